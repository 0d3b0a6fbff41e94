//! `--all`: every first move of a position, and the choices of equally short moves further on, as JSON and in words.
//!
//! Each first move is judged on a cleared solver, so that the answer is the same on one thread and on many.

use mate::{FirstMove, Goal, Limits, Mate, Solver, Survey, Worth};
use serde::Serialize;
use xiangqi::{Move, Position};

use crate::crew::Crew;
use crate::failure::Failure;
use crate::solve::chinese_line;

/// What `--all` adds to an answer.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct All {
    first_moves: Vec<Winning>,
    duals: Vec<Choice>,
    /// Present, and false, where the limits ran out before all equally short moves of a mate were known.
    #[serde(skip_serializing_if = "Option::is_none")]
    duals_complete: Option<bool>,
    tries: Vec<Try>,
}

/// A first move that mates.
#[derive(Clone, Debug, Serialize)]
struct Winning {
    r#move: String,
    mate_in: u16,
    exact: bool,
    goal: &'static str,
}

/// A position below the root in which the attacker has several equally short moves.
#[derive(Clone, Debug, Serialize)]
struct Choice {
    line: Vec<String>,
    mate_in: u16,
    moves: Vec<String>,
}

/// A first move that fails, or is not decided.
#[derive(Clone, Debug, Serialize)]
struct Try {
    r#move: String,
    refutation: Vec<String>,
    verdict: &'static str,
}

impl All {
    /// Judges all first moves of a position that was solved, with `mate` where it is one: on the threads of a crew, or else on
    /// the solver.
    pub(crate) fn of(
        position: &Position,
        goal: Goal,
        limits: Limits,
        mate: Option<&Mate>,
        solver: &mut Solver,
        crew: Option<&Crew>,
    ) -> Result<All, Failure> {
        let best = mate.map(|mate| mate.mate_in);
        let whole = || Survey::begin(position, goal, best, share(position, goal, limits));
        let moves = whole().todo().to_vec();
        let one = |solver: &mut Solver, &mv: &Move| {
            solver.clear();
            whole().only(|other| other == mv).run(solver)
        };
        let mut judged: Vec<FirstMove> = Vec::with_capacity(moves.len());
        if let Some(crew) = crew {
            crew.each(&moves, one, |first| {
                judged.extend(first);
                Ok(())
            })?;
        } else {
            judged.extend(moves.iter().flat_map(|mv| one(solver, mv)));
        }
        if let Some(mate) = mate {
            for first in &mut judged {
                hear_of_solution(first, mate, goal);
            }
        }
        Ok(All {
            first_moves: winning(&judged),
            duals: mate.map(choices).unwrap_or_default(),
            duals_complete: mate.is_some_and(|mate| !mate.duals_complete).then_some(false),
            tries: tries(&judged, goal),
        })
    }

    /// The same for people.
    pub(crate) fn in_words(&self, fen: &str) -> Vec<String> {
        let name = |text: &str| chinese_line(fen, &[text.to_owned()]).concat();
        let mut lines = Vec::new();
        for first in &self.first_moves {
            let most = if first.exact { "" } else { "at most " };
            let quiet = if first.goal == "any" { ", with quiet moves" } else { "" };
            lines.push(format!("  {} mates in {most}{}{quiet}", name(&first.r#move), first.mate_in));
        }
        for choice in &self.duals {
            let line = chinese_line(fen, &choice.line).join(" ");
            lines.push(format!("  {line}: mate in {} by {}", choice.mate_in, choice.moves.join(" or ")));
        }
        for attempt in &self.tries {
            let line = [std::slice::from_ref(&attempt.r#move), &attempt.refutation].concat();
            lines.push(format!("  {} ({})", chinese_line(fen, &line).join(" "), attempt.verdict));
        }
        lines
    }
}

/// The limits of one first move. With quiet moves there are many to judge, so they share the nodes of one answer.
fn share(position: &Position, goal: Goal, limits: Limits) -> Limits {
    let nodes = match goal {
        Goal::Checks => limits.nodes,
        Goal::Any => (limits.nodes / position.legal_count().max(1) as u64).max(1),
    };
    Limits { nodes, ..limits }
}

/// What the solution says of a move holds where judging the move alone came to less: a key mates as fast as the position does, no
/// move mates faster, and where all keys are known no other move mates as fast.
fn hear_of_solution(first: &mut FirstMove, mate: &Mate, goal: Goal) {
    if goal == Goal::Checks && !first.check {
        // The solution says nothing of quiet moves.
        return;
    }
    let key = mate.keys.contains(&first.mv);
    let known = matches!(first.worth, Worth::Mates { mate_in, .. } if mate_in <= mate.mate_in);
    if key && !known {
        let by_checks = first.check && mate.proof.goal() == Goal::Checks;
        let goal = if by_checks { Goal::Checks } else { Goal::Any };
        first.worth = Worth::Mates { mate_in: mate.mate_in, exact: mate.exact, goal };
    }
    if let Worth::Mates { mate_in, exact, .. } = &mut first.worth {
        let at_least = mate.mate_in + u16::from(mate.keys_complete && !key);
        *exact |= mate.exact && *mate_in == at_least;
    }
}

/// The moves that mate: the fastest first, of equals the first by squares.
fn winning(judged: &[FirstMove]) -> Vec<Winning> {
    let mut winning: Vec<(u16, Move, bool, Goal)> = judged
        .iter()
        .filter_map(|first| match first.worth {
            Worth::Mates { mate_in, exact, goal } => Some((mate_in, first.mv, exact, goal)),
            Worth::Fails { .. } | Worth::Unknown(_) => None,
        })
        .collect();
    winning.sort_unstable_by_key(|&(mate_in, mv, ..)| (mate_in, mv));
    let tell = |(mate_in, mv, exact, goal): (u16, Move, bool, Goal)| Winning {
        r#move: mv.to_string(),
        mate_in,
        exact,
        goal: goal.code(),
    };
    winning.into_iter().map(tell).collect()
}

fn choices(mate: &Mate) -> Vec<Choice> {
    let proof = &mate.proof;
    let choice = |dual: mate::Dual| Choice {
        line: texts(&dual.line),
        mate_in: proof.node(dual.at).bound,
        moves: proof.edges(dual.at).iter().map(|edge| edge.mv.to_string()).collect(),
    };
    proof.duals().into_iter().map(choice).collect()
}

/// The moves that fail, in order of squares; of quiet ones in a checks-only problem those only that are not decided.
fn tries(judged: &[FirstMove], goal: Goal) -> Vec<Try> {
    let mut tries: Vec<(Move, Try)> = judged
        .iter()
        .filter_map(|first| {
            let (refutation, verdict) = match &first.worth {
                Worth::Mates { .. } => return None,
                Worth::Unknown(_) => (Vec::new(), "unknown"),
                Worth::Fails { .. } if goal == Goal::Checks && !first.check => return None,
                Worth::Fails { kind, refutation } => (texts(refutation), kind.code()),
            };
            Some((first.mv, Try { r#move: first.mv.to_string(), refutation, verdict }))
        })
        .collect();
    tries.sort_unstable_by_key(|&(mv, _)| mv);
    tries.into_iter().map(|(_, attempt)| attempt).collect()
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
