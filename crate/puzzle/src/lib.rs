//! Puzzles: pack files, verification, attempts judged by proof, names of mating patterns, grading and composition.
//!
//! Text becomes a [`Pack`] with every fault as data; [`verify()`] proves what a pack claims; an [`Attempt`] judges every
//! move of a solver by proof. Rules and search come from [`xiangqi`] and [`mate`]. No clock, no file access
//! and no randomness but seeded lives here.

pub mod advice;
pub mod attempt;
pub mod bundle;
pub mod claim;
pub mod compose;
pub mod defence;
pub mod distil;
mod fnv;
pub mod grade;
pub mod mine;
pub mod pack;
pub mod pattern;
pub mod selfplay;
pub mod verify;

pub use attempt::{Attempt, AttemptView, Hint, Judgement, Refused, State, Verdict};
pub use pack::{Pack, Puzzle};
pub use verify::{verify, verify_library, verify_pack};
