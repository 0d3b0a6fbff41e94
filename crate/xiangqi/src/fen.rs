//! FEN, the one-line text of a position: lenient reading with warnings, strict writing, and what makes a text
//! readable but no position a code of its own.
//!
//! Only the text is judged here. Whether the pieces may stand so is [`Setup::check`]'s business, and
//! [`Position::from_fen`] joins the two. The choices are explained in `docs/fen.md`.

mod clean;
mod error;
mod fields;
mod history;
mod placement;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write as _;

pub use error::{FenError, FenErrorKind, FenWarning};

use crate::{Illegality, Move, Position, Setup, SetupReport, Square};

/// The longest text that is read, in bytes of UTF-8. It leaves room for a `moves` list of thousands of moves.
pub const MAX_LEN: usize = 64 * 1024;

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The position written, which may break the rules.
    pub setup: Setup,
    /// What had to be bent to read it, each kind once, in the order met.
    pub warnings: Vec<FenWarning>,
    /// The moves of a trailing `moves …`, as written: nobody has checked that they are legal.
    pub moves: Vec<Move>,
}

/// Reads a FEN.
///
/// Takes `board [side [- -] [halfmove [fullmove]]] [moves …]`, a surrounding `fen `, `position fen `, `[FEN "…"]` or
/// quotes, full-width characters, `_` or `%20` for spaces, an empty pocket `[]`, and the letters E H G M S.
/// The side is Red when it is missing.
///
/// # Errors
/// A [`FenError`] with a stable code and the place of the first thing that cannot be read.
///
/// ```
/// use xiangqi::fen;
/// let parsed = fen::parse("4k4/9/9/9/9/9/9/9/4R4/3K5 b").unwrap();
/// assert_eq!(fen::write(&parsed.setup), "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
/// assert!(parsed.warnings.is_empty());
/// ```
pub fn parse(text: &str) -> Result<Parsed, FenError> {
    if text.len() > MAX_LEN {
        return Err(FenError::new(FenErrorKind::TooLong { limit: MAX_LEN }, MAX_LEN));
    }
    let mut warnings = Warnings::default();
    let chars = clean::clean(text, &mut warnings);
    let mut words = chars.split(|c| c.value == ' ').filter(|word| !word.is_empty());
    let Some(first) = words.next() else { return Err(FenError::new(FenErrorKind::Empty, 0)) };
    let rest: Vec<Word> = words.collect();
    let start_position = clean::is_word(first, "startpos");
    if !start_position {
        error::refuse_other_formats(first, &rest)?;
    }
    let (fields, moves) = match rest.iter().position(|word| clean::is_word(word, "moves")) {
        Some(at) => (&rest[..at], history::read(&rest[at + 1..], &mut warnings)),
        None => (&rest[..], Vec::new()),
    };
    let setup = if start_position {
        if !fields.is_empty() {
            warnings.add(FenWarning::Tail);
        }
        Setup::start()
    } else {
        let board = placement::read(first, &mut warnings)?;
        let fields = fields::read(fields, &mut warnings);
        Setup { board, turn: fields.turn, halfmove: fields.halfmove, fullmove: fields.fullmove }
    };
    Ok(Parsed { setup, warnings: warnings.0, moves })
}

/// Writes a position the one way: letters K A B N R C P, `w` or `b`, `- -`, half-move clock, move number.
///
/// ```
/// use xiangqi::{Setup, fen};
/// let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// assert_eq!(fen::write(&Setup::start()), text);
/// ```
pub fn write(setup: &Setup) -> String {
    let mut text = write_position(setup);
    // Writing to a string cannot fail.
    let _ = write!(text, " - - {} {}", setup.halfmove, setup.fullmove);
    text
}

/// Board and side to move alone: what tells one position from another where no counter matters.
///
/// ```
/// use xiangqi::{Setup, fen};
/// let text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
/// assert_eq!(fen::write_position(&Setup::start()), text);
/// ```
pub fn write_position(setup: &Setup) -> String {
    let mut text = String::with_capacity(80);
    for rank in (0..10).rev() {
        let mut gap = 0;
        for file in 0..9 {
            let piece = Square::new(file, rank).and_then(|square| setup.board.piece_at(square));
            if let Some(piece) = piece {
                push_gap(&mut text, gap);
                gap = 0;
                text.push(piece.fen_char());
            } else {
                gap += 1;
            }
        }
        push_gap(&mut text, gap);
        text.push(if rank == 0 { ' ' } else { '/' });
    }
    text.push(setup.turn.fen_letter());
    text
}

fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        text.push(char::from(b'0' + gap));
    }
}

/// Why a text gives no playable position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text cannot be read.
    Fen(FenError),
    /// The pieces may not stand so: every reason at once.
    Setup(SetupReport),
    /// A move of the trailing `moves …` is not legal.
    Moves {
        /// Which one, 0 for the first.
        index: usize,
        /// Why not.
        illegality: Illegality,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fen(error) => error.fmt(f),
            PositionError::Setup(report) => write!(f, "the pieces may not stand so: {report}"),
            PositionError::Moves { index, illegality } => {
                write!(f, "move {} of the list is not legal: {illegality}", index + 1)
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl Position {
    /// The position of a FEN, after the moves of its trailing `moves …` if it has one.
    ///
    /// # Errors
    /// The text cannot be read, or the position breaks rules, or a listed move does.
    pub fn from_fen(text: &str) -> Result<Position, PositionError> {
        let parsed = parse(text).map_err(PositionError::Fen)?;
        let position = Position::try_from(parsed.setup).map_err(PositionError::Setup)?;
        after(position, parsed.moves)
    }

    /// The same with pieces allowed on points that their moves never reach; see [`Position::try_from_loose`].
    ///
    /// # Errors
    /// As for [`Position::from_fen`].
    pub fn from_fen_loose(text: &str) -> Result<Position, PositionError> {
        let parsed = parse(text).map_err(PositionError::Fen)?;
        let position = Position::try_from_loose(&parsed.setup).map_err(PositionError::Setup)?;
        after(position, parsed.moves)
    }
}

/// The position after the moves that follow it.
fn after(mut position: Position, moves: Vec<Move>) -> Result<Position, PositionError> {
    for (index, m) in moves.into_iter().enumerate() {
        position.play(m).map_err(|illegality| PositionError::Moves { index, illegality })?;
    }
    Ok(position)
}

/// A character after folding, with its byte offset in the text given.
#[derive(Clone, Copy, Debug)]
struct Char {
    value: char,
    offset: usize,
}

type Word<'a> = &'a [Char];

/// The warnings so far, each kind once.
#[derive(Default)]
struct Warnings(Vec<FenWarning>);

impl Warnings {
    fn add(&mut self, warning: FenWarning) {
        if !self.0.contains(&warning) {
            self.0.push(warning);
        }
    }
}
