//! Moves as people and programs write them: Chinese notation in two pawn conventions and two scripts, the short
//! form, WXF in two dialects, and coordinates (ICCS, UCI); strict writing, lenient reading.
//!
//! A text names a move only in a position, for the side to move. Writing goes through [`Name`], which says once what
//! all the notations spell differently; reading through [`read()`]. What is written and read, and why so, is told in
//! `docs/notation.md`. Move numbers, comments, games and files are not read here.

mod chinese;
pub(crate) mod coordinates;
pub(crate) mod fold;
mod grammar;
mod name;
mod names;
mod read;
mod tandem;
mod wxf;

pub use chinese::{Digits, PawnNames, Script, Style};
pub use coordinates::{iccs, uci};
pub use name::{Name, NameError, Op};
pub use names::MoveNames;
pub use read::{MAX_LEN, Mode, ReadError, ReadErrorKind, read, read_either_side};
pub use tandem::{Place, Standing};
pub use wxf::Dialect;
