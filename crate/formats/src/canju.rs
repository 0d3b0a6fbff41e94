//! Our own exercise sets (`.canju`, `docs/sets.md`): JSON with positions, titles, and notes to lines of play.
//!
//! A set asks for mates and holds no games. Read as records its notes become comments on their lines; written from records,
//! comments become notes, and what a set has no room for is said. Whether there is a mate is for whoever opens it to prove.

mod read;
mod terms;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub(crate) use read::read;
pub use write::write;

const NAME: &str = "canju-set";
const VERSION: u32 = 1;

/// Tags of an exercise that PGN has no names for.
const GOAL: &str = "Goal";
const LENGTH: &str = "MateIn";
const PUZZLE: &str = "Puzzle";

#[derive(Serialize, Deserialize)]
struct Set {
    format: String,
    version: u32,
    #[serde(default)]
    title: String,
    #[serde(default)]
    options: Terms,
    exercises: Vec<Exercise>,
}

/// Under what terms a set is solved (`options`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Terms {
    hints: bool,
    tries: u8,
    locked: bool,
    defence: String,
    minutes: u16,
}

#[derive(Serialize, Deserialize)]
struct Exercise {
    fen: String,
    goal: String,
    length: Option<u16>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    puzzle: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    note: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<String, String>,
}

/// Whether a text is a set.
pub(crate) fn is_set(text: &str) -> bool {
    let head: String = text.chars().take(200).filter(|c| !c.is_whitespace()).collect();
    head.trim_start_matches('\u{FEFF}').starts_with('{') && head.contains("\"format\":\"canju-set\"")
}

#[cfg(test)]
mod tests {
    use crate::{Format, Import, LossKind, Options, WarningKind, canju, read};

    const SET: &str = r#"{"format": "canju-set", "version": 1, "title": "周三作业",
        "options": {"hints": true, "tries": 0, "locked": true, "defence": "longest", "minutes": 0},
        "exercises": [{"fen": "3k5/9/9/R8/1R7/9/9/9/9/5K3 w", "goal": "checks", "length": 2, "title": "双车错",
        "note": "看清楚", "notes": {"b5d5": "对", "a6a9 d9d8": "不对"}},
        {"fen": "3k5/9/9/9/R8/1R7/9/9/9/5K3 w", "goal": "any", "length": null}]}"#;

    fn import(text: &str) -> Import {
        read(text.as_bytes(), &Options::default()).unwrap()
    }

    #[test]
    fn a_set_is_read_with_its_notes_and_written_as_it_was() {
        let set = import(SET);
        assert_eq!((set.summary.format, set.summary.games), (Format::Canju, 2));
        let first = &set.records[0];
        assert_eq!((first.title(), first.tree.move_count(), first.tree.comment_count()), ("双车错", 3, 3));
        let written = canju::write(&set.records);
        assert!(written.losses.is_empty(), "{:?}", written.losses);
        assert_eq!(import(std::str::from_utf8(&written.bytes).unwrap()).records, set.records);
    }

    #[test]
    fn puzzles_of_the_library_and_terms_stay_with_a_set() {
        let text = r#"{"format":"canju-set","version":1,"title":"第一课","options":{"hints":false,"tries":3,"locked":false,"defence":"all","minutes":30},
            "exercises":[{"fen":"3k5/9/9/R8/1R7/9/9/9/9/5K3 w","goal":"checks","length":2,"puzzle":"drill-02.7"}]}"#;
        let set = import(text);
        assert_eq!(set.records[0].tags.get("Puzzle"), Some("drill-02.7"));
        let written = canju::write(&set.records);
        assert!(written.losses.is_empty(), "{:?}", written.losses);
        let value = |bytes: &[u8]| serde_json::from_slice::<serde_json::Value>(bytes).unwrap();
        assert_eq!(value(&written.bytes), value(text.as_bytes()));
    }

    #[test]
    fn what_the_records_of_one_set_do_not_share_is_said() {
        let with = |event: &str, minutes: u8| {
            let text = format!(
                r#"{{"format":"canju-set","version":1,"title":"{event}","options":{{"minutes":{minutes}}},
                "exercises":[{{"fen":"3k5/9/9/R8/1R7/9/9/9/9/5K3 w","goal":"any","length":null}}]}}"#
            );
            import(&text).records.remove(0)
        };
        let lost = |records: &[crate::Record]| {
            canju::write(records).losses.iter().map(|loss| (loss.record, loss.kind)).collect::<Vec<_>>()
        };
        assert_eq!(lost(&[with("a", 5), with("a", 5)]), []);
        assert_eq!(lost(&[with("a", 5), with("b", 5), with("a", 6)]), [1, 2].map(|n| (n, LossKind::Tags)));
        // The page takes no more than three hours.
        assert_eq!(lost(&[with("a", 200)]), [(0, LossKind::Tags)]);
        let long = "题".repeat(21);
        assert_eq!(lost(&[with(&long, 0)]), [(0, LossKind::LongTexts)]);
    }

    #[test]
    fn a_note_to_no_line_stays_off_the_moves_before_it() {
        let text = SET.replace("b5d5", "b5d5 nonsense");
        let record = &import(&text).records[0];
        assert_eq!(record.warnings[0].kind, WarningKind::UnreadMove);
        let (first, after) = (record.tree.main_line().next().unwrap(), record.tree.main_line().nth(1));
        let notes: Vec<(&str, Option<&str>)> = [Some(first), after]
            .into_iter()
            .flatten()
            .map(|id| (record.tree.node(id).comment.as_str(), record.tree.node(id).text.as_deref()))
            .collect();
        assert!(!notes.contains(&("对", None)), "{notes:?}");
        assert!(
            canju::write(std::slice::from_ref(record))
                .losses
                .iter()
                .any(|loss| loss.kind == LossKind::Comments)
        );
    }

    #[test]
    fn what_a_set_has_no_room_for_is_said() {
        let game = import("[Event \"x\"]\n\n1. 炮二平五 马８进７ 1-0\n").records.remove(0);
        let kinds: Vec<LossKind> =
            canju::write(std::slice::from_ref(&game)).losses.iter().map(|loss| loss.kind).collect();
        assert_eq!(kinds, [LossKind::Moves, LossKind::Result]);
        let many = vec![game; 61];
        let lost = canju::write(&many).losses.iter().filter(|loss| loss.kind == LossKind::Records).count();
        assert_eq!(lost, 1);
    }

    #[test]
    fn a_damaged_or_a_newer_set_is_refused() {
        let refused = |text: &str| read(text.as_bytes(), &Options::default()).unwrap_err().kind.code();
        assert_eq!(refused(r#"{"format":"canju-set","version":2,"exercises":[]}"#), "unknown-version");
        assert_eq!(refused(r#"{"format":"canju-set","version":1,"exercises":[]}"#), "no-games");
        assert_eq!(refused(r#"{"format":"canju-set","version":1,"exercises":[{}]}"#), "broken-markup");
    }
}
