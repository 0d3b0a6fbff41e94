//! `cargo xtask wasm`: the engine and the workshop as wasm modules with their JavaScript and types, for the page and for node.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::args::Args;
use crate::budget::{gzip_size, kilobytes};
use crate::place;
use crate::run::{Child, Failure};
use crate::setup::rust::{WASM_TARGET, wasm_target};

const PACKAGE: &str = "canju-wasm";
/// What cargo calls the module, whichever features it is built with.
const BUILT: &str = "canju_wasm";
/// The cargo profile, in the root manifest.
const PROFILE: &str = "wasm";

/// A module of the page: a feature of the package.
struct Module {
    feature: &'static str,
    /// Stem of every generated file.
    stem: &'static str,
}

const MODULES: [Module; 2] = [
    Module { feature: "engine", stem: "canju_wasm" },
    Module { feature: "workshop", stem: "canju_workshop" },
];

/// `cargo xtask wasm`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let names = args.flag("--names");
    args.end()?;
    build_with(names)
}

/// Builds both modules for both targets and prints their sizes.
///
/// # Errors
/// cargo fails, or a module and the pinned wasm-bindgen do not match.
pub(crate) fn build() -> Result<(), Failure> {
    build_with(false)
}

fn build_with(names: bool) -> Result<(), Failure> {
    wasm_target()?;
    let node = place::wasm_node();
    if node.exists() {
        // A stale file of an older build would be imported without anybody noticing.
        fs::remove_dir_all(&node).map_err(|error| Failure::io("clear", &node, &error))?;
    }
    for module in &MODULES {
        Child::cargo(&place::root())
            .args(["build", "--package", PACKAGE, "--target", WASM_TARGET])
            .args(["--no-default-features", "--features", module.feature])
            .args(["--profile", PROFILE])
            .run()?;
        let built = place::target().join(WASM_TARGET).join(PROFILE).join(format!("{BUILT}.wasm"));
        let web = place::wasm_web(module.feature);
        if web.exists() {
            fs::remove_dir_all(&web).map_err(|error| Failure::io("clear", &web, &error))?;
        }
        generate(&built, &web, module.stem, Target::Web, names)?;
        generate(&built, &node, module.stem, Target::Node, names)?;
        report(module, &web.join(format!("{}_bg.wasm", module.stem)))?;
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Target {
    /// ES modules and `fetch`.
    Web,
    /// `CommonJS` and `fs`.
    Node,
}

fn generate(module: &Path, out: &Path, stem: &str, target: Target, names: bool) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::new(format!("wasm-bindgen failed: {error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(stem).typescript(true);
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

fn report(module: &Module, file: &Path) -> Result<(), Failure> {
    let bytes = fs::read(file).map_err(|error| Failure::io("read", file, &error))?;
    println!(
        "{}: {} raw, {} gzip ({})",
        module.feature,
        kilobytes(bytes.len()),
        kilobytes(gzip_size(&bytes)),
        file.display()
    );
    Ok(())
}
