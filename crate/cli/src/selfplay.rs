//! `canju selfplay`: games that a small engine plays against itself, the same for the same seed, in shards.
//!
//! They are there to be mined. The engine makes positions and judges none.

use std::collections::HashSet;
use std::path::Path;
use std::process::ExitCode;

use formats::pgn::{MoveStyle, PgnStyle};
use formats::{Encoding, Format, GameResult, NodeId, Record, Standing, pgn};
use puzzle::compose::{
    self,
    rng::{Rng, part},
};
use puzzle::selfplay::{Played, Style, is_attack, play, play_from};
use serde::Serialize;
use xiangqi::{Color, Outcome, Position, fen};

use crate::args::SelfplayArgs;
use crate::failure::Failure;
use crate::pace::Pace;
use crate::{output, rows};

/// Seconds between two tellings of progress.
const EVERY: u64 = 5;
/// Positions of `--positions` are so many plies apart: neighbours are much alike.
const APART: usize = 3;

/// A game as a line. `canju mine` reads the first two fields.
#[derive(Serialize)]
struct Line<'a> {
    fen: String,
    moves: Vec<String>,
    result: &'a str,
    game: u64,
}

pub(crate) fn run(args: &SelfplayArgs) -> Result<ExitCode, Failure> {
    let style = Style { nodes: args.nodes, plies: args.plies.into(), endings: args.endings.into() };
    let starts = args.from.as_deref().map(starts).transpose()?;
    let mut pace = Pace::every(EVERY);
    let (mut games, mut plies) = (0_u64, 0_usize);
    let mut seen = HashSet::new();
    let tell = |games: u64, plies: usize, pace: &Pace| {
        eprintln!("{games} games, {plies} plies, {:.1} games/s", pace.rate(games));
    };
    for number in (0..args.games).filter(|&number| args.shard.has(number)) {
        let seed = part(args.seed, number);
        let played = match &starts {
            Some(starts) => play_from(Rng::new(seed).pick(starts).clone(), seed, style),
            None => play(seed, style),
        };
        games += 1;
        plies += played.moves.len();
        if args.positions {
            attacks(&played, &mut seen)?;
        } else if args.pgn {
            let style = PgnStyle::new(MoveStyle::Chinese, Encoding::UTF_8);
            let written = pgn::write(&[record(&played, args.seed, number)], &style);
            output::stream(|out| out.write_all(&written.bytes))?;
        } else {
            output::json(&Line {
                fen: fen::write(&played.start.setup()),
                moves: played.moves.iter().map(ToString::to_string).collect(),
                result: result(&played).token(),
                game: number,
            })?;
        }
        if pace.is_due() {
            tell(games, plies, &pace);
        }
    }
    tell(games, plies, &pace);
    Ok(ExitCode::SUCCESS)
}

/// The positions that games begin with: at least one.
fn starts(path: &Path) -> Result<Vec<Position>, Failure> {
    let mut starts = Vec::new();
    for row in rows::read(path, None)? {
        starts.push(Position::from_fen(&row)?);
    }
    if starts.is_empty() {
        let place = path.display().to_string();
        return Err(Failure::new("no-positions", format!("{place}: no positions")).with("path", place));
    }
    Ok(starts)
}

/// Prints the positions of a game in which an attack is on, those not seen before.
fn attacks(played: &Played, seen: &mut HashSet<u64>) -> Result<(), Failure> {
    let mut position = played.start.clone();
    let mut last = None;
    for (ply, &mv) in played.moves.iter().enumerate() {
        let near = last.is_some_and(|last| ply < last + APART);
        if !near && is_attack(&position) && seen.insert(compose::key(&position)) {
            output::line(&fen::write(&position.setup()))?;
            last = Some(ply);
        }
        let _ = position.play_unchecked(mv);
    }
    Ok(())
}

/// Who won, if the game was played to its end.
fn result(played: &Played) -> GameResult {
    match played.outcome.map(Outcome::winner) {
        Some(Color::Red) => GameResult::RedWins,
        Some(Color::Black) => GameResult::BlackWins,
        None => GameResult::Unknown,
    }
}

fn record(played: &Played, seed: u64, number: u64) -> Record {
    let mut record = Record::new(Format::Pgn, played.start.setup());
    record.tags.set("Event", format!("canju selfplay {seed}-{number}"));
    record.result = result(played);
    let mut last = NodeId::ROOT;
    for &mv in &played.moves {
        last = record.tree.add(last, Some(mv));
        record.tree.node_mut(last).standing = Standing::Legal;
    }
    record
}
