//! PGN for xiangqi as xqbase describes it and as everybody else bends it: moves in Chinese, WXF, coordinates or the manner of
//! chess, several games a file.

mod read;
mod tags;
mod write;

pub(crate) use read::{read, read_moves};
pub(crate) use tags::set_fen;
pub use write::{MoveStyle, PgnStyle, write};
