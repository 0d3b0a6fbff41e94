//! One node on the stack: how its value follows from its children, and how far a child may be searched.

use super::LARGEST;
use super::node::{Child, INFINITE, Lean, Value};
use crate::table::ENDLESS;

pub(super) struct Frame {
    pub(super) key: u64,
    /// Where its children begin in the stack of children; they end where the next frame's begin.
    pub(super) first: usize,
    /// The child being searched, counted from `first`.
    pub(super) current: usize,
    /// Attacker moves left.
    pub(super) budget: u16,
    /// The attacker is to move (an OR node).
    pub(super) attacks: bool,
    pub(super) expanded: bool,
    pub(super) max_pn: u32,
    pub(super) max_dn: u32,
    /// Nodes of the whole search when this node was entered.
    pub(super) start: u64,
}

/// The value of a frame, and what is needed to choose and bound the child to search next.
pub(super) struct Verdict {
    pub(super) value: Value,
    pub(super) pn: u32,
    pub(super) dn: u32,
    /// The child that decides (solved) or is to be searched next (open), counted from the frame's first.
    pub(super) best: usize,
    /// The near number of the second-best child.
    second: u32,
    /// Unsolved children besides the best.
    others: u32,
}

impl Frame {
    pub(super) fn root(key: u64, budget: u16, attacks: bool) -> Frame {
        Frame {
            key,
            first: 0,
            current: 0,
            budget,
            attacks,
            expanded: false,
            max_pn: INFINITE,
            max_dn: INFINITE,
            start: 0,
        }
    }

    /// Computes the value from the children.
    pub(super) fn judge(&self, children: &[Child]) -> Verdict {
        if self.attacks { judge_attacker(children) } else { judge_defender(children) }
    }
}

fn judge_attacker(children: &[Child]) -> Verdict {
    let mut open = Open::new();
    let mut proven = (ENDLESS, 0);
    let mut disproven = ENDLESS;
    let mut lean = Lean::NOTHING;
    for (index, child) in children.iter().enumerate() {
        if child.is_proven() {
            proven = proven.min((child.facts.proven, index));
        } else if child.is_disproven() {
            disproven = disproven.min(child.facts.disproven);
            lean = lean.min(child.lean);
        } else {
            open.add(index, child.facts.pn, child.facts.dn);
        }
    }
    if proven.0 != ENDLESS {
        return Verdict::solved(Value::Proven { moves: proven.0 + 1 }, proven.1);
    }
    if open.count == 0 {
        let moves = if disproven == ENDLESS { ENDLESS } else { disproven + 1 };
        return Verdict::solved(Value::Disproven { moves, lean }, 0);
    }
    let (pn, dn) = open.numbers();
    open.verdict(pn, dn)
}

fn judge_defender(children: &[Child]) -> Verdict {
    let mut open = Open::new();
    let mut proven = 0;
    let mut disproven: Option<(u16, Lean, usize)> = None;
    for (index, child) in children.iter().enumerate() {
        if child.is_disproven() {
            let found = (child.facts.disproven, child.lean, index);
            if disproven.is_none_or(|best| (best.0, best.1) < (found.0, found.1)) {
                disproven = Some(found);
            }
        } else if child.is_proven() {
            proven = proven.max(child.facts.proven);
        } else {
            open.add(index, child.facts.dn, child.facts.pn);
        }
    }
    if let Some((moves, lean, index)) = disproven {
        return Verdict::solved(Value::Disproven { moves, lean }, index);
    }
    if open.count == 0 {
        return Verdict::solved(Value::Proven { moves: proven }, 0);
    }
    let (dn, pn) = open.numbers();
    open.verdict(pn, dn)
}

/// The unsolved children, folded: nearest, second and farthest number.
struct Open {
    best: usize,
    near: u32,
    second: u32,
    far: u32,
    count: u32,
}

impl Open {
    const fn new() -> Open {
        Open { best: 0, near: INFINITE, second: INFINITE, far: 0, count: 0 }
    }

    fn add(&mut self, index: usize, near: u32, far: u32) {
        self.count += 1;
        self.far = self.far.max(far);
        if near < self.near {
            self.second = self.near;
            self.near = near;
            self.best = index;
        } else {
            self.second = self.second.min(near);
        }
    }

    /// Near and far number of the parent: the least near, the most far plus one for each other child.
    fn numbers(&self) -> (u32, u32) {
        (self.near.min(LARGEST), (self.far + self.count - 1).min(LARGEST))
    }

    fn verdict(&self, pn: u32, dn: u32) -> Verdict {
        Verdict {
            value: Value::Open { pn, dn },
            pn,
            dn,
            best: self.best,
            second: self.second,
            others: self.count - 1,
        }
    }
}

impl Verdict {
    fn solved(value: Value, best: usize) -> Verdict {
        let (pn, dn) = if matches!(value, Value::Proven { .. }) { (0, INFINITE) } else { (INFINITE, 0) };
        Verdict { value, pn, dn, best, second: INFINITE, others: 0 }
    }

    /// The limits for the best child.
    pub(super) fn limits(&self, frame: &Frame) -> (u32, u32) {
        let near = |limit: u32| limit.min(self.second.saturating_add(self.second).saturating_add(1));
        let far = |limit: u32| limit.saturating_sub(self.others);
        if frame.attacks {
            (near(frame.max_pn), far(frame.max_dn))
        } else {
            (far(frame.max_pn), near(frame.max_dn))
        }
    }

    /// Whether the chosen child is no longer the one to search, by fresh numbers from the table.
    pub(super) fn outdated(&self, frame: &Frame, child: &Child) -> bool {
        let (max_pn, max_dn) = self.limits(frame);
        child.facts.pn >= max_pn || child.facts.dn >= max_dn
    }
}
