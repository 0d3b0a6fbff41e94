//! Forced mates in Chinese chess: found, shortened, completed and proved.
//!
//! [`Solver`] answers whether the attacker mates from a [`Position`](xiangqi::Position). Every [`Answer::Mate`] carries a
//! [`Proof`], every [`Answer::NoMate`] a [`Trap`]; both are checked by code that shares nothing with the search but the rules
//! before the answer leaves this crate. What cannot be decided within the [`Limits`] is [`Answer::Unknown`].
//! [`Judge`] says what a move of a solver is worth, [`Survey`] what every first move is. [`mod@reference`] is the slow twin that tests hold the search against.
//!
//! There is no clock, no thread, no randomness and no recursion over positions here: work is counted in nodes and done in
//! slices.

mod answer;
mod dfpn;
pub mod explain;
mod extract;
mod goal;
mod graph;
mod judge;
mod limits;
mod packed;
mod proof;
pub mod reference;
mod solver;
#[cfg(test)]
mod spoilt;
mod survey;
mod table;
mod task;
mod trap;

pub use answer::{Answer, Mate};
pub use goal::Goal;
pub use graph::{Edge, Node, NodeId};
pub use judge::{Judge, Judgement, Kind, Reply};
pub use limits::{Detail, Limits, Progress, Stage, Step, Why};
pub use packed::Packed;
pub use proof::{Dual, Ply, Proof, check::Flaw};
pub use solver::Solver;
pub use survey::{FirstMove, QUIET_NODES, Survey, Worth};
pub use trap::{NEVER, Trap};

/// The most positions that the certificate of a verdict may have; the largest seen has 31,826.
pub const MAX_CERTIFICATE: usize = 1 << 18;

/// The most positions that a certificate of "nothing is shorter" may have. A larger one is left out: the length is then exact
/// by the exhaustive search alone.
pub const MAX_FLOOR: usize = 1 << 16;
