//! What holds of every record, whatever the file it came from was like. Shared by the targets `format_*`.

use formats::{Limits, NodeId, Options, Record, Standing, read};
use xiangqi::Position;

const LIMITS: Limits =
    Limits { bytes: 1 << 20, members: 50, nodes: 3000, total_nodes: 9000, games: 50, depth: 60 };

/// Reads a file and checks everything that was read.
pub(crate) fn check(bytes: &[u8]) -> Vec<Record> {
    let options = Options { limits: LIMITS, ..Options::default() };
    let Ok(import) = read(bytes, &options) else { return Vec::new() };
    assert!(import.records.len() <= LIMITS.games);
    for record in &import.records {
        assert!(record.tree.len() <= LIMITS.nodes + 2);
        assert!(record.warnings.len() <= formats::MAX_WARNINGS);
        check_legal(record);
    }
    import.records
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
