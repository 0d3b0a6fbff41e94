//! The project's fixtures, and data outside the repository that is read where it is present.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A JSON fixture of `tests/data`.
pub(crate) fn fixture(name: &str) -> serde_json::Value {
    let path = root().join("tests/data").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A file of `../shared`; nothing (said aloud) where it is absent.
pub(crate) fn shared(name: &str) -> Option<String> {
    let path = root().join("../shared").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        println!("SKIPPED: {} is not there", path.display());
    }
    text
}
