//! `canju notate FEN MOVE`: one legal move in every notation.
//!
//! A diagram in which somebody could take a king is no position to play from, yet its moves have names: there the piece's
//! own way of moving is all that is asked for.

use std::process::ExitCode;

use serde::Serialize;
use xiangqi::fen::{self, PositionError};
use xiangqi::notation::{MoveNames, NameError};
use xiangqi::{Move, Position};

use crate::args::NotateArgs;
use crate::failure::Failure;
use crate::output;

#[derive(Serialize)]
struct Names {
    iccs: String,
    uci: String,
    chinese: String,
    chinese_file_pawns: String,
    traditional: String,
    half_width: String,
    short: String,
    wxf: String,
    wxf_file_pawns: String,
}

pub(crate) fn run(args: &NotateArgs) -> Result<ExitCode, Failure> {
    let m: Move = args.mv.to_ascii_lowercase().replace('-', "").parse().map_err(|_| {
        Failure::new("syntax", format!("{:?} is not a move of two squares like h2e2", args.mv))
            .with("move", args.mv.as_str())
    })?;
    let names = names_of(&args.fen, &args.mv, m)?;
    let names = Names {
        iccs: names.iccs,
        uci: names.uci,
        chinese: names.chinese,
        chinese_file_pawns: names.chinese_file_pawns,
        traditional: names.traditional,
        half_width: names.half_width,
        short: names.short,
        wxf: names.wxf,
        wxf_file_pawns: names.wxf_file_pawns,
    };
    if args.json {
        output::json(&names)?;
    } else {
        for (label, text) in [
            ("iccs", &names.iccs),
            ("uci", &names.uci),
            ("chinese", &names.chinese),
            ("chinese, file pawns", &names.chinese_file_pawns),
            ("traditional", &names.traditional),
            ("half width", &names.half_width),
            ("short", &names.short),
            ("wxf", &names.wxf),
            ("wxf, file pawns", &names.wxf_file_pawns),
        ] {
            output::line(&format!("{label:<20} {text}"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The names of a move after a FEN. `text` is the move as it was typed.
fn names_of(fen: &str, text: &str, m: Move) -> Result<MoveNames, Failure> {
    let report = match Position::from_fen(fen) {
        Ok(position) => {
            return MoveNames::of(&position, m)
                .map_err(|illegality| Failure::illegal_move(text, &illegality));
        }
        Err(PositionError::Setup(report)) => report,
        Err(error) => return Err(error.into()),
    };
    let parsed = fen::parse(fen).map_err(PositionError::Fen)?;
    // Moves cannot be played from such a diagram, so none may lead on from it.
    if !parsed.moves.is_empty() {
        return Err(PositionError::Setup(report).into());
    }
    MoveNames::in_setup(&parsed.setup, m).map_err(|error| match error {
        NameError::Move(illegality) => Failure::illegal_move(text, &illegality),
        NameError::Setup(_) => PositionError::Setup(report).into(),
    })
}
