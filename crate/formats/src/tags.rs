//! What is told about a game: pairs of name and value in the order met.
//!
//! The names are those of PGN for xiangqi, whatever the format calls them:
//!
//! | name | |
//! | --- | --- |
//! | `Title`, `Event`, `EventClass`, `Site`, `Date`, `Round`, `Group`, `Table` | what and where |
//! | `Red`, `RedTeam`, `RedElo`, `RedTime`, and the same for `Black` | who |
//! | `TimeControl`, `Termination`, `Opening`, `Variation`, `ECCO` | how |
//! | `Annotator`, `AnnotatorMail`, `Author`, `AuthorMail`, `Referee`, `Recorder`, `Source` | who wrote it down |
//! | `Created`, `Modified`, `Path`, `Property`, `Script` | fields of 象棋桥 |
//!
//! What has no such name keeps the one of its format (`DhtmlXQ_hits`). `FEN`, `Result`, `Format` and `Game` are never in
//! here: set-up and result are fields of the record.

/// The pairs of a record. A name occurs once; values are single lines, without blanks around them, and never empty. The
/// order does not count when records are compared.
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// No tags.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// The value of a name, which is matched without regard to case.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Sets a value, in the place of an older one of the same name. An empty value is not kept.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value: String = value.into().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = value.trim();
        if value.is_empty() {
            return;
        }
        match self.0.iter_mut().find(|(key, _)| key.eq_ignore_ascii_case(name)) {
            Some(pair) => value.clone_into(&mut pair.1),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Takes a value out.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let index = self.0.iter().position(|(key, _)| key.eq_ignore_ascii_case(name))?;
        Some(self.0.remove(index).1)
    }

    /// All pairs in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        let sorted = |tags: &Tags| {
            let mut pairs = tags.0.clone();
            pairs.sort();
            pairs
        };
        sorted(self) == sorted(other)
    }
}

impl Eq for Tags {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_one_value() {
        let mut tags = Tags::new();
        tags.set("Red", "a");
        tags.set("Black", " ");
        tags.set("RED", "b");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("Red", "b")]);
        assert_eq!(tags.take("red").as_deref(), Some("b"));
        assert!(tags.is_empty());
    }

    #[test]
    fn a_value_has_no_blanks_around_it_not_even_of_signs_taken_out() {
        let mut tags = Tags::new();
        tags.set("Title", " a\u{1}b\u{1}");
        tags.set("Event", "\u{1}");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("Title", "a b")]);
    }
}
