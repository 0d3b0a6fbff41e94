//! Which pieces attack a point, and how each does it.
//!
//! The board may break the rules: to ask what a king would meet on a point one puts it there and looks.

use xiangqi::{Board, Color, Move, Piece, Role, Square};

/// How a piece attacks a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// A rook along a line with nothing between.
    Line,
    /// A cannon over exactly one piece, its screen, which stands on this point.
    Screen(Square),
    /// A horse; this point, its leg, is empty.
    Leg(Square),
    /// A pawn by its step.
    Step,
    /// 照面: the other king along a file with nothing between. It covers points and pins pieces, but never gives check,
    /// because no legal move leaves the kings facing.
    Facing,
}

impl Way {
    /// The stable code: `line`, `screen`, `leg`, `step`, `facing`.
    pub const fn code(self) -> &'static str {
        match self {
            Way::Line => "line",
            Way::Screen(_) => "screen",
            Way::Leg(_) => "leg",
            Way::Step => "step",
            Way::Facing => "facing",
        }
    }

    /// The point of the screen or of the leg.
    pub const fn via(self) -> Option<Square> {
        match self {
            Way::Screen(square) | Way::Leg(square) => Some(square),
            Way::Line | Way::Step | Way::Facing => None,
        }
    }
}

/// A piece that attacks some point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// How it attacks.
    pub way: Way,
}

/// The pieces of a side that attack a point in the enemy palace, in order of squares.
///
/// What stands on the point itself makes no difference: it would be taken.
pub fn covers(board: &Board, target: Square, by: Color) -> Vec<Cover> {
    let mut list = Vec::new();
    for (square, piece) in board.pieces() {
        if piece.color == by
            && let Some(way) = way(board, square, piece, target)
        {
            list.push(Cover { square, piece, way });
        }
    }
    list
}

/// How a piece attacks a point of the enemy palace, if it does.
fn way(board: &Board, from: Square, piece: Piece, to: Square) -> Option<Way> {
    let (files, ranks) = delta(from, to);
    match piece.role {
        Role::Rook => (between(board, from, to)? == Between::Nothing).then_some(Way::Line),
        Role::Cannon => match between(board, from, to)? {
            Between::One(screen) => Some(Way::Screen(screen)),
            Between::Nothing | Between::More => None,
        },
        // Half of the long side, rounded to zero, is the step to the leg.
        Role::Horse if files.abs() * ranks.abs() == 2 => {
            from.offset(files / 2, ranks / 2).filter(|&leg| board.piece_at(leg).is_none()).map(Way::Leg)
        }
        Role::Pawn => {
            let forward = if piece.color == Color::Red { 1 } else { -1 };
            let sideways = ranks == 0 && files.abs() == 1 && !from.on_own_half(piece.color);
            (sideways || (files == 0 && ranks == forward)).then_some(Way::Step)
        }
        Role::King if files == 0 => (between(board, from, to)? == Between::Nothing).then_some(Way::Facing),
        // Advisors and elephants stay at home, and so do kings.
        Role::Horse | Role::King | Role::Advisor | Role::Elephant => None,
    }
}

/// What stands strictly between two points of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    One(Square),
    More,
}

/// What stands strictly between two points, if they are two and on one line.
fn between(board: &Board, from: Square, to: Square) -> Option<Between> {
    let (files, ranks) = delta(from, to);
    if (files == 0) == (ranks == 0) {
        return None;
    }
    let mut found = Between::Nothing;
    for step in 1..files.abs().max(ranks.abs()) {
        let square = from.offset(files.signum() * step, ranks.signum() * step)?;
        if board.piece_at(square).is_some() {
            found = match found {
                Between::Nothing => Between::One(square),
                Between::One(_) | Between::More => Between::More,
            };
        }
    }
    Some(found)
}

/// Whether a point lies strictly between two others on one line.
pub(super) fn is_between(square: Square, a: Square, b: Square) -> bool {
    let inside = |x: u8, a: u8, b: u8| (a.min(b) + 1..a.max(b)).contains(&x);
    if a.file() == b.file() {
        square.file() == a.file() && inside(square.rank(), a.rank(), b.rank())
    } else {
        a.rank() == b.rank() && square.rank() == a.rank() && inside(square.file(), a.file(), b.file())
    }
}

/// The board after a move, whatever it is.
pub(super) fn moved(board: &Board, mv: Move) -> Board {
    let mut after = board.clone();
    after.set(mv.to, board.piece_at(mv.from));
    after.set(mv.from, None);
    after
}

fn delta(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}
