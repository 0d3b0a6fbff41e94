//! Build commands of Canju, in Rust so that they need nothing but cargo: `cargo xtask help` lists them.
//!
//! Each file here is one command or one thing that the commands share. What the commands call lives elsewhere: rules and
//! search in `crate/`, the page in `www/`, browser tests in `tests/e2e`. xtask depends on none of them.

mod args;
mod bench;
mod budget;
mod fuzz;
mod help;
mod place;
mod run;
mod serve;
mod setup;
mod shots;
mod steps;
mod test;
mod wasm;
mod web;

use std::process::ExitCode;

use args::Args;
use run::Failure;

fn main() -> ExitCode {
    let mut args = Args::from_env();
    match dispatch(&mut args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::from(failure.code)
        }
    }
}

fn dispatch(args: &mut Args) -> Result<(), Failure> {
    let command = args.command();
    match command.as_deref() {
        None | Some("help") => {
            print!("{}", help::TEXT);
            Ok(())
        }
        Some("setup") => setup::command(args),
        Some("serve") => serve::command(args),
        Some("dist") => web::dist_command(args),
        Some("test") => test::command(args),
        Some("wasm") => wasm::command(args),
        Some("verify") => test::verify_command(args),
        Some("shots") => shots::command(args),
        Some("bench") => bench::command(args),
        Some("fuzz") => fuzz::command(args),
        Some(other) => Err(Failure::usage(format!("no command `{other}`; `cargo xtask help` lists them"))),
    }
}
