//! Puts men into a long mate that make it longer: one that must be taken first, or that shuts the short way.

use mate::Solver;
use xiangqi::{Color, Piece, Role, Square};

use super::sound::{Sound, sound};
use crate::distil::with;

/// What is put in.
const MEN: [(Color, Role); 10] = [
    (Color::Black, Role::Pawn),
    (Color::Black, Role::Horse),
    (Color::Black, Role::Cannon),
    (Color::Black, Role::Elephant),
    (Color::Black, Role::Advisor),
    (Color::Black, Role::Rook),
    (Color::Red, Role::Pawn),
    (Color::Red, Role::Horse),
    (Color::Red, Role::Advisor),
    (Color::Red, Role::Elephant),
];

/// The mate with men added one by one, each time the one that makes it longest, as long as one does and the mate stays sound. Each
/// question has so many nodes; it becomes no longer than `longest`.
pub(super) fn stretch(solver: &mut Solver, mut mate: Sound, nodes: u64, longest: u16) -> Sound {
    while let Some(longer) = longer(solver, &mate, nodes, longest) {
        mate = longer;
    }
    mate
}

fn longer(solver: &mut Solver, mate: &Sound, nodes: u64, longest: u16) -> Option<Sound> {
    let free = Square::all().filter(|&square| mate.position.piece_at(square).is_none());
    let men = free.flat_map(|square| MEN.map(|(color, role)| (square, Piece { color, role })));
    let mut best: Option<Sound> = None;
    for (square, man) in men {
        let Some(position) = with(&mate.position, square, Some(man)) else { continue };
        let least = best.as_ref().map_or(mate.mate_in, |best| best.mate_in) + 1;
        let next = sound(solver, &position, nodes, least);
        best = next
            .filter(|next| next.duals == 0 && next.mate_in <= longest && !next.position.is_check())
            .or(best);
    }
    best
}

#[cfg(test)]
mod tests {
    use xiangqi::Position;

    use super::*;

    #[test]
    fn a_mate_becomes_longer_and_stays_sound() {
        let position = Position::from_fen("9/3k5/2N4r1/3N4R/9/9/9/9/9/4K4 w - - 0 1").expect("a position");
        let mut solver = Solver::new(4 << 20);
        let first = sound(&mut solver, &position, 10_000, 4).expect("a mate in four");
        let long = stretch(&mut solver, first.clone(), 3_000, 500);
        assert!(long.mate_in > first.mate_in, "{long:?}");
        let again = sound(&mut Solver::new(1 << 20), &long.position, 100_000, 1).expect("sound");
        assert_eq!((again.mate_in, again.duals), (long.mate_in, 0));
        assert_eq!(stretch(&mut solver, first, 3_000, 4).mate_in, 4);
    }
}
