//! `canju compose`: new drills of a pattern as JSON lines, the same for the same seed, in shards.
//!
//! The work is cut into numbered blocks, each with a composer and chance of its own. A shard does every n-th block, so that
//! the shards together find what one run does; a run that was cut off goes on at the block of its last line.

mod earlier;

use std::collections::HashSet;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mate::{Goal, Limits, Solver};
use puzzle::compose::rng::part;
use puzzle::compose::skeleton::SKELETONS;
use puzzle::compose::{self, Candidate, Composer, Wish};
use puzzle::{pack, pattern, verify};

use crate::args::ComposeArgs;
use crate::audit::TABLE_MB;
use crate::failure::Failure;
use crate::packs::{pack_files, read};
use crate::{crew, output};

/// Placements of one block.
const BLOCK: u64 = 2_000;
/// How often progress is told.
const EVERY: Duration = Duration::from_secs(5);

/// A run: what is wanted, what was found so far.
struct Run<'a> {
    args: &'a ComposeArgs,
    goal: Goal,
    /// Key of the pattern in Latin letters.
    key: &'static str,
    solver: Solver,
    /// Positions that are not wanted again.
    seen: HashSet<u64>,
    found: u64,
    refused: u64,
    placements: u64,
    begun: Instant,
    told: Instant,
}

pub(crate) fn run(args: &ComposeArgs) -> Result<ExitCode, Failure> {
    let Some(entry) =
        pattern::entry(&args.pattern).filter(|_| compose::skeleton::of(&args.pattern).is_some())
    else {
        let names: Vec<&str> = SKELETONS.iter().map(|skeleton| skeleton.name).collect();
        let message =
            format!("no drills of {:?} can be composed; of these: {}", args.pattern, names.join(" "));
        return Err(Failure::new("unknown-pattern", message).with("patterns", names));
    };
    let now = Instant::now();
    let mut run = Run {
        args,
        goal: args.goal.into(),
        key: entry.key,
        solver: crew::solver(TABLE_MB),
        seen: known(args)?,
        found: 0,
        refused: 0,
        placements: 0,
        begun: now,
        told: now,
    };
    let first = run.take_up()?;
    let last = run.blocks(first)?;
    run.tell(last);
    Ok(ExitCode::SUCCESS)
}

/// The positions of packs that are not to be found again.
fn known(args: &ComposeArgs) -> Result<HashSet<u64>, Failure> {
    let mut seen = HashSet::new();
    if args.known.is_empty() {
        return Ok(seen);
    }
    for path in pack_files(&args.known)? {
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
        let wish = Wish {
            pattern: self.args.pattern.clone(),
            goal: self.goal,
            lengths: self.args.length.bounds(),
            flaws: 1,
            pieces: 14,
        };
        let Some(mut composer) = Composer::new(wish, part(self.args.seed, block)) else { return Ok(()) };
        let mut number = 0;
        while self.found < self.args.count && composer.tried < BLOCK {
            let before = composer.tried;
            let candidate = composer.next(BLOCK - before);
            self.placements += composer.tried - before;
            let Some(candidate) = candidate else { break };
            number += 1;
            self.offer(block, number, &candidate)?;
        }
        Ok(())
    }

    /// Prints a drill that is new and proved afresh.
    fn offer(&mut self, block: u64, number: u64, candidate: &Candidate) -> Result<(), Failure> {
        if !self.seen.insert(compose::key(&candidate.proved.position)) {
            return Ok(());
        }
        let puzzle = candidate.proved.puzzle(format!("{}{block}-{number}", self.prefix()), self.goal);
        self.solver.clear();
        if !verify(&mut self.solver, &puzzle, Limits::default()).is_empty() {
            self.refused += 1;
            return Ok(());
        }
        self.found += 1;
        output::line(&format!(
            "{{\"block\":{block},\"taste\":{},\"idea\":{},\"puzzle\":{}}}",
            candidate.taste,
            output::to_json(&candidate.idea),
            pack::write_puzzle(&puzzle)
        ))
    }

    /// What the ids of this run begin with.
    fn prefix(&self) -> String {
        format!("{}-{}-", self.key, self.args.seed)
    }

    /// Progress on standard error.
    fn tell(&self, next: u64) {
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        eprintln!(
            "{} of {} found, {} refused, {} placements, {:.0}/s, next block {next}",
            self.found,
            self.args.count,
            self.refused,
            self.placements,
            self.placements as f64 / seconds
        );
    }
}
