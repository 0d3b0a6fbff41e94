//! The patterns in which the advisor on the palace's centre is taken with check: 大胆穿心, 大刀剜心, 小刀剜心.

use xiangqi::{Color, Piece, Role, Square};

use super::MIDDLE;
use crate::pattern::sight::Sight;
use crate::pattern::story::Story;

/// How a piece took the advisor on e8 with check: where it is seen, and whether the piece was taken in turn. Nothing when it did
/// not happen.
fn heart_taken(story: &Story, role: Role) -> Option<(Sight, bool)> {
    let centre = Square::new(MIDDLE, 8)?;
    let advisor = Piece { color: Color::Black, role: Role::Advisor };
    let at = story.plies.iter().position(|p| {
        p.by_attacker()
            && p.piece.role == role
            && p.mv.to == centre
            && p.taken == Some(advisor)
            && p.is_check()
    })?;
    let is_taken = story.plies.get(at + 1).is_some_and(|reply| reply.mv.to == centre);
    Some((Sight::at(at + 1, vec![centre]), is_taken))
}

/// 大胆穿心: a rook takes the advisor on e8 with check and cannot be taken.
pub(in crate::pattern) fn through_the_heart(story: &Story) -> Option<Sight> {
    heart_taken(story, Role::Rook).filter(|(_, is_taken)| !is_taken).map(|(sight, _)| sight)
}

/// 大刀剜心: a rook takes the advisor on e8 with check and gives itself up.
pub(in crate::pattern) fn heart_cut_out(story: &Story) -> Option<Sight> {
    heart_taken(story, Role::Rook).filter(|(_, is_taken)| *is_taken).map(|(sight, _)| sight)
}

/// 小刀剜心: a pawn takes the advisor on e8 with check.
pub(in crate::pattern) fn small_knife(story: &Story) -> Option<Sight> {
    heart_taken(story, Role::Pawn).map(|(sight, _)| sight)
}
