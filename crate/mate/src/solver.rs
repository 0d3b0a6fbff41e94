//! The solver: a table that stays warm, and one problem at a time, worked on in slices.
//!
//! What is asked of the search in which order is in `task.rs`; here are the limits and the slices.

use xiangqi::{Color, Move, Position};

use crate::answer::Answer;
use crate::dfpn::{Search, Value};
use crate::extract::{Found, Poll, Query};
use crate::goal::Goal;
use crate::limits::{Limits, Progress, Step, Why};
use crate::table::{ENDLESS, Table};
use crate::task::Task;
use crate::trap::Trap;

/// Work that is not search but must not stretch a slice: this many steps of building a certificate count as a node.
const STEPS_PER_NODE: u64 = 4;

/// Finds forced mates and proves that there are none. It owns the only large memory of this crate, allocated once.
///
/// ```
/// use mate::{Answer, Goal, Limits, Solver};
/// use xiangqi::Position;
///
/// let position = Position::from_fen("4kab2/4a4/4b4/1N7/9/9/9/9/2p1p4/3K5 w - - 0 1").unwrap();
/// let mut solver = Solver::new(1 << 20);
/// let Answer::Mate(mate) = solver.solve(&position, Goal::Checks, Limits::default()) else { panic!() };
/// assert_eq!((mate.mate_in, mate.exact), (1, true));
/// assert_eq!(mate.keys[0].to_string(), "b6c8");
/// ```
pub struct Solver {
    table: Table,
    search: Search,
    running: Option<Running>,
    nodes: u64,
    floor: Option<Trap>,
}

/// The problem being worked on.
struct Running {
    task: Task,
    limits: Limits,
    /// Nodes that may still be spent in the present phase.
    left: u64,
    /// The question being searched, and in which of its games.
    query: Option<Box<Query>>,
    game: usize,
    /// Nodes that the present search may still spend, where it has a bound of its own.
    cap: Option<u64>,
    searching: bool,
    found: Option<Found>,
}

impl Solver {
    /// A solver with a table of at most so many bytes (at least four entries of 24 bytes). The size changes how long an
    /// answer takes, never what it is.
    pub fn new(table_bytes: usize) -> Solver {
        Solver { table: Table::new(table_bytes), search: Search::new(), running: None, nodes: 0, floor: None }
    }

    /// Forgets everything learnt.
    pub fn clear(&mut self) {
        self.table.clear();
        self.running = None;
    }

    /// Starts on a problem, and drops the one that was running. What the table has learnt is kept.
    ///
    /// `attacker` may be the side to move or the other one (the position after a move of the attacker).
    pub fn begin(&mut self, position: &Position, attacker: Color, goal: Goal, limits: Limits) {
        self.table.new_age();
        self.nodes = 0;
        self.floor = None;
        self.running = Some(Running {
            task: Task::new(position, attacker, goal, limits),
            limits,
            left: limits.nodes,
            query: None,
            game: 0,
            cap: None,
            searching: false,
            found: None,
        });
    }

    /// Works for about `nodes` more nodes.
    ///
    /// # Panics
    /// When no problem was begun, or the last one is done.
    pub fn step(&mut self, nodes: u64) -> Step<Answer> {
        let mut running = self.running.take().expect("a problem was begun");
        if let Some(answer) = self.advance(&mut running, nodes) {
            self.floor = running.task.take_floor();
            return Step::Done(answer);
        }
        self.running = Some(running);
        Step::Running(self.progress())
    }

    /// How the present search stands.
    pub fn progress(&self) -> Progress {
        let (pn, dn) = self.search.numbers();
        Progress { nodes: self.nodes, pn, dn, table: self.table.fill() }
    }

    /// Whether a problem was begun and is not done.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Drops the running problem. The table keeps what was learnt.
    pub fn cancel(&mut self) {
        self.running = None;
    }

    /// Search nodes spent on the last problem.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// After [`Why::Depth`] for [`Goal::Any`]: the certificate, checked, that there is no mate within the depth limit. After
    /// [`Why::PerpetualCheck`]: that there is none as long as the defender may check for ever.
    pub fn take_floor(&mut self) -> Option<Trap> {
        self.floor.take()
    }

    /// Solves a position whose side to move attacks, in one go.
    pub fn solve(&mut self, position: &Position, goal: Goal, limits: Limits) -> Answer {
        self.solve_for(position, position.turn(), goal, limits)
    }

    /// Solves a position for an attacker who need not be to move, in one go.
    pub fn solve_for(&mut self, position: &Position, attacker: Color, goal: Goal, limits: Limits) -> Answer {
        self.begin(position, attacker, goal, limits);
        loop {
            if let Step::Done(answer) = self.step(u64::MAX) {
                return answer;
            }
        }
    }

    fn advance(&mut self, running: &mut Running, quota: u64) -> Option<Answer> {
        let mut quota = quota.saturating_mul(STEPS_PER_NODE);
        loop {
            if running.searching {
                let cap = running.cap.unwrap_or(u64::MAX);
                let allowed = running.left.min(quota / STEPS_PER_NODE).min(cap);
                let before = self.search.nodes();
                let value = self.search.run(&mut self.table, allowed);
                let spent = self.search.nodes() - before;
                self.nodes += spent;
                running.left = running.left.saturating_sub(spent);
                running.cap = running.cap.map(|left| left.saturating_sub(spent));
                quota = quota.saturating_sub(spent.saturating_mul(STEPS_PER_NODE));
                match value {
                    Some(value @ Value::Proven { .. }) => running.hear(value, self.search.best()),
                    Some(value) => {
                        if self.next_game(running) {
                            continue;
                        }
                        if !was_cut(value) {
                            running.hear(value, self.search.best());
                        } else if running.cap.is_some() && running.task.problem().goal == Goal::Any {
                            // It is no disproof that every line was cut, and other searches may come further.
                            running.hear(OPEN, None);
                        } else {
                            return Some(Answer::Unknown(Why::Depth));
                        }
                    }
                    None if running.cap == Some(0) => {
                        if self.next_game(running) {
                            continue;
                        }
                        running.hear(OPEN, None);
                    }
                    None if running.left == 0 => {
                        running.searching = false;
                        if let Some(answer) = running.task.settle() {
                            return Some(answer);
                        }
                        running.left = running.limits.nodes;
                    }
                    None => return None,
                }
            }
            if quota < STEPS_PER_NODE {
                return None;
            }
            match running.task.poll(&mut self.table, running.found.take()) {
                Poll::Need(query) => {
                    self.ask(running, &query, 0);
                    running.query = Some(query);
                }
                Poll::Working => quota -= 1,
                Poll::Done(answer) => return Some(answer),
                Poll::Failed(why) => return Some(Answer::Unknown(why)),
            }
        }
    }

    /// Asks the same in the next wider game, if there is one.
    fn next_game(&mut self, running: &mut Running) -> bool {
        let Some(query) = running.query.take() else { return false };
        let game = running.game + 1;
        let more = game < query.games.len();
        if more {
            self.ask(running, &query, game);
        }
        running.query = Some(query);
        more
    }

    fn ask(&mut self, running: &mut Running, query: &Query, game: usize) {
        let attacker = running.task.problem().attacker;
        // A bounded question ends by itself within its budget.
        let depth = if query.budget == ENDLESS { running.limits.depth } else { query.budget };
        self.search.begin(&query.position, attacker, query.games[game], query.budget, depth);
        let last = game + 1 == query.games.len();
        running.cap = if last { query.cap } else { Some(query.cap.map_or(NARROW, |cap| cap.min(NARROW))) };
        running.game = game;
        running.searching = true;
    }
}

/// Nodes for a question in a game narrower than the one that decides it.
const NARROW: u64 = 20_000;

impl Running {
    /// A search has ended.
    fn hear(&mut self, value: Value, best: Option<Move>) {
        self.searching = false;
        self.found = Some(Found { value, best });
    }
}

/// What a probe says that has come to no answer.
const OPEN: Value = Value::Open { pn: 1, dn: 1 };

/// Whether a search was cut at the depth limit before it knew.
fn was_cut(value: Value) -> bool {
    matches!(value, Value::Disproven { lean, .. } if lean == crate::dfpn::Lean::CUT)
}
