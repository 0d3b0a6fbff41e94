//! `canju distil FEN`: the same task with fewer pieces. Idle ones are taken off in many orders; the thinnest and most natural
//! position wins, with its proof.

use std::process::ExitCode;

use mate::{Answer, Solver};
use puzzle::distil::{Orders, Proved, thinnest};
use serde::Serialize;
use serde_json::Value;
use xiangqi::fen::{self, PositionError};
use xiangqi::{Move, Position, Square};

use crate::args::DistilArgs;
use crate::failure::{Failure, setup_fault};
use crate::solve::chinese_line;
use crate::{crew, output};

/// The answer as it is printed, field by field.
#[derive(Debug, Serialize)]
struct Distilled {
    verdict: &'static str,
    goal: &'static str,
    before: Option<String>,
    after: Option<String>,
    removed: Vec<Removed>,
    mate_in: Option<u16>,
    keys: Vec<String>,
    /// First moves that were keys before and are none now.
    keys_lost: Vec<String>,
    line: Vec<String>,
    certificate: Option<Certificate>,
    why: Option<&'static str>,
    /// Present with `illegal`: every broken rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<Vec<Value>>,
}

#[derive(Debug, Serialize)]
struct Removed {
    square: String,
    piece: String,
}

#[derive(Debug, Serialize)]
struct Certificate {
    checked: bool,
    positions: usize,
}

pub(crate) fn run(args: &DistilArgs) -> Result<ExitCode, Failure> {
    let distilled = match args.task.position() {
        Ok(position) => distil(args, &position),
        Err(PositionError::Setup(report)) => Distilled {
            errors: Some(report.errors.iter().map(setup_fault).collect()),
            ..blank(args, "illegal", None)
        },
        Err(error) => return Err(error.into()),
    };
    if args.json {
        output::json(&distilled)?;
    } else {
        in_words(&distilled).iter().try_for_each(|line| output::line(line))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn distil(args: &DistilArgs, position: &Position) -> Distilled {
    let task = &args.task;
    let mut solver = crew::solver(task.effort.table_mb);
    let orders = Orders { count: args.orders, seed: args.seed };
    match thinnest(&mut solver, position, task.effort.goal.into(), task.effort.limits(), orders) {
        Some((start, best)) => thinned(args, position, &start, &best),
        None => undistilled(args, position, &mut solver),
    }
}

fn thinned(args: &DistilArgs, position: &Position, start: &Proved, best: &Proved) -> Distilled {
    let lost = start.claim.keys.iter().filter(|key| !best.claim.keys.contains(key));
    Distilled {
        after: Some(fen::write(&best.position.setup())),
        removed: Square::all()
            .filter(|&square| best.position.piece_at(square).is_none())
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .map(|(square, piece)| Removed {
                square: square.to_string(),
                piece: piece.fen_char().to_string(),
            })
            .collect(),
        mate_in: Some(best.claim.mate_in),
        keys: texts(&best.claim.keys),
        keys_lost: lost.map(Move::to_string).collect(),
        line: texts(&best.claim.line),
        certificate: Some(Certificate { checked: true, positions: best.claim.proof.len() }),
        ..blank(args, "mate", Some(position))
    }
}

/// Why there is nothing to thin: no mate, or none whose length and keys are known within the limits.
fn undistilled(args: &DistilArgs, position: &Position, solver: &mut Solver) -> Distilled {
    let task = &args.task;
    solver.clear();
    match solver.solve(position, task.effort.goal.into(), task.effort.limits()) {
        Answer::NoMate(_) => blank(args, "no-mate", Some(position)),
        Answer::Mate(_) => Distilled { why: Some("inexact"), ..blank(args, "unknown", Some(position)) },
        Answer::Unknown(why) => Distilled { why: Some(why.code()), ..blank(args, "unknown", Some(position)) },
    }
}

fn blank(args: &DistilArgs, verdict: &'static str, position: Option<&Position>) -> Distilled {
    Distilled {
        verdict,
        goal: mate::Goal::from(args.task.effort.goal).code(),
        before: position.map(|position| fen::write(&position.setup())),
        after: None,
        removed: Vec::new(),
        mate_in: None,
        keys: Vec::new(),
        keys_lost: Vec::new(),
        line: Vec::new(),
        certificate: None,
        why: None,
        errors: None,
    }
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// The answer for people, a few lines.
fn in_words(distilled: &Distilled) -> Vec<String> {
    let (Some(after), Some(mate_in)) = (&distilled.after, distilled.mate_in) else {
        let why = distilled.why.map(|why| format!(" ({why})")).unwrap_or_default();
        return vec![format!("nothing to distil: {}{why}", distilled.verdict)];
    };
    let removed: Vec<String> =
        distilled.removed.iter().map(|removed| format!("{} {}", removed.piece, removed.square)).collect();
    let removed = if removed.is_empty() { "nothing".to_owned() } else { removed.join(", ") };
    let mut lines = vec![
        format!("before: {}", distilled.before.as_deref().unwrap_or_default()),
        format!("after:  {after}"),
        format!("taken off: {removed}"),
        format!("mate in {mate_in}, first moves: {}", distilled.keys.join(" ")),
    ];
    if !distilled.keys_lost.is_empty() {
        lines.push(format!("no longer first moves: {}", distilled.keys_lost.join(" ")));
    }
    lines.push(format!("line: {}", chinese_line(after, &distilled.line).join(" ")));
    lines.extend(
        distilled.certificate.iter().map(|c| format!("certificate checked: {} positions", c.positions)),
    );
    lines
}
