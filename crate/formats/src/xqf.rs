//! XQF, the format of 象棋演播室 (XQStudio): one game a file, a header of 1024 bytes and a tree of moves, since version
//! 1.1 scrambled with keys that stand in the header.

mod keys;
mod layout;
mod read;
mod write;

pub(crate) use layout::{table_of, table_piece};
pub(crate) use read::read;
pub use write::write;
