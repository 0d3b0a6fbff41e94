//! One side of a game: alpha-beta over a few plies and the captures behind them, and chance among what seems as good.

use std::collections::HashSet;

use xiangqi::{Move, Piece, Position};

use super::worth::Worth;
use crate::compose::rng::Rng;

/// More than all pieces together.
const MATE: i32 = 100_000;
/// Plies from the root at which captures and answers to checks end, whatever hangs.
const END: u32 = 10;

/// A player with a temper of its own.
pub(super) struct Player {
    worth: Worth,
    nodes: u32,
    /// Plies looked ahead, if the nodes last.
    depth: u32,
    /// How much less than the best a move may seem and still be made.
    margin: i32,
    spent: u32,
    /// Whether the nodes end the search: the first ply is always finished.
    bounded: bool,
}

impl Player {
    /// A player whose sight and carelessness are drawn by lot.
    pub(super) fn by_chance(rng: &mut Rng, nodes: u32) -> Player {
        Player {
            worth: Worth::new(),
            nodes,
            depth: *rng.pick(&[1, 2, 2, 3, 3, 4]),
            margin: i32::from(rng.between(8, 60)),
            spent: 0,
            bounded: false,
        }
    }

    /// Any move that loses nothing at once.
    pub(super) fn opening_move(&mut self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let (depth, margin) = (self.depth, self.margin);
        (self.depth, self.margin) = (2, 30);
        let chosen = self.choose(position, &HashSet::new(), rng);
        (self.depth, self.margin) = (depth, margin);
        chosen
    }

    /// A move that leads to no position of `seen`; nothing where there is none.
    pub(super) fn choose(&mut self, position: &Position, seen: &HashSet<u64>, rng: &mut Rng) -> Option<Move> {
        let mut position = position.clone();
        let score = self.score(&position);
        let mut moves = self.ordered(&position, &position.legal_moves());
        moves.retain(|&(_, m)| !seen.contains(&position.hashes_after(m).0));
        self.spent = 0;
        let mut good = Vec::new();
        for depth in 1..=self.depth {
            self.bounded = depth > 1;
            let Some(valued) = self.look(&mut position, &moves, score, depth) else { break };
            moves = valued;
            let best = moves.first().map_or(0, |&(value, _)| value);
            good.clear();
            good.extend(moves.iter().filter(|&&(value, _)| value >= best - self.margin).map(|&(_, m)| m));
        }
        (!good.is_empty()).then(|| *rng.pick(&good))
    }

    /// The moves with what they lead to, the best first; of those far behind the best an upper bound. Nothing where the nodes
    /// ran out.
    fn look(
        &mut self,
        position: &mut Position,
        moves: &[(i32, Move)],
        score: i32,
        depth: u32,
    ) -> Option<Vec<(i32, Move)>> {
        let mut best = -MATE;
        let mut valued = Vec::with_capacity(moves.len());
        for &(_, m) in moves {
            let value = self.after(position, m, score, depth, 0, (best - self.margin - 1, MATE));
            if self.is_spent() {
                return None;
            }
            best = best.max(value);
            valued.push((value, m));
        }
        valued.sort_by_key(|&(value, m)| (-value, m));
        Some(valued)
    }

    fn is_spent(&self) -> bool {
        self.bounded && self.spent >= self.nodes
    }

    /// What a move leads to, for the side that makes it.
    fn after(
        &mut self,
        position: &mut Position,
        m: Move,
        score: i32,
        depth: u32,
        ply: u32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let gained = self.gain(position, m);
        let undo = position.play_unchecked(m);
        let value = -self.value(position, -score - gained, depth - 1, ply + 1, (-beta, -alpha));
        position.undo(undo);
        value
    }

    /// What the position is worth to the side to move.
    fn value(
        &mut self,
        position: &mut Position,
        score: i32,
        depth: u32,
        ply: u32,
        (mut alpha, beta): (i32, i32),
    ) -> i32 {
        self.spent += 1;
        if self.is_spent() {
            return score;
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            return ply as i32 - MATE;
        }
        let calm = depth == 0 && (ply >= END || !position.is_check());
        let mut best = -MATE;
        if calm {
            best = score;
            if best >= beta || ply >= END {
                return best;
            }
            alpha = alpha.max(best);
        }
        for (_, m) in self.ordered(position, &legal) {
            if calm && position.piece_at(m.to).is_none() {
                continue;
            }
            let value = self.after(position, m, score, depth.max(1), ply, (alpha, beta));
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// What a move wins at once.
    fn gain(&self, position: &Position, m: Move) -> i32 {
        let taken = position.piece_at(m.to).map_or(0, |piece| self.worth.of(piece, m.to));
        let moved = |piece: Piece| self.worth.of(piece, m.to) - self.worth.of(piece, m.from);
        taken + position.piece_at(m.from).map_or(0, moved)
    }

    /// Moves in the order in which they are looked at: captures of much by little, then what improves a piece.
    fn ordered(&self, position: &Position, moves: &[Move]) -> Vec<(i32, Move)> {
        let mut ordered: Vec<(i32, Move)> = moves
            .iter()
            .map(|&m| {
                let by = position.piece_at(m.from).map_or(0, |piece| self.worth.of(piece, m.from));
                let taken = position.piece_at(m.to).map_or(0, |piece| 16 * self.worth.of(piece, m.to) - by);
                (taken + self.gain(position, m), m)
            })
            .collect();
        ordered.sort_unstable_by_key(|&(promise, m)| (-promise, m));
        ordered
    }

    /// Material and placement for the side to move.
    fn score(&self, position: &Position) -> i32 {
        let turn = position.turn();
        let board = position.board();
        board
            .pieces()
            .map(|(square, piece)| {
                let worth = self.worth.of(piece, square);
                if piece.color == turn { worth } else { -worth }
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(fen: &str, depth: u32) -> String {
        let position = Position::from_fen(fen).unwrap();
        let mut player = Player { depth, margin: 0, ..Player::by_chance(&mut Rng::new(1), 100_000) };
        player.choose(&position, &HashSet::new(), &mut Rng::new(1)).unwrap().to_string()
    }

    #[test]
    fn it_takes_what_hangs_and_leaves_what_is_guarded() {
        assert_eq!(choose("4k4/9/9/4n4/9/9/9/4R4/9/3K5 w", 1), "e2e6");
        assert_ne!(choose("3k5/9/9/9/r3p4/9/4R4/9/9/4K4 w", 2), "e3e5");
    }

    #[test]
    fn it_mates_where_it_sees_a_mate() {
        assert_eq!(choose("4k4/R8/9/9/9/9/8p/9/9/1R3K3 w", 2), "b0b9");
    }

    #[test]
    fn it_makes_no_move_where_all_lead_back() {
        let position = Position::from_fen("3k5/9/9/9/9/9/9/9/9/4K4 w").unwrap();
        let seen: HashSet<u64> = position.legal_moves().iter().map(|&m| position.hashes_after(m).0).collect();
        let mut player = Player::by_chance(&mut Rng::new(1), 100);
        assert_eq!(player.choose(&position, &seen, &mut Rng::new(1)), None);
    }
}
