//! CBR, the record of 象棋桥 (CCBridge): fixed fields of UTF-16, a board of 90 bytes and a tree of moves. A CBL library
//! holds many of them.

mod layout;
mod read;
mod write;

pub(crate) use layout::MAGIC;
pub(crate) use read::{read, read_record};
//W pub(crate) use write::record_bytes;
//W pub use write::write;
