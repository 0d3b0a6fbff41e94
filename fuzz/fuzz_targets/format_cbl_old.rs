//! Any bytes as the unpacked data of a library of 2.1: never a panic or a hang; what is called legal is; what was read is written and read back.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let head = b"CCBridge\x15\0\0\0\0\0\0\0\0\0\0\0";
    record::check(&[head, input].concat()).iter().for_each(written::check);
});
