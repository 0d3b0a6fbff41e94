//! What is wanted of a drill: its theme, goal and length, how many first moves, how many answers.

use mate::Goal;

use crate::pattern::{Entry, Names};

/// Which names a drill must bear.
#[derive(Clone, Copy, Debug)]
pub enum Theme {
    /// Any, or none.
    Any,
    /// This one, among the names of its main line.
    Named(&'static Entry),
}

/// What is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The names that the main line must bear.
    pub theme: Theme,
    /// Mate by checks, or by any moves: then the first move is a quiet one, and there is no mate by checks that shows soon.
    pub goal: Goal,
    /// Shortest and longest mate wanted, in attacker moves.
    pub lengths: (u16, u16),
    /// Fewest and most first moves.
    pub keys: (usize, usize),
    /// How many different only moves the defences to the first move must be answered with.
    pub answers: usize,
}

/// The catalogue's name for a mate without a check.
const STALEMATE: &str = "困毙";

impl Wish {
    /// Whether the theme is 困毙.
    pub fn is_stalemate(&self) -> bool {
        matches!(self.theme, Theme::Named(entry) if entry.name.zh_hans == STALEMATE)
    }

    /// Whether the first move must be quiet.
    pub fn is_quiet(&self) -> bool {
        self.goal == Goal::Any && !self.is_stalemate()
    }

    /// The place of the theme among the patterns of a line, 0 for the most telling name (and for motifs); nothing where the line
    /// does not bear it.
    pub fn rank(&self, names: &Names) -> Option<usize> {
        match self.theme {
            // What no pattern describes would teach nothing.
            Theme::Any => (!names.patterns.is_empty()).then_some(0),
            Theme::Named(entry) => {
                let name = entry.name.zh_hans;
                let place = names.patterns.iter().position(|&other| other == name);
                place.or_else(|| names.motifs.contains(&name).then_some(0))
            }
        }
    }
}

/// The most pieces that a drill of a length should have: a short one is to be seen at a glance.
pub(super) const fn most_pieces(length: u16) -> usize {
    match length {
        0..=1 => 9,
        2 => 10,
        3 => 12,
        4 => 13,
        5 => 14,
        6..=8 => 17,
        _ => 20,
    }
}
