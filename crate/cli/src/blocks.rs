//! Runs that make puzzles and print them as JSON lines, the same for the same seed, in shards: `compose` and `study`.
//!
//! The work is cut into numbered blocks, each with chance of its own. A shard does every n-th block, so that
//! the shards together find what one run does; a run that was cut off goes on at the block of its last line.

mod earlier;

use std::collections::{HashMap, HashSet};
use std::process::ExitCode;

use mate::{Goal, Limits, Solver};
use puzzle::distil::Proved;
use puzzle::{compose, pack, verify};

use crate::args::RunArgs;
use crate::failure::Failure;
use crate::pace::Pace;
use crate::{crew, output};

/// What a run is to find and what it may not.
pub(crate) struct Plan<'a> {
    pub(crate) args: &'a RunArgs,
    /// The run ends after so many blocks.
    pub(crate) blocks: u64,
    /// What the ids of the run begin with.
    pub(crate) prefix: String,
    pub(crate) goal: Goal,
    /// The most of one idea.
    pub(crate) per_idea: u32,
    /// Mebibytes of the table for the last proof.
    pub(crate) table_mb: u32,
    /// Positions that are not wanted.
    pub(crate) seen: HashSet<u64>,
    pub(crate) pace: Pace,
}

/// What finds puzzles, block by block.
pub(crate) trait Maker {
    /// Does a block and offers what it finds to the run, until that is full.
    fn block(&mut self, block: u64, run: &mut Run) -> Result<(), Failure>;

    /// How far the run has come, for people.
    fn progress(&self, run: &Run) -> String;
}

/// A puzzle that was found.
pub(crate) struct Found<'a> {
    pub(crate) block: u64,
    /// Its number in the block, from 1.
    pub(crate) number: u64,
    pub(crate) proved: &'a Proved,
    pub(crate) taste: i32,
    pub(crate) idea: &'a str,
}

/// A run: what is wanted, what was found so far.
pub(crate) struct Run<'a> {
    plan: Plan<'a>,
    solver: Solver,
    /// How many of each idea were found.
    ideas: HashMap<String, u32>,
    found: u64,
    refused: u64,
}

/// Works through blocks until there are enough puzzles or blocks.
pub(crate) fn run(plan: Plan, maker: &mut impl Maker) -> Result<ExitCode, Failure> {
    let solver = crew::solver(plan.table_mb);
    let mut run = Run { plan, solver, ideas: HashMap::new(), found: 0, refused: 0 };
    let mut block = run.take_up()?;
    let (shard, blocks) = (run.plan.args.shard, run.plan.blocks);
    while !run.is_full() && (block - shard.first()) / shard.of < blocks {
        maker.block(block, &mut run)?;
        block += shard.of;
        run.tell_if_due(maker, block);
    }
    run.tell(maker, block);
    Ok(ExitCode::SUCCESS)
}

impl Run<'_> {
    /// Prints what an earlier run found again, and gives the block to go on with.
    fn take_up(&mut self) -> Result<u64, Failure> {
        let args = self.plan.args;
        let mut block = args.shard.first();
        let Some(path) = &args.resume else { return Ok(block) };
        for line in earlier::read(path, &self.plan.prefix, args.shard)? {
            if self.is_full() {
                break;
            }
            self.count(line.key, line.idea);
            block = line.block;
            output::line(&line.text)?;
        }
        Ok(block)
    }

    fn count(&mut self, key: u64, idea: String) {
        self.plan.seen.insert(key);
        *self.ideas.entry(idea).or_default() += 1;
        self.found += 1;
    }

    /// Whether as many were found as are wanted.
    pub(crate) fn is_full(&self) -> bool {
        self.found == self.plan.args.count
    }

    /// Prints a puzzle if it is new and proved afresh; says whether it was.
    pub(crate) fn offer(&mut self, found: &Found) -> Result<bool, Failure> {
        let Found { block, number, proved, taste, idea } = *found;
        let key = compose::key(&proved.position);
        let of_idea = self.ideas.get(idea).copied().unwrap_or(0);
        if of_idea >= self.plan.per_idea || self.plan.seen.contains(&key) {
            return Ok(false);
        }
        let puzzle = proved.puzzle(format!("{}{block}-{number}", self.plan.prefix), self.plan.goal);
        self.solver.clear();
        if !verify(&mut self.solver, &puzzle, Limits::default()).is_empty() {
            self.refused += 1;
            return Ok(false);
        }
        self.count(key, idea.to_owned());
        output::line(&format!(
            "{{\"block\":{block},\"taste\":{taste},\"idea\":{},\"puzzle\":{}}}",
            output::to_json(&idea),
            pack::write_puzzle(&puzzle)
        ))?;
        Ok(true)
    }

    /// `3 of 10 found`.
    pub(crate) fn found(&self) -> String {
        format!("{} of {} found", self.found, self.plan.args.count)
    }

    /// `0 refused`, with how fast the maker's own work goes: `0 refused, 2000 positions, 1500/s`.
    pub(crate) fn work(&self, amount: u64, unit: &str, decimals: usize) -> String {
        let rate = self.plan.pace.rate(amount);
        format!("{} refused, {amount} {unit}, {rate:.decimals$}/s", self.refused)
    }

    /// Progress on standard error where it is time for it; `next` is the block at which the run is.
    pub(crate) fn tell_if_due(&mut self, maker: &impl Maker, next: u64) {
        if self.plan.pace.is_due() {
            self.tell(maker, next);
        }
    }

    fn tell(&self, maker: &impl Maker, next: u64) {
        eprintln!("{}, next block {next}", maker.progress(self));
    }
}
