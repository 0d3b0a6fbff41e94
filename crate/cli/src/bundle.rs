//! `canju bundle PATH… --out DIR`: packs in the form in which the page loads them (`docs/packs.md`).

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use puzzle::bundle::{self, File, Unbundled};
use serde_json::json;

use crate::args::BundleArgs;
use crate::failure::Failure;
use crate::{output, packs};

pub(crate) fn run(args: &BundleArgs) -> Result<ExitCode, Failure> {
    let library = packs::library(&args.paths)?;
    let files = bundle::write(&library).map_err(|error| refused(&error))?;
    write(&args.out, &files).map_err(|error| Failure::file(&args.out, &error))?;
    let puzzles: usize = library.iter().map(|listed| listed.pack.puzzles.len()).sum();
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    if args.json {
        output::json(&json!({
            "puzzles": puzzles, "packs": library.len(), "files": files.len(), "bytes": bytes,
            "index_bytes": files.get(1).map_or(0, |file| file.bytes.len()),
        }))?;
    } else {
        output::line(&format!(
            "{puzzles} puzzles in {} packs: {bytes} bytes in {} files",
            library.len(),
            files.len()
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn refused(error: &Unbundled) -> Failure {
    let failure = Failure::new("unbundled", format!("{}: {error}", error.pack)).with("reason", error.code);
    failure.with("pack", error.pack.as_str()).with("puzzle", error.puzzle.clone())
}

/// Writes the files, the table of contents last, so that it never names one that is not there; then takes the packs of
/// earlier bundles away. A file that is as it should be is left alone.
fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for file in files.iter().rev() {
        let path = folder.join(&file.name);
        if fs::read(&path).ok().as_ref() != Some(&file.bytes) {
            fs::write(path, &file.bytes)?;
        }
    }
    let kept: HashSet<&str> = files.iter().map(|file| file.name.as_str()).collect();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if File::is_hashed_name(&name) && !kept.contains(name.as_str()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
