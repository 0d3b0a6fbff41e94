//! Moves as two squares: ICCS with ranks 0 to 9, UCI with ranks 1 to 10, and what a text says of which it is.

use alloc::format;
use alloc::string::String;

use super::fold;
use crate::{Move, Square};

/// ICCS: `H2-E2`, ranks 0 to 9.
pub fn iccs(m: Move) -> String {
    format!("{}-{}", m.from, m.to).to_ascii_uppercase()
}

/// UCI as Fairy-Stockfish writes it: `h3e3`, `h10g8`, ranks 1 to 10.
pub fn uci(m: Move) -> String {
    let file = |square: Square| char::from(b'a' + square.file());
    format!("{}{}{}{}", file(m.from), m.from.rank() + 1, file(m.to), m.to.rank() + 1)
}

/// From what the ranks of a text are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RankBase {
    /// 0 to 9.
    Zero,
    /// 1 to 10.
    One,
}

/// Two squares as written: files 0 to 8, ranks 0 to 10 of a base not yet known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coordinates {
    squares: [(u8, u8); 2],
}

impl Coordinates {
    /// Reads `h2e2`, `H2-E2`, `h10g8`, in either case and with any dash or none; nothing when the text is not of this
    /// form, or holds both a rank 0 and a rank 10.
    pub(crate) fn parse(text: &str) -> Option<Coordinates> {
        let mut chars = text.chars().map(fold::move_char).peekable();
        let mut square = || {
            let file = chars.next()?.to_ascii_lowercase();
            let mut rank = chars.next()?.to_digit(10)?;
            if rank == 1 && chars.next_if_eq(&'0').is_some() {
                rank = 10;
            }
            chars.next_if_eq(&'-');
            matches!(file, 'a'..='i').then(|| (file as u8 - b'a', rank as u8))
        };
        let squares = [square()?, square()?];
        let dash_at_end = text.chars().next_back().is_none_or(|c| fold::move_char(c) == '-');
        let coordinates = Coordinates { squares };
        let consistent = !(coordinates.has_rank(0) && coordinates.has_rank(10));
        (chars.next().is_none() && !dash_at_end && consistent).then_some(coordinates)
    }

    /// The base that the text itself proves: a rank 0 or a rank 10 does.
    pub(crate) fn evident_base(self) -> Option<RankBase> {
        if self.has_rank(0) {
            Some(RankBase::Zero)
        } else if self.has_rank(10) {
            Some(RankBase::One)
        } else {
            None
        }
    }

    /// The move, or nothing when a rank is off the board.
    pub(crate) fn to_move(self, base: RankBase) -> Option<Move> {
        let first = match base {
            RankBase::Zero => 0,
            RankBase::One => 1,
        };
        let [from, to] = self.squares.map(|(file, rank)| Square::new(file, rank.checked_sub(first)?));
        Some(Move::new(from?, to?))
    }

    fn has_rank(self, rank: u8) -> bool {
        self.squares.iter().any(|square| square.1 == rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn read(text: &str, base: RankBase) -> Option<String> {
        Coordinates::parse(text)?.to_move(base).map(|m| m.to_string())
    }

    #[test]
    fn reads_the_forms_and_nothing_else() {
        for text in ["h2e2", "H2-E2", "h2–e2", "ｈ２ｅ２"] {
            assert_eq!(read(text, RankBase::Zero).as_deref(), Some("h2e2"), "{text}");
        }
        assert_eq!(read("i10i9", RankBase::One).as_deref(), Some("i9i8"));
        for text in
            ["", "h", "h2", "h2e", "h2e2-", "h2--e2", "-h2e2", "j2e2", "h2e2q", "h0h10", "h11e2", "h2e99"]
        {
            assert_eq!(read(text, RankBase::Zero), None, "{text}");
        }
    }

    #[test]
    fn only_rank_0_and_rank_10_prove_a_base() {
        let base = |text| Coordinates::parse(text).and_then(Coordinates::evident_base);
        assert_eq!(base("h0g2"), Some(RankBase::Zero));
        assert_eq!(base("h10g8"), Some(RankBase::One));
        assert_eq!(base("h2e2"), None);
    }
}
