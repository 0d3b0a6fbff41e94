//! Names of mating patterns (杀法), given by rule from a line of play, never by hand.
//!
//! [`name_line`] tells the story of a line and asks every rule of the [`CATALOGUE`] about it; [`name_solution`] does so
//! for all lines of a proof. [`Names`] keeps final patterns, motifs of the line and the pieces that did the work apart. What a
//! rule looks at lives in `story`, the rules themselves in `finals` and `motifs`; `docs/patterns.md` says why each is as it
//! is. [`shown`] says where on the board a name is to be seen. Nothing here searches: line and proof are the caller's.

mod catalogue;
mod finals;
pub mod loose;
mod motifs;
pub mod pieces;
mod sight;
mod solution;
mod story;
mod table;

pub use catalogue::CATALOGUE;
pub use sight::Sight;
pub use solution::{NamedSolution, OtherEnd, name_solution};
pub use story::{Ply, Story};
pub use table::catalogue_json;

use xiangqi::{Color, Move, Position};

/// A fixed text in three languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// Simplified Chinese.
    pub zh_hans: &'static str,
    /// Traditional Chinese.
    pub zh_hant: &'static str,
    /// English.
    pub en: &'static str,
}

/// Whether a name is of the final position or of the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A 杀法: how the mate stands (a few also look at the last moves).
    Final,
    /// A motif: how the line is played.
    Motif,
}

/// One name and its rule.
#[derive(Debug)]
pub struct Entry {
    /// Stable key in Latin letters, for addresses and file names.
    pub key: &'static str,
    /// What players call it. The simplified name is the tag in pack files.
    pub name: Text,
    /// The simplified name's sound.
    pub pinyin: &'static str,
    /// Pattern or motif.
    pub kind: Kind,
    /// One sentence on what it is.
    pub sentence: Text,
    /// Where a story shows it, on the story's board; nothing where it does not.
    pub rule: fn(&Story) -> Option<Sight>,
}

/// The names of one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Simplified names of final patterns, most telling first.
    pub patterns: Vec<&'static str>,
    /// Simplified names of motifs.
    pub motifs: Vec<&'static str>,
    /// Simplified name of the essential crossing pieces, like 车马; empty when none is essential.
    pub pieces: String,
}

impl Names {
    /// All names in the order of tags: patterns, motifs, pieces.
    pub fn tags(&self) -> Vec<String> {
        let named = self.patterns.iter().chain(&self.motifs).map(|&name| name.to_owned());
        named.chain((!self.pieces.is_empty()).then(|| self.pieces.clone())).collect()
    }

    /// How many kinds of pieces are given up in the line: 弃车, 弃马, 弃炮.
    pub fn gifts(&self) -> usize {
        ["弃车", "弃马", "弃炮"].iter().filter(|gift| self.motifs.contains(gift)).count()
    }

    /// Whether the line bears this name.
    pub fn has(&self, tag: &str) -> bool {
        self.patterns.contains(&tag) || self.motifs.contains(&tag) || self.pieces == tag
    }
}

/// The entry of a simplified name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|e| e.name.zh_hans == name)
}

/// The names of a story.
pub fn name_story(story: &Story) -> Names {
    let of = |kind: Kind| {
        CATALOGUE
            .iter()
            .filter(|e| e.kind == kind && (e.rule)(story).is_some())
            .map(|e| e.name.zh_hans)
            .collect()
    };
    Names {
        patterns: of(Kind::Final),
        motifs: of(Kind::Motif),
        pieces: pieces::name(pieces::count(story)).map_or_else(String::new, |text| text.zh_hans),
    }
}

/// The names of a line that starts at `position` with the attacker to move.
///
/// Nothing when a move is not legal or the line does not end with a defender who has no legal move.
pub fn name_line(position: &Position, line: &[Move]) -> Option<Names> {
    Story::tell(position, line).map(|story| name_story(&story))
}

/// Where a line that starts at `position` shows a name: a pattern, a motif or the name of its working pieces.
///
/// Points are those of `position`'s own board, whichever side attacks. Nothing where the line does not bear the name, or does not
/// end the game.
pub fn shown(position: &Position, line: &[Move], name: &str) -> Option<Sight> {
    let story = Story::tell(position, line)?;
    let sight = match entry(name) {
        Some(entry) => (entry.rule)(&story)?,
        None if !name.is_empty() && name_story(&story).pieces == name => story.sight(pieces::squares(&story)),
        None => return None,
    };
    Some(if position.turn() == Color::Red { sight } else { sight.rotate() })
}
