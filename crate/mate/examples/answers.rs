//! Answers lists of positions: the native side of `cargo xtask bench`, the twin of `tests/bench/wasm-child.mjs`.
//!
//! Each line of the input is a JSON object, each line of the output the answer to one:
//! `{"perft": DEPTH}` gives `{"leaves", "cpu"}` from the start position;
//! `{"solve": [FEN, ...], "goal", "detail", "nodes", "depth"}` gives `{"answers": [...], "cpu"}`, each answer
//! `{"verdict", "mate_in", "exact", "keys", "why", "floor", "nodes", "ms"}` and each solved with an empty table; `depth` may be
//! absent, `floor` says that there is certainly no mate within the depth. `cpu` is in seconds of the processor, or of the clock where the system does not count them; `ms` is by the clock. A bad line ends it with exit code 2.

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use mate::{Answer, Detail, Goal, Limits, Solver};
use serde::Deserialize;
use serde_json::{Value, json};
use xiangqi::{Position, fen};

/// As much as the wasm side has: 64 MB.
const TABLE: usize = 64 << 20;

#[derive(Deserialize)]
#[serde(untagged)]
enum Request {
    Perft { perft: u32 },
    Solve { solve: Vec<String>, goal: String, detail: String, nodes: u64, depth: Option<u16> },
}

fn main() -> ExitCode {
    let mut solver = Solver::new(TABLE);
    for line in std::io::stdin().lock().lines() {
        let answer = line.map_err(|error| error.to_string()).and_then(|line| answer(&mut solver, &line));
        match answer {
            // Nobody listens any more where this fails.
            Ok(answer) => {
                if writeln!(std::io::stdout(), "{answer}").is_err() {
                    return ExitCode::SUCCESS;
                }
            }
            Err(error) => {
                eprintln!("answers: {error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}

fn answer(solver: &mut Solver, line: &str) -> Result<Value, String> {
    let request = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let watch = Watch::start();
    match request {
        Request::Perft { perft } => {
            let leaves = xiangqi::perft(&mut Position::start(), perft);
            Ok(json!({"leaves": leaves, "cpu": watch.seconds()}))
        }
        Request::Solve { solve, goal, detail, nodes, depth } => {
            let goal = match goal.as_str() {
                "checks" => Goal::Checks,
                "any" => Goal::Any,
                _ => return Err(format!("no goal {goal}")),
            };
            let detail = match detail.as_str() {
                "verdict" => Detail::Verdict,
                "length" => Detail::Length,
                "solution" => Detail::Solution,
                _ => return Err(format!("no detail {detail}")),
            };
            let depth = depth.unwrap_or(Limits::default().depth);
            let limits = Limits { nodes, detail, depth, ..Limits::default() };
            let answers: Vec<Value> = solve.iter().map(|fen| solve_one(solver, fen, goal, limits)).collect();
            Ok(json!({"answers": answers, "cpu": watch.seconds()}))
        }
    }
}

fn solve_one(solver: &mut Solver, text: &str, goal: Goal, limits: Limits) -> Value {
    let position = Position::from_fen(text).ok().or_else(|| {
        // A few diagrams of old books have pieces off their points.
        fen::parse(text).ok().and_then(|parsed| Position::try_from_loose(&parsed.setup).ok())
    });
    let Some(position) = position else { return json!({"verdict": "illegal"}) };
    solver.clear();
    let start = Instant::now();
    let answer = solver.solve(&position, goal, limits);
    let ms = start.elapsed().as_secs_f64() * 1e3;
    let nodes = solver.nodes();
    match answer {
        Answer::Mate(mate) => json!({
            "verdict": "mate", "mate_in": mate.mate_in, "exact": mate.exact,
            "keys": mate.keys_complete.then_some(mate.keys.len()), "nodes": nodes, "ms": ms,
        }),
        Answer::NoMate(_) => json!({"verdict": "no-mate", "nodes": nodes, "ms": ms}),
        Answer::Unknown(why) => json!({
            "verdict": "unknown", "why": why.code(), "floor": solver.take_floor().is_some(), "nodes": nodes, "ms": ms,
        }),
    }
}

/// Seconds of the processor spent by this thread, so that other work on the machine does not count.
struct Watch {
    clock: Instant,
    spent: Option<f64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { clock: Instant::now(), spent: spent() }
    }

    fn seconds(&self) -> f64 {
        match (self.spent, spent()) {
            (Some(before), Some(after)) => after - before,
            _ => self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// What Linux has counted for this thread, in seconds.
fn spent() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
