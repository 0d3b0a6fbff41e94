//! Patterns of cannons: 重炮, 马后炮, 闷宫, 铁门栓, 空头炮, 天地炮, 夹车炮, 炮碾丹砂.

use xiangqi::{Board, Color, Piece, Role, Square};

use super::{BACK, MIDDLE, line_distance};
use crate::pattern::loose;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// 重炮: two own cannons on the king's line, one checks and both are essential: the front one as screen of the rear, or the
/// rear one ready behind the front should its screen step aside.
pub(in crate::pattern) fn doubled_cannons(story: &Story) -> Option<Sight> {
    let essential = story.essential_of(Role::Cannon);
    let pair = story.checkers_of(Role::Cannon).into_iter().find_map(|checker| {
        if let Some(front) = story.screen_of(checker).filter(|&s| story.is_attackers(s, Role::Cannon)) {
            return Some(vec![checker, front]);
        }
        let backed = |other: Square| {
            other != checker
                && essential.contains(&checker)
                && line_distance(other, story.king).is_some()
                && loose::between(&story.board, other, checker).is_some_and(|b| b.is_empty())
                && loose::between(&story.board, other, story.king).is_some_and(|b| b.contains(&checker))
        };
        essential.iter().find(|&&other| backed(other)).map(|&other| vec![checker, other])
    })?;
    Some(story.sight(pair))
}

/// 马后炮: a cannon checks over an own horse that stands two points from the king.
pub(in crate::pattern) fn cannon_behind_horse(story: &Story) -> Option<Sight> {
    let pair = story.checkers_of(Role::Cannon).into_iter().find_map(|cannon| {
        let screen = story.screen_of(cannon)?;
        let behind = story.is_attackers(screen, Role::Horse) && line_distance(screen, story.king) == Some(2);
        behind.then(|| vec![cannon, screen])
    })?;
    Some(story.sight(pair))
}

/// 闷宫: a cannon checks over a defender's advisor, and the king is shut in by its own pieces or the cannon's own line.
pub(in crate::pattern) fn smothered_in_palace(story: &Story) -> Option<Sight> {
    let [cannon] = story.checkers[..] else { return None };
    if story.role_at(cannon) != Some(Role::Cannon) {
        return None;
    }
    let screen = story.screen_of(cannon).filter(|&s| story.is_defenders_of(s, Role::Advisor))?;
    let filled: Vec<Square> = story.flights().into_iter().filter(|&s| story.is_defenders(s)).collect();
    let on_the_line = |flight: Square| {
        line_distance(flight, cannon).is_some()
            && (flight.file() == story.king.file()) == (cannon.file() == story.king.file())
    };
    let is_shut = story.flights().into_iter().all(|flight| filled.contains(&flight) || on_the_line(flight));
    (is_shut && !filled.is_empty()).then(|| {
        let mut squares = vec![cannon, screen];
        squares.extend(filled);
        story.sight(squares)
    })
}

/// 铁门栓: a cannon on the middle file holds the palace without checking, a rook or pawn mates on file d or f.
pub(in crate::pattern) fn iron_bolt(story: &Story) -> Option<Sight> {
    let bolt = story
        .essential_of(Role::Cannon)
        .into_iter()
        .find(|c| c.file() == MIDDLE && c.rank() < 8 && !story.checkers.contains(c))?;
    let strikes =
        |s: Square| matches!(story.role_at(s), Some(Role::Rook | Role::Pawn)) && matches!(s.file(), 3 | 5);
    let striker = story.checkers.iter().copied().find(|&s| strikes(s))?;
    Some(story.sight(vec![bolt, striker]))
}

/// 空头炮: an essential cannon on the middle file faces the king on it with nothing between, or did from the same point
/// earlier in the line, so that a piece steps in front of it at the end.
pub(in crate::pattern) fn bare_cannon(story: &Story) -> Option<Sight> {
    let faced = |board: &Board, cannon: Square| {
        let king = loose::king(board, Color::Black).filter(|king| king.file() == MIDDLE)?;
        let is_bare = board.piece_at(cannon) == Some(Piece { color: Color::Red, role: Role::Cannon })
            && loose::between(board, cannon, king).is_some_and(|b| b.is_empty());
        is_bare.then_some(king)
    };
    if story.king.file() != MIDDLE {
        return None;
    }
    let mut cannons = story.essential_of(Role::Cannon);
    cannons.retain(|cannon| cannon.file() == MIDDLE);
    story.boards().iter().enumerate().rev().find_map(|(ply, board)| {
        let (cannon, king) = cannons.iter().find_map(|&cannon| Some((cannon, faced(board, cannon)?)))?;
        Some(Sight::at(ply, vec![cannon, king]))
    })
}

/// 天地炮: two cannons are essential, one on the middle file, one on the back rank.
pub(in crate::pattern) fn heaven_and_earth(story: &Story) -> Option<Sight> {
    let cannons = story.essential_of(Role::Cannon);
    let is_pair = cannons.len() == 2
        && cannons.iter().any(|c| c.file() == MIDDLE && c.rank() < 8)
        && cannons.iter().any(|c| c.rank() == BACK && c.file() != MIDDLE);
    is_pair.then(|| story.sight(cannons))
}

/// 夹车炮: a rook and two cannons, all essential, close together: on three neighbouring files, or on the three ranks of the
/// palace.
pub(in crate::pattern) fn rook_between_cannons(story: &Story) -> Option<Sight> {
    let cannons = story.essential_of(Role::Cannon);
    let [a, b] = cannons[..] else { return None };
    let files = |r: Square| {
        let files = [a.file(), b.file(), r.file()];
        files.iter().max().zip(files.iter().min()).is_some_and(|(high, low)| high - low <= 2)
    };
    let rook = story.essential_of(Role::Rook).into_iter().find(|&r| {
        let is_high = |s: &Square| s.rank() >= 7;
        [a, b, r].iter().all(is_high) || (files(r) && [a, b, r].iter().any(is_high))
    })?;
    Some(story.sight(vec![a, b, rook]))
}

/// 炮碾丹砂: a cannon swept along the back rank with check, taking, over a rook as screen, and mates from there.
pub(in crate::pattern) fn grinding_cannon(story: &Story) -> Option<Sight> {
    let swept = story.plies.iter().any(|p| {
        p.by_attacker()
            && p.piece.role == Role::Cannon
            && p.mv.to.rank() == BACK
            && p.mv.from.rank() == BACK
            && p.taken.is_some()
            && p.is_check()
    });
    let pair = story.checkers_of(Role::Cannon).into_iter().find_map(|cannon| {
        let rook = story.screen_of(cannon).filter(|&s| story.is_attackers(s, Role::Rook))?;
        (cannon.rank() == BACK && swept).then(|| vec![cannon, rook])
    })?;
    Some(story.sight(pair))
}
