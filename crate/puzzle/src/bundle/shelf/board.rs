//! The board of a puzzle: twelve bytes that say where pieces stand, and half a byte a piece that says which.

use mate::Goal;
use xiangqi::{Board, Color, Position, Setup, Square};

use super::super::bytes::Bytes;
use super::super::{FaultCode, roles};
use crate::pack::{Puzzle, bounds};

/// Bits above those of the ninety squares.
const BLACK: u32 = 90;
const ANY: u32 = 91;
const LEVEL: u32 = 92;

/// The twelve bytes of a puzzle.
#[derive(Clone, Copy)]
pub(super) struct Head(u128);

pub(super) fn write_head(puzzle: &Puzzle, out: &mut Vec<u8>) {
    let mut bits = u128::from(puzzle.level) << LEVEL;
    bits |= u128::from(puzzle.attacker() == Color::Black) << BLACK;
    bits |= u128::from(puzzle.goal == Goal::Any) << ANY;
    for (square, _) in puzzle.position.board().pieces() {
        bits |= 1 << square.index();
    }
    out.extend(&bits.to_le_bytes()[..12]);
}

pub(super) fn write_pieces(puzzle: &Puzzle, out: &mut Vec<u8>) {
    let codes: Vec<u8> =
        puzzle.position.board().pieces().map(|(_, piece)| roles::piece_code(piece)).collect();
    out.extend(codes.chunks(2).map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4));
}

impl Head {
    /// Of twelve bytes.
    pub(super) fn read(bytes: &[u8]) -> Head {
        Head(bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte)))
    }

    /// What is asked.
    pub(super) fn goal(self) -> Goal {
        if self.has(ANY) { Goal::Any } else { Goal::Checks }
    }

    /// 1 to 9, or nothing.
    pub(super) fn level(self) -> Option<u8> {
        let level = (self.0 >> LEVEL) as u8;
        (1..=bounds::LEVEL).contains(&u64::from(level)).then_some(level)
    }

    /// The position, with the pieces that come next.
    pub(super) fn position(self, bytes: &mut Bytes) -> Result<Position, FaultCode> {
        let squares: Vec<Square> = Square::all().filter(|square| self.has(square.index() as u32)).collect();
        let packed = bytes.take(squares.len().div_ceil(2))?;
        let mut codes = packed.iter().flat_map(|byte| [byte & 15, byte >> 4]);
        let mut board = Board::EMPTY;
        for square in squares {
            let piece = codes.next().and_then(roles::piece).ok_or(FaultCode::Code)?;
            board.set(square, Some(piece));
        }
        if codes.any(|rest| rest != 0) {
            return Err(FaultCode::Code);
        }
        let turn = if self.has(BLACK) { Color::Black } else { Color::Red };
        Position::try_from(Setup { board, turn, halfmove: 0, fullmove: 1 }).map_err(|_| FaultCode::Position)
    }

    fn has(self, bit: u32) -> bool {
        self.0 >> bit & 1 == 1
    }
}
