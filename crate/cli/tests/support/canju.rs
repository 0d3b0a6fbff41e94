//! Runs the built `canju` and looks at what it prints.

use std::process::Command;

use serde_json::Value;

/// The start position.
pub(crate) const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// 卧槽马 mates in one by b6c8. Source: a public set of exercises (cj-连将杀一至四步杀-0016).
pub(crate) const MATE_IN_1: &str = "4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w - - 0 1";

/// What one run gave.
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

impl Run {
    /// The one JSON value on standard output; nothing else may stand there.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {:?}", self.out))
    }

    /// The names of the fields of a JSON object, in the order in which they are printed.
    pub(crate) fn fields(&self) -> Vec<String> {
        fields(self.out.trim_end())
    }
}

/// The names of the fields of a JSON object in the order of the text.
pub(crate) fn fields(object: &str) -> Vec<String> {
    let value: Value = serde_json::from_str(object).unwrap_or_else(|error| panic!("{error}: {object:?}"));
    let mut names: Vec<String> = value.as_object().expect("an object").keys().cloned().collect();
    names.sort_by_key(|name| object.find(&format!("\"{name}\":")));
    names
}

/// Runs `canju` with these arguments.
pub(crate) fn canju(args: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_canju")).args(args).output().expect("canju runs");
    Run {
        code: output.status.code().expect("canju is not ended by a signal"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Checks that bad input exits 2 with `{"error":{"code":…,"message":…}}` and nothing on standard error with `--json`, and with
/// a line on standard error and nothing on standard output without it.
pub(crate) fn assert_bad_input(args: &[&str], code: &str) -> Value {
    let plain = canju(args);
    assert_eq!(plain.code, 2, "{args:?}: {}", plain.out);
    assert_eq!(plain.out, "", "{args:?}");
    assert!(plain.err.starts_with("error: "), "{args:?}: {}", plain.err);
    let with_json = canju(&[args, &["--json"]].concat());
    assert_eq!(with_json.code, 2, "{args:?}");
    assert_eq!(with_json.err, "", "{args:?}");
    let value = with_json.json();
    assert_eq!(with_json.fields(), ["error"], "{args:?}");
    assert_eq!(value["error"]["code"], code, "{args:?}: {value}");
    assert!(value["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{args:?}: {value}");
    value["error"].clone()
}
