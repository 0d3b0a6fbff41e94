//! Patterns of pawns: 双鬼拍门, 送佛归殿, 老兵搜山.

use xiangqi::{Board, Color, Role, Square};

use super::BACK;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// 双鬼拍门: two pawns, or a pawn and a rook, stood on d8 and f8 at the same time, and both took part from then on.
pub(in crate::pattern) fn two_demons(story: &Story) -> Option<Sight> {
    let demon = |board: &Board, file: u8| {
        let square = Square::new(file, 8)?;
        let piece = board.piece_at(square)?;
        (piece.color == Color::Red && matches!(piece.role, Role::Pawn | Role::Rook))
            .then_some((square, piece.role))
    };
    let boards = story.boards();
    boards.iter().enumerate().rev().find_map(|(ply, board)| {
        let ((left, a), (right, b)) = (demon(board, 3)?, demon(board, 5)?);
        let both = (a == Role::Pawn || b == Role::Pawn)
            && [left, right].iter().all(|&s| story.takes_part(s, ply))
            && [left, right].iter().any(|&s| story.is_essential_later(s, ply));
        both.then(|| Sight::at(ply, vec![left, right]))
    })
}

/// 送佛归殿: three or more pawn checks in a row, and the king ends on its back rank.
pub(in crate::pattern) fn sent_home(story: &Story) -> Option<Sight> {
    let checks: Vec<bool> =
        story.attacker_plies().iter().map(|p| p.piece.role == Role::Pawn && p.is_check()).collect();
    let turn = checks.windows(3).rposition(|three| three.iter().all(|&by_pawn| by_pawn))? + 2;
    let ply = 2 * turn;
    (story.king.rank() == BACK).then(|| Sight::at(ply + 1, story.plies[ply].checkers.clone()))
}

/// 老兵搜山: a pawn on the back rank is essential.
pub(in crate::pattern) fn old_soldier(story: &Story) -> Option<Sight> {
    let pawns: Vec<Square> =
        story.essential_of(Role::Pawn).into_iter().filter(|s| s.rank() == BACK).collect();
    (!pawns.is_empty()).then(|| story.sight(pawns))
}
