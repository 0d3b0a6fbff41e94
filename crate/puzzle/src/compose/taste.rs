//! How good a drill is, as one number: for choosing among those of one theme and length.

use mate::Goal;
use xiangqi::{Color, Role};

use super::measure::{count, force, futile, movers, plunder};
use super::natural;
use super::trial::{Judge, Trial};
use crate::pattern::Story;

/// Higher is better.
///
/// A telling name, one move at every turn, wrong checks that need a good answer, gifts, a reply that hems the own king in, a
/// defender with a threat of its own and a decent palace; against it free captures, odd stances, a much stronger attacker and
/// interpositions that only delay.
pub(super) fn taste(judge: &mut Judge, trial: &Trial) -> i32 {
    let proved = &trial.proved;
    let board = proved.position.board();
    let wish = judge.wish;
    let mut taste = -6 * wish.rank(&proved.names).unwrap_or(4) as i32;
    let duals = trial.duals;
    taste -= 4 * duals.main as i32 + 2 * duals.side as i32 + (duals.last.min(6) / 2) as i32;
    taste -= plunder(trial) + 3 * futile(trial) + 3 * natural::flaws(&board) as i32;
    taste += 4 * proved.names.gifts() as i32;
    taste += 2 * (movers(&proved.position, &proved.claim.line) - 1).min(2);
    if let Some(story) = Story::tell(&proved.position, &proved.claim.line) {
        let boxed = story.blockers.iter().any(|&square| {
            let arrived = story.plies.iter().any(|ply| !ply.by_attacker() && ply.mv.to == square);
            arrived && square != story.king
        });
        taste += 2 * i32::from(boxed);
    }
    if wish.goal == Goal::Checks {
        taste += tempting(judge, trial).min(9);
    }
    let counter = judge.threatens(&proved.position, Color::Black, 3);
    taste += 3 * i32::from(counter);
    let guards = count(&board, Color::Black, Role::is_guard);
    taste += guards.min(3);
    let edge = force(&board, Color::Red) - force(&board, Color::Black);
    taste -= ((edge - 12).max(0) / 3).min(4);
    taste + count(&board, Color::Black, Role::crosses).min(2)
}

/// What the wrong checks are worth: 3 where one reply alone refutes, 2 where a mate comes but later, 1 where it takes more than to
/// take the checking piece, else nothing.
fn tempting(judge: &mut Judge, trial: &Trial) -> i32 {
    let position = &trial.proved.position;
    let mut worth = 0;
    for &check in &position.checks() {
        if trial.proved.claim.keys.contains(&check) {
            continue;
        }
        let mut after = position.clone();
        let _undo = after.play_unchecked(check);
        let replies = after.legal_moves();
        let mut refuting = 0;
        let mut takes = false;
        for &reply in &replies {
            let mut then = after.clone();
            let _undo = then.play_unchecked(reply);
            if !judge.mates_by_checks(&then) {
                refuting += 1;
                takes |= reply.to == check.to;
            }
        }
        worth += match refuting {
            0 => 2,
            1 if replies.len() > 1 && !takes => 3,
            1 if replies.len() > 1 => 2,
            _ if !takes => 1,
            _ => 0,
        };
    }
    worth
}
