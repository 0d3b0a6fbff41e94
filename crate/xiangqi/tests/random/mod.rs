//! Seeded random positions for tests. This is the only `mod.rs`: Cargo would take `tests/random.rs` for a test of its own.

use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

/// Xorshift64* (Marsaglia 2003, Vigna 2016): small, and the same everywhere.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        let mut rng = Rng(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        rng.next();
        rng.next();
        rng
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) as usize) % n
    }
}

/// The positions of a random game, at most `plies` of them.
pub(crate) fn game_positions(seed: u64, plies: usize) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut position = Position::start();
    let mut positions = vec![position.clone()];
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Captures first in half of the cases: games would hardly thin out otherwise.
        let captures: Vec<_> = moves.iter().copied().filter(|m| position.piece_at(m.to).is_some()).collect();
        let choice = if !captures.is_empty() && rng.below(2) == 0 { &captures[..] } else { &moves[..] };
        let m = choice[rng.below(choice.len())];
        position.play(m).expect("generated moves are legal");
        positions.push(position.clone());
    }
    positions
}

/// Endless random placements that are legal positions, crowded around the palaces.
pub(crate) fn placements(rng: &mut Rng) -> impl Iterator<Item = Position> + '_ {
    core::iter::from_fn(move || {
        loop {
            let mut setup = scatter(rng);
            // Pieces on points where they can never stand are taken off rather than the whole set-up thrown away.
            for error in setup.check().errors {
                if error.kind.code().ends_with("-square") {
                    for square in error.squares {
                        setup.board.set(square, None);
                    }
                }
            }
            put_kings(rng, &mut setup);
            if let Ok(position) = Position::try_from(setup) {
                return Some(position);
            }
        }
    })
}

/// Pieces anywhere, a few more near the palaces, the counts within their limits.
pub(crate) fn scatter(rng: &mut Rng) -> Setup {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        for role in Role::ALL {
            let count = if role == Role::King { 1 } else { rng.below(role.limit() + 1) };
            for _ in 0..count {
                let square = if rng.below(3) == 0 {
                    Square::new(2 + rng.below(5) as u8, [0, 1, 2, 3, 6, 7, 8, 9][rng.below(8)])
                } else {
                    Square::from_index(rng.below(90))
                };
                let square = square.expect("on the board");
                if board.piece_at(square).is_none() {
                    board.set(square, Some(Piece { color, role }));
                }
            }
        }
    }
    Setup { board, turn: Color::ALL[rng.below(2)], halfmove: 0, fullmove: 1 }
}

/// Gives a side without a king one in its palace.
pub(crate) fn put_kings(rng: &mut Rng, setup: &mut Setup) {
    for color in Color::ALL {
        let king = Piece { color, role: Role::King };
        if !setup.board.pieces().any(|(_, piece)| piece == king) {
            let rank = if color == Color::Red { rng.below(3) } else { 7 + rng.below(3) };
            let square = Square::new(3 + rng.below(3) as u8, rank as u8).expect("on the board");
            setup.board.set(square, Some(king));
        }
    }
}
