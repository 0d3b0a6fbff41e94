//! Finding the end of a move in Chinese characters: 炮二平五, 前车进一, 三兵平四, 前四平五, 炮25.
//!
//! Only the shape is looked at, so that moves can be told apart in a text without spaces.

/// What a character may be in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Piece,
    Pawn,
    /// 前 后; 中 is also a number.
    Place,
    Middle,
    /// 进 退 平 and their like.
    Direction,
    /// `+ - =` in a short form.
    Sign,
    /// 一 to 九, in any script, and 1 to 9.
    Digit,
    Other,
}

/// Full-width ASCII as plain ASCII.
pub(in crate::movetext) const fn plain_width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => match char::from_u32(c as u32 - 0xFEE0) {
            Some(plain) => plain,
            None => c,
        },
        '—' | '–' | '−' | '―' | '‐' | '‑' | '﹣' => '-',
        _ => c,
    }
}

/// Marks without width that come along with copied text.
pub(in crate::movetext) const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{FEFF}' | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{FE00}'..='\u{FE0F}' | '\u{00AD}')
}

fn class(c: char) -> Class {
    match plain_width(c) {
        '兵' | '卒' => Class::Pawn,
        '帅' | '帥' | '将' | '將' | '王' | '仕' | '士' | '相' | '象' | '马' | '馬' | '傌' | '车' | '車'
        | '俥' | '炮' | '砲' | '包' // Compatibility and radical forms, written as numbers because editors turn them into the plain ones.
        | '\u{2F9E}' | '\u{2ECB}' | '\u{F902}' | '\u{2FBA}' | '\u{2EE2}' | '\u{2F1F}' => Class::Piece,
        '前' | '后' | '後' => Class::Place,
        '中' => Class::Middle,
        '平' | '进' | '進' | '退' | '上' | '下' => Class::Direction,
        '+' | '-' | '=' => Class::Sign,
        '1'..='9' | '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '壹' | '贰' | '貳' | '叁' | '參'
        | '肆' | '伍' | '陆' | '陸' | '柒' | '捌' | '玖'
        | '①'..='⑨' | '㊀'..='㊈' | '\u{2F00}' | '\u{2F06}' | '\u{2F0B}' | '\u{F9D1}' => Class::Digit,
        _ => Class::Other,
    }
}

/// Whether a move may begin with the character.
pub(in crate::movetext) fn may_begin(c: char) -> bool {
    matches!(class(c), Class::Piece | Class::Pawn | Class::Place | Class::Middle | Class::Digit)
}

/// Whether the character is a numeral of 1 to 5 that may count pawns (一兵, 2卒).
pub(in crate::movetext) fn may_count_pawns(c: char) -> bool {
    matches!(plain_width(c), '1'..='5' | '一' | '二' | '三' | '四' | '五')
}

/// The byte length of the move that a text begins with, or nothing.
///
/// Spaces inside are allowed where a direction follows, so that `炮 二 平 五` is one move but `炮25 马87` are two.
pub(in crate::movetext) fn move_len(text: &str) -> Option<usize> {
    // A move has at most five characters; between them there may be spaces.
    let mut classes = [Class::Other; 5];
    let mut ends = [0; 5];
    let mut spaced = [false; 5];
    let mut count = 0;
    let mut space = false;
    for (at, c) in text.char_indices().take(24) {
        if is_invisible(c) {
            continue;
        }
        if matches!(plain_width(c), ' ' | '\t') {
            space = true;
            continue;
        }
        if count == 5 {
            break;
        }
        (classes[count], ends[count], spaced[count]) = (class(c), at + c.len_utf8(), space);
        count += 1;
        space = false;
        if classes[count - 1] == Class::Other {
            break;
        }
    }
    let tight = |n: usize| !spaced[..n].iter().skip(1).any(|&s| s);
    shape(classes, tight).map(|n| ends[n - 1])
}

/// How many of the characters make a move.
fn shape(classes: [Class; 5], tight: impl Fn(usize) -> bool) -> Option<usize> {
    use Class::{Digit, Direction, Middle, Pawn, Piece, Place, Sign};
    let is_piece = |c| matches!(c, Piece | Pawn);
    let is_place = |c| matches!(c, Place | Middle);
    let is_number = |c| matches!(c, Digit | Middle);
    let is_way = |c, n| c == Direction || (c == Sign && tight(n));
    let [a, b, c, d, e] = classes;
    let head4 = (is_place(a) && is_piece(b)) || (a == Digit && b == Pawn && tight(2));
    Some(match () {
        // 前车六平五, 二兵七平六
        () if head4 && c == Digit && is_way(d, 5) && is_number(e) => 5,
        // 炮二平五, 前四平五, 前车进一, 二兵平六
        () if is_piece(a) && b == Digit && is_way(c, 4) && is_number(d) => 4,
        () if a == Place && b == Digit && is_way(c, 4) && is_number(d) => 4,
        () if a == Middle && b == Digit && c == Direction && is_number(d) => 4,
        () if head4 && is_way(c, 4) && is_number(d) => 4,
        // 炮25, 前车6, 三卒7
        () if is_piece(a) && b == Digit && is_number(c) && tight(3) => 3,
        () if head4 && is_number(c) && tight(3) => 3,
        () => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(text: &str) -> Option<&str> {
        move_len(text).map(|len| &text[..len])
    }

    #[test]
    fn moves_end_where_they_end() {
        for (text, expected) in [
            ("炮二平五马8进7", "炮二平五"),
            ("炮2平32.兵三进一", "炮2平3"),
            ("前车六平五", "前车六平五"),
            ("前车进一 x", "前车进一"),
            ("后４进１", "后４进１"),
            ("二兵平六", "二兵平六"),
            ("2卒平6 3.", "2卒平6"),
            ("炮25马87", "炮25"),
            ("马2+3 ", "马2+3"),
            ("前车6", "前车6"),
            ("炮 二 平 五", "炮 二 平 五"),
            ("炮　８ 平 ５。", "炮　８ 平 ５"),
            ("炮二平中", "炮二平中"),
            ("中兵进一", "中兵进一"),
        ] {
            assert_eq!(first(text), Some(expected), "{text}");
        }
        for text in ["", "炮", "中炮对屏风马", "炮二", "二炮平五", "前后夹击", "炮二\n平五", "3.炮二平五"]
        {
            assert_eq!(first(text), None, "{text}");
        }
    }
}
