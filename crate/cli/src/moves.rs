//! `canju moves FEN`: the legal moves, whether the side to move is in check, and whether the game is over.

use std::process::ExitCode;

use serde::Serialize;
use xiangqi::{Move, Outcome, Position};

use crate::args::MovesArgs;
use crate::failure::Failure;
use crate::{fen, output};

#[derive(Serialize)]
struct Listing {
    status: &'static str,
    in_check: bool,
    moves: Vec<String>,
}

pub(crate) fn run(args: &MovesArgs) -> Result<ExitCode, Failure> {
    let position = fen::position(&args.fen)?;
    let answer = moves(&position);
    if args.json {
        output::json(&answer)?;
    } else {
        let check = if answer.in_check { ", in check" } else { "" };
        output::line(&format!("{}{check}, {} legal moves", answer.status, answer.moves.len()))?;
        if !answer.moves.is_empty() {
            output::line(&answer.moves.join(" "))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn moves(position: &Position) -> Listing {
    let status = match position.outcome() {
        None => "playing",
        Some(Outcome::Checkmate { .. }) => "checkmate",
        Some(Outcome::Stalemate { .. }) => "stalemate",
    };
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    // The generator's order depends on how the position came about; the answer must not.
    moves.sort();
    Listing { status, in_check: position.is_check(), moves }
}
