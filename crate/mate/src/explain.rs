//! Why a mate is a mate, as data: codes and squares, no text.
//!
//! [`End`] explains a final position: how the king is attacked, why it cannot leave, why nothing else helps. [`Deed`] tells
//! what one move does. [`Defence`] shows how the proof refutes a legal reply. [`Explanation`] is all of that for one solved
//! problem. Everything follows from the rules and the checked [`Proof`]: nothing here searches or judges.
//!
//! Lists are in the order of squares, moves by their first point and then their second; equal positions give equal
//! data. `docs/explain.md` has the codes and an example of each.

mod barred;
mod cover;
mod deed;
mod defence;
mod end;
mod flight;
mod parry;

pub use barred::{Barred, Cause, Exposure};
pub use cover::{Cover, Way, covers};
pub use deed::{Check, Deed, Origin, deeds};
pub use defence::Defence;
pub use end::End;
pub use flight::{Bar, Flight, flights};
pub use parry::{Parry, Purpose};

use xiangqi::{Move, Position};

use crate::proof::Proof;

/// The explanation of a mate: its main line, where that ends, and how each reply on the way is refuted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The main line, move by move.
    pub deeds: Vec<Deed>,
    /// The position in which it ends.
    pub end: End,
    /// For each defender position of the main line every legal reply, in order of plies and then of squares; each with
    /// the index in `deeds` of the moment when it is played.
    pub defences: Vec<(usize, Defence)>,
}

impl Explanation {
    /// Explains a proof. `root` is the position of its root, `line` a line of it to the end: [`crate::Mate::line`].
    ///
    /// Nothing when the line is not of this proof, not legal or not to the end.
    pub fn of(proof: &Proof, root: &Position, line: &[Move]) -> Option<Explanation> {
        let deeds = deeds(root, line)?;
        let mut defences = Vec::new();
        let mut position = root.clone();
        let mut node = proof.root();
        for (index, &mv) in line.iter().enumerate() {
            if !proof.attacks(node) {
                let last = index.checked_sub(1).map(|before| line[before]);
                for edge in proof.edges(node) {
                    defences.push((index, Defence::of(proof, node, &position, last, edge.mv)?));
                }
            }
            node = proof.after(node, mv)?;
            position.play(mv).ok()?;
        }
        Some(Explanation { deeds, end: End::of(&position)?, defences })
    }
}
