//! What became of a mate that was on the board: found, kept or let go, by proof.

use mate::{Answer, Detail, Goal, Limits, Solver};
use xiangqi::{Move, Position};

use super::Quest;
use crate::distil::Proved;

/// The part of the nodes that may be spent on a mate with quiet moves after a miss by checks, as a divisor.
const SHARE: u64 = 8;
/// Attacker moves by which a mate with quiet moves may be longer and still count as kept.
const LONGER: u16 = 2;

/// What the move that was played did with a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The line ends here.
    Unplayed,
    /// It is one of the shortest first moves.
    Found,
    /// It is none of them, but a forced mate follows all the same, with quiet moves or without.
    Kept {
        /// Attacker moves to the end, this one counted: at most so many.
        mate_in: u16,
    },
    /// Certified: after it the defence holds against every mate of the goal; with [`Goal::Any`], within two moves more than
    /// the shortest. With [`Goal::Checks`] no mate with quiet moves was found either, within the same length and an eighth of the nodes.
    Missed,
    /// The limits ran out.
    Undecided,
}

/// What a move did with the mate in a position.
pub(super) fn of(solver: &mut Solver, proved: &Proved, played: Option<Move>, quest: Quest) -> Fate {
    let Some(mv) = played else { return Fate::Unplayed };
    if proved.claim.keys.contains(&mv) {
        return Fate::Found;
    }
    let mut after = proved.position.clone();
    if after.play(mv).is_err() {
        return Fate::Undecided;
    }
    if !after.has_legal_move() {
        return Fate::Kept { mate_in: 1 };
    }
    let longest = proved.claim.mate_in.saturating_add(LONGER);
    match quest.goal {
        Goal::Checks => match follow(solver, &after, Goal::Checks, quest.limits(Detail::Length)) {
            // A mate may go on with a quiet move.
            Fate::Missed => {
                let limits =
                    Limits { nodes: quest.nodes / SHARE, depth: longest, ..quest.limits(Detail::Verdict) };
                match follow(solver, &after, Goal::Any, limits) {
                    kept @ Fate::Kept { .. } => kept,
                    _ => Fate::Missed,
                }
            }
            fate => fate,
        },
        Goal::Any => {
            let limits = Limits { depth: longest, ..quest.limits(Detail::Length) };
            follow(solver, &after, Goal::Any, limits)
        }
    }
}

/// What the side that has just moved still has.
fn follow(solver: &mut Solver, after: &Position, goal: Goal, limits: Limits) -> Fate {
    match solver.solve_for(after, after.turn().other(), goal, limits) {
        Answer::Mate(mate) => Fate::Kept { mate_in: mate.mate_in.saturating_add(1) },
        Answer::NoMate(_) => Fate::Missed,
        Answer::Unknown(mate::Why::Depth) if solver.take_floor().is_some() => Fate::Missed,
        Answer::Unknown(_) => Fate::Undecided,
    }
}
