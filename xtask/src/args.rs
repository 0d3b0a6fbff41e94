//! Command-line words: a flag, a flag with a value, and what is left over. Nothing that a command does not ask for passes.

use crate::run::Failure;

/// The words after `cargo xtask` that no one has taken yet.
pub(crate) struct Args {
    words: Vec<String>,
}

impl Args {
    /// The words of this process.
    pub(crate) fn from_env() -> Self {
        Self::new(std::env::args().skip(1))
    }

    fn new(words: impl IntoIterator<Item = String>) -> Self {
        Self { words: words.into_iter().collect() }
    }

    /// The first word, unless there is none. `--help` and `-h` mean `help`.
    pub(crate) fn command(&mut self) -> Option<String> {
        if self.words.is_empty() {
            return None;
        }
        let word = self.words.remove(0);
        Some(if word == "--help" || word == "-h" { "help".to_owned() } else { word })
    }

    /// Takes a flag such as `--rust`; true if it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes a number such as `--port 5173` or `--port=5173`.
    ///
    /// # Errors
    /// The flag is there but no number in range follows it.
    pub(crate) fn number(&mut self, name: &str) -> Result<Option<u32>, Failure> {
        let glued = format!("{name}=");
        let Some(at) = self.words.iter().position(|word| word == name || word.starts_with(&glued)) else {
            return Ok(None);
        };
        let word = self.words.remove(at);
        let value = match word.strip_prefix(&glued) {
            Some(value) => value.to_owned(),
            None if at < self.words.len() => self.words.remove(at),
            None => return Err(Failure::usage(format!("{name} needs a number"))),
        };
        value.parse().map(Some).map_err(|_| Failure::usage(format!("{name} needs a number, not `{value}`")))
    }

    /// The words that are left, none of which may be a flag.
    ///
    /// # Errors
    /// A flag is left that the command does not know.
    pub(crate) fn rest(&mut self) -> Result<Vec<String>, Failure> {
        if let Some(flag) = self.words.iter().find(|word| word.starts_with('-')) {
            return Err(Failure::usage(format!("unknown option `{flag}`; see `cargo xtask help`")));
        }
        Ok(std::mem::take(&mut self.words))
    }

    /// For commands that take no further words.
    ///
    /// # Errors
    /// Something is left over.
    pub(crate) fn end(&mut self) -> Result<(), Failure> {
        match self.rest()?.first() {
            None => Ok(()),
            Some(word) => Err(Failure::usage(format!("unexpected `{word}`; see `cargo xtask help`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(text: &str) -> Args {
        Args::new(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn takes_flags_and_numbers_in_any_order() {
        let mut words = args("serve --dist --port 80 x");
        assert_eq!(words.command().as_deref(), Some("serve"));
        assert_eq!(words.number("--port").ok().flatten(), Some(80));
        assert!(words.flag("--dist"));
        assert!(!words.flag("--dist"));
        assert_eq!(words.rest().ok(), Some(vec!["x".to_owned()]));
    }

    #[test]
    fn refuses_what_no_one_took() {
        assert!(args("--prot 80").rest().is_err());
        assert!(args("--port").number("--port").is_err());
        assert!(args("--port=x").number("--port").is_err());
        assert!(args("x").end().is_err());
        assert!(args("").end().is_ok());
    }
}
