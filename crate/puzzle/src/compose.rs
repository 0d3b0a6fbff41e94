//! Composition: seeded chance proposes positions, the solver judges, idle pieces go, taste decides.
//!
//! [`Composer::next`] gives one candidate drill of a pattern at a time. It is deterministic by seed. Quality is a list of
//! plain refusals and a `Composer::taste` number; choosing among candidates is for the caller.

mod dress;
pub mod natural;
mod place;
pub mod rng;
pub mod skeleton;

use std::collections::HashSet;

use mate::{Detail, Goal, Limits, Solver};
use xiangqi::{Board, Color, Move, Position, Role, Square};

use crate::distil::{self, Proved};
use crate::pattern;
use rng::Rng;
use skeleton::Skeleton;

/// Nodes for the first look at a placement: most have no mate, and that shows soon.
const GLANCE: u64 = 400;
/// Nodes for a full proof of a drill.
const PROOF: u64 = 20_000;

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The pattern's simplified name; it must be among the main line's names.
    pub pattern: String,
    /// Mate by checks or by any moves.
    pub goal: Goal,
    /// Shortest and longest mate wanted, in attacker moves.
    pub lengths: (u16, u16),
    /// How much a person may frown at a position (see [`natural::flaws`]).
    pub flaws: u32,
    /// Most pieces on the board.
    pub pieces: usize,
}

/// A drill that passed every refusal.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The position, its proof and its names.
    pub proved: Proved,
    /// How good it is; higher is better, comparable within one pattern and length.
    pub taste: i32,
    /// The attacker's moves as roles and squares, mirror-independent: two drills with the same are one drill to a pupil.
    pub idea: String,
}

/// Makes drills of one pattern.
pub struct Composer {
    rng: Rng,
    solver: Solver,
    skeleton: &'static Skeleton,
    wish: Wish,
    seen: HashSet<u64>,
    /// Placements tried so far.
    pub tried: u64,
}

impl Composer {
    /// A composer for a pattern that has a skeleton; nothing for others.
    pub fn new(wish: Wish, seed: u64) -> Option<Composer> {
        let skeleton = skeleton::of(&wish.pattern)?;
        Some(Composer {
            rng: Rng::new(seed),
            solver: Solver::new(4 << 20),
            skeleton,
            wish,
            seen: HashSet::new(),
            tried: 0,
        })
    }

    /// The next candidate within so many placements.
    pub fn next(&mut self, placements: u64) -> Option<Candidate> {
        for _ in 0..placements {
            self.tried += 1;
            let Some(position) = place::place(&mut self.rng, self.skeleton) else { continue };
            if let Some(candidate) = self.refine(&position) {
                return Some(candidate);
            }
        }
        None
    }

    fn limits(&self, nodes: u64, detail: Detail) -> Limits {
        let depth = match self.wish.goal {
            Goal::Checks => Limits::default().depth,
            Goal::Any => self.wish.lengths.1,
        };
        Limits { nodes, depth, detail, ..Limits::default() }
    }

    fn refine(&mut self, position: &Position) -> Option<Candidate> {
        let goal = self.wish.goal;
        let glance = self.limits(GLANCE, Detail::Length);
        let first = distil::prove(&mut self.solver, position, goal, glance)?;
        if !self.is_wanted(&first) {
            return None;
        }
        let full = self.limits(PROOF, Detail::Solution);
        let first = distil::prove(&mut self.solver, position, goal, full)?;
        let mut order: Vec<Square> = Square::all().collect();
        self.rng.shuffle(&mut order);
        let thin = distil::distil(&mut self.solver, first, goal, full, &self.wish.pattern, &order);
        let settled = dress::king(&mut self.solver, thin, goal, full, &self.wish.pattern);
        if natural::flaws(&settled.position.board()) > self.wish.flaws + 2 {
            return None;
        }
        let dressed = dress::guards(&mut self.solver, settled, goal, full, &self.wish.pattern);
        // The guards may do what another piece was needed for before.
        let settled = distil::distil_forces(&mut self.solver, dressed, goal, full, &self.wish.pattern);
        if !self.is_wanted(&settled) || !self.seen.insert(key(&settled.position)) {
            return None;
        }
        let board = settled.position.board();
        if natural::flaws(&board) > self.wish.flaws || board.pieces().count() > self.wish.pieces {
            return None;
        }
        let idea = idea(&settled);
        let taste = self.taste(&settled, full);
        Some(Candidate { proved: settled, taste, idea })
    }

    fn is_wanted(&self, proved: &Proved) -> bool {
        let (low, high) = self.wish.lengths;
        (low..=high).contains(&proved.claim.mate_in)
            && proved.claim.keys.len() == 1
            && proved.names.has(&self.wish.pattern)
    }

    /// How good a drill is: a telling name, one move at every turn, some wrong checks, gifts, no free capture to begin
    /// with, a natural look.
    fn taste(&mut self, proved: &Proved, limits: Limits) -> i32 {
        let mut taste = 0;
        let rank = proved.names.patterns.iter().position(|&name| name == self.wish.pattern);
        taste -= 6 * rank.unwrap_or(0) as i32;
        let wrong =
            proved.position.checks().len() - proved.claim.keys.len().min(proved.position.checks().len());
        taste += 2 * wrong.min(4) as i32;
        let gifts = ["弃车", "弃马", "弃炮"].iter().filter(|gift| proved.names.has(gift)).count();
        taste += 4 * gifts as i32;
        taste -= 4 * self.duals(proved, limits);
        if let Some(&key) = proved.claim.keys.first() {
            taste -= match proved.position.piece_at(key.to).map(|p| p.role) {
                Some(Role::Rook | Role::Horse | Role::Cannon) => 12,
                Some(Role::Pawn) => 4,
                Some(_) => 1,
                None => 0,
            };
        }
        taste -= 3 * natural::flaws(&proved.position.board()) as i32;
        let board = proved.position.board();
        let black = |guard: bool| {
            let is_guard = |role| matches!(role, Role::Advisor | Role::Elephant);
            let of_kind =
                board.pieces().filter(|(_, p)| p.color == Color::Black && is_guard(p.role) == guard);
            of_kind.count() as i32
        };
        taste -= 3 * (2 - black(true)).max(0);
        // The king counts among the others: one or two more that matter make a fight of it.
        taste += 3 * (black(false) - 1).min(2);
        taste
    }

    /// Later attacker moves of the main line that have an equally short twin.
    fn duals(&mut self, proved: &Proved, limits: Limits) -> i32 {
        let mut at = proved.position.clone();
        let mut duals = 0;
        for (ply, &mv) in proved.claim.line.iter().enumerate() {
            if ply > 0 && ply % 2 == 0 {
                let again = crate::claim::claim(&mut self.solver, &at, self.wish.goal, limits);
                duals += i32::from(again.is_ok_and(|c| c.keys.len() > 1));
            }
            if at.play(mv).is_err() {
                break;
            }
        }
        duals
    }
}

/// The same for a position, its mirror image and both with colours exchanged.
pub fn key(position: &Position) -> u64 {
    let board = position.board();
    let attacker_red = if position.turn() == Color::Red { board } else { board.swap_colors() };
    hash(&attacker_red).min(hash(&attacker_red.mirror()))
}

fn hash(board: &Board) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for (square, piece) in board.pieces() {
        for byte in [square.index() as u8, piece.fen_char() as u8] {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

/// The attacker's moves of the main line as role and target, the smaller of the two mirror images.
fn idea(proved: &Proved) -> String {
    let Some(story) = pattern::Story::tell(&proved.position, &proved.claim.line) else {
        return String::new();
    };
    let tell = |mirror: bool| -> String {
        let flip = |m: Move| if mirror { m.mirror() } else { m };
        story
            .attacker_plies()
            .iter()
            .map(|p| (p.piece.role.letter(), flip(p.mv).to))
            // How far off a piece stops makes no other idea.
            .map(
                |(role, to)| {
                    if to.rank() < 6 { format!("{role}{}", to.file()) } else { format!("{role}{to}") }
                },
            )
            .collect::<Vec<_>>()
            .join(" ")
    };
    tell(false).min(tell(true))
}
