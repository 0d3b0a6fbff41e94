//! What holds of the files that records are written into. Shared by the targets of one format each.

use formats::pgn::{MoveStyle, PgnStyle};
use formats::{Encoding, Options, Record, cbr, dhtmlxq, pgn, read, xqf};

/// What was read can be written, and the moves come back.
pub(crate) fn check(record: &Record) {
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
