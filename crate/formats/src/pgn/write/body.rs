//! The moves of a game with variations in brackets, wrapped at 80 columns.

use xiangqi::notation::{Dialect, Name, iccs};
use xiangqi::{Color, Move, Position, Undo};

use super::{MoveStyle, PgnStyle, chinese};
use crate::loss::{LossKind, Losses};
use crate::movetext::{Lexer, TokenKind};
use crate::record::Record;
use crate::referee;
use crate::tree::{NodeId, Tree};

/// The widest line.
const COLUMNS: usize = 80;

/// What is still to be done, the next thing last. A tree of any depth is written without recursion.
enum Task {
    /// Writes a node's move, with the position before it on the board.
    Write(NodeId),
    /// Makes a node's move.
    Enter(NodeId),
    /// Writes what follows a node.
    Follow(NodeId),
    /// Takes a node's move back.
    Leave,
    Open,
    Close,
}

/// Writes the moves and the result.
pub(super) fn write(record: &Record, style: &PgnStyle, text: &mut String, losses: &mut Losses) {
    let mut body = Body {
        tree: &record.tree,
        style,
        position: referee::position_of(&record.setup),
        played: Vec::new(),
        first_ply: 2 * record.setup.fullmove as usize + usize::from(record.setup.turn == Color::Black),
        numbered: false,
        lines: Lines { text, column: 0 },
        losses,
    };
    body.comment(NodeId::ROOT);
    let mut tasks = vec![Task::Follow(NodeId::ROOT)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Write(node) => body.write_move(node),
            Task::Enter(node) => body.enter(node),
            Task::Leave => body.leave(),
            Task::Open => {
                body.lines.word("(");
                body.numbered = false;
            }
            Task::Close => {
                body.lines.glue(")");
                body.numbered = false;
            }
            Task::Follow(node) => body.follow(node, &mut tasks),
        }
    }
    body.lines.word(record.result.token());
    body.lines.end();
}

struct Body<'a> {
    tree: &'a Tree,
    style: &'a PgnStyle,
    position: Option<Position>,
    /// The moves on the board; nothing for those that could not be made.
    played: Vec<Option<Undo>>,
    first_ply: usize,
    /// Whether the last thing written was Red's move of the same number.
    numbered: bool,
    lines: Lines<'a>,
    losses: &'a mut Losses,
}

impl Body<'_> {
    /// The main continuation, its alternatives, then what follows it.
    fn follow(&self, node: NodeId, tasks: &mut Vec<Task>) {
        let mut children = self.tree.children(node);
        let Some(first) = children.next() else { return };
        tasks.extend([Task::Leave, Task::Follow(first), Task::Enter(first)]);
        let others: Vec<NodeId> = children.collect();
        for &other in others.iter().rev() {
            tasks.extend([
                Task::Close,
                Task::Leave,
                Task::Follow(other),
                Task::Enter(other),
                Task::Write(other),
                Task::Open,
            ]);
        }
        tasks.push(Task::Write(first));
    }

    fn enter(&mut self, node: NodeId) {
        let known = self.played.last().is_none_or(Option::is_some);
        let m = self.tree.node(node).m.filter(|_| known);
        let undo = self
            .position
            .as_mut()
            .zip(m)
            .and_then(|(position, m)| position.is_legal(m).then(|| position.play_unchecked(m)));
        self.played.push(undo);
    }

    fn leave(&mut self) {
        if let (Some(Some(undo)), Some(position)) = (self.played.pop(), &mut self.position) {
            position.undo(undo);
        }
    }

    fn write_move(&mut self, node: NodeId) {
        let ply = self.first_ply + self.played.len();
        let number = ply / 2;
        if ply.is_multiple_of(2) {
            self.lines.word(&format!("{number}."));
        } else if !self.numbered {
            self.lines.word(&format!("{number}..."));
        }
        self.numbered = ply.is_multiple_of(2);
        let known = self.played.last().is_none_or(Option::is_some);
        match (self.tree.node(node).m, &self.tree.node(node).text) {
            (Some(m), _) => {
                let text = self.name(m, known);
                self.lines.word(&text);
            }
            (None, Some(text)) => self.unread(text),
            (None, None) => {}
        }
        for nag in &self.tree.node(node).nags {
            self.lines.word(&format!("${nag}"));
        }
        self.comment(node);
    }

    /// The move in the notation asked for. One that is not legal, or comes after such a one, has no name; its coordinates
    /// are read in any notation.
    fn name(&self, m: Move, known: bool) -> String {
        let name = self.position.as_ref().filter(|_| known).and_then(|position| Name::of(position, m).ok());
        match (self.style.moves, name) {
            (MoveStyle::Chinese, Some(name)) => name.chinese(chinese(self.style)),
            (MoveStyle::Wxf, Some(name)) => name.wxf(Dialect::Xqbase),
            _ => iccs(m),
        }
    }

    /// A text that could not be read stands where it stood, if it will be taken for moves again.
    fn unread(&mut self, text: &str) {
        if Lexer::new(text, 0).all(|token| token.kind == TokenKind::Move) {
            self.lines.word(text);
        } else {
            self.losses.add(LossKind::UnreadTexts);
            self.braces(text);
        }
    }

    fn comment(&mut self, node: NodeId) {
        let comment = self.tree.node(node).comment.trim_matches(|c: char| c.is_ascii_whitespace());
        if !comment.is_empty() {
            self.braces(comment);
        }
    }

    fn braces(&mut self, text: &str) {
        if text.contains('}') {
            self.losses.add(LossKind::Braces);
        }
        self.lines.word(&format!("{{{}}}", text.replace('}', "｝")));
        self.numbered = false;
    }
}

/// Words set into lines.
struct Lines<'a> {
    text: &'a mut String,
    column: usize,
}

impl Lines<'_> {
    /// A word with a blank before it, or on a new line.
    fn word(&mut self, word: &str) {
        let first_line = word.split('\n').next().unwrap_or_default();
        let opens = self.text.ends_with('(');
        if self.column > 0 && !opens {
            if self.column + 1 + width(first_line) > COLUMNS {
                self.end();
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.glue(word);
    }

    /// A word right behind the last one.
    fn glue(&mut self, word: &str) {
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => width(last),
            None => self.column + width(word),
        };
    }

    fn end(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }
}

/// Columns of a text: two for everything beyond the alphabets.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c < '\u{1100}' { 1 } else { 2 }).sum()
}
