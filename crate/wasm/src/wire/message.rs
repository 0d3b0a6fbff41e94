//! Requests to a searcher and its answers.

use tsify::Tsify;
use xiangqi::Move;

use super::{AttemptView, Explanation, Fault, Goal, Hint, Judgement, Side};
use crate::json::{kinds, object, words};

/// How a running search stands.
#[derive(Tsify)]
pub struct Progress {
    /// Positions looked at.
    pub nodes: u64,
    /// Proof number of the root.
    pub pn: u32,
    /// Disproof number of the root.
    pub dn: u32,
    /// Table fill in percent.
    pub table: u8,
}
object!(Progress { nodes, pn, dn, table });

/// What `solve` found.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum SolveVerdict {
    /// A forced mate, proved.
    Mate,
    /// No forced mate of the kind asked for, proved.
    NoMate,
    /// Not decided within the limits.
    Unknown,
    /// Not a legal position: see the faults.
    Illegal,
}
words!(SolveVerdict { Mate, NoMate, Unknown, Illegal });

/// A certificate that was checked by code that shares nothing with the search.
#[derive(Tsify)]
pub struct Certificate {
    /// Always true where the certificate is present.
    pub checked: bool,
    /// How many positions it has.
    pub positions: u32,
}
object!(Certificate { checked, positions });

/// An answer of the solver on a position of one's own.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SolveAnswer {
    /// What was found.
    pub verdict: SolveVerdict,
    /// What was asked.
    pub goal: Goal,
    /// Attacker moves (mate).
    pub mate_in: Option<u16>,
    /// True where `mate_in` is the shortest, false where it is an upper bound.
    pub exact: bool,
    /// Shortest first moves: all of them if `keys_complete`; none where the defender is to move.
    #[tsify(type = "string[]")]
    pub keys: Vec<Move>,
    /// Whether `keys` has every shortest first move.
    pub keys_complete: bool,
    /// One main line (mate); a try of the attacker, or the defender's move at hand, and play in which the defence holds (no-mate).
    #[tsify(type = "string[]")]
    pub line: Vec<Move>,
    /// Present for mate and no-mate.
    pub certificate: Option<Certificate>,
    /// Search nodes spent.
    pub nodes: u64,
    /// The limit that stopped the search (unknown).
    #[tsify(type = "string | null")]
    pub why: Option<&'static str>,
    /// Why the position is not legal (illegal).
    pub faults: Vec<Fault>,
}
object!(SolveAnswer {
    verdict,
    goal,
    mate_in,
    exact,
    keys,
    keys_complete,
    line,
    certificate,
    nodes,
    why,
    faults
});

/// A request to the search worker; every request has an id. How it is read is in `request.rs`.
#[derive(Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[tsify(rename = "SearchRequest")]
#[allow(
    missing_docs,
    reason = "`id` is the request's everywhere, and the other fields are named as their types"
)]
pub enum Request {
    /// Starts an attempt at a puzzle.
    Open {
        id: u32,
        #[tsify(type = "Puzzle")]
        puzzle: puzzle::Puzzle,
    },
    /// Judges an attacker move; a right one is kept together with the longest reply.
    Play {
        id: u32,
        #[tsify(type = "string")]
        r#move: Move,
    },
    /// Exchanges the last defender reply for another.
    Defend {
        id: u32,
        #[tsify(type = "string")]
        r#move: Move,
    },
    /// Takes the last attacker move back.
    TakeBack { id: u32 },
    /// Goes back to the first position.
    Restart { id: u32 },
    /// Asks for the next stage of the hint.
    Hint { id: u32 },
    /// Asks for the solution.
    GiveUp { id: u32 },
    /// The whole solution of the position at hand, solved now if it was not yet.
    Graph { id: u32 },
    /// Why the game is over at the end of the line; with a turn and a move, why that reply to the attacker move of this number
    /// (0 is the first) loses.
    Explain {
        id: u32,
        #[tsify(optional)]
        turn: Option<u32>,
        #[tsify(optional, type = "string")]
        r#move: Option<Move>,
    },
    /// Solves a position that has nothing to do with the attempt. `fresh` forgets what the table holds, so that the answer and
    /// its cost depend on nothing else; `quick` asks for the verdict only, whose length is an upper bound. `attacker` is who
    /// is to mate, the side to move unless told.
    Solve {
        id: u32,
        fen: String,
        goal: Goal,
        #[tsify(optional)]
        attacker: Option<Side>,
        #[tsify(optional)]
        nodes: Option<u64>,
        #[tsify(optional)]
        fresh: Option<bool>,
        #[tsify(optional)]
        quick: Option<bool>,
    },
    /// Judges one first move of a position whose shortest mate is known. The attempt that was open ends.
    Judge {
        id: u32,
        #[tsify(type = "Puzzle")]
        puzzle: puzzle::Puzzle,
        #[tsify(type = "string")]
        r#move: Move,
        #[tsify(optional)]
        fresh: Option<bool>,
    },
    /// Stops the request `of`.
    Cancel { id: u32, of: u32 },
}

/// An answer of the search worker.
#[derive(Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[tsify(rename = "SearchResponse", missing_as_null)]
#[allow(
    missing_docs,
    reason = "`id` is the request's everywhere, and the other fields are named as their types"
)]
pub enum Response {
    /// The module is loaded; sent by the worker's own file.
    Ready { id: u32 },
    /// The attempt as it stands.
    View { id: u32, view: AttemptView },
    /// A judged move and the attempt after it.
    Played { id: u32, judgement: Judgement, view: AttemptView },
    /// A hint and the attempt after it.
    Hint { id: u32, hint: Hint, view: AttemptView },
    /// The solution from the current position.
    Solution {
        id: u32,
        #[tsify(type = "string[]")]
        line: Vec<Move>,
        view: AttemptView,
    },
    /// The solution graph of the current position; nothing where it was not found within the limits. See `graph.rs`.
    Graph { id: u32, graph: Option<Vec<u32>> },
    /// Why.
    Explained { id: u32, explanation: Explanation },
    /// What the solver found.
    Solved { id: u32, answer: SolveAnswer },
    /// A move that was judged by itself.
    Judged { id: u32, judgement: Judgement },
    /// The search still runs.
    Progress { id: u32, progress: Progress },
    /// The request was stopped, or the cancel was carried out; sent by the worker's own file.
    Cancelled { id: u32 },
    /// The request could not be carried out.
    Error { id: u32, fault: Fault },
}
kinds!(Response {
    Ready { id },
    View { id, view },
    Played { id, judgement, view },
    Hint { id, hint, view },
    Solution { id, line, view },
    Graph { id, graph },
    Explained { id, explanation },
    Solved { id, answer },
    Judged { id, judgement },
    Progress { id, progress },
    Cancelled { id },
    Error { id, fault },
});
