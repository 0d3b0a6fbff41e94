//! Any bytes as a file: never a panic or a hang; what is called legal is. What is written again is for the targets of one format.
#![no_main]

#[path = "../checks/record.rs"]
mod record;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    record::check(input);
});
