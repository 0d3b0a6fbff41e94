//! CBL, the library of 象棋桥: many CBR records behind an index, and the older libraries of version 2.1.

mod layout;
mod old;
mod read;
mod write;

pub(crate) use layout::{MAGIC, OLD_MAGIC};
pub(crate) use old::read as read_old;
pub(crate) use read::read;
pub use write::write;
