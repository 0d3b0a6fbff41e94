//! `canju compose`: new drills of a pattern, by a local search.

use std::process::ExitCode;
use std::sync::Arc;

use mate::Goal;
use puzzle::compose::rng::part;
use puzzle::compose::{Composer, Theme, Wish};
use puzzle::pattern;
use xiangqi::Position;

use crate::args::ComposeArgs;
use crate::blocks::{self, Found, Maker, Plan, Run};
use crate::failure::Failure;
use crate::known::known;
use crate::pace::Pace;
use crate::positions;

/// Positions looked at in one block.
const BLOCK: u64 = 2_000;
/// Mebibytes of the table for the last proof: it is cleared for each drill, and drills are small.
const TABLE_MB: u32 = 4;
/// The theme that is none.
const ANY: &str = "any";
/// Seconds between two tellings of progress.
const EVERY: u64 = 5;

/// What composes: a composer for each block.
struct Composing<'a> {
    args: &'a ComposeArgs,
    wish: Wish,
    seeds: Arc<[Position]>,
    looked_at: u64,
}

pub(crate) fn run(args: &ComposeArgs) -> Result<ExitCode, Failure> {
    let wish = Wish {
        theme: theme(&args.pattern)?,
        goal: args.goal.into(),
        lengths: args.length.bounds(),
        keys: args.keys.bounds(),
        answers: args.answers,
    };
    let seeds = match &args.seeds {
        Some(path) => positions::read(path)?,
        None => Vec::new(),
    };
    let plan = Plan {
        args: &args.run,
        blocks: args.blocks,
        prefix: prefix(args, &wish),
        goal: wish.goal,
        per_idea: args.per_idea,
        table_mb: TABLE_MB,
        seen: known(&args.known, &args.apart)?,
        pace: Pace::every(EVERY),
    };
    blocks::run(plan, &mut Composing { args, wish, seeds: Arc::from(seeds), looked_at: 0 })
}

fn theme(name: &str) -> Result<Theme, Failure> {
    if name == ANY {
        return Ok(Theme::Any);
    }
    pattern::entry(name).map(Theme::Named).ok_or_else(|| {
        let names: Vec<&str> =
            pattern::CATALOGUE.iter().map(|entry| entry.name.zh_hans).chain([ANY]).collect();
        let message = format!("{name:?} is no pattern; these are: {}", names.join(" "));
        Failure::new("unknown-pattern", message).with("patterns", names)
    })
}

/// What the ids of a run begin with.
fn prefix(args: &ComposeArgs, wish: &Wish) -> String {
    let key = match wish.theme {
        Theme::Any => ANY,
        Theme::Named(entry) => entry.key,
    };
    let (goal, length, seed) = (wish.goal.code(), args.length, args.run.seed);
    match wish.goal {
        Goal::Checks => format!("{key}-{length}-{seed}-"),
        Goal::Any => format!("{key}-{goal}-{length}-{seed}-"),
    }
}

impl Maker for Composing<'_> {
    fn block(&mut self, block: u64, run: &mut Run) -> Result<(), Failure> {
        let seed = part(self.args.run.seed, block);
        let mut composer = Composer::new(self.wish, Arc::clone(&self.seeds), seed);
        let mut number = 0;
        while !run.is_full() && composer.tried < BLOCK {
            let before = composer.tried;
            let candidate = composer.next(BLOCK - before);
            self.looked_at += composer.tried - before;
            let Some(candidate) = candidate else { break };
            number += 1;
            if candidate.taste >= self.args.taste {
                let (proved, taste, idea) = (&candidate.proved, candidate.taste, candidate.idea.as_str());
                run.offer(&Found { block, number, proved, taste, idea })?;
            }
        }
        Ok(())
    }

    fn progress(&self, run: &Run) -> String {
        format!("{}, {}", run.found(), run.work(self.looked_at, "positions", 0))
    }
}
