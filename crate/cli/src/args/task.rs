//! What every command asks that solves positions: which mate, and how hard it is looked for.

use clap::Args as ClapArgs;
use mate::Limits;
use xiangqi::Position;
use xiangqi::fen::PositionError;

use super::Goal;

/// How positions are looked at.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct Effort {
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
    /// Size of the search table, a thread.
    #[arg(long, value_name = "M", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) table_mb: u32,
}

impl Effort {
    /// The position of a FEN.
    ///
    /// # Errors
    /// The text is no FEN, breaks the rules, or has a move that is not legal.
    pub(crate) fn position(&self, fen: &str) -> Result<Position, PositionError> {
        if self.loose { Position::from_fen_loose(fen) } else { Position::from_fen(fen) }
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

/// One position, and how it is looked at.
#[derive(Debug, ClapArgs)]
pub(crate) struct Task {
    /// The position, as one argument; its side to move attacks.
    #[arg(allow_hyphen_values = true)]
    pub(crate) fen: String,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

impl Task {
    /// The position.
    ///
    /// # Errors
    /// As [`Effort::position`].
    pub(crate) fn position(&self) -> Result<Position, PositionError> {
        self.effort.position(&self.fen)
    }
}
