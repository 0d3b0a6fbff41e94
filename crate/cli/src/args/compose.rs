//! The arguments of `compose`.

use std::fmt::{self, Display, Formatter};
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args as ClapArgs;

use super::{Goal, RunArgs};

#[derive(Debug, ClapArgs)]
pub(crate) struct ComposeArgs {
    /// The pattern or motif, by its simplified Chinese name; it is among the names of every drill's main line. Or `any`.
    #[arg(long, value_name = "P")]
    pub(crate) pattern: String,
    /// Attacker moves to the mate: 3, or 2-4.
    #[arg(long, value_name = "N")]
    pub(crate) length: Lengths,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// What the attacker must do; with `any` every first move is a quiet one (but for 困毙).
    #[arg(long, value_enum, default_value_t = Goal::Checks)]
    pub(crate) goal: Goal,
    /// How many first moves there are: 1, or 2-3, each by another piece.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) keys: Keys,
    /// Defences to the first move that have an only answer each, all different: so many at least.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) answers: usize,
    /// Most drills of one idea (the attacker's moves and what holds the king at the end).
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) per_idea: u32,
    /// Least taste of a drill.
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0)]
    pub(crate) taste: i32,
    /// Positions to start from now and then, one FEN a line; the side to move attacks.
    #[arg(long, value_name = "PATH")]
    pub(crate) seeds: Option<PathBuf>,
    /// Stop after so many blocks of 2,000 positions looked at, found or not.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) blocks: u64,
    /// Packs, or folders of packs, whose positions are not wanted again.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) known: Vec<PathBuf>,
    /// Files with FENs (text, columns between tabs, JSON lines) whose positions are not wanted.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) apart: Vec<PathBuf>,
    /// Print bad input as JSON too; the drills always are.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The shortest and the longest mate that are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lengths(u16, u16);

impl Lengths {
    /// Both, in attacker moves.
    pub(crate) const fn bounds(self) -> (u16, u16) {
        (self.0, self.1)
    }
}

impl FromStr for Lengths {
    type Err = String;

    fn from_str(text: &str) -> Result<Lengths, String> {
        let (low, high) = text.split_once('-').unwrap_or((text, text));
        match (low.parse(), high.parse()) {
            (Ok(low), Ok(high)) if (1..=high).contains(&low) && high <= 500 => Ok(Lengths(low, high)),
            _ => Err("a length is 3 or 2-4, from 1 to 500".to_owned()),
        }
    }
}

impl Display for Lengths {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Lengths(low, high) = self;
        if low == high { write!(f, "{low}") } else { write!(f, "{low}-{high}") }
    }
}

/// The fewest and the most first moves that are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keys(usize, usize);

impl Keys {
    /// Both.
    pub(crate) const fn bounds(self) -> (usize, usize) {
        (self.0, self.1)
    }
}

impl FromStr for Keys {
    type Err = String;

    fn from_str(text: &str) -> Result<Keys, String> {
        let (low, high) = text.split_once('-').unwrap_or((text, text));
        match (low.parse(), high.parse()) {
            (Ok(low), Ok(high)) if (1..=high).contains(&low) && high <= 100 => Ok(Keys(low, high)),
            _ => Err("a number of first moves is 1 or 2-3, from 1 to 100".to_owned()),
        }
    }
}
