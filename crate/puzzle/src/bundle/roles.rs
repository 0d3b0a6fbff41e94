//! Which of the four crossing roles take part, as bits, and the half bytes of the pieces on a board.

use xiangqi::{Color, Piece, Role};

/// The crossing roles by bit: rook 1, horse 2, cannon 4, pawn 8.
const CROSSING: [Role; 4] = [Role::Rook, Role::Horse, Role::Cannon, Role::Pawn];

/// The bits of the roles for which `has` holds.
pub(super) fn bits(has: impl Fn(Role) -> bool) -> u8 {
    CROSSING.iter().enumerate().map(|(bit, &role)| u8::from(has(role)) << bit).sum()
}

/// 0 to 6 for Red's K A B N R C P, 7 to 13 for Black's.
pub(super) fn piece_code(piece: Piece) -> u8 {
    let role = piece.role.index() as u8;
    if piece.color == Color::Red { role } else { role + Role::ALL.len() as u8 }
}

/// The piece of a code below 14.
pub(super) fn piece(code: u8) -> Option<Piece> {
    let code = usize::from(code);
    let roles = Role::ALL.len();
    let color = if code < roles { Color::Red } else { Color::Black };
    let role = *Role::ALL.get(if code < roles { code } else { code - roles })?;
    Some(Piece { color, role })
}
