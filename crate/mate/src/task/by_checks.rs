//! Is there a mate by checks? Nearly always one search without a bound of moves tells.
//!
//! That search can go round in circles: a disproof that leans on its path is not stored, and a long defence may consist of nothing
//! else. Then searches with a bound of moves take turns with it. There the game is finite and every disproof is a fact, and how
//! long the attacker is known to need behind each reply is a good guide to where the defender is safe for ever. From that a trap
//! is guessed, and its check makes it a certificate.

use super::{Phase, Task};
use crate::MAX_CERTIFICATE;
use crate::answer::Answer;
use crate::dfpn::Value;
use crate::extract::{Found, Poll, Query, TrapBuilder};
use crate::goal::Game;
use crate::limits::{Stage, Why};
use crate::table::{ENDLESS, Table};

/// Nodes of the first search without a bound, which are enough for all but one of the long mates in the corpora.
const FIRST: u64 = 1 << 18;
/// How much more its next turn may spend.
const GROWTH: u64 = 4;
/// How much more a search with a bound may spend in the same round.
const SHARE: u64 = 4;
/// Attacker moves of the first search with a bound. Each next one has twice as many.
const BOUND: u16 = 32;
/// A reply is good enough for a guess if no mate is known behind it in this part of the bound.
const PART: u16 = 4;

/// Where the proving is.
pub(super) struct ByChecks {
    turn: Turn,
    asked: bool,
    cap: u64,
    /// Attacker moves of the search with a bound.
    bound: u16,
}

enum Turn {
    Endless,
    Bounded,
    Guess(Box<TrapBuilder>),
}

impl ByChecks {
    pub(super) const fn new() -> ByChecks {
        ByChecks { turn: Turn::Endless, asked: false, cap: FIRST, bound: BOUND }
    }

    fn next_round(&mut self) {
        self.turn = Turn::Endless;
        self.cap = self.cap.saturating_mul(GROWTH);
    }

    /// The guess was wrong: a longer bound says more.
    fn guess_failed(&mut self, depth: u16) {
        match self.bound.checked_mul(2).filter(|&bound| bound <= depth) {
            Some(bound) => {
                self.bound = bound;
                self.turn = Turn::Bounded;
            }
            None => self.next_round(),
        }
    }
}

impl Task {
    pub(super) fn prove_by_checks(&mut self, table: &mut Table, found: Option<Found>) -> Poll<Answer> {
        let Phase::ByChecks(prove) = &mut self.phase else { unreachable!("the phase is known") };
        let one_move = self.limits.stage == Stage::MateInOne;
        let bound = prove.bound.min(self.limits.depth);
        let (budget, cap) = match &mut prove.turn {
            Turn::Endless if one_move => (u16::from(self.problem.attacks(&self.root)), None),
            Turn::Endless => (ENDLESS, Some(prove.cap)),
            Turn::Bounded => (bound, Some(prove.cap.saturating_mul(SHARE))),
            Turn::Guess(builder) => match builder.poll(table, found) {
                Poll::Done(graph) => return self.trapped(graph),
                Poll::Failed(_) => {
                    prove.guess_failed(self.limits.depth);
                    return Poll::Working;
                }
                other => return other.map(),
            },
        };
        if !std::mem::replace(&mut prove.asked, true) {
            let games = &[Game::Checks];
            return Poll::Need(Box::new(Query { position: self.root.clone(), budget, games, cap }));
        }
        prove.asked = false;
        let Some(found) = found else { return Poll::Failed(Why::Nodes) };
        match (&prove.turn, found.value) {
            (_, Value::Proven { moves }) => return self.proved(moves, found.best, Stage::Checks),
            (_, Value::Disproven { .. }) if one_move => return Poll::Failed(Why::Stage),
            (Turn::Endless, Value::Disproven { .. }) => return self.no_mate(),
            (Turn::Endless, Value::Open { .. }) => prove.turn = Turn::Bounded,
            (_, Value::Disproven { .. }) => {
                self.lower = self.lower.max(bound);
                let guess = TrapBuilder::guess(self.problem, &self.root, bound / PART, MAX_CERTIFICATE);
                prove.turn = Turn::Guess(Box::new(guess));
            }
            (_, Value::Open { .. }) => prove.next_round(),
        }
        Poll::Working
    }
}

#[cfg(test)]
mod tests {
    use xiangqi::Position;

    use super::*;
    use crate::dfpn::Search;
    use crate::goal::Goal;
    use crate::limits::{Detail, Limits};

    /// Solves with no other searches than those with a bound, in a table that forgets much.
    fn solve_with_bounds(fen: &str, bound: u16) -> Answer {
        let root = Position::from_fen(fen).expect("a good FEN");
        let limits = Limits { detail: Detail::Verdict, ..Limits::default() };
        let mut task = Task::new(&root, root.turn(), Goal::Checks, limits);
        task.phase = Phase::ByChecks(ByChecks { turn: Turn::Bounded, asked: false, cap: 100_000, bound });
        let (mut search, mut table) = (Search::new(), Table::new(24 << 10));
        let mut found = None;
        loop {
            match task.poll(&mut table, found.take()) {
                Poll::Need(query) => {
                    assert!(query.budget != ENDLESS, "{fen}: the bounds were not enough");
                    search.begin(&query.position, root.turn(), query.games[0], query.budget, query.budget);
                    let value = search.run(&mut table, query.cap.unwrap_or(u64::MAX));
                    let value = value.unwrap_or(Value::Open { pn: 1, dn: 1 });
                    found = Some(Found { value, best: search.best() });
                }
                Poll::Working => {}
                Poll::Done(answer) => return answer,
                Poll::Failed(why) => panic!("{fen}: {why:?}"),
            }
        }
    }

    #[test]
    fn traps_are_guessed_from_bounds() {
        for fen in [
            "9/9/3k5/5P3/9/9/5n2P/3n1K3/9/6p2 b",
            "9/1C1k5/9/1R4R2/9/9/3c5/2cK5/5p3/9 w",
            "5k3/2C6/9/9/5N3/1r7/3p5/1p3K3/5p3/9 b",
            "4kC3/9/5R3/9/1R7/r8/9/3r5/5K3/3p5 w",
            "1PCa1R2R/9/4k4/9/9/4n4/9/9/9/4K4 w",
        ] {
            let Answer::NoMate(trap) = solve_with_bounds(fen, 8) else { panic!("{fen}: a mate") };
            assert!(trap.check(&Position::from_fen(fen).expect("a good FEN")).is_ok(), "{fen}");
        }
    }

    #[test]
    fn a_wrong_guess_leaves_no_trace() {
        for (fen, mate_in) in [
            ("5k3/9/9/1R4c2/5rCR1/9/9/4K4/9/9 w", 4),
            ("9/9/5k3/6R2/9/4n4/9/9/1c2K4/3n5 b", 5),
            ("4r4/5k3/6R2/9/4N4/9/9/9/9/3K5 w", 6),
            ("3k5/4aP3/3a5/9/7R1/9/6r1c/4K4/6R2/9 w", 8),
        ] {
            // With a bound of one move anything is a good reply.
            let Answer::Mate(mate) = solve_with_bounds(fen, 1) else { panic!("{fen}: no mate") };
            assert!(mate.mate_in >= mate_in && mate.at_least <= mate_in, "{fen}: mate in {}", mate.mate_in);
        }
    }
}
