//! Takes off what a long mate does without: what is left is no shorter and as sound.

use mate::Solver;
use xiangqi::Square;

use super::sound::{Sound, sound};
use crate::compose::rng::Rng;
use crate::distil::{strip, with};

/// The mate with idle pieces taken off in an order of chance, until there are none.
pub(super) fn thin(solver: &mut Solver, rng: &mut Rng, start: Sound, nodes: u64, longest: u16) -> Sound {
    let mut squares: Vec<Square> = Square::all().collect();
    rng.shuffle(&mut squares);
    strip(
        start,
        &squares,
        |mate| &mate.position,
        |mate, square| {
            let next = sound(solver, &with(&mate.position, square, None)?, nodes, mate.mate_in)?;
            let stays = next.mate_in <= longest && (next.duals, next.orders) <= (mate.duals, mate.orders);
            stays.then_some(next)
        },
    )
}
