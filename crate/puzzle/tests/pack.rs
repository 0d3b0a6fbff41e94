//! The pack format: what is written is read back, and every fault is found with its place.

use puzzle::pack::{self, FaultCode, LocalText};

const PUZZLE: &str = r#"{"id":"t-1","fen":"4k4/R8/9/1R7/9/9/9/9/9/3K5 w","goal":"checks","mate_in":1,"keys":["b6b9"],"line":["b6b9"],"tags":["双车错"],"level":1}"#;

fn text(puzzles: &[&str]) -> String {
    let head = r#"{"schema":1,"id":"test","title":{"zh-Hans":"试","zh-Hant":"試","en":"Test"},"description":{"zh-Hans":"一","zh-Hant":"一","en":"\"One\""},"licence":"CC0-1.0","puzzles":["#;
    format!("{head}\n{}\n]}}\n", puzzles.join(",\n"))
}

#[test]
fn canonical_text_round_trips_byte_for_byte() {
    let second = PUZZLE.replace("t-1", "t-2").replace(
        r#""level":1"#,
        r#""level":9,"title":{"zh-Hans":"题","zh-Hant":"題","en":"A \\ title"},"source":"规则 图 5-7""#,
    );
    let text = text(&[PUZZLE, &second]);
    let read = pack::read(&text).unwrap();
    assert_eq!(pack::write(&read), text);
    assert_eq!(pack::read(&pack::write(&read)).unwrap(), read);
    assert_eq!(
        read.puzzles[1].title,
        Some(LocalText { zh_hans: "题".into(), zh_hant: "題".into(), en: "A \\ title".into() })
    );
}

#[test]
fn any_layout_is_read_and_written_canonically() {
    let loose = PUZZLE.replace(',', " ,\n  ").replace(" w\"", " w - - 0 1\"");
    let read = pack::read(&text(&[&loose])).unwrap();
    assert_eq!(pack::write(&read), text(&[PUZZLE]));
}

#[test]
fn each_fault_has_its_code_place_and_field() {
    let cases: &[(&str, &str, FaultCode, &str)] = &[
        (r#""level":1"#, r#""level":10"#, FaultCode::OutOfRange, "level"),
        (r#""level":1"#, r#""level":"1""#, FaultCode::WrongType, "level"),
        (r#""level":1"#, r#""level":1.5"#, FaultCode::WrongType, "level"),
        (r#""mate_in":1"#, r#""mate_in":0"#, FaultCode::OutOfRange, "mate_in"),
        (r#","level":1"#, "", FaultCode::MissingField, "level"),
        (r#""level":1"#, r#""level":1,"note":1"#, FaultCode::UnknownField, "note"),
        (r#""level":1"#, r#""level":1,"level":2"#, FaultCode::RepeatedField, "level"),
        (r#""goal":"checks""#, r#""goal":"check""#, FaultCode::WrongForm, "goal"),
        (r#"["b6b9"],"line""#, r#"[],"line""#, FaultCode::WrongLength, "keys"),
        (r#"["b6b9"],"line""#, r#"["a8a9","b6b9"],"line""#, FaultCode::WrongForm, "keys"),
        (r#"["b6b9"],"line""#, r#"["B6b9"],"line""#, FaultCode::WrongForm, "keys"),
        (r#""tags":["双车错"]"#, r#""tags":["双车错","双车错"]"#, FaultCode::RepeatedEntry, "tags"),
        ("4k4/R8", "4k4/R9", FaultCode::FenSyntax, "fen"),
        ("9/3K5 w", "9/4K4 w", FaultCode::FenIllegal, "fen"),
        (r#""id":"t-1""#, r#""id":"T 1""#, FaultCode::WrongForm, "id"),
    ];
    for (from, to, kind, field) in cases {
        let bad = PUZZLE.replacen(from, to, 1);
        assert_ne!(bad, PUZZLE, "{from}");
        let good = PUZZLE.replace("t-1", "t-0");
        let faults = pack::read(&text(&[&good, &bad])).unwrap_err();
        let fault = &faults[0];
        assert_eq!(
            (fault.kind, fault.field.as_deref(), fault.line),
            (*kind, Some(*field), 3),
            "{to}: {faults:?}"
        );
        if *field != "id" {
            assert_eq!(fault.puzzle.as_deref(), Some("t-1"));
        }
    }
}

#[test]
fn places_count_from_one_even_where_there_is_no_text() {
    for text in ["", "\n", "{", "\n[1,"] {
        let faults = pack::read(text).unwrap_err();
        assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1), "{text:?}: {faults:?}");
    }
}

#[test]
fn all_faults_of_a_file_are_reported_at_once() {
    let bad = PUZZLE.replace(r#""level":1"#, r#""level":0"#).replace("checks", "chess");
    let faults = pack::read(&text(&[&bad, &bad.replace("t-1", "t-2")])).unwrap_err();
    assert_eq!(faults.len(), 4, "{faults:?}");
}

#[test]
fn repeated_ids_and_other_schemas_are_refused() {
    let faults = pack::read(&text(&[PUZZLE, PUZZLE])).unwrap_err();
    assert_eq!(faults[0].kind, FaultCode::RepeatedId);
    let faults = pack::read(&text(&[PUZZLE]).replace("\"schema\":1", "\"schema\":2")).unwrap_err();
    assert_eq!(faults[0].kind, FaultCode::UnknownSchema);
}

#[test]
fn what_is_not_a_pack_is_refused_without_panic() {
    let whole = text(&[PUZZLE]);
    for end in 0..whole.len() {
        if let Some(part) = whole.get(..end) {
            assert!(pack::read(part).is_err() || end + 1 == whole.len(), "{part}");
        }
    }
    let deep = "[".repeat(100_000);
    for text in ["", "null", "[]", "{}", "\u{feff}{}", "{\"schema\":1e999}", deep.as_str()] {
        assert!(pack::read(text).is_err());
    }
    let many = vec!["7"; 5000];
    assert_eq!(pack::read(&text(&many)).unwrap_err().len(), pack::bounds::FAULTS);
}
