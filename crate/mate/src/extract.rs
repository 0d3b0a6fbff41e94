//! Taking the certificates out of the table after a search.
//!
//! A builder walks from the root and asks the table at each step. Where the table has lost a fact, it asks for a search of
//! that position ([`Poll::Need`]) and goes on with what was found, so that the size of the table never matters. The
//! builders know the search; the checks of what they build do not.

mod refutation;
mod solution;

pub(crate) use refutation::TrapBuilder;
pub(crate) use solution::{ProofBuilder, Quality};

use xiangqi::{Color, Move, Position};

use crate::dfpn::{Value, key};
use crate::goal::Goal;
use crate::limits::Why;
use crate::table::{Facts, Table};

/// A search that is wanted: does the attacker mate from here within the budget?
#[derive(Clone)]
pub(crate) struct Query {
    pub(crate) position: Position,
    pub(crate) budget: u16,
    /// By checks only, whatever the goal, and with at most so many nodes: the value may stay open.
    pub(crate) probe: Option<u64>,
}

impl Query {
    pub(crate) const fn new(position: Position, budget: u16) -> Query {
        Query { position, budget, probe: None }
    }
}

/// What a wanted search found.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) best: Option<Move>,
}

/// How a builder stands.
#[expect(
    clippy::large_enum_variant,
    reason = "looked at once and dropped; a box would cost an allocation a search"
)]
pub(crate) enum Poll<T> {
    /// It goes on when this search has been made.
    Need(Query),
    /// It has done a piece of work and can go on at once.
    Working,
    Done(T),
    Failed(Why),
}

/// The fixed part of a problem.
#[derive(Clone, Copy)]
pub(crate) struct Problem {
    pub(crate) attacker: Color,
    pub(crate) goal: Goal,
}

impl Problem {
    pub(crate) fn attacks(self, position: &Position) -> bool {
        position.turn() == self.attacker
    }

    pub(crate) fn look(self, table: &Table, position: &Position) -> Option<Facts> {
        table.look(key(position, self.attacker, self.goal))
    }
}
