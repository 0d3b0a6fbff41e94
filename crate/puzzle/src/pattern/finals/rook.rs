//! Patterns of rooks and of rooks with others: 双车错, 三车闹士, 三子归边, 海底捞月.

use xiangqi::{Color, Piece, Role, Square};

use super::BACK;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// 双车错: two rooks are essential and one checks; the other holds the neighbouring parallel line
/// after a rook's check earlier in the line, or gave the check just before.
pub(in crate::pattern) fn alternating_rooks(story: &Story) -> Option<Sight> {
    let [checker] = story.checkers[..] else { return None };
    let rooks = story.essential_of(Role::Rook);
    if rooks.len() != 2 || !rooks.contains(&checker) {
        return None;
    }
    let other = rooks.iter().copied().find(|&r| r != checker)?;
    let king = story.king;
    let by_rank = checker.rank() == king.rank() && other.rank().abs_diff(king.rank()) == 1;
    let by_file = checker.file() == king.file() && other.file().abs_diff(king.file()) == 1;
    let mut plies = story.attacker_plies();
    plies.pop();
    let by_turns = plies.last().is_some_and(|ply| ply.mv.to == other && ply.is_check());
    let rook_checked = plies.iter().any(|p| p.piece.role == Role::Rook && p.is_check());
    let alternates = by_turns || ((by_rank || by_file) && (plies.is_empty() || rook_checked));
    alternates.then(|| story.sight(rooks))
}

/// 三车闹士: two rooks and a pawn close to the palace, all essential.
pub(in crate::pattern) fn three_chariots(story: &Story) -> Option<Sight> {
    let mut squares = story.essential_of(Role::Rook);
    let is_close = |p: &Square| p.rank() >= 7 && (2..=6).contains(&p.file());
    let pawn = story.essential_of(Role::Pawn).into_iter().find(is_close)?;
    (squares.len() == 2).then(|| {
        squares.push(pawn);
        story.sight(squares)
    })
}

/// 三子归边: rook, horse and cannon stood on one wing at the same time, and all three took part from then on.
pub(in crate::pattern) fn three_on_one_wing(story: &Story) -> Option<Sight> {
    let boards = story.boards();
    boards.iter().enumerate().rev().find_map(|(ply, board)| {
        let wing = |inside: fn(u8) -> bool| -> Option<Vec<Square>> {
            let of_role = |role| {
                let wanted = Piece { color: Color::Red, role };
                let stands =
                    |&(s, p): &(Square, Piece)| p == wanted && inside(s.file()) && story.takes_part(s, ply);
                board.pieces().find(stands).map(|(s, _)| s)
            };
            [Role::Rook, Role::Horse, Role::Cannon].into_iter().map(of_role).collect()
        };
        let squares = wing(|file| file <= 3).or_else(|| wing(|file| file >= 5))?;
        Some(Sight::at(ply, squares))
    })
}

/// 海底捞月: the king has left its back rank and is checked by a rook or cannon from below, the back-rank side.
pub(in crate::pattern) fn moon_from_the_sea(story: &Story) -> Option<Sight> {
    let from_below = |s: Square| {
        matches!(story.role_at(s), Some(Role::Rook | Role::Cannon))
            && s.file() == story.king.file()
            && s.rank() > story.king.rank()
            && story.essential.contains(&s)
    };
    let checker = story.checkers.iter().copied().find(|&s| story.king.rank() < BACK && from_below(s))?;
    Some(story.sight(vec![checker, story.king]))
}
