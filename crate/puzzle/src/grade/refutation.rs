//! How far one must look to see that a check fails: how many more checks it leaves against a defender who ends them as soon
//! as he can.
//!
//! A plain look ahead over checks and replies, without a table, so that the result depends on the position alone. It says how
//! tempting a check is, not what it is worth: a check that leaves many checks may be proved wrong by the solver all the same.

use xiangqi::{Move, Position};

/// The deepest look.
const DEEPEST: u32 = 5;
/// Replies looked at for one check; where they do not suffice the checks count as going on.
const REPLIES: u32 = 1_000;

/// How many more checks, at most, follow a check in `position` against the best defence: 0 to 4, or 5 for five and more.
pub(super) fn depth(position: &Position, check: Move) -> u32 {
    let mut after = position.clone();
    let _ = after.play_unchecked(check);
    let mut left = REPLIES;
    (0..DEEPEST).find(|&more| ends(&mut after, more, &mut left)).unwrap_or(DEEPEST)
}

/// Whether the defender, to move and in check, has a reply after which there are no more than so many checks.
fn ends(position: &mut Position, more: u32, left: &mut u32) -> bool {
    let replies = position.legal_moves();
    replies.iter().any(|&reply| {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let undo = position.play_unchecked(reply);
        let checks = position.checks();
        let holds = checks.is_empty()
            || (more > 0
                && checks.iter().all(|&check| {
                    let undo = position.play_unchecked(check);
                    let holds = ends(position, more - 1, left);
                    position.undo(undo);
                    holds
                }));
        position.undo(undo);
        holds
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth_of(fen: &str, check: &str) -> u32 {
        depth(&Position::from_fen(fen).unwrap(), check.parse().unwrap())
    }

    #[test]
    fn a_check_that_is_taken_leaves_no_other() {
        assert_eq!(depth_of("4k4/5P3/9/9/9/9/9/9/9/3K5 w", "f8e8"), 0);
    }

    #[test]
    fn a_horse_alone_checks_once_more() {
        assert_eq!(depth_of("4k4/9/9/3N5/9/9/9/9/9/3K5 w", "d6c8"), 1);
    }

    #[test]
    fn a_rook_alone_checks_on() {
        assert_eq!(depth_of("4k4/R8/9/9/9/9/9/9/9/3K5 w", "a8a9"), DEEPEST);
    }

    #[test]
    fn a_mating_check_does_not_end() {
        assert_eq!(depth_of("4kab2/5P3/R3b4/9/9/9/9/9/9/4K4 w", "a7a9"), DEEPEST);
    }
}
