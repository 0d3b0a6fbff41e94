//! From the text as it came to plain words: width, odd spaces, URL forms, quotes and prefixes taken off.
//!
//! Every character keeps the place where it stood, so that an error can point into the text given.

use alloc::vec::Vec;

use super::{Char, FenWarning, Warnings, Word};
use crate::notation::fold;

/// The characters that say something, folded, with single spaces' meaning but not their number.
pub(super) fn clean(text: &str, warnings: &mut Warnings) -> Vec<Char> {
    let chars = unescape(text, warnings);
    let chars = unwrap(&chars);
    // Underscores go last: only inside the FEN proper do they stand for spaces.
    let mut chars = chars.to_vec();
    for c in &mut chars {
        if c.value == '_' {
            c.value = ' ';
            warnings.add(FenWarning::Underscores);
        }
    }
    chars
}

/// Whether a word is this lower-case ASCII one, in any case.
pub(super) fn is_word(word: Word, expected: &str) -> bool {
    word.len() == expected.len()
        && word.iter().zip(expected.chars()).all(|(c, e)| c.value.to_ascii_lowercase() == e)
}

/// Folds width and spaces and resolves `%20` and its like.
fn unescape(text: &str, warnings: &mut Warnings) -> Vec<Char> {
    let mut chars = Vec::with_capacity(text.len().min(256));
    let mut rest = text.char_indices();
    while let Some((offset, raw)) = rest.next() {
        if fold::is_invisible(raw) {
            continue;
        }
        let mut value = fold::width(raw);
        if value != raw {
            warnings.add(FenWarning::WidthFolded);
        }
        if value.is_whitespace() || value.is_control() {
            value = ' ';
        }
        if value == '%'
            && let Some(escaped) = rest.as_str().get(..2).and_then(escaped_ascii)
        {
            value = escaped;
            rest.nth(1);
            warnings.add(FenWarning::UrlEscapes);
        }
        chars.push(Char { value, offset });
    }
    chars
}

fn escaped_ascii(digits: &str) -> Option<char> {
    let byte = u8::from_str_radix(digits, 16).ok()?;
    (byte.is_ascii_graphic() || byte == b' ').then_some(char::from(byte))
}

/// Takes off `[FEN "…"]`, quotes, `position`, `fen`: in any order and number, as nested wrappers are seen.
fn unwrap(mut chars: &[Char]) -> &[Char] {
    loop {
        let before = chars.len();
        chars = trim(chars);
        if let [open, inner @ .., close] = chars
            && is_quote(open.value)
            && is_quote(close.value)
        {
            chars = inner;
        }
        if let [open, inner @ .., close] = chars
            && open.value == '['
            && close.value == ']'
            && starts_with(trim(inner), "fen")
        {
            chars = inner;
        }
        for prefix in ["position", "fen"] {
            if starts_with(chars, prefix)
                && let after = &chars[prefix.len()..]
                && after.first().is_none_or(|c| matches!(c.value, ' ' | '_' | ':' | '=') || is_quote(c.value))
            {
                let mark = usize::from(after.first().is_some_and(|c| !is_quote(c.value)));
                chars = &after[mark..];
            }
        }
        if chars.len() == before {
            return chars;
        }
    }
}

fn trim(mut chars: &[Char]) -> &[Char] {
    while let [Char { value: ' ', .. }, rest @ ..] | [rest @ .., Char { value: ' ', .. }] = chars {
        chars = rest;
    }
    chars
}

fn starts_with(chars: &[Char], prefix: &str) -> bool {
    chars.len() >= prefix.len() && is_word(&chars[..prefix.len()], prefix)
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '`' | '“' | '”' | '‘' | '’' | '「' | '」')
}
