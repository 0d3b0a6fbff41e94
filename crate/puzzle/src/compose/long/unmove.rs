//! Moves taken back: from which positions does a legal move lead here?
//!
//! The inverse of [`Position::play`]. A position does not know what was taken to reach it, so a move is taken back in several ways:
//! with nothing taken, and with each piece that could have stood on the point.

use xiangqi::{Board, Color, Move, Piece, Position, Role, Setup, Square};

/// A position and the legal move that leads from it to the one asked about.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// The position before the move.
    pub position: Position,
    /// The move.
    pub mv: Move,
}

/// What is asked of the move that is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any legal move.
    Any,
    /// The mover was in check before it.
    Evasion,
    /// It gave the check that stands on the board.
    Check,
}

/// All earlier positions, in order of the points. The counters of a FEN start anew in each.
pub fn unmoves(position: &Position, wanted: Wanted) -> Vec<Earlier> {
    let mover = position.turn().other();
    let board = position.board();
    let bearing = (wanted == Wanted::Check).then(|| bearing(position));
    let mut earlier = Vec::new();
    for (to, piece) in board.pieces().filter(|(_, piece)| piece.color == mover) {
        for from in Square::all().filter(|&from| board.piece_at(from).is_none() && fits(piece, from, to)) {
            if bearing.as_ref().is_some_and(|bears| !bears(from, to)) {
                continue;
            }
            for taken in taken(&board, mover.other()) {
                if let Some(before) = before(&board, mover, from, to, taken)
                    && (wanted != Wanted::Evasion || before.is_check())
                    && before.is_legal(Move::new(from, to))
                {
                    earlier.push(Earlier { position: before, mv: Move::new(from, to) });
                }
            }
        }
    }
    earlier
}

/// Nothing, and one of each role of which the side has fewer than the set holds.
fn taken(board: &Board, side: Color) -> impl Iterator<Item = Option<Piece>> {
    let count = |piece: Piece| board.pieces().filter(|&(_, other)| other == piece).count();
    let missing: Vec<Option<Piece>> = Role::ALL
        .into_iter()
        .map(|role| Piece { color: side, role })
        .filter(|&piece| count(piece) < piece.role.limit())
        .map(Some)
        .collect();
    std::iter::once(None).chain(missing)
}

fn before(board: &Board, mover: Color, from: Square, to: Square, taken: Option<Piece>) -> Option<Position> {
    let mut board = board.clone();
    board.set(from, board.piece_at(to));
    board.set(to, taken);
    Position::try_from(Setup { board, turn: mover, halfmove: 0, fullmove: 1 }).ok()
}

/// Whether the way of moving could lead from one point to the other, whatever stands between; the rules decide later.
fn fits(piece: Piece, from: Square, to: Square) -> bool {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    match piece.role {
        Role::King => files + ranks == 1 && from.in_palace(piece.color),
        Role::Pawn => files + ranks == 1,
        Role::Advisor => (files, ranks) == (1, 1) && from.in_palace(piece.color),
        Role::Elephant => (files, ranks) == (2, 2) && from.on_own_half(piece.color),
        Role::Horse => files * ranks == 2,
        Role::Rook | Role::Cannon => (files == 0) != (ranks == 0),
    }
}

/// Tells whether a move between two points could have to do with the check that stands: a checker came, or a point through which
/// one looks was left or entered.
fn bearing(position: &Position) -> impl Fn(Square, Square) -> bool + use<> {
    let king = position.king(position.turn());
    let checkers = position.checkers();
    let mut through = xiangqi::SquareSet::EMPTY;
    for checker in checkers.iter() {
        let (files, ranks) =
            (king.file() as i8 - checker.file() as i8, king.rank() as i8 - checker.rank() as i8);
        if files == 0 || ranks == 0 {
            let steps = files.abs().max(ranks.abs());
            let step = |n: i8| checker.offset(files.signum() * n, ranks.signum() * n);
            (1..steps).filter_map(step).for_each(|square| through.insert(square));
        } else if let Some(leg) = checker.offset(files / 2, ranks / 2) {
            through.insert(leg);
        }
    }
    move |from, to| checkers.contains(to) || through.contains(from) || through.contains(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every legal move of a position is among those taken back after it, and each that is taken back can be played again.
    #[test]
    fn a_move_taken_back_is_a_move_played() {
        let mut rng = crate::compose::rng::Rng::new(7);
        for _ in 0..8 {
            let mut position = Position::start();
            for _ in 0..40 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = *rng.pick(&moves);
                let mut before = position.setup();
                (before.halfmove, before.fullmove) = (0, 1);
                position.play(mv).expect("a legal move");
                let earlier = unmoves(&position, Wanted::Any);
                assert!(
                    earlier.iter().any(|e| e.mv == mv && e.position.setup() == before),
                    "{position:?} {mv}"
                );
            }
            for earlier in unmoves(&position, Wanted::Any) {
                let mut again = earlier.position.clone();
                again.play(earlier.mv).expect("legal");
                assert_eq!((again.board(), again.turn()), (position.board(), position.turn()));
            }
        }
    }

    /// What is left out by the wish for a check or an evasion is only what is none.
    #[test]
    fn checks_and_evasions_are_all_there() {
        let fen = "3k5/4a4/9/3R5/9/9/9/4B4/4A4/4K4 b - - 0 1";
        let position = Position::from_fen(fen).expect("a position");
        let all = unmoves(&position, Wanted::Any);
        let checks = unmoves(&position, Wanted::Check);
        assert!(!checks.is_empty());
        assert_eq!(checks.len(), all.iter().filter(|e| e.position.gives_check(e.mv)).count());
        let mut fled = position;
        fled.play("d9e9".parse().expect("a move")).expect("legal");
        let evasions = unmoves(&fled, Wanted::Evasion);
        let all = unmoves(&fled, Wanted::Any);
        assert_eq!(evasions.len(), all.iter().filter(|e| e.position.is_check()).count());
        assert!(!evasions.is_empty());
    }
}
