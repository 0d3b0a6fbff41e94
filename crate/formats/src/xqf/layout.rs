//! Where what stands in an XQF header, and which piece each place of the piece table belongs to.

use xiangqi::{Board, Color, Move, Piece, Role, Square};

/// The signature.
pub(super) const MAGIC: &[u8; 2] = b"XQ";
pub(super) const VERSION: usize = 0x02;
pub(super) const KEY_MASK: usize = 0x03;
pub(super) const KEY_OR: usize = 0x08;
pub(super) const KEY_SUM: usize = 0x0C;
/// Keys of the piece table, the first and the second square of a move.
pub(super) const KEY_SQUARES: usize = 0x0D;
pub(super) const PIECES: usize = 0x10;
pub(super) const SIDE: usize = 0x32;
pub(super) const RESULT: usize = 0x33;
pub(super) const STAGE: usize = 0x40;
/// Where the header ends and the tree begins.
pub(super) const HEADER_LEN: usize = 0x400;

/// The last version without scrambling, the first with a rotated piece table, and the last one known (1.8).
pub(super) const PLAIN_UP_TO: u8 = 0x0A;
pub(super) const ROTATED_FROM: u8 = 0x0C;
pub(super) const NEWEST: u8 = 0x12;

/// Text fields: offset of the length byte, bytes of text at most, name.
pub(super) const FIELDS: [(usize, usize, &str); 11] = [
    (0x50, 63, "Title"),
    (0xD0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x190, 15, "RedTime"),
    (0x1A0, 15, "BlackTime"),
    (0x1D0, 15, "Annotator"),
    (0x1E0, 15, "Author"),
];

/// The tag that keeps the stage of the game (0 whole game, 1 opening, 2 middle game, 3 ending), where it is not what
/// the set-up says.
pub(super) const STAGE_TAG: &str = "XqfType";

/// Bits of a record's flags since version 1.1.
pub(super) const HAS_CHILD: u8 = 0x80;
pub(super) const HAS_SIBLING: u8 = 0x40;
pub(super) const HAS_COMMENT: u8 = 0x20;

/// What is added to the squares of a move.
pub(super) const FROM_BASE: u8 = 24;
pub(super) const TO_BASE: u8 = 32;

/// The pieces of the table in the order of their places, which the table of 象棋桥 2.1 and `DhtmlXQ` shares.
pub(crate) fn table_piece(place: usize) -> Piece {
    use Role::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    const ROLES: [Role; 16] = [
        Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn, Pawn,
        Pawn, Pawn, Pawn,
    ];
    let color = if place < 16 { Color::Red } else { Color::Black };
    Piece { color, role: ROLES[place % 16] }
}

/// The places of the table for a board, and whether every piece found one: no more than a set has.
pub(crate) fn table_of(board: &Board) -> ([Option<Square>; 32], bool) {
    let mut table = [None; 32];
    let mut complete = true;
    for (square, piece) in board.pieces() {
        let place = (0..32).find(|&place| table[place].is_none() && table_piece(place) == piece);
        match place {
            Some(place) => table[place] = Some(square),
            None => complete = false,
        }
    }
    (table, complete)
}

/// A square as file times ten plus rank.
pub(super) fn square_of(byte: u8) -> Option<Square> {
    Square::new(byte / 10, byte % 10)
}

/// The byte of a square.
pub(super) const fn byte_of(square: Square) -> u8 {
    square.file() * 10 + square.rank()
}

/// A move from its two bytes with the bases taken off.
pub(super) fn move_of(from: u8, to: u8) -> Option<Move> {
    Some(Move::new(square_of(from)?, square_of(to)?))
}
