//! Making the children of a node: moves, keys, what the table knows, first estimates.

use xiangqi::Position;

use super::Search;
use super::node::{Child, Lean, key};
use crate::goal::{Goal, replies};
use crate::table::{ENDLESS, Facts, Table};

impl Search {
    /// Fills in the children of the top frame. Stops early at a child that settles the node for good.
    pub(super) fn expand(&mut self, table: &Table) {
        let depth = self.frames.len() - 1;
        self.frames[depth].expanded = true;
        let (attacks, budget) = (self.frames[depth].attacks, self.frames[depth].budget);
        let moves = if attacks { self.goal.candidates(&self.position) } else { replies(&self.position) };
        let budget = if attacks && budget != ENDLESS { budget - 1 } else { budget };
        let cut = depth >= self.max_plies;
        let endless = self.is_endless();
        for &mv in &moves {
            let undo = self.position.play_unchecked(mv);
            let key = key(&self.position, self.attacker, self.goal);
            let mut child = Child { key, facts: FRESH, mv, budget, lean: Lean::NOTHING };
            if let Some(ply) = self.repeated(key).filter(|_| endless) {
                child.fail(Lean::on(ply));
            } else if let Some(facts) = table.look(key) {
                child.facts = facts;
            } else if attacks {
                child.facts = self.estimate_defender(budget);
            } else {
                child.facts = estimate_attacker(&self.position, self.goal);
            }
            if cut && !child.is_disproven() {
                child.fail(Lean::CUT);
            }
            self.position.undo(undo);
            self.children.push(child);
            let decided = if attacks { child.is_proven() } else { child.is_disproven() };
            if decided && child.lean == Lean::NOTHING {
                break;
            }
        }
    }

    /// The ply of the path at which this position stood.
    fn repeated(&self, key: u64) -> Option<usize> {
        self.frames.iter().position(|frame| frame.key == key)
    }

    /// First numbers of a position with the defender to move, by the count of replies (df-pn+, Nagai and Imai 2002).
    fn estimate_defender(&self, budget: u16) -> Facts {
        let count = if budget == 0 || self.goal == Goal::Any && !self.position.is_check() {
            usize::from(self.position.has_legal_move()) * 8
        } else {
            self.position.legal_count()
        };
        if count == 0 { Facts { proven: 0, ..FRESH } } else { Facts { pn: count as u32, ..FRESH } }
    }
}

const FRESH: Facts = Facts { proven: ENDLESS, disproven: 0, pn: 1, dn: 1 };

/// First numbers of a position with the attacker to move, by the count of checks.
fn estimate_attacker(position: &Position, goal: Goal) -> Facts {
    match goal {
        Goal::Checks => match position.checks().len() {
            0 => Facts { disproven: ENDLESS, ..FRESH },
            count => Facts { dn: count as u32, ..FRESH },
        },
        Goal::Any => Facts { dn: 4, ..FRESH },
    }
}
