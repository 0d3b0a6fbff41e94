//! The lines of play of a file: the main line of every game, and its variations where they are asked for.
//!
//! A game is what `crate/formats` reads, or a JSON line. What cannot be read of a game is told on standard error with its file,
//! its number, code and place; the others go on.

use std::fmt::Display;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use formats::{NodeId, Options, Record, Standing, Tree};
use xiangqi::{Move, Position};

use super::json_lines;
use crate::failure::Failure;
use crate::inspect;
use crate::parts::{Part, parts};

/// One line of play and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) file: Arc<str>,
    /// The number of the game in the file, from 1.
    pub(super) game: usize,
    /// The number of the line in the game; 0 is the main line.
    pub(super) variation: usize,
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    /// Plies that an earlier line of the game has too.
    pub(super) from: usize,
}

/// How files are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader {
    pub(super) options: Options,
    pub(super) variations: bool,
}

/// What was met in a file.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Met {
    /// Games, playable or not.
    pub(super) games: usize,
    /// Games that begin with no position of the rules, and JSON lines that are no game.
    pub(super) unplayable: usize,
}

impl Reader {
    /// Gives every line of play of a file to `each`, in its order, until it wants no more.
    ///
    /// # Errors
    /// Nothing could be read of the file.
    pub(super) fn read(
        self,
        path: &Path,
        each: &mut dyn FnMut(Line) -> ControlFlow<()>,
    ) -> Result<Met, Failure> {
        let file: Arc<str> = path.display().to_string().into();
        let mut met = Met::default();
        let parts = parts(path)?;
        parts.warnings.iter().for_each(|warning| tell(&file, warning));
        let mut unread = parts.unread;
        let mut read = 0;
        for part in parts.files {
            let place = part.name.as_ref().map_or_else(|| file.to_string(), |name| format!("{file}/{name}"));
            match self.read_part(&part, &file, &place, &mut met, each) {
                Ok(()) => {
                    read += 1;
                    part.warning.iter().for_each(|warning| tell(&place, warning));
                }
                Err(failure) => unread.push((part.name.unwrap_or_default(), failure)),
            }
        }
        if read == 0
            && let Some((_, failure)) = unread.first()
        {
            return Err(inspect::unread(path, *failure));
        }
        for (name, failure) in unread {
            tell(&format!("{file}/{name}"), format_args!("{}: {failure}", failure.kind.code()));
        }
        Ok(met)
    }

    /// Reads one file, which may be inside a zip; `place` names it with that.
    fn read_part(
        self,
        part: &Part,
        file: &Arc<str>,
        place: &str,
        met: &mut Met,
        each: &mut dyn FnMut(Line) -> ControlFlow<()>,
    ) -> Result<(), formats::Failure> {
        if json_lines::is_json_lines(&part.bytes) {
            read_json(&part.bytes, file, place, met, each);
            return Ok(());
        }
        let summary = formats::read_each(&part.bytes, &self.options, &mut |record, _| {
            met.games += 1;
            record.warnings.iter().for_each(|warning| tell_game(place, met.games, warning));
            let Ok(start) = Position::try_from_loose(&record.setup) else {
                met.unplayable += 1;
                return ControlFlow::Continue(());
            };
            self.lines(file, met.games, &start, &record).into_iter().try_for_each(&mut *each)
        })?;
        summary.warnings.iter().for_each(|warning| tell(place, warning));
        Ok(())
    }

    /// The main line, and each variation as a line of its own from the start of the game.
    fn lines(self, file: &Arc<str>, game: usize, start: &Position, record: &Record) -> Vec<Line> {
        let tree = &record.tree;
        let line = |variation, moves: Vec<Move>, from| Line {
            file: Arc::clone(file),
            game,
            variation,
            start: start.clone(),
            moves,
            from,
        };
        let mut lines = vec![line(0, onward(tree, NodeId::ROOT), 0)];
        if !self.variations {
            return lines;
        }
        for (id, _) in tree.preorder().skip(1) {
            let Some(parent) = tree.parent(id) else { continue };
            if tree.first_child(parent) == Some(id) || !is_legal(tree, id) {
                continue;
            }
            let mut moves = path(tree, id);
            let from = moves.len();
            moves.extend(onward(tree, id));
            lines.push(line(lines.len(), moves, from));
        }
        lines
    }
}

fn read_json(
    bytes: &[u8],
    file: &Arc<str>,
    place: &str,
    met: &mut Met,
    each: &mut dyn FnMut(Line) -> ControlFlow<()>,
) {
    let text = String::from_utf8_lossy(bytes);
    for (at, row) in text.lines().enumerate().filter(|(_, row)| !row.trim().is_empty()) {
        met.games += 1;
        let game = match json_lines::read(row) {
            Ok(game) => game,
            Err(code) => {
                met.unplayable += 1;
                tell_game(place, met.games, format_args!("{code} at line {}", at + 1));
                continue;
            }
        };
        if let Some((code, ply)) = game.fault {
            tell_game(place, met.games, format_args!("{code} at ply {ply}"));
        }
        let (start, moves) = (game.start, game.moves);
        if each(Line { file: Arc::clone(file), game: met.games, variation: 0, start, moves, from: 0 })
            .is_break()
        {
            return;
        }
    }
}

/// Tells what is wrong with a file.
fn tell(file: &str, what: impl Display) {
    eprintln!("{file}: {what}");
}

/// Tells what is wrong with a game of a file.
fn tell_game(file: &str, game: usize, what: impl Display) {
    eprintln!("{file}, game {game}: {what}");
}

fn is_legal(tree: &Tree, id: NodeId) -> bool {
    tree.node(id).standing == Standing::Legal
}

/// The legal moves of the main line behind a node.
fn onward(tree: &Tree, from: NodeId) -> Vec<Move> {
    std::iter::successors(tree.first_child(from), |&id| tree.first_child(id))
        .take_while(|&id| is_legal(tree, id))
        .filter_map(|id| tree.node(id).m)
        .collect()
}

/// The moves from the root to a node, its own the last.
fn path(tree: &Tree, to: NodeId) -> Vec<Move> {
    let mut moves: Vec<Move> =
        std::iter::successors(Some(to), |&id| tree.parent(id)).filter_map(|id| tree.node(id).m).collect();
    moves.reverse();
    moves
}
