//! `canju notate FEN MOVE`: one legal move in every notation.

use std::process::ExitCode;

use serde::Serialize;
use xiangqi::Move;
use xiangqi::notation::MoveNames;

use crate::args::NotateArgs;
use crate::failure::Failure;
use crate::{fen, output};

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
    let position = fen::position(&args.fen)?;
    let m: Move = args.mv.to_ascii_lowercase().replace('-', "").parse().map_err(|_| {
        Failure::new("syntax", format!("{:?} is not a move of two squares like h2e2", args.mv))
            .with("move", args.mv.as_str())
    })?;
    let names =
        MoveNames::of(&position, m).map_err(|illegality| Failure::illegal_move(&args.mv, &illegality))?;
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
