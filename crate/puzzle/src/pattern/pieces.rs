//! Names by the pieces that do the work: 车马, 双炮, 车马兵 and so on. They are always exact: the set of essential pieces, the
//! king apart.

use xiangqi::{Role, Square};

use super::story::Story;
use crate::pack::LocalText;

/// The crossing roles in the order in which names list them, with their simplified and traditional signs.
const ROLES: [(Role, &str, &str, &str); 4] = [
    (Role::Rook, "车", "車", "rook"),
    (Role::Horse, "马", "馬", "horse"),
    (Role::Cannon, "炮", "炮", "cannon"),
    (Role::Pawn, "兵", "兵", "pawn"),
];

/// How many of each crossing role: rooks, horses, cannons, pawns.
pub type Count = [u8; 4];

/// The essential crossing pieces of a story.
pub fn count(story: &Story) -> Count {
    ROLES.map(|(role, ..)| story.essential_of(role).len() as u8)
}

/// Where the essential crossing pieces of a story stand.
pub fn squares(story: &Story) -> Vec<Square> {
    ROLES.iter().flat_map(|(role, ..)| story.essential_of(*role)).collect()
}

/// The name of a set of pieces in three languages; nothing for the empty set and for sets that are too large.
pub fn name(count: Count) -> Option<LocalText> {
    if count.iter().sum::<u8>() > MOST {
        return None;
    }
    let mut text = LocalText::default();
    let mut words: Vec<String> = Vec::new();
    for ((_, hans, hant, en), n) in ROLES.into_iter().zip(count) {
        let (prefix_hans, prefix_hant) = match n {
            0 => continue,
            1 => ("", ""),
            2 => ("双", "雙"),
            3 => ("三", "三"),
            _ => ("四", "四"),
        };
        text.zh_hans.extend([prefix_hans, hans]);
        text.zh_hant.extend([prefix_hant, hant]);
        words.push(match n {
            1 => en.to_owned(),
            2 => format!("two {en}s"),
            3 => format!("three {en}s"),
            _ => format!("four {en}s"),
        });
    }
    let last = words.pop()?;
    text.en = if words.is_empty() { last } else { format!("{} and {last}", words.join(", ")) };
    Some(text)
}

/// The most pieces that a name counts; a mate with more essential pieces goes without a name of this kind.
const MOST: u8 = 4;

/// All sets that have a name: what the table of names offers for search.
pub fn common() -> Vec<Count> {
    let mut all = Vec::new();
    for rooks in 0..=2_u8 {
        for horses in 0..=2_u8 {
            for cannons in 0..=2_u8 {
                for pawns in 0..=MOST {
                    if (1..=MOST).contains(&(rooks + horses + cannons + pawns)) {
                        all.push([rooks, horses, cannons, pawns]);
                    }
                }
            }
        }
    }
    all.sort_by_key(|c| (c.iter().sum::<u8>(), std::cmp::Reverse(*c)));
    all
}
