//! Writing to standard output, where a reader that closes the pipe early is not an error; and the bar of long work.

use std::io::{self, BufWriter, IsTerminal, Write};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::failure::Failure;

/// Writes one line.
///
/// # Errors
/// `output` when standard output cannot be written, unless its reader went away.
pub(crate) fn line(text: &str) -> Result<(), Failure> {
    stream(|out| writeln!(out, "{text}"))
}

/// Writes what is too long to be held as text, piece by piece.
///
/// # Errors
/// As [`line()`].
pub(crate) fn stream(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new("output", format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Writes one JSON value on one line.
///
/// # Errors
/// As [`line()`].
pub(crate) fn json<T: Serialize>(value: &T) -> Result<(), Failure> {
    line(&to_json(value))
}

/// One JSON value as text without line breaks.
pub(crate) fn to_json<T: Serialize>(value: &T) -> String {
    // The shapes of this crate have string keys and finite numbers only: they always serialise.
    serde_json::to_string(value).unwrap_or_default()
}

/// A bar on standard error, drawn only where that is a terminal.
pub(crate) fn progress_bar(len: usize) -> ProgressBar {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    let bar = ProgressBar::with_draw_target(Some(len as u64), target);
    style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
}
