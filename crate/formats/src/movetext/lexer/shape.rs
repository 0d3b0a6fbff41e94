//! What a piece of text may be by its first characters alone: a result, a number, a move in letters, a tag, a word.

use crate::movetext::glyph::{self, plain_width};
use crate::record::GameResult;

/// The length of the characters at the beginning that belong.
pub(super) fn run_len(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.char_indices().find(|&(_, c)| !belongs(c)).map_or(text.len(), |(at, _)| at)
}

pub(super) const fn is_latin_move_char(c: char) -> bool {
    matches!(plain_width(c), 'a'..='z' | 'A'..='Z' | '0'..='9' | '+' | '-' | '=' | '.' | '#')
}

/// Letters with digits, or the pawn form `14=5`; short.
pub(super) fn looks_like_latin_move(run: &str) -> bool {
    if run.len() > 32 {
        return false;
    }
    let plain: Vec<char> = run.chars().map(plain_width).collect();
    let digits = plain.iter().filter(|c| c.is_ascii_digit()).count();
    let letters = plain.iter().filter(|c| c.is_ascii_alphabetic()).count();
    let sign = |c: char| matches!(c, '+' | '-' | '=');
    let pawns = matches!(*plain.as_slice(), ['1'..='5' | '+' | '-', '1'..='9', op, '1'..='9'] if sign(op));
    pawns || (letters >= 1 && digits >= 1 && letters <= 4 && (2..=12).contains(&plain.len()))
}

/// The length of the first of several moves in coordinates written without a space: `h2e2h9g7`.
pub(super) fn coordinates_len(run: &str) -> Option<usize> {
    let bytes = run.as_bytes();
    let square = |at: usize| {
        let file = bytes.get(at)?.to_ascii_lowercase();
        let rank = bytes.get(at + 1)?;
        let ten = *rank == b'1' && bytes.get(at + 2) == Some(&b'0');
        (file.is_ascii_lowercase() && file <= b'i' && rank.is_ascii_digit())
            .then_some(at + 2 + usize::from(ten))
    };
    let mid = square(0)?;
    let mid = if bytes.get(mid) == Some(&b'-') { mid + 1 } else { mid };
    let end = square(mid)?;
    let next = *bytes.get(end)?;
    (next.is_ascii_alphabetic() && square(end).is_some()).then_some(end)
}

/// `1-0` and its like, if the text begins with it and something else follows.
pub(super) fn result_at(text: &str) -> Option<(GameResult, usize)> {
    const TOKENS: [(&str, GameResult); 11] = [
        ("1/2-1/2", GameResult::Draw),
        ("0.5-0.5", GameResult::Draw),
        ("½-½", GameResult::Draw),
        ("1-0", GameResult::RedWins),
        ("0-1", GameResult::BlackWins),
        ("1/2", GameResult::Draw),
        ("1:0", GameResult::RedWins),
        ("0:1", GameResult::BlackWins),
        ("1－0", GameResult::RedWins),
        ("0－1", GameResult::BlackWins),
        ("１－０", GameResult::RedWins),
    ];
    let (token, result) = TOKENS.iter().find(|(token, _)| text.starts_with(token))?;
    let after = text[token.len()..].chars().next();
    let ends = after.is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '=' | '/')));
    ends.then_some((*result, token.len()))
}

/// A move number and what separates it from the move: `12.`, `12、`, `12 `. Its dots are left if they are several.
pub(super) fn number_at(text: &str) -> Option<(u32, usize)> {
    let digits = run_len(text, |c| plain_width(c).is_ascii_digit());
    let mut after = text[digits..].chars();
    let next = after.next();
    let plain: String = text[..digits].chars().map(plain_width).collect();
    let number = plain.parse().unwrap_or(u32::MAX);
    match next {
        None | Some('{' | '(' | '[') => Some((number, digits)),
        Some(c) if c.is_whitespace() => Some((number, digits)),
        Some(c) if matches!(plain_width(c), '.' | '、' | ':' | ')' | '，') => {
            let many_dots = plain_width(c) == '.' && after.next().map(plain_width) == Some('.');
            Some((number, digits + if many_dots { 0 } else { c.len_utf8() }))
        }
        // 1兵七进一 may be the first pawn or move one: the scribe tries both.
        Some(c) if !c.is_ascii() => {
            let counts_pawns = digits == 1 && text.chars().next().is_some_and(glyph::may_count_pawns);
            (!counts_pawns).then_some((number, digits))
        }
        _ => None,
    }
}

/// A move number in brackets or in words: `(12)`, `（三）`, 第2回合.
pub(super) fn framed_number(text: &str) -> Option<(u32, usize)> {
    const NUMERALS: &str = "一二三四五六七八九十百";
    let frames: [(&[char], &[&str]); 2] = [(&['(', '（'], &[")", "）"]), (&['第'], &["回合", "着", "著"])];
    let (inside, ends) = frames.iter().find_map(|(open, ends)| Some((text.strip_prefix(*open)?, ends)))?;
    let inner = inside.trim_start_matches([' ', '\u{3000}']);
    let plain: String = inner.chars().take(4).map(plain_width).take_while(char::is_ascii_digit).collect();
    let (number, len) = match plain.len() {
        0 => (0, run_len(inner, |c| NUMERALS.contains(c))),
        _ => (plain.parse().ok()?, run_len(inner, |c| plain_width(c).is_ascii_digit())),
    };
    let behind = inner[len..].trim_start_matches([' ', '\u{3000}']);
    let end = ends.iter().find(|end| behind.starts_with(**end)).filter(|_| len > 0)?;
    let rest = behind[end.len()..].trim_start_matches(['：', ':', '、', '.', '．']);
    Some((number, text.len() - rest.len()))
}

/// The length of text that is no token: up to white space, a bracket, or the beginning of a move.
pub(super) fn word_len(text: &str) -> usize {
    let mut chars = text.char_indices();
    chars.next();
    chars
        .find(|&(at, c)| {
            c.is_whitespace()
                || matches!(c, '{' | '(' | ')' | '（' | '）' | ';')
                || (glyph::may_begin(c) && glyph::move_len(&text[at..]).is_some())
        })
        .map_or(text.len(), |(at, _)| at)
}

/// Whether a text begins like `[Name "`.
pub(crate) fn looks_like_tag(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('[') else { return false };
    let rest = rest.trim_start_matches([' ', '\t']);
    let name = run_len(rest, |c| c.is_ascii_alphanumeric() || c == '_');
    let rest = rest[name..].trim_start_matches([' ', '\t', '\u{3000}']);
    name > 0 && rest.starts_with(['"', '“'])
}

/// Where a comment is closed; or, when it is not, where the tags of the next game begin.
pub(super) fn comment_end(text: &str) -> Result<usize, usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if at > 0 && looks_like_tag(line.trim_start_matches([' ', '\t'])) {
            return Err(at);
        }
        if let Some(end) = line.find('}') {
            return Ok(at + end);
        }
        at += line.len();
    }
    Err(text.len())
}
