//! Patterns told by what stands around the kings: 困毙, 白脸将, 闷杀, 臣压君.

use xiangqi::Role;

use super::BACK;
use super::cannon::smothered_in_palace;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// 困毙: no check, no move.
pub(in crate::pattern) fn no_move_left(story: &Story) -> Option<Sight> {
    let mut squares = story.essential.clone();
    squares.push(story.king);
    story.checkers.is_empty().then(|| story.sight(squares))
}

/// 白脸将: the attacker's king is essential by its open file.
pub(in crate::pattern) fn facing_king(story: &Story) -> Option<Sight> {
    let red = *story.essential_of(Role::King).first()?;
    Some(story.sight(vec![red, story.king]))
}

/// 闷杀: every flight square of the checked king holds one of its own pieces, and it is not 闷宫.
pub(in crate::pattern) fn smothered(story: &Story) -> Option<Sight> {
    let is_smothered = !story.checkers.is_empty()
        && smothered_in_palace(story).is_none()
        && story.flights().into_iter().all(|s| story.is_defenders(s));
    is_smothered.then(|| {
        let screens = story.checkers_of(Role::Cannon).into_iter().filter_map(|c| story.screen_of(c));
        let mut squares: Vec<_> = story.checkers.iter().copied().chain(screens).collect();
        squares.extend(story.flights());
        story.sight(squares)
    })
}

/// 臣压君: the king on its back rank has its own rook, horse or cannon on its head, and would move there.
pub(in crate::pattern) fn ministers_on_the_king(story: &Story) -> Option<Sight> {
    let on_the_head = story.blockers.iter().copied().find(|&s| {
        story.king.rank() == BACK
            && s.file() == story.king.file()
            && s.rank() == BACK - 1
            && matches!(story.role_at(s), Some(Role::Rook | Role::Horse | Role::Cannon))
    })?;
    Some(story.sight(vec![on_the_head, story.king]))
}
