//! Motifs of a line: how it is played rather than where it ends. Each is a rule on the plies of a [`Story`] that says after
//! which of them the motif is to be seen, and where.

use xiangqi::{Color, Piece, Role};

use super::sight::Sight;
use super::story::{Ply, Story};

/// The first ply that shows the motif; its points are seen after it.
fn first(story: &Story, seen: impl Fn(usize, &Ply) -> Option<Vec<xiangqi::Square>>) -> Option<Sight> {
    let found = |(index, ply)| Some(Sight::at(index + 1, seen(index, ply)?));
    story.plies.iter().enumerate().find_map(found)
}

/// A piece of this role is given: taken by the defender, and what the attacker takes from the move that offered it
/// to the end of the line is worth less. It is seen where it is taken.
fn gives(story: &Story, role: Role) -> Option<Sight> {
    first(story, |index, ply| {
        let reply = story.plies.get(index + 1)?;
        (ply.given == Some(role)).then(|| vec![reply.mv.to])
    })
}

/// 弃车.
pub(super) fn gives_rook(story: &Story) -> Option<Sight> {
    gives(story, Role::Rook)
}

/// 弃马.
pub(super) fn gives_horse(story: &Story) -> Option<Sight> {
    gives(story, Role::Horse)
}

/// 弃炮.
pub(super) fn gives_cannon(story: &Story) -> Option<Sight> {
    gives(story, Role::Cannon)
}

/// The piece that stepped aside and those that check.
fn uncovered(ply: &Ply) -> Vec<xiangqi::Square> {
    let mut squares = ply.checkers.clone();
    squares.push(ply.mv.to);
    squares
}

/// 抽将: a discovered check.
pub(super) fn discovered(story: &Story) -> Option<Sight> {
    first(story, |_, ply| ply.uncovers.then(|| uncovered(ply)))
}

/// 拔簧马: a horse moves out of the line of its own rook, and the rook checks.
pub(super) fn horse_uncovers_rook(story: &Story) -> Option<Sight> {
    let rook = Piece { color: Color::Red, role: Role::Rook };
    let boards = story.boards();
    first(story, |index, ply| {
        let by_rook = ply.checkers.iter().any(|&s| boards[index].piece_at(s) == Some(rook));
        (ply.uncovers && ply.piece.role == Role::Horse && by_rook).then(|| uncovered(ply))
    })
}

/// A move after which so many pieces check, or more.
fn checked_by(story: &Story, pieces: usize) -> Option<Sight> {
    first(story, |_, ply| (ply.by_attacker() && ply.checkers.len() >= pieces).then(|| ply.checkers.clone()))
}

/// 双将: a move after which two pieces check (or more).
pub(super) fn double_check(story: &Story) -> Option<Sight> {
    checked_by(story, 2)
}

/// 三将: a move after which three pieces check.
pub(super) fn triple_check(story: &Story) -> Option<Sight> {
    checked_by(story, 3)
}

/// 静着: a move of the attacker before the last that does not check.
pub(super) fn quiet(story: &Story) -> Option<Sight> {
    let last = story.plies.len().saturating_sub(1);
    first(story, |index, ply| (index < last && ply.by_attacker() && !ply.is_check()).then(|| vec![ply.mv.to]))
}

/// 顿挫: a piece checks, and on the attacker's next move returns with check to where it came from.
pub(super) fn there_and_back(story: &Story) -> Option<Sight> {
    first(story, |index, ply| {
        let before = story.plies.get(index.checked_sub(2)?)?;
        let returns = ply.by_attacker()
            && before.is_check()
            && ply.is_check()
            && before.mv.from == ply.mv.to
            && before.mv.to == ply.mv.from;
        returns.then(|| vec![ply.mv.from, ply.mv.to])
    })
}

/// 解将还将: the defender parries a check with a check.
pub(super) fn counter_check(story: &Story) -> Option<Sight> {
    first(story, |_, ply| (!ply.by_attacker() && ply.is_check()).then(|| vec![ply.mv.to]))
}

/// 一子定局: one crossing piece is left at the end.
pub(super) fn single_piece(story: &Story) -> Option<Sight> {
    let crossing = Role::ALL.into_iter().filter(|role| role.crosses());
    let left: Vec<_> = crossing.flat_map(|role| story.attackers_of(role)).collect();
    (left.len() == 1 && story.plies.len() >= 5).then(|| story.sight(left))
}
