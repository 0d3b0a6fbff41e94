//! When two drills are one: the same position by mirror or colour, or the same idea to a pupil.

use xiangqi::{Board, Color, Move, Position, Role, Square};

use crate::distil::Proved;
use crate::fnv;
use crate::pattern::Story;

/// The same for a position, its mirror image and both with colours exchanged.
pub fn key(position: &Position) -> u64 {
    let board = position.board();
    let attacker_red = if position.turn() == Color::Red { board } else { board.swap_colors() };
    hash(&attacker_red).min(hash(&attacker_red.mirror()))
}

fn hash(board: &Board) -> u64 {
    fnv::hash(board.pieces().flat_map(|(square, piece)| [square.index() as u8, piece.fen_char() as u8]))
}

/// The attacker's moves of the main line as role and target, the defender's king at the end and the pieces that hold it; the smaller
/// of the two mirror images. How far off a piece stands makes no other idea.
pub fn idea(proved: &Proved) -> String {
    let Some(story) = Story::tell(&proved.position, &proved.claim.line) else {
        return String::new();
    };
    let tell = |mirror: bool| -> String {
        let flip = |m: Move| if mirror { m.mirror() } else { m };
        let at = |square: Square| if mirror { square.mirror() } else { square };
        let point = |role: Role, to: Square| {
            if to.rank() < 6 {
                format!("{}{}", role.letter(), char::from(b'a' + to.file()))
            } else {
                format!("{}{to}", role.letter())
            }
        };
        let mut words: Vec<String> =
            story.attacker_plies().iter().map(|ply| point(ply.piece.role, flip(ply.mv).to)).collect();
        words.push(format!("K{}", at(story.king)));
        let last = story.attacker_plies().last().map(|ply| ply.mv.to);
        let mut holders: Vec<String> = story
            .essential
            .iter()
            .filter(|&&square| Some(square) != last)
            .filter_map(|&square| story.role_at(square).map(|role| point(role, at(square))))
            .collect();
        holders.sort();
        words.push(holders.join(","));
        words.join(" ")
    };
    tell(false).min(tell(true))
}
