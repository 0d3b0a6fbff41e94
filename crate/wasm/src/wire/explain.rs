//! Why a mate is a mate and why a defence loses. The codes are those of `docs/explain.md`; moves come with their names, because
//! those that are not legal cannot be named on the page.

use tsify::Tsify;
use xiangqi::{Move, Square};

use super::MoveNames;
use crate::json::object;

/// A piece that attacks a point.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct Cover {
    /// Where it stands.
    #[tsify(type = "string")]
    pub square: Square,
    /// What it is, as in FEN.
    #[tsify(type = "PieceLetter")]
    pub piece: char,
    /// How it attacks.
    #[tsify(type = "'line' | 'screen' | 'leg' | 'step' | 'facing'")]
    pub way: &'static str,
    /// The screen, or the horse's leg.
    #[tsify(type = "string | null")]
    pub via: Option<Square>,
    /// Whether its line runs over the point where the king stands, to one behind it.
    pub behind: bool,
}
object!(Cover { square, piece, way, via, behind });

/// A point next to the king.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct Flight {
    /// The point.
    #[tsify(type = "string")]
    pub square: Square,
    /// What stands there.
    #[tsify(type = "PieceLetter | null")]
    pub piece: Option<char>,
    /// Why the king cannot go there.
    #[tsify(type = "'own-piece' | 'covered' | 'protected'")]
    pub bar: &'static str,
    /// What attacks it once the king is there.
    pub covers: Vec<Cover>,
    /// The king's move.
    pub names: Option<MoveNames>,
}
object!(Flight { square, piece, bar, covers, names });

/// What a move does against a check.
#[derive(Tsify)]
pub struct Parry {
    /// What it does.
    #[tsify(
        type = "'captures-checker' | 'interposes' | 'adds-screen' | 'removes-screen' | 'captures-screen' | 'blocks-leg' | 'king-moves'"
    )]
    pub purpose: &'static str,
    /// The piece that checks.
    #[tsify(type = "string")]
    pub against: Square,
}
object!(Parry { purpose, against });

/// Why a piece cannot go there by its own way of moving.
#[derive(Tsify)]
pub struct Obstacle {
    /// What is in its way, or missing.
    #[tsify(type = "'leg-blocked' | 'eye-blocked' | 'no-screen'")]
    pub code: &'static str,
    /// The points concerned.
    #[tsify(type = "string[]")]
    pub squares: Vec<Square>,
}
object!(Obstacle { code, squares });

/// A check that a move would leave its own king in.
#[derive(Tsify)]
pub struct Exposure {
    /// Why it is there.
    #[tsify(type = "'double-check' | 'pinned' | 'kings-facing' | 'becomes-screen'")]
    pub cause: &'static str,
    /// What attacks the king.
    pub by: Cover,
}
object!(Exposure { cause, by });

/// A move that would help, or any where there is no check, and why it is not legal.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Barred {
    /// The move.
    #[tsify(type = "string")]
    pub r#move: Move,
    /// Its names.
    pub names: Option<MoveNames>,
    /// What it would do against the checks; empty without one.
    pub parries: Vec<Parry>,
    /// What keeps the piece from going there.
    pub obstacle: Option<Obstacle>,
    /// What would attack the king then.
    pub exposures: Vec<Exposure>,
}
object!(Barred { r#move, names, parries, obstacle, exposures });

/// Why the game is over.
#[derive(Tsify)]
pub struct Ending {
    /// 将死 or 困毙.
    #[tsify(type = "'checkmate' | 'stalemate'")]
    pub code: &'static str,
    /// Where the king stands.
    #[tsify(type = "string")]
    pub king: Square,
    /// The king.
    #[tsify(type = "PieceLetter")]
    pub piece: char,
    /// What gives check.
    pub checkers: Vec<Cover>,
    /// The points next to it.
    pub flights: Vec<Flight>,
    /// What else does not help.
    pub barred: Vec<Barred>,
}
object!(Ending { code, king, piece, checkers, flights, barred });

/// What a move does.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Deed {
    /// The move.
    #[tsify(type = "string")]
    pub r#move: Move,
    /// Its names.
    pub names: Option<MoveNames>,
    /// Who makes it.
    #[tsify(type = "PieceLetter")]
    pub piece: char,
    /// What it takes.
    #[tsify(type = "PieceLetter | null")]
    pub captured: Option<char>,
    /// What it does, in a fixed order.
    #[tsify(type = "DeedCode[]")]
    pub does: Vec<&'static str>,
}
object!(Deed { r#move, names, piece, captured, does });

/// How a reply is refuted.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Refuted {
    /// What the reply does.
    pub reply: Deed,
    /// The attacker's moves to the end after it.
    pub mate_in: u16,
    /// Whether that is the distance, not an upper bound.
    pub exact: bool,
    /// The proof's line against it, to the end.
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
    /// What its first move does.
    pub answer: Deed,
}
object!(Refuted { reply, mate_in, exact, line, answer });

/// Why the game is over; after a reply, and how it came to that.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct Explanation {
    /// The reply that was asked about.
    #[tsify(type = "Refuted | null")]
    pub refuted: Option<Box<Refuted>>,
    /// The end of the game, or of the line against the reply.
    pub ending: Ending,
}
object!(Explanation { refuted, ending });

/// What moves do: shapes that have no place in Rust's types.
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const CODES: &str = r#"
export type PieceLetter = 'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P' | 'k' | 'a' | 'b' | 'n' | 'r' | 'c' | 'p';
export type DeedCode =
  | Parry['purpose']
  | 'parries-nothing' | 'captures' | 'retakes' | 'check' | 'double-check' | 'discovered-check' | 'quiet' | 'sacrifice';
"#;
