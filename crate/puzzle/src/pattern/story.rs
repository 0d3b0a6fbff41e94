//! One line of play and its final position, told from the attacker's side: what the pattern rules look at.
//!
//! The board is turned so that the attacker is Red at the bottom and the defender's palace is d7 to f9, whichever side
//! really attacks. On the final position every piece is asked what it is good for: **essential** is an attacker's piece
//! without which the position is no longer won, **blocking** a defender's piece whose absence would give its side a move.

use mate::explain;
use xiangqi::{Board, Color, Move, Piece, Position, Role, Square};

use super::loose;
use super::sight::Sight;

/// One move of the line.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The piece that moved.
    pub piece: Piece,
    /// The move, on the turned board.
    pub mv: Move,
    /// What it took.
    pub taken: Option<Piece>,
    /// Attacker's pieces that check after the move (attacker moves only), or whether the move checks the attacker
    /// (defender moves: its own square stands for the fact).
    pub checkers: Vec<Square>,
    /// Attacker moves only: a piece checks that the move uncovered. A piece that stepped between as a screen uncovers
    /// nothing.
    pub uncovers: bool,
    /// Attacker moves only: the piece that the reply takes, when it is given for less than its worth.
    pub given: Option<Role>,
}

impl Ply {
    /// The same move on the board that is turned so that the attacker is Red.
    fn turned(deed: &explain::Deed, attacker: Color) -> Ply {
        let straight = attacker == Color::Red;
        let mv = if straight { deed.mv } else { deed.mv.rotate() };
        let piece = |piece: Piece| {
            if straight { piece } else { Piece { color: piece.color.other(), ..piece } }
        };
        let square = |square: Square| if straight { square } else { square.rotate() };
        let mut checkers: Vec<Square> = if deed.attacks {
            deed.checks.iter().map(|check| square(check.by.square)).collect()
        } else {
            deed.checks.first().map(|_| mv.to).into_iter().collect()
        };
        xiangqi::order::by_key(&mut checkers, |square| *square);
        Ply {
            piece: piece(deed.piece),
            mv,
            taken: deed.captured.map(piece),
            checkers,
            uncovers: deed.attacks && deed.discovers(),
            given: deed.given.map(|piece| piece.role),
        }
    }

    /// Whether the attacker made it.
    pub fn by_attacker(&self) -> bool {
        self.piece.color == Color::Red
    }

    /// Whether it gives check.
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

/// A line of play ending in 将死 or 困毙, on the turned board.
#[derive(Clone, Debug)]
pub struct Story {
    /// The moves in order.
    pub plies: Vec<Ply>,
    /// The final position.
    pub board: Board,
    /// The defender's king on it.
    pub king: Square,
    /// Attacker's pieces that give check.
    pub checkers: Vec<Square>,
    /// Attacker's pieces, the king included, without which the defender would have a move.
    pub essential: Vec<Square>,
    /// Defender's pieces, the king apart, without which the defender would have a move.
    pub blockers: Vec<Square>,
}

impl Story {
    /// The story of a line that starts at `position` with the attacker to move.
    ///
    /// Nothing when a move is not legal or the line does not end with a defender who has no legal move.
    pub fn tell(position: &Position, line: &[Move]) -> Option<Story> {
        let attacker = position.turn();
        let mut end = position.clone();
        for &mv in line {
            end.play(mv).ok()?;
        }
        if end.turn() == attacker || end.has_legal_move() {
            return None;
        }
        let board = end.board();
        let board = if attacker == Color::Red { board } else { board.swap_colors() };
        Story::of_final(
            board,
            explain::deeds(position, line)?.iter().map(|deed| Ply::turned(deed, attacker)).collect(),
        )
    }

    fn of_final(board: Board, plies: Vec<Ply>) -> Option<Story> {
        let king = loose::king(&board, Color::Black)?;
        let checkers = loose::checkers(&board);
        let mut essential = Vec::new();
        let mut blockers = Vec::new();
        for (square, piece) in board.pieces() {
            if square == king || !loose::can_reply(&loose::without(&board, square)) {
                continue;
            }
            if piece.color == Color::Red { essential.push(square) } else { blockers.push(square) }
        }
        Some(Story { plies, board, king, checkers, essential, blockers })
    }

    /// The points of the final position.
    pub(super) fn sight(&self, squares: Vec<Square>) -> Sight {
        Sight::at(self.plies.len(), squares)
    }

    /// Whether an attacker's piece of a role stands on a point of the final position.
    pub fn is_attackers(&self, square: Square, role: Role) -> bool {
        self.board.piece_at(square) == Some(Piece { color: Color::Red, role })
    }

    /// Whether a defender's piece stands on a point of the final position.
    pub fn is_defenders(&self, square: Square) -> bool {
        self.board.piece_at(square).is_some_and(|p| p.color == Color::Black)
    }

    /// Whether a defender's piece of a role stands on a point of the final position.
    pub fn is_defenders_of(&self, square: Square, role: Role) -> bool {
        self.board.piece_at(square) == Some(Piece { color: Color::Black, role })
    }

    /// The role on a point of the final position.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.board.piece_at(square).map(|p| p.role)
    }

    /// Essential attacker pieces of a role.
    pub fn essential_of(&self, role: Role) -> Vec<Square> {
        self.essential.iter().copied().filter(|&s| self.role_at(s) == Some(role)).collect()
    }

    /// Checking pieces of a role.
    pub fn checkers_of(&self, role: Role) -> Vec<Square> {
        self.checkers.iter().copied().filter(|&s| self.role_at(s) == Some(role)).collect()
    }

    /// Attacker's pieces of a role on the final position, essential or not.
    pub fn attackers_of(&self, role: Role) -> Vec<Square> {
        let wanted = Piece { color: Color::Red, role };
        self.board.pieces().filter(|&(_, p)| p == wanted).map(|(s, _)| s).collect()
    }

    /// Whether an attacker's piece is essential or gives check.
    pub fn works(&self, square: Square) -> bool {
        self.essential.contains(&square) || self.checkers.contains(&square)
    }

    /// The attacker's moves in order.
    pub fn attacker_plies(&self) -> Vec<&Ply> {
        self.plies.iter().filter(|p| p.by_attacker()).collect()
    }

    /// Points next to the defender's king inside its palace.
    pub fn flights(&self) -> Vec<Square> {
        [(0, 1), (0, -1), (1, 0), (-1, 0)]
            .into_iter()
            .filter_map(|(f, r)| self.king.offset(f, r))
            .filter(|s| s.in_palace(Color::Black))
            .collect()
    }

    /// The piece between a checking cannon and the king.
    pub fn screen_of(&self, cannon: Square) -> Option<Square> {
        loose::between(&self.board, cannon, self.king)?.first().copied()
    }

    /// The board before each ply, then the final one.
    pub fn boards(&self) -> Vec<Board> {
        let mut board = self.board.clone();
        let mut boards = vec![board.clone()];
        for ply in self.plies.iter().rev() {
            board.set(ply.mv.from, Some(ply.piece));
            board.set(ply.mv.to, ply.taken);
            boards.push(board.clone());
        }
        boards.reverse();
        boards
    }

    /// Where the attacker's piece that stands on `square` before ply `from` ends, and whether it has moved; nothing when
    /// it is taken.
    fn follow(&self, square: Square, from: usize) -> Option<(Square, bool)> {
        let mut at = square;
        let mut moved = false;
        for ply in &self.plies[from..] {
            if ply.by_attacker() && ply.mv.from == at {
                at = ply.mv.to;
                moved = true;
            } else if !ply.by_attacker() && ply.mv.to == at {
                return None;
            }
        }
        Some((at, moved))
    }

    /// Whether the attacker's piece that stands on `square` before ply `from` moves or gives check after that, is given
    /// up, or is essential at the end.
    pub fn takes_part(&self, square: Square, from: usize) -> bool {
        match self.follow(square, from) {
            None => true,
            Some((end, moved)) => {
                moved || self.works(end) || self.plies[from..].iter().any(|p| p.checkers.contains(&square))
            }
        }
    }

    /// Whether the piece that stands on `square` before ply `from` is essential where it ends.
    pub fn is_essential_later(&self, square: Square, from: usize) -> bool {
        self.follow(square, from).is_some_and(|(end, _)| self.essential.contains(&end))
    }

    /// Whether the piece that ends on `square` gave check from there earlier in the line.
    pub fn has_checked_from(&self, square: Square) -> bool {
        let since = self.plies.iter().rposition(|p| p.mv.to == square).unwrap_or(0);
        self.plies[since..].iter().any(|p| p.by_attacker() && p.checkers.contains(&square))
    }
}
