//! Any bytes as a file: never a panic or a hang; what is called legal is; what was read is written and read back.
#![no_main]

#[path = "../checks/record.rs"]
mod record;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    record::check_file(input);
});
