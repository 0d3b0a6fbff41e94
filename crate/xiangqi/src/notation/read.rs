//! Reading a move text in a position: the pieces it may mean, cut down to the one legal move it names, or an error
//! that says which way it failed. Never the likeliest of several.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::coordinates::{Coordinates, RankBase};
use super::fold;
use super::grammar::{self, Head, Spoken};
use super::name::{Op, moves_straight};
use super::tandem::{on_file, shared_files};
use crate::{Color, Illegality, Move, Piece, Position, Reason, Role, Setup, Square};

/// The longest text that is read, in bytes of UTF-8; a longer one is no move.
pub const MAX_LEN: usize = 256;

/// How a text is read that has a meaning in more than one dialect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Coordinates have ranks 0 to 9, `14=5` is a pawn.
    #[default]
    Auto,
    /// Coordinates have ranks 1 to 10.
    Uci,
    /// A leading digit 1 to 7 stands for K A B N R C P: `14=5` is the king, `62.5` a cannon.
    Keypad,
}

/// Why a text names no move, or no single one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The way it failed.
    pub kind: ReadErrorKind,
    /// When ambiguous: the legal moves it may mean, two or more. Otherwise empty.
    pub candidates: Vec<Move>,
    /// What forbids the move, where the text means exactly one piece and says where it goes.
    pub reason: Option<Illegality>,
}

/// The ways in which reading fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadErrorKind {
    /// The text has no form of a move.
    Syntax,
    /// It has one, but no legal move of the side to move fits.
    NoMove,
    /// Several legal moves fit.
    Ambiguous,
    /// It gives the two squares of a move that is not legal.
    Illegal,
}

impl ReadErrorKind {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            ReadErrorKind::Syntax => "syntax",
            ReadErrorKind::NoMove => "no-move",
            ReadErrorKind::Ambiguous => "ambiguous",
            ReadErrorKind::Illegal => "illegal",
        }
    }
}

impl ReadError {
    const fn of(kind: ReadErrorKind) -> ReadError {
        ReadError { kind, candidates: Vec::new(), reason: None }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            ReadErrorKind::Syntax => "the text has no form of a move",
            ReadErrorKind::NoMove => "no legal move fits the text",
            ReadErrorKind::Ambiguous => "several moves fit the text:",
            ReadErrorKind::Illegal => "the move is not legal",
        })?;
        self.candidates.iter().try_for_each(|m| write!(f, " {m}"))?;
        self.reason.iter().try_for_each(|illegality| write!(f, " ({})", illegality.reason.code()))
    }
}

impl core::error::Error for ReadError {}

/// Reads a move of the side to move, in any notation.
///
/// # Errors
/// See [`ReadErrorKind`]. Where several legal moves fit, all of them are given and none is picked.
///
/// ```
/// use xiangqi::Position;
/// use xiangqi::notation::{Mode, read};
///
/// let position = Position::start();
/// for text in ["炮二平五", "砲２平５", "炮25", "C2=5", "c2.5", "H2-E2"] {
///     assert_eq!(read(&position, text, Mode::Auto).unwrap().to_string(), "h2e2");
/// }
/// assert_eq!(read(&position, "h3e3", Mode::Uci).unwrap().to_string(), "h2e2");
/// ```
pub fn read(position: &Position, text: &str, mode: Mode) -> Result<Move, ReadError> {
    if text.len() > MAX_LEN {
        return Err(ReadError::of(ReadErrorKind::Syntax));
    }
    let text = tidy(text);
    if let Some(coordinates) = Coordinates::parse(&text) {
        return read_coordinates(position, coordinates, mode);
    }
    match grammar::parse(&text, mode) {
        Some(spoken) => read_spoken(position, spoken),
        None => Err(ReadError::of(ReadErrorKind::Syntax)),
    }
}

/// Reads the first move of a game whose side to move is in doubt: with the side given, and if that fails with the
/// other. Gives the position in which the text is a move, and the move.
///
/// Many records name the wrong side; their first move tells. Coordinates tell by the piece they move.
///
/// # Errors
/// As [`read()`] for the side given, when neither side has the move.
pub fn read_either_side(position: &Position, text: &str, mode: Mode) -> Result<(Position, Move), ReadError> {
    let error = match read(position, text, mode) {
        Ok(m) => return Ok((position.clone(), m)),
        Err(error) => error,
    };
    if matches!(error.kind, ReadErrorKind::Syntax | ReadErrorKind::Ambiguous) {
        return Err(error);
    }
    let setup = position.setup();
    let turned = Position::try_from(Setup { turn: setup.turn.other(), ..setup });
    match turned.map(|turned| read(&turned, text, mode).map(|m| (turned, m))) {
        Ok(Ok(found)) => Ok(found),
        _ => Err(error),
    }
}

/// Folds every character, takes out spaces, and cuts the marks of praise and check behind the move. A move ends with
/// a digit, so no sign at the end can belong to it.
fn tidy(text: &str) -> String {
    let plain = text.chars().filter(|&c| !fold::is_invisible(c)).map(fold::move_char);
    let plain: String = plain.filter(|c| !c.is_whitespace()).collect();
    let marks: &[char] = &['!', '?', '#', '+', '†', '‡', '.', ',', ';', '、'];
    String::from(plain.trim_end_matches(marks))
}

fn read_coordinates(position: &Position, coordinates: Coordinates, mode: Mode) -> Result<Move, ReadError> {
    let base = coordinates.evident_base().unwrap_or(match mode {
        Mode::Uci => RankBase::One,
        Mode::Auto | Mode::Keypad => RankBase::Zero,
    });
    let Some(m) = coordinates.to_move(base) else { return Err(ReadError::of(ReadErrorKind::Syntax)) };
    match position.illegality(m) {
        None => Ok(m),
        reason => Err(ReadError { reason, ..ReadError::of(ReadErrorKind::Illegal) }),
    }
}

fn read_spoken(position: &Position, spoken: Spoken) -> Result<Move, ReadError> {
    let squares = meant(position, spoken.head);
    let moves: Vec<Move> = squares
        .iter()
        .filter_map(|&from| Some(Move::new(from, arrival(position, from, spoken.op, spoken.number)?)))
        .collect();
    let legal: Vec<Move> = moves.iter().copied().filter(|&m| position.is_legal(m)).collect();
    match *legal {
        [m] => Ok(m),
        [] => Err(ReadError {
            reason: why_not(position, &squares, &moves),
            ..ReadError::of(ReadErrorKind::NoMove)
        }),
        _ => Err(ReadError { candidates: legal, ..ReadError::of(ReadErrorKind::Ambiguous) }),
    }
}

/// The reason against the one move meant. Of several pieces that fit the words, those that can never go that way were
/// not meant.
fn why_not(position: &Position, squares: &[Square], moves: &[Move]) -> Option<Illegality> {
    if let ([_], []) = (squares, moves) {
        // Off the board, or a direction that the role does not have.
        return Some(Illegality { reason: Reason::Geometry, squares: Vec::new() });
    }
    let mut reasons: Vec<Illegality> = moves.iter().filter_map(|&m| position.illegality(m)).collect();
    if reasons.len() > 1 {
        reasons.retain(|illegality| !is_of_shape(illegality.reason));
    }
    if reasons.len() == 1 { reasons.pop() } else { None }
}

/// Whether the rule would forbid the move on an empty board too.
const fn is_of_shape(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Geometry
            | Reason::CrossesRiver
            | Reason::LeavesPalace
            | Reason::PawnBackward
            | Reason::PawnSideways
    )
}

/// The squares of the pieces that the head may mean.
fn meant(position: &Position, head: Head) -> Vec<Square> {
    let own = |role: Role| Piece { color: position.turn(), role };
    let pawn = own(Role::Pawn);
    let piece_at = |square| position.piece_at(square);
    let nth = |squares: &[Square], index: usize| squares.get(index).copied();
    match head {
        Head::File(role, file) => on_file(piece_at, own(role), file),
        Head::Place(role, place) => shared_files(piece_at, own(role))
            .iter()
            .filter_map(|squares| nth(squares, place.index(squares.len())?))
            .collect(),
        Head::PlaceOnFile(role, place, file) => shared(on_file(piece_at, own(role), file))
            .and_then(|squares| nth(&squares, place.index(squares.len())?))
            .into_iter()
            .collect(),
        Head::Ordinal(n) => {
            nth(&shared_files(piece_at, pawn).concat(), usize::from(n) - 1).into_iter().collect()
        }
        Head::OrdinalOnFile(n, file) => shared(on_file(piece_at, pawn, file))
            .and_then(|squares| nth(&squares, usize::from(n) - 1))
            .into_iter()
            .collect(),
    }
}

fn shared(squares: Vec<Square>) -> Option<Vec<Square>> {
    (squares.len() > 1).then_some(squares)
}

/// Where the piece on a square arrives; nothing when that is off the board or the role never moves in this direction.
fn arrival(position: &Position, from: Square, op: Op, number: u8) -> Option<Square> {
    let piece = position.piece_at(from)?;
    let file = match piece.color {
        Color::Red => 9 - number,
        Color::Black => number - 1,
    };
    let files = file.abs_diff(from.file());
    let ranks = match (op, piece.role) {
        (Op::Sideways, role) if moves_straight(role) => return Square::new(file, from.rank()),
        (Op::Sideways, _) => return None,
        (_, Role::Advisor) => (files == 1).then_some(1)?,
        (_, Role::Elephant) => (files == 2).then_some(2)?,
        (_, Role::Horse) => matches!(files, 1 | 2).then(|| 3 - files)?,
        _ => return from.offset(0, towards(piece, op, number)),
    };
    Square::new(file, from.offset(0, towards(piece, op, ranks))?.rank())
}

/// Ranks up the board, from Red's view.
fn towards(piece: Piece, op: Op, ranks: u8) -> i8 {
    let up = (op == Op::Forward) == (piece.color == Color::Red);
    if up { ranks as i8 } else { -(ranks as i8) }
}
