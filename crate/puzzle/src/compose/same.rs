//! Whether two positions pose the same task, and the pieces that a task does without.

use xiangqi::{Board, Color, Piece, Position, Square};

use super::mutate::playable;
use super::rng::Rng;
use super::trial::{Judge, Trial};
use crate::distil::strip;

/// Nodes for the proof of a changed position; a task that needs more is not worth the change.
pub(super) const NODES: u64 = 8_000;

/// Whether `b` poses the task of `a` as well or better: the same length, keys and main name, no more duals, no fewer answers.
pub(super) fn is_same(judge: &Judge, a: &Trial, b: &Trial) -> bool {
    let (x, y) = (&a.proved, &b.proved);
    let wish = &judge.wish;
    x.claim.mate_in == y.claim.mate_in
        && x.claim.keys == y.claim.keys
        && wish.rank(&y.names).is_some()
        && x.names.patterns.first() == y.names.patterns.first()
        && b.duals.main <= a.duals.main
        && b.duals.side <= a.duals.side
        && b.answers >= a.answers.min(wish.answers)
}

/// The task of `trial` on another board, if it is the same.
pub(super) fn on(judge: &mut Judge, trial: &Trial, board: Board) -> Option<Trial> {
    let position = playable(board)?;
    let next = judge.prove(&position, limit(judge))?;
    is_same(judge, trial, &next).then_some(next)
}

fn limit(judge: &Judge) -> u64 {
    match judge.wish.goal {
        mate::Goal::Checks => NODES,
        mate::Goal::Any => 3 * NODES,
    }
}

/// Takes off idle pieces, kings and those that must stay apart, in an order by chance, until none is left.
pub(super) fn thin(
    rng: &mut Rng,
    judge: &mut Judge,
    start: Trial,
    stays: impl Fn(Square, Piece) -> bool,
) -> Trial {
    let mut order: Vec<Square> = Square::all().collect();
    rng.shuffle(&mut order);
    strip(
        start,
        &order,
        |trial| &trial.proved.position,
        |trial, square| {
            let position = &trial.proved.position;
            let piece = position.piece_at(square)?;
            (!stays(square, piece)).then(|| on(judge, trial, without(position, square))).flatten()
        },
    )
}

/// Guards stay: a teacher leaves them on the board.
pub(super) fn guards_stay(_: Square, piece: Piece) -> bool {
    piece.role.is_guard()
}

/// What the defender has on the attacker's half stays: against a quiet move it counts that there is something to fear.
pub(super) fn raiders_stay(square: Square, piece: Piece) -> bool {
    piece.color == Color::Black && piece.role.crosses() && square.on_own_half(Color::Red)
}

fn without(position: &Position, square: Square) -> Board {
    let mut board = position.board();
    board.set(square, None);
    board
}

/// Whether every crossing piece of the attacker is needed for the task.
pub(super) fn is_economical(judge: &mut Judge, trial: &Trial) -> bool {
    let board = trial.proved.position.board();
    let forces: Vec<Square> = board
        .pieces()
        .filter(|(_, p)| p.color == Color::Red && p.role.crosses())
        .map(|(square, _)| square)
        .collect();
    forces.into_iter().all(|square| on(judge, trial, without(&trial.proved.position, square)).is_none())
}
