//! The order in which a library lists its packs.

use super::Listed;
use crate::pack::Kind;
use crate::pattern::CATALOGUE;

/// Puts packs into the order of a library: by kind, drills as the catalogue has their patterns, others from the pack that begins with
/// the shorter mate, then by id.
pub fn sort(library: &mut [Listed]) {
    library.sort_by_cached_key(|listed| {
        let id = listed.pack.id.clone();
        let place = match listed.kind {
            Kind::Drill => CATALOGUE.iter().position(|entry| entry.key == id).unwrap_or(CATALOGUE.len()),
            _ => listed.pack.puzzles.iter().map(|p| usize::from(p.mate_in)).min().unwrap_or(0),
        };
        (listed.kind, place, id)
    });
}
