//! All nine texts of a move at once.

use alloc::string::String;

use super::chinese::{Digits, PawnNames, Script, Style};
use super::coordinates::{iccs, uci};
use super::name::{Name, NameError};
use super::wxf::Dialect;
use crate::{Illegality, Move, Position, Setup};

/// One move in every notation written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNames {
    /// `H2-E2`, ranks 0 to 9.
    pub iccs: String,
    /// `h3e3`, ranks 1 to 10.
    pub uci: String,
    /// Simplified, way 1, full-width digits for Black: 炮二平五, 炮８平５, 一兵平五.
    pub chinese: String,
    /// The same in way 2: 前四平五.
    pub chinese_file_pawns: String,
    /// Way 1 in traditional characters: 馬二進三.
    pub traditional: String,
    /// Way 1 with plain digits for Black: 炮8平5.
    pub half_width: String,
    /// 炮25, 马2+3, 炮2-1.
    pub short: String,
    /// WXF as xqbase writes it: `C2.5`, `Pa.5`.
    pub wxf: String,
    /// WXF by the rules of 2018: `C2=5`, `14=5`.
    pub wxf_file_pawns: String,
}

impl MoveNames {
    /// The texts of a move of the side to move.
    ///
    /// # Errors
    /// The move is not legal, and why.
    pub fn of(position: &Position, m: Move) -> Result<MoveNames, Illegality> {
        Name::of(position, m).map(MoveNames::from)
    }

    /// The texts of a move that may not be legal, because of the king, of what stands in the way or of what stands on the
    /// target: to say why. The two points have to lie as the piece moves, which is not looked at.
    ///
    /// Nothing where no piece of the side to move stands on the first point.
    pub fn of_barred(position: &Position, m: Move) -> Option<MoveNames> {
        Name::of_barred(position, m).map(MoveNames::from)
    }

    /// The texts of a move in a set-up in which somebody could take a king; see [`Name::in_setup`].
    ///
    /// # Errors
    /// The set-up breaks another rule, or the piece does not move so.
    pub fn in_setup(setup: &Setup, m: Move) -> Result<MoveNames, NameError> {
        Name::in_setup(setup, m).map(MoveNames::from)
    }
}

impl From<Name> for MoveNames {
    fn from(name: Name) -> MoveNames {
        let plain = Style::default();
        MoveNames {
            iccs: iccs(name.m),
            uci: uci(name.m),
            chinese: name.chinese(plain),
            chinese_file_pawns: name.chinese(Style { pawns: PawnNames::File, ..plain }),
            traditional: name.chinese(Style { script: Script::Traditional, ..plain }),
            half_width: name.chinese(Style { digits: Digits::HalfWidth, ..plain }),
            short: name.short(),
            wxf: name.wxf(Dialect::Xqbase),
            wxf_file_pawns: name.wxf(Dialect::Wxf2018),
        }
    }
}
