//! The table of names as JSON, for the page: `puzzles/patterns.json` is this text.

use std::fmt::Write as _;

use super::{CATALOGUE, Kind, pieces};

/// The canonical JSON of all names: `patterns` (with kind, key, pinyin and sentence) and `pieces`, one a line.
pub fn catalogue_json() -> String {
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    let mut out = String::from("{\"patterns\":[");
    for (i, entry) in CATALOGUE.iter().enumerate() {
        let kind = match entry.kind {
            Kind::Final => "final",
            Kind::Motif => "motif",
        };
        let _ = write!(
            out,
            "{}\n{{\"key\":{},\"kind\":\"{kind}\",\"zh-Hans\":{},\"zh-Hant\":{},\"en\":{},\"pinyin\":{},\
             \"sentence\":{{\"zh-Hans\":{},\"zh-Hant\":{},\"en\":{}}}}}",
            if i == 0 { "" } else { "," },
            quoted(entry.key),
            quoted(entry.name.zh_hans),
            quoted(entry.name.zh_hant),
            quoted(entry.name.en),
            quoted(entry.pinyin),
            quoted(entry.sentence.zh_hans),
            quoted(entry.sentence.zh_hant),
            quoted(entry.sentence.en),
        );
    }
    out.push_str("\n],\"pieces\":[");
    for (i, name) in pieces::common().into_iter().filter_map(pieces::name).enumerate() {
        let _ = write!(
            out,
            "{}\n{{\"zh-Hans\":{},\"zh-Hant\":{},\"en\":{}}}",
            if i == 0 { "" } else { "," },
            quoted(&name.zh_hans),
            quoted(&name.zh_hant),
            quoted(&name.en),
        );
    }
    out.push_str("\n]}\n");
    out
}
