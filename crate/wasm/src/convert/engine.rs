//! Positions, moves, attempts and answers of the search as the engine says them.

use mate::Answer;
use xiangqi::notation::{ReadError, ReadErrorKind};
use xiangqi::{Color, Move, Outcome, Position, Square, fen, order};

use super::illegality_fault;
use crate::wire;

impl From<Color> for wire::Side {
    fn from(color: Color) -> wire::Side {
        match color {
            Color::Red => wire::Side::Red,
            Color::Black => wire::Side::Black,
        }
    }
}

impl From<wire::Side> for Color {
    fn from(side: wire::Side) -> Color {
        match side {
            wire::Side::Red => Color::Red,
            wire::Side::Black => Color::Black,
        }
    }
}

impl From<&Position> for wire::PositionView {
    fn from(position: &Position) -> wire::PositionView {
        let mut legal = position.legal_moves().to_vec();
        // The generator's order depends on how the position came about.
        order::by_key(&mut legal, |&m| m);
        let checkers: Vec<Square> = position.checkers().iter().collect();
        wire::PositionView {
            fen: fen::write(&position.setup()),
            turn: position.turn().into(),
            pieces: position
                .board()
                .pieces()
                .map(|(square, piece)| wire::PlacedPiece { square, piece: piece.fen_char() })
                .collect(),
            legal,
            check: position.is_check().then(|| position.king(position.turn())),
            checkers,
            status: match position.outcome() {
                None => wire::Status::Playing,
                Some(Outcome::Checkmate { .. }) => wire::Status::Checkmate,
                Some(Outcome::Stalemate { .. }) => wire::Status::Stalemate,
            },
        }
    }
}

impl From<xiangqi::notation::MoveNames> for wire::MoveNames {
    fn from(names: xiangqi::notation::MoveNames) -> wire::MoveNames {
        wire::MoveNames {
            iccs: names.iccs,
            uci: names.uci,
            chinese: names.chinese,
            chinese_file_pawns: names.chinese_file_pawns,
            traditional: names.traditional,
            half_width: names.half_width,
            short: names.short,
            wxf: names.wxf,
            wxf_file_pawns: names.wxf_file_pawns,
        }
    }
}

impl From<Result<Move, ReadError>> for wire::MoveReading {
    fn from(result: Result<Move, ReadError>) -> wire::MoveReading {
        match result {
            Ok(m) => wire::MoveReading { r#move: Some(m), error: None, candidates: Vec::new(), reason: None },
            Err(error) => wire::MoveReading {
                r#move: None,
                error: Some(match error.kind {
                    ReadErrorKind::Syntax => wire::ReadingError::Syntax,
                    ReadErrorKind::NoMove => wire::ReadingError::NoMove,
                    ReadErrorKind::Ambiguous => wire::ReadingError::Ambiguous,
                    ReadErrorKind::Illegal => wire::ReadingError::Illegal,
                }),
                reason: error.reason.as_ref().map(illegality_fault),
                candidates: error.candidates,
            },
        }
    }
}

impl From<mate::Progress> for wire::Progress {
    fn from(progress: mate::Progress) -> wire::Progress {
        let table = (progress.table * 100.0) as u8;
        wire::Progress { nodes: progress.nodes, pn: progress.pn, dn: progress.dn, table }
    }
}

impl From<puzzle::Judgement> for wire::Judgement {
    fn from(judgement: puzzle::Judgement) -> wire::Judgement {
        wire::Judgement {
            r#move: judgement.mv,
            verdict: match judgement.verdict {
                puzzle::Verdict::Best => wire::Verdict::Best,
                puzzle::Verdict::Longer => wire::Verdict::Longer,
                puzzle::Verdict::CheckNoMate => wire::Verdict::CheckNoMate,
                puzzle::Verdict::AttackLost => wire::Verdict::AttackLost,
                puzzle::Verdict::TooSlow => wire::Verdict::TooSlow,
                puzzle::Verdict::Solved => wire::Verdict::Solved,
                puzzle::Verdict::Unknown => wire::Verdict::Unknown,
            },
            mate_in: judgement.mate_in,
            extra: judgement.extra,
            end: judgement.end.map(|outcome| match outcome {
                Outcome::Checkmate { .. } => wire::End::Checkmate,
                Outcome::Stalemate { .. } => wire::End::Stalemate,
            }),
            quiet: judgement.quiet,
            replies: judgement
                .replies
                .iter()
                .map(|reply| wire::Reply { r#move: reply.mv, mate_in: reply.mate_in, at_most: reply.at_most })
                .collect(),
            refutation: judgement.refutation,
            certified: judgement.certified as u32,
            nodes: judgement.nodes,
        }
    }
}

impl From<puzzle::AttemptView> for wire::AttemptView {
    fn from(view: puzzle::AttemptView) -> wire::AttemptView {
        wire::AttemptView {
            moves: view.moves,
            judgements: view.judgements.into_iter().map(wire::Judgement::from).collect(),
            mate_in: view.mate_in,
            state: match view.state {
                puzzle::State::Solving => wire::AttemptState::Solving,
                puzzle::State::Solved => wire::AttemptState::Solved,
                puzzle::State::GivenUp => wire::AttemptState::GivenUp,
            },
            hint_stage: view.hint_stage,
            wrong_tries: view.wrong_tries,
            longer_tries: view.longer_tries,
            solution_shown: view.solution_shown,
        }
    }
}

impl From<puzzle::Hint> for wire::Hint {
    fn from(hint: puzzle::Hint) -> wire::Hint {
        wire::Hint {
            stage: hint.stage,
            tags: hint.tags,
            mate_in: hint.mate_in,
            square: hint.square,
            r#move: hint.mv,
            line: hint.line,
        }
    }
}

/// Plies that are shown of a defence that holds: a try, its refutation, and two moves more.
const HOLDS: usize = 6;

impl wire::SolveAnswer {
    /// What the solver found.
    pub(crate) fn new(goal: mate::Goal, answer: Answer, nodes: u64) -> wire::SolveAnswer {
        let certificate =
            |positions: usize| Some(wire::Certificate { checked: true, positions: positions as u32 });
        let blank = wire::SolveAnswer { nodes, ..wire::SolveAnswer::illegal(goal, Vec::new()) };
        match answer {
            Answer::Mate(mate) => wire::SolveAnswer {
                verdict: wire::SolveVerdict::Mate,
                mate_in: Some(mate.mate_in),
                exact: mate.exact,
                keys: mate.keys,
                keys_complete: mate.keys_complete,
                line: mate.line,
                certificate: certificate(mate.proof.len()),
                ..blank
            },
            Answer::NoMate(trap) => wire::SolveAnswer {
                verdict: wire::SolveVerdict::NoMate,
                exact: true,
                line: trap.line(trap.root(), HOLDS),
                certificate: certificate(trap.len()),
                ..blank
            },
            Answer::Unknown(why) => {
                wire::SolveAnswer { verdict: wire::SolveVerdict::Unknown, why: Some(why.code()), ..blank }
            }
        }
    }

    /// The position is not a legal one.
    pub(crate) fn illegal(goal: mate::Goal, faults: Vec<wire::Fault>) -> wire::SolveAnswer {
        wire::SolveAnswer {
            verdict: wire::SolveVerdict::Illegal,
            goal: goal.into(),
            mate_in: None,
            exact: false,
            keys: Vec::new(),
            keys_complete: false,
            line: Vec::new(),
            certificate: None,
            nodes: 0,
            why: None,
            faults,
        }
    }
}
