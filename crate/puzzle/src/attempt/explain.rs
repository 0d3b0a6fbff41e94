//! Why it is over, and why a reply lost: the explanations of [`mate::explain`] for the places of an attempt.

use mate::explain::{Defence, End};
use xiangqi::{Move, Position};

use super::{Attempt, State};

impl Attempt {
    /// The position in which the game ends, and why it does: the one at hand when it is solved, the last of the solution when
    /// that was asked for. Nothing while solving.
    pub fn explain_end(&self) -> Option<(Position, End)> {
        let mut position = self.position();
        if self.state() == State::GivenUp {
            for mv in self.line_from_here() {
                position.play(mv).ok()?;
            }
        }
        End::of(&position).map(|end| (position, end))
    }

    /// The position after the attacker move number `turn` (0 is the first) of those that stand, and why this reply to it loses.
    /// Nothing where there is no such reply.
    pub fn explain_reply(&self, turn: usize, reply: Move) -> Option<(Position, Defence)> {
        let stand = self.stands.get(turn)?;
        let known = stand.known.as_ref()?;
        let defence = Defence::of(&known.proof, known.node, &stand.after, Some(stand.judgement.mv), reply)?;
        Some((stand.after.clone(), defence))
    }
}
