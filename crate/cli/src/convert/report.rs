//! What a conversion did: counts, what was lost, what could not be read.

use std::collections::BTreeMap;
use std::path::Path;

use formats::{Loss, Record, Warning};
use serde_json::{Value, json};

use crate::failure::Failure;

/// The counts so far.
#[derive(Debug, Default)]
pub(super) struct Report {
    /// Files that were read.
    pub(super) files: usize,
    /// Records that were read.
    pub(super) records: usize,
    /// Files that were written.
    pub(super) outputs: usize,
    /// How often each warning came, and each loss.
    warnings: BTreeMap<&'static str, usize>,
    losses: BTreeMap<&'static str, usize>,
    /// Files that could not be read, with the reason.
    unread: Vec<(String, Value)>,
}

impl Report {
    /// Counts a record that was read.
    pub(super) fn take(&mut self, record: &Record) {
        self.records += 1;
        self.warnings(&record.warnings);
    }

    pub(super) fn warnings(&mut self, warnings: &[Warning]) {
        for warning in warnings {
            *self.warnings.entry(warning.kind.code()).or_default() += 1;
        }
    }

    pub(super) fn losses(&mut self, losses: &[Loss]) {
        for loss in losses {
            *self.losses.entry(loss.kind.code()).or_default() += 1;
        }
    }

    pub(super) fn unread(&mut self, path: &Path, failure: &Failure) {
        self.unread.push((path.display().to_string(), failure.to_value()["error"]["code"].clone()));
    }

    pub(super) fn unread_values(&self) -> Vec<Value> {
        self.unread.iter().map(|(path, code)| json!({ "path": path, "code": code })).collect()
    }

    pub(super) fn to_value(&self) -> Value {
        json!({
            "files": self.files,
            "records": self.records,
            "written": self.outputs,
            "losses": self.losses,
            "warnings": self.warnings,
            "unread": self.unread_values(),
        })
    }

    pub(super) fn in_words(&self) -> Vec<String> {
        let mut lines = vec![format!(
            "{} records from {} files, {} files written",
            self.records, self.files, self.outputs
        )];
        let list = |counts: &BTreeMap<&str, usize>| {
            counts.iter().map(|(code, count)| format!("{code} {count}")).collect::<Vec<_>>().join(", ")
        };
        if !self.losses.is_empty() {
            lines.push(format!("not held by the format: {}", list(&self.losses)));
        }
        if !self.warnings.is_empty() {
            lines.push(format!("warnings: {}", list(&self.warnings)));
        }
        for (path, code) in &self.unread {
            lines.push(format!("not read: {path} [{}]", code.as_str().unwrap_or_default()));
        }
        lines
    }
}
