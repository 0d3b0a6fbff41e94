//! Every shape that crosses between the wasm module and the page, as plain serde structs.
//!
//! `www/src/engine/wire.ts` holds the same shapes by hand; `tsify` writes these ones into the generated `.d.ts`, and the
//! page's `wire-check.ts` compares the two at compile time. Squares are `"a0"`…`"i9"`, moves two squares (`"h2e2"`).
//! No behaviour lives here: how a domain value becomes one of these shapes is `convert.rs`.

use serde::Serialize;
use tsify::Tsify;

/// A side, as the page names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Upper-case letters, at the bottom, moves first in the start position.
    Red,
    /// Lower-case letters.
    Black,
}

/// What the attacker must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Mate with a check on every move (连将杀).
    Checks,
    /// Mate by any moves.
    Any,
}

/// A piece on its square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct PlacedPiece {
    /// `"a0"`…`"i9"`.
    pub square: String,
    /// The letter of a FEN: upper case Red, lower case Black.
    #[tsify(type = "'K' | 'A' | 'B' | 'N' | 'R' | 'C' | 'P' | 'k' | 'a' | 'b' | 'n' | 'r' | 'c' | 'p'")]
    pub piece: char,
}

/// What is wrong, as data: the page turns the code into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Fault {
    /// Stable, kebab-case.
    pub code: String,
    /// The squares concerned, possibly none.
    pub squares: Vec<String>,
    /// One English sentence for logs.
    pub message: String,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The side to move has a legal move.
    Playing,
    /// It has none and is in check.
    Checkmate,
    /// It has none and is not in check: it loses all the same (困毙).
    Stalemate,
}

/// Everything that the board and the grid need to know of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PositionView {
    /// The canonical FEN.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// In square order.
    pub pieces: Vec<PlacedPiece>,
    /// All legal moves.
    pub legal: Vec<String>,
    /// The square of the king in check.
    pub check: Option<String>,
    /// The pieces that give the check.
    pub checkers: Vec<String>,
    /// Whether the game goes on.
    pub status: Status,
}

/// What `readFen` says of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FenReport {
    /// True when the text is a legal position.
    pub ok: bool,
    /// The canonical FEN, present when the text could be parsed, even where the position is not legal.
    pub fen: Option<String>,
    /// Codes of what was repaired or looks odd.
    pub warnings: Vec<String>,
    /// All reasons at once.
    pub errors: Vec<Fault>,
}

/// One move in all notations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveNames {
    /// `H2-E2`.
    pub iccs: String,
    /// `h3e3`, ranks 1 to 10.
    pub uci: String,
    /// `炮二平五`, way 1 for pawns.
    pub chinese: String,
    /// Way 2 for pawns: `前三平二`.
    pub chinese_file_pawns: String,
    /// Way 1 in traditional characters.
    pub traditional: String,
    /// Way 1 with half-width digits for Black.
    pub half_width: String,
    /// `炮25`.
    pub short: String,
    /// WXF as xqbase writes it: `C2.5`.
    pub wxf: String,
    /// WXF 2018: `C2=5`.
    pub wxf_file_pawns: String,
}

/// Why a text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ReadingError {
    /// Not a move in any notation.
    Syntax,
    /// Well-formed, fits no legal move.
    NoMove,
    /// Fits several: see the candidates.
    Ambiguous,
    /// Coordinates of a move that is not legal.
    Illegal,
}

/// What `readMove` says of a text: a move, or why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MoveReading {
    /// The move, when there is exactly one.
    pub r#move: Option<String>,
    /// Why not.
    pub error: Option<ReadingError>,
    /// Every legal move that fits, where it is more than one.
    pub candidates: Vec<String>,
    /// Where one piece was meant: why its move is not legal.
    pub reason: Option<Fault>,
}

/// A text in the three languages of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct LocalText {
    /// Simplified Chinese.
    #[serde(rename = "zh-Hans")]
    pub hans: String,
    /// Traditional Chinese.
    #[serde(rename = "zh-Hant")]
    pub hant: String,
    /// English.
    pub en: String,
}

/// One puzzle of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// Stable over the pack's life.
    pub id: String,
    /// The position; its side to move attacks.
    pub fen: String,
    /// What the attacker must do.
    pub goal: Goal,
    /// Attacker moves of the shortest mate.
    pub mate_in: u16,
    /// All first moves of a shortest mate.
    pub keys: Vec<String>,
    /// One main line.
    pub line: Vec<String>,
    /// Pattern names (杀法) in simplified Chinese.
    pub tags: Vec<String>,
    /// 1 to 9.
    pub level: u8,
    /// A name, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<LocalText>,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// A legal reply of the defender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Reply {
    /// The reply.
    pub r#move: String,
    /// Attacker moves it still holds out.
    pub mate_in: u16,
    /// True where `mate_in` is only an upper bound.
    pub at_most: bool,
}

/// The name of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Keeps the shortest mate.
    Best,
    /// Still a forced mate, but longer than the shortest.
    Longer,
    /// A check, but the defence ends the attack by checks.
    CheckNoMate,
    /// Not a check, and the defence holds.
    AttackLost,
    /// The defence holds out longer than the task allows; whether a longer mate exists is not known (goal any).
    TooSlow,
    /// The defender has no move left.
    Solved,
    /// Not decided within the limits; never shown as wrong.
    Unknown,
}

/// How a solved game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// 将死.
    Checkmate,
    /// 困毙.
    Stalemate,
}

/// What was found of one attacker move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Judgement {
    /// The move that was judged.
    pub r#move: String,
    /// The verdict.
    pub verdict: Verdict,
    /// Attacker moves that remain after this move (best, longer; solved = 0).
    pub mate_in: Option<u16>,
    /// How many moves longer than the shortest (longer).
    pub extra: u16,
    /// How the game ended (solved).
    pub end: Option<End>,
    /// True where a quiet move keeps a mate but the task says checks only.
    pub quiet: bool,
    /// All legal replies, longest defence first; the first is the one that was played.
    pub replies: Vec<Reply>,
    /// From the position after the judged move: the refuting reply, then the play that follows it.
    pub refutation: Vec<String>,
    /// Positions of the certificate that was checked.
    pub certified: u32,
    /// Search nodes spent.
    pub nodes: u64,
}

/// How far an attempt is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptState {
    /// The attacker is to find a move.
    Solving,
    /// The defender has no move left.
    Solved,
    /// The solver asked for the solution.
    GivenUp,
}

/// The state of an attempt after each request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct AttemptView {
    /// The position before every ply, then the current one.
    pub fens: Vec<String>,
    /// `moves[i]` leads from `fens[i]` to `fens[i + 1]`.
    pub moves: Vec<String>,
    /// Of each attacker move that stands, in order.
    pub judgements: Vec<Judgement>,
    /// Attacker moves to the shortest mate from the current position, if it is the attacker's turn.
    pub mate_in: Option<u16>,
    /// How far the attempt is.
    pub state: AttemptState,
    /// The highest hint stage used, 0 to 4.
    pub hint_stage: u8,
    /// How many wrong moves were tried.
    pub wrong_tries: u32,
    /// How many longer mates were tried.
    pub longer_tries: u32,
    /// Whether the whole solution was shown.
    pub solution_shown: bool,
}

/// A hint of one stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Hint {
    /// 1 theme and length, 2 the piece, 3 the move, 4 the line against the best defence.
    #[tsify(type = "1 | 2 | 3 | 4")]
    pub stage: u8,
    /// Pattern names (stage 1 and up).
    pub tags: Vec<String>,
    /// Attacker moves of the shortest mate from here.
    pub mate_in: u16,
    /// The piece that moves (stage 2 and up).
    pub square: Option<String>,
    /// The move (stage 3 and up).
    pub r#move: Option<String>,
    /// The line (stage 4).
    pub line: Vec<String>,
}

/// How a running search stands.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct Progress {
    /// Positions looked at.
    pub nodes: u64,
    /// Proof number of the root.
    pub pn: u32,
    /// Disproof number of the root.
    pub dn: u32,
    /// Table fill, 0 to 1.
    pub table: f64,
}

/// What `solve` found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
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

/// A certificate that was checked by code that shares nothing with the search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Certificate {
    /// Always true where the certificate is present.
    pub checked: bool,
    /// How many positions it has.
    pub positions: u32,
}

/// An answer of the solver on a position of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
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
    /// All shortest first moves.
    pub keys: Vec<String>,
    /// One main line.
    pub line: Vec<String>,
    /// Present for mate and no-mate.
    pub certificate: Option<Certificate>,
    /// Search nodes spent.
    pub nodes: u64,
    /// The limit that stopped the search (unknown).
    pub why: Option<String>,
    /// Why the position is not legal (illegal).
    pub faults: Vec<Fault>,
}

/// A request to the search worker; every request has an id. How it is read is in `request.rs`.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[tsify(rename = "SearchRequest")]
#[allow(
    missing_docs,
    reason = "`id` is the request's everywhere, and the other fields are named as their types"
)]
pub enum Request {
    /// Starts an attempt at a puzzle.
    Open { id: u32, puzzle: Puzzle },
    /// Judges an attacker move; a right one is kept together with the longest reply.
    Play { id: u32, r#move: String },
    /// Exchanges the last defender reply for another.
    Defend { id: u32, r#move: String },
    /// Takes the last attacker move back.
    TakeBack { id: u32 },
    /// Goes back to the first position.
    Restart { id: u32 },
    /// Asks for the next stage of the hint.
    Hint { id: u32 },
    /// Asks for the solution.
    GiveUp { id: u32 },
    /// Solves a position that has nothing to do with the attempt.
    Solve {
        id: u32,
        fen: String,
        goal: Goal,
        #[tsify(optional)]
        nodes: Option<u64>,
    },
    /// Stops the request `of`.
    Cancel { id: u32, of: u32 },
}

/// An answer of the search worker.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
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
    Solution { id: u32, line: Vec<String>, view: AttemptView },
    /// What the solver found.
    Solved { id: u32, answer: SolveAnswer },
    /// The search still runs.
    Progress { id: u32, progress: Progress },
    /// The request was stopped, or the cancel was carried out.
    Cancelled { id: u32 },
    /// The request could not be carried out.
    Error { id: u32, fault: Fault },
}
