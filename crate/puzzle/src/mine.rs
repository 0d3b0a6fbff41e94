//! Mates that were on the board in a game: a forced mate of the side to move, certified, and what became of it.
//!
//! [`Miner`] goes through the positions of one line of play, one at a time, so that a page can mine between frames. Of one mate
//! it gives the first position and, where that is another, the one in which it was let go. A record is a start and moves;
//! where it comes from, and which of many records' finds are worth showing, is for the caller.

mod fate;

use mate::{Answer, Detail, Goal, Limits, Solver, Stage};
use xiangqi::{Board, Color, Move, Position, Setup};

use crate::distil::{self, Proved};

pub use fate::Fate;

/// The part of the nodes for the first look at a position with quiet moves, as a divisor.
const GLANCE: u64 = 100;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    /// Mate by checks or by any moves.
    pub goal: Goal,
    /// Shortest and longest mate wanted, in attacker moves. With [`Goal::Any`] the search goes no deeper than the longest.
    pub lengths: (u16, u16),
    /// Only mates with one first move.
    pub unique: bool,
    /// Search nodes a question; a position in which there is a mate asks up to four.
    pub nodes: u64,
}

impl Quest {
    /// Every mate of a goal that 20,000 nodes find: by checks of any length, with quiet moves up to three moves.
    pub const fn new(goal: Goal) -> Quest {
        let longest = match goal {
            Goal::Checks => 500,
            Goal::Any => 3,
        };
        Quest { goal, lengths: (1, longest), unique: false, nodes: 20_000 }
    }

    fn limits(self, detail: Detail) -> Limits {
        let default = Limits::default();
        let depth = match self.goal {
            Goal::Checks => default.depth,
            Goal::Any => self.lengths.1,
        };
        Limits { nodes: self.nodes, depth, detail, ..default }
    }

    fn wants(self, proved: &Proved) -> bool {
        let (low, high) = self.lengths;
        (low..=high).contains(&proved.claim.mate_in) && (!self.unique || proved.claim.keys.len() == 1)
    }
}

/// A mate that was on the board.
#[derive(Clone, Debug)]
pub struct Find {
    /// Plies of the line before the position; 0 is its start.
    pub ply: usize,
    /// The position with what is proved of it; its side to move mates.
    pub proved: Proved,
    /// What was played there; nothing where the line ends.
    pub played: Option<Move>,
    /// What became of the mate.
    pub fate: Fate,
}

/// What a look at one position gave.
#[derive(Clone, Debug)]
pub enum Look {
    /// There is nothing to report of it.
    Nothing,
    /// A mate.
    Mate(Box<Find>),
    /// The line has no more positions.
    Done,
}

/// Goes through one line of play.
pub struct Miner {
    quest: Quest,
    position: Position,
    moves: Vec<Move>,
    ply: usize,
    is_over: bool,
    /// The mate that each side had when it was last to move; the side to move at the start is the first.
    last: [Option<Had>; 2],
}

/// A mate that a side had at its last turn.
struct Had {
    mate_in: u16,
    keys: Vec<Move>,
    fate: Fate,
    /// Whether a position of this mate was given out, and one in which it was let go.
    told: bool,
    told_missed: bool,
}

impl Miner {
    /// A miner of the positions of a line, from the one with so many plies played: those before are only gone through.
    /// The line ends at the first move that is not legal.
    pub fn new(start: Position, moves: &[Move], from: usize, quest: Quest) -> Miner {
        let mut miner = Miner {
            quest,
            position: start,
            moves: moves.to_vec(),
            ply: 0,
            is_over: false,
            last: [None, None],
        };
        while miner.ply < from && !miner.is_over {
            miner.advance();
        }
        miner
    }

    /// The plies played before the position that is looked at next.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Looks at the next position. What the solver has learnt before changes the work, not what is found, unless the nodes
    /// run out: clear it before each line.
    pub fn look(&mut self, solver: &mut Solver) -> Look {
        if self.is_over {
            return Look::Done;
        }
        let found = self.mate(solver).and_then(|proved| self.report(solver, proved));
        self.advance();
        found.map_or(Look::Nothing, |find| Look::Mate(Box::new(find)))
    }

    fn advance(&mut self) {
        let next = self.moves.get(self.ply);
        self.is_over = next.is_none_or(|&mv| self.position.play(mv).is_err());
        self.ply += 1;
    }

    /// The forced mate in the position, if there is one within the limits. Where there is none, that is remembered.
    fn mate(&mut self, solver: &mut Solver) -> Option<Proved> {
        let quest = self.quest;
        let is_hopeless = match quest.goal {
            Goal::Checks => self.position.checks().is_empty(),
            Goal::Any => !self.position.has_legal_move(),
        };
        let proved = (!is_hopeless && self.mates(solver))
            .then(|| distil::prove(solver, &self.position, quest.goal, quest.limits(Detail::Solution)))
            .flatten();
        if proved.is_none() {
            self.last[self.ply % 2] = None;
        }
        proved
    }

    /// Whether a first look finds a mate. With quiet moves it looks for threats only, with a part of the nodes: to ask every
    /// position of a game for all that is possible would take hours.
    fn mates(&self, solver: &mut Solver) -> bool {
        let limits = self.quest.limits(Detail::Verdict);
        let limits = match self.quest.goal {
            Goal::Checks => limits,
            Goal::Any => Limits { nodes: limits.nodes / GLANCE, stage: Stage::Threats, ..limits },
        };
        matches!(solver.solve(&self.position, self.quest.goal, limits), Answer::Mate(_))
    }

    /// The find that a mate makes, unless it is one that was told of.
    fn report(&mut self, solver: &mut Solver, proved: Proved) -> Option<Find> {
        let played = self.moves.get(self.ply).copied().filter(|&mv| self.position.is_legal(mv));
        let fate = fate::of(solver, &proved, played, self.quest);
        let (mate_in, keys) = (proved.claim.mate_in, proved.claim.keys.clone());
        let before = self.last[self.ply % 2].take().filter(|had| had.goes_on(mate_in, &keys));
        let (mut told, mut told_missed) = before.map_or((false, false), |had| (had.told, had.told_missed));
        let is_new = !told || fate == Fate::Missed && !told_missed;
        let find = (is_new && self.quest.wants(&proved)).then(|| {
            told = true;
            told_missed |= fate == Fate::Missed;
            Find { ply: self.ply, proved, played, fate }
        });
        self.last[self.ply % 2] = Some(Had { mate_in, keys, fate, told, told_missed });
        find
    }
}

impl Had {
    /// Whether the mate at the side's next turn is still this one: it was kept, or stands there just as it did.
    fn goes_on(&self, mate_in: u16, keys: &[Move]) -> bool {
        matches!(self.fate, Fate::Found | Fate::Kept { .. }) || (self.mate_in == mate_in && self.keys == keys)
    }
}

/// The same position with Red to move: the board turned and the colours exchanged where it was Black's turn. Puzzles are shown
/// so. The counters begin anew.
pub fn for_red(position: &Position) -> Position {
    let board: Board = match position.turn() {
        Color::Red => position.board(),
        Color::Black => position.board().swap_colors(),
    };
    let setup = Setup { board, turn: Color::Red, halfmove: 0, fullmove: 1 };
    // What is legal for one side is legal for the other.
    Position::try_from_loose(&setup).unwrap_or_else(|_| position.clone())
}

#[cfg(test)]
mod tests;
