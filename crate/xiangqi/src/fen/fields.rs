//! The fields after the board: side to move, two that xiangqi does not use, half-move clock, move number.

use super::{FenWarning, Warnings, Word, clean};
use crate::Color;

/// The most half-moves without a capture that are stored: at 120 the natural limit has passed.
const HALFMOVE_MAX: u32 = 119;

pub(super) struct Fields {
    pub(super) turn: Color,
    pub(super) halfmove: u16,
    pub(super) fullmove: u32,
}

pub(super) fn read(words: &[Word], warnings: &mut Warnings) -> Fields {
    let (turn, rest) = read_side(words, warnings);
    let (halfmove, fullmove) = read_counters(rest, warnings);
    Fields { turn, halfmove, fullmove }
}

fn read_side<'a, 'b>(words: &'b [Word<'a>], warnings: &mut Warnings) -> (Color, &'b [Word<'a>]) {
    let [side, rest @ ..] = words else { return (Color::Red, words) };
    if ["w", "r", "red", "white"].iter().any(|name| clean::is_word(side, name)) {
        return (Color::Red, rest);
    }
    if ["b", "black"].iter().any(|name| clean::is_word(side, name)) {
        return (Color::Black, rest);
    }
    warnings.add(FenWarning::SideLetter);
    // A dash or a number is the next field already: the side was left out.
    let left_out = side.iter().all(|c| c.value == '-' || c.value.is_ascii_digit());
    (Color::Red, if left_out { words } else { rest })
}

fn read_counters(words: &[Word], warnings: &mut Warnings) -> (u16, u32) {
    // With all fields present the two unused ones hold anything; with fewer, only dashes are skipped.
    let unused =
        if words.len() >= 4 { 2 } else { words.iter().take(2).take_while(|word| is_dash(word)).count() };
    let mut halfmove = 0;
    let mut fullmove = 1;
    for (i, word) in words[unused..].iter().enumerate() {
        match (i, number(word)) {
            (0, Some(n)) if n > HALFMOVE_MAX => {
                halfmove = HALFMOVE_MAX as u16;
                warnings.add(FenWarning::HalfmoveClamped);
            }
            (0, Some(n)) => halfmove = n as u16,
            (1, Some(0)) => warnings.add(FenWarning::FullmoveClamped),
            (1, Some(n)) => fullmove = n,
            _ => warnings.add(FenWarning::Tail),
        }
    }
    (halfmove, fullmove)
}

fn is_dash(word: Word) -> bool {
    word.len() == 1 && matches!(word[0].value, '-' | '–' | '—')
}

/// A decimal number; one that does not fit counts as the largest.
fn number(word: Word) -> Option<u32> {
    word.iter().try_fold(0u32, |n, c| Some(n.saturating_mul(10).saturating_add(c.value.to_digit(10)?)))
}
