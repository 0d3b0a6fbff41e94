//! Any bytes as the index and as the file of a pack: never a panic, and never more memory than the bytes account for.
#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle::bundle::{self, CONTENTS, File, packing};

/// A table of contents with the number of puzzles that the file of the pack claims.
fn contents(count: u32) -> String {
    let text = r#"{"zh-Hans":"a","zh-Hant":"a","en":"a"}"#;
    format!(
        r#"{{"schema":1,"puzzles":{count},"names":["a","b"],"index":{{"file":"i"}},"examples":{{}},"packs":[{{"id":"p","kind":"other",
"title":{text},"description":{text},"licence":"CC0-1.0","count":{count},"file":"p"}}]}}"#
    )
}

fuzz_target!(|bytes: &[u8]| {
    let _ = bundle::read_index(bytes);
    let _ = bundle::read_index(&packing::pack(bytes));
    let count = bytes.get(4..8).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    let file = |name: &str, bytes: &[u8]| File { name: name.to_owned(), bytes: bytes.to_vec() };
    let files = [
        file(CONTENTS, contents(count).as_bytes()),
        file("i", &packing::pack(b"CJX1\0\0\0\0\0\0\0\0")),
        file("p", &packing::pack(bytes)),
    ];
    let _ = bundle::read(&files);
});
