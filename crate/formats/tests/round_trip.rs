//! What is written is read back as it was, in every format, as far as the format can hold it; and what it cannot hold is said.

#[path = "chance/mod.rs"]
mod chance;

use std::path::Path;

use chance::Chance;
use formats::pgn::{MoveStyle, PgnStyle};
use formats::{
    Encoding, Format, GameResult, LossKind, NodeId, Options, Record, Tree, Written, cbl, cbr, dhtmlxq,
    fen_list, pgn, read, xqf,
};
use xiangqi::{Position, Setup};

/// A record of random legal moves with alternatives, comments and glyphs.
fn random_record(chance: &mut Chance) -> Record {
    // Source of the second: public collections (zf10793).
    let start = match chance.below(4) {
        0 => "3ak4/4a4/8b/5N3/p4r3/9/P8/5C3/4A4/2B1K4 b",
        1 => "2b1kabn1/4aR3/3R2N2/4p1p2/5P3/4P4/3N2Pr1/4C1n2/3pAr3/4K3c w - - 0 7",
        _ => "startpos",
    };
    let setup = xiangqi::fen::parse(start).unwrap().setup;
    let mut record = Record::new(Format::Pgn, setup.clone());
    for (name, value) in [
        ("Title", "第12局 \"引号\" \\ 与 ]["),
        ("Event", "五羊杯"),
        ("Date", "1999.12.09"),
        ("Site", "广州"),
        ("Red", "许银川"),
        ("Black", "聂卫平"),
        ("Annotator", "某甲"),
    ] {
        if chance.below(3) > 0 {
            record.tags.set(name, value);
        }
    }
    record.result = [GameResult::Unknown, GameResult::RedWins, GameResult::BlackWins, GameResult::Draw]
        [chance.below(4) as usize];
    if chance.below(2) == 0 {
        record.tree.node_mut(NodeId::ROOT).comment = chance.comment();
    }
    // Nodes that may get a further child, with the position there.
    let mut open = vec![(NodeId::ROOT, Position::try_from(setup).unwrap())];
    for _ in 0..chance.below(60) {
        let pick =
            if chance.below(4) > 0 { open.len() - 1 } else { chance.below(open.len() as u64) as usize };
        let (node, position) = open[pick].clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let m = moves[chance.below(moves.len() as u64) as usize];
        if record.tree.children(node).any(|child| record.tree.node(child).m == Some(m)) {
            continue;
        }
        let child = record.tree.add(node, Some(m));
        if chance.below(4) == 0 {
            record.tree.node_mut(child).comment = chance.comment();
        }
        if chance.below(8) == 0 {
            record.tree.node_mut(child).nags = [1, 14].into();
        }
        let mut after = position;
        after.play(m).unwrap();
        open.push((child, after));
    }
    record
}

/// The same with what a format says it has lost taken out.
fn without_losses(record: &Record, written: &Written, known: impl Fn(&str) -> bool) -> Record {
    let mut record = record.clone();
    for loss in &written.losses {
        match loss.kind {
            LossKind::Nags => each_node(&mut record.tree, |node| node.nags = [].into()),
            LossKind::Tags => {
                let names: Vec<String> = record.tags.iter().map(|(name, _)| name.to_owned()).collect();
                names.iter().filter(|name| !known(name)).for_each(|name| drop(record.tags.take(name)));
            }
            LossKind::Counters => {
                record.setup.halfmove = 0;
                record.setup.fullmove = 1;
            }
            other => panic!("unexpected loss: {}", other.code()),
        }
    }
    record
}

fn each_node(tree: &mut Tree, change: impl Fn(&mut formats::Node)) {
    let all: Vec<NodeId> = tree.preorder().map(|(id, _)| id).collect();
    for id in all {
        change(tree.node_mut(id));
    }
}

fn assert_same(expected: &Record, actual: &Record, what: &str) {
    assert_eq!(expected.setup, actual.setup, "{what}");
    assert_eq!(expected.result, actual.result, "{what}");
    assert_eq!(expected.tags, actual.tags, "{what}");
    assert!(expected.tree == actual.tree, "{what}: trees differ\n{:#?}\n{:#?}", expected.tree, actual.tree);
    assert_eq!(actual.warnings, [], "{what}");
}

fn read_back(written: &Written) -> Vec<Record> {
    read(&written.bytes, &Options::default()).unwrap_or_else(|failure| panic!("{failure}")).records
}

const STYLES: [(MoveStyle, Encoding); 6] = [
    (MoveStyle::Chinese, Encoding::UTF_8),
    (MoveStyle::Chinese, Encoding::GB18030),
    (MoveStyle::Wxf, Encoding::UTF_8),
    (MoveStyle::Iccs, Encoding::UTF_8),
    (MoveStyle::Iccs, Encoding::GB18030),
    (MoveStyle::Wxf, Encoding::GB18030),
];

#[test]
fn random_records_come_back() {
    let mut chance = Chance::new(20_261_130);
    for round in 0..400 {
        let record = random_record(&mut chance);
        let xqf = xqf::write(&record);
        let expected = without_losses(&record, &xqf, |name| name != "CbrType");
        assert_same(&expected, &read_back(&xqf)[0], &format!("xqf {round}"));
        let cbr = cbr::write(&record);
        let expected = without_losses(&record, &cbr, |_| true);
        assert_same(&expected, &read_back(&cbr)[0], &format!("cbr {round}"));
        let dhtmlxq = dhtmlxq::write(std::slice::from_ref(&record));
        let expected = without_losses(&record, &dhtmlxq, |_| true);
        assert_same(&expected, &read_back(&dhtmlxq)[0], &format!("dhtmlxq {round}"));
        for (moves, encoding) in STYLES {
            let written = pgn::write(std::slice::from_ref(&record), &PgnStyle::new(moves, encoding));
            let expected = without_losses(&record, &written, |_| true);
            let back = read_back(&written);
            assert_eq!(back.len(), 1, "{}", String::from_utf8_lossy(&written.bytes));
            assert_same(&expected, &back[0], &format!("pgn {moves:?} {encoding:?} {round}"));
        }
    }
}

#[test]
fn many_records_in_one_file_come_back() {
    let mut chance = Chance::new(7);
    let mut records: Vec<Record> = (0..150).map(|_| random_record(&mut chance)).collect();
    for record in &mut records {
        each_node(&mut record.tree, |node| node.nags = [].into());
        record.tags.set("Library", "一库");
    }
    let library = cbl::write(&records);
    assert_eq!(library.losses, []);
    let back = read(&library.bytes, &Options::default()).unwrap();
    assert_eq!(back.records.len(), 150);
    assert_eq!(back.summary.warnings, []);
    for (expected, actual) in records.iter().zip(&back.records) {
        assert_same(expected, actual, "cbl");
    }
    let text = pgn::write(&records, &PgnStyle::default());
    let back = read_back(&text);
    assert_eq!(back.len(), 150);
    for (expected, actual) in records.iter().zip(&back) {
        assert_same(expected, actual, "pgn");
    }
}

#[test]
fn positions_come_back_as_a_list() {
    let mut chance = Chance::new(9);
    let records: Vec<Record> = (0..20).map(|_| random_record(&mut chance)).collect();
    let list = fen_list::write(&records);
    let back = read_back(&list);
    assert_eq!(back.len(), 20);
    for (expected, actual) in records.iter().zip(&back) {
        assert_eq!((expected.fen(), expected.title()), (actual.fen(), actual.title()));
    }
    let moves = list.losses.iter().filter(|loss| loss.kind == LossKind::Moves).count();
    assert_eq!(moves, records.iter().filter(|record| record.tree.len() > 1).count());
}

#[test]
fn traditional_texts_come_back_in_big5() {
    let mut record = Record::new(Format::Pgn, Setup::start());
    record.tags.set("Event", "實戰殺局");
    let first = record.tree.add(NodeId::ROOT, Some("h2e2".parse().unwrap()));
    record.tree.add(first, Some("h9g7".parse().unwrap()));
    record.tree.node_mut(first).comment = "紅方先手".into();
    let written =
        pgn::write(std::slice::from_ref(&record), &PgnStyle::new(MoveStyle::Chinese, Encoding::BIG5));
    assert_eq!(written.losses, []);
    assert_same(&record, &read_back(&written)[0], "big5");
    record.tags.set("Site", "许");
    let written =
        pgn::write(std::slice::from_ref(&record), &PgnStyle::new(MoveStyle::Chinese, Encoding::BIG5));
    assert_eq!(written.losses.iter().map(|loss| loss.kind).collect::<Vec<_>>(), [LossKind::Characters]);
}

#[test]
fn what_does_not_fit_is_said() {
    let mut record = Record::new(Format::Pgn, Setup::start());
    record.tags.set("Title", "很长的标题".repeat(20));
    record.tags.set("ECCO", "C48");
    record
        .setup
        .board
        .set(xiangqi::Square::new(4, 4).unwrap(), record.setup.board.piece_at("a0".parse().unwrap()));
    let kinds = |written: &Written| written.losses.iter().map(|loss| loss.kind.code()).collect::<Vec<_>>();
    let xqf = xqf::write(&record);
    assert_eq!(kinds(&xqf), ["tags", "long-texts", "pieces"]);
    let back = &read_back(&xqf)[0];
    assert!(record.title().starts_with(back.title()) && back.title().len() > 50, "cut at a character");
    assert_eq!(kinds(&cbr::write(&record)), ["tags", "long-texts"]);
    assert_eq!(kinds(&dhtmlxq::write(std::slice::from_ref(&record))), ["tags"]);
    assert_eq!(read_back(&cbr::write(&record))[0].setup.board, record.setup.board);
    assert_eq!(read_back(&dhtmlxq::write(std::slice::from_ref(&record)))[0].setup.board, record.setup.board);
}

#[test]
fn illegal_moves_and_texts_are_kept() {
    let text = "[Event \"x\"]\n\n1. 炮二平五 马8进7 2. 马二进五 车9平8 (2. 马二进三 车九进一) *\n";
    let record = read(text.as_bytes(), &Options::default()).unwrap().records.remove(0);
    let style = PgnStyle::default();
    let again = read_back(&pgn::write(std::slice::from_ref(&record), &style)).remove(0);
    assert!(record.tree == again.tree);
    assert_eq!(record.warnings, again.warnings);
    let illegal =
        read(b"[Event \"x\"]\n\n1. h2e2 h9h8 2. a0a1 *\n", &Options::default()).unwrap().records.remove(0);
    assert_eq!(illegal.tree.move_count(), 3);
    for written in [
        xqf::write(&illegal),
        cbr::write(&illegal),
        dhtmlxq::write(std::slice::from_ref(&illegal)),
        pgn::write(std::slice::from_ref(&illegal), &PgnStyle::new(MoveStyle::Iccs, Encoding::UTF_8)),
        pgn::write(std::slice::from_ref(&illegal), &style),
    ] {
        let back = read_back(&written).remove(0);
        assert!(illegal.tree == back.tree);
        assert_eq!(illegal.warnings, back.warnings);
    }
}

/// Real files, where they are at hand, through every writer.
#[test]
fn shared_files_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/formats");
    if !folder.is_dir() {
        println!("skipped: {} is not there", folder.display());
        return;
    }
    let mut count = 0;
    for sub in ["files", "text", "broken_xqf", "long_xqf"] {
        for entry in std::fs::read_dir(folder.join(sub)).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let Ok(import) = read(&bytes, &Options::default()) else { continue };
            for record in import.records.iter().take(8) {
                count += 1;
                check_shared(record, &path.display().to_string());
            }
        }
    }
    println!("{count} records");
}

fn check_shared(record: &Record, name: &str) {
    let slice = std::slice::from_ref(record);
    for (format, written) in [
        ("xqf", xqf::write(record)),
        ("cbr", cbr::write(record)),
        ("cbl", cbl::write(slice)),
        ("dhtmlxq", dhtmlxq::write(slice)),
        ("iccs", pgn::write(slice, &PgnStyle::new(MoveStyle::Iccs, Encoding::UTF_8))),
        ("chinese", pgn::write(slice, &PgnStyle::new(MoveStyle::Chinese, Encoding::GB18030))),
        ("wxf", pgn::write(slice, &PgnStyle::new(MoveStyle::Wxf, Encoding::UTF_8))),
    ] {
        // Encoding Chinese without optimisation is slow; the largest trees take one notation.
        if record.tree.len() > 20_000 && matches!(format, "chinese" | "wxf") {
            continue;
        }
        let lost = |kind| written.losses.iter().any(|loss| loss.kind == kind);
        let back = read_back(&written).remove(0);
        assert_eq!(record.setup.board, back.setup.board, "{name} {format}");
        assert_eq!(record.setup.turn, back.setup.turn, "{name} {format}");
        assert_eq!(record.result, back.result, "{name} {format}");
        if !lost(LossKind::Tags) && !lost(LossKind::LongTexts) {
            assert_eq!(record.tags, back.tags, "{name} {format}");
        }
        let (mut expected, mut actual) = (record.tree.clone(), back.tree);
        for tree in [&mut expected, &mut actual] {
            each_node(tree, |node| {
                node.nags = [].into();
                node.comment =
                    node.comment.trim_matches(|c: char| c.is_ascii_whitespace()).replace('｝', "}");
            });
        }
        if !lost(LossKind::UnreadTexts) {
            assert!(expected == actual, "{name} {format}: trees differ");
        }
    }
}
