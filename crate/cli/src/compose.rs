//! `canju compose`: new drills of a pattern as JSON lines, the same for the same seed, in shards.
//!
//! The work is cut into numbered blocks, each with a composer and chance of its own. A shard does every n-th block, so that
//! the shards together find what one run does; a run that was cut off goes on at the block of its last line.

pub(crate) mod earlier;
pub(crate) mod positions;

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mate::{Goal, Limits, Solver};
use puzzle::compose::rng::part;
use puzzle::compose::{self, Candidate, Composer, Theme, Wish};
use puzzle::{pack, pattern, verify};
use xiangqi::Position;

use crate::args::ComposeArgs;
use crate::failure::Failure;
use crate::packs::{pack_files, read};
use crate::{crew, output};

/// Positions looked at in one block.
const BLOCK: u64 = 2_000;
/// Mebibytes of the table for the last proof: it is cleared for each drill, and drills are small.
const TABLE_MB: u32 = 4;
/// The theme that is none.
const ANY: &str = "any";
/// How often progress is told.
const EVERY: Duration = Duration::from_secs(5);

/// A run: what is wanted, what was found so far.
struct Run<'a> {
    args: &'a ComposeArgs,
    wish: Wish,
    seeds: Arc<[Position]>,
    solver: Solver,
    /// Positions that are not wanted again.
    seen: HashSet<u64>,
    /// How many drills of each idea were found.
    ideas: HashMap<String, u32>,
    found: u64,
    refused: u64,
    looked_at: u64,
    begun: Instant,
    told: Instant,
}

pub(crate) fn run(args: &ComposeArgs) -> Result<ExitCode, Failure> {
    let now = Instant::now();
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
    let mut run = Run {
        args,
        wish,
        seeds: Arc::from(seeds),
        solver: crew::solver(TABLE_MB),
        seen: known(&args.known, &args.apart)?,
        ideas: HashMap::new(),
        found: 0,
        refused: 0,
        looked_at: 0,
        begun: now,
        told: now,
    };
    let first = run.take_up()?;
    let last = run.blocks(first)?;
    run.tell(last);
    Ok(ExitCode::SUCCESS)
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

/// The positions of packs and other files that are not to be found again.
pub(crate) fn known(packs: &[PathBuf], others: &[PathBuf]) -> Result<HashSet<u64>, Failure> {
    let mut seen = HashSet::new();
    for path in others {
        seen.extend(positions::read(path)?.iter().map(compose::key));
    }
    if packs.is_empty() {
        return Ok(seen);
    }
    for path in pack_files(packs)? {
        let place = path.display().to_string();
        let pack = read(&path)?.map_err(|_| {
            Failure::new("not-a-pack", format!("{place} is not a pack: see `canju verify`"))
                .with("path", place)
        })?;
        seen.extend(pack.puzzles.iter().map(|puzzle| compose::key(&puzzle.position)));
    }
    Ok(seen)
}

impl Run<'_> {
    /// Prints what an earlier run found again, and gives the block to go on with.
    fn take_up(&mut self) -> Result<u64, Failure> {
        let first = self.args.shard.first();
        let Some(path) = &self.args.resume else { return Ok(first) };
        let lines = earlier::read(path, &self.prefix(), self.args.shard)?;
        let mut block = first;
        for line in lines {
            if self.found == self.args.count {
                break;
            }
            self.seen.insert(line.key);
            *self.ideas.entry(line.idea).or_default() += 1;
            self.found += 1;
            block = line.block;
            output::line(&line.text)?;
        }
        Ok(block)
    }

    /// Works through blocks until there are enough drills or blocks; gives the next one.
    fn blocks(&mut self, first: u64) -> Result<u64, Failure> {
        let shard = self.args.shard;
        let mut block = first;
        while self.found < self.args.count && (block - shard.first()) / shard.of < self.args.blocks {
            self.block(block)?;
            block += shard.of;
            if self.told.elapsed() >= EVERY {
                self.tell(block);
                self.told = Instant::now();
            }
        }
        Ok(block)
    }

    fn block(&mut self, block: u64) -> Result<(), Failure> {
        let mut composer = Composer::new(self.wish, Arc::clone(&self.seeds), part(self.args.seed, block));
        let mut number = 0;
        while self.found < self.args.count && composer.tried < BLOCK {
            let before = composer.tried;
            let candidate = composer.next(BLOCK - before);
            self.looked_at += composer.tried - before;
            let Some(candidate) = candidate else { break };
            number += 1;
            self.offer(block, number, &candidate)?;
        }
        Ok(())
    }

    /// Prints a drill that is new and proved afresh.
    fn offer(&mut self, block: u64, number: u64, candidate: &Candidate) -> Result<(), Failure> {
        let key = compose::key(&candidate.proved.position);
        let of_idea = self.ideas.get(&candidate.idea).copied().unwrap_or(0);
        if candidate.taste < self.args.taste || of_idea >= self.args.per_idea || self.seen.contains(&key) {
            return Ok(());
        }
        let puzzle = candidate.proved.puzzle(format!("{}{block}-{number}", self.prefix()), self.wish.goal);
        self.solver.clear();
        if !verify(&mut self.solver, &puzzle, Limits::default()).is_empty() {
            self.refused += 1;
            return Ok(());
        }
        self.found += 1;
        self.seen.insert(key);
        *self.ideas.entry(candidate.idea.clone()).or_default() += 1;
        output::line(&format!(
            "{{\"block\":{block},\"taste\":{},\"idea\":{},\"puzzle\":{}}}",
            candidate.taste,
            output::to_json(&candidate.idea),
            pack::write_puzzle(&puzzle)
        ))
    }

    /// What the ids of this run begin with.
    fn prefix(&self) -> String {
        let key = match self.wish.theme {
            Theme::Any => ANY,
            Theme::Named(entry) => entry.key,
        };
        let (goal, length, seed) = (self.wish.goal.code(), self.args.length, self.args.seed);
        match self.wish.goal {
            Goal::Checks => format!("{key}-{length}-{seed}-"),
            Goal::Any => format!("{key}-{goal}-{length}-{seed}-"),
        }
    }

    /// Progress on standard error.
    fn tell(&self, next: u64) {
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        eprintln!(
            "{} of {} found, {} refused, {} positions, {:.0}/s, next block {next}",
            self.found,
            self.args.count,
            self.refused,
            self.looked_at,
            self.looked_at as f64 / seconds
        );
    }
}
