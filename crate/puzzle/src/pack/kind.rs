//! Kinds of packs: what a pack is for, by the folder that it lies in and by its id.

use crate::pattern::CATALOGUE;

/// What a pack is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The first steps, loaded with the page.
    Basics,
    /// Figures of the rules.
    Figures,
    /// Drills of one mating pattern; its id is the pattern's key.
    Drill,
    /// 连将杀 of one length.
    Checks,
    /// 静着杀.
    Quiet,
    /// 困毙.
    Stalemate,
    /// 双解与变化: several keys, or many defences.
    Defences,
    /// 排局.
    Studies,
    /// From played games.
    Games,
    /// Any other.
    Other,
}

impl Kind {
    /// All kinds, in the order of a library.
    pub const ALL: [Kind; 10] = [
        Kind::Basics,
        Kind::Figures,
        Kind::Drill,
        Kind::Checks,
        Kind::Quiet,
        Kind::Stalemate,
        Kind::Defences,
        Kind::Studies,
        Kind::Games,
        Kind::Other,
    ];

    /// The stable word.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Basics => "basics",
            Kind::Figures => "figures",
            Kind::Drill => "drill",
            Kind::Checks => "checks",
            Kind::Quiet => "quiet",
            Kind::Stalemate => "stalemate",
            Kind::Defences => "defences",
            Kind::Studies => "studies",
            Kind::Games => "games",
            Kind::Other => "other",
        }
    }

    /// The kind of a word.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The kind of a pack by the name of the folder that it lies in and by its id.
    pub fn of(folder: &str, id: &str) -> Kind {
        match folder {
            "drills" if is_pattern(id) => Kind::Drill,
            "checks" => Kind::Checks,
            _ => Kind::from_code(id).filter(|kind| *kind != Kind::Drill).unwrap_or(Kind::Other),
        }
    }
}

fn is_pattern(key: &str) -> bool {
    CATALOGUE.iter().any(|entry| entry.key == key)
}
