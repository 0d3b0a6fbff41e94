//! Writing Chinese notation: 炮二平五, 前车退一, 三兵平六, and the short form 炮25.

use alloc::string::String;

use super::name::{Name, Op};
use super::tandem::{Place, Standing};
use crate::{Color, Piece, Role};

/// Simplified or traditional characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Script {
    /// 帅将马车进后.
    #[default]
    Simplified,
    /// 帥將馬車進後.
    Traditional,
}

/// How Black's digits are set. Red's are Chinese.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Digits {
    /// １ to ９, as wide as the characters around them.
    #[default]
    FullWidth,
    /// 1 to 9.
    HalfWidth,
}

/// What tells pawns apart when more than three share files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PawnNames {
    /// Way 1: 一兵 to 五兵, counted over the files that hold several.
    #[default]
    Ordinal,
    /// Way 2: the file in place of the piece, 前四, 后六.
    File,
}

/// The choices of full Chinese notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The characters.
    pub script: Script,
    /// Black's digits.
    pub digits: Digits,
    /// The pawns.
    pub pawns: PawnNames,
}

impl Name {
    /// Full Chinese notation, four characters.
    pub fn chinese(&self, style: Style) -> String {
        let mut text = self.head(style, |digit| self.digit(digit, style.digits));
        text.push(match (self.op, style.script) {
            (Op::Sideways, _) => '平',
            (Op::Forward, Script::Simplified) => '进',
            (Op::Forward, Script::Traditional) => '進',
            (Op::Back, _) => '退',
        });
        text.push(self.digit(self.number, style.digits));
        text
    }

    /// The short form of score sheets: plain digits and signs, 平 left out (炮25, 马2+3, 前车-1).
    pub fn short(&self) -> String {
        let mut text = self.head(Style::default(), ascii_digit);
        match self.op {
            Op::Sideways => {}
            Op::Forward => text.push('+'),
            Op::Back => text.push('-'),
        }
        text.push(ascii_digit(self.number));
        text
    }

    fn head(&self, style: Style, digit: impl Fn(u8) -> char) -> String {
        let place = |index, count| place_char(Place::of(index, count), style.script);
        let glyph = piece_char(self.piece, style.script);
        let file = digit(self.file);
        let pair = match (self.standing, style.pawns) {
            (Standing::Alone, _) => [glyph, file],
            (Standing::Tandem { index, count }, PawnNames::Ordinal) if count > 3 => {
                [chinese_digit(index + 1), glyph]
            }
            (Standing::Tandem { index, count }, PawnNames::File)
                if count > 3 && index != 0 && index + 1 != count =>
            {
                [chinese_digit(index + 1), glyph]
            }
            (Standing::Tandem { index, count }, _) => [place(index, count), glyph],
            (Standing::TwoFiles { ordinal, .. }, PawnNames::Ordinal) => [chinese_digit(ordinal + 1), glyph],
            (Standing::TwoFiles { index, count, .. }, PawnNames::File) => [place(index, count), file],
        };
        pair.into_iter().collect()
    }

    fn digit(&self, digit: u8, digits: Digits) -> char {
        match (self.piece.color, digits) {
            (Color::Red, _) => chinese_digit(digit),
            (Color::Black, Digits::FullWidth) => {
                ['１', '２', '３', '４', '５', '６', '７', '８', '９'][usize::from(digit - 1)]
            }
            (Color::Black, Digits::HalfWidth) => ascii_digit(digit),
        }
    }
}

fn chinese_digit(digit: u8) -> char {
    ['一', '二', '三', '四', '五', '六', '七', '八', '九'][usize::from(digit - 1)]
}

pub(super) fn ascii_digit(digit: u8) -> char {
    char::from(b'0' + digit)
}

fn place_char(place: Place, script: Script) -> char {
    match (place, script) {
        (Place::Front, _) => '前',
        (Place::Middle, _) => '中',
        (Place::Rear, Script::Simplified) => '后',
        (Place::Rear, Script::Traditional) => '後',
    }
}

fn piece_char(piece: Piece, script: Script) -> char {
    let traditional = script == Script::Traditional;
    match (piece.role, piece.color) {
        (Role::King, Color::Red) => {
            if traditional {
                '帥'
            } else {
                '帅'
            }
        }
        (Role::King, Color::Black) => {
            if traditional {
                '將'
            } else {
                '将'
            }
        }
        (Role::Advisor, Color::Red) => '仕',
        (Role::Advisor, Color::Black) => '士',
        (Role::Elephant, Color::Red) => '相',
        (Role::Elephant, Color::Black) => '象',
        (Role::Horse, _) => {
            if traditional {
                '馬'
            } else {
                '马'
            }
        }
        (Role::Rook, _) => {
            if traditional {
                '車'
            } else {
                '车'
            }
        }
        (Role::Cannon, _) => '炮',
        (Role::Pawn, Color::Red) => '兵',
        (Role::Pawn, Color::Black) => '卒',
    }
}
