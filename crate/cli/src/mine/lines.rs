//! The lines of play of a file: the main line of every game, and its variations where they are asked for.
//!
//! A game is what `crate/formats` reads, or a JSON line `{"fen":…,"moves":[…]}`.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use formats::{NodeId, Options, Record, Standing, Tree};
use serde::Deserialize;
use xiangqi::{Move, Position};

use crate::failure::Failure;
use crate::inspect;
use crate::parts::parts;

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

/// A game of a file of JSON lines. Other fields may stand beside these.
#[derive(Deserialize)]
struct Game {
    fen: String,
    moves: Vec<String>,
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
    /// Gives every line of play of a file to `each`, in its order.
    ///
    /// # Errors
    /// Nothing could be read of the file, or what `each` gives.
    pub(super) fn read(
        self,
        path: &Path,
        mut each: impl FnMut(Line) -> Result<(), Failure>,
    ) -> Result<Met, Failure> {
        let file: Arc<str> = path.display().to_string().into();
        let mut met = Met::default();
        let parts = parts(path)?;
        let mut unread = parts.unread.into_iter().map(|(_, failure)| failure).next();
        let mut read = 0;
        for part in parts.files {
            match self.read_part(&part.bytes, &file, &mut met, &mut each)? {
                None => read += 1,
                Some(failure) => unread = Some(failure),
            }
        }
        match unread {
            Some(failure) if read == 0 => Err(inspect::unread(path, failure)),
            _ => Ok(met),
        }
    }

    /// Reads one file, which may be inside a zip; gives why nothing could be read of it.
    fn read_part(
        self,
        bytes: &[u8],
        file: &Arc<str>,
        met: &mut Met,
        each: &mut impl FnMut(Line) -> Result<(), Failure>,
    ) -> Result<Option<formats::Failure>, Failure> {
        if is_json_lines(bytes) {
            for text in String::from_utf8_lossy(bytes).lines().filter(|text| !text.trim().is_empty()) {
                met.games += 1;
                match game(text) {
                    Some((start, moves)) => {
                        let file = Arc::clone(file);
                        each(Line { file, game: met.games, variation: 0, start, moves, from: 0 })?;
                    }
                    None => met.unplayable += 1,
                }
            }
            return Ok(None);
        }
        let mut broken = None;
        let result = formats::read_each(bytes, &self.options, &mut |record, _| {
            met.games += 1;
            let Ok(start) = Position::try_from_loose(&record.setup) else {
                met.unplayable += 1;
                return ControlFlow::Continue(());
            };
            for line in self.lines(file, met.games, &start, &record) {
                if let Err(failure) = each(line) {
                    broken = Some(failure);
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        broken.map_or(Ok(result.err()), Err)
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

/// Whether a file is JSON, which no format of records is.
fn is_json_lines(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    let first = text.split(|&b| b == b'\n').next().unwrap_or_default();
    serde_json::from_slice::<serde_json::Map<String, serde_json::Value>>(first).is_ok()
}

/// A game of a JSON line; its moves up to the first that is none.
fn game(text: &str) -> Option<(Position, Vec<Move>)> {
    let game: Game = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let start = Position::from_fen_loose(&game.fen).ok()?;
    Some((start, game.moves.iter().map_while(|text| text.parse().ok()).collect()))
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
