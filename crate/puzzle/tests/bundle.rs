//! The bundle: what is written is read back the same, sizes keep their budget, and no bytes can make the reader panic.

use std::path::Path;

use puzzle::bundle::{self, FaultCode, File, Listed, packing};
use puzzle::pack::{self, Kind, LocalText};

fn load(name: &str) -> Listed {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let pack = pack::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    Listed { kind: Kind::of("puzzles", &pack.id), pack }
}

fn library() -> Vec<Listed> {
    let mut library = vec![load("figures"), load("basics")];
    bundle::sort(&mut library);
    library
}

/// A small pack in which everything that is optional or rare is there once.
fn rare() -> Listed {
    let mut pack = load("basics").pack;
    "rare".clone_into(&mut pack.id);
    pack.puzzles.truncate(4);
    for (puzzle, number) in pack.puzzles.iter_mut().zip([7, 8, 262, 70_000]) {
        puzzle.id = format!("rare-{number:04}");
    }
    let title =
        LocalText { zh_hans: "题".to_owned(), zh_hant: "題".to_owned(), en: "A \"title\"".to_owned() };
    pack.puzzles[1].title = Some(title);
    pack.puzzles[3].source = Some("a source".to_owned());
    let another = pack.puzzles[2].position.legal_moves()[0];
    pack.puzzles[2].keys.push(another);
    pack.puzzles[2].keys.sort_unstable();
    pack.puzzles[2].tags.clear();
    Listed { kind: Kind::Other, pack }
}

#[test]
fn what_is_written_is_read_back() {
    let mut library = library();
    library.push(rare());
    let files = bundle::write(&library).expect("a bundle");
    assert_eq!(bundle::read(&files).expect("the same library"), library);
    assert_eq!(bundle::write(&library).expect("again"), files);
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names[0], bundle::CONTENTS);
    assert!(names[1..].iter().all(|name| File::is_hashed_name(name)), "{names:?}");
    assert!(names[2].starts_with("basics.") && names[3].starts_with("figures."), "{names:?}");
}

#[test]
fn the_index_says_what_lists_are_filtered_by() {
    let library = vec![rare()];
    let files = bundle::write(&library).expect("a bundle");
    let index = bundle::read_index(&files[1].bytes).expect("an index");
    assert_eq!(index.iter().map(|entry| entry.step).collect::<Vec<_>>(), [7, 1, 254, 69_738]);
    assert_eq!(index.iter().map(|entry| entry.title).collect::<Vec<_>>(), [false, true, false, false]);
    assert_eq!(index.iter().map(|entry| entry.several_keys).collect::<Vec<_>>(), [false, false, true, false]);
    assert_eq!((index[2].pattern(), index[0].pattern().is_some()), (None, true));
    // 白脸将 by a rook and a pawn, which are all that Red has.
    assert_eq!((index[0].mate_in, index[0].level, index[0].roles), (1, 1, 0b1001_1001));
}

#[test]
fn a_thousand_puzzles_stay_below_sixty_five_kilobytes() {
    let library = library();
    let puzzles: usize = library.iter().map(|listed| listed.pack.puzzles.len()).sum();
    let files = bundle::write(&library).expect("a bundle");
    let bytes: usize = files[1..].iter().map(|file| file.bytes.len()).sum();
    assert!(bytes <= 65 * puzzles, "{bytes} bytes for {puzzles} puzzles");
}

/// Whether the side to move has lost.
fn ends(fen: &str) -> bool {
    xiangqi::Position::from_fen(fen).is_ok_and(|position| position.legal_moves().is_empty())
}

#[test]
fn every_pattern_with_a_puzzle_has_an_example() {
    let library = library();
    let files = bundle::write(&library).expect("a bundle");
    let contents: serde_json::Value = serde_json::from_slice(&files[0].bytes).expect("JSON");
    let puzzle = |id: &str| {
        let mut all = library.iter().flat_map(|listed| &listed.pack.puzzles);
        all.find(|puzzle| puzzle.id == id).expect("a puzzle of the library")
    };
    for entry in puzzle::pattern::CATALOGUE {
        let has = |p: &puzzle::Puzzle| p.tags.iter().any(|tag| tag == entry.name.zh_hans);
        let any = library.iter().flat_map(|listed| &listed.pack.puzzles).any(has);
        let example = contents["examples"][entry.key]["puzzle"].as_str();
        assert_eq!(example.is_some(), any, "{}", entry.key);
        assert!(example.is_none_or(|id| has(puzzle(id))), "{}", entry.key);
        let squares = contents["examples"][entry.key]["squares"].as_array();
        assert!(squares.is_none_or(|squares| !squares.is_empty()), "{} is shown", entry.key);
        let end = contents["examples"][entry.key]["end"].as_str();
        let over = |board: &str| ["w", "b"].iter().any(|side| ends(&format!("{board} {side}")));
        assert!(end.is_none_or(over), "{} ends", entry.key);
    }
}

#[test]
fn broken_files_are_refused_with_a_code() {
    let library = vec![rare()];
    let files = bundle::write(&library).expect("a bundle");
    let refused = |at: usize, change: &dyn Fn(&mut Vec<u8>)| {
        let mut files = files.clone();
        change(&mut files[at].bytes);
        bundle::read(&files).expect_err("a fault").kind
    };
    let unpacked = |at: usize, change: &dyn Fn(&mut Vec<u8>)| {
        refused(at, &|bytes| {
            let mut raw = packing::unpack(bytes).expect("a file");
            change(&mut raw);
            *bytes = packing::pack(&raw);
        })
    };
    for at in [1, 2] {
        assert_eq!(refused(at, &|bytes| bytes[0] = b'X'), FaultCode::Magic);
        assert_eq!(refused(at, &|bytes| bytes.truncate(bytes.len() - 5)), FaultCode::Short);
        assert_eq!(unpacked(at, &|raw| raw.push(0)), FaultCode::Long);
        let huge = unpacked(at, &|raw| raw[4..8].fill(0xff));
        assert!(matches!(huge, FaultCode::Short | FaultCode::Count), "{huge:?}");
        for end in 4..packing::unpack(&files[at].bytes).expect("a file").len() {
            let kind = unpacked(at, &|raw| raw.truncate(end));
            assert!(matches!(kind, FaultCode::Short | FaultCode::Count), "{at} {end}: {kind:?}");
        }
    }
    assert_eq!(unpacked(2, &|raw| raw[8] ^= 1), FaultCode::Position, "a piece more, or one less");
    assert_eq!(unpacked(2, &|raw| raw[8 + 11] = 0), FaultCode::Code, "no level");
    assert_eq!(refused(0, &|bytes| bytes.truncate(20)), FaultCode::Text);
    assert_eq!(bundle::read(&files[..2]).expect_err("a fault").kind, FaultCode::Missing);
}

/// Whatever bit is turned: the reader answers.
#[test]
fn no_turned_bit_makes_the_reader_panic() {
    let library = vec![rare()];
    let files = bundle::write(&library).expect("a bundle");
    let mut refused = 0;
    for at in 0..files.len() {
        // The names of the table of contents are long and all read alike; a checksum guards what is packed, so that is unpacked first.
        let raw =
            if at == 0 { files[0].bytes.clone() } else { packing::unpack(&files[at].bytes).expect("a file") };
        for bit in (0..raw.len() * 8).step_by(if at == 0 { 11 } else { 1 }) {
            let mut raw = raw.clone();
            raw[bit / 8] ^= 1 << (bit % 8);
            let mut files = files.clone();
            files[at].bytes = if at == 0 { raw } else { packing::pack(&raw) };
            refused += usize::from(bundle::read(&files) != Ok(library.clone()));
        }
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn what_has_no_place_is_refused() {
    let mut twice = library();
    twice.push(twice[0].clone());
    assert_eq!(bundle::write(&twice).expect_err("refused").code, "repeated-id");
    let code = |spoil: &dyn Fn(&mut pack::Pack)| {
        let mut listed = rare();
        spoil(&mut listed.pack);
        bundle::write(&[listed]).expect_err("refused").code
    };
    assert_eq!(code(&|pack| pack.puzzles.swap(0, 1)), "order");
    assert_eq!(code(&|pack| pack.puzzles[0].tags.push("无名".to_owned())), "unknown-tag");
    assert_eq!(code(&|pack| pack.puzzles[1].line.truncate(1)), "line");
    assert_eq!(code(&|pack| pack.puzzles[0].keys.clear()), "keys");
}

#[test]
fn kinds_come_from_folder_and_id_and_set_the_order() {
    assert_eq!(Kind::of("drills", "wocao-ma"), Kind::Drill);
    assert_eq!(Kind::of("drills", "no-such-pattern"), Kind::Other);
    assert_eq!(Kind::of("checks", "checks-8"), Kind::Checks);
    assert_eq!(Kind::of("puzzles", "drill"), Kind::Other);
    let mut library = library();
    library.reverse();
    bundle::sort(&mut library);
    assert_eq!(library.iter().map(|listed| listed.kind).collect::<Vec<_>>(), [Kind::Basics, Kind::Figures]);
}
