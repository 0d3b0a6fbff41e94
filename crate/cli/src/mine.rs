//! `canju mine GAMES…`: the mates that were on the board in games, as JSON lines.
//!
//! Files are read one after the other; their lines of play are shared out over threads in batches. Each line has a cleared
//! table, so that the finds do not depend on the threads.

mod found;
mod json_lines;
mod lines;

use std::collections::HashSet;
use std::path::PathBuf;
use std::process::ExitCode;

use formats::{Options, carry};
use mate::{Goal, Solver};
use puzzle::mine::{Look, Miner, Quest};
use serde_json::{Value, json};

use crate::args::{MineArgs, Order};
use crate::crew::Crew;
use crate::failure::Failure;
use crate::known::known;
use crate::pace::Pace;
use crate::{inspect, output};
use found::{Found, Teller};
use lines::{Line, Reader};

/// Lines of play that are shared out at a time.
const BATCH: usize = 512;
/// Seconds between two tellings of progress.
const EVERY: u64 = 5;

/// A run: what is wanted, what was found so far.
struct Run<'a> {
    args: &'a MineArgs,
    crew: Crew,
    teller: Teller,
    /// Positions that are not wanted again.
    seen: HashSet<u64>,
    batch: Vec<Line>,
    /// Finds that wait for their place in the order.
    held: Vec<Found>,
    count: Count,
    pace: Pace,
}

/// What was done so far.
#[derive(Default)]
struct Count {
    files: usize,
    games: usize,
    unplayable: usize,
    positions: usize,
    finds: usize,
    missed: usize,
}

/// What a line of play gave.
struct Mined {
    positions: usize,
    finds: Vec<Found>,
}

pub(crate) fn run(args: &MineArgs) -> Result<ExitCode, Failure> {
    let goal: Goal = args.goal.into();
    let quest = Quest { unique: args.unique, nodes: args.nodes, ..Quest::new(goal) };
    let lengths = (args.min, args.max.unwrap_or(quest.lengths.1.max(args.min)));
    let quest = Quest { lengths, ..quest };
    let mut run = Run {
        args,
        crew: Crew::new(args.threads, args.table_mb)?,
        teller: Teller { quest, variations: args.variations, puzzles: args.puzzles, distil: args.distil },
        seen: known(&args.known, &args.apart)?,
        batch: Vec::new(),
        held: Vec::new(),
        count: Count::default(),
        pace: Pace::every(EVERY),
    };
    let unread = run.read()?;
    refuse_nothing(&run.count, unread)?;
    run.flush()?;
    run.print_held()?;
    tell(&run.count, 0, &run.pace);
    Ok(ExitCode::SUCCESS)
}

/// No file at all could be read.
fn refuse_nothing(count: &Count, mut unread: Vec<(PathBuf, Failure)>) -> Result<(), Failure> {
    if count.files > 0 {
        return Ok(());
    }
    if unread.len() == 1 {
        return Err(unread.remove(0).1);
    }
    let list: Vec<Value> = unread
        .iter()
        .map(|(path, failure)| {
            json!({ "path": path.display().to_string(), "code": failure.to_value()["error"]["code"] })
        })
        .collect();
    Err(Failure::new("no-records", "nothing in the files could be read").with("unread", list))
}

impl Run<'_> {
    /// Reads every file and mines it; gives those that could not be read.
    fn read(&mut self) -> Result<Vec<(PathBuf, Failure)>, Failure> {
        let encoding = inspect::encoding(self.args.encoding.as_deref())?;
        let reader =
            Reader { options: Options { encoding, ..Options::default() }, variations: self.args.variations };
        let mut unread = Vec::new();
        for path in files(&self.args.paths)? {
            // What mining fails for ends the run; what reading fails for is told, and the run goes on.
            match carry(|mind| reader.read(&path, &mut |line| mind(self.take(line))))? {
                Ok(met) => {
                    self.count.files += 1;
                    self.count.games += met.games;
                    self.count.unplayable += met.unplayable;
                }
                Err(failure) => unread.push((path, failure)),
            }
        }
        if self.count.files > 0 {
            for (_, failure) in &unread {
                eprintln!("not read: {}", failure.in_words());
            }
        }
        Ok(unread)
    }

    fn take(&mut self, line: Line) -> Result<(), Failure> {
        self.batch.push(line);
        if self.batch.len() >= BATCH { self.flush() } else { Ok(()) }
    }

    /// Mines the lines of play that wait.
    fn flush(&mut self) -> Result<(), Failure> {
        let batch = std::mem::take(&mut self.batch);
        let (args, teller) = (self.args, self.teller);
        let Run { crew, seen, held, count, pace, .. } = self;
        crew.each(
            &batch,
            |solver, line| mine(solver, line, args, teller),
            |mined| {
                count.positions += mined.positions;
                for found in mined.finds {
                    match args.order {
                        Order::Missed => held.push(found),
                        Order::Game => print(&found, seen, count)?,
                    }
                }
                if pace.is_due() {
                    tell(count, held.len(), pace);
                }
                Ok(())
            },
        )
    }

    /// Prints the finds that wait, the missed ones first.
    fn print_held(&mut self) -> Result<(), Failure> {
        let mut held = std::mem::take(&mut self.held);
        held.sort_by_key(|found| !found.missed);
        held.iter().try_for_each(|found| print(found, &mut self.seen, &mut self.count))
    }
}

fn print(found: &Found, seen: &mut HashSet<u64>, count: &mut Count) -> Result<(), Failure> {
    if !seen.insert(found.key) {
        return Ok(());
    }
    count.finds += 1;
    count.missed += usize::from(found.missed);
    output::line(&found.text)
}

/// Progress on standard error.
fn tell(count: &Count, held: usize, pace: &Pace) {
    let Count { files, games, unplayable, positions, finds, missed } = count;
    let rate = pace.rate(*positions as u64);
    let held = if held > 0 { format!(", {held} held back") } else { String::new() };
    eprintln!(
        "{files} files, {games} games ({unplayable} unplayable), {positions} positions, {rate:.0}/s, \
         {finds} finds, {missed} missed{held}"
    );
}

/// Looks at every position of a line of play.
fn mine(solver: &mut Solver, line: &Line, args: &MineArgs, teller: Teller) -> Mined {
    solver.clear();
    let mut miner = Miner::new(line.start.clone(), &line.moves, line.from, teller.quest);
    let mut mined = Mined { positions: 0, finds: Vec::new() };
    loop {
        match miner.look(solver) {
            Look::Done => return mined,
            Look::Nothing => {}
            Look::Mate(find) => {
                let pieces = find.proved.position.board().pieces().count();
                let found = args
                    .pieces
                    .is_none_or(|most| pieces <= most.into())
                    .then(|| teller.tell(solver, line, &find))
                    .flatten()
                    .filter(|found| found.missed || !args.missed);
                mined.finds.extend(found);
            }
        }
        mined.positions += 1;
    }
}

/// The files named, and in folders every file of them and of the folders in them, in order of their names. Links in folders
/// are not followed.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let mut inside = crate::convert::files_in(path)?;
            files.append(&mut inside);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}
