//! Where what stands in a CBR of version 1 and 2.

use xiangqi::{Color, Piece, Role, Square};

/// The signature, zero included.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridge Record\0";
pub(super) const VERSION: usize = 19;
pub(super) const GUID: usize = 20;
/// The bytes of a square index run from the upper left point, row by row.
pub(super) const BOARD_LEN: usize = 90;

/// Marks of a tree entry.
pub(super) const IS_LAST: u8 = 1;
pub(super) const HAS_SIBLING: u8 = 2;
pub(super) const HAS_COMMENT: u8 = 4;
pub(super) const ALL_MARKS: u8 = 7;

/// The offsets of one version.
pub(super) struct Layout {
    /// Texts: offset, bytes, name.
    pub(super) fields: &'static [(usize, usize, &'static str)],
    pub(super) kind: usize,
    pub(super) result: usize,
    pub(super) side: usize,
    pub(super) round: usize,
    pub(super) board: usize,
    pub(super) tree: usize,
    /// Whether squares of moves are two nibbles, file and row from the top, and not an index.
    pub(super) nibbles: bool,
}

/// The tag that keeps what kind of game it is (0 played, 1 composed, 2 played ending, 3 composed ending).
pub(super) const KIND_TAG: &str = "CbrType";
/// The tag that keeps a result of "several".
pub(super) const SEVERAL_TAG: &str = "CbrResult";

pub(super) static V2: Layout = Layout {
    fields: &[
        (52, 128, "Script"),
        (180, 128, "Title"),
        (308, 256, "Path"),
        (564, 64, "Source"),
        (628, 64, "EventClass"),
        (692, 64, "Event"),
        (756, 64, "Round"),
        (820, 32, "Group"),
        (852, 32, "Table"),
        (884, 64, "Date"),
        (948, 64, "Site"),
        (1012, 64, "TimeControl"),
        (1076, 64, "Red"),
        (1140, 64, "RedTeam"),
        (1204, 64, "RedTime"),
        (1268, 32, "RedElo"),
        (1300, 64, "Black"),
        (1364, 64, "BlackTeam"),
        (1428, 64, "BlackTime"),
        (1492, 32, "BlackElo"),
        (1524, 64, "Referee"),
        (1588, 64, "Recorder"),
        (1652, 64, "Annotator"),
        (1716, 64, "AnnotatorMail"),
        (1780, 64, "Author"),
        (1844, 64, "AuthorMail"),
        (1908, 40, "Created"),
        (1972, 40, "Modified"),
        (2044, 32, "Property"),
        (2080, 32, "Termination"),
    ],
    kind: 2040,
    result: 2076,
    side: 2112,
    round: 2116,
    board: 2120,
    tree: 2214,
    nibbles: false,
};

pub(super) static V1: Layout = Layout {
    fields: &[
        (52, 128, "Title"),
        (180, 256, "Path"),
        (436, 64, "Source"),
        (500, 64, "EventClass"),
        (564, 64, "Event"),
        (628, 64, "Round"),
        (692, 32, "Group"),
        (724, 32, "Table"),
        (756, 64, "Date"),
        (820, 64, "Site"),
        (884, 64, "TimeControl"),
        (948, 64, "Red"),
        (1012, 64, "RedTeam"),
        (1076, 64, "RedTime"),
        (1140, 32, "RedElo"),
        (1172, 64, "Black"),
        (1236, 64, "BlackTeam"),
        (1300, 64, "BlackTime"),
        (1364, 32, "BlackElo"),
        (1396, 64, "Annotator"),
        (1460, 64, "AnnotatorMail"),
        (1524, 64, "Author"),
        (1588, 64, "AuthorMail"),
        (1652, 40, "Created"),
        (1716, 40, "Modified"),
        (1788, 32, "Property"),
        (1824, 32, "Termination"),
    ],
    kind: 1784,
    result: 1820,
    side: 1856,
    round: 1860,
    board: 1864,
    tree: 1958,
    nibbles: true,
};

/// The roles by their low nibble, from 1.
const ROLES: [Role; 7] =
    [Role::Rook, Role::Horse, Role::Elephant, Role::Advisor, Role::King, Role::Cannon, Role::Pawn];

/// The piece of a board byte.
pub(super) fn piece_of(byte: u8) -> Option<Piece> {
    let color = match byte >> 4 {
        1 => Color::Red,
        2 => Color::Black,
        _ => return None,
    };
    let role = *ROLES.get(usize::from(byte & 15).checked_sub(1)?)?;
    Some(Piece { color, role })
}

/// The board byte of a piece.
pub(super) fn byte_of(piece: Piece) -> u8 {
    let nibble = match piece.role {
        Role::Rook => 1,
        Role::Horse => 2,
        Role::Elephant => 3,
        Role::Advisor => 4,
        Role::King => 5,
        Role::Cannon => 6,
        Role::Pawn => 7,
    };
    let color = match piece.color {
        Color::Red => 0x10,
        Color::Black => 0x20,
    };
    color | nibble
}

/// The square of an index that runs from the upper left.
pub(super) fn square_of(index: u8) -> Option<Square> {
    Square::new(index % 9, 9_u8.checked_sub(index / 9)?)
}

/// The index of a square.
pub(super) const fn index_of(square: Square) -> u8 {
    (9 - square.rank()) * 9 + square.file()
}
