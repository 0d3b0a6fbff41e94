//! `canju assemble RECIPE --from PATH… --out DIR`: packs from what `compose`, `study` and `mine` found.
//!
//! Nothing in the lines is believed: each position is proved, named and graded again. What is double, odd or too costly to verify
//! goes; a recipe says which packs are to be filled from the rest, and with how many. The same lines and recipe give the same packs.

mod apart;
mod choose;
mod harvest;
mod recipe;
mod tell;

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use puzzle::Puzzle;
use puzzle::pack::{self, LocalText, Pack};

use crate::args::AssembleArgs;
use crate::failure::Failure;
use crate::known::known;
use crate::output;
use choose::Choice;
use harvest::{Candidate, Harvest};
use recipe::{Order, Shelf};

/// What the puzzles of the library may be used for: anything.
const LICENCE: &str = "CC0-1.0";

pub(crate) fn run(args: &AssembleArgs) -> Result<ExitCode, Failure> {
    let recipe = recipe::read(&args.recipe)?;
    let mut taken = apart::read(&args.apart)?;
    taken.extend(known(&args.known, &[])?);
    let harvest = Harvest::gather(&args.from, taken, recipe.nodes, args.threads)?;
    harvest.losses.iter().try_for_each(|(why, count)| output::line(&format!("{count}\t{why}")))?;
    let mut used = HashSet::new();
    output::line(&tell::head())?;
    for shelf in &recipe.shelves {
        let chosen = Choice::of(shelf, &harvest.candidates, &mut used).best();
        if chosen.len() < shelf.least {
            output::line(&format!("{}\t{} (of {} at least)\t-", shelf.path, chosen.len(), shelf.least))?;
            continue;
        }
        let pack = fill(shelf, &chosen);
        output::line(&tell::row(&shelf.path, &pack))?;
        save(&args.out, &shelf.path, &pack)?;
    }
    let left = harvest.candidates.len() - used.len();
    output::line(&format!("{} candidates used, {left} left", used.len()))?;
    Ok(ExitCode::SUCCESS)
}

/// A pack of the chosen candidates, easy to hard, with ids of its own.
fn fill(shelf: &Shelf, chosen: &[&Candidate]) -> Pack {
    let mut chosen = chosen.to_vec();
    chosen.sort_by_cached_key(|candidate| {
        let Puzzle { mate_in, level, position, .. } = &candidate.puzzle;
        let hardness = match shelf.order {
            Order::Level => (u16::from(*level), *mate_in),
            Order::Length => (*mate_in, u16::from(*level)),
        };
        (hardness, position.board().pieces().count(), -candidate.taste, candidate.key)
    });
    let mut pack = Pack {
        id: shelf.id().to_owned(),
        title: shelf.title.clone(),
        description: shelf.description.clone(),
        licence: LICENCE.to_owned(),
        puzzles: Vec::new(),
    };
    for (place, candidate) in chosen.into_iter().enumerate() {
        let id = pack.id_of(place as u32 + 1);
        let title: Option<LocalText> = shelf.titles.get(&candidate.puzzle.fen()).cloned();
        pack.puzzles.push(Puzzle { id, title, ..candidate.puzzle.clone() });
    }
    pack
}

fn save(folder: &Path, path: &str, pack: &Pack) -> Result<(), Failure> {
    let file = folder.join(format!("{path}.json"));
    let parent = file.parent().unwrap_or(folder);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(&file, pack::write(pack)))
        .map_err(|error| Failure::file(&file, &error))
}
