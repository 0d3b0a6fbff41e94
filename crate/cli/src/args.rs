//! The arguments of every command, as `clap` reads them. No command's behaviour lives here.

mod compose;
mod mine;
mod puzzles;
mod run;
mod study;
mod task;

use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

pub(crate) use compose::ComposeArgs;
pub(crate) use mine::{MineArgs, Order, SelfplayArgs};
pub(crate) use puzzles::{AssembleArgs, BundleArgs, DistilArgs, LibraryArgs, NameArgs};
pub(crate) use run::{RunArgs, Shard};
pub(crate) use study::StudyArgs;
pub(crate) use task::{Effort, Task};

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
    /// Decide whether the side to move has a forced mate, with a checked certificate.
    Solve(SolveArgs),
    /// Write the proof that there is a mate, or that there is none, as a graph.
    Graph(GraphArgs),
    /// Name the mating patterns (杀法) of a forced mate.
    Name(NameArgs),
    /// Take off the pieces that a mate does without.
    Distil(DistilArgs),
    /// Compose drills of a pattern.
    Compose(ComposeArgs),
    /// Let a small engine play games against itself, to be mined.
    Selfplay(SelfplayArgs),
    /// Find the mates that were on the board in games, missed ones first.
    Mine(MineArgs),
    /// Compose long mates by checks (连将杀).
    Study(StudyArgs),
    /// Prove every puzzle of the packs again.
    Verify(VerifyArgs),
    /// Count the puzzles of the packs by pattern, length and level; find what is double or unproved.
    Library(LibraryArgs),
    /// Fill packs by a recipe with what composers found.
    Assemble(AssembleArgs),
    /// Write packs in the form in which the page loads them.
    Bundle(BundleArgs),
    /// Show what a record of another program holds, game by game.
    Inspect(InspectArgs),
    /// Write records of any format in another.
    Convert(ConvertArgs),
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

#[derive(Debug, ClapArgs)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct SolveArgs {
    /// The position, as one argument; its side to move attacks.
    #[arg(required_unless_present = "file", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    /// Solve every line of a file instead.
    #[arg(long, value_name = "PATH")]
    pub(crate) file: Option<PathBuf>,
    /// The tab-separated column that holds the FEN, by its name in the first line. Without it every line is a FEN.
    #[arg(long, value_name = "NAME", requires = "file")]
    pub(crate) column: Option<String>,
    #[command(flatten)]
    pub(crate) effort: Effort,
    /// Add why it is mate: what each move does, why each reply fails, why the final position is final.
    #[arg(long)]
    pub(crate) explain: bool,
    /// Add every first move: those that mate and how fast, those that fail and why; and the choices of equally short moves further
    /// on.
    #[arg(long)]
    pub(crate) all: bool,
    /// Add the stage that gave the answer; with a stage, go no further than that one.
    #[arg(
        long,
        value_enum,
        value_name = "STAGE",
        require_equals = true,
        num_args = 0..=1,
        default_missing_value = "bounded"
    )]
    pub(crate) stage: Option<Stage>,
    /// Threads for --file and --all; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON value.
    #[arg(long, conflicts_with = "file")]
    pub(crate) json: bool,
    /// Print one JSON value a line, in the order of the file.
    #[arg(long, requires = "file")]
    pub(crate) jsonl: bool,
}

/// The stages in which a mate is looked for, each wider than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Stage {
    /// One move.
    #[value(name = "mate-in-1")]
    MateInOne,
    /// Checks only.
    Checks,
    /// Checks, and quiet moves that threaten a mate by checks.
    Threats,
    /// All moves, however long.
    General,
    /// All moves, within a number of moves: what settles the shortest length.
    Bounded,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct GraphArgs {
    #[command(flatten)]
    pub(crate) task: Task,
    /// How to write it.
    #[arg(long, value_enum, default_value_t = Format::Dot, conflicts_with = "json")]
    pub(crate) format: Format,
    /// Print one JSON value: the same as --format json.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How `graph` writes a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One JSON value.
    Json,
    /// The language of Graphviz.
    Dot,
}

/// What the attacker must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Goal {
    /// Mate with a check on every move (连将杀).
    Checks,
    /// Mate by any moves.
    Any,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct VerifyArgs {
    /// Pack files, or folders whose *.json files are packs.
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// Threads; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct InspectArgs {
    /// A file of any known format.
    #[arg(value_name = "FILE")]
    pub(crate) path: PathBuf,
    /// The encoding of its texts, where the guess is wrong: gbk, big5, windows-1258.
    #[arg(long, value_name = "LABEL")]
    pub(crate) encoding: Option<String>,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ConvertArgs {
    /// A file of any known format, or a folder of them.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,
    /// A file, or a folder for formats that hold one game a file.
    #[arg(value_name = "OUT")]
    pub(crate) output: PathBuf,
    /// The format to write; by the extension of OUT unless told.
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<To>,
    /// The notation of moves in PGN.
    #[arg(long, value_enum, default_value_t = Notation::Chinese)]
    pub(crate) notation: Notation,
    /// The encoding of PGN: utf-8 unless told, gb18030, big5.
    #[arg(long, value_name = "LABEL")]
    pub(crate) encoding: Option<String>,
    /// The encoding of the texts that are read, where the guess is wrong.
    #[arg(long, value_name = "LABEL")]
    pub(crate) from_encoding: Option<String>,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The formats that `convert` writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    /// Positions, one a line.
    Fen,
    /// PGN.
    Pgn,
    /// The brackets of 东萍象棋.
    Dhtmlxq,
    /// 象棋演播室, one game a file.
    Xqf,
    /// 象棋桥, one game a file.
    Cbr,
    /// 象棋桥, a library.
    Cbl,
    /// An exercise set of our own.
    Canju,
}

/// The notations of moves in PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    /// 炮二平五.
    Chinese,
    /// C2.5.
    Wxf,
    /// H2-E2.
    Iccs,
}
