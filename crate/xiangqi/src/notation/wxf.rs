//! Writing WXF notation in its two dialects: `C2.5` and `C2=5`.

use alloc::string::String;

use super::chinese::ascii_digit;
use super::name::{Name, Op};
use super::tandem::{Place, Standing};
use crate::Role;

/// The dialects of WXF notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// As xqbase writes it: letters K A B N R C P, `.` sideways, pawns `P+ P. P-` and `Pa` to `Pe` (way 1).
    Xqbase,
    /// As the federation's rules of 2018 write it: letters K A E H R C P, `=` sideways, and where more than two pawns
    /// share files the pawn's place and file for the piece: `14=5` (way 2).
    Wxf2018,
}

impl Name {
    /// WXF notation, four characters, upper case for both sides; the sign of a tandem stands behind the letter.
    pub fn wxf(&self, dialect: Dialect) -> String {
        let mut text = String::with_capacity(4);
        text.extend(self.wxf_head(dialect));
        text.push(match (self.op, dialect) {
            (Op::Sideways, Dialect::Xqbase) => '.',
            (Op::Sideways, Dialect::Wxf2018) => '=',
            (Op::Forward, _) => '+',
            (Op::Back, _) => '-',
        });
        text.push(ascii_digit(self.number));
        text
    }

    fn wxf_head(&self, dialect: Dialect) -> [char; 2] {
        let letter = match (self.piece.role, dialect) {
            (Role::Elephant, Dialect::Wxf2018) => 'E',
            (Role::Horse, Dialect::Wxf2018) => 'H',
            (role, _) => role.letter(),
        };
        let file = ascii_digit(self.file);
        match (self.standing, dialect) {
            (Standing::Alone, _) => [letter, file],
            (Standing::Tandem { index, count }, _) if count == 2 => [letter, sign(Place::of(index, count))],
            (Standing::Tandem { index, count: 3 }, Dialect::Xqbase) => [letter, sign(Place::of(index, 3))],
            (
                Standing::Tandem { index: ordinal, .. } | Standing::TwoFiles { ordinal, .. },
                Dialect::Xqbase,
            ) => [letter, char::from(b'a' + ordinal)],
            (Standing::Tandem { index, .. } | Standing::TwoFiles { index, .. }, Dialect::Wxf2018) => {
                [ascii_digit(index + 1), file]
            }
        }
    }
}

const fn sign(place: Place) -> char {
    match place {
        Place::Front => '+',
        Place::Middle => '.',
        Place::Rear => '-',
    }
}
