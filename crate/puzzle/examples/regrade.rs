//! Names and grades the puzzles of packs anew: tags and levels are written as the rules give them now.
//!
//! `cargo run --release -p puzzle --example regrade -- PACK…`
//!
//! Lines stay as they are; a pack with a line that does not end the game is refused.

use puzzle::{grade, pack, pattern};

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).expect("a pack");
        let mut pack = pack::read(&text).unwrap_or_else(|faults| panic!("{path}: {faults:?}"));
        let mut changed = 0;
        for puzzle in &mut pack.puzzles {
            let names = pattern::name_line(&puzzle.position, &puzzle.line)
                .unwrap_or_else(|| panic!("{path}: {}: the line does not end the game", puzzle.id));
            let level = grade::level(&puzzle.position, &puzzle.keys, &puzzle.line, &names);
            changed += u32::from(level != puzzle.level || names.tags() != puzzle.tags);
            puzzle.level = level;
            puzzle.tags = names.tags();
        }
        std::fs::write(&path, pack::write(&pack)).expect("the pack");
        println!("{path}: {changed} of {} changed", pack.puzzles.len());
    }
}
