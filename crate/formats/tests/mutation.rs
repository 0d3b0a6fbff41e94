//! Thousands of damaged files a reader: no panic, no invention beyond the limits, and every tree sound. Seeded, so that a
//! failure comes back.

#[path = "chance/mod.rs"]
mod chance;

use std::ops::ControlFlow;
use std::path::Path;

use chance::Chance;
use formats::{
    Format, Import, Limits, NodeId, Options, Record, Standing, archive, canju, cbl, cbr, dhtmlxq, moments,
    parcel, pgn, read, xqf,
};
use xiangqi::{Position, Setup};

/// Damaged copies of each file; `CANJU_MUTATIONS` names another number.
fn rounds() -> usize {
    std::env::var("CANJU_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(2500)
}

const LIMITS: Limits =
    Limits { bytes: 1 << 20, members: 20, nodes: 2000, total_nodes: 6000, games: 40, depth: 50 };

/// What is read of a file, or of the files of a zip; no more than the limits allow comes out of one.
fn read_all(bytes: &[u8], options: &Options) -> Vec<Import> {
    if !archive::is_archive(bytes) {
        return read(bytes, options).into_iter().collect();
    }
    let (mut imports, mut unpacked, mut members) = (Vec::new(), 0, 0);
    let _ = archive::unpack(bytes, &options.limits, &mut |member, _| {
        unpacked += member.bytes.len();
        members += 1;
        imports.extend(read(&member.bytes, options));
        ControlFlow::Continue(())
    });
    assert!(unpacked <= options.limits.bytes && members <= options.limits.members);
    imports
}

fn fixtures() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats");
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension != "md" && extension != "json"))
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// Some bytes changed, cut out, doubled, or replaced by numbers that lengths are broken by.
fn damage(bytes: &[u8], chance: &mut Chance, from: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        if bytes.len() <= from {
            break;
        }
        let at = from + chance.below((bytes.len() - from) as u64) as usize;
        let len = (chance.below(24) as usize + 1).min(bytes.len() - at);
        match chance.below(8) {
            0 | 1 => bytes[at] = chance.draw() as u8,
            2 => bytes[at] ^= 1 << chance.below(8),
            3 => drop(bytes.drain(at..at + len)),
            4 => {
                let copy = bytes[at..at + len].to_vec();
                bytes.splice(at..at, copy);
            }
            5 => bytes.truncate(at),
            6 => bytes[at..at + len].fill(0xFF),
            _ => {
                const SIGNS: &[u8] = b"(){}[]<>&;|\"\\$*.-0123456789";
                bytes.insert(at, SIGNS[chance.below(SIGNS.len() as u64) as usize]);
            }
        }
    }
    bytes
}

/// What holds of every record however damaged its file: limits, a sound tree, and legal moves that are legal.
fn check(import: &Import, what: &str) {
    assert!(import.records.len() <= LIMITS.games, "{what}");
    for record in &import.records {
        assert!(record.tree.len() <= LIMITS.nodes + 2, "{what}: {} nodes", record.tree.len());
        assert!(record.warnings.len() <= formats::MAX_WARNINGS, "{what}");
        assert_eq!(record.tree.preorder().count(), record.tree.len(), "{what}");
        check_legal(record, what);
    }
}

/// Replays every line to its end with the slow way of the rules.
fn check_legal(record: &Record, what: &str) {
    let Ok(start) = Position::try_from_loose(&record.setup) else {
        let judged = |id| matches!(record.tree.node(id).standing, Standing::Legal);
        assert!(!record.tree.preorder().any(|(id, _)| judged(id)), "{what}");
        return;
    };
    let mut line: Vec<Option<Position>> = Vec::new();
    for (id, depth) in record.tree.preorder() {
        line.truncate(depth);
        if id == NodeId::ROOT {
            line.push(Some(start.clone()));
            continue;
        }
        let node = record.tree.node(id);
        let after = match (node.standing, &line[depth - 1]) {
            (Standing::Legal, Some(position)) => {
                let mut after = position.clone();
                after.play(node.m.unwrap()).unwrap_or_else(|why| panic!("{what}: {why}"));
                Some(after)
            }
            (Standing::Legal, None) => panic!("{what}: judged below a move that is not legal"),
            _ => None,
        };
        line.push(after);
    }
}

#[test]
fn damaged_fixtures() {
    let options = Options { limits: LIMITS, ..Options::default() };
    for (index, (name, bytes)) in fixtures().iter().enumerate() {
        let mut chance = Chance::new(1000 + index as u64);
        let mut read_at_all = 0;
        for round in 0..rounds() {
            // Half of the time the head is spared, so that the damage gets further in.
            let from = if round % 2 == 0 { 0 } else { bytes.len().min(1024) / 2 };
            let damaged = damage(bytes, &mut chance, from);
            let imports = read_all(&damaged, &options);
            read_at_all += usize::from(!imports.is_empty());
            for import in &imports {
                check(import, &format!("{name} {round}"));
                if round % 10 == 0 {
                    write_all(import);
                }
            }
        }
        println!("{name}: {read_at_all} of {} read", rounds());
    }
}

/// Whatever was read can be written, and comes whole out of its parcel.
fn write_all(import: &Import) {
    for record in &import.records {
        xqf::write(record);
        cbr::write(record);
        pgn::write(std::slice::from_ref(record), &pgn::PgnStyle::default());
        dhtmlxq::write(std::slice::from_ref(record));
        canju::write(std::slice::from_ref(record));
        assert!(moments::moments(record).found.len() <= moments::MOST);
        let again = parcel::unpack(&parcel::pack(record)).expect("a parcel of ours");
        assert_eq!((again.fen(), &again.tree), (record.fen(), &record.tree));
    }
}

#[test]
fn damaged_libraries() {
    let mut records = Vec::new();
    for title in ["一", "二", "三"] {
        let mut record = Record::new(Format::Cbr, Setup::start());
        record.tags.set("Title", title);
        let node = record.tree.add(NodeId::ROOT, Some("h2e2".parse().unwrap()));
        record.tree.node_mut(node).comment = "注".into();
        records.push(record);
    }
    let bytes = cbl::write(&records).bytes;
    let options = Options { limits: LIMITS, ..Options::default() };
    let mut chance = Chance::new(5);
    for round in 0..rounds() {
        // Where something stands: the head, the first entries of the index, the records.
        let from = [0, 66_624, 101_952][round % 3];
        let mut damaged = bytes.clone();
        for _ in 0..=chance.below(6) {
            let at = from + chance.below(600) as usize;
            damaged[at] = chance.draw() as u8;
        }
        if chance.below(4) == 0 {
            damaged.truncate(chance.below(damaged.len() as u64) as usize);
        }
        if let Ok(import) = read(&damaged, &options) {
            check(&import, &format!("cbl {round}"));
        }
    }
}

#[test]
fn damaged_shared_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats");
    if !folder.is_dir() {
        println!("skipped: {} is not there", folder.display());
        return;
    }
    let options = Options { limits: LIMITS, ..Options::default() };
    let mut chance = Chance::new(11);
    let mut rounds = 0;
    for sub in ["files", "broken_xqf", "long_xqf", "text"] {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder.join(sub)).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths {
            let bytes = std::fs::read(&path).unwrap();
            if bytes.len() > 20_000 {
                continue;
            }
            for _ in 0..40 {
                rounds += 1;
                let damaged = damage(&bytes, &mut chance, 0);
                if let Ok(import) = read(&damaged, &options) {
                    check(&import, &path.display().to_string());
                }
            }
        }
    }
    println!("{rounds} damaged files");
}
