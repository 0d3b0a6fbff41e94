//! `cargo xtask bench`: mate corpora and perft, native and wasm in one run. Numbers for people; nothing here passes or fails.

use crate::args::Args;
use crate::run::{Child, Failure};
use crate::{place, wasm};

/// `cargo xtask bench [--quick]`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let quick = args.flag("--quick");
    args.end()?;
    let depth = if quick { "4" } else { "5" };
    println!("== perft, native");
    example("xiangqi", "perft", &[depth.to_owned()])?;
    println!("== perft, wasm under node");
    wasm::build()?;
    Child::new("node", &place::root())
        .args(["tests/wasm/perft-bench.mjs", depth])
        .env("CANJU_WASM_NODE", place::wasm_node())
        .run()?;
    println!("== mate corpora");
    if let Some(shared) = place::shared() {
        let corpora = shared.join("corpora").display().to_string();
        let mut args = vec![corpora];
        if quick {
            args.extend(["--detail", "verdict"].map(str::to_owned));
        }
        example("mate", "corpora", &args)
    } else {
        println!("skipped: no ../shared beside the repository");
        Ok(())
    }
}

fn example(package: &str, name: &str, args: &[String]) -> Result<(), Failure> {
    Child::cargo(&place::root())
        .args(["run", "--release", "--quiet", "--package", package])
        .args(["--example", name, "--"])
        .args(args)
        .run()
}
