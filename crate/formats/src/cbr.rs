//! CBR, the record of 象棋桥 (CCBridge): fixed fields of UTF-16, a board of 90 bytes and a tree of moves. A CBL library
//! holds many of them.

mod layout;
mod read;
mod write;

pub(crate) use layout::MAGIC;
pub(crate) use read::{read, read_record};
pub use write::write;
pub(crate) use write::{guid_text, is_known_tag, put_utf16, record_bytes};
