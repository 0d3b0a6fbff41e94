//! Writing down a game as its moves are read one by one: it keeps the position, so that a text can be a move in it, and
//! the lines that a variation will come back to.

use xiangqi::notation::ReadErrorKind;
use xiangqi::{Color, Move, Position, Setup};

use super::spoken::{Ranks, coordinates, plain, read};
use crate::limits::Limits;
use crate::record::{GameResult, Record};
use crate::referee;
use crate::tree::{NodeId, Standing};
use crate::warning::{Place, WarningKind};

/// Where the next move goes.
#[derive(Clone, Debug)]
struct Line {
    node: NodeId,
    /// The position there; none when nobody knows it.
    position: Option<Position>,
    /// What the move just made replaced: its parent and the position there. None before the first move of the line.
    before: Option<(NodeId, Option<Position>)>,
    ply: usize,
    /// Comments that stand before the first move of a variation.
    pending: String,
}

/// A line left for a variation.
#[derive(Clone, Debug)]
struct Frame {
    line: Line,
    nodes: usize,
    warnings: usize,
}

/// A record that grows.
#[derive(Clone, Debug)]
pub(crate) struct Scribe {
    record: Record,
    line: Line,
    frames: Vec<Frame>,
    /// Variations that are nested too deep and skipped.
    skipped: usize,
    ranks: Ranks,
    node_limit: usize,
    depth_limit: usize,
    full: bool,
    /// Whether dots stand in the place of Red's first move.
    black_begins: bool,
    strayed: bool,
}

impl Scribe {
    /// Begins with a record without moves.
    pub(crate) fn new(record: Record, ranks: Ranks, node_limit: usize, limits: &Limits) -> Scribe {
        let position = referee::position_of(&record.setup);
        let line = Line { node: NodeId::ROOT, position, before: None, ply: 0, pending: String::new() };
        Scribe {
            record,
            line,
            frames: Vec::new(),
            skipped: 0,
            ranks,
            node_limit,
            depth_limit: limits.depth,
            full: false,
            black_begins: false,
            strayed: false,
        }
    }

    /// The record so far.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// The record so far, to write to. The set-up must not be changed once a move has been made.
    pub(crate) fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// Whether no move has been made yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.record.tree.len() == 1
    }

    /// Whether the text is inside a variation.
    pub(crate) fn in_variation(&self) -> bool {
        !self.frames.is_empty() || self.skipped > 0
    }

    /// Whether the line can still be played on.
    fn is_stopped(&self) -> bool {
        self.line.position.is_none() && !self.is_unplayable()
    }

    /// Whether the set-up is no position, so that moves are taken as they are.
    fn is_unplayable(&self) -> bool {
        self.record.tree.len() > 1
            && self
                .record
                .tree
                .first_child(NodeId::ROOT)
                .is_some_and(|first| self.record.tree.node(first).standing == Standing::Unjudged)
    }

    /// Takes note of dots: before the first move they say that Black begins.
    pub(crate) fn dots(&mut self) {
        self.black_begins |= self.is_empty();
    }

    /// Makes a move, or keeps its text and stops the line when it cannot be made. False when the text is no move at all and
    /// nothing has been played yet, so that it may as well be prose.
    pub(crate) fn play(&mut self, text: &str) -> bool {
        if self.skipped > 0 || self.is_full() {
            return true;
        }
        if self.is_empty() && self.frames.is_empty() {
            return self.play_first(text);
        }
        match &self.line.position {
            Some(position) => match read(position, text, self.ranks) {
                Ok(m) => self.advance(m),
                Err(kind) => self.stop(text, kind),
            },
            None => self.keep(text),
        }
        true
    }

    /// The first move decides which side begins: the side told, or the one that the move fits.
    fn play_first(&mut self, text: &str) -> bool {
        let told = self.record.setup.turn;
        let first = if self.black_begins { Color::Black } else { told };
        let mut error = None;
        for side in [first, first.other()] {
            let setup = Setup { turn: side, ..self.record.setup.clone() };
            let Some(position) = referee::position_of(&setup) else { continue };
            match read(&position, text, self.ranks) {
                Ok(m) => {
                    if side != told {
                        self.record.setup = setup;
                        self.record.warn(WarningKind::SideTurned, Place::Setup);
                    }
                    self.line.position = Some(position);
                    self.advance(m);
                    return true;
                }
                Err(kind) => {
                    error.get_or_insert(kind);
                    if kind == ReadErrorKind::Ambiguous {
                        break;
                    }
                }
            }
        }
        match error {
            Some(ReadErrorKind::Syntax) => return false,
            Some(kind) => self.stop(text, kind),
            // Neither side can play from here: coordinates are taken as they are.
            None => match coordinates(text, self.ranks) {
                Some(m) => self.add(Some(m), Standing::Unjudged),
                None => return false,
            },
        }
        true
    }

    fn is_full(&mut self) -> bool {
        if !self.full && self.record.tree.len() > self.node_limit {
            self.full = true;
            self.record.warn(WarningKind::TooManyNodes, Place::Ply(self.line.ply));
        }
        self.full
    }

    fn advance(&mut self, m: Move) {
        let before = self.line.position.clone();
        if let Some(position) = &mut self.line.position {
            let _undo = position.play_unchecked(m);
        }
        self.add_after(Some(m), Standing::Legal, before);
    }

    fn add(&mut self, m: Option<Move>, standing: Standing) {
        let before = self.line.position.take();
        self.add_after(m, standing, before);
    }

    fn add_after(&mut self, m: Option<Move>, standing: Standing, before: Option<Position>) {
        let parent = self.line.node;
        let node = self.record.tree.add(parent, m);
        self.record.tree.node_mut(node).standing = standing;
        self.line.node = node;
        self.line.before = Some((parent, before));
        self.line.ply += 1;
        let pending = std::mem::take(&mut self.line.pending);
        self.record.tree.add_comment(node, &pending);
    }

    /// Keeps what cannot be played and stops the line.
    fn stop(&mut self, text: &str, kind: ReadErrorKind) {
        let kind = match kind {
            ReadErrorKind::Syntax => WarningKind::UnreadMove,
            ReadErrorKind::Ambiguous => WarningKind::AmbiguousMove,
            ReadErrorKind::NoMove | ReadErrorKind::Illegal => WarningKind::IllegalMove,
        };
        self.record.warn(kind, Place::Ply(self.line.ply + 1));
        let m = coordinates(text, self.ranks);
        let illegality = m.zip(self.line.position.as_ref()).and_then(|(m, position)| position.illegality(m));
        let standing = illegality.map_or(Standing::Unread, |why| Standing::Illegal(why.reason));
        self.add(m, standing);
        if m.is_none() {
            self.record.tree.node_mut(self.line.node).text = Some(plain(text));
        }
    }

    /// Goes on in a line whose position nobody knows: coordinates are moves all the same, other texts stay texts.
    fn keep(&mut self, text: &str) {
        if let Some(m) = coordinates(text, self.ranks) {
            self.add(Some(m), Standing::Unjudged);
            return;
        }
        if self.record.tree.node(self.line.node).standing != Standing::Unread {
            self.add(None, Standing::Unread);
        }
        let node = self.record.tree.node_mut(self.line.node);
        let kept = node.text.get_or_insert_default();
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.push_str(&plain(text));
    }

    /// Begins a variation on the move just made. False when there is none to vary, or no room: then what is inside the
    /// brackets is for the caller to skip.
    pub(crate) fn open(&mut self) -> bool {
        if self.skipped > 0 {
            self.skipped += 1;
            return true;
        }
        let Some((node, position)) = self.line.before.clone() else { return false };
        if self.frames.len() >= self.depth_limit {
            self.record.warn(WarningKind::TooDeep, Place::Ply(self.line.ply));
            self.skipped = 1;
            return true;
        }
        let ply = self.line.ply.saturating_sub(1);
        let variation = Line { node, position, before: None, ply, pending: String::new() };
        let line = std::mem::replace(&mut self.line, variation);
        let (nodes, warnings) = (self.record.tree.len(), self.record.warnings.len());
        self.frames.push(Frame { line, nodes, warnings });
        true
    }

    /// Ends a variation. What holds no move was a remark in brackets.
    pub(crate) fn close(&mut self) {
        if self.skipped > 0 {
            self.skipped -= 1;
            return;
        }
        let Some(frame) = self.frames.pop() else { return };
        let variation = std::mem::replace(&mut self.line, frame.line);
        let mut remark = variation.pending;
        let added = self.record.tree.len() - frame.nodes;
        let only_text = added == 1 && self.record.tree.node(variation.node).m.is_none();
        if only_text && let Some(node) = self.record.tree.pop_leaf() {
            remark = [node.comment, node.text.unwrap_or_default()].join(" ");
        }
        if added == 0 || only_text {
            // What was wrong with it as a variation is no fault of a remark.
            self.record.warnings.truncate(frame.warnings);
            self.strayed = self.record.warnings.iter().any(|warning| warning.kind == WarningKind::StrayText);
            self.take_result(&remark);
            self.record.tree.add_comment(self.line.node, remark.trim());
        }
    }

    /// A remark such as （红胜） tells the result, where nothing else has told it.
    fn take_result(&mut self, remark: &str) {
        if self.record.result == GameResult::Unknown
            && let Some(result) = GameResult::from_text(remark)
        {
            self.record.result = result;
        }
    }

    /// Writes a comment to the move just made, or to the beginning.
    pub(crate) fn comment(&mut self, text: &str) {
        if self.skipped > 0 {
            return;
        }
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        // The blanks of a wide space begin a paragraph.
        let text = text.trim_matches(|c: char| c.is_ascii_whitespace());
        if !self.frames.is_empty() && self.line.before.is_none() {
            let pending = &mut self.line.pending;
            if !pending.is_empty() {
                pending.push('\n');
            }
            pending.push_str(text);
        } else {
            self.record.tree.add_comment(self.line.node, text);
        }
    }

    /// Adds a glyph to the move just made.
    pub(crate) fn nag(&mut self, nag: u8) {
        if nag == 0 || self.skipped > 0 || self.line.before.is_none() {
            return;
        }
        let node = self.record.tree.node_mut(self.line.node);
        if node.nags.len() < 16 && !node.nags.contains(&nag) {
            node.nags = node.nags.iter().copied().chain([nag]).collect();
        }
    }

    /// Keeps text that belongs nowhere as a comment. Rules of dashes, and the names of the sides before their moves, are
    /// dropped.
    pub(crate) fn stray(&mut self, text: &str) {
        let says_something = text.chars().any(char::is_alphanumeric);
        let side = text.trim_end_matches([':', '：', '、', ',', '，']);
        if !says_something || matches!(side, "红" | "紅" | "黑" | "红方" | "紅方" | "黑方") {
            return;
        }
        if self.skipped == 0 && !self.strayed {
            self.strayed = true;
            self.record.warn(WarningKind::StrayText, Place::Ply(self.line.ply));
        }
        let joins = if self.line.before.is_none() && !self.frames.is_empty() {
            !self.line.pending.is_empty()
        } else {
            false
        };
        if joins {
            self.line.pending.push(' ');
            self.line.pending.push_str(text);
        } else {
            self.comment(text);
        }
    }

    /// How far the game could be read: moves on the board, less one for every text that stopped a line.
    pub(crate) fn success(&self) -> (usize, std::cmp::Reverse<usize>) {
        (self.record.tree.move_count(), std::cmp::Reverse(self.record.warnings.len()))
    }

    /// The record, with what its set-up breaks.
    pub(crate) fn finish(mut self) -> Record {
        while self.in_variation() {
            self.close();
        }
        referee::report_setup(&mut self.record);
        if self.is_unplayable() {
            let told = self.record.setup.turn;
            referee::check_side(&mut self.record, told);
        }
        self.record
    }

    /// Whether a line was stopped at all.
    pub(crate) fn has_stopped(&self) -> bool {
        self.is_stopped()
            || self.record.warnings.iter().any(|warning| {
                matches!(
                    warning.kind,
                    WarningKind::IllegalMove | WarningKind::AmbiguousMove | WarningKind::UnreadMove
                )
            })
    }
}

#[cfg(test)]
mod tests;
