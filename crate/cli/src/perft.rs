//! `canju perft FEN DEPTH`: the number of leaves of the legal move tree.

use std::process::ExitCode;

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::{fen, output};

/// Prints the number; the same with `--json`, because a number is a JSON value.
pub(crate) fn run(args: &PerftArgs) -> Result<ExitCode, Failure> {
    let mut position = fen::position(&args.fen)?;
    let count = xiangqi::perft(&mut position, args.depth.into());
    output::json(&count)?;
    Ok(ExitCode::SUCCESS)
}
