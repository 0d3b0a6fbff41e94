//! Moves as people write them in a text: numbers, comments, variations, glyphs of praise, results, and the moves
//! themselves in any notation, glued or apart.
//!
//! The lexer knows no position, the scribe does. Between them they serve PGN, WXF and plain text.

mod glyph;
mod lexer;
mod san;
mod scribe;
mod spoken;

pub(crate) use lexer::{Lexer, TokenKind, looks_like_tag};
pub(crate) use scribe::Scribe;
pub(crate) use spoken::Ranks;
