//! `canju study`: long mates by checks, in each block families of mates of its own.

use std::process::ExitCode;

use mate::Goal;
use puzzle::compose::long::{Grower, Wish};
use puzzle::compose::rng::part;

use crate::args::StudyArgs;
use crate::blocks::{self, Found, Maker, Plan, Run};
use crate::failure::Failure;
use crate::fen;
use crate::known::known;
use crate::pace::Pace;

/// Mebibytes of the table for the last proof.
const TABLE_MB: u32 = 16;
/// Seconds between two tellings of progress.
const EVERY: u64 = 10;

/// What makes the mates: a grower for each block.
struct Growing<'a> {
    args: &'a StudyArgs,
    wish: Wish,
    rounds: u64,
    longest: u16,
}

pub(crate) fn run(args: &StudyArgs) -> Result<ExitCode, Failure> {
    let (low, high) = args.length.bounds();
    let plan = Plan {
        args: &args.run,
        blocks: args.blocks,
        prefix: format!("study-{low}-{high}-{}-", args.run.seed),
        goal: Goal::Checks,
        per_idea: 1,
        table_mb: TABLE_MB,
        seen: known(&[], &args.apart)?,
        pace: Pace::every(EVERY),
    };
    let wish = Wish {
        lengths: (low, high),
        rounds: args.rounds,
        patience: args.patience,
        nodes: args.nodes,
        manner: args.manner.into(),
        from: args.from.iter().map(|text| fen::position(text)).collect::<Result<_, _>>()?,
    };
    blocks::run(plan, &mut Growing { args, wish, rounds: 0, longest: 0 })
}

impl Maker for Growing<'_> {
    fn block(&mut self, block: u64, run: &mut Run) -> Result<(), Failure> {
        let mut grower = Grower::new(self.wish.clone(), part(self.args.run.seed, block));
        let mut number = 0;
        while !run.is_full() {
            let before = grower.rounds;
            let study = grower.grow();
            self.rounds += u64::from(grower.rounds - before);
            let Some(study) = study else { break };
            number += 1;
            let (proved, taste, idea) = (&study.proved, study.taste, study.idea.as_str());
            if run.offer(&Found { block, number, proved, taste, idea })? {
                self.longest = self.longest.max(proved.claim.mate_in);
            }
            run.tell_if_due(self, block);
        }
        Ok(())
    }

    fn progress(&self, run: &Run) -> String {
        format!("{}, longest {}, {}", run.found(), self.longest, run.work(self.rounds, "rounds", 1))
    }
}
