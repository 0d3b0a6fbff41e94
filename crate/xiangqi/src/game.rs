//! A game: a position with the moves that led to it, for what a position alone cannot tell.
//!
//! Repetitions are counted here and the natural limit is kept. How a repetition is ruled (长将, 长捉 and the rest) is not
//! decided here; that needs the nature of every move of the cycle.

use alloc::vec::Vec;

use crate::{Illegality, Move, Position};

/// The natural limit: so many plies without a capture draw the game (60 rounds).
pub const NATURAL_LIMIT_PLIES: u32 = 120;

/// Checks of a side beyond this number do not count towards the natural limit.
const COUNTED_CHECKS: u32 = 10;

/// A position and its history.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    plies: Vec<Ply>,
    /// The key of the position before each ply.
    keys: Vec<u64>,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ply {
    m: Move,
    captures: bool,
    checks: bool,
}

impl Game {
    /// A game that begins with a position.
    pub fn new(position: Position) -> Game {
        Game { position, plies: Vec::new(), keys: Vec::new() }
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.iter().map(|ply| ply.m)
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// Why the move is not legal; the game is then as before.
    pub fn play(&mut self, m: Move) -> Result<(), Illegality> {
        let key = self.position.hash();
        let captures = self.position.piece_at(m.to).is_some();
        self.position.play(m)?;
        self.keys.push(key);
        self.plies.push(Ply { m, captures, checks: self.position.is_check() });
        Ok(())
    }

    /// How often the position now on the board has been there, this time included (1 when it is new).
    pub fn repetition_count(&self) -> u32 {
        let reversible = self.plies.iter().rev().take_while(|ply| !ply.captures).count();
        let now = self.position.hash();
        let before = self.keys.iter().rev().take(reversible).filter(|&&key| key == now).count();
        1 + before as u32
    }

    /// Plies since the last capture as the natural limit counts them: of each side's checks at most ten.
    pub fn natural_limit_count(&self) -> u32 {
        let mut checks = [0; 2];
        let mut count = 0;
        for (back, ply) in self.plies.iter().rev().take_while(|ply| !ply.captures).enumerate() {
            if ply.checks {
                checks[back % 2] += 1;
                if checks[back % 2] > COUNTED_CHECKS {
                    continue;
                }
            }
            count += 1;
        }
        count
    }

    /// Whether the natural limit has been reached: the game is drawn.
    pub fn is_natural_limit_reached(&self) -> bool {
        self.natural_limit_count() >= NATURAL_LIMIT_PLIES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(game: &mut Game, moves: &[&str]) {
        for text in moves {
            game.play(text.parse().unwrap()).unwrap();
        }
    }

    #[test]
    fn repetitions_are_counted_since_the_last_capture() {
        let mut game = Game::new(Position::start());
        let cycle = ["b0c2", "b9c7", "c2b0", "c7b9"];
        assert_eq!(game.repetition_count(), 1);
        play(&mut game, &cycle);
        assert_eq!(game.repetition_count(), 2);
        play(&mut game, &cycle);
        assert_eq!(game.repetition_count(), 3);
        play(&mut game, &["b2b9"]);
        assert_eq!(game.repetition_count(), 1);
        assert_eq!(game.moves().count(), 9);
    }

    #[test]
    fn the_natural_limit_is_sixty_rounds() {
        let mut game = Game::new(Position::start());
        for round in 0..30 {
            assert_eq!(game.natural_limit_count(), round * 4);
            play(&mut game, &["b0c2", "b9c7", "c2b0", "c7b9"]);
        }
        assert!(game.is_natural_limit_reached());
        play(&mut game, &["b2b9"]);
        assert_eq!(game.natural_limit_count(), 0);
    }
}
