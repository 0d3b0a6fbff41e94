//! A library whose index entries and records are any bytes: never a panic or a hang; what is called legal is.
//!
//! The first byte says how many games there are, and whether the index lies about the blocks they take; then come 16 bytes of each
//! entry (state, order, blocks, length), and what stands behind the signatures of the records, in equal parts.
#![no_main]

#[path = "../checks/record.rs"]
mod record;
#[path = "../checks/written.rs"]
mod written;

use libfuzzer_sys::fuzz_target;

const INDEX: usize = 66_624;
const ENTRY: usize = 276;
const BLOCKS: usize = 8;
const BLOCK: usize = 4096;
const LIES: u8 = 0x80;

fuzz_target!(|input: &[u8]| {
    let Some((&first, rest)) = input.split_first() else { return };
    let games = usize::from(first % 4);
    let mut file = vec![0; INDEX + games * ENTRY];
    file[..16].copy_from_slice(b"CCBridgeLibrary\0");
    file[60] = games as u8;
    let (entries, records) = rest.split_at((games * 16).min(rest.len()));
    let mut parts = records.chunks(records.len().div_ceil(games.max(1)).max(1));
    for (game, entry) in entries.chunks(16).enumerate() {
        let at = INDEX + game * ENTRY;
        file[at..][..entry.len()].copy_from_slice(entry);
        let start = file.len();
        file.extend(b"CCBridge Record\0");
        file.extend(parts.next().unwrap_or_default());
        let blocks = (file.len() - start).div_ceil(BLOCK);
        file.resize(start + blocks * BLOCK, 0);
        if first & LIES == 0 {
            file[at + BLOCKS..][..4].copy_from_slice(&(blocks as u32).to_le_bytes());
        }
    }
    record::check(&file).iter().for_each(written::check);
});
