//! Positions that are not to be found again.

use std::collections::HashSet;
use std::path::PathBuf;

use puzzle::compose::key;

use crate::failure::Failure;
use crate::packs::{listed, pack_files};
use crate::positions;

/// The keys of the positions of packs (files and folders), and of files that hold FENs.
///
/// # Errors
/// A file that cannot be read, `no-packs`, `not-a-pack`.
pub(crate) fn known(packs: &[PathBuf], others: &[PathBuf]) -> Result<HashSet<u64>, Failure> {
    let mut seen = HashSet::new();
    for path in others {
        seen.extend(positions::read(path)?.iter().map(key));
    }
    if packs.is_empty() {
        return Ok(seen);
    }
    for path in pack_files(packs)? {
        seen.extend(listed(&path)?.pack.puzzles.iter().map(|puzzle| key(&puzzle.position)));
    }
    Ok(seen)
}
