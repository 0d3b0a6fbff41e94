//! Proves what a pack claims, puzzle by puzzle, and reports everything that is not so, as data.
//!
//! For each puzzle the solver is asked afresh; nothing in the file is believed. That a mate is a mate rests on the proof
//! checker of [`mate`], that the position and the moves are legal on [`xiangqi`].

use std::collections::HashMap;
use std::fmt;

use mate::{Goal, Limits, Solver};
use xiangqi::{Move, Position};

use crate::claim::{Claim, Unclaimed, claim};
use crate::pack::{Pack, Puzzle};
use crate::{compose, defence, grade, pattern};

/// One thing that a puzzle claims and that is not so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Id of the puzzle.
    pub puzzle: String,
    /// What is wrong.
    pub kind: FailureKind,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// Length and keys could not be proved.
    Unproved(Unclaimed),
    /// The side to move already has no move.
    Over,
    /// The shortest mate has another length.
    MateIn {
        /// The proved length.
        proved: u16,
    },
    /// The shortest first moves are others.
    Keys {
        /// All proved ones.
        proved: Vec<Move>,
    },
    /// A move of the line is not legal.
    IllegalMove {
        /// Its index in the line.
        ply: usize,
        /// The reason's code.
        reason: &'static str,
    },
    /// The line does not end in 将死 or 困毙, or goes on after it.
    LineEnd,
    /// The line does not have `2 * mate_in - 1` plies.
    LineLength {
        /// Plies that it should have.
        expected: usize,
    },
    /// A move of the attacker in the line that does not keep the shortest mate.
    NotShortest {
        /// Its index in the line.
        ply: usize,
    },
    /// A reply of the defender in the line that is not a longest defence.
    NotLongest {
        /// Its index in the line.
        ply: usize,
    },
    /// A tag that the line does not bear, or that no rule can give.
    Tag {
        /// The tag.
        tag: String,
    },
    /// The same position, by mirror or colour, with the same goal, stands earlier in the pack.
    Duplicate {
        /// Id of the earlier one.
        of: String,
    },
    /// The level is not what the rule of [`crate::grade`] gives.
    Level {
        /// The level by the rule.
        expected: u8,
    },
}

impl FailureKind {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unproved(_) => "unproved",
            Self::Over => "over",
            Self::MateIn { .. } => "mate-in",
            Self::Keys { .. } => "keys",
            Self::IllegalMove { .. } => "illegal-move",
            Self::LineEnd => "line-end",
            Self::LineLength { .. } => "line-length",
            Self::NotShortest { .. } => "not-shortest",
            Self::NotLongest { .. } => "not-longest",
            Self::Tag { .. } => "tag",
            Self::Duplicate { .. } => "duplicate",
            Self::Level { .. } => "level",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.puzzle, self.kind.code())?;
        match &self.kind {
            FailureKind::Unproved(why) => write!(f, " ({})", why.code()),
            FailureKind::Over | FailureKind::LineEnd => Ok(()),
            FailureKind::MateIn { proved } => write!(f, " (proved {proved})"),
            FailureKind::Keys { proved } => write!(f, " (proved {proved:?})"),
            FailureKind::IllegalMove { ply, reason } => write!(f, " (ply {ply}: {reason})"),
            FailureKind::LineLength { expected } => write!(f, " (expected {expected} plies)"),
            FailureKind::NotShortest { ply } | FailureKind::NotLongest { ply } => write!(f, " (ply {ply})"),
            FailureKind::Tag { tag } => write!(f, " ({tag})"),
            FailureKind::Duplicate { of } => write!(f, " (of {of})"),
            FailureKind::Level { expected } => write!(f, " (expected {expected})"),
        }
    }
}

/// Proves every puzzle of a pack, and that none stands in it twice. An empty list means that everything is so.
pub fn verify_pack(solver: &mut Solver, pack: &Pack, limits: Limits) -> Vec<Failure> {
    let mut seen: HashMap<(u64, Goal), &str> = HashMap::new();
    let mut failures = Vec::new();
    for puzzle in &pack.puzzles {
        // Whether a puzzle is proved must not depend on those before it.
        solver.clear();
        failures.extend(verify(solver, puzzle, limits));
        let first = *seen.entry((compose::key(&puzzle.position), puzzle.goal)).or_insert(&puzzle.id);
        if first != puzzle.id {
            let kind = FailureKind::Duplicate { of: first.to_owned() };
            failures.push(Failure { puzzle: puzzle.id.clone(), kind });
        }
    }
    failures
}

/// Proves one puzzle. An empty list means that everything in it is so.
pub fn verify(solver: &mut Solver, puzzle: &Puzzle, limits: Limits) -> Vec<Failure> {
    let mut kinds = Vec::new();
    if puzzle.position.outcome().is_some() {
        kinds.push(FailureKind::Over);
    } else {
        let limits = reach(puzzle, limits);
        match claim(solver, &puzzle.position, puzzle.goal, limits) {
            Err(why) => kinds.push(FailureKind::Unproved(why)),
            Ok(proved) => against(solver, puzzle, &proved, limits, &mut kinds),
        }
        line(puzzle, &mut kinds);
    }
    kinds.into_iter().map(|kind| Failure { puzzle: puzzle.id.clone(), kind }).collect()
}

/// With quiet moves allowed, a search looks as far as the claimed length and no further: if the claim is true it finds the
/// mate, and it finds every shorter one.
fn reach(puzzle: &Puzzle, limits: Limits) -> Limits {
    match puzzle.goal {
        Goal::Checks => limits,
        Goal::Any => Limits { depth: limits.depth.min(puzzle.mate_in), ..limits },
    }
}

/// What the proof says against the puzzle.
fn against(
    solver: &mut Solver,
    puzzle: &Puzzle,
    proved: &Claim,
    limits: Limits,
    kinds: &mut Vec<FailureKind>,
) {
    if puzzle.mate_in != proved.mate_in {
        kinds.push(FailureKind::MateIn { proved: proved.mate_in });
    }
    if puzzle.keys != proved.keys {
        kinds.push(FailureKind::Keys { proved: proved.keys.clone() });
    }
    walk(solver, puzzle, proved, limits, kinds);
    let names = pattern::name_line(&puzzle.position, &puzzle.line).unwrap_or_default();
    let expected = grade::level(&puzzle.position, puzzle.goal, proved.mate_in, &proved.keys, &names);
    if puzzle.level != expected {
        kinds.push(FailureKind::Level { expected });
    }
}

/// Follows the line through the proof: each attacker move must be a shortest one, each reply a longest defence.
///
/// The proof need not hold every equally short move of later positions; where it lacks the move played, the position is
/// solved again, with all its keys.
fn walk(solver: &mut Solver, puzzle: &Puzzle, proved: &Claim, limits: Limits, kinds: &mut Vec<FailureKind>) {
    let mut proof = proved.proof.clone();
    let mut node = proof.root();
    let mut at = puzzle.position.clone();
    for (ply, &mv) in puzzle.line.iter().enumerate() {
        let next = if proof.attacks(node) {
            if proof.after(node, mv).is_none()
                && let Ok(again) = claim(solver, &at, puzzle.goal, limits)
            {
                proof = again.proof;
                node = proof.root();
            }
            let next = proof.after(node, mv);
            if next.is_none() {
                kinds.push(FailureKind::NotShortest { ply });
            }
            next
        } else {
            let replies = defence::replies(&proof, node, &at);
            let longest = replies.first().map(|r| r.mate_in);
            let played = replies.iter().find(|r| r.mv == mv);
            if played.is_some_and(|r| Some(r.mate_in) != longest) {
                kinds.push(FailureKind::NotLongest { ply });
            }
            played.map(|r| r.node)
        };
        let Some(next) = next else { return };
        node = next;
        if at.play(mv).is_err() {
            return;
        }
    }
}

/// What the rules alone say against the line and its tags.
fn line(puzzle: &Puzzle, kinds: &mut Vec<FailureKind>) {
    let expected = 2 * usize::from(puzzle.mate_in) - 1;
    if puzzle.line.len() != expected {
        kinds.push(FailureKind::LineLength { expected });
    }
    let mut at: Position = puzzle.position.clone();
    for (ply, &mv) in puzzle.line.iter().enumerate() {
        if let Err(illegality) = at.play(mv) {
            kinds.push(FailureKind::IllegalMove { ply, reason: illegality.reason.code() });
            return;
        }
    }
    match pattern::name_line(&puzzle.position, &puzzle.line) {
        None => kinds.push(FailureKind::LineEnd),
        Some(names) => {
            let wrong = puzzle.tags.iter().filter(|tag| !names.has(tag));
            kinds.extend(wrong.map(|tag| FailureKind::Tag { tag: tag.clone() }));
        }
    }
}
