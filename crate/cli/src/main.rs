//! The `canju` command line: what a maintainer or a script asks of the rules, the solver and the packs.
//!
//! Each command is one file. This one only reads the arguments, runs the command and turns what it returns into an exit
//! code: 0 for an answer, 1 for a verification that failed, 2 for bad input. `docs/cli.md` is the description for users.

mod all;
mod args;
mod assemble;
mod audit;
mod batch;
mod blocks;
mod bundle;
mod compose;
mod convert;
mod crew;
mod distil;
mod explain;
mod failure;
mod fen;
mod graph;
mod inspect;
mod known;
mod library;
mod mine;
mod moves;
mod name;
mod notate;
mod output;
mod pace;
mod packs;
mod parts;
mod perft;
mod positions;
mod read;
mod rows;
mod selfplay;
mod solve;
mod study;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    // Read from the raw arguments, because it must be known even where the arguments do not parse.
    let wants_json = std::env::args_os().skip(1).any(|arg| arg == "--json" || arg == "--jsonl");
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if !error.use_stderr() => {
            // `--help` and `--version` are answers; a closed pipe is nobody's fault.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) if wants_json => return Failure::usage(&error).report(true),
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(failure::EXIT_BAD_INPUT);
        }
    };
    match run(args.command) {
        Ok(code) => code,
        Err(failure) => failure.report(wants_json),
    }
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Perft(args) => perft::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Fen(args) => fen::run(&args),
        Command::Notate(args) => notate::run(&args),
        Command::Read(args) => read::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Graph(args) => graph::run(&args),
        Command::Name(args) => name::run(&args),
        Command::Distil(args) => distil::run(&args),
        Command::Compose(args) => compose::run(&args),
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Mine(args) => mine::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Library(args) => library::run(&args),
        Command::Assemble(args) => assemble::run(&args),
        Command::Bundle(args) => bundle::run(&args),
        Command::Inspect(args) => inspect::run(&args),
        Command::Convert(args) => convert::run(&args),
    }
}
