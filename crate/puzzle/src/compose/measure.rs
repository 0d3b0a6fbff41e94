//! The objective of the local search: how far a proved position is from a drill that a teacher would hand out.

use mate::Goal;
use xiangqi::{Board, Color, Piece, Position, Role};

use super::natural;
use super::trial::Trial;
use super::wish::{Wish, most_pieces};

/// What a piece is worth, roughly in pawns that have crossed the river times two.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Rook => 9,
        Role::Cannon => 5,
        Role::Horse => 4,
        Role::Pawn | Role::Advisor | Role::Elephant => 2,
        Role::King => 0,
    }
}

/// The worth of a side's crossing pieces.
pub(super) fn force(board: &Board, color: Color) -> i32 {
    board.pieces().filter(|(_, p)| p.color == color && p.role.crosses()).map(|(_, p)| worth(p.role)).sum()
}

/// How many pieces of a side fit a description.
pub(super) fn count(board: &Board, color: Color, is: impl Fn(Role) -> bool) -> i32 {
    board.pieces().filter(|(_, p)| p.color == color && is(p.role)).count() as i32
}

/// The most force that an attacker may need for a mate of a length.
pub(super) const fn most_force(length: u16) -> i32 {
    match length {
        0..=2 => 20,
        3 => 22,
        4..=5 => 25,
        _ => 32,
    }
}

/// What one search looks for within a wish.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// Attacker moves.
    pub(super) length: u16,
    /// A pattern that would be welcome where any will do: without it the easiest ones come again and again.
    pub(super) lean: Option<&'static str>,
}

/// How far from good, in no unit; the least is best, and only differences count.
pub(super) fn distance(trial: &Trial, wish: &Wish, aim: Aim) -> i32 {
    let Aim { length: target, lean } = aim;
    let proved = &trial.proved;
    let board = proved.position.board();
    let length = proved.claim.mate_in;
    let mut far = 14 * i32::from(length.abs_diff(target));
    far += match wish.rank(&proved.names) {
        Some(rank) => 2 * rank.min(4) as i32,
        None => 24,
    };
    if let Some(lean) = lean {
        far += 8 * i32::from(!proved.names.has(lean));
    }
    let keys = proved.claim.keys.len();
    far += 9 * (wish.keys.0.saturating_sub(keys) + keys.saturating_sub(wish.keys.1)).min(3) as i32;
    if wish.is_quiet() {
        far += 40 * i32::from(!has_quiet_key(trial));
        let raiders = board.pieces().filter(|&(square, piece)| super::same::raiders_stay(square, piece));
        far += match raiders.count() {
            0 => 6,
            1..=2 => 0,
            more => 3 * (more as i32 - 2),
        };
    }
    let duals = trial.duals;
    far += 5 * duals.main.min(4) as i32 + duals.side.min(8) as i32 + (duals.last.min(6) / 2) as i32;
    far += 5 * wish.answers.saturating_sub(trial.answers) as i32;
    far += 3 * natural::flaws(&board) as i32;
    far += 2 * board.pieces().count().saturating_sub(most_pieces(target)) as i32;
    far += 2 * (force(&board, Color::Red) - most_force(target)).max(0);
    far += plunder(trial) + 4 * futile(trial);
    far - play(trial, wish)
}

/// Replies of the main line that only put a piece in the way of a check, to be taken at once: they lengthen a mate and teach
/// nothing.
pub(super) fn futile(trial: &Trial) -> i32 {
    let claim = &trial.proved.claim;
    let mut at = trial.proved.position.clone();
    let mut futile = 0;
    for (ply, &mv) in claim.line.iter().enumerate() {
        let takes = at.piece_at(mv.to).is_some();
        let by_king = at.piece_at(mv.from).is_some_and(|piece| piece.role == Role::King);
        if at.play(mv).is_err() {
            break;
        }
        let taken = claim.line.get(ply + 1).is_some_and(|next| next.to == mv.to);
        futile += i32::from(ply % 2 == 1 && taken && !takes && !by_king);
    }
    futile
}

/// Whether every first move is quiet.
pub(super) fn has_quiet_key(trial: &Trial) -> bool {
    let proved = &trial.proved;
    proved.claim.keys.iter().all(|&key| !proved.position.gives_check(key))
}

/// How much the first move gains for nothing: a key that takes a loose piece needs no mate to be found.
pub(super) fn plunder(trial: &Trial) -> i32 {
    let proved = &trial.proved;
    let Some(&key) = proved.claim.keys.first() else { return 0 };
    let Some(taken) = proved.position.piece_at(key.to) else { return 0 };
    let gain = |taken: Piece| match taken.role {
        Role::Rook | Role::Horse | Role::Cannon => 12,
        Role::Pawn => 4,
        _ => 1,
    };
    let mover = proved.position.piece_at(key.from).map_or(0, |piece| worth(piece.role));
    let retaken = proved.claim.line.get(1).is_some_and(|reply| reply.to == key.to);
    if retaken && mover >= worth(taken.role) { 0 } else { gain(taken) }
}

/// What makes a solution worth finding: gifts, several pieces at work, checks that tempt.
fn play(trial: &Trial, wish: &Wish) -> i32 {
    let proved = &trial.proved;
    let gifts = proved.names.gifts() as i32;
    let mut play = 4 * gifts.min(2);
    play += 2 * (movers(&proved.position, &proved.claim.line) - 1).min(2);
    if proved.names.has("顿挫") || proved.names.has("双将") || proved.names.has("抽将") {
        play += 1;
    }
    if wish.goal == Goal::Checks {
        let wrong = proved.position.checks().len().saturating_sub(proved.claim.keys.len());
        play += wrong.min(4) as i32;
    }
    play
}

/// How many of the attacker's pieces move in a line.
pub(super) fn movers(position: &Position, line: &[xiangqi::Move]) -> i32 {
    let mut at: Vec<xiangqi::Square> = Vec::new();
    let mut movers = 0;
    for pair in line.chunks(2) {
        let Some(mv) = pair.first() else { continue };
        if let Some(square) = at.iter_mut().find(|square| **square == mv.from) {
            *square = mv.to;
        } else {
            movers += i32::from(position.piece_at(mv.from).is_some());
            at.push(mv.to);
        }
    }
    movers
}

#[cfg(test)]
mod tests {
    use super::super::trial::Judge;
    use super::super::wish::Theme;
    use super::*;

    const WISH: Wish =
        Wish { theme: Theme::Any, goal: Goal::Checks, lengths: (1, 9), keys: (1, 1), answers: 0 };
    const CLEAN: &str = "4k1b2/R3a4/3a5/9/9/9/9/9/9/4K4 w";

    fn trial(fen: &str) -> Trial {
        let position = Position::from_fen(fen).expect("a position");
        Judge::new(WISH).prove(&position, 20_000).expect("a mate")
    }

    fn far(fen: &str, length: u16) -> i32 {
        distance(&trial(fen), &WISH, Aim { length, lean: None })
    }

    /// Everything but what the key takes is the same.
    #[test]
    fn a_loose_rook_taken_by_the_key_counts_against_a_drill() {
        let greedy = "r3k1b2/R3a4/3a5/9/9/9/9/9/9/4K4 w";
        assert_eq!((plunder(&trial(CLEAN)), plunder(&trial(greedy))), (0, 12));
        assert!(far(CLEAN, 1) < far(greedy, 1));
    }

    #[test]
    fn interpositions_that_are_only_taken_are_counted() {
        assert_eq!(futile(&trial("9/3ka4/R1P2a3/9/9/9/2r1nnr2/7R1/9/4K4 w")), 2);
        assert_eq!(futile(&trial(CLEAN)), 0);
    }

    #[test]
    fn the_length_that_is_looked_for_is_nearest() {
        assert!(far(CLEAN, 1) < far(CLEAN, 2) && far(CLEAN, 2) < far(CLEAN, 4));
    }
}
