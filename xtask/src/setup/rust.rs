//! The Rust side of the set-up: the wasm target; nextest is used when it is there and not installed when not.

use crate::place;
use crate::run::{Child, Failure};

/// The target that the engine is built for.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that the standard library for the wasm target is there.
///
/// # Errors
/// It is not, and rustup is not there or fails.
pub(crate) fn wasm_target() -> Result<(), Failure> {
    let root = place::root();
    let library =
        Child::new("rustc", &root).args(["--print", "target-libdir", "--target", WASM_TARGET]).output();
    if library.is_some_and(|dir| std::path::Path::new(dir.trim()).is_dir()) {
        return Ok(());
    }
    if !crate::run::is_installed("rustup") {
        return Err(Failure::new(format!(
            "the Rust target {WASM_TARGET} is missing and rustup is not there to add it"
        )));
    }
    Child::new("rustup", &root).args(["target", "add", WASM_TARGET]).run()
}

/// True if `cargo nextest` can be used.
pub(crate) fn has_nextest() -> bool {
    Child::cargo(&place::root()).args(["nextest", "--version"]).output().is_some()
}
