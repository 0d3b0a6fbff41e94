//! Small archives, written here byte by byte.

use std::ops::ControlFlow;

use miniz_oxide::deflate::compress_to_vec;

use super::crc::crc32;
use super::{Member, Unpacked, unpack};
use crate::failure::FailureKind;
use crate::limits::Limits;

/// A file to be packed: its name as bytes, its data, flags, method (0 stored, 8 deflated).
struct File<'a> {
    name: &'a [u8],
    data: &'a [u8],
    flags: u16,
    method: u16,
}

fn file<'a>(name: &'a [u8], data: &'a [u8]) -> File<'a> {
    File { name, data, flags: 0, method: 8 }
}

/// The archive, and where its directory begins.
fn zip(files: &[File]) -> (Vec<u8>, usize) {
    let (mut bytes, mut rows) = (Vec::new(), Vec::new());
    for &File { name, data, flags, method } in files {
        let head = bytes.len() as u32;
        let packed = if method == 8 { compress_to_vec(data, 6) } else { data.to_vec() };
        let mut common = Vec::new();
        common.extend([20, 0]);
        for field in [flags, method, 0, 0] {
            common.extend(field.to_le_bytes());
        }
        for field in [crc32(data), packed.len() as u32, data.len() as u32] {
            common.extend(field.to_le_bytes());
        }
        common.extend((name.len() as u16).to_le_bytes());
        common.extend([0, 0]);
        bytes.extend([b"PK\x03\x04", common.as_slice(), name, &packed].concat());
        rows.extend([b"PK\x01\x02\x14\0", common.as_slice(), &[0; 10], &head.to_le_bytes(), name].concat());
    }
    let start = bytes.len();
    bytes.extend(&rows);
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    let count = (files.len() as u16).to_le_bytes();
    bytes.extend([count, count].concat());
    bytes.extend((rows.len() as u32).to_le_bytes());
    bytes.extend((start as u32).to_le_bytes());
    bytes.extend([0, 0]);
    (bytes, start)
}

fn members(bytes: &[u8], limits: &Limits) -> (Vec<Member>, Unpacked) {
    let mut all = Vec::new();
    let seen = unpack(bytes, limits, &mut |member, _| {
        all.push(member);
        ControlFlow::Continue(())
    });
    (all, seen.unwrap_or_default())
}

fn faults(members: &[Member]) -> Vec<Option<FailureKind>> {
    members.iter().map(|member| member.fault.map(|fault| fault.kind)).collect()
}

#[test]
fn files_come_out_with_their_names_in_either_encoding() {
    let (gbk, _, _) = encoding_rs::GB18030.encode("残局\\第一局.txt");
    let utf8 = File { flags: 1 << 11, method: 0, ..file("二.txt".as_bytes(), b"stored") };
    let (bytes, _) = zip(&[file(b"folder/", b""), file(&gbk, b"packed"), utf8, file(b"__MACOSX/._x", b"x")]);
    let (members, seen) = members(&bytes, &Limits::default());
    let given: Vec<(&str, &[u8])> = members.iter().map(|m| (m.name.as_str(), m.bytes.as_slice())).collect();
    assert_eq!(given, [("残局/第一局.txt", b"packed".as_slice()), ("二.txt", b"stored")]);
    assert!(!seen.damaged && members.iter().all(|member| member.fault.is_none()));
}

#[test]
fn a_zip_in_a_zip_is_opened_once() {
    let (innermost, _) = zip(&[file(b"c", b"3")]);
    let (inner, _) = zip(&[file(b"b", b"2"), file(b"deep.zip", &innermost)]);
    let (outer, _) = zip(&[file(b"a", b"1"), file(b"in.zip", &inner)]);
    let (members, _) = members(&outer, &Limits::default());
    let names: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["a", "in.zip/b", "in.zip/deep.zip"]);
    assert_eq!(faults(&members), [None, None, Some(FailureKind::Archive)]);
}

#[test]
fn what_cannot_be_unpacked_is_named_and_the_rest_comes() {
    let locked = File { flags: 1, ..file(b"locked", b"x") };
    let other = File { method: 14, ..file(b"lzma", b"x") };
    let text: Vec<u8> = (0..4000_u32).flat_map(|n| (n * n).to_le_bytes()).collect();
    let (mut bytes, _) = zip(&[locked, other, file(b"damaged", &text), file(b"sound", b"y")]);
    let damaged = bytes.windows(7).position(|window| window == b"damaged").unwrap();
    bytes[damaged + 3000] ^= 0x55;
    let (members, seen) = members(&bytes, &Limits::default());
    let bad = Some(FailureKind::BadCompression);
    assert_eq!(
        faults(&members),
        [Some(FailureKind::Encrypted), Some(FailureKind::UnknownPacking), bad, None]
    );
    assert!(!seen.damaged && !members[2].bytes.is_empty());
    assert_eq!(members[3].bytes, b"y");
}

#[test]
fn a_zip_that_is_cut_short_gives_what_came_before() {
    let (bytes, directory) =
        zip(&[file(b"a", b"first"), file(b"b", b"second"), file(b"c", b"third, and last")]);
    let (all, seen) = members(&bytes[..directory], &Limits::default());
    assert!(seen.damaged);
    assert_eq!(
        all.iter().map(|m| m.bytes.as_slice()).collect::<Vec<_>>(),
        [&b"first"[..], b"second", b"third, and last"]
    );
    let (cut, _) = members(&bytes[..directory - 4], &Limits::default());
    assert_eq!(faults(&cut), [None, None, Some(FailureKind::BadCompression)]);
    for len in 0..bytes.len() {
        members(&bytes[..len], &Limits::default());
    }
}

#[test]
fn bombs_are_not_unpacked() {
    let zeros = vec![0; 20 << 20];
    let (bytes, _) = zip(&[file(b"bomb", &zeros), file(b"a", b"1")]);
    assert_eq!(faults(&members(&bytes, &Limits::default()).0), [Some(FailureKind::TooLarge), None]);
    let small = Limits { bytes: 1000, ..Limits::default() };
    let (bytes, _) = zip(&[file(b"a", &[1; 600]), file(b"b", &[1; 600]), file(b"c", &[1; 300])]);
    assert_eq!(faults(&members(&bytes, &small).0), [None, Some(FailureKind::TooLarge), None]);
    let few = Limits { members: 2, ..Limits::default() };
    let (two, seen) = members(&bytes, &few);
    assert_eq!((two.len(), seen), (2, Unpacked { damaged: false, more: true }));
    assert!(unpack(&zip(&[]).0, &few, &mut |_, _| ControlFlow::Continue(())).is_err());
}
