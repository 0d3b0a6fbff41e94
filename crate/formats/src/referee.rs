//! Judging the moves of a tree that was read as pairs of points: which are legal, and why the others are not.
//!
//! Nothing is judged below a move that is not legal, because nobody knows the position there. The moves stay.

use xiangqi::{Color, Move, Position, Setup, Undo};

use crate::record::Record;
use crate::tree::{NodeId, Standing, Tree};
use crate::warning::{Place, WarningKind};

/// The position to play from, or nothing when the set-up cannot be played on. Pieces on points that their moves never reach
/// do not hinder play.
pub(crate) fn position_of(setup: &Setup) -> Option<Position> {
    Position::try_from_loose(setup).ok()
}

/// Warns of every rule that the set-up breaks.
pub(crate) fn report_setup(record: &mut Record) {
    for error in record.setup.check().errors {
        record.warn(WarningKind::Setup(error.kind), Place::Setup);
    }
}

/// The side whose piece makes the first move of the main line.
pub(crate) fn first_mover(setup: &Setup, tree: &Tree) -> Option<Color> {
    let first = tree.first_child(NodeId::ROOT)?;
    setup.board.piece_at(tree.node(first).m?.from).map(|piece| piece.color)
}

/// Takes the side to move from the first move, for formats that do not tell it or tell it wrong. Without a first move, and
/// with no hint, it is Red.
pub(crate) fn settle_side(record: &mut Record, hint: Option<Color>) {
    record.setup.turn = first_mover(&record.setup, &record.tree).or(hint).unwrap_or(Color::Red);
}

/// Takes the side to move from the first move, and warns when the format tells another.
pub(crate) fn check_side(record: &mut Record, told: Color) {
    record.setup.turn = told;
    if let Some(mover) = first_mover(&record.setup, &record.tree)
        && mover != told
    {
        record.setup.turn = mover;
        record.warn(WarningKind::SideTurned, Place::Setup);
    }
}

/// Judges every move of a record from its set-up on.
pub(crate) fn judge(record: &mut Record) {
    report_setup(record);
    let Some(mut position) = position_of(&record.setup) else { return };
    let mut illegal = Vec::new();
    let mut played: Vec<(NodeId, Undo)> = Vec::new();
    let mut next = record.tree.first_child(NodeId::ROOT);
    while let Some(here) = next {
        let standing = match record.tree.node(here).m {
            None => Standing::Unread,
            Some(m) => match position.illegality(m) {
                None => Standing::Legal,
                Some(illegality) => {
                    illegal.push(played.len() + 1);
                    Standing::Illegal(illegality.reason)
                }
            },
        };
        record.tree.node_mut(here).standing = standing;
        next = match (standing, record.tree.node(here).m, record.tree.first_child(here)) {
            (Standing::Legal, Some(m), Some(child)) => {
                played.push((here, position.play_unchecked(m)));
                Some(child)
            }
            _ => after(&record.tree, here, &mut played, &mut position),
        };
    }
    for ply in illegal {
        record.warn(WarningKind::IllegalMove, Place::Ply(ply));
    }
}

/// The next node that is not below this one, with the moves up to it taken back.
fn after(
    tree: &Tree,
    mut here: NodeId,
    played: &mut Vec<(NodeId, Undo)>,
    position: &mut Position,
) -> Option<NodeId> {
    loop {
        if let Some(sibling) = tree.next_sibling(here) {
            return Some(sibling);
        }
        let (parent, undo) = played.pop()?;
        position.undo(undo);
        here = parent;
    }
}

/// A move from two squares of files and ranks, or nothing when one is off the board.
pub(crate) fn move_of(from: (u8, u8), to: (u8, u8)) -> Option<Move> {
    let square = |(file, rank)| xiangqi::Square::new(file, rank);
    Some(Move::new(square(from)?, square(to)?))
}

/// Four ASCII digits: file and row from the top, twice.
pub(crate) fn digits_move(digits: [u8; 4]) -> Option<Move> {
    let [a, b, c, d] = digits.map(|digit| digit.wrapping_sub(b'0'));
    move_of((a, 9_u8.checked_sub(b)?), (c, 9_u8.checked_sub(d)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::detect::Format;

    fn record(fen: &str) -> Record {
        Record::new(Format::Pgn, xiangqi::fen::parse(fen).unwrap().setup)
    }

    fn add(record: &mut Record, parent: NodeId, m: &str) -> NodeId {
        record.tree.add(parent, Some(m.parse().unwrap()))
    }

    #[test]
    fn an_illegal_move_stops_its_own_branch_only() {
        let mut game = Record::new(Format::Pgn, Setup::start());
        let a = add(&mut game, NodeId::ROOT, "h2e2");
        let bad = add(&mut game, a, "h9h8");
        let below = add(&mut game, bad, "a0a1");
        let good = add(&mut game, a, "h9g7");
        let deep = add(&mut game, good, "h0g2");
        judge(&mut game);
        let standing = |id| game.tree.node(id).standing;
        assert_eq!(standing(bad), Standing::Illegal(xiangqi::Reason::Geometry));
        assert_eq!(standing(below), Standing::Unjudged);
        assert_eq!([standing(a), standing(good), standing(deep)], [Standing::Legal; 3]);
        let warnings: Vec<_> = game.warnings.iter().map(|w| (w.kind.code(), w.at)).collect();
        assert_eq!(warnings, [("illegal-move", Place::Ply(2))]);
    }

    #[test]
    fn a_diagram_without_kings_keeps_its_moves_unjudged() {
        let mut game = record("9/9/4n4/9/9/9/9/9/9/7CR w");
        let a = add(&mut game, NodeId::ROOT, "i0i5");
        judge(&mut game);
        assert_eq!(game.tree.node(a).standing, Standing::Unjudged);
        assert_eq!(game.warnings.len(), 2);
    }

    #[test]
    fn the_first_move_tells_the_side() {
        let mut game = Record::new(Format::Xqf, Setup::start());
        add(&mut game, NodeId::ROOT, "h9g7");
        settle_side(&mut game, None);
        assert_eq!(game.setup.turn, Color::Black);
        check_side(&mut game, Color::Red);
        assert_eq!((game.setup.turn, game.warnings.len()), (Color::Black, 1));
    }
}
