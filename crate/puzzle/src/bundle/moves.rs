//! Moves as two columns of squares, all origins before all targets, which compresses better than pairs.

use xiangqi::{Move, Square};

use super::FaultCode;
use super::bytes::Bytes;

/// Writes both columns.
pub(super) fn write<'a>(moves: impl Iterator<Item = &'a Move> + Clone, out: &mut Vec<u8>) {
    out.extend(moves.clone().map(|mv| mv.from.index() as u8));
    out.extend(moves.map(|mv| mv.to.index() as u8));
}

/// Reads so many moves.
pub(super) fn read(bytes: &mut Bytes, count: usize) -> Result<Vec<Move>, FaultCode> {
    let from = bytes.take(count)?;
    let to = bytes.take(count)?;
    let square = |byte: u8| Square::from_index(usize::from(byte)).ok_or(FaultCode::Code);
    from.iter().zip(to).map(|(&from, &to)| Ok(Move::new(square(from)?, square(to)?))).collect()
}
