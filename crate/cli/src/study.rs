//! `canju study`: long mates by checks as JSON lines, the same for the same seed, in shards.
//!
//! The work is cut into numbered blocks, each with families of mates and chance of its own, as by `compose`.

use std::collections::HashSet;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mate::{Goal, Limits, Solver};
use puzzle::compose::long::{Grower, Study, Wish};
use puzzle::compose::{key, rng::part};
use puzzle::{pack, verify};

use crate::args::StudyArgs;
use crate::compose::{earlier, positions};
use crate::failure::Failure;
use crate::{crew, fen, output};

/// Mebibytes of the table for the last proof.
const TABLE_MB: u32 = 16;
/// How often progress is told.
const EVERY: Duration = Duration::from_secs(10);

/// A run: what is wanted, what was found so far.
struct Run<'a> {
    args: &'a StudyArgs,
    wish: Wish,
    solver: Solver,
    /// Positions that are not wanted again.
    seen: HashSet<u64>,
    ideas: HashSet<String>,
    found: u64,
    refused: u64,
    rounds: u64,
    longest: u16,
    begun: Instant,
    told: Instant,
}

pub(crate) fn run(args: &StudyArgs) -> Result<ExitCode, Failure> {
    let now = Instant::now();
    let mut seen = HashSet::new();
    for path in &args.apart {
        seen.extend(positions::read(path)?.iter().map(key));
    }
    let mut run = Run {
        args,
        wish: Wish {
            lengths: args.length.bounds(),
            rounds: args.rounds,
            patience: args.patience,
            nodes: args.nodes,
            from: args.from.iter().map(|text| fen::position(text)).collect::<Result<_, _>>()?,
        },
        solver: crew::solver(TABLE_MB),
        seen,
        ideas: HashSet::new(),
        found: 0,
        refused: 0,
        rounds: 0,
        longest: 0,
        begun: now,
        told: now,
    };
    let first = run.take_up()?;
    let last = run.blocks(first)?;
    run.tell(last);
    Ok(ExitCode::SUCCESS)
}

impl Run<'_> {
    /// Prints what an earlier run found again, and gives the block to go on with.
    fn take_up(&mut self) -> Result<u64, Failure> {
        let mut block = self.args.shard.first();
        let Some(path) = &self.args.resume else { return Ok(block) };
        for line in earlier::read(path, &self.prefix(), self.args.shard)? {
            if self.found == self.args.count {
                break;
            }
            self.seen.insert(line.key);
            self.ideas.insert(line.idea);
            self.found += 1;
            block = line.block;
            output::line(&line.text)?;
        }
        Ok(block)
    }

    /// Works through blocks until there are enough mates or blocks; gives the next one.
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
        let mut grower = Grower::new(self.wish.clone(), part(self.args.seed, block));
        let mut number = 0;
        while self.found < self.args.count {
            let before = grower.rounds;
            let study = grower.grow();
            self.rounds += u64::from(grower.rounds - before);
            let Some(study) = study else { break };
            number += 1;
            self.offer(block, number, &study)?;
            if self.told.elapsed() >= EVERY {
                self.tell(block);
                self.told = Instant::now();
            }
        }
        Ok(())
    }

    /// Prints a mate that is new and proved afresh.
    fn offer(&mut self, block: u64, number: u64, study: &Study) -> Result<(), Failure> {
        if self.ideas.contains(&study.idea) || !self.seen.insert(key(&study.proved.position)) {
            return Ok(());
        }
        let puzzle = study.proved.puzzle(format!("{}{block}-{number}", self.prefix()), Goal::Checks);
        self.solver.clear();
        if !verify(&mut self.solver, &puzzle, Limits::default()).is_empty() {
            self.refused += 1;
            return Ok(());
        }
        self.ideas.insert(study.idea.clone());
        self.found += 1;
        self.longest = self.longest.max(puzzle.mate_in);
        output::line(&format!(
            "{{\"block\":{block},\"taste\":{},\"idea\":{},\"puzzle\":{}}}",
            study.taste,
            output::to_json(&study.idea),
            pack::write_puzzle(&puzzle)
        ))
    }

    /// What the ids of this run begin with.
    fn prefix(&self) -> String {
        let (low, high) = self.args.length.bounds();
        format!("study-{low}-{high}-{}-", self.args.seed)
    }

    /// Progress on standard error.
    fn tell(&self, next: u64) {
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        eprintln!(
            "{} of {} found, longest {}, {} refused, {} rounds, {:.1}/s, next block {next}",
            self.found,
            self.args.count,
            self.longest,
            self.refused,
            self.rounds,
            self.rounds as f64 / seconds
        );
    }
}
