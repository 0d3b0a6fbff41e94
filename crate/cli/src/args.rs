//! The arguments of every command, as `clap` reads them. No command's behaviour lives here.

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// Xiangqi mate puzzles: rules, solver, packs.
#[derive(Debug, Parser)]
#[command(
    name = "canju",
    version,
    about,
    after_help = "Exit codes: 0 an answer, 1 a verification that failed, 2 bad input."
)]
pub(crate) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// One variant a command.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the leaf positions of the legal move tree.
    Perft(PerftArgs),
    /// List the legal moves of a position.
    Moves(MovesArgs),
    /// Check a FEN and write it in its canonical form.
    Fen(FenArgs),
    /// Write a move in every notation.
    Notate(NotateArgs),
    /// Read a move in any notation.
    Read(ReadArgs),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    /// The position, as one argument.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    /// Plies.
    pub(crate) depth: u8,
    /// Print one JSON value (the number).
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct MovesArgs {
    /// The position, as one argument.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct FenArgs {
    /// The text that is to be a FEN, as one argument.
    #[arg(allow_hyphen_values = true)]
    pub(crate) text: String,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct NotateArgs {
    /// The position, as one argument.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    /// A legal move as two squares: h2e2.
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) mv: String,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReadArgs {
    /// The position, as one argument.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    /// The move, in any notation.
    #[arg(allow_hyphen_values = true)]
    pub(crate) text: String,
    /// How to take what could be read in two ways.
    #[arg(long, value_enum, default_value_t = Mode::Auto)]
    pub(crate) mode: Mode,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How `read` takes what could be read in two ways.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Mode {
    /// Any notation; coordinates count ranks from 0.
    Auto,
    /// Coordinates count ranks from 1 (UCI).
    Uci,
    /// Digits of a numeric keypad.
    Keypad,
}
