//! The arguments of the commands that make and order puzzles: `name`, `distil`, `library`, `assemble`, `bundle`.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Task;

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

#[derive(Debug, ClapArgs)]
pub(crate) struct AssembleArgs {
    /// Which packs there are to be and what may stand in them.
    #[arg(value_name = "RECIPE")]
    pub(crate) recipe: PathBuf,
    /// Files of JSON lines as composers write them, or folders whose *.jsonl files they are.
    #[arg(long, required = true, value_name = "PATH", num_args = 1)]
    pub(crate) from: Vec<PathBuf>,
    /// The folder of the library.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Packs, or folders of packs, that stay as they are: their positions are not used again.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) known: Vec<PathBuf>,
    /// Text files with FENs that are not to be used.
    #[arg(long, value_name = "PATH", num_args = 1)]
    pub(crate) apart: Vec<PathBuf>,
    /// Threads; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Print bad input as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct BundleArgs {
    /// Pack files, or folders of packs.
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    /// The folder to write into; packs of earlier bundles in it are taken away.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Print one JSON value.
    #[arg(long)]
    pub(crate) json: bool,
}
