//! From a move text to what it says, without a position: which pieces it may mean, the direction, the number.
//!
//! The forms are told apart by their shape alone, so that no text has two readings. Where one could have
//! (`14=5`: the first pawn of file four, or the king on file four) the reading mode decides.

use alloc::vec::Vec;

use super::name::Op;
use super::read::Mode;
use super::tandem::Place;
use crate::Role;

/// Which pieces of the side to move a text may mean. File numbers are 1 to 9, ordinals 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// 炮二: any piece of the role on the file.
    File(Role, u8),
    /// 前炮: the piece with this place on a file that several share.
    Place(Role, Place),
    /// 前炮二, 前四, `+4`: the same on a named file.
    PlaceOnFile(Role, Place, u8),
    /// 三兵, `Pc`: a pawn by way 1.
    Ordinal(u8),
    /// `14`: a pawn counted from the front of a named file.
    OrdinalOnFile(u8, u8),
}

/// What a text in words says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spoken {
    pub(super) head: Head,
    pub(super) op: Op,
    pub(super) number: u8,
}

/// One character that means something. Signs mean a place or a direction by where they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Glyph {
    Role(Role),
    Letter(char),
    Digit(u8),
    Front,
    Middle,
    Rear,
    Op(Op),
    Plus,
    Minus,
    Dot,
    Equals,
}

/// No form has more characters than this: position, piece, file, direction, number.
const MAX_GLYPHS: usize = 5;

/// Reads a folded text (see [`super::read`]) in Chinese or WXF notation.
pub(super) fn parse(text: &str, mode: Mode) -> Option<Spoken> {
    let glyphs: Vec<Glyph> = text.chars().take(MAX_GLYPHS + 1).map(glyph).collect::<Option<_>>()?;
    let (head, tail) =
        if mode == Mode::Keypad { keypad_head(&glyphs) } else { None }.or_else(|| head(&glyphs))?;
    let chinese =
        glyphs.iter().any(|g| matches!(g, Glyph::Role(_) | Glyph::Front | Glyph::Middle | Glyph::Rear));
    let (op, number) = match *tail {
        [op, Glyph::Digit(number)] => (direction(op)?, number),
        [op, Glyph::Middle] => (direction(op)?, 5),
        [Glyph::Digit(number)] if chinese && !names_by_sign(&glyphs) => (Op::Sideways, number),
        _ => return None,
    };
    // 中 as a number is the middle file; steps are not counted so.
    if tail.last() == Some(&Glyph::Middle) && op != Op::Sideways && super::name::moves_straight(role(head)) {
        return None;
    }
    Some(Spoken { head, op, number })
}

/// Splits off the part that says which piece.
fn head(glyphs: &[Glyph]) -> Option<(Head, &[Glyph])> {
    use Glyph::{Digit, Letter, Role as Piece};
    Some(match *glyphs {
        // 二兵平六, and 二兵七平六 with the file named.
        [Digit(n @ 1..=5), Piece(Role::Pawn), Digit(file), ref tail @ ..] if ends_move(tail) => {
            (Head::OrdinalOnFile(n, file), tail)
        }
        [Digit(n @ 1..=5), Piece(Role::Pawn), ref tail @ ..] => (Head::Ordinal(n), tail),
        // 前炮五平六, 前炮平六.
        [p, Piece(role), Digit(file), ref tail @ ..] if ends_move(tail) => {
            (Head::PlaceOnFile(role, place(p)?, file), tail)
        }
        [p @ (Glyph::Front | Glyph::Middle | Glyph::Rear), Piece(role), ref tail @ ..] => {
            (Head::Place(role, place(p)?), tail)
        }
        [p @ (Glyph::Front | Glyph::Middle | Glyph::Rear), Digit(file), ref tail @ ..] => {
            (Head::PlaceOnFile(Role::Pawn, place(p)?, file), tail)
        }
        // 炮二, C2.
        [Piece(role), Digit(file), ref tail @ ..] => (Head::File(role, file), tail),
        [Letter(l), Digit(file), ref tail @ ..] => (Head::File(letter_role(l)?, file), tail),
        // Pa to Pe.
        [Letter('p'), Letter(l @ 'a'..='e'), ref tail @ ..] => (Head::Ordinal(l as u8 - b'a' + 1), tail),
        // C+, +C, and +4 for a pawn.
        [Letter(l), sign, ref tail @ ..] | [sign, Letter(l), ref tail @ ..] => {
            (Head::Place(letter_role(l)?, place(sign)?), tail)
        }
        [Piece(role), sign, ref tail @ ..] | [sign, Piece(role), ref tail @ ..] => {
            (Head::Place(role, place(sign)?), tail)
        }
        // 14=5; with a dot it would be the keypad form of a king's move, which nobody asked for.
        [Digit(n @ 1..=5), Digit(file), ref tail @ ..] if tail.len() == 2 && tail[0] != Glyph::Dot => {
            (Head::OrdinalOnFile(n, file), tail)
        }
        [sign, Digit(file), ref tail @ ..] => (Head::PlaceOnFile(Role::Pawn, place(sign)?, file), tail),
        _ => return None,
    })
}

/// The keypad form writes 1 to 7 for K A B N R C P: `62.5` is C2.5.
fn keypad_head(glyphs: &[Glyph]) -> Option<(Head, &[Glyph])> {
    let &[Glyph::Digit(letter @ 1..=7), which, ref tail @ ..] = glyphs else { return None };
    let role = Role::ALL[usize::from(letter - 1)];
    let head = match which {
        Glyph::Digit(file) => Head::File(role, file),
        sign @ (Glyph::Plus | Glyph::Minus | Glyph::Dot) => Head::Place(role, place(sign)?),
        _ => return None,
    };
    (tail.len() == 2).then_some((head, tail))
}

/// Whether the rest is a direction and a number, or a number alone.
fn ends_move(tail: &[Glyph]) -> bool {
    match *tail {
        [op, _] => direction(op).is_some(),
        [number] => matches!(number, Glyph::Digit(_)),
        _ => false,
    }
}

/// Whether a sign stands for a place: then the direction has to be written.
fn names_by_sign(glyphs: &[Glyph]) -> bool {
    glyphs.iter().take(2).any(|g| matches!(g, Glyph::Plus | Glyph::Minus | Glyph::Dot | Glyph::Equals))
}

fn role(head: Head) -> Role {
    match head {
        Head::File(role, _) | Head::Place(role, _) | Head::PlaceOnFile(role, ..) => role,
        Head::Ordinal(_) | Head::OrdinalOnFile(..) => Role::Pawn,
    }
}

const fn place(glyph: Glyph) -> Option<Place> {
    match glyph {
        Glyph::Front | Glyph::Plus => Some(Place::Front),
        Glyph::Middle | Glyph::Dot => Some(Place::Middle),
        Glyph::Rear | Glyph::Minus => Some(Place::Rear),
        _ => None,
    }
}

const fn direction(glyph: Glyph) -> Option<Op> {
    match glyph {
        Glyph::Op(op) => Some(op),
        Glyph::Plus => Some(Op::Forward),
        Glyph::Minus => Some(Op::Back),
        Glyph::Dot | Glyph::Equals => Some(Op::Sideways),
        _ => None,
    }
}

/// WXF letters: K A E H R C P, xqbase's B and N, and G for the advisor.
const fn letter_role(letter: char) -> Option<Role> {
    Some(match letter {
        'k' => Role::King,
        'a' | 'g' => Role::Advisor,
        'b' | 'e' => Role::Elephant,
        'n' | 'h' => Role::Horse,
        'r' => Role::Rook,
        'c' => Role::Cannon,
        'p' => Role::Pawn,
        _ => return None,
    })
}

/// The glyph fixes the role but never the side: 士 is written for Red too, and 兵 for Black.
fn glyph(c: char) -> Option<Glyph> {
    Some(match c {
        '帅' | '帥' | '将' | '將' | '王' => Glyph::Role(Role::King),
        '仕' | '士' => Glyph::Role(Role::Advisor),
        '相' | '象' => Glyph::Role(Role::Elephant),
        '马' | '馬' | '傌' => Glyph::Role(Role::Horse),
        '车' | '車' | '俥' => Glyph::Role(Role::Rook),
        '炮' | '砲' | '包' => Glyph::Role(Role::Cannon),
        '兵' | '卒' => Glyph::Role(Role::Pawn),
        '前' => Glyph::Front,
        '中' => Glyph::Middle,
        '后' | '後' => Glyph::Rear,
        '平' => Glyph::Op(Op::Sideways),
        '进' | '進' | '上' => Glyph::Op(Op::Forward),
        '退' | '下' => Glyph::Op(Op::Back),
        '+' => Glyph::Plus,
        '-' => Glyph::Minus,
        '.' => Glyph::Dot,
        '=' => Glyph::Equals,
        '1'..='9' => Glyph::Digit(c as u8 - b'0'),
        '一' | '壹' => Glyph::Digit(1),
        '二' | '贰' | '貳' => Glyph::Digit(2),
        '三' | '叁' | '參' => Glyph::Digit(3),
        '四' | '肆' => Glyph::Digit(4),
        '五' | '伍' => Glyph::Digit(5),
        '六' | '陆' | '陸' => Glyph::Digit(6),
        '七' | '柒' => Glyph::Digit(7),
        '八' | '捌' => Glyph::Digit(8),
        '九' | '玖' => Glyph::Digit(9),
        letter if letter.is_ascii_alphabetic() => Glyph::Letter(letter.to_ascii_lowercase()),
        _ => return None,
    })
}
