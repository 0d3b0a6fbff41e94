//! A find as it is printed: where it was, what is proved, what was played; or the puzzle that it makes.

use mate::{Detail, Goal, Limits, Solver};
use puzzle::compose::{appraise, idea, key};
use puzzle::distil::{self, Orders, Proved, thinnest};
use puzzle::mine::{Fate, Find, Quest, for_red};
use puzzle::{pack, verify};
use serde::Serialize;
use xiangqi::{Move, fen};

use super::lines::Line;
use crate::output;

/// Orders in which pieces are taken off a puzzle.
const ORDERS: Orders = Orders { count: 20, seed: 0 };

/// A find with what is needed to choose among finds.
pub(super) struct Found {
    pub(super) text: String,
    /// See [`key`].
    pub(super) key: u64,
    pub(super) missed: bool,
}

/// Where a find was and what became of it; beside it stands either what is proved or the puzzle.
#[derive(Serialize)]
struct Place<'a> {
    file: &'a str,
    game: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    variation: Option<usize>,
    ply: usize,
    fen: String,
    played: Option<String>,
    found: bool,
    missed: bool,
    /// Attacker moves to the end after another move that kept a mate, that move counted.
    kept: Option<u16>,
}

/// What is proved of the position.
#[derive(Serialize)]
struct Claimed<'a> {
    goal: &'static str,
    mate_in: u16,
    keys: Vec<String>,
    line: Vec<String>,
    patterns: &'a [&'static str],
}

#[derive(Serialize)]
struct Plain<'a> {
    #[serde(flatten)]
    place: Place<'a>,
    #[serde(flatten)]
    mate: Claimed<'a>,
}

/// How finds are told.
#[derive(Clone, Copy)]
pub(super) struct Teller {
    pub(super) quest: Quest,
    pub(super) variations: bool,
    pub(super) puzzles: bool,
    pub(super) distil: bool,
}

impl Teller {
    /// A find as it is printed. Nothing where it makes no puzzle that is proved afresh.
    pub(super) fn tell(self, solver: &mut Solver, line: &Line, find: &Find) -> Option<Found> {
        let place = self.place(line, find);
        let missed = place.missed;
        if self.puzzles {
            let (key, text) = self.puzzle(solver, find, &place)?;
            return Some(Found { text, key, missed });
        }
        let Proved { position, claim, names } = &find.proved;
        let mate = Claimed {
            goal: self.quest.goal.code(),
            mate_in: claim.mate_in,
            keys: texts(&claim.keys),
            line: texts(&claim.line),
            patterns: &names.patterns,
        };
        Some(Found { text: output::to_json(&Plain { place, mate }), key: key(position), missed })
    }

    fn place<'a>(self, line: &'a Line, find: &Find) -> Place<'a> {
        Place {
            file: &line.file,
            game: line.game,
            variation: self.variations.then_some(line.variation),
            ply: find.ply,
            fen: fen::write(&find.proved.position.setup()),
            played: find.played.map(|mv| mv.to_string()),
            found: find.fate == Fate::Found,
            missed: find.fate == Fate::Missed,
            kept: match find.fate {
                Fate::Kept { mate_in } => Some(mate_in),
                _ => None,
            },
        }
    }

    /// The key of the puzzle's position and its line of output.
    fn puzzle(self, solver: &mut Solver, find: &Find, place: &Place) -> Option<(u64, String)> {
        let goal = self.quest.goal;
        let limits = Limits { nodes: self.quest.nodes, detail: Detail::Solution, ..Limits::default() };
        let depth = if goal == Goal::Any { find.proved.claim.mate_in } else { limits.depth };
        let limits = Limits { depth, ..limits };
        let position = for_red(&find.proved.position);
        let proved = if self.distil {
            thinnest(solver, &position, goal, limits, ORDERS)?.1
        } else {
            distil::prove(solver, &position, goal, limits)?
        };
        let taste = appraise(&proved.position, goal, proved.claim.mate_in, self.quest.nodes)?;
        let key = key(&proved.position);
        let puzzle = proved.puzzle(format!("game-{key:016x}"), goal);
        solver.clear();
        if !verify(solver, &puzzle, Limits::default()).is_empty() {
            return None;
        }
        let place = output::to_json(place);
        let text = format!(
            "{{\"taste\":{taste},\"idea\":{},\"puzzle\":{},{}",
            output::to_json(&idea(&proved)),
            pack::write_puzzle(&puzzle),
            place.trim_start_matches('{')
        );
        Some((key, text))
    }
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}
