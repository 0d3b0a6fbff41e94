//! Gives a thinned position a natural look again: guards that change nothing come back, the attacker's king goes home, the
//! defender gets something to win with.
//!
//! A drill in which every idle piece is gone often leaves the defender with one elephant and no advisors, as no game
//! would. Guards are part of the palace; a teacher leaves them on the board. And a defender who threatens nothing leaves the attacker all
//! the time in the world: a counter-threat is why it must be now.

use xiangqi::{Board, Color, Piece, Role, Square};

use super::mutate::playable;
use super::natural::{ADVISORS, ELEPHANTS, flaws};
use super::rng::Rng;
use super::same::on;
use super::trial::{Judge, Trial};
use super::wish::most_pieces;

/// Stances that are tried, the usual ones.
const USUAL: usize = 9;
/// Guard stances that are proved before giving up.
const STANCES: usize = 24;
/// Counter-threats that are tried.
const COUNTERS: usize = 150;

/// The same task with about as many guards as chance asks for, of those stances the most natural ones first.
pub(super) fn guards(rng: &mut Rng, judge: &mut Judge, trial: Trial) -> Trial {
    let board = trial.proved.position.board();
    let most = most_pieces(trial.proved.claim.mate_in);
    let wanted = *rng.pick(&[2, 3, 3, 4, 4, 4]);
    let count = |b: &Board| super::measure::count(b, Color::Black, Role::is_guard);
    let mut options: Vec<Board> = Vec::new();
    for advisors in &ADVISORS[..USUAL] {
        let Some(with_advisors) = add(&board, Role::Advisor, advisors) else { continue };
        options.extend(ELEPHANTS[..USUAL].iter().filter_map(|e| add(&with_advisors, Role::Elephant, e)));
    }
    options.retain(|b| count(b) > count(&board) && b.pieces().count() <= most);
    rng.shuffle(&mut options);
    options.sort_by_key(|b| ((count(b) - wanted).abs(), flaws(b)));
    options.truncate(STANCES);
    options.into_iter().find_map(|option| on(judge, &trial, option)).unwrap_or(trial)
}

/// The board with the defender's guards of a role in a stance that includes those it has; nothing if it cannot be.
fn add(board: &Board, role: Role, stance: &[(u8, u8)]) -> Option<Board> {
    let guard = Piece { color: Color::Black, role };
    let squares: Vec<Square> =
        stance.iter().filter_map(|&(file, rank)| Square::new(file, 9 - rank)).collect();
    if board.pieces().any(|(s, p)| p == guard && !squares.contains(&s)) {
        return None;
    }
    let mut next = board.clone();
    for square in squares {
        match board.piece_at(square) {
            None => next.set(square, Some(guard)),
            Some(piece) if piece == guard => {}
            Some(_) => return None,
        }
    }
    Some(next)
}

/// Puts the attacker's king where it looks most at home, if the task stays the same.
pub(super) fn king(judge: &mut Judge, trial: Trial) -> Trial {
    for file in [4, 3, 5] {
        let Some(to) = Square::new(file, 0) else { continue };
        let from = trial.proved.position.king(Color::Red);
        if from == to {
            return trial;
        }
        let mut board = trial.proved.position.board();
        if board.piece_at(to).is_some() {
            continue;
        }
        board.set(to, board.piece_at(from));
        board.set(from, None);
        if let Some(settled) = on(judge, &trial, board) {
            return settled;
        }
    }
    trial
}

/// Gives the defender a piece or two that mate in two moves at most were it to move, if the task stays the same.
pub(super) fn counter_threat(rng: &mut Rng, judge: &mut Judge, trial: Trial) -> Trial {
    let most = most_pieces(trial.proved.claim.mate_in);
    let board = trial.proved.position.board();
    let room = most.saturating_sub(board.pieces().count()).min(3);
    if room == 0 || judge.threatens(&trial.proved.position, Color::Black, 2) {
        return trial;
    }
    for _ in 0..COUNTERS {
        let Some(armed) = arm(rng, &board, 1 + rng.clone().below(room)) else { continue };
        let Some(position) = playable(armed.clone()) else { continue };
        if flaws(&armed) > flaws(&board) || !judge.threatens(&position, Color::Black, 2) {
            continue;
        }
        if let Some(next) = on(judge, &trial, armed) {
            return next;
        }
    }
    trial
}

/// The board with so many more of the defender's forces about the attacker's palace.
fn arm(rng: &mut Rng, board: &Board, forces: usize) -> Option<Board> {
    let mut next = board.clone();
    for _ in 0..forces {
        let role = *rng.pick(&[Role::Rook, Role::Rook, Role::Pawn, Role::Pawn, Role::Horse, Role::Cannon]);
        let (file, rank) = match role {
            Role::Pawn => (rng.between(2, 6), rng.between(1, 3)),
            Role::Horse => (rng.between(1, 7), rng.between(1, 4)),
            _ => (rng.between(0, 8), rng.between(0, 5)),
        };
        let square = Square::new(file, rank)?;
        if next.piece_at(square).is_some() {
            return None;
        }
        next.set(square, Some(Piece { color: Color::Black, role }));
    }
    Some(next)
}

/// The attacker's own guards as they stand in many games: roles, files and ranks.
static OUTFITS: &[&[(Role, u8, u8)]] = &[
    &[(Role::Advisor, 4, 1)],
    &[(Role::Advisor, 4, 1), (Role::Advisor, 3, 0)],
    &[(Role::Advisor, 4, 1), (Role::Advisor, 5, 0)],
    &[(Role::Advisor, 3, 0), (Role::Advisor, 5, 0)],
    &[(Role::Elephant, 4, 2)],
    &[(Role::Elephant, 4, 2), (Role::Advisor, 4, 1)],
    &[(Role::Elephant, 2, 0), (Role::Elephant, 6, 0)],
    &[(Role::Elephant, 4, 2), (Role::Elephant, 6, 0), (Role::Advisor, 4, 1)],
    &[(Role::Elephant, 2, 0), (Role::Elephant, 4, 2), (Role::Advisor, 3, 0), (Role::Advisor, 4, 1)],
];

/// Gives the attacker some guards of its own, if the task stays the same and its king stands on its back rank.
pub(super) fn outfit(rng: &mut Rng, judge: &mut Judge, trial: Trial) -> Trial {
    let board = trial.proved.position.board();
    let most = most_pieces(trial.proved.claim.mate_in);
    let own = super::measure::count(&board, Color::Red, Role::is_guard);
    if own > 0 || trial.proved.position.king(Color::Red).rank() > 0 {
        return trial;
    }
    let outfit = *rng.pick(OUTFITS);
    let mut next = board.clone();
    for &(role, file, rank) in outfit {
        match Square::new(file, rank) {
            Some(square) if next.piece_at(square).is_none() => {
                next.set(square, Some(Piece { color: Color::Red, role }));
            }
            _ => return trial,
        }
    }
    if next.pieces().count() > most {
        return trial;
    }
    on(judge, &trial, next).unwrap_or(trial)
}

#[cfg(test)]
mod tests {
    use mate::Goal;
    use xiangqi::Position;

    use super::super::wish::{Theme, Wish};
    use super::*;

    const WISH: Wish =
        Wish { theme: Theme::Any, goal: Goal::Checks, lengths: (1, 5), keys: (1, 1), answers: 0 };

    fn drill(judge: &mut Judge) -> Trial {
        let position = Position::from_fen("4ka3/4a4/9/3N5/2N6/9/9/9/9/4K4 w").expect("a position");
        judge.prove(&position, 20_000).expect("a mate")
    }

    #[test]
    fn a_dressed_drill_is_the_same_task() {
        let mut judge = Judge::new(WISH);
        for seed in 0..8 {
            let bare = drill(&mut judge);
            let dressed = guards(&mut Rng::new(seed), &mut judge, bare.clone());
            let armed = counter_threat(&mut Rng::new(seed), &mut judge, dressed.clone());
            for next in [&dressed, &armed] {
                assert_eq!(next.proved.claim.keys, bare.proved.claim.keys);
                assert_eq!(next.proved.claim.mate_in, bare.proved.claim.mate_in);
                assert!(next.duals.main <= bare.duals.main);
            }
        }
    }

    #[test]
    fn a_counter_threat_is_one() {
        let mut judge = Judge::new(WISH);
        let bare = drill(&mut judge);
        assert!(!judge.threatens(&bare.proved.position, Color::Black, 2));
        let armed = (0..8)
            .map(|seed| counter_threat(&mut Rng::new(seed), &mut judge, bare.clone()))
            .collect::<Vec<_>>();
        assert!(armed.iter().any(|next| judge.threatens(&next.proved.position, Color::Black, 2)));
    }
}
