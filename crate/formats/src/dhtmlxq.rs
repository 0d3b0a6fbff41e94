//! `DhtmlXQ`, the record of 东萍象棋 as it stands in posts and pages, and its relative `DHJHtmlXQ` of 打虎将.

mod branches;
mod dhj;
mod fields;
mod read;
mod write;

pub(crate) use dhj::{holds as holds_dhj, read as read_dhj};
pub(crate) use fields::holds as holds_dhtmlxq;
pub(crate) use read::read;
pub use write::write;
