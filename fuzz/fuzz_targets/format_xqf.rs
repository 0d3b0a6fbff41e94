//! Any bytes behind the signature of XQF: never a panic or a hang; what is called legal is; what was read is written and read back.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    record::check(&[b"XQ", input].concat()).iter().for_each(written::check);
});
