//! Small changes to a placement: the neighbours that the local search looks at.
//!
//! A change may break a rule or a taste; whoever asks for it looks at what comes out. Red attacks.

use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

use super::natural::{ADVISORS, ELEPHANTS};
use super::rng::Rng;

/// A neighbour of a position, or nothing where chance came to none that could be played.
pub(super) fn neighbour(rng: &mut Rng, position: &Position) -> Option<Position> {
    let mut board = position.board();
    let times = if rng.chance(65) { 1 } else { 2 };
    for _ in 0..times {
        board = change(rng, &board)?;
    }
    playable(board)
}

/// The position of a board with Red to move and not in check, if there can be one.
pub(super) fn playable(board: Board) -> Option<Position> {
    let position = Position::try_from(Setup { board, turn: Color::Red, halfmove: 0, fullmove: 1 }).ok()?;
    (!position.is_check()).then_some(position)
}

fn change(rng: &mut Rng, board: &Board) -> Option<Board> {
    match rng.below(100) {
        0..=27 => shift(rng, board),
        28..=43 => relocate(rng, board),
        44..=57 => add(rng, board),
        58..=65 => take(rng, board),
        66..=73 => exchange(rng, board),
        74..=77 => shift_group(rng, board),
        78..=80 => Some(mirror_attackers(board)),
        81..=86 => restance(rng, board),
        87..=89 => swap(rng, board),
        _ => take_back(rng, board),
    }
}

fn some_piece(rng: &mut Rng, board: &Board, is: impl Fn(Piece) -> bool) -> Option<(Square, Piece)> {
    let pieces: Vec<(Square, Piece)> = board.pieces().filter(|&(_, p)| is(p)).collect();
    (!pieces.is_empty()).then(|| *rng.pick(&pieces))
}

fn moved(board: &Board, from: Square, to: Square) -> Option<Board> {
    if board.piece_at(to).is_some() {
        return None;
    }
    let mut next = board.clone();
    next.set(to, board.piece_at(from));
    next.set(from, None);
    Some(next)
}

/// A piece goes a point or two aside; guards and kings by their own steps.
fn shift(rng: &mut Rng, board: &Board) -> Option<Board> {
    let (from, piece) = some_piece(rng, board, |_| true)?;
    let steps: &[(i8, i8)] = match piece.role {
        Role::King => &[(0, 1), (0, -1), (1, 0), (-1, 0)],
        Role::Advisor => &[(1, 1), (1, -1), (-1, 1), (-1, -1)],
        Role::Elephant => &[(2, 2), (2, -2), (-2, 2), (-2, -2)],
        Role::Pawn => &[(1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0)],
        Role::Horse => {
            &[(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1), (1, 0), (-1, 0)]
        }
        Role::Rook | Role::Cannon => {
            &[(1, 0), (-1, 0), (0, 1), (0, -1), (3, 0), (-3, 0), (0, 3), (0, -3), (0, 5), (0, -5)]
        }
    };
    let &(file, rank) = rng.pick(steps);
    moved(board, from, from.offset(file, rank)?)
}

/// A point where a piece may stand in play.
fn place(rng: &mut Rng, piece: Piece) -> Option<Square> {
    let (file, rank) = match piece.role {
        Role::King => (rng.between(3, 5), rng.below(2) as u8),
        Role::Advisor => *rng.pick(&[(3, 0), (5, 0), (4, 1), (3, 2), (5, 2)]),
        Role::Elephant => *rng.pick(&[(2, 0), (6, 0), (4, 2), (0, 2), (8, 2), (2, 4), (6, 4)]),
        Role::Pawn => (rng.between(1, 7), rng.between(5, 8)),
        // Horses do little in corners.
        Role::Horse => (rng.between(0, 8), rng.between(1, 8)),
        Role::Rook | Role::Cannon => (rng.between(0, 8), rng.between(0, 9)),
    };
    Square::new(file, if piece.color == Color::Red { rank } else { 9 - rank })
}

/// A force goes anywhere.
fn relocate(rng: &mut Rng, board: &Board) -> Option<Board> {
    let (from, piece) = some_piece(rng, board, |p| p.role != Role::King)?;
    moved(board, from, place(rng, piece)?)
}

fn add(rng: &mut Rng, board: &Board) -> Option<Board> {
    let color = if rng.chance(50) { Color::Red } else { Color::Black };
    let roles: &[Role] = if color == Color::Red {
        &[Role::Rook, Role::Horse, Role::Cannon, Role::Pawn]
    } else {
        &[Role::Rook, Role::Horse, Role::Cannon, Role::Pawn, Role::Advisor, Role::Elephant]
    };
    let piece = Piece { color, role: *rng.pick(roles) };
    let square = place(rng, piece)?;
    if board.piece_at(square).is_some() {
        return None;
    }
    let mut next = board.clone();
    next.set(square, Some(piece));
    Some(next)
}

fn take(rng: &mut Rng, board: &Board) -> Option<Board> {
    let (square, _) = some_piece(rng, board, |p| p.role != Role::King)?;
    let mut next = board.clone();
    next.set(square, None);
    Some(next)
}

/// A force becomes another one.
fn exchange(rng: &mut Rng, board: &Board) -> Option<Board> {
    let forces = [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn];
    let (square, piece) = some_piece(rng, board, |p| forces.contains(&p.role))?;
    let role = *rng.pick(&forces);
    let mut next = board.clone();
    next.set(square, Some(Piece { role, ..piece }));
    (role != piece.role).then_some(next)
}

/// All of the attacker's forces go a file or a rank aside together.
fn shift_group(rng: &mut Rng, board: &Board) -> Option<Board> {
    let &(file, rank) = rng.pick(&[(1, 0), (-1, 0), (0, 1), (0, -1)]);
    let mut next = board.clone();
    let forces: Vec<(Square, Piece)> =
        board.pieces().filter(|(_, p)| p.color == Color::Red && p.role.crosses()).collect();
    for &(square, _) in &forces {
        next.set(square, None);
    }
    for &(square, piece) in &forces {
        let to = square.offset(file, rank)?;
        if next.piece_at(to).is_some() {
            return None;
        }
        next.set(to, Some(piece));
    }
    Some(next)
}

/// The attacker's side alone is seen in a mirror; what lands on a defender's piece takes it.
fn mirror_attackers(board: &Board) -> Board {
    let mut next = board.clone();
    let attackers: Vec<(Square, Piece)> = board.pieces().filter(|(_, p)| p.color == Color::Red).collect();
    for &(square, _) in &attackers {
        next.set(square, None);
    }
    for &(square, piece) in &attackers {
        if next.piece_at(square.mirror()).is_none_or(|other| other.role != Role::King) {
            next.set(square.mirror(), Some(piece));
        }
    }
    next
}

/// The defender's advisors or elephants take another stance.
fn restance(rng: &mut Rng, board: &Board) -> Option<Board> {
    let (role, stances) =
        if rng.chance(50) { (Role::Advisor, &ADVISORS[..9]) } else { (Role::Elephant, &ELEPHANTS[..9]) };
    let guard = Piece { color: Color::Black, role };
    let mut next = board.clone();
    for (square, piece) in board.pieces() {
        if piece == guard {
            next.set(square, None);
        }
    }
    for &(file, rank) in *rng.pick(stances) {
        let square = Square::new(file, 9 - rank)?;
        if next.piece_at(square).is_some() {
            return None;
        }
        next.set(square, Some(guard));
    }
    Some(next)
}

/// Two forces of a side change places.
fn swap(rng: &mut Rng, board: &Board) -> Option<Board> {
    let (a, first) = some_piece(rng, board, |p| p.role.crosses())?;
    let (b, second) = some_piece(rng, board, |p| p.role.crosses() && p.color == first.color)?;
    let mut next = board.clone();
    next.set(a, Some(second));
    next.set(b, Some(first));
    (first.role != second.role).then_some(next)
}

/// A move of the defender and one of the attacker are taken back, so that the mate may be one longer.
fn take_back(rng: &mut Rng, board: &Board) -> Option<Board> {
    let king_first = rng.chance(70);
    let black = |p: Piece| p.color == Color::Black && (p.role == Role::King) == king_first;
    let (from, piece) = some_piece(rng, board, black)?;
    let board = unmoved(rng, board, from, piece)?;
    let (from, piece) = some_piece(rng, &board, |p| p.color == Color::Red && p.role.crosses())?;
    unmoved(rng, &board, from, piece)
}

/// A piece goes to where it may have come from: as it moves, since but for pawns moves go both ways.
fn unmoved(rng: &mut Rng, board: &Board, from: Square, piece: Piece) -> Option<Board> {
    let mut backward = board.clone();
    if piece.role == Role::Pawn {
        let back = if piece.color == Color::Red { -1 } else { 1 };
        let &(file, rank) = rng.pick(&[(0, back), (1, 0), (-1, 0)]);
        return moved(board, from, from.offset(file, rank)?);
    }
    // Only this piece and its way matter; the loose board is asked, for it may be a position of either side.
    let targets: Vec<Square> = Square::all()
        .filter(|&to| {
            backward.piece_at(to).is_none()
                && if piece.role == Role::Cannon {
                    crate::pattern::loose::between(board, from, to).is_some_and(|b| b.is_empty())
                } else {
                    crate::pattern::loose::attacks(board, from, to)
                }
        })
        .collect();
    if targets.is_empty() {
        return None;
    }
    let &to = rng.pick(&targets);
    backward.set(to, Some(piece));
    backward.set(from, None);
    Some(backward)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_can_be_played_and_most_differ() {
        let position = Position::from_fen("2bk1ab2/1r7/9/9/9/1N3R3/6n2/9/6p2/4RK3 w").expect("a position");
        let mut rng = Rng::new(1);
        let mut seen = std::collections::HashSet::new();
        let found: Vec<Position> = (0..2_000).filter_map(|_| neighbour(&mut rng, &position)).collect();
        assert!(found.len() > 500, "{}", found.len());
        for next in &found {
            assert!(next.turn() == Color::Red && !next.is_check());
            assert!(next.setup().check().is_playable());
            seen.insert(next.hash());
        }
        assert!(seen.len() > 300, "{}", seen.len());
    }
}
