//! The second module: records read and written, mates found in them. Its functions keep nothing between calls and run to their
//! end; who wants to cancel one ends the worker it runs in.

mod heads;
pub mod mine;
pub mod records;
