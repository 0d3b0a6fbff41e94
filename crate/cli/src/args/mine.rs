//! The arguments of the commands about games: `selfplay` and `mine`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};

use super::{Goal, Shard};

#[derive(Debug, ClapArgs)]
pub(crate) struct SelfplayArgs {
    /// How many games there are, all shards together.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// The seed of chance: the same gives the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Play the i-th of n parts of the games, i from 1 to n (0 is the same as n).
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    pub(crate) shard: Shard,
    /// Search nodes a move.
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) nodes: u32,
    /// The most plies of a game.
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) plies: u16,
    /// How many games of a hundred begin with a random ending.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u8).range(..=100))]
    pub(crate) endings: u8,
    /// Begin every game with one of the positions of a file, one FEN a line, taken by chance.
    #[arg(long, value_name = "PATH", conflicts_with = "endings")]
    pub(crate) from: Option<PathBuf>,
    /// Write PGN instead of JSON lines.
    #[arg(long, conflicts_with = "positions")]
    pub(crate) pgn: bool,
    /// Write positions in which the side to move has an attack on, one FEN a line, each once by mirror and colour.
    #[arg(long)]
    pub(crate) positions: bool,
    /// Print bad input as JSON too.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct MineArgs {
    /// Files of games in any known format or as JSON lines, and folders of them.
    #[arg(required = true, value_name = "GAMES")]
    pub(crate) paths: Vec<PathBuf>,
    /// What the attacker must do.
    #[arg(long, value_enum, default_value_t = Goal::Checks)]
    pub(crate) goal: Goal,
    /// The shortest mate wanted, in attacker moves.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) min: u16,
    /// The longest mate wanted; 500 with goal checks, 3 with goal any, unless told.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) max: Option<u16>,
    /// Only mates with one first move.
    #[arg(long)]
    pub(crate) unique: bool,
    /// Only mates that were missed.
    #[arg(long)]
    pub(crate) missed: bool,
    /// The most pieces on the board.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=32))]
    pub(crate) pieces: Option<u8>,
    /// Look at every variation too, not only at the moves that were played.
    #[arg(long)]
    pub(crate) variations: bool,
    /// The order of the output.
    #[arg(long, value_enum, default_value_t = Order::Missed)]
    pub(crate) order: Order,
    /// Give the finds as puzzles, as `compose` does: Red attacks, named, graded, proved afresh.
    #[arg(long)]
    pub(crate) puzzles: bool,
    /// Take off the pieces that a puzzle does without.
    #[arg(long, requires = "puzzles")]
    pub(crate) distil: bool,
    /// Packs, or folders of packs, whose positions are not wanted again.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) known: Vec<PathBuf>,
    /// Files with FENs (text, columns between tabs, JSON lines) whose positions are not wanted.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) apart: Vec<PathBuf>,
    /// Search nodes a question; a mate asks up to four.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    /// Size of the search table, a thread.
    #[arg(long, value_name = "M", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) table_mb: u32,
    /// Threads; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// The encoding of the texts of the files, where the guess is wrong: gbk, big5, windows-1258.
    #[arg(long, value_name = "LABEL")]
    pub(crate) encoding: Option<String>,
    /// Print bad input as JSON too; the finds always are.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The order in which finds are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Order {
    /// Missed mates first, at the end of the run.
    Missed,
    /// As the games come, at once.
    Game,
}
