//! Every shape that crosses between the wasm module and the page.
//!
//! `www/src/engine/wire.ts` and `www/src/workshop/wire.ts` hold the same shapes by hand; `tsify` writes these ones into the
//! generated `.d.ts`, and the `wire-check.ts` beside each compares the two at compile time. Squares are `"a0"`…`"i9"`, moves two squares (`"h2e2"`).
//! No behaviour lives here: how a domain value becomes one of these shapes is `convert.rs`, how a shape is written is
//! `json.rs`. The list below a shape names its fields once more; one that is not in its list does not compile.

#[cfg(feature = "workshop")]
mod advice;
#[cfg(feature = "engine")]
mod attempt;
#[cfg(feature = "engine")]
mod explain;
#[cfg(feature = "engine")]
mod message;
#[cfg(feature = "workshop")]
mod mining;
#[cfg(feature = "workshop")]
mod records;
#[cfg(feature = "engine")]
mod rules;

#[cfg(feature = "workshop")]
pub use advice::{AdviceChange, AdvicePart, AdviceReport, Dual};
#[cfg(feature = "engine")]
pub use attempt::{AttemptState, AttemptView, End, Hint, Judgement, LocalText, Puzzle, Reply, Verdict};
#[cfg(feature = "engine")]
pub use explain::{Barred, Cover, Deed, Ending, Explanation, Exposure, Flight, Obstacle, Parry, Refuted};
#[cfg(feature = "engine")]
pub use message::{Certificate, Progress, Request, Response, SolveAnswer, SolveVerdict};
#[cfg(feature = "workshop")]
pub use mining::{Fate, Find};
#[cfg(feature = "workshop")]
pub use records::{
    FileReport, LossNote, Mark, MemberHead, Moment, NodeView, Note, RecordBatch, RecordHead, RecordView,
    Standing, Tag, Unread,
};
#[cfg(feature = "engine")]
pub use rules::{FenReport, MoveNames, MoveReading, PlacedPiece, PositionView, ReadingError, Side, Status};

use tsify::Tsify;
use xiangqi::Square;

use crate::json::{object, words};

/// What the attacker must do.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Mate with a check on every move (连将杀).
    Checks,
    /// Mate by any moves.
    Any,
}
words!(Goal { Checks, Any });

/// What is wrong, as data: the page turns the code into words.
#[derive(Tsify)]
pub struct Fault {
    /// Stable, kebab-case.
    #[tsify(type = "string")]
    pub code: &'static str,
    /// The squares concerned, possibly none.
    #[tsify(type = "string[]")]
    pub squares: Vec<Square>,
    /// One English sentence for logs.
    pub message: String,
}
object!(Fault { code, squares, message });
