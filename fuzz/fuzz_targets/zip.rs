//! Any bytes as a zip: never a panic or a hang, no more files and bytes than the limits allow, and what has a fault or not is told.
#![no_main]

use std::ops::ControlFlow;

use formats::{Limits, archive};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let limits = Limits { bytes: 1 << 20, members: 50, ..Limits::default() };
    let (mut bytes, mut members) = (0, 0);
    let outcome = archive::unpack(input, &limits, &mut |member, at| {
        bytes += member.bytes.len();
        members += 1;
        assert!(at <= input.len());
        assert!(member.fault.is_some() || !archive::is_archive(&member.bytes));
        assert!(!member.name.chars().any(char::is_control));
        ControlFlow::Continue(())
    });
    assert!(bytes <= limits.bytes && members <= limits.members);
    assert_eq!(outcome.is_ok(), members > 0);
});
