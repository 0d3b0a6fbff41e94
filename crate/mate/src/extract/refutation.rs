//! Takes a closed set of the defender out of the table.
//!
//! Where the search has shown that nothing mates for a long time, but not that nothing ever does, such a set can be *guessed*: the
//! defender plays each time the reply behind which the attacker is known to need longest. If the positions that come up
//! this way close, they are a trap, however they were found; the check of the trap says so.

use xiangqi::{Move, Position, order};

use super::{Found, Poll, Problem};
use crate::dfpn::{Value, key};
use crate::goal::replies;
use crate::graph::{Edge, Graph, GraphBuilder, NodeId};
use crate::limits::Why;
use crate::proof::check::Flaw;
use crate::table::{ENDLESS, Table};

/// Builds the graph of a [`crate::Trap`] from a root for which the search found no mate within the bound.
pub(crate) struct TrapBuilder {
    problem: Problem,
    graph: GraphBuilder,
    /// In a guess: a reply will do if no mate within so many moves is known behind it.
    guess: Option<u16>,
    /// The most positions it may have.
    most: usize,
    /// A defender node that waits for a search.
    waiting: Option<(NodeId, Position)>,
}

impl TrapBuilder {
    pub(crate) fn new(problem: Problem, root: &Position, bound: u16, most: usize) -> TrapBuilder {
        let mut graph = GraphBuilder::new();
        graph.add(root, bound, false);
        TrapBuilder { problem, graph, guess: None, most, waiting: None }
    }

    /// Guesses a set that is closed for ever, from replies after which no mate within `least` moves is known. It fails where
    /// there is no such reply. What comes out is not known to be right until it is checked.
    pub(crate) fn guess(problem: Problem, root: &Position, least: u16, most: usize) -> TrapBuilder {
        TrapBuilder { guess: Some(least), ..TrapBuilder::new(problem, root, ENDLESS, most) }
    }

    /// What must be known of a reply at a defender node.
    fn wanted(&self, id: NodeId) -> u16 {
        self.guess.unwrap_or_else(|| self.graph.node(id).bound)
    }

    /// Does one node, or goes on after the search that was asked for.
    pub(crate) fn poll(&mut self, table: &mut Table, found: Option<Found>) -> Poll<Graph> {
        if self.graph.len() > self.most {
            return Poll::Failed(Why::Memory);
        }
        if let Some((id, position)) = self.waiting.take() {
            return match found {
                Some(Found { value: Value::Disproven { .. }, best: Some(mv) }) => {
                    self.reply(table, id, position, mv);
                    Poll::Working
                }
                Some(_) => Poll::Failed(Why::Certificate(Flaw::Contradiction)),
                // The first allowance of nodes ended in the middle of the search: ask again with the second.
                None => self.ask(id, position),
            };
        }
        let Some((id, position)) = self.graph.next() else {
            let graph = std::mem::replace(&mut self.graph, GraphBuilder::new());
            return Poll::Done(graph.finish());
        };
        let bound = self.graph.node(id).bound;
        if bound == 0 {
            return Poll::Working;
        }
        if self.problem.attacks(&position) {
            self.attack(id, position);
            return Poll::Working;
        }
        if let Some(mv) = self.known_reply(table, &position, id) {
            self.reply(table, id, position, mv);
            return Poll::Working;
        }
        self.ask(id, position)
    }

    /// Asks for a search of a defender node.
    fn ask(&mut self, id: NodeId, position: Position) -> Poll<Graph> {
        self.waiting = Some((id, position.clone()));
        Poll::Need(self.problem.query(position, self.wanted(id)))
    }

    fn attack(&mut self, id: NodeId, mut position: Position) {
        let bound = self.graph.node(id).bound;
        let bound = if bound == ENDLESS { ENDLESS } else { bound - 1 };
        let moves = self.problem.goal.candidates(&position);
        let mut edges = Vec::with_capacity(moves.len());
        for &mv in &moves {
            let undo = position.play_unchecked(mv);
            edges.push(Edge { mv, to: self.node(&position, bound) });
            position.undo(undo);
        }
        order::by_key(&mut edges, |edge| edge.mv);
        self.graph.set_edges(id, &edges);
    }

    fn reply(&mut self, table: &mut Table, id: NodeId, mut position: Position, mv: Move) {
        let bound = self.graph.node(id).bound;
        let undo = position.play_unchecked(mv);
        // The reply holds, so the position behind it does, even where the search only saw it lean on its path: the
        // defender who comes back to a position goes on as he did there. A guess is not known to hold.
        if self.guess.is_none() {
            table.store_disproven(key(&position, self.problem.attacker, self.problem.goal.into()), bound, 0);
        }
        let to = self.node(&position, bound);
        position.undo(undo);
        self.graph.set_edges(id, &[Edge { mv, to }]);
    }

    fn node(&mut self, position: &Position, bound: u16) -> NodeId {
        match self.graph.find(position) {
            Some(id) if self.graph.node(id).bound >= bound => id,
            _ => self.graph.add(position, bound, false),
        }
    }

    /// A reply into the set, else one that the table knows to hold; of several the one behind which most is known.
    fn known_reply(&self, table: &Table, position: &Position, id: NodeId) -> Option<Move> {
        let (bound, wanted) = (self.graph.node(id).bound, self.wanted(id));
        let mut position = position.clone();
        let mut known: Option<(u16, Move)> = None;
        for &mv in &replies(&position) {
            let undo = position.play_unchecked(mv);
            let inside = self.graph.find(&position).is_some_and(|id| self.graph.node(id).bound >= bound);
            let holds = self.problem.look(table, &position).map_or(0, |facts| facts.disproven);
            position.undo(undo);
            if inside {
                return Some(mv);
            }
            if holds >= wanted && known.is_none_or(|(best, _)| holds > best) {
                known = Some((holds, mv));
            }
        }
        known.map(|(_, mv)| mv)
    }
}
