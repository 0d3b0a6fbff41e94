//! Any text as a pack file: never a panic, faults within their bound and with places inside the text; a pack that was read is
//! written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle::pack::{self, bounds};

fuzz_target!(|text: &str| {
    match pack::read(text) {
        Ok(found) => {
            let written = pack::write(&found);
            assert_eq!(pack::read(&written).as_ref(), Ok(&found));
            assert_eq!(pack::write(&found), written);
        }
        Err(faults) => {
            assert!(!faults.is_empty() && faults.len() <= bounds::FAULTS + 1);
            let lines = text.split('\n').count() as u32;
            assert!(
                faults.iter().all(|fault| fault.line >= 1 && fault.line <= lines + 1 && fault.column >= 1
                    || fault.line == 0)
            );
        }
    }
});
