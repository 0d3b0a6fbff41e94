//! Positions, FEN and move texts: what the synchronous functions say.

use tsify::Tsify;
use xiangqi::{Move, Square};

use super::Fault;
use crate::json::{object, words};

/// A side, as the page names it.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Upper-case letters, at the bottom, moves first in the start position.
    Red,
    /// Lower-case letters.
    Black,
}
words!(Side { Red, Black });

/// A piece on its square.
#[derive(Tsify)]
pub struct PlacedPiece {
    /// `"a0"`…`"i9"`.
    #[tsify(type = "string")]
    pub square: Square,
    /// The letter of a FEN: upper case Red, lower case Black.
    #[tsify(type = "'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P' | 'k' | 'a' | 'b' | 'n' | 'r' | 'c' | 'p'")]
    pub piece: char,
}
object!(PlacedPiece { square, piece });

/// Whether the game goes on.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The side to move has a legal move.
    Playing,
    /// It has none and is in check.
    Checkmate,
    /// It has none and is not in check: it loses all the same (困毙).
    Stalemate,
}
words!(Status { Playing, Checkmate, Stalemate });

/// Everything that the board and the grid need to know of one position.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct PositionView {
    /// The canonical FEN.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// In square order.
    pub pieces: Vec<PlacedPiece>,
    /// All legal moves.
    #[tsify(type = "string[]")]
    pub legal: Vec<Move>,
    /// The square of the king in check.
    #[tsify(type = "string | null")]
    pub check: Option<Square>,
    /// The pieces that give the check.
    #[tsify(type = "string[]")]
    pub checkers: Vec<Square>,
    /// Whether the game goes on.
    pub status: Status,
}
object!(PositionView { fen, turn, pieces, legal, check, checkers, status });

/// What `readFen` says of a text.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct FenReport {
    /// True when the text is a legal position.
    pub ok: bool,
    /// The canonical FEN, present when the text could be parsed, even where the position is not legal.
    pub fen: Option<String>,
    /// Codes of what was repaired or looks odd.
    #[tsify(type = "string[]")]
    pub warnings: Vec<&'static str>,
    /// All reasons at once.
    pub errors: Vec<Fault>,
}
object!(FenReport { ok, fen, warnings, errors });

/// One move in all notations.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveNames {
    /// `H2-E2`.
    pub iccs: String,
    /// `h3e3`, ranks 1 to 10.
    pub uci: String,
    /// `炮二平五`, way 1 for pawns.
    pub chinese: String,
    /// Way 2 for pawns: `前三平二`.
    pub chinese_file_pawns: String,
    /// Way 1 in traditional characters.
    pub traditional: String,
    /// Way 1 with half-width digits for Black.
    pub half_width: String,
    /// `炮25`.
    pub short: String,
    /// WXF as xqbase writes it: `C2.5`.
    pub wxf: String,
    /// WXF 2018: `C2=5`.
    pub wxf_file_pawns: String,
}
object!(MoveNames {
    iccs,
    uci,
    chinese,
    chinese_file_pawns,
    traditional,
    half_width,
    short,
    wxf,
    wxf_file_pawns,
});

/// Why a text is not a move.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ReadingError {
    /// Not a move in any notation.
    Syntax,
    /// Well-formed, fits no legal move.
    NoMove,
    /// Fits several: see the candidates.
    Ambiguous,
    /// Coordinates of a move that is not legal.
    Illegal,
}
words!(ReadingError { Syntax, NoMove, Ambiguous, Illegal });

/// What `readMove` says of a text: a move, or why not.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct MoveReading {
    /// The move, when there is exactly one.
    #[tsify(type = "string | null")]
    pub r#move: Option<Move>,
    /// Why not.
    pub error: Option<ReadingError>,
    /// Every legal move that fits, where it is more than one.
    #[tsify(type = "string[]")]
    pub candidates: Vec<Move>,
    /// Where one piece was meant: why its move is not legal.
    pub reason: Option<Fault>,
}
object!(MoveReading { r#move, error, candidates, reason });
