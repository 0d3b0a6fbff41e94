//! Any text behind a tag of PGN: never a panic or a hang; what is called legal is; what was read is written and read back.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    record::check(format!("[Event \"x\"]\n{input}").as_bytes()).iter().for_each(written::check);
});
