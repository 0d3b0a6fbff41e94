//! PGN for xiangqi as xqbase describes it and as everybody else bends it: moves in Chinese, WXF, coordinates or the manner of
//! chess, several games a file.

mod read;
mod tags;
mod write;

pub(crate) use read::{Ended, read, read_moves};
pub(crate) use tags::set_fen;
//W pub use write::{MoveStyle, PgnStyle, write};
