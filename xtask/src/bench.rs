//! `cargo xtask bench`: Canju against Fairy-Stockfish, native and wasm, in one run. Numbers for people; nothing here passes
//! or fails. What is measured, and how, is in `tests/bench`; here everything is built that it needs.

mod formats;

use crate::args::Args;
use crate::run::{Child, Failure};
use crate::setup::node;
use crate::{place, wasm};

/// The native side: `crate/mate/examples/answers.rs`.
const NATIVE: &str = "answers";

/// `cargo xtask bench [--quick] [--full] [--sample K]`, `cargo xtask bench --differential COUNT`, `cargo xtask bench --formats`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    if args.flag("--formats") {
        args.end()?;
        return formats::run();
    }
    let mut words: Vec<String> = vec!["bench.mjs".to_owned()];
    for flag in ["--quick", "--full"] {
        if args.flag(flag) {
            words.push(flag.to_owned());
        }
    }
    if let Some(sample) = args.number("--sample")? {
        if sample == 0 {
            return Err(Failure::usage("--sample counts rows from 1"));
        }
        words.extend(["--sample".to_owned(), sample.to_string()]);
    }
    if let Some(count) = args.number("--differential")? {
        words = vec!["differential.mjs".to_owned(), count.to_string()];
    }
    args.end()?;

    node::packages_of(&place::bench())?;
    wasm::build()?;
    Child::cargo(&place::root())
        .args(["build", "--release", "--package", "mate", "--example", NATIVE])
        .run()?;
    let native = place::target().join("release").join("examples").join(NATIVE);
    let mut bench = Child::new("node", &place::bench())
        .args(words)
        .env("CANJU_NATIVE", native)
        .env("CANJU_WASM_NODE", place::wasm_node())
        .env("CANJU_BENCH", place::target().join("bench"));
    if let Some(shared) = place::shared() {
        bench = bench.env("CANJU_CORPORA", shared.join("corpora"));
    }
    bench.run()
}
