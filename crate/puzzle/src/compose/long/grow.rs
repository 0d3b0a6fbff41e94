//! Growth backwards: one move of each side is taken back, so that the mate becomes one move longer and stays sound.
//!
//! From a sound mate in n, first a defence is taken back: before it stood a check, every other answer to which must lose as fast. Then
//! the attacker's check is taken back: in the position before it, that check must be the only way to mate in n + 1.

use super::sound::Sound;
use super::unmove::{Earlier, Wanted, unmoves};
use crate::compose::rng::Rng;
use crate::defence::preference;
use mate::{Answer, Detail, Goal, Limits, Solver};

/// Mates that differ in the last check taken back only, at most.
const ALIKE: usize = 3;

/// How wide the growth looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// Nodes for one question to the solver.
    pub(super) nodes: u64,
    /// Checks taken back before one defence that are asked about.
    pub(super) checks: usize,
    /// Mates that are enough.
    pub(super) enough: usize,
}

/// Mates that are one move longer, by chance those that come first.
pub(super) fn longer(solver: &mut Solver, rng: &mut Rng, of: &Sound, breadth: Breadth) -> Vec<Sound> {
    let mut found = Vec::new();
    let mut defences = unmoves(&of.position, Wanted::Evasion);
    rng.shuffle(&mut defences);
    for defence in defences {
        if found.len() >= breadth.enough {
            break;
        }
        if !is_best(solver, &defence, of.mate_in, breadth.nodes) {
            continue;
        }
        let mut checks = unmoves(&defence.position, Wanted::Check);
        rng.shuffle(&mut checks);
        let mut here = 0;
        for check in checks.into_iter().take(breadth.checks) {
            if let Some(nodes) = is_key(solver, &check, of.mate_in + 1, breadth.nodes) {
                let line = [check.mv, defence.mv].into_iter().chain(of.line.iter().copied()).collect();
                found.push(Sound {
                    position: check.position,
                    mate_in: of.mate_in + 1,
                    line,
                    duals: of.duals,
                    orders: of.orders,
                    nodes,
                });
                here += 1;
                if here >= ALIKE {
                    break;
                }
            }
        }
    }
    found
}

/// Whether a defence is the one of the main line: it holds out for so many moves, the others no longer, and of equally long ones it
/// comes first.
fn is_best(solver: &mut Solver, defence: &Earlier, mate_in: u16, nodes: u64) -> bool {
    let limits = Limits { nodes, detail: Detail::Length, ..Limits::default() };
    let attacker = defence.position.turn().other();
    let rank = |mv| preference(&defence.position, mv);
    defence.position.legal_moves().iter().filter(|&&mv| mv != defence.mv).all(|&mv| {
        let mut after = defence.position.clone();
        let _undo = after.play_unchecked(mv);
        match solver.solve_for(&after, attacker, Goal::Checks, limits) {
            Answer::Mate(mate) if mate.exact => {
                mate.mate_in < mate_in || mate.mate_in == mate_in && rank(defence.mv) < rank(mv)
            }
            _ => false,
        }
    })
}

/// Whether a check is the only key of a mate in so many moves. Gives the nodes that the answer took.
fn is_key(solver: &mut Solver, check: &Earlier, mate_in: u16, nodes: u64) -> Option<u64> {
    let limits = Limits { nodes, detail: Detail::Length, ..Limits::default() };
    match solver.solve(&check.position, Goal::Checks, limits) {
        Answer::Mate(mate)
            if mate.exact && mate.keys_complete && mate.mate_in == mate_in && mate.keys == [check.mv] =>
        {
            Some(solver.nodes())
        }
        _ => None,
    }
}
