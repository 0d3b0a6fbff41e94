//! How a game ends on the board.

use crate::Color;

/// The side to move has no legal move and has lost (rules, article on 将死 and 困毙: both lose alike).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// 将死: no legal move, and the king is in check.
    Checkmate {
        /// Who gave mate.
        winner: Color,
    },
    /// 困毙: no legal move without being in check. In xiangqi this loses, too.
    Stalemate {
        /// Who took away the last move.
        winner: Color,
    },
}

impl Outcome {
    /// Who has won.
    pub const fn winner(self) -> Color {
        match self {
            Outcome::Checkmate { winner } | Outcome::Stalemate { winner } => winner,
        }
    }
}
