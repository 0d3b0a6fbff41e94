//! What the search knows of a node: values, keys, children.

use xiangqi::{Color, Move, Position};

use crate::goal::Game;
use crate::table::{ENDLESS, Facts};

/// The number of a proven or disproven side. Unsolved numbers stay below it.
pub(super) const INFINITE: u32 = 1 << 30;

/// The table key of a position for one attacker and game, the same for the mirror image.
pub(crate) fn key(position: &Position, attacker: Color, game: Game) -> u64 {
    position.hash().min(position.mirrored_hash()) ^ salt(attacker, game)
}

/// The table key of the position after a move.
pub(super) fn key_after(position: &Position, mv: Move, attacker: Color, game: Game) -> u64 {
    let (hash, mirrored) = position.hashes_after(mv);
    hash.min(mirrored) ^ salt(attacker, game)
}

const fn salt(attacker: Color, game: Game) -> u64 {
    match (game, attacker) {
        (Game::Checks, Color::Red) => 0,
        (Game::Checks, Color::Black) => 0x9E6C_63D0_876A_3F6B,
        (Game::Threats, Color::Red) => 0xD1B5_4A32_D192_ED03,
        (Game::Threats, Color::Black) => 0x2545_F491_4F6C_DD1D,
        (Game::All, Color::Red) => 0xC6BC_2796_92B5_CC83,
        (Game::All, Color::Black) => 0x5851_F42D_4C95_7F2D,
    }
}

/// The shallowest ply of the path on which a disproof leans, by a repetition of the position there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Lean(u16);

impl Lean {
    /// It holds whatever came before.
    pub(crate) const NOTHING: Lean = Lean(u16::MAX);
    /// It is no disproof at all: the line was cut at the depth limit.
    pub(crate) const CUT: Lean = Lean(0);

    /// It leans on the position at a ply of the path, 0 for the root.
    pub(super) const fn on(ply: usize) -> Lean {
        Lean(ply as u16 + 1)
    }

    /// Whether it leans on nothing above the node at `ply`: a cycle back to the node itself is a failure of the
    /// attacker from that node on, wherever it is reached from.
    pub(super) const fn is_free_of(self, ply: usize) -> bool {
        self.0 > ply as u16
    }
}

/// The value of a node for the budget it was searched with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Not solved yet.
    Open { pn: u32, dn: u32 },
    /// Mate in at most so many attacker moves.
    Proven { moves: u16 },
    /// No mate in so many attacker moves ([`ENDLESS`]: none at all), as far as `lean` allows.
    Disproven { moves: u16, lean: Lean },
}

/// A move of an expanded node and what is known of the position behind it.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) key: u64,
    pub(super) facts: Facts,
    pub(super) mv: Move,
    /// Attacker moves left after the move.
    pub(super) budget: u16,
    /// What a disproof that only holds on this path leans on.
    pub(super) lean: Lean,
}

impl Child {
    pub(super) fn is_proven(&self) -> bool {
        self.facts.is_proven(self.budget)
    }

    pub(super) fn is_disproven(&self) -> bool {
        self.facts.is_disproven(self.budget)
    }

    pub(super) fn settled(&self) -> bool {
        self.is_proven() || self.is_disproven()
    }

    /// A disproof that only holds here: a repetition, or a child that leans on one.
    pub(super) fn fail(&mut self, lean: Lean) {
        self.facts = Facts { proven: ENDLESS, disproven: ENDLESS, ..self.facts };
        self.lean = lean;
    }

    /// Takes over what a search of the child found.
    pub(super) fn learn(&mut self, value: Value) {
        match value {
            Value::Open { pn, dn } => (self.facts.pn, self.facts.dn) = (pn, dn),
            Value::Proven { moves } => self.facts.proven = self.facts.proven.min(moves),
            Value::Disproven { moves, lean } => {
                self.facts.disproven = self.facts.disproven.max(moves);
                self.lean = lean;
            }
        }
    }
}
