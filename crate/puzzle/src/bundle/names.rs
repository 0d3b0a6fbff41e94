//! Name codes: the place of a tag in the list of all names that a bundle begins with.

use std::collections::HashMap;

use crate::pattern::{CATALOGUE, Kind, pieces};

/// The code of "no name".
pub(super) const NONE: u8 = u8::MAX;

/// All names that tags may have, by code and back.
pub(super) struct NameCodes {
    /// By code; fewer than [`NONE`].
    pub(super) names: Vec<String>,
    codes: HashMap<String, u8>,
}

impl NameCodes {
    /// The names of the catalogue, then those of the sets of pieces.
    pub(super) fn of_catalogue() -> NameCodes {
        let entries = CATALOGUE.iter().map(|entry| entry.name.zh_hans.to_owned());
        let sets = pieces::common().into_iter().filter_map(pieces::name).map(|text| text.zh_hans);
        NameCodes::new(entries.chain(sets).take(usize::from(NONE)).collect())
    }

    /// A list of names; those past the last code are left out.
    pub(super) fn new(mut names: Vec<String>) -> NameCodes {
        names.truncate(usize::from(NONE));
        let codes = names.iter().enumerate().map(|(code, name)| (name.clone(), code as u8)).collect();
        NameCodes { names, codes }
    }

    /// The code of a name.
    pub(super) fn code(&self, name: &str) -> Option<u8> {
        self.codes.get(name).copied()
    }

    /// The name of a code.
    pub(super) fn name(&self, code: u8) -> Option<&str> {
        self.names.get(usize::from(code)).map(String::as_str)
    }

    /// The code of the first tag that names a final pattern, or [`NONE`].
    pub(super) fn final_of(&self, tags: &[String]) -> u8 {
        let is_final =
            |tag: &&String| crate::pattern::entry(tag).is_some_and(|entry| entry.kind == Kind::Final);
        tags.iter().find(is_final).and_then(|tag| self.code(tag)).unwrap_or(NONE)
    }
}
