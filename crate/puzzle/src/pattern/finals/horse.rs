//! Patterns of horses, by the points they work from: 卧槽马, 挂角马, 钓鱼马, 高钓马, 侧面虎, 八角马, 双马饮泉.

use xiangqi::{Role, Square};

use super::{BACK, MIDDLE, is_at, on_either};
use crate::pattern::loose;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// The point of 卧槽马 and its mirror image.
const CROUCHING: (u8, u8) = (2, 8);
/// The front corner of the palace.
const CORNER: (u8, u8) = (3, 7);
/// The point of 钓鱼马.
const ANGLING: (u8, u8) = (2, 7);
/// The point of 高钓马.
const ANGLING_HIGH: (u8, u8) = (2, 6);

/// Horses on a point or its mirror image that are essential, check, or checked from there before.
fn horse_works(story: &Story, at: (u8, u8)) -> Vec<Square> {
    let mut horses = story.attackers_of(Role::Horse);
    horses.retain(|&h| on_either(h, at) && (story.works(h) || story.has_checked_from(h)));
    horses
}

/// The final position with these horses, if there are any.
fn seen(story: &Story, horses: Vec<Square>) -> Option<Sight> {
    (!horses.is_empty()).then(|| story.sight(horses))
}

/// Essential horses that do not check.
fn silent(story: &Story) -> Vec<Square> {
    let mut horses = story.essential_of(Role::Horse);
    horses.retain(|h| !story.checkers.contains(h));
    horses
}

/// 卧槽马: a horse on c8 or g8 checks or is essential.
pub(in crate::pattern) fn crouching_horse(story: &Story) -> Option<Sight> {
    seen(story, horse_works(story, CROUCHING))
}

/// 挂角马: a horse on d7 or f7 checks the king on e9, or has driven it from there and is still essential.
pub(in crate::pattern) fn corner_horse(story: &Story) -> Option<Sight> {
    let home = |s: Square| is_at(s, MIDDLE, BACK);
    let mut horses = horse_works(story, CORNER);
    horses.retain(|horse| {
        if story.checkers.contains(horse) && home(story.king) {
            return true;
        }
        let plies = &story.plies;
        plies.iter().enumerate().any(|(i, ply)| {
            ply.by_attacker()
                && ply.mv.to == *horse
                && ply.checkers.contains(horse)
                && plies.get(i + 1).is_some_and(|reply| reply.piece.role == Role::King && home(reply.mv.from))
        })
    });
    seen(story, horses)
}

/// 钓鱼马: a horse on c7 or g7 is essential without checking.
pub(in crate::pattern) fn angler_horse(story: &Story) -> Option<Sight> {
    seen(story, silent(story).into_iter().filter(|&h| on_either(h, ANGLING)).collect())
}

/// 高钓马: a horse on c6 or g6 is essential without checking.
pub(in crate::pattern) fn high_angler_horse(story: &Story) -> Option<Sight> {
    seen(story, silent(story).into_iter().filter(|&h| on_either(h, ANGLING_HIGH)).collect())
}

/// 侧面虎: a horse high on the flank is essential without checking, away from the points of 卧槽马 and 钓鱼马, and a rook or
/// pawn mates.
pub(in crate::pattern) fn side_tiger(story: &Story) -> Option<Sight> {
    let flank = |s: Square| {
        !(3..=5).contains(&s.file())
            && (6..=8).contains(&s.rank())
            && !on_either(s, ANGLING)
            && !on_either(s, CROUCHING)
    };
    let horse = silent(story).into_iter().find(|&h| flank(h))?;
    let strikes = |s: Square| matches!(story.role_at(s), Some(Role::Rook | Role::Pawn));
    let striker = story.checkers.iter().copied().find(|&s| strikes(s))?;
    Some(story.sight(vec![horse, striker]))
}

/// 八角马: king on a palace corner, a horse two files and two ranks away holds both its exits.
pub(in crate::pattern) fn octagon_horse(story: &Story) -> Option<Sight> {
    let king = story.king;
    let corner = matches!(king.file(), 3 | 5) && matches!(king.rank(), 7 | 9);
    let horse = story.essential_of(Role::Horse).into_iter().find(|&h| {
        corner
            && h.file().abs_diff(king.file()) == 2
            && h.rank().abs_diff(king.rank()) == 2
            && story.flights().into_iter().all(|s| loose::attacks(&story.board, h, s))
    })?;
    Some(story.sight(vec![horse, king]))
}

/// 双马饮泉: two horses do the work without rook or cannon; the last two checks came from horses.
pub(in crate::pattern) fn two_horses_at_the_spring(story: &Story) -> Option<Sight> {
    let horses = story.essential_of(Role::Horse);
    let by_horses = horses.len() == 2
        && story.essential_of(Role::Rook).is_empty()
        && story.essential_of(Role::Cannon).is_empty()
        && story.attacker_plies().iter().rev().take(2).all(|p| p.piece.role == Role::Horse && p.is_check());
    by_horses.then(|| story.sight(horses))
}
