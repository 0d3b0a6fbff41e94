//! What a teacher is told of a position of his own.

use tsify::Tsify;
use xiangqi::{Move, Square};

use crate::json::object;

/// Where the attacker has a choice after the first move.
#[derive(Tsify)]
pub struct Dual {
    /// His move, from 2.
    pub turn: u16,
    /// Equally short moves in the main line, beside the one played.
    pub main: u32,
    /// Positions of other lines with more than one shortest move.
    pub side: u32,
}
object!(Dual { turn, main, side });

/// What is said of the position as it stands, proved.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AdviceReport {
    /// Attacker moves of the shortest mate.
    pub mate_in: u16,
    /// All shortest first moves.
    #[tsify(type = "string[]")]
    pub keys: Vec<Move>,
    /// A main line.
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
    /// Names of its patterns, as in packs.
    pub tags: Vec<String>,
    /// 1 to 9.
    pub level: u8,
    /// By the attacker's moves.
    pub duals: Vec<Dual>,
    /// Whether these are all.
    pub duals_complete: bool,
    /// Legal replies to the first key.
    pub replies: u32,
    /// Checks of the first move that are no keys.
    pub wrong_checks: u32,
}
object!(AdviceReport { mate_in, keys, line, tags, level, duals, duals_complete, replies, wrong_checks });

/// A man put on a point, or the one there taken away, with which the mate is as long and has one key.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct AdviceChange {
    /// The point.
    #[tsify(type = "string")]
    pub square: Square,
    /// The man that comes; null where one goes.
    #[tsify(
        type = "'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P' | 'k' | 'a' | 'b' | 'n' | 'r' | 'c' | 'p' | null"
    )]
    pub piece: Option<char>,
}
object!(AdviceChange { square, piece });

/// What comes while advice is worked on: first the report, then what each trial brought.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct AdvicePart {
    /// In the first part alone.
    pub report: Option<AdviceReport>,
    /// The task is the same without the man on this point.
    #[tsify(type = "string | null")]
    pub idle: Option<Square>,
    /// With this change there is one key.
    pub change: Option<AdviceChange>,
    /// Trials so far, and all of them.
    pub done: u32,
    /// All of them.
    pub total: u32,
}
object!(AdvicePart { report, idle, change, done, total });
