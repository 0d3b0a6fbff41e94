//! Moves in the manner of chess: `Che3`, `Rxd10+`, `Rad2`, `N5c6`, `e5` for a pawn. Only read, never written.

use xiangqi::{Move, Position, Role, Square};

use super::spoken::Ranks;

/// The one legal move that the text means.
pub(super) fn read(position: &Position, text: &str, ranks: Ranks) -> Option<Move> {
    let text = text.trim_end_matches(['+', '#', '!', '?', '=']);
    let (role, rest) = match text.chars().next()? {
        letter if letter.is_ascii_uppercase() => (role_of(letter)?, &text[1..]),
        _ => (Role::Pawn, text),
    };
    let rest: String = rest.chars().filter(|c| !matches!(c, 'x' | ':' | '-')).collect();
    if !rest.is_ascii() {
        return None;
    }
    let split = rest.rfind(|c: char| c.is_ascii_lowercase())?;
    let (from, to) = rest.split_at(split);
    let to = square(to, ranks)?;
    let (file, rank) = origin(from, ranks)?;
    let mut found = None;
    for &m in &position.legal_moves() {
        let fits = m.to == to
            && position.piece_at(m.from).is_some_and(|piece| piece.role == role)
            && file.is_none_or(|file| m.from.file() == file)
            && rank.is_none_or(|rank| m.from.rank() == rank);
        if fits && found.replace(m).is_some() {
            return None;
        }
    }
    found
}

const fn role_of(letter: char) -> Option<Role> {
    Some(match letter {
        'K' => Role::King,
        'A' | 'G' => Role::Advisor,
        'B' | 'E' => Role::Elephant,
        'N' | 'H' => Role::Horse,
        'R' => Role::Rook,
        'C' => Role::Cannon,
        'P' => Role::Pawn,
        _ => return None,
    })
}

/// Where the piece comes from, as far as it is told: file and rank.
fn origin(text: &str, ranks: Ranks) -> Option<(Option<u8>, Option<u8>)> {
    let (file, rest) = match text.bytes().next() {
        Some(letter @ b'a'..=b'i') => (Some(letter - b'a'), &text[1..]),
        _ => (None, text),
    };
    Some((file, if rest.is_empty() { None } else { Some(rank(rest, ranks)?) }))
}

fn square(text: &str, ranks: Ranks) -> Option<Square> {
    let file = text.bytes().next()?.checked_sub(b'a')?;
    Square::new(file, rank(&text[1..], ranks)?)
}

fn rank(text: &str, ranks: Ranks) -> Option<u8> {
    if text.is_empty() || text.len() > 2 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    text.parse::<u8>().ok()?.checked_sub(ranks.first())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_with_ranks_from_one_and_from_zero() {
        let start = Position::start();
        let read = |text, ranks| read(&start, text, ranks).map(|m| m.to_string());
        assert_eq!(read("Che3", Ranks::FromOne).as_deref(), Some("h2e2"));
        assert_eq!(read("Che2", Ranks::FromZero).as_deref(), Some("h2e2"));
        assert_eq!(read("Cxb10", Ranks::FromOne).as_deref(), Some("b2b9"));
        assert_eq!(read("Hg3", Ranks::FromOne).as_deref(), Some("h0g2"));
        assert_eq!(read("c5", Ranks::FromOne).as_deref(), Some("c3c4"));
        assert_eq!(read("Ce3", Ranks::FromOne), None, "two cannons can go there");
        for text in ["", "C", "Cz3", "Ce", "Ce33", "炮e3", "Qe3", "e"] {
            assert_eq!(read(text, Ranks::FromOne), None, "{text}");
        }
    }
}
