//! Motifs of a line: how it is played rather than where it ends. Each is a predicate on the plies of a [`Story`].

use xiangqi::{Color, Piece, Role};

use super::loose;
use super::story::Story;

/// Whether a piece of this role is given: taken by the defender, and what the attacker takes from the move that offered it
/// to the end of the line is worth less.
fn gives(story: &Story, role: Role) -> bool {
    story.plies.iter().any(|ply| ply.given == Some(role))
}

/// 弃车.
pub(super) fn gives_rook(story: &Story) -> bool {
    gives(story, Role::Rook)
}

/// 弃马.
pub(super) fn gives_horse(story: &Story) -> bool {
    gives(story, Role::Horse)
}

/// 弃炮.
pub(super) fn gives_cannon(story: &Story) -> bool {
    gives(story, Role::Cannon)
}

/// 抽将: a discovered check.
pub(super) fn discovered(story: &Story) -> bool {
    story.plies.iter().any(|ply| ply.uncovers)
}

/// 拔簧马: a horse moves out of the line of its own rook, and the rook checks.
pub(super) fn horse_uncovers_rook(story: &Story) -> bool {
    let rook = Piece { color: Color::Red, role: Role::Rook };
    let mut board = story.board.clone();
    story.plies.iter().rev().any(|ply| {
        let found = ply.uncovers
            && ply.piece.role == Role::Horse
            && ply.checkers.iter().any(|&s| board.piece_at(s) == Some(rook));
        board = loose::moved(&board, ply.mv.to, ply.mv.from);
        board.set(ply.mv.to, ply.taken);
        found
    })
}

/// 双将: a move after which two pieces check (or more).
pub(super) fn double_check(story: &Story) -> bool {
    story.plies.iter().any(|p| p.by_attacker() && p.checkers.len() >= 2)
}

/// 三将: a move after which three pieces check.
pub(super) fn triple_check(story: &Story) -> bool {
    story.plies.iter().any(|p| p.by_attacker() && p.checkers.len() >= 3)
}

/// 静着: a move of the attacker before the last that does not check.
pub(super) fn quiet(story: &Story) -> bool {
    let plies = story.attacker_plies();
    let before_last = plies.len().saturating_sub(1);
    plies[..before_last].iter().any(|p| !p.is_check())
}

/// 顿挫: a piece checks, and on the attacker's next move returns with check to where it came from.
pub(super) fn there_and_back(story: &Story) -> bool {
    story.attacker_plies().windows(2).any(|pair| {
        pair[0].is_check()
            && pair[1].is_check()
            && pair[0].mv.from == pair[1].mv.to
            && pair[0].mv.to == pair[1].mv.from
    })
}

/// 解将还将: the defender parries a check with a check.
pub(super) fn counter_check(story: &Story) -> bool {
    story.plies.iter().any(|p| !p.by_attacker() && p.is_check())
}

/// 一子定局: one crossing piece is left at the end.
pub(super) fn single_piece(story: &Story) -> bool {
    let crossing = [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn];
    crossing.into_iter().map(|role| story.attackers_of(role).len()).sum::<usize>() == 1
        && story.plies.len() >= 5
}
