//! What is said of a move: verdicts and judgements as plain data. How they come about is in `judge`.

use xiangqi::{Illegality, Move, Outcome};

/// The verdict on one move of the solver. Each rests on a certificate that has been checked, but for `Unknown`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Keeps the shortest mate.
    Best,
    /// Still a forced mate, but longer, or by a quiet move where checks are asked for.
    Longer,
    /// A check after which the defence in the refutation holds.
    CheckNoMate,
    /// Not a check, and the defence in the refutation holds.
    AttackLost,
    /// The defence in the refutation holds out longer than the task allows; whether a longer mate exists is not known
    /// (tasks with quiet moves are decided only to a bound).
    TooSlow,
    /// The defender has no move left.
    Solved,
    /// Not decided within the limits. Never shown as wrong.
    Unknown,
}

impl Verdict {
    /// The word on the wire.
    pub fn code(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Longer => "longer",
            Self::CheckNoMate => "check-no-mate",
            Self::AttackLost => "attack-lost",
            Self::TooSlow => "too-slow",
            Self::Solved => "solved",
            Self::Unknown => "unknown",
        }
    }

    /// Whether a move with this verdict stands: the defender answers it and the attempt goes on from there.
    pub fn is_kept(self) -> bool {
        matches!(self, Self::Best | Self::Longer | Self::Solved)
    }

    /// Whether the move has been proved to keep no mate of the kind asked for. One that is too slow may still have a longer
    /// one, so it is not.
    pub fn is_wrong(self) -> bool {
        matches!(self, Self::CheckNoMate | Self::AttackLost)
    }
}

/// A legal reply of the defender to a right move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyView {
    /// The move.
    pub mv: Move,
    /// Attacker moves that it still holds out.
    pub mate_in: u16,
    /// Whether `mate_in` is only an upper bound.
    pub at_most: bool,
}

/// Everything that is known of one move of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The move.
    pub mv: Move,
    /// The verdict.
    pub verdict: Verdict,
    /// Attacker moves that remain after it against the best defence: 0 when solved, nothing when wrong or unknown.
    pub mate_in: Option<u16>,
    /// How many moves longer than the shortest it is.
    pub extra: u16,
    /// How the game ended, when solved.
    pub end: Option<Outcome>,
    /// The move keeps a mate (or ends the game) without giving check where the task says checks only.
    pub quiet: bool,
    /// All legal replies, best defence first (best, longer). The first was played.
    pub replies: Vec<ReplyView>,
    /// When wrong: the defender's refuting reply, then the attacker's tries and how they are met.
    pub refutation: Vec<Move>,
    /// When too slow: it is proved that there is no mate within so many attacker moves after this one.
    pub within: Option<u16>,
    /// Positions of the certificate that the verdict rests on; 0 where the rules alone decide (solved) or nothing does.
    pub certified: usize,
    /// Search nodes spent.
    pub nodes: u64,
}

/// Why a move cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The move is not legal, and why.
    Illegal(Illegality),
    /// The attempt is solved or given up: take back or restart first.
    Finished,
}

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The attacker is to move.
    Solving,
    /// The defender has no move left.
    Solved,
    /// The solution was asked for.
    GivenUp,
}

impl State {
    /// The word on the wire.
    pub fn code(self) -> &'static str {
        match self {
            Self::Solving => "solving",
            Self::Solved => "solved",
            Self::GivenUp => "given-up",
        }
    }
}

/// A picture of an attempt for whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptView {
    /// FEN before every ply, then the current one; `moves[i]` leads from `fens[i]` to `fens[i + 1]`.
    pub fens: Vec<String>,
    /// The moves that stand.
    pub moves: Vec<Move>,
    /// The judgement of each attacker move that stands, in order.
    pub judgements: Vec<Judgement>,
    /// Attacker moves to the shortest mate from here, while solving.
    pub mate_in: Option<u16>,
    /// Where it stands.
    pub state: State,
    /// Highest hint stage used, 0 to 4.
    pub hint_stage: u8,
    /// Moves proved wrong so far.
    pub wrong_tries: u32,
    /// Moves that kept a longer mate so far.
    pub longer_tries: u32,
    /// Whether the whole solution was shown.
    pub solution_shown: bool,
}

/// A hint of one stage. Later stages say more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// 1 theme and length, 2 the piece, 3 the move, 4 the line against the best defence.
    pub stage: u8,
    /// Pattern names.
    pub tags: Vec<String>,
    /// Attacker moves to the mate.
    pub mate_in: u16,
    /// From stage 2: where the piece stands.
    pub square: Option<xiangqi::Square>,
    /// From stage 3: the move.
    pub mv: Option<Move>,
    /// At stage 4: the line.
    pub line: Vec<Move>,
}
