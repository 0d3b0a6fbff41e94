//! Small changes of a position by chance: a piece goes, comes, moves, becomes another, or changes places with another.

use xiangqi::{Board, Color, Move, Piece, Position, Role, Setup, Square};

use crate::compose::rng::Rng;

/// What may come; pawns twice, for there are most of them.
const ROLES: [Role; 7] =
    [Role::Advisor, Role::Elephant, Role::Horse, Role::Rook, Role::Cannon, Role::Pawn, Role::Pawn];

/// Of a hundred variations those that begin some moves later.
const LATER: usize = 25;
/// Moves that it may be later, at most.
const STEPS: usize = 6;

/// A position near another one, or near one to which forced checks lead from it, with the same side to move; nothing where chance came
/// upon one that is not legal.
pub(super) fn vary(rng: &mut Rng, position: &Position) -> Option<Position> {
    let later = rng.chance(LATER).then(|| walk(rng, position));
    let mut board = later.as_ref().unwrap_or(position).board();
    let changes = 1 + usize::from(rng.chance(30)) + usize::from(rng.chance(10));
    for _ in 0..changes {
        change(rng, &mut board)?;
    }
    with_turn(board, position.turn())
}

/// The position with one more piece on a free point; nothing where chance came upon one that is not legal.
pub(super) fn add(rng: &mut Rng, position: &Position) -> Option<Position> {
    let mut board = position.board();
    let to = Square::from_index(rng.below(Square::COUNT))?;
    if board.piece_at(to).is_some() {
        return None;
    }
    let color = if rng.chance(30) { Color::Red } else { Color::Black };
    board.set(to, Some(Piece { color, role: *rng.pick(&ROLES) }));
    with_turn(board, position.turn())
}

/// The position after a check and the only reply to it; nothing where there are several, or none.
pub(super) fn after_forced(position: &Position, check: Move) -> Option<Position> {
    let mut next = position.clone();
    let _undo = next.play_unchecked(check);
    if next.legal_count() != 1 {
        return None;
    }
    let reply = *next.legal_moves().first()?;
    let _undo = next.play_unchecked(reply);
    Some(next)
}

/// Some checks by chance further, as long as they are forced.
fn walk(rng: &mut Rng, position: &Position) -> Position {
    let mut at = position.clone();
    for _ in 0..=rng.below(STEPS) {
        let checks = at.checks();
        if checks.is_empty() {
            break;
        }
        let Some(next) = after_forced(&at, *rng.pick(&checks)) else { break };
        at = next;
    }
    at
}

fn with_turn(board: Board, turn: Color) -> Option<Position> {
    Position::try_from(Setup { board, turn, halfmove: 0, fullmove: 1 }).ok()
}

fn change(rng: &mut Rng, board: &mut Board) -> Option<()> {
    let pieces: Vec<(Square, Piece)> = board.pieces().collect();
    let (from, piece) = *rng.pick(&pieces);
    let to = Square::from_index(rng.below(Square::COUNT))?;
    let free = |square: Square| board.piece_at(square).is_none().then_some(square);
    match rng.below(10) {
        0 | 1 => board.set(other_than_king(from, piece)?, None),
        2 | 3 => {
            let color = if rng.chance(40) { Color::Red } else { Color::Black };
            board.set(free(to)?, Some(Piece { color, role: *rng.pick(&ROLES) }));
        }
        4 => {
            let role = *rng.pick(&ROLES);
            board.set(other_than_king(from, piece)?, Some(Piece { color: piece.color, role }));
        }
        5 => {
            board.set(from, board.piece_at(to));
            board.set(to, Some(piece));
        }
        6 | 7 => {
            let mut step = || rng.between(0, 4) as i8 - 2;
            let near = from.offset(step(), step())?;
            let near = free(near)?;
            board.set(from, None);
            board.set(near, Some(piece));
        }
        _ => {
            let to = free(to)?;
            board.set(from, None);
            board.set(to, Some(piece));
        }
    }
    Some(())
}

fn other_than_king(square: Square, piece: Piece) -> Option<Square> {
    (piece.role != Role::King).then_some(square)
}
