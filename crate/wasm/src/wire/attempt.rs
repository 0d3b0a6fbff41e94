//! Puzzles, judgements and attempts.

use tsify::Tsify;
use xiangqi::{Move, Square};

use super::Goal;
use crate::json::{object, words};

/// A text in the three languages of the page.
#[derive(Tsify)]
pub struct LocalText {
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    pub hans: String,
    /// Traditional Chinese.
    #[serde(rename = "zh-Hant")]
    pub hant: String,
    /// English.
    pub en: String,
}

/// One puzzle of a pack. It is only ever read, in `request.rs`.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// Stable over the pack's life.
    pub id: String,
    /// The position; its side to move attacks.
    pub fen: String,
    /// What the attacker must do.
    pub goal: Goal,
    /// Attacker moves of the shortest mate.
    pub mate_in: u16,
    /// All first moves of a shortest mate.
    pub keys: Vec<String>,
    /// One main line.
    pub line: Vec<String>,
    /// Pattern names (杀法) in simplified Chinese.
    pub tags: Vec<String>,
    /// 1 to 9.
    pub level: u8,
    /// A name, if it has one.
    #[tsify(optional)]
    pub title: Option<LocalText>,
    /// Where it comes from.
    #[tsify(optional)]
    pub source: Option<String>,
}

/// A legal reply of the defender.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Reply {
    /// The reply.
    #[tsify(type = "string")]
    pub r#move: Move,
    /// Attacker moves it still holds out.
    pub mate_in: u16,
    /// True where `mate_in` is only an upper bound.
    pub at_most: bool,
}
object!(Reply { r#move, mate_in, at_most });

/// The name of a judgement.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Keeps the shortest mate.
    Best,
    /// Still a forced mate, but longer than the shortest.
    Longer,
    /// A check, but the defence ends the attack by checks.
    CheckNoMate,
    /// Not a check, and the defence holds.
    AttackLost,
    /// The defence holds out longer than the task allows; whether a longer mate exists is not known (goal any).
    TooSlow,
    /// The defender has no move left.
    Solved,
    /// Not decided within the limits; never shown as wrong.
    Unknown,
}
words!(Verdict { Best, Longer, CheckNoMate, AttackLost, TooSlow, Solved, Unknown });

/// How a solved game ended.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// 将死.
    Checkmate,
    /// 困毙.
    Stalemate,
}
words!(End { Checkmate, Stalemate });

/// What was found of one attacker move.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Judgement {
    /// The move that was judged.
    #[tsify(type = "string")]
    pub r#move: Move,
    /// The verdict.
    pub verdict: Verdict,
    /// Attacker moves that remain after this move (best, longer; solved = 0).
    pub mate_in: Option<u16>,
    /// How many moves longer than the shortest (longer).
    pub extra: u16,
    /// How the game ended (solved).
    pub end: Option<End>,
    /// True where a quiet move keeps a mate but the task says checks only.
    pub quiet: bool,
    /// All legal replies, longest defence first; the first is the one that was played.
    pub replies: Vec<Reply>,
    /// From the position after the judged move: the refuting reply, then the play that follows it.
    #[tsify(type = "string[]")]
    pub refutation: Vec<Move>,
    /// Positions of the certificate that was checked.
    pub certified: u32,
    /// Search nodes spent.
    pub nodes: u64,
}
object!(Judgement { r#move, verdict, mate_in, extra, end, quiet, replies, refutation, certified, nodes });

/// How far an attempt is.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptState {
    /// The attacker is to find a move.
    Solving,
    /// The defender has no move left.
    Solved,
    /// The solver asked for the solution.
    GivenUp,
}
words!(AttemptState { Solving, Solved, GivenUp });

/// The state of an attempt after each request.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct AttemptView {
    /// From the puzzle's position, attacker and defender by turns.
    #[tsify(type = "string[]")]
    pub moves: Vec<Move>,
    /// Of each attacker move that stands, in order.
    pub judgements: Vec<Judgement>,
    /// Attacker moves to the shortest mate from the current position, if it is the attacker's turn.
    pub mate_in: Option<u16>,
    /// How far the attempt is.
    pub state: AttemptState,
    /// The highest hint stage used, 0 to 4.
    pub hint_stage: u8,
    /// How many wrong moves were tried.
    pub wrong_tries: u32,
    /// How many longer mates were tried.
    pub longer_tries: u32,
    /// Whether the whole solution was shown.
    pub solution_shown: bool,
}
object!(AttemptView {
    moves,
    judgements,
    mate_in,
    state,
    hint_stage,
    wrong_tries,
    longer_tries,
    solution_shown,
});

/// A hint of one stage.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Hint {
    /// 1 theme and length, 2 the piece, 3 the move, 4 the line against the best defence.
    #[tsify(type = "1 | 2 | 3 | 4")]
    pub stage: u8,
    /// Pattern names (stage 1 and up).
    pub tags: Vec<String>,
    /// Attacker moves of the shortest mate from here.
    pub mate_in: u16,
    /// The piece that moves (stage 2 and up).
    #[tsify(type = "string | null")]
    pub square: Option<Square>,
    /// The move (stage 3 and up).
    #[tsify(type = "string | null")]
    pub r#move: Option<Move>,
    /// The line (stage 4).
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
}
object!(Hint { stage, tags, mate_in, square, r#move, line });
