//! The files of a zip, one by one.

use formats::{Limits, archive, carry};
use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;

use super::heads::note;
use crate::json::to_js;
use crate::wire::{FileReport, MemberHead, Unread};

/// Takes the files out of a zip. `each(head, bytes)` is called with a `MemberHead` and what the file holds.
#[wasm_bindgen(js_name = unpackArchive, unchecked_return_type = "FileReport")]
pub fn unpack_archive(
    bytes: &[u8],
    #[wasm_bindgen(unchecked_param_type = "(head: MemberHead, bytes: Uint8Array) => void")] each: &Function,
) -> Result<JsValue, JsValue> {
    let mut files = 0;
    let result = carry(|mind| {
        archive::unpack(bytes, &Limits::default(), &mut |member, at| {
            files += 1;
            let fault = member.fault.map(|fault| Unread { code: fault.kind.code(), at: fault.at as u32 });
            let head = to_js(&MemberHead { name: member.name, fault, read: at as u32 });
            let held = Uint8Array::from(member.bytes.as_slice());
            mind(each.call2(&JsValue::NULL, &head, &held).map(|_| ()))
        })
    })?;
    let (warnings, failure) = match result {
        Ok(seen) => (seen.warnings(bytes.len()), None),
        Err(failure) => (Vec::new(), Some(Unread { code: failure.kind.code(), at: failure.at as u32 })),
    };
    Ok(to_js(&FileReport {
        format: failure.is_none().then_some("zip"),
        encoding: None,
        games: files,
        warnings: warnings.iter().map(note).collect(),
        failure,
    }))
}
