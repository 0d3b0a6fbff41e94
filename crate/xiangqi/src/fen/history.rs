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
        match (base, coordinates.evident_base()) {
            (Some(old), Some(new)) if old != new => break,
            (None, new) => base = new,
            _ => {}
        }
        written.push(coordinates);
    }
    if base.is_none() && !written.is_empty() {
        warnings.add(FenWarning::MovesRankBase);
    }
    let base = base.unwrap_or(RankBase::Zero);
    // Ranks before the telling one may turn out to be off the board: a 0-based list has no rank 10, and so on.
    let moves: Vec<Move> = written.iter().map_while(|coordinates| coordinates.to_move(base)).collect();
    if moves.len() < words.len() {
        warnings.add(FenWarning::MovesCut);
    }
    moves
}
