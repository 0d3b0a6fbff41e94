//! `cargo xtask fuzz`: the targets of `fuzz/`, each for some minutes, with cargo-fuzz.

use std::fs;

use crate::args::Args;
use crate::place;
use crate::run::{Child, Failure};

/// `cargo xtask fuzz [--minutes N] [TARGET...]`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let minutes = args.number("--minutes")?.unwrap_or(1);
    let mut targets = args.rest()?;
    if targets.is_empty() {
        targets = all_targets()?;
    }
    if Child::cargo(&place::root()).args(["fuzz", "--version"]).output().is_none() {
        return Err(Failure::new("cargo-fuzz is missing: cargo install cargo-fuzz"));
    }
    Child::cargo(&place::root())
        .args(["run", "--quiet", "--manifest-path", "fuzz/Cargo.toml"])
        .args(["--example", "seeds"])
        .run()?;
    // libFuzzer needs nightly's sanitizers; without a nightly toolchain stable can lend its own nightly features.
    let nightly = Child::new("cargo", &place::root()).args(["+nightly", "--version"]).output().is_some();
    for target in targets {
        let child = if nightly {
            Child::new("cargo", &place::root()).args(["+nightly"])
        } else {
            Child::cargo(&place::root()).env("RUSTC_BOOTSTRAP", "1")
        };
        child
            .args(["fuzz", "run", &target, "--"])
            .args([format!("-max_total_time={}", u64::from(minutes) * 60)])
            .args(["-print_final_stats=1", "-timeout=10", "-rss_limit_mb=2048"])
            .run()?;
    }
    Ok(())
}

fn all_targets() -> Result<Vec<String>, Failure> {
    let folder = place::root().join("fuzz").join("fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|error| Failure::io("read", &folder, &error))?;
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name.strip_suffix(".rs").map(str::to_owned)
        })
        .collect();
    names.sort();
    Ok(names)
}
