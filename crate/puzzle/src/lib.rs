//! Puzzles: pack files, verification, attempts judged by proof, names of mating patterns and grading.
//!
//! Text becomes a [`Pack`] with every fault as data; [`verify()`] proves what a pack claims; an [`Attempt`] judges every
//! move of a solver by proof. Rules and search come from [`xiangqi`] and [`mate`]. No clock and no file
//! access lives here.

pub mod attempt;
pub mod claim;
pub mod defence;
pub mod grade;
pub mod pack;
pub mod pattern;
pub mod verify;

pub use attempt::{Attempt, AttemptView, Hint, Judgement, Refused, State, Verdict};
pub use pack::{Pack, Puzzle};
pub use verify::verify;
