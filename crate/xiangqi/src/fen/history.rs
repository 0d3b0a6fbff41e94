//! The moves behind `moves`, with which an engine protocol carries the history since the last capture.

use alloc::string::String;
use alloc::vec::Vec;

use super::{FenWarning, Warnings, Word};
use crate::Move;
use crate::notation::coordinates::{Coordinates, RankBase};

/// Reads the moves up to the first word that is none.
///
/// UCCI counts ranks from 0 and UCI from 1. A rank 0 or 10 anywhere in the list settles it for the whole list; with
/// neither, ranks count from 0 and a warning says so.
pub(super) fn read(words: &[Word], warnings: &mut Warnings) -> Vec<Move> {
    let mut written = Vec::with_capacity(words.len());
    let mut base = None;
    for word in words {
        let text: String = word.iter().take(16).map(|c| c.value).collect();
        let Some(coordinates) = Coordinates::parse(&text) else { break };
        base = base.or(coordinates.evident_base());
        written.push(coordinates);
    }
    if base.is_none() && !written.is_empty() {
        warnings.add(FenWarning::MovesRankBase);
    }
    let base = base.unwrap_or(RankBase::Zero);
    // A word that proves the other base is off the board in this one, and ends the list like any word that is no move.
    let moves: Vec<Move> = written.iter().map_while(|coordinates| coordinates.to_move(base)).collect();
    if moves.len() < words.len() {
        warnings.add(FenWarning::MovesCut);
    }
    moves
}
