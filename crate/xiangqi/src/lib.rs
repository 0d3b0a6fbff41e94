//! The rules of Chinese chess (xiangqi): squares, pieces, positions, legal moves, outcome, FEN and notations.
//!
//! Text becomes a loose [`Setup`], which may break any rule; a `Setup` that passes [`Setup::check`] becomes a
//! [`Position`], the only thing that one can move on. Nothing here searches, and nothing reads a clock or a file.
//!
//! ```
//! use xiangqi::{Move, Position};
//!
//! let mut position = Position::start();
//! assert_eq!(position.legal_count(), 44);
//! position.play("h2e2".parse::<Move>().unwrap()).unwrap();
//! assert_eq!(position.turn(), xiangqi::Color::Black);
//! ```

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod board;
mod color;
pub mod fen;
mod game;
mod illegality;
mod movegen;
mod moves;
pub mod notation;
pub mod order;
mod outcome;
mod perft;
mod piece;
mod position;
mod setup;
mod square;
mod zobrist;

pub use board::Board;
pub use color::Color;
pub use game::{Game, NATURAL_LIMIT_PLIES};
pub use illegality::{Illegality, Reason};
pub use moves::{Move, MoveList, ParseMoveError};
pub use outcome::Outcome;
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::{Position, Undo};
pub use setup::{Setup, SetupError, SetupErrorKind, SetupReport, SetupWarning};
pub use square::{ParseSquareError, Square, SquareSet};
