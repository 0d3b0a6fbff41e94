//! The lines of the composers, read and proved again.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use mate::{Goal, Limits, Solver};
use puzzle::pack::{self, Puzzle};
use puzzle::{compose, distil, pattern};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::audit::TABLE_MB;
use crate::crew::Crew;
use crate::failure::Failure;
use crate::output;

/// A proved puzzle that may go into a pack.
pub(super) struct Candidate {
    /// Without an id of its own yet.
    pub(super) puzzle: Puzzle,
    /// How good its composer finds it; compares those of one source and length.
    pub(super) taste: i32,
    /// The same for puzzles that a pupil would call one.
    pub(super) idea: String,
    /// See [`compose::key`].
    pub(super) key: u64,
    /// The stem of the file that it is from.
    pub(super) source: String,
    /// How many patterns the ends of its lines bear together.
    pub(super) ends: usize,
    /// Whether no first move gives check.
    pub(super) is_quiet: bool,
    /// The simplified name of the pieces that do the work.
    pub(super) pieces: String,
}

/// Everything that can be used, and how much could not, by the reason.
pub(super) struct Harvest {
    pub(super) candidates: Vec<Candidate>,
    pub(super) losses: BTreeMap<&'static str, usize>,
}

/// A line of a file. Other fields are notes of the composer.
#[derive(Deserialize)]
struct Line<'a> {
    #[serde(default)]
    taste: i32,
    #[serde(default)]
    idea: String,
    #[serde(borrow)]
    puzzle: &'a RawValue,
}

/// A line that was read and is not double.
struct Found {
    puzzle: Puzzle,
    taste: i32,
    idea: String,
    key: u64,
    source: String,
}

impl Harvest {
    /// Reads the files (and the `*.jsonl` files of folders) and proves what they hold on all threads, each proof within so many nodes.
    /// Positions in `taken` are passed over.
    ///
    /// # Errors
    /// `file` where one cannot be read, `threads`.
    pub(super) fn gather(
        paths: &[PathBuf],
        mut taken: HashSet<u64>,
        nodes: u64,
        threads: Option<u16>,
    ) -> Result<Harvest, Failure> {
        let mut losses = BTreeMap::new();
        let mut lose = |why| *losses.entry(why).or_insert(0) += 1;
        let mut found = Vec::new();
        for file in files(paths)? {
            let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, &error))?;
            let source = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            for line in text.lines() {
                let Ok(line) = serde_json::from_str::<Line>(line) else {
                    lose("not a line of a composer");
                    continue;
                };
                let Ok(puzzle) = pack::read::read_puzzle(line.puzzle.get()) else {
                    lose("not a puzzle");
                    continue;
                };
                let key = compose::key(&puzzle.position);
                if taken.insert(key) {
                    found.push(Found {
                        puzzle,
                        taste: line.taste,
                        idea: line.idea,
                        key,
                        source: source.clone(),
                    });
                } else {
                    lose("double, or stands elsewhere");
                }
            }
        }
        let mut candidates = Vec::new();
        let bar = output::progress_bar(found.len());
        Crew::new(threads, TABLE_MB)?.each(
            &found,
            |solver, found| {
                bar.inc(1);
                prove(solver, found, nodes)
            },
            |proved| {
                match proved {
                    Ok(candidate) => candidates.push(candidate),
                    Err(why) => lose(why),
                }
                Ok(())
            },
        )?;
        bar.finish_and_clear();
        Ok(Harvest { candidates, losses })
    }
}

/// Proves, names and grades a position as if nothing were known of it but the length to which a mate with quiet moves is looked for.
fn prove(solver: &mut Solver, found: &Found, nodes: u64) -> Result<Candidate, &'static str> {
    let Puzzle { position, goal, mate_in, .. } = &found.puzzle;
    solver.clear();
    let depth = if *goal == Goal::Any { *mate_in } else { Limits::default().depth };
    let limits = Limits { nodes, depth, ..Limits::default() };
    let proved = distil::prove(solver, position, *goal, limits)
        .ok_or("no mate whose length and keys are known within the nodes")?;
    let ends = pattern::name_solution(&proved.claim.proof, position)
        .map_or(0, |names| names.main.patterns.len() + names.others.len());
    let is_quiet = proved.claim.keys.iter().all(|&key| !position.gives_check(key));
    Ok(Candidate {
        pieces: proved.names.pieces.clone(),
        puzzle: proved.puzzle(found.puzzle.id.clone(), *goal),
        taste: found.taste,
        idea: found.idea.clone(),
        key: found.key,
        source: found.source.clone(),
        ends,
        is_quiet,
    })
}

fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).map_err(|error| Failure::file(path, &error))?;
        let mut inside: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"))
            .collect();
        inside.sort();
        files.append(&mut inside);
    }
    Ok(files)
}
