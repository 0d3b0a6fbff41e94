//! The arguments of `study`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};
use puzzle::compose::long::Manner;

use super::RunArgs;
use super::compose::Lengths;

#[derive(Debug, ClapArgs)]
pub(crate) struct StudyArgs {
    /// Attacker moves to the mate: 20, or 8-14. In a narrow range it aims at one length after the other by chance, else at the longest.
    #[arg(long, value_name = "N")]
    pub(crate) length: Lengths,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Stop after so many blocks, each with families of its own.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) blocks: u64,
    /// Rounds of growth and variation in one block.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Rounds without a longer mate after which the longest one is given out.
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) patience: u32,
    /// Search nodes for one question to the solver.
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) nodes: u64,
    /// How the work goes over the mates that were found.
    #[arg(long, value_enum, value_name = "MANNER", default_value = "families")]
    pub(crate) manner: MannerArg,
    /// Positions to begin with instead of such by chance, as FENs; the side to move attacks.
    #[arg(long, value_name = "FEN", num_args = 1)]
    pub(crate) from: Vec<String>,
    /// Files with FENs (text, columns between tabs, JSON lines) whose positions are not wanted.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) apart: Vec<PathBuf>,
    /// Print bad input as JSON too; the mates always are.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The manners of [`Manner`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum MannerArg {
    /// Many families of mates in each block, which compete; each gives its best mate
    Families,
    /// One pool of mates in each block, which gives its longest; given up where it is behind
    Pool,
    /// A pool that begins with mills (loops of checks); for the longest
    Mills,
    /// The best of the given positions is changed again and again; each round is one change
    Ascent,
}

impl From<MannerArg> for Manner {
    fn from(manner: MannerArg) -> Manner {
        match manner {
            MannerArg::Families => Manner::Families,
            MannerArg::Pool => Manner::Pool,
            MannerArg::Mills => Manner::Mills,
            MannerArg::Ascent => Manner::Ascent,
        }
    }
}
