//! Takes a solution out of the table, with the exact length of every node and all equally short moves where that is wanted.

use xiangqi::{Move, Position, order};

use super::{Found, Poll, Problem, Query};
use crate::MAX_CERTIFICATE;
use crate::dfpn::Value;
use crate::goal::replies;
use crate::graph::{Edge, Graph, GraphBuilder, NodeId};
use crate::limits::Why;
use crate::proof::check::Flaw;
use crate::table::{ENDLESS, Table};

/// How good a solution is wanted, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Quality {
    /// Any solution within the bound: take what the table has.
    Valid,
    /// Every node's bound exact, and of equally short moves the first by squares: a solution that does not depend on
    /// what the table happens to hold.
    Exact,
    /// The same with every equally short move of each attacker node.
    Whole,
}

/// Builds the graph of a [`crate::Proof`].
pub(crate) struct ProofBuilder {
    problem: Problem,
    graph: GraphBuilder,
    quality: Quality,
    /// The quality that it began with.
    wanted: Quality,
    /// Every attacker node so far has all its equally short moves.
    whole: bool,
    /// The root's moves, where they are known: all that are equally short.
    keys: Vec<Move>,
    work: Option<Work>,
}

/// A node whose edges are being found.
struct Work {
    id: NodeId,
    position: Position,
    moves: Vec<Move>,
    next: usize,
    edges: Vec<Edge>,
    /// What a search of the next move's position has found since: no mate in `.0`, mate in `.1`.
    news: (u16, u16),
    /// The attacker's whole node is being searched, not one move of it.
    whole: bool,
}

impl ProofBuilder {
    /// A builder from a root with a mate within `bound` (exact or not).
    pub(crate) fn new(
        problem: Problem,
        root: &Position,
        bound: u16,
        exact: bool,
        keys: Vec<Move>,
        quality: Quality,
    ) -> ProofBuilder {
        let mut graph = GraphBuilder::new();
        graph.add(root, bound, exact);
        ProofBuilder { problem, graph, quality, wanted: quality, whole: true, keys, work: None }
    }

    /// The quality that was asked for.
    pub(crate) const fn wanted(&self) -> Quality {
        self.wanted
    }

    /// Whether every attacker node has all its equally short moves.
    pub(crate) fn is_whole(&self) -> bool {
        self.wanted == Quality::Whole && self.whole
    }

    pub(crate) const fn quality(&self) -> Quality {
        self.quality
    }

    /// Gives up on equally short moves, or then on exact bounds, for what is still to be built: the node limit was reached.
    pub(crate) fn settle(&mut self) {
        self.quality = if self.quality == Quality::Whole { Quality::Exact } else { Quality::Valid };
        if let Some(work) = &mut self.work {
            work.whole = false;
        }
    }

    /// Does one move of a node, or goes on after the search that was asked for.
    pub(crate) fn poll(&mut self, table: &Table, found: Option<Found>) -> Poll<Graph> {
        if self.graph.len() > MAX_CERTIFICATE {
            return Poll::Failed(Why::Memory);
        }
        if self.work.is_none() {
            let Some((id, position)) = self.graph.next() else {
                let graph = std::mem::replace(&mut self.graph, GraphBuilder::new());
                return Poll::Done(graph.finish());
            };
            self.work = Some(self.start(id, position));
        }
        let Some(mut work) = self.work.take() else { unreachable!("there is work") };
        let poll = if self.problem.attacks(&work.position) {
            self.attack(table, &mut work, found)
        } else {
            self.defend(table, &mut work, found)
        };
        match poll {
            Poll::Done(()) => {
                self.graph.set_edges(work.id, &work.edges);
                Poll::Working
            }
            Poll::Need(query) => {
                self.work = Some(work);
                Poll::Need(query)
            }
            Poll::Working => {
                self.work = Some(work);
                Poll::Working
            }
            Poll::Failed(why) => Poll::Failed(why),
        }
    }

    fn start(&mut self, id: NodeId, position: Position) -> Work {
        let mut moves = if !self.problem.attacks(&position) {
            replies(&position).to_vec()
        } else if id == NodeId(0) && !self.keys.is_empty() {
            self.keys.clone()
        } else {
            self.problem.goal.candidates(&position).to_vec()
        };
        // Where any solution will do, one by checks is the clearest.
        let quiet = |mv: Move| self.quality == Quality::Valid && !position.gives_check(mv);
        order::by_key(&mut moves, |&mv| (quiet(mv), mv));
        Work { id, position, moves, next: 0, edges: Vec::new(), news: (0, ENDLESS), whole: false }
    }

    /// One step of finding the attacker's move or moves.
    fn attack(&mut self, table: &Table, work: &mut Work, found: Option<Found>) -> Poll<()> {
        let node = *self.graph.node(work.id);
        let budget = node.bound - 1;
        let exact = node.exact && self.quality >= Quality::Exact;
        let keys = work.id == NodeId(0) && !self.keys.is_empty();
        let all = keys || exact && self.quality == Quality::Whole;
        self.whole &= all;
        if !all && !work.edges.is_empty() {
            // The nodes ran out among the equally short moves: those found so far stand.
            return Poll::Done(());
        }
        if work.whole {
            let Some(Found { value: Value::Proven { .. }, best: Some(mv) }) = found else {
                return contradiction();
            };
            let edge = self.edge(&mut work.position, mv, budget, false);
            work.edges.push(edge);
            return Poll::Done(());
        }
        if let Some(found) = found {
            work.hear(found.value);
        }
        while let Some(&mv) = work.moves.get(work.next) {
            let (lower, upper) = self.bounds(table, work, mv);
            if upper <= budget {
                let bound = if exact { budget } else { upper };
                let edge = self.edge(&mut work.position, mv, bound, exact);
                work.edges.push(edge);
                if !all {
                    return Poll::Done(());
                }
            } else if lower < budget && (all || self.quality >= Quality::Exact) {
                return Poll::Need(work.query(self.problem, mv, budget));
            }
            work.advance();
        }
        if !work.edges.is_empty() {
            return Poll::Done(());
        }
        work.whole = true;
        Poll::Need(self.problem.query(work.position.clone(), node.bound))
    }

    /// One step of bounding a reply.
    fn defend(&mut self, table: &Table, work: &mut Work, found: Option<Found>) -> Poll<()> {
        let bound = self.graph.node(work.id).bound;
        if let Some(found) = found {
            work.hear(found.value);
        }
        let Some(&mv) = work.moves.get(work.next) else { return Poll::Done(()) };
        let (lower, upper) = self.bounds(table, work, mv);
        if upper > bound {
            return if lower >= bound {
                contradiction()
            } else {
                Poll::Need(work.query(self.problem, mv, bound))
            };
        }
        let exact = lower + 1 >= upper;
        if !exact && self.quality >= Quality::Exact {
            return Poll::Need(work.query(self.problem, mv, upper - 1));
        }
        let edge = self.edge(&mut work.position, mv, upper, exact);
        work.edges.push(edge);
        work.advance();
        Poll::Working
    }

    /// The best bounds known after a move: no mate in `.0`, mate in `.1` ([`ENDLESS`]: not known).
    fn bounds(&self, table: &Table, work: &mut Work, mv: Move) -> (u16, u16) {
        let undo = work.position.play_unchecked(mv);
        let bounds = if !self.problem.attacks(&work.position) && !work.position.has_legal_move() {
            (0, 0)
        } else {
            let (lower, upper) = work.news;
            self.problem
                .look(table, &work.position)
                .map_or((lower, upper), |facts| (lower.max(facts.disproven), upper.min(facts.proven)))
        };
        work.position.undo(undo);
        bounds
    }

    fn edge(&mut self, position: &mut Position, mv: Move, bound: u16, exact: bool) -> Edge {
        let undo = position.play_unchecked(mv);
        let known = self.graph.find(position).filter(|&id| {
            let node = self.graph.node(id);
            node.bound <= bound && (node.exact || !exact)
        });
        let to = known.unwrap_or_else(|| self.graph.add(position, bound, exact));
        position.undo(undo);
        Edge { mv, to }
    }
}

impl Work {
    fn hear(&mut self, value: Value) {
        match value {
            Value::Proven { moves } => self.news.1 = self.news.1.min(moves),
            Value::Disproven { moves, .. } => self.news.0 = self.news.0.max(moves),
            Value::Open { .. } => {}
        }
    }

    fn advance(&mut self) {
        self.next += 1;
        self.news = (0, ENDLESS);
    }

    fn query(&self, problem: Problem, mv: Move, budget: u16) -> Box<Query> {
        let mut position = self.position.clone();
        let _undo = position.play_unchecked(mv);
        problem.query(position, budget)
    }
}

fn contradiction() -> Poll<()> {
    Poll::Failed(Why::Certificate(Flaw::Contradiction))
}
