//! The names of a whole solution: those of its main line, and those of the ends that other defences and keys lead to.
//!
//! A defender who may choose between two mates chooses the name too; so a solution bears the names of all its ends. Nothing
//! here searches: the proof is the caller's.

use std::collections::BTreeMap;

use mate::{NodeId, Proof};
use xiangqi::{Move, Position};

use super::{CATALOGUE, Kind, Names, name_line};
use crate::defence;

/// Lines of one solution whose ends are named; a solution with more is named by the first so many.
const LINES: usize = 2000;

/// What the lines of one solution are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedSolution {
    /// The main line (see [`crate::defence::main_line`]).
    pub line: Vec<Move>,
    /// The names of the main line.
    pub main: Names,
    /// The final patterns of other lines that the main line does not bear, most telling first.
    pub others: Vec<OtherEnd>,
}

/// A pattern that another line of the solution ends in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherEnd {
    /// Its simplified name.
    pub name: &'static str,
    /// The first line that ends in it.
    pub line: Vec<Move>,
}

impl NamedSolution {
    /// Whether the main line bears this name, or another line ends in this pattern.
    pub fn has(&self, name: &str) -> bool {
        self.main.has(name) || self.others.iter().any(|other| other.name == name)
    }
}

/// The names of a solution: every key, every defence, the first move of the solution by squares after that; of the first
/// 2,000 lines where there are more.
///
/// `position` is the position of the proof's root, with the attacker to move. Nothing when the proof is not of this
/// position.
pub fn name_solution(proof: &Proof, position: &Position) -> Option<NamedSolution> {
    let line = defence::main_line(proof, proof.root(), position);
    let main = name_line(position, &line)?;
    let mut walk = Walk { proof, root: position, line: Vec::new(), left: LINES, found: BTreeMap::new() };
    walk.from(proof.root());
    let others = CATALOGUE
        .iter()
        .filter(|entry| entry.kind == Kind::Final)
        .map(|entry| entry.name.zh_hans)
        .filter(|name| !main.patterns.contains(name))
        .filter_map(|name| Some(OtherEnd { name, line: walk.found.remove(name)? }))
        .collect();
    Some(NamedSolution { line, main, others })
}

struct Walk<'a> {
    proof: &'a Proof,
    root: &'a Position,
    line: Vec<Move>,
    left: usize,
    found: BTreeMap<&'static str, Vec<Move>>,
}

impl Walk<'_> {
    fn from(&mut self, node: NodeId) {
        let edges = self.proof.edges(node);
        if edges.is_empty() {
            self.left = self.left.saturating_sub(1);
            for name in name_line(self.root, &self.line).unwrap_or_default().patterns {
                self.found.entry(name).or_insert_with(|| self.line.clone());
            }
            return;
        }
        let several = self.line.is_empty() || !self.proof.attacks(node);
        for edge in edges.iter().take(if several { edges.len() } else { 1 }) {
            if self.left == 0 {
                return;
            }
            self.line.push(edge.mv);
            self.from(edge.to);
            self.line.pop();
        }
    }
}
