//! Counting the leaves of the move tree, the standard test of a move generator.

use crate::Position;

/// How many sequences of `depth` legal moves there are. The last ply is counted without being played.
///
/// ```
/// let mut start = xiangqi::Position::start();
/// assert_eq!(xiangqi::perft(&mut start, 2), 1_920);
/// ```
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_count() as u64,
        _ => {
            let moves = position.legal_moves();
            let mut leaves = 0;
            for &m in &moves {
                let undo = position.play_unchecked(m);
                leaves += perft(position, depth - 1);
                position.undo(undo);
            }
            leaves
        }
    }
}
