//! Games that a small engine of ours plays against itself, so that there are positions that look like play.
//!
//! It judges nothing: what its search thinks of a move decides only which move is made, never what is said of a position.
//! It counts nodes, sees a few moves far and takes one of several moves that seem about as good, by seeded chance. Mates are
//! looked for in its games afterwards, by the solver ([`crate::mine`]).

mod player;
mod start;
mod worth;

use std::collections::HashSet;

use xiangqi::{Color, Move, Outcome, Piece, Position, Square};

use crate::compose::rng::Rng;
use player::Player;

/// Plies without a capture after which a game is left as it stands.
const QUIET_PLIES: u16 = 60;

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Search nodes a move; a move costs a little more where the first ply alone needs it.
    pub nodes: u32,
    /// The most plies of a game.
    pub plies: usize,
    /// How many games of a hundred begin with a random ending of few pieces, not with the start of a game.
    pub endings: usize,
}

impl Default for Style {
    /// 4,000 nodes a move, 160 plies, 30 endings of a hundred games.
    fn default() -> Style {
        Style { nodes: 4_000, plies: 160, endings: 30 }
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Where it began.
    pub start: Position,
    /// Its moves, all legal.
    pub moves: Vec<Move>,
    /// How it ended; nothing where it was left.
    pub outcome: Option<Outcome>,
}

/// Plays one game. The same seed and style give the same game.
///
/// ```
/// use puzzle::selfplay::{Style, play};
///
/// let game = play(7, Style { nodes: 100, plies: 20, endings: 0 });
/// assert_eq!(game, play(7, Style { nodes: 100, plies: 20, endings: 0 }));
/// assert_eq!(game.moves.len(), 20);
/// ```
pub fn play(seed: u64, style: Style) -> Played {
    let mut rng = Rng::new(seed);
    let start = if rng.chance(style.endings) { start::ending(&mut rng) } else { Position::start() };
    play_on(start, &mut rng, style)
}

/// Plays one game from a position of the caller's.
pub fn play_from(start: Position, seed: u64, style: Style) -> Played {
    play_on(start, &mut Rng::new(seed), style)
}

fn play_on(start: Position, rng: &mut Rng, style: Style) -> Played {
    let opening = if start == Position::start() { rng.between(2, 8).into() } else { 0 };
    let mut sides = Color::ALL.map(|_| Player::by_chance(rng, style.nodes));
    let mut position = start.clone();
    let mut seen = HashSet::from([position.hash()]);
    let mut moves = Vec::new();
    while moves.len() < style.plies && !is_over(&position) {
        let side = &mut sides[position.turn().index()];
        let chosen = if moves.len() < opening {
            side.opening_move(&position, rng)
        } else {
            side.choose(&position, &seen, rng)
        };
        let Some(mv) = chosen else { break };
        let _ = position.play_unchecked(mv);
        seen.insert(position.hash());
        moves.push(mv);
    }
    Played { start, moves, outcome: position.outcome() }
}

/// Whether the side to move has an attack on: it is not in check, can give check, and has at least two pieces beyond the
/// river.
pub fn is_attack(position: &Position) -> bool {
    let us = position.turn();
    let beyond = |(square, piece): &(Square, Piece)| piece.color == us && !square.on_own_half(us);
    !position.is_check()
        && position.board().pieces().filter(beyond).count() >= 2
        && !position.checks().is_empty()
}

/// Whether nothing more is to be expected of a game: there are no pieces that cross the river, or none was taken for long.
fn is_over(position: &Position) -> bool {
    position.halfmove() >= QUIET_PLIES || !position.board().pieces().any(|(_, piece)| piece.role.crosses())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Style = Style { nodes: 300, plies: 60, endings: 30 };

    #[test]
    fn the_seed_decides_the_game() {
        let games: Vec<Played> = (0..12).map(|seed| play(seed, SHORT)).collect();
        assert_eq!(games, (0..12).map(|seed| play(seed, SHORT)).collect::<Vec<_>>());
        let different: HashSet<String> = games.iter().map(|game| format!("{:?}", game.moves)).collect();
        assert_eq!(different.len(), games.len());
        assert!(games.iter().any(|game| game.start != Position::start()));
        let from = |seed| play_from(games[0].start.clone(), seed, SHORT);
        assert_eq!(from(1).start, games[0].start);
        assert_ne!(from(1).moves, from(2).moves);
    }

    #[test]
    fn an_attack_has_checks_and_pieces_beyond_the_river() {
        for (fen, expected) in [
            ("4k4/9/9/R8/R8/9/9/9/9/3K5 w", true),
            ("4k4/9/9/R8/9/R8/9/9/9/3K5 w", false),
            ("4k4/9/P8/P8/9/9/9/9/9/3K5 w", false),
            ("4k4/9/9/R8/R8/9/9/9/9/3K4r w", false),
        ] {
            assert_eq!(is_attack(&Position::from_fen(fen).unwrap()), expected, "{fen}");
        }
    }

    #[test]
    fn moves_are_legal_and_no_position_comes_twice() {
        for seed in 0..12 {
            let game = play(seed, SHORT);
            let mut position = game.start.clone();
            let mut seen = HashSet::from([position.hash()]);
            for &mv in &game.moves {
                position.play(mv).unwrap_or_else(|illegality| panic!("{seed} {mv}: {illegality}"));
                assert!(seen.insert(position.hash()), "{seed} {mv}");
            }
            assert_eq!(position.outcome(), game.outcome);
        }
    }
}
