//! Random placements that lean towards a pattern.

use xiangqi::{Board, Color, Piece, Position, Role, Square};

use super::mutate::playable;
use super::natural::{ADVISORS, ELEPHANTS};
use super::rng::Rng;
use super::skeleton::{Court, Skeleton, Zone};

/// Lengths from which another attacker is placed.
const LONG: u16 = 4;

/// A legal position with Red to move and not in check, or nothing where chance put pieces on each other or broke a rule.
///
/// `target` is the length that is looked for: long mates need more pieces.
pub(super) fn place(rng: &mut Rng, skeleton: &Skeleton, target: u16) -> Option<Position> {
    let mut board = Board::EMPTY;
    defender(rng, skeleton.court, &mut board)?;
    attacker(rng, skeleton, target, &mut board)?;
    if rng.chance(50) {
        board = board.mirror();
    }
    playable(board)
}

/// A piece on a free point; nothing where another stands.
pub(super) fn put(board: &mut Board, color: Color, role: Role, square: Square) -> Option<()> {
    if board.piece_at(square).is_some() {
        return None;
    }
    board.set(square, Some(Piece { color, role }));
    Some(())
}

fn in_zone(rng: &mut Rng, zone: Zone) -> Option<Square> {
    Square::new(rng.between(zone.files.0, zone.files.1), rng.between(zone.ranks.0, zone.ranks.1))
}

/// One of several pieces at a free point of a zone; a few tries, then nothing.
fn put_in(rng: &mut Rng, board: &mut Board, color: Color, role: Role, zone: Zone) -> Option<()> {
    for _ in 0..4 {
        let square = in_zone(rng, zone)?;
        if put(board, color, role, square).is_some() {
            return Some(());
        }
    }
    None
}

fn attacker(rng: &mut Rng, skeleton: &Skeleton, target: u16, board: &mut Board) -> Option<()> {
    let king = *rng.pick(&[(4, 0), (4, 0), (4, 0), (3, 0), (5, 0), (3, 0), (5, 0), (4, 1)]);
    put(board, Color::Red, Role::King, Square::new(king.0, king.1)?)?;
    if rng.chance(25) {
        let _ = put(board, Color::Red, Role::Advisor, Square::new(4, 1)?);
    }
    for &(role, zone) in skeleton.pieces {
        put_in(rng, board, Color::Red, role, zone)?;
    }
    let least = usize::from(skeleton.pieces.len() < 2)
        + usize::from(skeleton.pieces.is_empty())
        + usize::from(target >= LONG);
    if skeleton.helpers.is_empty() {
        return Some(());
    }
    for _ in 0..least + rng.below(2) {
        let &(role, zone) = rng.pick(skeleton.helpers);
        put_in(rng, board, Color::Red, role, zone)?;
    }
    Some(())
}

fn guards(rng: &mut Rng, board: &mut Board, stances: &[&[(u8, u8)]], role: Role) -> Option<()> {
    for &(file, rank) in *rng.pick(stances) {
        put(board, Color::Black, role, Square::new(file, 9 - rank)?)?;
    }
    Some(())
}

fn defender(rng: &mut Rng, court: Court, board: &mut Board) -> Option<()> {
    let home = [(4, 9), (4, 9), (4, 9), (4, 9), (3, 9), (5, 9)];
    let out = [(3, 9), (3, 8), (4, 8), (5, 8), (3, 7), (4, 7), (5, 9)];
    let king = match court {
        Court::Home | Court::Crowded | Court::Heart => *rng.pick(&home),
        Court::Out => *rng.pick(&out),
        Court::Bare => *rng.pick(&[(4, 9), (3, 9), (3, 8), (4, 8), (3, 7), (5, 9)]),
    };
    put(board, Color::Black, Role::King, Square::new(king.0, king.1)?)?;
    let usual = &ADVISORS[1..9];
    match court {
        Court::Home | Court::Crowded => guards(rng, board, usual, Role::Advisor)?,
        Court::Out => guards(rng, board, &ADVISORS[..9], Role::Advisor)?,
        Court::Heart => guards(rng, board, &[ADVISORS[3], ADVISORS[5], ADVISORS[6]], Role::Advisor)?,
        Court::Bare => guards(rng, board, &ADVISORS[..4], Role::Advisor)?,
    }
    match court {
        Court::Bare => guards(rng, board, &ELEPHANTS[..4], Role::Elephant)?,
        _ => guards(rng, board, &ELEPHANTS[..9], Role::Elephant)?,
    }
    let others = match court {
        Court::Crowded => 1 + rng.below(3),
        Court::Bare => rng.below(3),
        _ => rng.below(4),
    };
    let anywhere = Zone { files: (0, 8), ranks: (0, 9) };
    let close = Zone { files: (3, 5), ranks: (7, 9) };
    for _ in 0..others {
        let role = *rng.pick(&[Role::Rook, Role::Horse, Role::Cannon, Role::Pawn, Role::Pawn]);
        let zone = match role {
            Role::Pawn => Zone { files: (2, 6), ranks: (1, 3) },
            _ if court == Court::Crowded => close,
            _ => anywhere,
        };
        put_in(rng, board, Color::Black, role, zone)?;
    }
    Some(())
}
