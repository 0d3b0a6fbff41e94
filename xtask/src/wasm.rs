//! `cargo xtask wasm`: the engine as a wasm module with its JavaScript and types, for the page and for node.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::args::Args;
use crate::budget::{gzip_size, kilobytes};
use crate::place;
use crate::run::{Child, Failure};
use crate::setup::rust::{WASM_TARGET, wasm_target};

const PACKAGE: &str = "canju-wasm";
/// Stem of every generated file.
const STEM: &str = "canju_wasm";
/// The cargo profile, in the root manifest.
const PROFILE: &str = "wasm";

/// `cargo xtask wasm`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let names = args.flag("--names");
    args.end()?;
    build_with(names)
}

/// Builds both targets and prints the size of the module.
///
/// # Errors
/// cargo fails, or the module and the pinned wasm-bindgen do not match.
pub(crate) fn build() -> Result<(), Failure> {
    build_with(false)
}

fn build_with(names: bool) -> Result<(), Failure> {
    wasm_target()?;
    Child::cargo(&place::root())
        .args(["build", "--package", PACKAGE, "--target", WASM_TARGET])
        .args(["--profile", PROFILE])
        .run()?;
    let module = place::target().join(WASM_TARGET).join(PROFILE).join(format!("{STEM}.wasm"));
    generate(&module, &place::wasm_web(), Target::Web, names)?;
    generate(&module, &place::wasm_node(), Target::Node, names)?;
    report(&place::wasm_web().join(format!("{STEM}_bg.wasm")))
}

#[derive(Clone, Copy)]
enum Target {
    /// ES modules and `fetch`.
    Web,
    /// `CommonJS` and `fs`.
    Node,
}

fn generate(module: &Path, out: &Path, target: Target, names: bool) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::new(format!("wasm-bindgen failed: {error:#}"));
    if out.exists() {
        // A stale file of an older build would be bundled or imported without anybody noticing.
        fs::remove_dir_all(out).map_err(|error| Failure::io("clear", out, &error))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(STEM).typescript(true);
    bindgen.remove_name_section(!names).remove_producers_section(true);
    match target {
        Target::Web => bindgen.web(true).map_err(|error| failed(&error))?,
        Target::Node => bindgen.nodejs(true).map_err(|error| failed(&error))?,
    };
    bindgen.generate(out).map_err(|error| failed(&error))?;
    if matches!(target, Target::Node) {
        // The folder may lie under a package of ES modules; this says what these files are.
        let manifest = out.join("package.json");
        fs::write(&manifest, "{\"type\":\"commonjs\"}\n")
            .map_err(|error| Failure::io("write", &manifest, &error))?;
    }
    Ok(())
}

fn report(module: &Path) -> Result<(), Failure> {
    let bytes = fs::read(module).map_err(|error| Failure::io("read", module, &error))?;
    println!(
        "engine: {} raw, {} gzip ({})",
        kilobytes(bytes.len()),
        kilobytes(gzip_size(&bytes)),
        module.display()
    );
    Ok(())
}
