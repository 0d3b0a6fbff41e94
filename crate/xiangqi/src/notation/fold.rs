//! One character made another that means the same: widths, compatibility forms, dashes.
//!
//! These are the ranges of Unicode's compatibility folding that occur in positions and moves, written out because the
//! full tables would weigh more than the rest of the crate.

/// A full-width ASCII character as the plain one, an ideographic space as a space; anything else as it is.
pub(crate) const fn width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => match char::from_u32(c as u32 - 0xFEE0) {
            Some(plain) => plain,
            None => c,
        },
        _ => c,
    }
}

/// Marks without width that come along with copied text: byte order mark, joiners, direction marks, variation
/// selectors.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{FEFF}'
            | '\u{00AD}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}'
            | '\u{FE00}'..='\u{FE0F}'
    )
}

/// A character of a move text in its plain form: width, signs, dashes, circled digits, and the compatibility and
/// radical forms of characters that text taken from PDF files is full of.
pub(crate) const fn move_char(c: char) -> char {
    match width(c) {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' | '～' | '~' => '-',
        '﹢' => '+',
        '﹦' => '=',
        '·' | '•' | '・' | '。' | '｡' | '﹒' => '.',
        circled @ '①'..='⑨' => digit(circled as u32 - '①' as u32),
        circled @ '㊀'..='㊈' => digit(circled as u32 - '㊀' as u32),
        // Written as numbers, since editors and normalisation turn these characters into the plain ones.
        '\u{2F00}' => '一',
        '\u{2F06}' => '二',
        '\u{2F0B}' => '八',
        '\u{F9D1}' => '六',
        '\u{2F1F}' => '士',
        '\u{2F9E}' | '\u{2ECB}' | '\u{F902}' => '车',
        '\u{2FBA}' | '\u{2EE2}' => '马',
        plain => plain,
    }
}

const fn digit(index: u32) -> char {
    (b'1' + index as u8) as char
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folds_what_means_the_same_and_nothing_else() {
        let folds = [
            ('５', '5'),
            ('＋', '+'),
            ('—', '-'),
            ('③', '3'),
            ('㊈', '9'),
            ('\u{2FBA}', '马'),
            ('\u{F902}', '车'),
            ('\u{F9D1}', '六'),
        ];
        for (given, plain) in folds {
            assert_eq!(move_char(given), plain, "{given:?}");
        }
        for c in "炮二平五前中后进退abyz09+-=.".chars() {
            assert_eq!(move_char(c), c);
        }
    }
}
