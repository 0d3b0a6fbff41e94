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

/// A gzip of one file; `flags` are those of the fields that are given.
fn gzip(flags: u8, fields: &[u8], data: &[u8]) -> Vec<u8> {
    let tail = [crc32(data).to_le_bytes(), (data.len() as u32).to_le_bytes()].concat();
    [&[0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3], fields, &compress_to_vec(data, 6), &tail].concat()
}

#[test]
fn the_one_file_of_a_gzip_comes_out() {
    let all = [&[3, 0][..], b"xyz", b"a.pgn\0", b"of somebody\0", &[1, 2]].concat();
    for (flags, fields, name) in [(0, &[][..], ""), (8, b"games.pgn\0", "games.pgn"), (30, &all, "a.pgn")] {
        let (given, seen) = members(&gzip(flags, fields, b"1. h2e2"), &Limits::default());
        assert_eq!((given.len(), seen), (1, Unpacked::default()));
        assert_eq!((given[0].name.as_str(), given[0].bytes.as_slice()), (name, b"1. h2e2".as_slice()));
        assert_eq!(given[0].fault, None);
    }
    let unknown = gzip(0x80, &[], b"x");
    assert_eq!(faults(&members(&unknown, &Limits::default()).0), [Some(FailureKind::UnknownPacking)]);
}

#[test]
fn a_gzip_and_a_zip_lie_in_each_other() {
    let (inner, _) = zip(&[file(b"a", b"1"), file(b"b.gz", &gzip(0, &[], b"2"))]);
    let names = |bytes: &[u8]| -> Vec<(String, Vec<u8>)> {
        members(bytes, &Limits::default()).0.into_iter().map(|member| (member.name, member.bytes)).collect()
    };
    assert_eq!(names(&inner), [("a".to_owned(), b"1".to_vec()), ("b.gz".to_owned(), b"2".to_vec())]);
    assert_eq!(names(&gzip(0, &[], &inner)).len(), 2);
}

#[test]
fn a_gzip_that_is_cut_or_swollen_says_so() {
    let text: Vec<u8> = (0..4000_u32).flat_map(|n| (n * n).to_le_bytes()).collect();
    let bytes = gzip(8, b"a\0", &text);
    let (cut, _) = members(&bytes[..bytes.len() / 2], &Limits::default());
    assert_eq!(faults(&cut), [Some(FailureKind::BadCompression)]);
    assert!(text.starts_with(&cut[0].bytes) && !cut[0].bytes.is_empty());
    let bomb = gzip(0, &[], &vec![0; 20 << 20]);
    assert_eq!(faults(&members(&bomb, &Limits::default()).0), [Some(FailureKind::TooLarge)]);
    for len in 0..40 {
        members(&bytes[..len], &Limits::default());
    }
}

#[test]
fn other_archives_are_not_taken_for_one() {
    for bytes in [&b"Rar!\x1A\x07\x01\0PK\x03\x04"[..], b"7z\xBC\xAF\x27\x1C\0\0"] {
        let outcome = unpack(bytes, &Limits::default(), &mut |_, _| ControlFlow::Continue(()));
        assert_eq!(outcome.map_err(|failure| failure.kind), Err(FailureKind::Archive));
    }
}
