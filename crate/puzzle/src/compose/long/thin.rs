//! Takes off what a long mate does without: what is left is no shorter and as sound.

use mate::Solver;
use xiangqi::{Role, Square};

use super::sound::{Sound, sound};
use crate::compose::rng::Rng;
use crate::distil::with;

/// The mate with idle pieces taken off in an order of chance, until there are none.
pub(super) fn thin(solver: &mut Solver, rng: &mut Rng, start: Sound, nodes: u64, longest: u16) -> Sound {
    let mut squares: Vec<Square> = Square::all().collect();
    rng.shuffle(&mut squares);
    let mut best = start;
    loop {
        let before = best.position.hash();
        for &square in &squares {
            if best.position.piece_at(square).is_none_or(|piece| piece.role == Role::King) {
                continue;
            }
            let Some(next) = with(&best.position, square, None) else { continue };
            if let Some(next) = sound(solver, &next, nodes, best.mate_in)
                && next.mate_in <= longest
                && (next.duals, next.orders) <= (best.duals, best.orders)
            {
                best = next;
            }
        }
        if best.position.hash() == before {
            return best;
        }
    }
}
