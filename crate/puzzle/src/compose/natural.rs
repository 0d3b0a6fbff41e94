//! What a position looks like to a teacher: guards in places that they take in play, pawns where pawns get, kings at home.
//!
//! Taste as arithmetic. [`flaws`] counts what a person would frown at; 0 is a position that could stand in a book.
//! Nothing here knows whether there is a mate.

use xiangqi::{Board, Color, Role, Square};

/// Advisor stances from the defender's or the attacker's own view (rank 0 its back rank), the usual ones.
pub(crate) const ADVISORS: &[&[(u8, u8)]] = &[
    &[],
    &[(3, 0)],
    &[(5, 0)],
    &[(4, 1)],
    &[(3, 0), (5, 0)],
    &[(3, 0), (4, 1)],
    &[(4, 1), (5, 0)],
    &[(3, 2), (4, 1)],
    &[(4, 1), (5, 2)],
    &[(3, 0), (5, 2)],
    &[(3, 2), (5, 0)],
    &[(3, 2)],
    &[(5, 2)],
];

/// Elephant stances from the side's own view.
pub(crate) const ELEPHANTS: &[&[(u8, u8)]] = &[
    &[],
    &[(2, 0)],
    &[(6, 0)],
    &[(4, 2)],
    &[(2, 0), (6, 0)],
    &[(2, 0), (4, 2)],
    &[(4, 2), (6, 0)],
    &[(2, 4), (4, 2)],
    &[(4, 2), (6, 4)],
    &[(2, 0), (6, 4)],
    &[(2, 4), (6, 0)],
    &[(2, 4)],
    &[(6, 4)],
];

/// Penalty of a guard stance by its place in the table; beyond it the stance is a strange one.
fn stance(table: &[&[(u8, u8)]], squares: &mut [(u8, u8)]) -> u32 {
    squares.sort_unstable();
    match table.iter().position(|s| *s == squares) {
        Some(0..=8) => 0,
        Some(9..) => 1,
        None => 3,
    }
}

/// How much a person would frown, from 0.
pub fn flaws(board: &Board) -> u32 {
    Color::ALL.into_iter().map(|color| side(board, color)).sum::<u32>() + crowd(board)
}

fn side(board: &Board, color: Color) -> u32 {
    let view = |s: Square| (s.file(), s.rank_for(color));
    let of = |role: Role| -> Vec<(u8, u8)> {
        board.pieces().filter(|(_, p)| p.color == color && p.role == role).map(|(s, _)| view(s)).collect()
    };
    let mut flaws = stance(ADVISORS, &mut of(Role::Advisor)) + stance(ELEPHANTS, &mut of(Role::Elephant));
    for king in of(Role::King) {
        flaws += match king {
            (_, 0) => 0,
            (_, 1) => 1,
            _ => 2,
        };
    }
    for (file, rank) in of(Role::Pawn) {
        flaws += match rank {
            3 | 4 if file % 2 == 0 => 0,
            5..=8 => 0,
            9 => 1,
            _ => 2,
        };
    }
    for horse in of(Role::Horse) {
        flaws += u32::from(matches!(horse, (0 | 8, 0 | 9)));
    }
    flaws
}

/// Own pieces that fill the opponent's palace, or a side with far more force than the other, look like a quarry.
fn crowd(board: &Board) -> u32 {
    let in_palace = |color: Color| {
        board
            .pieces()
            .filter(|(s, p)| p.color == color && s.in_palace(color.other()) && !matches!(p.role, Role::King))
            .count() as u32
    };
    let crossing =
        |color: Color| board.pieces().filter(|(_, p)| p.color == color && p.role.crosses()).count() as u32;
    in_palace(Color::Red).saturating_sub(2)
        + in_palace(Color::Black).saturating_sub(2)
        + crossing(Color::Black).saturating_sub(5)
        + crossing(Color::Red).saturating_sub(5)
}
