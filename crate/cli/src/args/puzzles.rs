//! The arguments of the commands that make and order puzzles: `name`, `distil`, `compose`, `library`.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use mate::Limits;
use xiangqi::Position;
use xiangqi::fen::PositionError;

use super::Goal;

/// A position and how hard it is looked at.
#[derive(Debug, ClapArgs)]
pub(crate) struct Task {
    /// The position, as one argument; its side to move attacks.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    /// What the attacker must do.
    #[arg(long, value_enum, default_value_t = Goal::Checks)]
    pub(crate) goal: Goal,
    /// Take diagrams in which pieces stand where their moves never lead (old books have a few).
    #[arg(long)]
    pub(crate) loose: bool,
    /// Give up after this many search nodes a position.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Look no further than mates of this many moves of the attacker.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) depth: Option<u16>,
    /// Size of the search table.
    #[arg(long, value_name = "M", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) table_mb: u32,
}

impl Task {
    /// The position.
    ///
    /// # Errors
    /// The text is no FEN, breaks the rules, or has a move that is not legal.
    pub(crate) fn position(&self) -> Result<Position, PositionError> {
        if self.loose { Position::from_fen_loose(&self.fen) } else { Position::from_fen(&self.fen) }
    }

    /// The limits of one answer: the whole solution, unless a limit is reached.
    pub(crate) fn limits(&self) -> Limits {
        let default = Limits::default();
        Limits {
            nodes: self.nodes.unwrap_or(default.nodes),
            depth: self.depth.unwrap_or(default.depth),
            ..default
        }
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct NameArgs {
    #[command(flatten)]
    pub(crate) task: Task,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct DistilArgs {
    #[command(flatten)]
    pub(crate) task: Task,
    /// How many orders of taking pieces off are tried.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) orders: u32,
    /// The seed of the orders: the same gives the same answer.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LibraryArgs {
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
