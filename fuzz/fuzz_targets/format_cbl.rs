//! A library whose index entries and records are any bytes: never a panic or a hang; what is called legal is.
//!
//! The first bytes are index entries' states, orders, blocks and lengths; the rest stands where the records do.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use libfuzzer_sys::fuzz_target;

const INDEX: usize = 66_624;
const ENTRY: usize = 276;

fuzz_target!(|input: &[u8]| {
    let Some((&games, rest)) = input.split_first() else { return };
    let games = usize::from(games % 4);
    let mut file = vec![0; INDEX + games * ENTRY];
    file[..16].copy_from_slice(b"CCBridgeLibrary\0");
    file[60] = games as u8;
    let (entries, records) = rest.split_at((games * 16).min(rest.len()));
    for (game, entry) in entries.chunks(16).enumerate() {
        file[INDEX + game * ENTRY..][..entry.len()].copy_from_slice(entry);
    }
    file.extend(records);
    record::check(&file).iter().for_each(written::check);
});
