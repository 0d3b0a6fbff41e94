//! How much work an answer may cost, and why a search stopped short. No clock: work is counted in search nodes.

use crate::proof::check::Flaw;

/// How far an answer is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Mate or no mate with its certificate; the length is an upper bound, one key.
    Verdict,
    /// Also the shortest length and all shortest keys; the certificate is one solution of that length.
    Length,
    /// Also the exact length of every reply in the solution, and the certificate that nothing is shorter.
    Solution,
    /// Also, at every attacker position of the solution, all equally short moves (duals), each with what follows.
    Whole,
}

/// The stages in which a mate is looked for, each wider than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// One move.
    MateInOne,
    /// Checks only.
    Checks,
    /// Checks, and quiet moves that threaten a mate by checks.
    Threats,
    /// All moves, however long.
    General,
    /// All moves, within a number of moves: what settles the shortest length.
    Bounded,
}

impl Stage {
    /// The word used on the command line and the wire: `mate-in-1`, `checks`, `threats`, `general`, `bounded`.
    pub const fn code(self) -> &'static str {
        match self {
            Stage::MateInOne => "mate-in-1",
            Stage::Checks => "checks",
            Stage::Threats => "threats",
            Stage::General => "general",
            Stage::Bounded => "bounded",
        }
    }
}

/// Bounds on the work of one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Search nodes (positions expanded) for the verdict and the lengths together. Taking out the certificate may
    /// search as many again, so that a proof found at the last node can still be shown, and once more where it
    /// was to be whole ([`Detail::Whole`]).
    /// A node once begun is finished: where quiet moves are probed, that may be some hundred nodes more.
    pub nodes: u64,
    /// Attacker moves that a line may have. A search that hits it answers [`Why::Depth`], never "no mate".
    pub depth: u16,
    /// How far to work the answer out.
    pub detail: Detail,
    /// The last stage that may be used. A mate may be missed for it, which is [`Why::Stage`].
    pub stage: Stage,
}

impl Default for Limits {
    /// Two million nodes, lines of up to 500 attacker moves, the whole solution.
    fn default() -> Limits {
        Limits { nodes: 2_000_000, depth: 500, detail: Detail::Solution, stage: Stage::Bounded }
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The node limit was reached.
    Nodes,
    /// No mate was found within the depth limit, which says nothing about longer ones.
    Depth,
    /// No mate was found in the stages allowed, which says nothing about the others.
    Stage,
    /// The only defence found is perpetual check, which the rules of the game forbid the defender to keep up; whether he has
    /// another is not decided.
    PerpetualCheck,
    /// The certificate would have more positions than [`crate::MAX_CERTIFICATE`].
    Memory,
    /// The search had an answer but its certificate did not pass the check. It is a fault of this crate.
    Certificate(Flaw),
}

impl Why {
    /// A stable code for the interface to translate: `nodes`, `depth`, `stage`, `perpetual-check`, `memory`,
    /// `certificate`.
    pub const fn code(self) -> &'static str {
        match self {
            Why::Nodes => "nodes",
            Why::Depth => "depth",
            Why::Stage => "stage",
            Why::PerpetualCheck => "perpetual-check",
            Why::Memory => "memory",
            Why::Certificate(_) => "certificate",
        }
    }
}

/// What a running search can say of itself between two slices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Search nodes spent so far on this answer.
    pub nodes: u64,
    /// Proof number of the root of the current search: how much work a mate seems to need.
    pub pn: u32,
    /// Disproof number of the root of the current search.
    pub dn: u32,
    /// How full the table is, 0 to 1.
    pub table: f64,
}

/// The result of one slice of work.
#[derive(Clone, Debug)]
pub enum Step<T> {
    /// Not done: call again, or drop it to cancel. The table keeps what was learnt.
    Running(Progress),
    /// Done.
    Done(T),
}
