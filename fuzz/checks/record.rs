//! What holds of every record, whatever the file it came from was like. Shared by the targets `format_*`.

use formats::pgn::{MoveStyle, PgnStyle};
use formats::{Encoding, Limits, NodeId, Options, Record, Standing, cbr, dhtmlxq, pgn, read, xqf};
use xiangqi::Position;

const LIMITS: Limits =
    Limits { bytes: 1 << 20, members: 50, nodes: 3000, total_nodes: 9000, games: 50, depth: 60 };

/// Reads a file and checks everything that was read.
pub(crate) fn check_file(bytes: &[u8]) {
    let options = Options { limits: LIMITS, ..Options::default() };
    let Ok(import) = read(bytes, &options) else { return };
    assert!(import.records.len() <= LIMITS.games);
    for record in &import.records {
        assert!(record.tree.len() <= LIMITS.nodes + 2);
        assert!(record.warnings.len() <= formats::MAX_WARNINGS);
        check_legal(record);
        check_written(record);
    }
}

/// Moves called legal are, and nothing is judged below one that is not.
fn check_legal(record: &Record) {
    let start = Position::try_from_loose(&record.setup).ok();
    let mut line = vec![start];
    for (id, depth) in record.tree.preorder() {
        if id == NodeId::ROOT {
            continue;
        }
        line.truncate(depth);
        let node = record.tree.node(id);
        let after = (node.standing == Standing::Legal).then(|| {
            let mut position = line[depth - 1].clone().expect("judged where the position is known");
            position.play(node.m.expect("a legal move has squares")).expect("legal");
            position
        });
        line.push(after);
    }
}

/// What was read can be written, and the moves come back.
fn check_written(record: &Record) {
    let slice = std::slice::from_ref(record);
    let iccs = PgnStyle::new(MoveStyle::Iccs, Encoding::UTF_8);
    pgn::write(slice, &PgnStyle::default());
    pgn::write(slice, &iccs);
    for bytes in [xqf::write(record).bytes, cbr::write(record).bytes, dhtmlxq::write(slice).bytes] {
        let back = read(&bytes, &Options::default()).expect("what is written can be read");
        assert_eq!(back.records[0].tree.move_count(), reachable(record));
    }
}

/// The moves that are below no text that could not be read: formats of squares hold no others.
fn reachable(record: &Record) -> usize {
    let mut hidden = None;
    let mut count = 0;
    for (id, depth) in record.tree.preorder().skip(1) {
        if hidden.is_some_and(|at| depth > at) {
            continue;
        }
        hidden = None;
        if record.tree.node(id).m.is_some() {
            count += 1;
        } else {
            hidden = Some(depth);
        }
    }
    count
}
