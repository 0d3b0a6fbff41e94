//! From domain values to the shapes of the wire, and from the wire to JavaScript values.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::{JsCast, JsValue};
use xiangqi::fen::PositionError;
use xiangqi::notation::{ReadError, ReadErrorKind};
use xiangqi::{Color, Illegality, Move, Outcome, Position, SetupError, Square, fen};

use crate::wire;

/// Hands a wire value to JavaScript.
///
/// # Errors
/// The value cannot be written as a JavaScript value; the shapes of the wire always can.
pub(crate) fn to_js<T: Serialize + Tsify>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(|_| fault_value(&fault("internal", "a value could not be handed over")))
}

/// A fault as the object that JavaScript catches.
pub(crate) fn fault_value(fault: &wire::Fault) -> JsValue {
    fault.into_js().map_or(JsValue::NULL, JsCast::unchecked_into)
}

/// A fault without squares.
pub(crate) fn fault(code: &str, message: impl Into<String>) -> wire::Fault {
    wire::Fault { code: code.into(), squares: Vec::new(), message: message.into() }
}

/// Everything that keeps a text from being a position. Never empty.
pub(crate) fn position_faults(error: PositionError) -> Vec<wire::Fault> {
    match error {
        PositionError::Fen(error) => vec![fault(error.code(), error.to_string())],
        PositionError::Setup(report) => report.errors.iter().map(setup_fault).collect(),
        PositionError::Moves { illegality, .. } => vec![illegality_fault(&illegality)],
    }
}

/// Why a move is not legal.
pub(crate) fn illegality_fault(illegality: &Illegality) -> wire::Fault {
    wire::Fault {
        code: illegality.reason.code().into(),
        squares: names(&illegality.squares),
        message: illegality.to_string(),
    }
}

fn setup_fault(error: &SetupError) -> wire::Fault {
    wire::Fault { code: error.kind.code().into(), squares: names(&error.squares), message: error.to_string() }
}

/// The names of squares.
pub(crate) fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

/// The names of moves.
pub(crate) fn moves(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

impl From<Color> for wire::Side {
    fn from(color: Color) -> wire::Side {
        match color {
            Color::Red => wire::Side::Red,
            Color::Black => wire::Side::Black,
        }
    }
}

impl From<&Position> for wire::PositionView {
    fn from(position: &Position) -> wire::PositionView {
        let mut legal = position.legal_moves().to_vec();
        // The generator's order depends on how the position came about.
        legal.sort();
        let checkers: Vec<Square> = position.checkers().iter().collect();
        wire::PositionView {
            fen: fen::write(&position.setup()),
            turn: position.turn().into(),
            pieces: position
                .board()
                .pieces()
                .map(|(square, piece)| wire::PlacedPiece {
                    square: square.to_string(),
                    piece: piece.fen_char(),
                })
                .collect(),
            legal: moves(&legal),
            check: position.is_check().then(|| position.king(position.turn()).to_string()),
            checkers: names(&checkers),
            status: match position.outcome() {
                None => wire::Status::Playing,
                Some(Outcome::Checkmate { .. }) => wire::Status::Checkmate,
                Some(Outcome::Stalemate { .. }) => wire::Status::Stalemate,
            },
        }
    }
}

impl From<xiangqi::notation::MoveNames> for wire::MoveNames {
    fn from(names: xiangqi::notation::MoveNames) -> wire::MoveNames {
        wire::MoveNames {
            iccs: names.iccs,
            uci: names.uci,
            chinese: names.chinese,
            chinese_file_pawns: names.chinese_file_pawns,
            traditional: names.traditional,
            half_width: names.half_width,
            short: names.short,
            wxf: names.wxf,
            wxf_file_pawns: names.wxf_file_pawns,
        }
    }
}

impl From<Result<Move, ReadError>> for wire::MoveReading {
    fn from(result: Result<Move, ReadError>) -> wire::MoveReading {
        match result {
            Ok(m) => wire::MoveReading {
                r#move: Some(m.to_string()),
                error: None,
                candidates: Vec::new(),
                reason: None,
            },
            Err(error) => wire::MoveReading {
                r#move: None,
                error: Some(match error.kind {
                    ReadErrorKind::Syntax => wire::ReadingError::Syntax,
                    ReadErrorKind::NoMove => wire::ReadingError::NoMove,
                    ReadErrorKind::Ambiguous => wire::ReadingError::Ambiguous,
                    ReadErrorKind::Illegal => wire::ReadingError::Illegal,
                }),
                candidates: moves(&error.candidates),
                reason: error.reason.as_ref().map(illegality_fault),
            },
        }
    }
}
