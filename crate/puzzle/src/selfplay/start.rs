//! Random endings from which a game can begin: two kings with guards as they stand in play, and a few pieces about.

use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

use crate::compose::natural::{ADVISORS, ELEPHANTS};
use crate::compose::rng::Rng;

/// Pieces that attack, as often as they shall come.
const FORCES: &[Role] = &[
    Role::Rook,
    Role::Rook,
    Role::Horse,
    Role::Horse,
    Role::Horse,
    Role::Cannon,
    Role::Cannon,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
];
/// Guard stances of the tables that are the usual ones.
const USUAL: usize = 9;

/// A legal position with few pieces in which nobody is in check.
pub(super) fn ending(rng: &mut Rng) -> Position {
    loop {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            side(rng, &mut board, color);
        }
        let turn = *rng.pick(&Color::ALL);
        let setup = Setup { board, turn, halfmove: 0, fullmove: 1 };
        if let Ok(position) = Position::try_from(setup)
            && !position.is_check()
        {
            return position;
        }
    }
}

fn side(rng: &mut Rng, board: &mut Board, color: Color) {
    let mut put = |role: Role, file: u8, rank: u8| {
        let rank = if color == Color::Red { rank } else { 9 - rank };
        if let Some(square) = Square::new(file, rank)
            && board.piece_at(square).is_none()
        {
            board.set(square, Some(Piece { color, role }));
        }
    };
    let &(file, rank) = rng.pick(&[(4, 0), (4, 0), (4, 0), (3, 0), (5, 0), (4, 1)]);
    put(Role::King, file, rank);
    for &(file, rank) in *rng.pick(&ADVISORS[..USUAL]) {
        put(Role::Advisor, file, rank);
    }
    for &(file, rank) in *rng.pick(&ELEPHANTS[..USUAL]) {
        put(Role::Elephant, file, rank);
    }
    for _ in 0..rng.between(2, 5) {
        let role = *rng.pick(FORCES);
        let (low, high) = if role == Role::Pawn { (5, 8) } else { (1, 8) };
        put(role, rng.between(0, 8), rng.between(low, high));
    }
}
