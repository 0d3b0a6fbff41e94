//! Perft counts that an independent generator gave (`tests/perft/cross_check.py`), and what must hold with them: every
//! position of the file is legal, and its mirror image and its turned board have the same counts.

#[path = "support/data.rs"]
#[allow(dead_code, reason = "no data from outside the repository is read here")]
mod data;

use xiangqi::{Position, Setup, Square, perft};

/// Counts up to this are checked; the deeper ones are for measurements.
const AFFORDABLE: u64 = 200_000;

fn for_each_case(mut check: impl FnMut(&str, &Position, u32, u64)) {
    let fixture = data::fixture("perft.json");
    let cases = fixture["cases"].as_array().expect("cases");
    assert!(cases.len() > 10);
    for case in cases {
        let name = case["name"].as_str().expect("name");
        let position =
            Position::from_fen(case["fen"].as_str().expect("fen")).unwrap_or_else(|e| panic!("{name}: {e}"));
        for (depth, count) in case["counts"].as_object().expect("counts") {
            let count = count.as_u64().expect("a count");
            if count <= AFFORDABLE {
                check(name, &position, depth.parse().expect("a depth"), count);
            }
        }
    }
}

/// The position with every square changed, and perhaps the colours.
fn changed(position: &Position, square: impl Fn(Square) -> Square, swap: bool) -> Position {
    let setup = position.setup();
    let mut board = xiangqi::Board::EMPTY;
    for (from, piece) in setup.board.pieces() {
        let color = if swap { piece.color.other() } else { piece.color };
        board.set(square(from), Some(xiangqi::Piece { color, role: piece.role }));
    }
    let turn = if swap { setup.turn.other() } else { setup.turn };
    Position::try_from(Setup { board, turn, ..setup }).expect("the change keeps every rule")
}

#[test]
fn counts_are_those_of_an_independent_generator() {
    for_each_case(|name, position, depth, count| {
        assert_eq!(perft(&mut position.clone(), depth), count, "{name}, depth {depth}");
    });
}

#[test]
fn mirror_images_and_turned_boards_count_alike() {
    for_each_case(|name, position, depth, count| {
        if count > AFFORDABLE / 10 {
            return;
        }
        let mirrored = changed(position, Square::mirror, false);
        let turned = changed(position, Square::rotate, true);
        assert_eq!(perft(&mut mirrored.clone(), depth), count, "{name} mirrored, depth {depth}");
        assert_eq!(perft(&mut turned.clone(), depth), count, "{name} turned, depth {depth}");
    });
}

#[test]
fn perft_leaves_the_position_as_it_was() {
    for_each_case(|name, position, depth, count| {
        if count <= AFFORDABLE / 10 {
            let mut walked = position.clone();
            perft(&mut walked, depth);
            assert_eq!(&walked, position, "{name}");
            assert_eq!(walked.hash(), position.hash(), "{name}");
        }
    });
}

#[test]
fn the_cases_hold_checks_given_and_taken() {
    // Without them neither evasions nor checks would be counted.
    let mut checks = 0;
    for_each_case(|_, position, depth, _| {
        checks += usize::from(depth == 1 && position.is_check());
        checks += usize::from(depth == 1 && !position.checks().is_empty());
    });
    assert!(checks >= 5, "{checks}");
}

#[test]
fn depth_zero_is_the_position_itself() {
    assert_eq!(perft(&mut Position::start(), 0), 1);
}
