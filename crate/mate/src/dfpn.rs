//! Depth-first proof-number search over one position, in slices, on an explicit stack.
//!
//! The search answers one question: can the attacker mate within `budget` moves ([`ENDLESS`]: ever)? It is df-pn
//! (Nagai 2002) with these changes, each paid for by a corpus of positions that the textbook form gets wrong:
//!
//! * **Weak proof numbers** (Ueda, Hashimoto, Hashimoto and Iida 2008): the far number of a node is the largest of its
//!   children's plus the count of the other unsolved ones, not their sum. Transpositions are not counted twice and the
//!   numbers do not overflow.
//! * **No path-dependent disproof is stored** (the graph-history problem, Kishimoto and Müller 2004): a repetition on
//!   the path counts as a failure of the attacker, and a disproof carries the shallowest ply it *leans* on. It goes into
//!   the table only where it leans on nothing above its own node.
//! * **Lengths in the table** (as `KomoringHeights` has them for shogi): with a finite budget the game is finite, a
//!   repetition needs no rule, every disproof is a fact, and "no mate within n" is exact.
//! * **Thresholds grow by a quarter** past the second-best child (the 1+ε of Pawlewicz and Lew 2007), so that the search
//!   does not hop between two children.
//!
//! Left and right are the same here: positions are keyed by the smaller of a hash and its mirror image's.

mod expand;
mod frame;
mod node;
mod threats;

pub(crate) use node::{Lean, Value, key};

use xiangqi::{Color, Move, Position, Undo};

use crate::goal::Game;
use crate::table::{ENDLESS, Table};
use frame::Frame;
use node::{Child, INFINITE};

/// One df-pn search, which can be run a slice at a time.
pub(crate) struct Search {
    game: Game,
    attacker: Color,
    position: Position,
    frames: Vec<Frame>,
    undos: Vec<Undo>,
    children: Vec<Child>,
    max_plies: usize,
    nodes: u64,
    numbers: (u32, u32),
    best: Option<Move>,
    /// Looks for mates by checks inside the game of threats.
    prober: Option<Box<Search>>,
}

impl Search {
    pub(crate) fn new() -> Search {
        Search {
            game: Game::Checks,
            attacker: Color::Red,
            position: Position::start(),
            frames: Vec::new(),
            undos: Vec::new(),
            children: Vec::new(),
            max_plies: 0,
            nodes: 0,
            numbers: (1, 1),
            best: None,
            prober: None,
        }
    }

    /// Prepares the question whether `attacker` mates in at most `budget` moves from `position`, whoever is to move.
    /// Lines are cut at `max_moves` attacker moves.
    pub(crate) fn begin(
        &mut self,
        position: &Position,
        attacker: Color,
        game: Game,
        budget: u16,
        max_moves: u16,
    ) {
        self.game = game;
        self.attacker = attacker;
        self.position.clone_from(position);
        self.frames.clear();
        self.undos.clear();
        self.children.clear();
        self.max_plies = usize::from(max_moves) * 2;
        self.best = None;
        self.numbers = (1, 1);
        self.frames.push(Frame::root(
            node::key(position, attacker, game),
            budget,
            position.turn() == attacker,
        ));
    }

    /// Nodes expanded since this object was made.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Proof and disproof number of the root, as last computed.
    pub(crate) const fn numbers(&self) -> (u32, u32) {
        self.numbers
    }

    /// After an answer: the root's move that proves it (attacker to move) or refutes it (defender to move).
    pub(crate) const fn best(&self) -> Option<Move> {
        self.best
    }

    /// Works until about `quota` more nodes are expanded. `None`: not done. The value of a finished search never is
    /// [`Value::Open`].
    pub(crate) fn run(&mut self, table: &mut Table, quota: u64) -> Option<Value> {
        let stop = self.nodes.saturating_add(quota);
        loop {
            let depth = self.frames.len() - 1;
            if !self.frames[depth].expanded {
                if self.nodes >= stop {
                    return None;
                }
                self.nodes += 1;
                self.expand(table);
            }
            let frame = &self.frames[depth];
            let verdict = frame.judge(&self.children[frame.first..]);
            if depth == 0 {
                self.numbers = (verdict.pn, verdict.dn);
            }
            let over = verdict.pn >= frame.max_pn || verdict.dn >= frame.max_dn;
            match verdict.value {
                Value::Open { .. } if !over => self.descend(table, &verdict),
                value => {
                    if let Some(value) = self.ascend(table, value, verdict.best) {
                        return Some(value);
                    }
                }
            }
        }
    }

    /// Goes to the most promising child, unless the table has news of it, which the next round then sees.
    fn descend(&mut self, table: &Table, verdict: &frame::Verdict) {
        let depth = self.frames.len() - 1;
        let first = self.children.len();
        let frame = &mut self.frames[depth];
        let index = frame.first + verdict.best;
        let child = &mut self.children[index];
        if let Some(facts) = table.look(child.key)
            && facts != child.facts
        {
            child.facts = facts;
            if child.settled() || verdict.outdated(frame, child) {
                return;
            }
        }
        frame.current = verdict.best;
        let (max_pn, max_dn) = verdict.limits(frame);
        let next = Frame {
            key: child.key,
            first,
            current: 0,
            budget: child.budget,
            attacks: !frame.attacks,
            expanded: false,
            max_pn,
            max_dn,
            start: self.nodes,
        };
        let mv = child.mv;
        self.undos.push(self.position.play_unchecked(mv));
        self.frames.push(next);
    }

    /// Leaves the top node with its value: stores what is a fact, tells the parent, returns the root's.
    fn ascend(&mut self, table: &mut Table, value: Value, best: usize) -> Option<Value> {
        let depth = self.frames.len() - 1;
        let frame = self.frames.pop().expect("there is a top frame");
        let amount = self.nodes - frame.start;
        let value = match value {
            Value::Disproven { moves, lean } if lean.is_free_of(depth) => {
                Value::Disproven { moves, lean: Lean::NOTHING }
            }
            value => value,
        };
        match value {
            Value::Open { pn, dn } => table.store_open(frame.key, pn, dn, amount),
            Value::Proven { moves } => table.store_proven(frame.key, moves, amount),
            Value::Disproven { moves, lean: Lean::NOTHING } => {
                table.store_disproven(frame.key, moves, amount);
            }
            Value::Disproven { .. } => {}
        }
        if depth == 0 {
            self.best = self.children.get(best).map(|child| child.mv);
            return Some(value);
        }
        self.children.truncate(frame.first);
        let undo = self.undos.pop().expect("every frame but the root was played to");
        self.position.undo(undo);
        let parent = &self.frames[depth - 1];
        let child = &mut self.children[parent.first + parent.current];
        child.learn(value);
        None
    }
}

/// The largest number an unsolved node can have.
const LARGEST: u32 = INFINITE - 1;

impl Search {
    fn is_endless(&self) -> bool {
        self.frames[0].budget == ENDLESS
    }
}
