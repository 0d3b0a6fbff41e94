//! Any text behind the head of an exercise set: never a panic or a hang; what is called legal is; the records of a set are
//! written as a set again, and such a set is stable.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use formats::{Format, Options, canju, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let file = format!("{{\"format\":\"canju-set\",\"version\":1,{input}");
    record::check(file.as_bytes()).iter().for_each(written::check);
    let Ok(import) = read(file.as_bytes(), &Options::default()) else { return };
    // With zeros in it a text that is no JSON may be the moves of a CHN file.
    if import.summary.format != Format::Canju {
        return;
    }
    let once = canju::write(&import.records).bytes;
    // A set without exercises is refused, and there are none where no position has its kings.
    let Ok(again) = read(&once, &Options::default()) else { return };
    assert!(again.records.len() <= 60);
    assert_eq!(canju::write(&again.records).bytes, once);
});
