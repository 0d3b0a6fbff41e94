//! What a reader is given besides the bytes: options, limits, and somebody who takes the records one by one.

use std::ops::ControlFlow;

use crate::encoding::Encoding;
use crate::limits::Limits;
use crate::record::Record;
use crate::warning::{Place, Warning, WarningKind};

/// How a file is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The encoding of its texts, where it is known better than by guessing.
    pub encoding: Option<Encoding>,
    /// The most that is read.
    pub limits: Limits,
}

/// Takes a record and the offset up to which the file has been read; says whether to go on.
pub type Sink<'a> = dyn FnMut(Record, usize) -> ControlFlow<()> + 'a;

/// Runs a reader whose taker may fail, and carries that failure out: the taker's results go through what `run` is given, which
/// stops the reader at the first failure.
///
/// # Errors
/// The taker's failure, in place of what the reader says.
pub fn carry<E, T>(run: impl FnOnce(&mut dyn FnMut(Result<(), E>) -> ControlFlow<()>) -> T) -> Result<T, E> {
    let mut taken = Ok(());
    let result = run(&mut |outcome| match outcome {
        Ok(()) => ControlFlow::Continue(()),
        failed => {
            taken = failed;
            ControlFlow::Break(())
        }
    });
    taken.map(|()| result)
}

/// A file being read.
pub(crate) struct Reading<'a> {
    pub(crate) options: Options,
    /// The encoding in use, once there is one.
    pub(crate) encoding: Option<Encoding>,
    /// What concerns the file and no single record.
    pub(crate) warnings: Vec<Warning>,
    /// How many records were given away.
    pub(crate) games: usize,
    nodes: usize,
    stopped: bool,
    /// Lengths of the decoded text and of the file, for telling how far one is.
    text_len: usize,
    bytes_len: usize,
    each: &'a mut Sink<'a>,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(options: Options, each: &'a mut Sink<'a>) -> Reading<'a> {
        Reading {
            options,
            encoding: None,
            warnings: Vec::new(),
            games: 0,
            nodes: 0,
            stopped: false,
            text_len: 1,
            bytes_len: 1,
            each,
        }
    }

    /// How many nodes the next record may have, its root not counted.
    pub(crate) fn node_limit(&self) -> usize {
        let limits = self.options.limits;
        limits.nodes.min(limits.total_nodes.saturating_sub(self.nodes))
    }

    /// Gives a record away. False when no more are wanted or allowed.
    pub(crate) fn give(&mut self, record: Record, at: usize) -> bool {
        if self.stopped {
            return false;
        }
        self.nodes += record.tree.len();
        self.games += 1;
        self.stopped = (self.each)(record, at).is_break();
        let limits = self.options.limits;
        if !self.stopped && (self.games >= limits.games || self.nodes >= limits.total_nodes) {
            self.stopped = true;
            let kind = if self.games >= limits.games {
                WarningKind::TooManyGames
            } else {
                WarningKind::TooManyNodes
            };
            self.warn(kind, Place::Byte(at));
        }
        !self.stopped
    }

    /// Takes note of how long a file is before and after decoding.
    pub(crate) fn begin_text(&mut self, text_len: usize, bytes_len: usize) {
        (self.text_len, self.bytes_len) = (text_len.max(1), bytes_len);
    }

    /// Gives a record away, with an offset of the decoded text.
    pub(crate) fn give_text(&mut self, record: Record, at: usize) -> bool {
        let share = at as u64 * self.bytes_len as u64 / self.text_len as u64;
        self.give(record, (share as usize).min(self.bytes_len))
    }

    /// Whether no more records are wanted.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) fn warn(&mut self, kind: WarningKind, at: Place) {
        crate::warning::push(&mut self.warnings, kind, at);
    }
}
