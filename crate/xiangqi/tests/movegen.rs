//! The fast generators against the plain walk over the board, on positions of seeded random games and random set-ups.

mod random;

use random::{Rng, game_positions, placements};
use xiangqi::{Move, Position, Setup, Square, perft};

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
    for (depth, leaves) in [(0, 1), (1, 44), (2, 1_920), (3, 79_666), (4, 3_290_240)] {
        assert_eq!(perft(&mut start, depth), leaves, "depth {depth}");
    }
    assert_eq!(start, Position::start());
}
