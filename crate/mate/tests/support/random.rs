//! Seeded random positions, the same on every machine: few pieces, the attackers near the enemy palace.

use xiangqi::{Board, Color, Piece, Position, Role, Setup, Square};

/// `SplitMix64` (Steele, Lea and Flood 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn square(&mut self, ranks: std::ops::Range<u8>) -> Square {
        let file = self.below(9) as u8;
        let rank = ranks.start + self.below(usize::from(ranks.end - ranks.start)) as u8;
        Square::new(file, rank).expect("on the board")
    }

    fn palace(&mut self, color: Color) -> Square {
        let file = 3 + self.below(3) as u8;
        let rank = self.below(3) as u8 + if color == Color::Black { 7 } else { 0 };
        Square::new(file, rank).expect("on the board")
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A legal position, Red to move and attack, with that many pieces besides the kings.
    pub(crate) fn position(&mut self, attackers: usize, defenders: usize) -> Position {
        loop {
            let mut board = Board::EMPTY;
            for color in Color::ALL {
                let square = self.palace(color);
                board.set(square, Some(Piece { color, role: Role::King }));
            }
            for _ in 0..attackers {
                let role = self.pick(&[
                    Role::Rook,
                    Role::Horse,
                    Role::Cannon,
                    Role::Pawn,
                    Role::Horse,
                    Role::Cannon,
                ]);
                let square = if self.below(5) == 0 { self.square(0..10) } else { self.square(5..10) };
                put(&mut board, square, Piece { color: Color::Red, role });
            }
            for _ in 0..defenders {
                let role = self.pick(&[
                    Role::Advisor,
                    Role::Advisor,
                    Role::Elephant,
                    Role::Elephant,
                    Role::Rook,
                    Role::Horse,
                    Role::Cannon,
                    Role::Pawn,
                ]);
                let square = match role {
                    Role::Advisor => self.palace(Color::Black),
                    Role::Pawn => self.square(0..7),
                    Role::Elephant => self.square(5..10),
                    _ => self.square(0..10),
                };
                put(&mut board, square, Piece { color: Color::Black, role });
            }
            let setup = Setup { board, turn: Color::Red, halfmove: 0, fullmove: 1 };
            if let Ok(position) = Position::try_from(setup) {
                return position;
            }
        }
    }
}

fn put(board: &mut Board, square: Square, piece: Piece) {
    if board.piece_at(square).is_none() {
        board.set(square, Some(piece));
    }
}

/// The mirror image, left to right.
pub(crate) fn mirror(position: &Position) -> Position {
    let setup = position.setup();
    Position::try_from(Setup { board: setup.board.mirror(), ..setup }).expect("as legal as before")
}

/// The same for the other side: turned by 180 degrees, colours exchanged.
pub(crate) fn swap(position: &Position) -> Position {
    let setup = position.setup();
    let board = setup.board.swap_colors();
    Position::try_from(Setup { board, turn: setup.turn.other(), ..setup }).expect("as legal as before")
}
