//! What one text says in a position: a move in any notation, in the manner of chess, or two squares and no move.

use xiangqi::notation::{self, Mode, ReadErrorKind};
use xiangqi::{Move, Position};

use super::san;
use crate::referee;
use crate::tree::is_text;

/// From what the ranks of coordinates are counted, where a text does not prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ranks {
    /// 0 to 9, as in ICCS.
    FromZero,
    /// 1 to 10, as in UCI.
    FromOne,
}

impl Ranks {
    /// The number of Red's back rank.
    pub(crate) const fn first(self) -> u8 {
        match self {
            Ranks::FromZero => 0,
            Ranks::FromOne => 1,
        }
    }
}

/// A text to be kept in place of a move.
pub(super) fn plain(text: &str) -> String {
    text.trim().chars().filter(|&c| is_text(c)).collect()
}

/// Reads a move in any notation. A leading digit that counts no pawns was a move number.
pub(super) fn read(position: &Position, text: &str, ranks: Ranks) -> Result<Move, ReadErrorKind> {
    let mode = match ranks {
        Ranks::FromZero => Mode::Auto,
        Ranks::FromOne => Mode::Uci,
    };
    let error = match notation::read(position, text, mode) {
        Ok(m) => return Ok(m),
        Err(error) => error.kind,
    };
    if let Some(m) = san::read(position, text, ranks) {
        return Ok(m);
    }
    let unnumbered = text.trim_start_matches(|c: char| c.is_ascii_digit() || ('１'..='９').contains(&c));
    if unnumbered.len() < text.len()
        && !unnumbered.is_ascii()
        && let Ok(m) = notation::read(position, unnumbered, mode)
    {
        return Ok(m);
    }
    Err(error)
}

/// Two squares, whether or not a piece can go so.
pub(super) fn coordinates(text: &str, ranks: Ranks) -> Option<Move> {
    let plain: String =
        text.chars().filter(|c| !matches!(c, '-' | '–' | '—' | '!' | '?' | '+' | '#')).collect();
    let plain = plain.to_ascii_lowercase();
    if ranks == Ranks::FromZero
        && let Ok(m) = plain.parse()
    {
        return Some(m);
    }
    let file = |letter: u8| letter.checked_sub(b'a').filter(|&file| file < 9);
    let second = plain.char_indices().skip(1).find(|(_, c)| c.is_ascii_alphabetic())?.0;
    let (from, to) = plain.split_at(second);
    let square = |text: &str| {
        let rank: u8 = text.get(1..)?.parse().ok()?;
        Some((file(*text.as_bytes().first()?)?, rank.checked_sub(ranks.first())?))
    };
    referee::move_of(square(from)?, square(to)?)
}
