//! The front end's npm scripts and the packs that it loads, and `cargo xtask dist`.

use std::fs;
use std::path::Path;

use crate::args::Args;
use crate::place;
use crate::run::{Child, Failure};
use crate::{budget, setup, wasm};

/// `cargo xtask dist`.
pub(crate) fn dist_command(args: &mut Args) -> Result<(), Failure> {
    args.end()?;
    prepare()?;
    dist()?;
    budget::report(&place::dist())?;
    println!("built {}", place::dist().display());
    Ok(())
}

/// Everything that the front end needs before any of its scripts: packages, engine, packs, generated assets.
///
/// # Errors
/// The first part that fails.
pub(crate) fn prepare() -> Result<(), Failure> {
    setup::node::packages()?;
    wasm::build()?;
    library()?;
    script("assets")
}

/// Puts the packs of `puzzles/` where the page loads them from.
///
/// # Errors
/// cargo fails, or a pack cannot be read.
pub(crate) fn library() -> Result<(), Failure> {
    Child::cargo(&place::root())
        .args(["run", "--release", "--quiet", "--package", "canju-cli", "--", "bundle", "puzzles", "--out"])
        .args([place::library()])
        .run()
}

/// Runs one npm script of `www/`.
///
/// # Errors
/// It fails.
pub(crate) fn script(name: &str) -> Result<(), Failure> {
    Child::new("npm", &place::www()).args(["run", "--silent", name]).run()
}

/// Builds the page and puts it into `dist/`; wants [`prepare`] done.
///
/// # Errors
/// The build fails, or leaves no `index.html`.
pub(crate) fn dist() -> Result<(), Failure> {
    script("build")?;
    let built = place::www().join("dist");
    if !built.join("index.html").is_file() {
        return Err(Failure::new(format!("the build left no {}", built.join("index.html").display())));
    }
    let dist = place::dist();
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(|error| Failure::io("clear", &dist, &error))?;
    }
    copy_folder(&built, &dist)
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|error| Failure::io("make", to, &error))?;
    let entries = fs::read_dir(from).map_err(|error| Failure::io("read", from, &error))?;
    for entry in entries {
        let entry = entry.map_err(|error| Failure::io("read", from, &error))?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            copy_folder(&source, &target)?;
        } else {
            fs::copy(&source, &target).map_err(|error| Failure::io("copy", &source, &error))?;
        }
    }
    Ok(())
}
