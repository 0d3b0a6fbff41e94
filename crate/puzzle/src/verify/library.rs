//! What the packs of a library claim together: that no position stands in them twice, that ids tell puzzles apart and rise, that
//! packs go from easy to hard. Nothing is solved here.

use std::collections::{HashMap, HashSet};

use mate::Goal;

use super::{Failure, FailureKind};
use crate::compose;
use crate::pack::{Kind, Pack, Puzzle};

/// The failures of packs with their kinds, each with the place of its pack, in the order of the packs.
pub fn verify_library<'a>(packs: impl IntoIterator<Item = (Kind, &'a Pack)>) -> Vec<(usize, Failure)> {
    let mut positions: HashMap<(u64, Goal), &str> = HashMap::new();
    let mut ids: HashSet<&str> = HashSet::new();
    let mut failures = Vec::new();
    for (place, (kind, pack)) in packs.into_iter().enumerate() {
        let mut number = 0;
        let mut hardest: Option<&Puzzle> = None;
        for puzzle in &pack.puzzles {
            let mut fail = |kind| failures.push((place, Failure { puzzle: puzzle.id.clone(), kind }));
            let key = (compose::key(&puzzle.position), puzzle.goal);
            if let Some(&of) = positions.get(&key) {
                fail(FailureKind::Duplicate { of: of.to_owned() });
            } else {
                positions.insert(key, &puzzle.id);
            }
            if !ids.insert(&puzzle.id) {
                fail(FailureKind::RepeatedId);
            }
            if has_numbers(kind) {
                match pack.number_of(puzzle).filter(|&n| n > number) {
                    Some(n) => number = n,
                    None => fail(FailureKind::Id),
                }
            }
            match hardest.filter(|hardest| hardness(kind, puzzle) < hardness(kind, hardest)) {
                Some(hardest) => fail(FailureKind::Order { after: hardest.id.clone() }),
                None => hardest = Some(puzzle),
            }
        }
    }
    failures
}

/// Whether ids are the pack's with a number: in every kind but the figures, which have those of the rules, and packs of others.
fn has_numbers(kind: Kind) -> bool {
    !matches!(kind, Kind::Figures | Kind::Other)
}

/// What must not fall from one puzzle of a pack to the next. The basics go from pattern to pattern, figures as in the rules.
fn hardness(kind: Kind, puzzle: &Puzzle) -> u16 {
    match kind {
        Kind::Basics | Kind::Figures | Kind::Other => 0,
        Kind::Studies => puzzle.mate_in,
        Kind::Drill | Kind::Checks | Kind::Quiet | Kind::Stalemate | Kind::Defences | Kind::Games => {
            u16::from(puzzle.level)
        }
    }
}
