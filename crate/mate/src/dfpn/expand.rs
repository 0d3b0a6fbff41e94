//! Making the children of a node: moves, keys, what the table knows, first estimates.

use super::Search;
use super::node::{Child, Lean, key_after};
use crate::goal::{Game, replies};
use crate::table::{ENDLESS, Facts, Table};

impl Search {
    /// Fills in the children of the top frame. Stops early at a child that settles the node for good.
    pub(super) fn expand(&mut self, table: &mut Table) {
        let depth = self.frames.len() - 1;
        self.frames[depth].expanded = true;
        let (attacks, budget) = (self.frames[depth].attacks, self.frames[depth].budget);
        if attacks
            && self.game == Game::Threats
            && let Some(child) = self.mate_by_checks(table, budget)
        {
            self.children.push(child);
            return;
        }
        let moves = if attacks { self.game.candidates(&self.position) } else { replies(&self.position) };
        if self.game != Game::Checks {
            self.nodes += moves.len() as u64 / MOVES_PER_NODE;
        }
        let budget = if attacks && budget != ENDLESS { budget - 1 } else { budget };
        let cut = depth >= self.max_plies;
        let endless = self.is_endless();
        let first = self.children.len();
        for &mv in &moves {
            let key = key_after(&self.position, mv, self.attacker, self.game);
            self.children.push(Child { key, facts: FRESH, mv, budget, lean: Lean::NOTHING });
        }
        if self.game != Game::Checks {
            table.touch(self.children[first..].iter().map(|child| child.key));
        }
        for index in first..self.children.len() {
            let mut child = self.children[index];
            if let Some(ply) = self.repeated(child.key).filter(|_| endless) {
                child.fail(Lean::on(ply));
            } else if let Some(facts) = table.look(child.key) {
                child.facts = facts;
            } else {
                let undo = self.position.play_unchecked(child.mv);
                child.facts = if attacks {
                    self.estimate_defender(table, budget)
                } else {
                    self.estimate_attacker(table, budget)
                };
                self.position.undo(undo);
                if self.game == Game::Threats {
                    // Made with probes, which are dear.
                    table.store(child.key, child.facts);
                }
            }
            if cut && !child.is_disproven() {
                child.fail(Lean::CUT);
            }
            self.children[index] = child;
            let decided = if attacks { child.is_proven() } else { child.is_disproven() };
            if decided && child.lean == Lean::NOTHING {
                self.children.truncate(index + 1);
                break;
            }
        }
    }

    /// The ply of the path at which this position stood.
    fn repeated(&self, key: u64) -> Option<usize> {
        self.frames.iter().position(|frame| frame.key == key)
    }

    /// First numbers of a position with the defender to move, by the count of replies (df-pn+, Nagai and Imai 2002).
    fn estimate_defender(&mut self, table: &mut Table, budget: u16) -> Facts {
        let quiet = self.game != Game::Checks && !self.position.is_check();
        if budget == 0 || quiet {
            return if !self.position.has_legal_move() {
                Facts { proven: 0, ..FRESH }
            } else if budget > 0 && self.game == Game::Threats {
                self.estimate_quiet(table, budget)
            } else {
                Facts { pn: QUIET, ..FRESH }
            };
        }
        match self.position.legal_count() {
            0 => Facts { proven: 0, ..FRESH },
            count => Facts { pn: count as u32, ..FRESH },
        }
    }

    /// First numbers of a position with the attacker to move, by the count of checks.
    fn estimate_attacker(&mut self, table: &mut Table, budget: u16) -> Facts {
        match self.game {
            Game::Checks => match self.position.checks().len() {
                0 => Facts { disproven: ENDLESS, ..FRESH },
                count => Facts { dn: count as u32, ..FRESH },
            },
            Game::Threats => self.estimate_parried(table, budget),
            Game::All => Facts { dn: 2, ..FRESH },
        }
    }
}

pub(super) const FRESH: Facts = Facts { proven: ENDLESS, disproven: 0, pn: 1, dn: 1 };

/// First proof number of a quiet move where all moves are allowed.
const QUIET: u32 = 4;

/// Where all moves are generated, so many of them count as another node: such a node takes as much longer.
const MOVES_PER_NODE: u64 = 16;
