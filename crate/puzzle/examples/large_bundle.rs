//! Writes a bundle of many puzzles to measure the page with: those of the packs named, mirrored, turned and with new numbers, again and again.
//!
//! `cargo run --release -p puzzle --example large_bundle -- COUNT DIR PACK.json…`. Files that are no packs are passed over.

use std::path::Path;

use puzzle::Puzzle;
use puzzle::bundle::{self, Listed};
use puzzle::pack::{self, Kind, Pack};
use xiangqi::{Move, Position, Setup};

/// The puzzle as one of four pictures of it: itself, mirrored, for the other side, both.
fn picture(puzzle: &Puzzle, number: usize) -> Puzzle {
    let (mirrored, turned) = (number % 2 == 1, number / 2 % 2 == 1);
    let setup = puzzle.position.setup();
    let board = if mirrored { setup.board.mirror() } else { setup.board };
    let (board, turn) = if turned { (board.swap_colors(), setup.turn.other()) } else { (board, setup.turn) };
    let moved = |mv: &Move| {
        let mv = if mirrored { mv.mirror() } else { *mv };
        if turned { mv.rotate() } else { mv }
    };
    let position = Position::try_from(Setup { board, turn, ..setup }).expect("a picture of a legal position");
    let mut keys: Vec<Move> = puzzle.keys.iter().map(moved).collect();
    keys.sort_unstable();
    Puzzle { position, keys, line: puzzle.line.iter().map(moved).collect(), ..puzzle.clone() }
}

fn read(path: &str) -> Option<Listed> {
    let pack = pack::read(&std::fs::read_to_string(path).ok()?).ok()?;
    let folder = Path::new(path).parent()?.file_name().unwrap_or_default().to_string_lossy();
    Some(Listed { kind: Kind::of(&folder, &pack.id), pack })
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [count, folder, paths @ ..] = &args[..] else { panic!("COUNT DIR PACK.json…") };
    let count: usize = count.parse().expect("a number of puzzles");
    let mut library: Vec<Listed> = paths.iter().filter_map(|path| read(path)).collect();
    bundle::sort(&mut library);
    let all: usize = library.iter().map(|listed| listed.pack.puzzles.len()).sum();
    let rounds = count.div_ceil(all.max(1));
    for listed in &mut library {
        let originals = std::mem::take(&mut listed.pack.puzzles);
        let pack = Pack { puzzles: Vec::new(), ..listed.pack.clone() };
        let copies = (0..rounds).flat_map(|round| originals.iter().map(move |puzzle| picture(puzzle, round)));
        let number = |(place, puzzle): (usize, Puzzle)| Puzzle { id: pack.id_of(place as u32 + 1), ..puzzle };
        listed.pack.puzzles = copies.enumerate().map(number).collect();
    }
    let files = bundle::write(&library).expect("a bundle");
    std::fs::create_dir_all(folder).expect("the folder");
    for file in &files {
        std::fs::write(Path::new(folder).join(&file.name), &file.bytes).expect("a file");
    }
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    println!("{} puzzles: {bytes} bytes", all * rounds);
}
