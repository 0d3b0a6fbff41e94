//! The arguments of `study`.

use std::path::PathBuf;

use clap::Args as ClapArgs;

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
