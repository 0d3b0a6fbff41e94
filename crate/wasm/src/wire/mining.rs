//! Mates found in games.

use tsify::Tsify;
use xiangqi::Move;

use super::Goal;
use crate::json::{object, words};

/// What became of a mate.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// The game ends there.
    Unplayed,
    /// A shortest move was played.
    Found,
    /// Another move that mates was played.
    Kept,
    /// It was let go, by proof.
    Missed,
    /// Not decided.
    Undecided,
}
words!(Fate { Unplayed, Found, Kept, Missed, Undecided });

/// A mate that was on the board, proved.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Find {
    /// Plies before the position.
    pub ply: u32,
    /// The position.
    pub fen: String,
    /// By checks or by any moves.
    pub goal: Goal,
    /// Attacker moves of the shortest mate.
    pub mate_in: u16,
    /// All shortest first moves.
    #[tsify(type = "string[]")]
    pub keys: Vec<Move>,
    /// A main line.
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
    /// Names of its patterns.
    pub tags: Vec<String>,
    /// 1 to 9.
    pub level: u8,
    /// What was played.
    #[tsify(type = "string | null")]
    pub played: Option<Move>,
    /// What became of it.
    pub fate: Fate,
    /// Attacker moves to the end, at most, where it was kept.
    pub kept_in: Option<u16>,
}
object!(Find { ply, fen, goal, mate_in, keys, line, tags, level, played, fate, kept_in });
