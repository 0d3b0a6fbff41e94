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
use crate::goal::{Game, Goal};
use crate::limits::Why;
use crate::table::{ENDLESS, Facts, Table};

/// A search that is wanted: does the attacker mate from here within the budget?
#[derive(Clone)]
pub(crate) struct Query {
    pub(crate) position: Position,
    pub(crate) budget: u16,
    /// The games to play for it, the narrowest first: a mate in one is the answer, "no mate" is one only in the last.
    pub(crate) games: &'static [Game],
    /// At most so many nodes in each game: the value may stay open.
    pub(crate) cap: Option<u64>,
}

/// What a wanted search found.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) best: Option<Move>,
}

/// How a builder stands.
pub(crate) enum Poll<T> {
    /// It goes on when this search has been made.
    Need(Box<Query>),
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

    /// The question whether there is a mate within a budget, with whatever games decide it.
    pub(crate) fn query(self, position: Position, budget: u16) -> Box<Query> {
        let games: &[Game] = match self.goal {
            Goal::Checks => &[Game::Checks],
            Goal::Any if budget == ENDLESS => &[Game::All],
            Goal::Any => &[Game::Threats, Game::All],
        };
        Box::new(Query { position, budget, games, cap: None })
    }

    /// What the table knows of a position. A mate in a narrower game is a mate.
    pub(crate) fn look(self, table: &Table, position: &Position) -> Option<Facts> {
        let look = |game| table.look(key(position, self.attacker, game));
        let own = look(self.goal.into());
        if self.goal == Goal::Checks {
            return own;
        }
        let proven = [Game::Checks, Game::Threats]
            .into_iter()
            .filter_map(look)
            .fold(ENDLESS, |least, facts| least.min(facts.proven));
        match own {
            Some(facts) => Some(Facts { proven: facts.proven.min(proven), ..facts }),
            None => (proven != ENDLESS).then_some(Facts { proven, disproven: 0, pn: 1, dn: 1 }),
        }
    }
}
