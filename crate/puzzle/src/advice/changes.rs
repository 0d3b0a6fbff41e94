//! Single changes of a position that may leave one of its keys: men added where the other keys' play goes.
//!
//! Only men that are still in the box, on points where they can stand. Which of them help is for the solver to say.

use std::collections::BTreeSet;

use xiangqi::{Color, Move, Piece, Position, Role, Square};

use crate::compose::natural::flaws;
use crate::defence;
use crate::distil::{Proved, with};

/// The most changes that are worth a proof each.
const MOST: usize = 120;

/// A man put on a point, or the one that stands there taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The point.
    pub square: Square,
    /// The man that comes; nothing where one goes.
    pub piece: Option<Piece>,
}

impl Change {
    /// The position with the change, if it is a legal one.
    pub fn on(&self, position: &Position) -> Option<Position> {
        with(position, self.square, self.piece)
    }
}

/// Men in the order in which a teacher would rather add them: what decides least comes first.
const ADDED: [Role; 6] = [Role::Advisor, Role::Elephant, Role::Pawn, Role::Horse, Role::Cannon, Role::Rook];

/// Additions that are worth a trial, the most natural first.
pub(super) fn worth_trying(proved: &Proved) -> Vec<Change> {
    let position = &proved.position;
    let attacker = position.turn();
    let mut changes = Vec::new();
    for square in ways(proved) {
        if position.piece_at(square).is_some() {
            continue;
        }
        for (cost, role) in ADDED.into_iter().enumerate() {
            for color in [attacker.other(), attacker] {
                // More force for the attacker makes more keys, not fewer; his men only stand in his way.
                if color == attacker && role.crosses() && role != Role::Pawn {
                    continue;
                }
                let change = Change { square, piece: Some(Piece { color, role }) };
                if let Some(after) = change.on(position) {
                    let rank = (flaws(&after.board()), cost, color == attacker, square);
                    changes.push((rank, change));
                }
            }
        }
    }
    changes.sort_by_key(|&(rank, _)| rank);
    changes.into_iter().map(|(_, change)| change).take(MOST).collect()
}

/// Points that the play after the keys goes over: where it ends and what it passes.
fn ways(proved: &Proved) -> BTreeSet<Square> {
    let Proved { position, claim, .. } = proved;
    let mut points = BTreeSet::new();
    for &key in &claim.keys {
        let Some(node) = claim.proof.after(claim.proof.root(), key) else { continue };
        let mut after = position.clone();
        if after.play(key).is_err() {
            continue;
        }
        let line = defence::main_line(&claim.proof, node, &after);
        for mv in std::iter::once(key).chain(line) {
            points.extend(passed(mv));
        }
        points.extend(near(position.king(position.turn().other()), position.turn().other()));
    }
    points
}

/// The points of a move: its end, those on its line, and those that may be a leg or an eye.
fn passed(mv: Move) -> impl Iterator<Item = Square> {
    let (from, to) = (mv.from, mv.to);
    let (low_file, high_file) = (from.file().min(to.file()), from.file().max(to.file()));
    let (low_rank, high_rank) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
    (low_file..=high_file)
        .flat_map(move |file| (low_rank..=high_rank).filter_map(move |rank| Square::new(file, rank)))
        .filter(move |&square| square != from)
}

/// The palace of a king and what is next to it.
fn near(king: Square, color: Color) -> impl Iterator<Item = Square> {
    Square::all().filter(move |square| {
        square.in_palace(color)
            || square.file().abs_diff(king.file()) <= 2 && square.rank().abs_diff(king.rank()) <= 2
    })
}
