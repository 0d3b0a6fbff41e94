//! What a format cannot hold of a record, as data.

use crate::tags::Tags;
use crate::tree::Tree;

/// A file as it is to be written, and what it does not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What was left out or bent, each kind once a record.
    pub losses: Vec<Loss>,
}

/// Something of a record that a file does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loss {
    /// Of which record, 0 for the first.
    pub record: usize,
    /// What.
    pub kind: LossKind,
}

/// The kinds of [`Loss`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LossKind {
    /// Alternatives to the main line.
    Variations,
    /// All moves.
    Moves,
    /// Comments.
    Comments,
    /// Glyphs of praise.
    Nags,
    /// Tags for which the format has no field.
    Tags,
    /// Texts longer than their field.
    LongTexts,
    /// Characters that the encoding does not have.
    Characters,
    /// Texts that could not be read as moves.
    UnreadTexts,
    /// Pieces beyond a full set.
    Pieces,
    /// Whose move it is, in a record without moves.
    SideToMove,
    /// The result.
    Result,
    /// The counters of the position.
    Counters,
    /// Braces inside comments were replaced.
    Braces,
    /// The whole record.
    Records,
}

impl LossKind {
    /// The stable code, by which the interface finds its message.
    pub const fn code(self) -> &'static str {
        match self {
            LossKind::Variations => "variations",
            LossKind::Moves => "moves",
            LossKind::Comments => "comments",
            LossKind::Nags => "nags",
            LossKind::Tags => "tags",
            LossKind::LongTexts => "long-texts",
            LossKind::Characters => "characters",
            LossKind::UnreadTexts => "unread-texts",
            LossKind::Pieces => "pieces",
            LossKind::SideToMove => "side-to-move",
            LossKind::Result => "result",
            LossKind::Counters => "counters",
            LossKind::Braces => "braces",
            LossKind::Records => "records",
        }
    }
}

/// Collects losses of one record after another.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    pub(crate) record: usize,
    all: std::collections::BTreeSet<Loss>,
}

impl Losses {
    pub(crate) fn add(&mut self, kind: LossKind) {
        self.all.insert(Loss { record: self.record, kind });
    }

    /// Adds what is lost of the tags, given which names have a field.
    pub(crate) fn of_tags(&mut self, tags: &Tags, is_known: impl Fn(&str) -> bool) {
        if tags.iter().any(|(name, _)| !is_known(name)) {
            self.add(LossKind::Tags);
        }
    }

    /// Adds what is lost of a tree by a format that holds moves, alternatives and comments, and nothing else.
    pub(crate) fn of_tree(&mut self, tree: &Tree) {
        for (id, _) in tree.preorder() {
            let node = tree.node(id);
            if !node.nags.is_empty() {
                self.add(LossKind::Nags);
            }
            if node.m.is_none() && node.text.is_some() {
                self.add(LossKind::UnreadTexts);
            }
        }
    }

    pub(crate) fn written(self, bytes: Vec<u8>) -> Written {
        Written { bytes, losses: self.all.into_iter().collect() }
    }
}
