//! The game of threats: quiet moves that matter, found with the search by checks.
//!
//! An attacker has some forty moves and few of them do anything. A quiet move is looked at here when it *threatens*: were the
//! defender to pass, the attacker would mate by checks. All replies are looked at, and each is probed: does the mate by checks still
//! work? So of the thirty replies only those that parry the threat stay open, and their number is a fair measure of how much work is
//! left (lambda search of order two, Thomsen 2000; df-pn with it, Yoshizoe, Kishimoto and Müller 2007; a fixed search at new
//! leaves, Kaneko and others 2010).
//!
//! The probes have a bound of nodes, so "threatens nothing" may be an error. That costs mates that are not found in this game, and
//! never makes one: proofs are the same as in the game of all moves.

use super::Search;
use super::expand::FRESH;
use super::node::{Child, Lean, Value, key, key_after};
use crate::goal::Game;
use crate::table::{ENDLESS, Facts, Table};

/// Nodes for the question whether the attacker mates by checks at a node where he is to move.
const AT_NODE: u64 = 200;
/// Nodes for the question whether a quiet move threatens.
const AFTER_PASS: u64 = 100;
/// Nodes for the question whether a threat still works after a reply.
const AFTER_REPLY: u64 = 200;
/// First numbers of a position after a reply that parries.
const PARRIED: (u32, u32) = (1, 4);
/// Attacker moves of a line by checks that is looked for.
const DEPTH: u16 = 200;

impl Search {
    /// At an attacker node: the move that begins a mate by checks, if a short search finds one.
    pub(super) fn mate_by_checks(&mut self, table: &mut Table, budget: u16) -> Option<Child> {
        let moves = self.probe(table, budget, AT_NODE)?;
        let mv = self.prober.as_ref()?.best()?;
        let key = key_after(&self.position, mv, self.attacker, self.game);
        let budget = if budget == ENDLESS { ENDLESS } else { budget - 1 };
        Some(Child { key, facts: Facts { proven: moves - 1, ..FRESH }, mv, budget, lean: Lean::NOTHING })
    }

    /// After a quiet move of the attacker: first numbers if it threatens, else "no mate this way".
    pub(super) fn estimate_quiet(&mut self, table: &mut Table, budget: u16) -> Facts {
        self.position.pass();
        let threat = self.look_or_probe(table, budget, AFTER_PASS);
        self.position.pass();
        if threat.is_some() { FRESH } else { Facts { disproven: budget, ..FRESH } }
    }

    /// After a reply of the defender: a mate if the threat still works, else first numbers.
    pub(super) fn estimate_parried(&mut self, table: &mut Table, budget: u16) -> Facts {
        match self.look_or_probe(table, budget, AFTER_REPLY) {
            Some(moves) => Facts { proven: moves, ..FRESH },
            None => Facts { pn: PARRIED.0, dn: PARRIED.1, ..FRESH },
        }
    }

    /// The length of a mate by checks within the budget, by the table where it knows, else by a probe.
    fn look_or_probe(&mut self, table: &mut Table, budget: u16, nodes: u64) -> Option<u16> {
        match table.look(key(&self.position, self.attacker, Game::Checks)) {
            Some(facts) if facts.is_proven(budget) => Some(facts.proven),
            Some(facts) if facts.is_disproven(budget) => None,
            _ => self.probe(table, budget, nodes),
        }
    }

    /// Looks for a mate by checks within the budget from the position as it stands, with so many nodes; gives its length.
    fn probe(&mut self, table: &mut Table, budget: u16, nodes: u64) -> Option<u16> {
        if budget == 0 {
            return None;
        }
        let prober = self.prober.get_or_insert_with(|| Box::new(Search::new()));
        prober.begin(&self.position, self.attacker, Game::Checks, budget, budget.min(DEPTH));
        let before = prober.nodes();
        let value = prober.run(table, nodes);
        self.nodes += prober.nodes() - before;
        match value {
            Some(Value::Proven { moves }) => Some(moves),
            _ => None,
        }
    }
}
