//! Where things are: the folders of the repository and of the build.

use std::path::{Path, PathBuf};

/// The repository's root. Cargo says at run time which checkout it was called in: two checkouts may share a target folder.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// The front end.
pub(crate) fn www() -> PathBuf {
    root().join("www")
}

/// The browser tests; they use the npm packages of `www/`.
pub(crate) fn e2e() -> PathBuf {
    root().join("tests").join("e2e")
}

/// What `cargo xtask bench` runs; it has npm packages of its own.
pub(crate) fn bench() -> PathBuf {
    root().join("tests").join("bench")
}

/// What `cargo xtask dist` builds.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Screenshots of `cargo xtask shots`.
pub(crate) fn shots() -> PathBuf {
    root().join("shots")
}

/// Cargo's target folder, the one that holds this very program (so that `CARGO_TARGET_DIR` and a configured folder both count).
pub(crate) fn target() -> PathBuf {
    std::env::current_exe()
        .ok()
        .and_then(|exe| Some(exe.parent()?.parent()?.to_path_buf()))
        .unwrap_or_else(|| root().join("target"))
}

/// Both modules for node: `canju_wasm.js` and `canju_workshop.js` (`CommonJS`), their types and their wasm.
pub(crate) fn wasm_node() -> PathBuf {
    target().join("wasm-node")
}

/// A module for the page, in the folder of `www/src` that imports it and is called like it: `engine` or `workshop`.
pub(crate) fn wasm_web(module: &str) -> PathBuf {
    www().join("src").join(module).join("pkg")
}

/// The packs in the form in which the page loads them; served as it is.
pub(crate) fn library() -> PathBuf {
    www().join("public").join("generated").join("library")
}

/// Test data that is laid beside the repository, not part of it: vectors and corpora.
pub(crate) fn shared() -> Option<PathBuf> {
    let shared = root().parent()?.join("shared");
    shared.is_dir().then_some(shared)
}
