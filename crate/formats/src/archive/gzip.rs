//! The one file of a gzip (RFC 1952), as an entry of a directory. Of several streams in a file the first is taken.

use super::directory::{Entry, Method};
use crate::bytes::{Cursor, u32_at};
use crate::encoding;

/// The signature, with the only method that there is.
const MAGIC: &[u8] = b"\x1F\x8B\x08";
/// The fixed part of the head, and the sum and length behind the data.
const HEAD_LEN: usize = 10;
const TAIL_LEN: usize = 8;

/// Bits of the flags: a sum of the head, an extra field, the name, a comment; the others mean nothing yet.
const HEAD_SUM: u8 = 1 << 1;
const EXTRA: u8 = 1 << 2;
const NAME: u8 = 1 << 3;
const COMMENT: u8 = 1 << 4;
const UNKNOWN: u8 = 0b1110_0000;

pub(super) fn is_gzip(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The file in a gzip; its name is empty where none is told. Nothing where it is no gzip.
pub(super) fn member(bytes: &[u8]) -> Option<Entry> {
    is_gzip(bytes)
        .then(|| head(bytes).unwrap_or_else(|| entry(bytes, String::new(), bytes.len(), Method::Deflated)))
}

/// The entry of a head that is whole.
fn head(bytes: &[u8]) -> Option<Entry> {
    let mut cursor = Cursor::new(bytes, 0);
    let flags = cursor.take(HEAD_LEN)?[MAGIC.len()];
    let method = if flags & UNKNOWN == 0 { Method::Deflated } else { Method::Unknown };
    if flags & EXTRA != 0 {
        let len = cursor.u16()?;
        cursor.take(len.into())?;
    }
    let name = if flags & NAME != 0 { words(&mut cursor)? } else { &[] };
    if flags & COMMENT != 0 {
        words(&mut cursor)?;
    }
    if flags & HEAD_SUM != 0 {
        cursor.u16()?;
    }
    let decoded = encoding::guess(&[name]).0.decode(name).0;
    let name = decoded.chars().filter(|c| !c.is_control()).collect();
    Some(entry(bytes, name, cursor.at(), method))
}

fn entry(bytes: &[u8], name: String, data: usize, method: Method) -> Entry {
    let sum = bytes.len().checked_sub(TAIL_LEN).and_then(|at| u32_at(bytes, at));
    Entry { name, method, head: 0, data, packed: bytes.len() - data, sum }
}

/// A text up to its zero.
fn words<'a>(cursor: &mut Cursor<'a>) -> Option<&'a [u8]> {
    let mut rest = *cursor;
    let len = rest.rest().iter().position(|&byte| byte == 0)?;
    let text = cursor.take(len)?;
    cursor.u8()?;
    Some(text)
}
