//! The patterns as predicates on a [`Story`]: final positions, and a few that need the last moves.
//!
//! Squares are the turned board's: the attacker at the bottom, the defender's palace d7 to f9. What each name means to a
//! player is in [`super::catalogue`]; `docs/patterns.md` gives the reasons for each choice.

use xiangqi::{Board, Color, Piece, Role, Square};

use super::loose;
use super::story::Story;

/// File e, on which the palace turns.
const MIDDLE: u8 = 4;
/// The defender's back rank.
const BACK: u8 = 9;

fn is_at(square: Square, file: u8, rank: u8) -> bool {
    square.file() == file && square.rank() == rank
}

fn on_either(square: Square, left: (u8, u8)) -> bool {
    is_at(square, left.0, left.1) || is_at(square, 8 - left.0, left.1)
}

/// Points of a straight line from one to the other, counting 1 for neighbours; nothing when not on one line.
fn line_distance(a: Square, b: Square) -> Option<u8> {
    match (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank())) {
        (0, d) | (d, 0) => Some(d),
        _ => None,
    }
}

fn defender_at(story: &Story, square: Square, role: Role) -> bool {
    story.board.piece_at(square) == Some(Piece { color: Color::Black, role })
}

fn attacker_at(story: &Story, square: Square, role: Role) -> bool {
    story.board.piece_at(square) == Some(Piece { color: Color::Red, role })
}

fn is_own_piece(story: &Story, square: Square) -> bool {
    story.board.piece_at(square).is_some_and(|p| p.color == Color::Black)
}

/// 困毙: no check, no move.
pub(super) fn no_move_left(story: &Story) -> bool {
    story.checkers.is_empty()
}

/// 白脸将: the attacker's king is essential by its open file.
pub(super) fn facing_king(story: &Story) -> bool {
    story.essential.iter().any(|&s| story.role_at(s) == Some(Role::King))
}

/// 重炮: two own cannons on the king's line, one checks and both are essential: the front one as screen of the rear, or the
/// rear one ready behind the front should its screen step aside.
pub(super) fn doubled_cannons(story: &Story) -> bool {
    let essential = story.essential_of(Role::Cannon);
    story.checkers_of(Role::Cannon).into_iter().any(|checker| {
        let over_own = story.screen_of(checker).is_some_and(|s| attacker_at(story, s, Role::Cannon));
        let backed = essential.iter().any(|&other| {
            other != checker
                && essential.contains(&checker)
                && line_distance(other, story.king).is_some()
                && loose::between(&story.board, other, checker).is_some_and(|b| b.is_empty())
                && loose::between(&story.board, other, story.king).is_some_and(|b| b.contains(&checker))
        });
        over_own || backed
    })
}

/// 马后炮: a cannon checks over an own horse that stands two points from the king.
pub(super) fn cannon_behind_horse(story: &Story) -> bool {
    story
        .checkers_of(Role::Cannon)
        .into_iter()
        .filter_map(|c| story.screen_of(c))
        .any(|screen| attacker_at(story, screen, Role::Horse) && line_distance(screen, story.king) == Some(2))
}

/// 闷宫: a cannon checks over a defender's advisor, and the king is shut in by its own pieces or the cannon's own line.
pub(super) fn smothered_in_palace(story: &Story) -> bool {
    let [cannon] = story.checkers[..] else { return false };
    if story.role_at(cannon) != Some(Role::Cannon) {
        return false;
    }
    let screen = story.screen_of(cannon);
    screen.is_some_and(|s| defender_at(story, s, Role::Advisor))
        && story.flights().into_iter().all(|flight| {
            is_own_piece(story, flight)
                || (line_distance(flight, cannon).is_some()
                    && line_distance(cannon, story.king).is_some()
                    && (flight.file() == story.king.file()) == (cannon.file() == story.king.file()))
        })
        && story.flights().into_iter().any(|flight| is_own_piece(story, flight))
}

/// 闷杀: every flight square of the checked king holds one of its own pieces, and it is not 闷宫.
pub(super) fn smothered(story: &Story) -> bool {
    !story.checkers.is_empty()
        && !smothered_in_palace(story)
        && story.flights().into_iter().all(|s| is_own_piece(story, s))
}

/// 双车错: two rooks are essential and one checks; the other holds the neighbouring parallel line
/// after a rook's check earlier in the line, or gave the check just before.
pub(super) fn alternating_rooks(story: &Story) -> bool {
    let [checker] = story.checkers[..] else { return false };
    let rooks = story.essential_of(Role::Rook);
    if rooks.len() != 2 || !rooks.contains(&checker) {
        return false;
    }
    let Some(&other) = rooks.iter().find(|&&r| r != checker) else { return false };
    let king = story.king;
    let by_rank = checker.rank() == king.rank() && other.rank().abs_diff(king.rank()) == 1;
    let by_file = checker.file() == king.file() && other.file().abs_diff(king.file()) == 1;
    let mut plies = story.attacker_plies();
    plies.pop();
    let by_turns = plies.last().is_some_and(|ply| ply.mv.to == other && ply.is_check());
    let rook_checked = plies.iter().any(|p| p.piece.role == Role::Rook && p.is_check());
    by_turns || ((by_rank || by_file) && (plies.is_empty() || rook_checked))
}

/// 铁门栓: a cannon on the middle file holds the palace without checking, a rook or pawn mates on file d or f.
pub(super) fn iron_bolt(story: &Story) -> bool {
    let bolt = story
        .essential_of(Role::Cannon)
        .into_iter()
        .any(|c| c.file() == MIDDLE && c.rank() < 8 && !story.checkers.contains(&c));
    bolt && story
        .checkers
        .iter()
        .any(|&s| matches!(story.role_at(s), Some(Role::Rook | Role::Pawn)) && matches!(s.file(), 3 | 5))
}

/// Horses on a point or its mirror image that are essential, check, or checked from there before.
fn horse_works(story: &Story, at: (u8, u8)) -> Vec<Square> {
    let mut horses = story.attackers_of(Role::Horse);
    horses.retain(|&h| on_either(h, at) && (story.works(h) || story.has_checked_from(h)));
    horses
}

/// 卧槽马: a horse on c8 or g8 checks or is essential.
pub(super) fn crouching_horse(story: &Story) -> bool {
    !horse_works(story, (2, 8)).is_empty()
}

/// 挂角马: a horse on d7 or f7 checks the king on e9, or has driven it from there and is still essential.
pub(super) fn corner_horse(story: &Story) -> bool {
    let home = |s: Square| is_at(s, MIDDLE, BACK);
    horse_works(story, (3, 7)).into_iter().any(|horse| {
        if story.checkers.contains(&horse) && home(story.king) {
            return true;
        }
        let plies = &story.plies;
        plies.iter().enumerate().any(|(i, ply)| {
            ply.by_attacker()
                && ply.mv.to == horse
                && ply.checkers.contains(&horse)
                && plies.get(i + 1).is_some_and(|reply| reply.piece.role == Role::King && home(reply.mv.from))
        })
    })
}

/// 钓鱼马: a horse on c7 or g7 is essential without checking.
pub(super) fn angler_horse(story: &Story) -> bool {
    horse_works(story, (2, 7))
        .into_iter()
        .any(|h| story.essential.contains(&h) && !story.checkers.contains(&h))
}

/// 高钓马: a horse on c6 or g6 is essential without checking.
pub(super) fn high_angler_horse(story: &Story) -> bool {
    horse_works(story, (2, 6))
        .into_iter()
        .any(|h| story.essential.contains(&h) && !story.checkers.contains(&h))
}

/// 侧面虎: a horse high on the flank is essential without checking, away from the points of 卧槽马 and 钓鱼马, and a rook or
/// pawn mates.
pub(super) fn side_tiger(story: &Story) -> bool {
    let flank = |s: Square| {
        !(3..=5).contains(&s.file())
            && (6..=8).contains(&s.rank())
            && !on_either(s, (2, 7))
            && !on_either(s, (2, 8))
    };
    let horse = story.essential_of(Role::Horse).into_iter().any(|h| flank(h) && !story.checkers.contains(&h));
    horse && story.checkers.iter().any(|&s| matches!(story.role_at(s), Some(Role::Rook | Role::Pawn)))
}

/// 八角马: king on a palace corner, a horse two files and two ranks away holds both its exits.
pub(super) fn octagon_horse(story: &Story) -> bool {
    let king = story.king;
    let corner = matches!(king.file(), 3 | 5) && matches!(king.rank(), 7 | 9);
    corner
        && story.essential_of(Role::Horse).into_iter().any(|h| {
            h.file().abs_diff(king.file()) == 2
                && h.rank().abs_diff(king.rank()) == 2
                && story.flights().into_iter().all(|s| loose::attacks(&story.board, h, s))
        })
}

/// 双马饮泉: two horses do the work without rook or cannon; the last two checks came from horses.
pub(super) fn two_horses_at_the_spring(story: &Story) -> bool {
    let plies = story.attacker_plies();
    story.essential_of(Role::Horse).len() == 2
        && story.essential_of(Role::Rook).is_empty()
        && story.essential_of(Role::Cannon).is_empty()
        && plies.iter().rev().take(2).all(|p| p.piece.role == Role::Horse && p.is_check())
}

/// 天地炮: two cannons are essential, one on the middle file, one on the back rank.
pub(super) fn heaven_and_earth(story: &Story) -> bool {
    let cannons = story.essential_of(Role::Cannon);
    cannons.len() == 2
        && cannons.iter().any(|c| c.file() == MIDDLE && c.rank() < 8)
        && cannons.iter().any(|c| c.rank() == BACK && c.file() != MIDDLE)
}

/// 夹车炮: a rook and two cannons, all essential, close together: on three neighbouring files, or on the three ranks of the
/// palace.
pub(super) fn rook_between_cannons(story: &Story) -> bool {
    let cannons = story.essential_of(Role::Cannon);
    let [a, b] = cannons[..] else { return false };
    let span = |of: fn(Square) -> u8, r: Square| {
        let lines = [of(a), of(b), of(r)];
        lines.iter().max().zip(lines.iter().min()).is_some_and(|(high, low)| high - low <= 2)
    };
    story.essential_of(Role::Rook).into_iter().any(|r| {
        let in_palace_ranks = [a, b, r].iter().all(|s| s.rank() >= 7);
        in_palace_ranks || (span(Square::file, r) && [a, b, r].iter().any(|s| s.rank() >= 7))
    })
}

/// 炮碾丹砂: a cannon swept along the back rank with check, taking, over a rook as screen, and mates from there.
pub(super) fn grinding_cannon(story: &Story) -> bool {
    story.checkers_of(Role::Cannon).into_iter().any(|cannon| {
        let over_rook = story.screen_of(cannon).is_some_and(|s| attacker_at(story, s, Role::Rook));
        let sweeps = story
            .attacker_plies()
            .iter()
            .filter(|p| {
                p.piece.role == Role::Cannon
                    && p.mv.to.rank() == BACK
                    && p.mv.from.rank() == BACK
                    && p.taken.is_some()
                    && p.is_check()
            })
            .count();
        cannon.rank() == BACK && over_rook && sweeps >= 1
    })
}

/// 空头炮: an essential cannon on the middle file faces the king on it with nothing between, or did from the same point
/// earlier in the line, so that a piece steps in front of it at the end.
pub(super) fn bare_cannon(story: &Story) -> bool {
    let faces = |board: &Board, cannon: Square| {
        let king = loose::king(board, Color::Black).filter(|king| king.file() == MIDDLE);
        board.piece_at(cannon) == Some(Piece { color: Color::Red, role: Role::Cannon })
            && king.and_then(|king| loose::between(board, cannon, king)).is_some_and(|b| b.is_empty())
    };
    story.king.file() == MIDDLE
        && story
            .essential_of(Role::Cannon)
            .into_iter()
            .any(|cannon| cannon.file() == MIDDLE && story.boards().iter().any(|board| faces(board, cannon)))
}

/// 双鬼拍门: two pawns, or a pawn and a rook, stood on d8 and f8 at the same time, and both took part from then on.
pub(super) fn two_demons(story: &Story) -> bool {
    let demon = |board: &Board, file: u8| {
        let square = Square::new(file, 8)?;
        let piece = board.piece_at(square)?;
        (piece.color == Color::Red && matches!(piece.role, Role::Pawn | Role::Rook))
            .then_some((square, piece.role))
    };
    story.boards().iter().enumerate().any(|(ply, board)| {
        let (Some((left, a)), Some((right, b))) = (demon(board, 3), demon(board, 5)) else { return false };
        (a == Role::Pawn || b == Role::Pawn)
            && [left, right].iter().all(|&s| story.takes_part(s, ply))
            && [left, right].iter().any(|&s| story.is_essential_later(s, ply))
    })
}

/// 送佛归殿: three or more pawn checks in a row, and the king ends on its back rank.
pub(super) fn sent_home(story: &Story) -> bool {
    let plies = story.attacker_plies();
    let in_a_row = plies.windows(3).any(|w| w.iter().all(|p| p.piece.role == Role::Pawn && p.is_check()));
    in_a_row && story.king.rank() == BACK
}

/// 老兵搜山: a pawn on the back rank is essential.
pub(super) fn old_soldier(story: &Story) -> bool {
    story.essential_of(Role::Pawn).into_iter().any(|s| s.rank() == BACK)
}

/// How a piece took the advisor on e8 with check: whether it was taken in turn. Nothing when it did not happen.
fn heart_taken(story: &Story, role: Role) -> Option<bool> {
    let centre = Square::new(MIDDLE, 8)?;
    let advisor = Piece { color: Color::Black, role: Role::Advisor };
    let at = story.plies.iter().position(|p| {
        p.by_attacker()
            && p.piece.role == role
            && p.mv.to == centre
            && p.taken == Some(advisor)
            && p.is_check()
    })?;
    Some(story.plies.get(at + 1).is_some_and(|reply| reply.mv.to == centre))
}

/// 大胆穿心: a rook takes the advisor on e8 with check and cannot be taken.
pub(super) fn through_the_heart(story: &Story) -> bool {
    heart_taken(story, Role::Rook) == Some(false)
}

/// 大刀剜心: a rook takes the advisor on e8 with check and gives itself up.
pub(super) fn heart_cut_out(story: &Story) -> bool {
    heart_taken(story, Role::Rook) == Some(true)
}

/// 小刀剜心: a pawn takes the advisor on e8 with check.
pub(super) fn small_knife(story: &Story) -> bool {
    heart_taken(story, Role::Pawn).is_some()
}

/// 三车闹士: two rooks and a pawn close to the palace, all essential.
pub(super) fn three_chariots(story: &Story) -> bool {
    story.essential_of(Role::Rook).len() == 2
        && story.essential_of(Role::Pawn).into_iter().any(|p| p.rank() >= 7 && (2..=6).contains(&p.file()))
}

/// 三子归边: rook, horse and cannon stood on one wing at the same time, and all three took part from then on.
pub(super) fn three_on_one_wing(story: &Story) -> bool {
    story.boards().iter().enumerate().any(|(ply, board)| {
        let wing = |inside: fn(u8) -> bool| {
            [Role::Rook, Role::Horse, Role::Cannon].into_iter().all(|role| {
                let wanted = Piece { color: Color::Red, role };
                board.pieces().any(|(s, p)| p == wanted && inside(s.file()) && story.takes_part(s, ply))
            })
        };
        wing(|file| file <= 3) || wing(|file| file >= 5)
    })
}

/// 海底捞月: the king has left its back rank and is checked by a rook or cannon from below, the back-rank side.
pub(super) fn moon_from_the_sea(story: &Story) -> bool {
    story.king.rank() < BACK
        && story.checkers.iter().any(|&s| {
            matches!(story.role_at(s), Some(Role::Rook | Role::Cannon))
                && s.file() == story.king.file()
                && s.rank() > story.king.rank()
                && story.essential.contains(&s)
        })
}

/// 臣压君: the king on its back rank has its own rook, horse or cannon on its head, and would move there.
pub(super) fn ministers_on_the_king(story: &Story) -> bool {
    story.king.rank() == BACK
        && story.blockers.iter().any(|&s| {
            s.file() == story.king.file()
                && s.rank() == BACK - 1
                && matches!(story.role_at(s), Some(Role::Rook | Role::Horse | Role::Cannon))
        })
}
