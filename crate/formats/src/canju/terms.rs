//! The terms of a set as tags of its records: only what differs from a new set is told, so that other formats stay clean of it.

use super::Terms;
use crate::tags::Tags;

const HINTS: &str = "SetHints";
const TRIES: &str = "SetTries";
const LOCKED: &str = "SetLocked";
const DEFENCE: &str = "SetDefence";
const MINUTES: &str = "SetMinutes";

/// What the page takes.
const TRIES_OF: [u8; 5] = [0, 1, 2, 3, 5];
const DEFENCES: [&str; 3] = ["longest", "free", "all"];
const MOST_MINUTES: u16 = 180;

impl Default for Terms {
    /// Those of a new set.
    fn default() -> Terms {
        Terms { hints: true, tries: 0, locked: true, defence: "longest".into(), minutes: 0 }
    }
}

impl Terms {
    /// Adds the tags that tell them.
    pub(super) fn put(&self, tags: &mut Tags) {
        let new = Terms::default();
        let mut put = |differs: bool, name, value: String| {
            if differs {
                tags.set(name, value);
            }
        };
        put(self.hints != new.hints, HINTS, self.hints.to_string());
        put(self.tries != new.tries, TRIES, self.tries.to_string());
        put(self.locked != new.locked, LOCKED, self.locked.to_string());
        put(self.defence != new.defence, DEFENCE, self.defence.clone());
        put(self.minutes != new.minutes, MINUTES, self.minutes.to_string());
    }

    /// The terms that tags tell; a value that the page does not take is passed over.
    pub(super) fn of(tags: &Tags) -> Terms {
        fn value<T: std::str::FromStr>(tags: &Tags, name: &str, fits: impl Fn(&T) -> bool) -> Option<T> {
            tags.get(name)?.parse().ok().filter(fits)
        }
        let new = Terms::default();
        Terms {
            hints: value(tags, HINTS, |_| true).unwrap_or(new.hints),
            tries: value(tags, TRIES, |tries| TRIES_OF.contains(tries)).unwrap_or(new.tries),
            locked: value(tags, LOCKED, |_| true).unwrap_or(new.locked),
            defence: value(tags, DEFENCE, |name: &String| DEFENCES.contains(&name.as_str()))
                .unwrap_or(new.defence),
            minutes: value(tags, MINUTES, |minutes| *minutes <= MOST_MINUTES).unwrap_or(new.minutes),
        }
    }

    /// Whether tags tell just these terms, and nothing beside them that the page does not take.
    pub(super) fn is_told_by(&self, tags: &Tags) -> bool {
        let mut told = Tags::new();
        self.put(&mut told);
        [HINTS, TRIES, LOCKED, DEFENCE, MINUTES].into_iter().all(|name| tags.get(name) == told.get(name))
    }

    /// Whether a tag is one of these.
    pub(super) fn is_name(name: &str) -> bool {
        [HINTS, TRIES, LOCKED, DEFENCE, MINUTES].contains(&name)
    }
}
