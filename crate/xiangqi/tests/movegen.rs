//! The fast generators against the plain walk over the board, on positions of seeded random games and random set-ups.

mod random;

use random::{Rng, game_positions, placements, put_kings, scatter};
use xiangqi::{Move, Position, Role, Setup, Square, perft};

/// All moves that the slow twin calls legal.
fn slow_legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            let m = Move::new(from, to);
            if position.illegality(m).is_none() {
                moves.push(m);
            }
        }
    }
    moves
}

fn sorted(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort_unstable();
    moves
}

/// Endless random placements in which any piece but the kings may stand anywhere.
fn loose_placements(rng: &mut Rng) -> impl Iterator<Item = Position> + '_ {
    core::iter::from_fn(move || {
        loop {
            let mut setup = scatter(rng);
            let kings: Vec<Square> = setup
                .board
                .pieces()
                .filter(|(square, piece)| piece.role == Role::King && !square.in_palace(piece.color))
                .map(|(square, _)| square)
                .collect();
            for square in kings {
                setup.board.set(square, None);
            }
            put_kings(rng, &mut setup);
            if let Ok(position) = Position::try_from_loose(&setup) {
                return Some(position);
            }
        }
    })
}

fn check_position(position: &Position) {
    let slow = slow_legal(position);
    let fast = position.legal_moves();
    assert_eq!(sorted(&fast), slow, "{position:?}");
    assert_eq!(position.legal_count(), slow.len(), "{position:?}");
    assert_eq!(position.outcome().is_some(), slow.is_empty(), "{position:?}");
    let mut checks = Vec::new();
    for &m in &slow {
        let mut next = position.clone();
        let undo = next.play_unchecked(m);
        let rebuilt = Position::try_from(next.setup()).expect("a legal move leads to a legal position");
        assert_eq!(next.hash(), rebuilt.hash(), "{position:?} {m}");
        assert_eq!(next.mirrored_hash(), rebuilt.mirrored_hash(), "{position:?} {m}");
        assert_eq!(next.is_check(), slow_is_check(&next), "{position:?} {m}");
        assert_eq!(position.gives_check(m), next.is_check(), "{position:?} {m}");
        if next.is_check() {
            checks.push(m);
        }
        next.undo(undo);
        assert_eq!(&next, position, "{m}");
    }
    assert_eq!(sorted(&position.checks()), checks, "{position:?}");
}

/// A king is in check when the other side, were it to move, could take it: asked of the set-up's gate.
fn slow_is_check(position: &Position) -> bool {
    let mut setup = position.setup();
    setup.turn = setup.turn.other();
    !setup.check().is_playable()
}

#[test]
fn generators_agree_with_the_slow_twin_in_games() {
    let mut positions = 0;
    for seed in 0..60 {
        for position in game_positions(seed, 120) {
            check_position(&position);
            positions += 1;
        }
    }
    assert!(positions > 4_000, "{positions}");
}

#[test]
fn generators_agree_with_the_slow_twin_on_random_placements() {
    let mut rng = Rng::new(7);
    let mut checks = 0;
    for position in placements(&mut rng).take(6_000) {
        check_position(&position);
        checks += usize::from(position.is_check());
    }
    assert!(checks > 300, "too few positions in check to mean anything: {checks}");
}

#[test]
fn generators_agree_with_the_slow_twin_on_loose_placements() {
    let mut rng = Rng::new(11);
    let mut seen = 0;
    for position in loose_placements(&mut rng).take(1_500) {
        let slow = slow_legal(&position);
        assert_eq!(sorted(&position.legal_moves()), slow, "{position:?}");
        let checks: Vec<Move> = slow.into_iter().filter(|&m| position.gives_check(m)).collect();
        assert_eq!(sorted(&position.checks()), checks, "{position:?}");
        seen += usize::from(!position.setup().check().is_playable());
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn mirror_and_colour_twins_have_the_same_moves() {
    for position in game_positions(99, 200) {
        let setup = position.setup();
        let mirrored = Position::try_from(Setup { board: setup.board.mirror(), ..setup.clone() }).unwrap();
        assert_eq!(mirrored.hash(), position.mirrored_hash());
        assert_eq!(mirrored.mirrored_hash(), position.hash());
        let moves: Vec<Move> = mirrored.legal_moves().iter().map(|m| m.mirror()).collect();
        assert_eq!(sorted(&moves), sorted(&position.legal_moves()));
        let swapped = Setup { board: setup.board.swap_colors(), turn: setup.turn.other(), ..setup };
        let swapped = Position::try_from(swapped).unwrap();
        let moves: Vec<Move> = swapped.legal_moves().iter().map(|m| m.rotate()).collect();
        assert_eq!(sorted(&moves), sorted(&position.legal_moves()));
        assert_eq!(swapped.is_check(), position.is_check());
    }
}

#[test]
fn perft_from_the_start() {
    let mut start = Position::start();
    for (depth, leaves) in [(0, 1), (1, 44), (2, 1_920), (3, 79_666), (4, 3_290_240), (5, 133_312_995)] {
        assert_eq!(perft(&mut start, depth), leaves, "depth {depth}");
    }
    assert_eq!(start, Position::start());
}
