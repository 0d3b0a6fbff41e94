//! Any bytes as a parcel: never a panic, no memory that the bytes do not account for; a record that comes out of one comes
//! out of its own parcel the same.
#![no_main]

use formats::parcel::{pack, unpack};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some(record) = unpack(input) else { return };
    assert!(record.tree.len() <= input.len());
    assert_eq!(unpack(&pack(&record)), Some(record));
});
