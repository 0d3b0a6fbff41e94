//! Files made to hurt: depth, length, repetition, lies about sizes. Each must end in a named failure or warning, and soon: a
//! reader that looks at a megabyte a thousand times over would not end within the patience of whoever runs the tests.

use formats::{FailureKind, Format, Limits, NodeId, Options, Record, WarningKind, cbl, read, read_each};
use xiangqi::Setup;

fn codes(bytes: &[u8]) -> Vec<&'static str> {
    match read(bytes, &Options::default()) {
        Ok(import) => {
            let of_records = import.records.iter().flat_map(|record| &record.warnings);
            of_records.chain(&import.summary.warnings).map(|warning| warning.kind.code()).collect()
        }
        Err(failure) => vec![failure.kind.code()],
    }
}

#[test]
fn brackets_a_hundred_thousand_deep() {
    let open = "1. 炮二平五 (".repeat(100_000);
    let pgn = format!("[Event \"x\"]\n\n{open}");
    assert!(codes(pgn.as_bytes()).contains(&"too-deep"));
    let real =
        format!("[Event \"x\"]\n\n1. 炮二平五 马8进7 {}{}", "(炮8平5 ".repeat(100_000), ")".repeat(100_000));
    assert!(codes(real.as_bytes()).contains(&"too-deep"));
    let nested = format!(
        "<?xml version=\"1.0\"?><ChineseChessRecord><MoveList>{}",
        "<Move value=\"77-47\">".repeat(100_000)
    );
    assert!(codes(nested.as_bytes()).contains(&"too-deep"));
    let tree = format!(
        "<n version=\"2\" m=\"startpos\" c=\"\">{}",
        "<n m=\"h2e2\" c=\"\"><n m=\"h9g7\" c=\"\">".repeat(60_000)
    );
    assert!(codes(tree.as_bytes()).contains(&"too-many-nodes"));
}

#[test]
fn a_megabyte_of_one_thing() {
    for unit in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "[DhtmlXQ_",
        "[DhtmlXQ_a]",
        "[/DhtmlXQ_a]",
        "[Event \"",
        "1.",
        "1 ",
        "\n",
        "\n\n1. ",
        "炮",
        "炮二",
        "炮二平五",
        "h2e2",
        "h2e2 ",
        "马二进九 ",
        "$1",
        "!",
        "…",
        "<",
        "<br>",
        "&",
        "&amp;",
        "<n ",
        "FEN ",
        "/",
        "9/",
        "|",
        "\\u",
        "START{",
        "FORMAT START{ }END ",
        "-",
        "0",
        "*",
        ";",
        "﻿",
        "说",
        "{[A \"b\"]\n",
        "[A \"b\"]\n{",
    ] {
        let text = unit.repeat(300_000 / unit.len());
        codes(text.as_bytes());
        codes(format!("[Event \"x\"]\n\n{text}").as_bytes());
        codes(format!("[Event \"x\"]\n\n1. 炮二平五 马九进九 {text}").as_bytes());
        codes(format!("[DhtmlXQ]\n[DhtmlXQ_movelist]7747{text}").as_bytes());
        codes(format!("FORMAT WXF\nSTART{{ 1. C2.5 {text}").as_bytes());
    }
}

/// Full-width signs are read as the plain ones, but are three bytes long.
#[test]
fn every_sign_in_every_width() {
    let plain = (0x20..0x7F).map(|code| char::from_u32(code).unwrap());
    let wide = (0xFF00..0xFFF0).filter_map(char::from_u32);
    let others =
        "…—–“”‘’《》【】（）、。·①⑳㉑㊀㊈½１－０Ａａ﹣﹢﹦\u{FEFF}\u{200B}\u{3000}\u{E5E5}\u{1F600}".chars();
    for c in plain.chain(wide).chain(others) {
        for text in [
            format!("{c}"),
            format!("[Event \"{c}\"]\n\n1. 炮二平五 {c}{c} 马8进7{c}1 ({c}炮8平5{c}) 2.{c}马二进三 {c}5{c}"),
            format!("{c}1{c} 炮{c}二{c}平{c}五{c}\n{c}[{c}Event{c} {c}\"x{c}\"]"),
            format!("[DhtmlXQ_title{c}]{c}[/DhtmlXQ_title][DhtmlXQ_movelist]77{c}47{c}[/DhtmlXQ_movelist]"),
            format!("4k4/9/9/9/9/9/9/9/4R4/3K5{c}w{c} {c}title"),
            format!("FORMAT{c}WXF\nSTART{{{c}1. C2.5 {c}N8+7{c}}}END{c}"),
        ] {
            codes(text.as_bytes());
        }
    }
}

#[test]
fn comments_that_never_end_in_many_games() {
    let games = "[Event \"x\"]\n{ open\n1. h2e2\n\n".repeat(20_000);
    let import = read(games.as_bytes(), &Options::default()).unwrap();
    assert_eq!(import.records.len(), 20_000);
}

#[test]
fn every_limit_has_a_name() {
    let limits = |change: fn(&mut Limits)| {
        let mut options = Options::default();
        change(&mut options.limits);
        options
    };
    let many = "[Event \"x\"]\n\n1. 炮二平五 马8进7 2. 马二进三 *\n\n".repeat(10);
    let kinds = |options: &Options| {
        let import = read(many.as_bytes(), options).unwrap();
        let of_records = import.records.iter().flat_map(|record| &record.warnings);
        let all: Vec<WarningKind> = of_records.chain(&import.summary.warnings).map(|w| w.kind).collect();
        (import.records.len(), all)
    };
    assert_eq!(kinds(&Options::default()), (10, vec![]));
    assert_eq!(kinds(&limits(|l| l.games = 3)), (3, vec![WarningKind::TooManyGames]));
    assert_eq!(kinds(&limits(|l| l.nodes = 2)), (10, vec![WarningKind::TooManyNodes; 10]));
    let (games, warnings) = kinds(&limits(|l| l.total_nodes = 9));
    assert!(games < 10 && warnings.contains(&WarningKind::TooManyNodes));
    let failure = read(many.as_bytes(), &limits(|l| l.bytes = 100)).unwrap_err();
    assert_eq!(failure.kind, FailureKind::TooLarge);
}

#[test]
fn a_packed_library_does_not_unpack_without_end() {
    let zeros = miniz_oxide::deflate::compress_to_vec_zlib(&vec![0; 4 << 20], 9);
    let mut file = b"CCBridge".to_vec();
    for number in [0x15_u32, 3, 4 << 20] {
        file.extend(number.to_le_bytes());
    }
    file.extend(zeros);
    let options = Options { limits: Limits { bytes: 1 << 20, ..Limits::default() }, ..Options::default() };
    assert!(read(&file, &options).is_err());
}

/// Control characters only come from damage; as text they would make a written file look like no text at all.
#[test]
fn control_characters_are_no_text() {
    let damage: String = (0..32_u8).map(char::from).filter(|c| !matches!(c, '\n' | '\r' | '}')).collect();
    let pgn = format!(
        "[Event \"a{damage}b\"]\n\n1. 炮二平五 {{a{damage}b}} 马{damage}8进7 *\n{}",
        " ".repeat(4000)
    );
    let record = read(pgn.as_bytes(), &Options::default()).unwrap().records.remove(0);
    let first = record.tree.main_line().next().unwrap();
    assert!(record.tree.node(first).comment.starts_with("a\tb\n"), "{record:?}");
    let is_clean = |text: &str| !text.chars().any(|c| c.is_control() && !matches!(c, '\t' | '\n'));
    assert!(record.tags.iter().all(|(_, value)| is_clean(value)));
    for (id, _) in record.tree.preorder() {
        let node = record.tree.node(id);
        assert!(is_clean(&node.comment) && node.text.as_deref().is_none_or(is_clean), "{node:?}");
    }
}

/// A library of three games, the second of them to be marked as deleted or lost.
fn library() -> Vec<u8> {
    let records: Vec<Record> = ["一", "二", "三"]
        .into_iter()
        .map(|title| {
            let mut record = Record::new(Format::Cbr, Setup::start());
            record.tags.set("Title", title);
            record.tree.add(NodeId::ROOT, Some("h2e2".parse().unwrap()));
            record
        })
        .collect();
    cbl::write(&records).bytes
}

const INDEX: usize = 66_624;
const ENTRY: usize = 276;
const DATA: usize = INDEX + 128 * ENTRY;

fn titles(bytes: &[u8]) -> (Vec<String>, Vec<&'static str>) {
    let import = read(bytes, &Options::default()).unwrap();
    let titles = import.records.iter().map(|record| record.title().to_owned()).collect();
    (titles, codes(bytes))
}

#[test]
fn deleted_games_stay_deleted() {
    let mut bytes = library();
    bytes[INDEX + ENTRY] = 5;
    let (read, warnings) = titles(&bytes);
    assert_eq!(read, ["一", "三"]);
    assert_eq!(warnings, ["deleted-skipped"]);
}

#[test]
fn a_game_of_a_state_that_nobody_knows_is_read_and_marked() {
    let mut bytes = library();
    bytes[INDEX + ENTRY] = 1;
    assert_eq!(titles(&bytes), (["一", "二", "三"].map(str::to_owned).to_vec(), vec!["recovered"]));
    // The rest of the index is unused.
    bytes[INDEX + ENTRY] = 0;
    assert_eq!(titles(&bytes).0, ["一", "三"]);
}

#[test]
fn games_are_shown_in_their_order() {
    let mut bytes = library();
    bytes[INDEX + 4] = 9;
    assert_eq!(titles(&bytes).0, ["二", "三", "一"]);
}

#[test]
fn a_lost_index_is_searched_for_signatures() {
    let mut bytes = library();
    // More entries than the file holds.
    bytes[60..64].fill(0xFF);
    let (read, warnings) = titles(&bytes);
    assert_eq!(read, ["一", "二", "三"]);
    assert_eq!(warnings, ["recovered", "recovered", "recovered", "bad-length"]);
}

#[test]
fn a_wrong_entry_brings_back_its_game_but_no_deleted_one() {
    let mut bytes = library();
    bytes[INDEX + ENTRY] = 5;
    // The third game is said to lie further on than it does.
    bytes[INDEX + ENTRY + 8] = 3;
    let (read, warnings) = titles(&bytes);
    assert_eq!(read, ["一", "三"]);
    assert_eq!(warnings, ["recovered", "deleted-skipped", "truncated"]);
}

#[test]
fn a_library_that_is_cut_keeps_what_is_whole() {
    let bytes = library();
    let (read, warnings) = titles(&bytes[..DATA + 4096 + 10]);
    assert_eq!(read, ["一"]);
    assert!(warnings.contains(&"truncated"), "{warnings:?}");
}

#[test]
fn reading_can_be_given_up() {
    let mut seen = 0;
    let summary = read_each(&library(), &Options::default(), &mut |_, at| {
        seen += 1;
        assert!(at > INDEX);
        std::ops::ControlFlow::Break(())
    });
    assert_eq!((seen, summary.unwrap().games), (1, 1));
}

#[test]
fn what_is_no_record_is_refused_by_name() {
    for (bytes, code) in [
        (&b""[..], "empty"),
        (b" \n\t", "empty"),
        (b"SQLite format 3\0....", "opening-book"),
        (b"hello, world", "unknown-format"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0\x08\x06\0\0\0", "unknown-format"),
        (b"XQ\x0A", "truncated"),
        (b"CCBridge Record\0", "truncated"),
        (b"CCBridge Record\0\0\0\0\x03", "unknown-version"),
        (b"CCBridgeLibrary\0", "truncated"),
        (b"CCBridge\x15\0\0\0", "truncated"),
        (b"CCBridge\x16\0\0\0\0\0\0\0\0\0\0\0", "unknown-version"),
        (b"<ChineseChessRecord>", "broken-markup"),
    ] {
        assert_eq!(codes(bytes), [code], "{bytes:?}");
    }
}
