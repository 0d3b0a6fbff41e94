//! Positions of a record from which an exercise may be made: its set-up, and the moments that somebody marked.
//!
//! Nothing is solved here. Whether there is a mate is for the caller, and so is what the line of the book is worth.

use std::collections::BTreeSet;

use xiangqi::{Move, Position, Setup, Undo, fen};

use crate::record::Record;
use crate::tree::{Node, NodeId, Standing, Tree};

/// The most moments that are given of one record.
pub const MOST: usize = 64;

/// The most plies of a line that are given.
const MOST_PLIES: usize = 400;

/// Glyphs that praise a move: `!` and `!!`.
const PRAISE: [u8; 2] = [1, 3];

/// Words of a comment that speak of a mate, or of a move that decides.
const WORDS: [&str; 8] = ["杀", "殺", "将死", "將死", "困毙", "困斃", "妙手", "mate"];

/// Why a position is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The record begins with it, and it is not the start of a game.
    SetUp,
    /// The move made in it is praised by a glyph.
    Glyph,
    /// The comment on the move made in it speaks of a mate.
    Comment,
}

/// A position that may be an exercise.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Why it is given.
    pub mark: Mark,
    /// Plies of its own line before it; 0 is the set-up.
    pub ply: usize,
    /// The position. Only a set-up may break the rules.
    pub setup: Setup,
    /// The legal moves that the record has from there, its main line.
    pub line: Vec<Move>,
    /// The ply of the line, from 1, that is not legal or cannot be read; nothing where the line simply ends.
    pub broken: Option<usize>,
}

/// The moments of a record.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    /// The set-up first, then marked ones in the order of the tree, each position once; at most [`MOST`].
    pub found: Vec<Moment>,
    /// The ply, counted in its own line from 1, of the first marked move that found no room.
    pub left_at: Option<usize>,
}

/// The moments of a record.
pub fn moments(record: &Record) -> Moments {
    let tree = &record.tree;
    let mut all = Moments::default();
    let found = &mut all.found;
    let mut seen = BTreeSet::new();
    if record.setup.board != Setup::start().board {
        found.push(moment(Mark::SetUp, 0, record.setup.clone(), tree, tree.first_child(NodeId::ROOT)));
        seen.insert(fen::write_position(&record.setup));
    }
    let Ok(mut position) = Position::try_from_loose(&record.setup) else { return all };
    let mut played: Vec<Undo> = Vec::new();
    for (id, depth) in tree.preorder().skip(1) {
        while played.len() >= depth {
            let Some(undo) = played.pop() else { break };
            position.undo(undo);
        }
        let node = tree.node(id);
        let Some(m) = node.m.filter(|_| node.standing == Standing::Legal && played.len() + 1 == depth) else {
            continue;
        };
        if let Some(mark) = mark(node)
            && seen.insert(fen::write_position(&position.setup()))
        {
            if found.len() == MOST {
                all.left_at = Some(depth);
                break;
            }
            found.push(moment(mark, depth - 1, position.setup(), tree, Some(id)));
        }
        played.push(position.play_unchecked(m));
    }
    all
}

fn mark(node: &Node) -> Option<Mark> {
    if node.nags.iter().any(|nag| PRAISE.contains(nag)) {
        return Some(Mark::Glyph);
    }
    let comment = node.comment.to_lowercase();
    WORDS.iter().any(|word| comment.contains(word)).then_some(Mark::Comment)
}

fn moment(mark: Mark, ply: usize, setup: Setup, tree: &Tree, first: Option<NodeId>) -> Moment {
    let mut line = Vec::new();
    let mut next = first;
    while let Some(id) = next.filter(|_| line.len() < MOST_PLIES) {
        let node = tree.node(id);
        match node.m.filter(|_| node.standing == Standing::Legal) {
            Some(m) => line.push(m),
            None => break,
        }
        next = tree.first_child(id);
    }
    let broken = (next.is_some() && line.len() < MOST_PLIES).then_some(line.len() + 1);
    Moment { mark, ply, setup, line, broken }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, read};

    fn of(text: &str) -> Vec<Moment> {
        moments(&read(text.as_bytes(), &Options::default()).unwrap().records[0]).found
    }

    #[test]
    fn a_set_up_is_given_with_the_line_of_the_book() {
        let found = of("[FEN \"3k5/9/9/R8/1R7/9/9/9/9/5K3 w\"]\n\n1. 车八平六 将4平5 2. 车九平五 *\n");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].mark, found[0].ply, found[0].broken), (Mark::SetUp, 0, None));
        let line: Vec<String> = found[0].line.iter().map(Move::to_string).collect();
        assert_eq!(line, ["b5d5", "d9e9", "a6e6"]);
    }

    #[test]
    fn a_line_says_where_it_breaks() {
        let found = of("[FEN \"3k5/9/9/R8/1R7/9/9/9/9/5K3 w\"]\n\n1. 车八平六 将4平9 2. 车九平五 *\n");
        assert_eq!((found[0].line.len(), found[0].broken), (1, Some(2)));
    }

    #[test]
    fn a_game_gives_what_was_marked() {
        let found = of("1. 炮二平五 马８进７ 2. 炮五进四! 士４进５ (2... 马７进５ {速杀}) 3. 马二进三 *\n");
        let marks: Vec<(Mark, usize)> = found.iter().map(|moment| (moment.mark, moment.ply)).collect();
        assert_eq!(marks, [(Mark::Glyph, 2), (Mark::Comment, 3)]);
        assert_eq!(found[1].line.len(), 1);
    }

    #[test]
    fn marks_beyond_the_most_are_told() {
        let mut record = Record::new(crate::Format::Pgn, Setup::start());
        let mut position = Position::start();
        let mut seen = BTreeSet::new();
        let mut last = NodeId::ROOT;
        for _ in 0..=MOST {
            seen.insert(fen::write_position(&position.setup()));
            let fresh = position.legal_moves().iter().copied().find(|&m| {
                let mut after = position.clone();
                after.play(m).is_ok() && !seen.contains(&fen::write_position(&after.setup()))
            });
            position.play(fresh.unwrap()).unwrap();
            last = record.tree.add(last, fresh);
            record.tree.node_mut(last).nags = [1].into();
            record.tree.node_mut(last).standing = Standing::Legal;
        }
        let all = moments(&record);
        assert_eq!((all.found.len(), all.left_at), (MOST, Some(MOST + 1)));
    }

    #[test]
    fn a_plain_game_gives_nothing() {
        assert!(of("1. 炮二平五 马８进７ 2. 马二进三 *\n").is_empty());
    }
}
