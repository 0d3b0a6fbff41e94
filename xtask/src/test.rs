//! `cargo xtask test`: everything CI runs, or one part of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::Args;
use crate::run::{Child, Failure};
use crate::steps::Steps;
use crate::{budget, place, setup, wasm, web};

/// `cargo xtask test [--rust] [--web] [--e2e]`; no flag means all three.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let (rust, web, e2e) = (args.flag("--rust"), args.flag("--web"), args.flag("--e2e"));
    args.end()?;
    let all = !(rust || web || e2e);
    let mut steps = Steps::default();
    if rust || all {
        rust_steps(&mut steps);
    }
    if web || e2e || all {
        steps.step("packages", &[], setup::node::packages);
        steps.step("engine", &[], wasm::build);
        steps.step("library", &[], web::library);
        steps.step("assets", &["packages", "engine", "library"], || web::script("assets"));
    }
    if web || all {
        web_steps(&mut steps);
    }
    if e2e || all {
        e2e_steps(&mut steps);
    }
    steps.finish()
}

/// `cargo xtask verify [PATH...]`.
pub(crate) fn verify_command(args: &mut Args) -> Result<(), Failure> {
    let mut paths = args.rest()?;
    if paths.is_empty() {
        paths.push("puzzles".to_owned());
    }
    verify(&paths)
}

fn verify(paths: &[String]) -> Result<(), Failure> {
    cargo(&["run", "--release", "--quiet", "--package", "canju-cli", "--", "verify"]).args(paths).run()
}

fn cargo(args: &[&str]) -> Child {
    Child::cargo(&place::root()).args(args)
}

fn rust_steps(steps: &mut Steps) {
    steps.step("rust format", &[], || cargo(&["fmt", "--all", "--check"]).run());
    steps.step("clippy", &[], || {
        cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()
    });
    steps.step("rust tests", &[], || {
        if setup::rust::has_nextest() {
            cargo(&["nextest", "run", "--workspace"]).run()
        } else {
            cargo(&["test", "--workspace", "--all-targets"]).run()
        }
    });
    steps.step("rust doc tests", &[], || cargo(&["test", "--workspace", "--doc"]).run());
    steps.step("rust docs", &[], || {
        cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()
    });
    steps.step("puzzles proved", &[], || verify(&["puzzles".to_owned()]));
}

fn web_steps(steps: &mut Steps) {
    steps.step("engine under node", &["engine"], || {
        // Named one by one: what `--test FOLDER` means differs between versions of node.
        let tests = files_ending(&place::root().join("tests").join("wasm"), ".test.mjs")?;
        Child::new("node", &place::root())
            .args(["--test"])
            .args(tests)
            .env("CANJU_WASM_NODE", place::wasm_node())
            .run()
    });
    steps.step("page lint", &["assets"], || web::script("lint"));
    steps.step("page types", &["assets"], || web::script("typecheck"));
    steps.step("page tests", &["assets"], || web::script("test"));
}

fn e2e_steps(steps: &mut Steps) {
    steps.step("page build", &["assets"], web::dist);
    steps.step("budgets", &["page build"], || budget::check(&place::dist()));
    steps.step("browser", &[], || {
        let browser = setup::browser::find_or_install()?;
        println!("{}", browser.display());
        Ok(())
    });
    steps.step("browser test types", &["browser"], || {
        Child::new("npx", &place::www()).args(["tsc", "--noEmit", "-p", "../tests/e2e"]).run()
    });
    steps.step("browser tests", &["page build", "browser"], || {
        playwright()?.args(["--config", "playwright.config.ts"]).run()
    });
}

/// `playwright test` of `tests/e2e`, with the browser and the node engine in its environment.
///
/// # Errors
/// No browser.
pub(crate) fn playwright() -> Result<Child, Failure> {
    let cli = place::www().join("node_modules/@playwright/test/cli.js");
    Ok(Child::new("node", &place::e2e())
        .args([cli.as_os_str(), "test".as_ref()])
        .env("CANJU_CHROMIUM", setup::browser::find_or_install()?)
        .env("CANJU_DIST", place::dist())
        .env("CANJU_SHOTS", place::shots())
        .env("CANJU_WASM_NODE", place::wasm_node()))
}

fn files_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::io("read", folder, &error))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect();
    files.sort();
    if files.is_empty() {
        return Err(Failure::new(format!("no *{ending} in {}", folder.display())));
    }
    Ok(files)
}
