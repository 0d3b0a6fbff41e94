//! A playable position: the only thing that one can move on.
//!
//! Each piece keeps a slot for its whole life (16 a side, in the order of `SLOT_ROLES`), so that a move touches two
//! points, one slot and four line masks. `ranks` and `files` hold one bit for each occupied point of a line; the
//! nearest pieces on a line are found by counting zeros. There is no 128-bit arithmetic, which wasm lacks.

use core::fmt;

use crate::movegen::Shield;
use crate::{
    Board, Color, Illegality, Move, MoveList, Outcome, Piece, Role, Setup, SetupReport, Square, SquareSet,
    zobrist,
};

/// Lengths of the tables of a position: powers of two, so that a masked index is always in range and costs no test.
const POINTS: usize = 128;
const SLOTS: usize = 32;
const LINES: usize = 16;

/// The content of a point without a piece.
pub(crate) const EMPTY: u8 = 32;
/// The place of a piece that is not on the board.
pub(crate) const OFF: u8 = 0xFF;

/// The role of each slot of a side.
const SLOT_ROLES: [Role; 16] = [
    Role::King,
    Role::Advisor,
    Role::Advisor,
    Role::Elephant,
    Role::Elephant,
    Role::Horse,
    Role::Horse,
    Role::Rook,
    Role::Rook,
    Role::Cannon,
    Role::Cannon,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
];

/// The first slot of a role within a side, and how many there are.
pub(crate) const fn slots_of(role: Role) -> (u8, u8) {
    match role {
        Role::King => (0, 1),
        Role::Advisor => (1, 2),
        Role::Elephant => (3, 2),
        Role::Horse => (5, 2),
        Role::Rook => (7, 2),
        Role::Cannon => (9, 2),
        Role::Pawn => (11, 5),
    }
}

/// The first slot of a side.
pub(crate) const fn base(color: Color) -> u8 {
    (color as u8) << 4
}

/// The role of an occupied slot.
pub(crate) const fn role_of(slot: u8) -> Role {
    SLOT_ROLES[(slot & 15) as usize]
}

/// Whether a slot (or [`EMPTY`]) holds this role of this side.
pub(crate) const fn is(slot: u8, color: Color, role: Role) -> bool {
    let (first, count) = slots_of(role);
    slot.wrapping_sub(base(color) + first) < count
}

/// Whether a slot (or [`EMPTY`]) holds any piece of this side.
pub(crate) const fn belongs_to(slot: u8, color: Color) -> bool {
    slot >> 4 == color as u8
}

/// A legal position with the side to move. Two positions are equal when pieces, side and counters are.
#[derive(Clone)]
pub struct Position {
    /// The slot on each point, or `EMPTY`.
    cells: [u8; POINTS],
    /// The point of each slot, or `OFF`.
    places: [u8; SLOTS],
    /// The occupied files of each rank.
    ranks: [u16; LINES],
    /// The occupied ranks of each file.
    files: [u16; LINES],
    turn: Color,
    halfmove: u16,
    fullmove: u32,
    hash: u64,
    mirrored_hash: u64,
}

/// What [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Undo {
    m: Move,
    captured: u8,
    halfmove: u16,
}

impl Undo {
    /// The move that was made.
    pub const fn played(self) -> Move {
        self.m
    }

    /// What it took.
    pub fn captured(self) -> Option<Piece> {
        (self.captured != EMPTY).then(|| piece_of(self.captured))
    }
}

pub(crate) fn piece_of(slot: u8) -> Piece {
    Piece { color: if slot < 16 { Color::Red } else { Color::Black }, role: role_of(slot) }
}

impl Position {
    /// The start of a game.
    pub fn start() -> Position {
        Position::build(&Setup::start())
    }

    /// The position of a set-up in which pieces other than the kings may stand on points that their moves never reach.
    /// Old books have a few such diagrams; from where it stands, each piece moves by its rules.
    ///
    /// # Errors
    /// All faults of the set-up, when it has one that play cannot do without.
    pub fn try_from_loose(setup: &Setup) -> Result<Position, SetupReport> {
        let report = setup.check();
        if report.is_loosely_playable() { Ok(Position::build(setup)) } else { Err(report) }
    }

    /// Takes a set-up that has passed its check.
    fn build(setup: &Setup) -> Position {
        let mut position = Position {
            cells: [EMPTY; POINTS],
            places: [OFF; SLOTS],
            ranks: [0; LINES],
            files: [0; LINES],
            turn: setup.turn,
            halfmove: setup.halfmove,
            fullmove: setup.fullmove,
            hash: 0,
            mirrored_hash: 0,
        };
        if setup.turn == Color::Black {
            position.flip_turn_key();
        }
        let mut used = [[0; 7]; 2];
        for (square, piece) in setup.board.pieces() {
            let used = &mut used[piece.color.index()][piece.role.index()];
            let slot = base(piece.color) + slots_of(piece.role).0 + *used;
            *used += 1;
            position.put(slot, square);
        }
        position
    }

    /// The position as a loose set-up.
    pub fn setup(&self) -> Setup {
        Setup { board: self.board(), turn: self.turn, halfmove: self.halfmove, fullmove: self.fullmove }
    }

    /// The piece map.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            board.set(square, self.piece_at(square));
        }
        board
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Plies since the last capture.
    pub const fn halfmove(&self) -> u16 {
        self.halfmove
    }

    /// The number of the round, from 1.
    pub const fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// The piece on a point.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let slot = self.slot_on(square.raw_index());
        (slot != EMPTY).then(|| piece_of(slot))
    }

    /// The slot on a point; `EMPTY` where there is none, and for `OFF`.
    pub(crate) const fn slot_on(&self, point: u8) -> u8 {
        self.cells[point as usize % POINTS]
    }

    /// The point of a slot, or `OFF`.
    pub(crate) const fn place_of(&self, slot: u8) -> u8 {
        self.places[slot as usize % SLOTS]
    }

    /// The point of a side's king.
    pub(crate) const fn king_place(&self, color: Color) -> u8 {
        self.place_of(base(color))
    }

    /// The occupied files of a rank.
    pub(crate) const fn files_of_rank(&self, rank: u8) -> u16 {
        self.ranks[rank as usize % LINES]
    }

    /// The occupied ranks of a file.
    pub(crate) const fn ranks_of_file(&self, file: u8) -> u16 {
        self.files[file as usize % LINES]
    }

    /// Where a side's king stands.
    pub const fn king(&self, color: Color) -> Square {
        Square::raw(self.king_place(color))
    }

    /// A 64-bit key of pieces and side to move (not of the counters). Equal positions have equal keys.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The key of the mirror image, left to right.
    pub const fn mirrored_hash(&self) -> u64 {
        self.mirrored_hash
    }

    /// [`Position::hash`] and [`Position::mirrored_hash`] after a move, without making it.
    pub fn hashes_after(&self, m: Move) -> (u64, u64) {
        let (mut hash, mut mirrored) =
            (self.hash ^ zobrist::BLACK_TO_MOVE, self.mirrored_hash ^ zobrist::BLACK_TO_MOVE);
        let mut toggle = |slot: u8, square: Square| {
            let piece = piece_of(slot);
            hash ^= zobrist::key(piece, square);
            mirrored ^= zobrist::key(piece, square.mirror());
        };
        let slot = self.slot_on(m.from.raw_index());
        toggle(slot, m.from);
        toggle(slot, m.to);
        let captured = self.slot_on(m.to.raw_index());
        if captured != EMPTY {
            toggle(captured, m.to);
        }
        (hash, mirrored)
    }

    /// All legal moves. The order is fixed for a position with the same history of slots; sort it where the
    /// order matters.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(&mut moves);
        moves
    }

    /// How many legal moves there are.
    pub fn legal_count(&self) -> usize {
        let mut count = crate::movegen::Count::default();
        self.generate(&mut count);
        count.moves()
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut any = crate::movegen::Any::default();
        self.generate(&mut any);
        any.0
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        self.illegality(m).is_none()
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.attacked(self.king_place(self.turn), self.turn.other())
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> SquareSet {
        let shield = Shield::of(self, self.turn);
        shield.checkers().map(Square::raw).collect()
    }

    /// How the game has ended, if the side to move has no legal move.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.has_legal_move() {
            return None;
        }
        let winner = self.turn.other();
        Some(if self.is_check() { Outcome::Checkmate { winner } } else { Outcome::Stalemate { winner } })
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    /// Why it is not; the position is then as before.
    pub fn play(&mut self, m: Move) -> Result<(), Illegality> {
        if let Some(illegality) = self.illegality(m) {
            return Err(illegality);
        }
        let _undo = self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    /// May panic, or leave nonsense, when the first point is empty; a king must not be taken.
    pub fn play_unchecked(&mut self, m: Move) -> Undo {
        let slot = self.slot_on(m.from.raw_index());
        let captured = self.slot_on(m.to.raw_index());
        let undo = Undo { m, captured, halfmove: self.halfmove };
        if captured == EMPTY {
            self.halfmove = self.halfmove.saturating_add(1);
        } else {
            self.lift(captured, m.to);
            self.halfmove = 0;
        }
        self.lift(slot, m.from);
        self.put(slot, m.to);
        if self.turn == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.pass();
        undo
    }

    /// Takes back the last move, given what [`Position::play_unchecked`] returned for it.
    pub fn undo(&mut self, undo: Undo) {
        self.pass();
        if self.turn == Color::Black {
            self.fullmove = self.fullmove.saturating_sub(1);
        }
        let slot = self.slot_on(undo.m.to.raw_index());
        self.lift(slot, undo.m.to);
        self.put(slot, undo.m.from);
        if undo.captured != EMPTY {
            self.put(undo.captured, undo.m.to);
        }
        self.halfmove = undo.halfmove;
    }

    /// Gives the turn to the other side without a move; a second call takes that back. No move of the game, but the test of
    /// a threat: what would happen if the side to move did nothing? The side to move must not be in check, else its king
    /// could be taken.
    pub fn pass(&mut self) {
        self.turn = self.turn.other();
        self.flip_turn_key();
    }

    fn flip_turn_key(&mut self) {
        self.hash ^= zobrist::BLACK_TO_MOVE;
        self.mirrored_hash ^= zobrist::BLACK_TO_MOVE;
    }

    fn put(&mut self, slot: u8, square: Square) {
        self.cells[square.index() % POINTS] = slot;
        self.places[slot as usize % SLOTS] = square.raw_index();
        self.toggle(slot, square);
    }

    fn lift(&mut self, slot: u8, square: Square) {
        self.cells[square.index() % POINTS] = EMPTY;
        self.places[slot as usize % SLOTS] = OFF;
        self.toggle(slot, square);
    }

    fn toggle(&mut self, slot: u8, square: Square) {
        self.ranks[square.rank() as usize % LINES] ^= 1 << square.file();
        self.files[square.file() as usize % LINES] ^= 1 << square.rank();
        let piece = piece_of(slot);
        self.hash ^= zobrist::key(piece, square);
        self.mirrored_hash ^= zobrist::key(piece, square.mirror());
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupReport;

    fn try_from(setup: Setup) -> Result<Position, SetupReport> {
        let report = setup.check();
        if report.is_playable() { Ok(Position::build(&setup)) } else { Err(report) }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.hash == other.hash && self.setup() == other.setup()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}\n{:?} to move", self.board(), self.turn)
    }
}
