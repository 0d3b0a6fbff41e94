//! `cargo xtask bench --formats`: the record files that we write, read again by cchess (`PyPI`), which shares no line with us.
//! Where Python or the package cannot be had it says so and ends well: it is a measurement, not a gate.

use std::path::{Path, PathBuf};

use crate::place;
use crate::run::{Child, Failure, is_installed};

/// The reader, pinned: another release may read other things.
const READER: &str = "cchess==1.25.5";

/// Builds the command line and the reader's environment, converts and compares (`tests/bench/formats.mjs`).
///
/// # Errors
/// The build or the comparison fails to run.
pub(super) fn run() -> Result<(), Failure> {
    let bench = place::target().join("bench");
    let Some(python) = reader(&bench.join("cchess")) else {
        println!("skipped: {READER} needs python3 with venv and a package index");
        return Ok(());
    };
    Child::cargo(&place::root()).args(["build", "--release", "--package", "canju-cli"]).run()?;
    let mut child = Child::new("node", &place::bench())
        .args(["formats.mjs"])
        .env("CANJU_CLI", place::target().join("release").join("canju"))
        .env("CANJU_PYTHON", python)
        .env("CANJU_BENCH", &bench);
    if let Some(shared) = place::shared().map(|shared| shared.join("formats")).filter(|path| path.is_dir()) {
        child = child.env("CANJU_FORMATS", shared);
    }
    child.run()
}

/// The Python of a virtual environment with the reader in it; nothing where there is no way to it.
fn reader(environment: &Path) -> Option<PathBuf> {
    let python = environment.join("bin").join("python");
    let has_reader = || {
        let mut child = Child::new(&python, &place::root());
        child = child.args(["-c", "import cchess"]);
        child.output().is_some()
    };
    if python.is_file() && has_reader() {
        return Some(python);
    }
    if !is_installed("python3") {
        return None;
    }
    Child::new("python3", &place::root()).args(["-m", "venv"]).args([environment]).run().ok()?;
    Child::new(&python, &place::root()).args(["-m", "pip", "install", "--quiet", READER]).run().ok()?;
    has_reader().then_some(python)
}
