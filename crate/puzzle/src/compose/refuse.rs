//! Plain refusals: what no teacher would hand out, whatever else it has.

use mate::Goal;
use xiangqi::{Color, Role, Square};

use super::measure::{count, force, futile, has_quiet_key, most_force, plunder};
use super::natural;
use super::trial::Trial;
use super::wish::{Wish, most_pieces};

/// How much a person may frown at the position (see [`natural::flaws`]).
const FLAWS: u32 = 1;
/// Lengths from which a second way on the main line is borne: in long play orders may be exchanged.
const LONG: u16 = 6;

/// Whether a drill is refused.
pub(super) fn is_refused(trial: &Trial, wish: &Wish) -> bool {
    !is_wanted(trial, wish) || is_ugly(trial, wish) || is_dull(trial, wish)
}

/// Length, first moves and theme.
fn is_wanted(trial: &Trial, wish: &Wish) -> bool {
    let claim = &trial.proved.claim;
    let (low, high) = wish.lengths;
    (low..=high).contains(&claim.mate_in)
        && (wish.keys.0..=wish.keys.1).contains(&claim.keys.len())
        && wish.rank(&trial.proved.names).is_some()
        && (!wish.is_quiet() || has_quiet_key(trial))
        && trial.answers >= wish.answers
}

fn is_ugly(trial: &Trial, wish: &Wish) -> bool {
    let board = trial.proved.position.board();
    let length = trial.proved.claim.mate_in;
    let guards = count(&board, Color::Black, Role::is_guard);
    let forces = count(&board, Color::Black, Role::crosses);
    let least = if wish.is_stalemate() { 1 } else { 2 };
    natural::flaws(&board) > FLAWS
        || board.pieces().count() > most_pieces(length)
        || force(&board, Color::Red) > most_force(length)
        || guards + forces < least
}

fn is_dull(trial: &Trial, wish: &Wish) -> bool {
    let proved = &trial.proved;
    let length = proved.claim.mate_in;
    let duals = trial.duals;
    let strays = if length >= LONG { duals.main > 2 } else { duals.main > 0 || duals.side > 2 };
    let wrong = proved.position.checks().len().saturating_sub(proved.claim.keys.len());
    let tempting = match wish.goal {
        Goal::Checks => wrong >= 1,
        // A quiet move in no hurry, against nobody, is no riddle.
        Goal::Any => wish.is_stalemate() || count(&proved.position.board(), Color::Black, Role::crosses) > 0,
    };
    strays
        || futile(trial) > i32::from(length) / 4
        || !tempting
        || plunder(trial) >= 12
        || keys_of_one_piece(&proved.claim.keys)
}

/// Several first moves must be several ideas: of different pieces.
fn keys_of_one_piece(keys: &[xiangqi::Move]) -> bool {
    let mut from: Vec<Square> = keys.iter().map(|key| key.from).collect();
    from.dedup();
    from.len() < keys.len()
}

#[cfg(test)]
mod tests {
    use xiangqi::Position;

    use super::super::trial::Judge;
    use super::super::wish::Theme;
    use super::*;

    const WISH: Wish =
        Wish { theme: Theme::Any, goal: Goal::Checks, lengths: (1, 5), keys: (1, 1), answers: 0 };

    fn is_refused_of(fen: &str) -> bool {
        let position = Position::from_fen(fen).expect("a position");
        let trial = Judge::new(WISH).prove(&position, 20_000).expect("a mate");
        is_refused(&trial, &WISH)
    }

    /// One position and what would spoil it.
    #[test]
    fn what_no_teacher_would_hand_out_is_refused() {
        assert!(!is_refused_of("4k1b2/R3a4/3a5/9/9/9/9/9/9/4KR3 w"));
        let spoilt = [
            ("a loose rook to take", "r3k1b2/R3a4/3a5/9/9/9/9/9/9/4KR3 w"),
            ("a defender without pieces", "4k4/R8/9/9/9/9/9/9/9/1R1K5 w"),
            ("an attacker's king that has gone for a walk", "4k1b2/R3a4/3a5/9/6b2/9/9/4K4/9/5R3 w"),
        ];
        for (why, fen) in spoilt {
            assert!(is_refused_of(fen), "{why}");
        }
    }
}
