//! What pieces attack on a board that need not be a legal position.
//!
//! To ask what a piece is good for, one takes it off and looks again; the board that is left may break the rules (kings
//! facing on the wrong turn, a king open to capture), so [`xiangqi::Position`] cannot hold it. These few functions answer
//! for any board, slowly and plainly. They are held against the real rules in the tests below. Red is the attacker
//! throughout, Black the defender.

use xiangqi::{Board, Color, Piece, Role, Square};

/// Occupied points strictly between two points of one file or rank; nothing when they are not on one line.
pub fn between(board: &Board, a: Square, b: Square) -> Option<Vec<Square>> {
    let (df, dr) = (b.file() as i8 - a.file() as i8, b.rank() as i8 - a.rank() as i8);
    if (df != 0) == (dr != 0) {
        return None;
    }
    let (sf, sr) = (df.signum(), dr.signum());
    let mut found = Vec::new();
    let mut at = a.offset(sf, sr)?;
    while at != b {
        if board.piece_at(at).is_some() {
            found.push(at);
        }
        at = at.offset(sf, sr)?;
    }
    Some(found)
}

/// Whether the piece on `from` could take an enemy on `to`, were one there. The open file between kings does not count.
pub fn attacks(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    let (df, dr) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    let forward = if piece.color == Color::Red { 1 } else { -1 };
    let clear = |f: i8, r: i8| from.offset(f, r).is_some_and(|s| board.piece_at(s).is_none());
    match piece.role {
        Role::King => df.abs() + dr.abs() == 1 && to.in_palace(piece.color),
        Role::Advisor => df.abs() == 1 && dr.abs() == 1 && to.in_palace(piece.color),
        Role::Elephant => {
            df.abs() == 2 && dr.abs() == 2 && to.on_own_half(piece.color) && clear(df / 2, dr / 2)
        }
        Role::Horse => match (df.abs(), dr.abs()) {
            (1, 2) => clear(0, dr / 2),
            (2, 1) => clear(df / 2, 0),
            _ => false,
        },
        Role::Rook => between(board, from, to).is_some_and(|screens| screens.is_empty()),
        Role::Cannon => between(board, from, to).is_some_and(|screens| screens.len() == 1),
        Role::Pawn => {
            (df == 0 && dr == forward) || (dr == 0 && df.abs() == 1 && !from.on_own_half(piece.color))
        }
    }
}

/// Whether the piece on `from` may go to `to` by its way of moving, own king's safety apart. Kings are not taken.
fn can_go(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    match board.piece_at(to) {
        Some(other) => other.color != piece.color && other.role != Role::King && attacks(board, from, to),
        None if piece.role == Role::Cannon => between(board, from, to).is_some_and(|s| s.is_empty()),
        None => attacks(board, from, to),
    }
}

/// The king of a side, if it is on the board.
pub fn king(board: &Board, color: Color) -> Option<Square> {
    board.pieces().find(|(_, p)| *p == Piece { color, role: Role::King }).map(|(s, _)| s)
}

/// Red's pieces that attack the point `target`, the red king by its open file included.
pub fn holders(board: &Board, target: Square) -> Vec<Square> {
    let facing = |s: Square, p: Piece| {
        p.role == Role::King
            && s.file() == target.file()
            && between(board, s, target).is_some_and(|b| b.is_empty())
    };
    board
        .pieces()
        .filter(|&(s, p)| p.color == Color::Red && s != target && (attacks(board, s, target) || facing(s, p)))
        .map(|(s, _)| s)
        .collect()
}

/// Red's pieces that check the black king.
pub fn checkers(board: &Board) -> Vec<Square> {
    king(board, Color::Black).map_or_else(Vec::new, |king| holders(board, king))
}

/// The board after a move, whatever it is.
pub fn moved(board: &Board, from: Square, to: Square) -> Board {
    let mut next = board.clone();
    next.set(to, board.piece_at(from));
    next.set(from, None);
    next
}

/// The board without the piece on a point.
pub fn without(board: &Board, square: Square) -> Board {
    let mut next = board.clone();
    next.set(square, None);
    next
}

/// Whether Black has a move that leaves its king unattacked.
pub fn can_reply(board: &Board) -> bool {
    board.pieces().filter(|(_, p)| p.color == Color::Black).any(|(from, _)| {
        Square::all().any(|to| can_go(board, from, to) && checkers(&moved(board, from, to)).is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    /// Plays seeded random games and compares with the rules at every position with Black to move.
    #[test]
    fn agrees_with_the_rules_on_legal_positions() {
        let mut state = 7_u64;
        let mut seen = 0;
        for _ in 0..60 {
            let mut position = Position::start();
            for _ in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let pick = (state >> 33) as usize % moves.len();
                position.play(moves[pick]).unwrap();
                if position.turn() != Color::Black {
                    continue;
                }
                seen += 1;
                let board = position.board();
                let mut ours: Vec<_> = board
                    .pieces()
                    .filter(|(_, p)| p.color == Color::Black)
                    .flat_map(|(from, _)| Square::all().map(move |to| (from, to)))
                    .filter(|&(from, to)| {
                        can_go(&board, from, to) && checkers(&moved(&board, from, to)).is_empty()
                    })
                    .collect();
                let mut rules: Vec<_> = position.legal_moves().iter().map(|m| (m.from, m.to)).collect();
                ours.sort();
                rules.sort();
                assert_eq!(ours, rules, "{board:?}");
                assert_eq!(!checkers(&board).is_empty(), position.is_check());
            }
        }
        assert!(seen > 2000);
    }
}
