//! What a run in blocks is asked: how many puzzles, by which seed, which part of the work.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args as ClapArgs;

#[derive(Debug, ClapArgs)]
pub(crate) struct RunArgs {
    /// How many puzzles are wanted.
    #[arg(long, value_name = "K", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) count: u64,
    /// The seed of chance: the same gives the same puzzles.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Do the i-th of n parts of the work, i from 1 to n (0 is the same as n).
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    pub(crate) shard: Shard,
    /// The output of a run with the same arguments that was cut off: it is printed again, and the run goes on.
    #[arg(long, value_name = "PATH")]
    pub(crate) resume: Option<PathBuf>,
}

/// Every n-th block of the work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shard {
    /// The remainder of the blocks by `of`.
    remainder: u64,
    /// How many shards there are.
    pub(crate) of: u64,
}

impl Shard {
    /// The first block.
    pub(crate) const fn first(self) -> u64 {
        self.remainder
    }

    /// Whether a block belongs to it.
    pub(crate) const fn has(self, block: u64) -> bool {
        block % self.of == self.remainder
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parsed: Option<(u64, u64)> =
            text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match parsed {
            Some((i, n)) if n >= 1 && i <= n && n <= 1_000_000 => Ok(Shard { remainder: i % n, of: n }),
            _ => Err("a shard is I/N with I from 1 to N".to_owned()),
        }
    }
}
