//! Runs the mate corpora and prints one table: what was answered, what was wrong, what it cost.
//!
//! `cargo run --release -p mate --example corpora -- DIR [--only TEXT] [--detail verdict|length|solution|whole] [--nodes N]
//! [--entries N] [--list]`. `DIR` is the folder of the corpora. Numbers for people; a wrong answer ends it with exit code 1.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mate::{Answer, Detail, Goal, Limits, Solver};
use xiangqi::{Position, fen};

/// What a row of a corpus claims.
#[derive(Default)]
struct Claim {
    mate: Option<bool>,
    exact: Option<u16>,
    at_most: Option<u16>,
    keys: Option<usize>,
}

struct Corpus {
    file: &'static str,
    goal: Goal,
    claim: fn(&Row) -> Claim,
}

struct Row<'a> {
    header: &'a [&'a str],
    cells: Vec<&'a str>,
}

impl Row<'_> {
    fn cell(&self, name: &str) -> Option<&str> {
        let index = self.header.iter().position(|&column| column == name)?;
        self.cells.get(index).copied().filter(|cell| !cell.is_empty())
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.cell(name)?.parse().ok()
    }
}

const CORPORA: [Corpus; 7] = [
    Corpus {
        file: "check_mates.tsv",
        goal: Goal::Checks,
        claim: |row| Claim {
            mate: Some(true),
            exact: row.number("mate_in"),
            at_most: None,
            keys: row.number("shortest_first_moves"),
        },
    },
    Corpus {
        file: "graph_history_traps.txt",
        goal: Goal::Checks,
        claim: |_| Claim { mate: Some(true), ..Claim::default() },
    },
    Corpus {
        file: "pn_overflow_traps.txt",
        goal: Goal::Checks,
        claim: |_| Claim { mate: Some(true), ..Claim::default() },
    },
    Corpus {
        file: "long_check_lines.tsv",
        goal: Goal::Checks,
        claim: |row| Claim {
            mate: match row.cell("status") {
                Some("mate") => Some(true),
                Some("nomate") => Some(false),
                _ => None,
            },
            exact: row.number("mate_in_exact"),
            at_most: row.number("mate_in_at_most"),
            keys: None,
        },
    },
    Corpus {
        file: "book_checks_but_no_forced_mate.tsv",
        goal: Goal::Checks,
        claim: |row| Claim {
            mate: (row.cell("dfpn") == Some("nomate")).then_some(false),
            ..Claim::default()
        },
    },
    Corpus { file: "xiangqibench_119.tsv", goal: Goal::Checks, claim: |_| Claim::default() },
    Corpus { file: "stalemate_wins.tsv", goal: Goal::Any, claim: |_| Claim::default() },
];

struct Options {
    folder: String,
    only: Option<String>,
    details: Vec<Detail>,
    nodes: u64,
    entries: usize,
    list: bool,
}

fn options() -> Result<Options, String> {
    let mut args = std::env::args().skip(1);
    let mut options = Options {
        folder: args.next().ok_or("which folder?")?,
        only: None,
        details: vec![Detail::Verdict, Detail::Solution],
        nodes: 3_000_000,
        entries: 1 << 20,
        list: false,
    };
    while let Some(name) = args.next() {
        if name == "--list" {
            options.list = true;
            continue;
        }
        let value = args.next().ok_or_else(|| format!("{name} what?"))?;
        let number = || value.parse::<u64>().map_err(|error| format!("{name} {value}: {error}"));
        match name.as_str() {
            "--only" => options.only = Some(value),
            "--nodes" => options.nodes = number()?,
            "--entries" => options.entries = number()? as usize,
            "--detail" => {
                options.details = vec![match value.as_str() {
                    "verdict" => Detail::Verdict,
                    "length" => Detail::Length,
                    "solution" => Detail::Solution,
                    "whole" => Detail::Whole,
                    _ => return Err(format!("no detail {value}")),
                }];
            }
            _ => return Err(format!("no option {name}")),
        }
    }
    Ok(options)
}

#[derive(Default)]
struct Tally {
    positions: usize,
    refused: usize,
    loose: usize,
    mates: usize,
    exact: usize,
    whole: usize,
    no_mates: usize,
    unknown: usize,
    wrong: usize,
    certified: usize,
    floors: usize,
    nodes: u64,
    time: Duration,
    worst: Duration,
    certificate: usize,
}

fn main() -> ExitCode {
    let options = match options() {
        Ok(options) => options,
        Err(error) => {
            eprintln!("corpora: {error}");
            return ExitCode::from(2);
        }
    };
    println!(
        "{:36} {:8} {:>6} {:>7} {:>5} {:>6} {:>6} {:>6} {:>7} {:>7} {:>5} {:>9} {:>6} {:>11} {:>8} {:>8} {:>8}",
        "file",
        "detail",
        "rows",
        "refused",
        "loose",
        "mates",
        "exact",
        "whole",
        "no-mate",
        "unknown",
        "wrong",
        "certified",
        "floors",
        "nodes",
        "seconds",
        "worst ms",
        "largest"
    );
    let mut wrong = 0;
    for corpus in &CORPORA {
        if options.only.as_ref().is_some_and(|only| !corpus.file.contains(only.as_str())) {
            continue;
        }
        for &detail in &options.details {
            match run(corpus, detail, &options) {
                Ok(tally) => {
                    print(corpus, detail, &tally);
                    wrong += tally.wrong;
                }
                Err(error) => println!("{:36} skipped: {error}", corpus.file),
            }
        }
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(corpus: &Corpus, detail: Detail, options: &Options) -> Result<Tally, std::io::Error> {
    let text = fs::read_to_string(Path::new(&options.folder).join(corpus.file))?;
    let mut lines = text.lines();
    // Files of bare positions have no header.
    let header: Vec<&str> = if text.starts_with("id\t") {
        lines.next().unwrap_or_default().split('\t').collect()
    } else {
        vec!["fen"]
    };
    let mut tally = Tally::default();
    let mut solver = Solver::new(options.entries * 24);
    for line in lines {
        let row = Row { header: &header, cells: line.split('\t').collect() };
        let fen = row.cell("fen").unwrap_or_default();
        tally.positions += 1;
        let Some(position) = read(fen, &mut tally) else { continue };
        let claim = (corpus.claim)(&row);
        let limits = Limits { nodes: options.nodes, detail, ..Limits::default() };
        let start = Instant::now();
        let answer = solver.solve(&position, corpus.goal, limits);
        let time = start.elapsed();
        tally.time += time;
        tally.worst = tally.worst.max(time);
        tally.nodes += solver.nodes();
        let fault = count(&mut tally, &answer, &claim, &position);
        if fault.is_some() {
            tally.wrong += 1;
        }
        let id = row.cell("id").unwrap_or("");
        if fault.is_some() || options.list || matches!(answer, Answer::Unknown(_)) {
            let said = match &answer {
                Answer::Mate(mate) => {
                    format!(
                        "mate in {}{} keys {:?}",
                        if mate.exact { "" } else { "at most " },
                        mate.mate_in,
                        mate.keys
                    )
                }
                Answer::NoMate(trap) => format!("no mate ({} positions)", trap.len()),
                Answer::Unknown(why) => format!("unknown: {why:?}"),
            };
            let fault = fault.unwrap_or_default();
            println!(
                "  {id} {said} {} nodes {:.1} ms {fault} {fen}",
                solver.nodes(),
                time.as_secs_f64() * 1e3
            );
        }
    }
    Ok(tally)
}

/// Reads a position; a few diagrams of old books have pieces off their points, which is counted as loose.
fn read(text: &str, tally: &mut Tally) -> Option<Position> {
    if let Ok(position) = Position::from_fen(text) {
        return Some(position);
    }
    let loose = fen::parse(text).ok().and_then(|parsed| Position::try_from_loose(&parsed.setup).ok());
    tally.loose += usize::from(loose.is_some());
    tally.refused += usize::from(loose.is_none());
    loose
}

/// Counts an answer; says what contradicts the claim.
fn count(tally: &mut Tally, answer: &Answer, claim: &Claim, position: &Position) -> Option<String> {
    match answer {
        Answer::Mate(mate) => {
            tally.mates += 1;
            tally.exact += usize::from(mate.exact);
            tally.whole += usize::from(mate.duals_complete);
            tally.certified += usize::from(mate.proof.check(position).is_ok());
            tally.certificate = tally.certificate.max(mate.proof.len());
            if let Some(floor) = &mate.floor {
                tally.floors += 1;
                tally.certificate = tally.certificate.max(floor.len());
            }
            if claim.mate == Some(false) {
                return Some("claimed: no mate".to_owned());
            }
            if let Some(exact) = claim.exact
                && (mate.exact && mate.mate_in != exact || mate.mate_in < exact || mate.at_least > exact)
            {
                return Some(format!("claimed: mate in {exact}"));
            }
            if let Some(at_most) = claim.at_most
                && mate.at_least > at_most
            {
                return Some(format!("claimed: mate in at most {at_most}"));
            }
            if let Some(keys) = claim.keys
                && mate.keys_complete
                && mate.keys.len() != keys
            {
                return Some(format!("claimed: {keys} keys"));
            }
        }
        Answer::NoMate(trap) => {
            tally.no_mates += 1;
            tally.certified += usize::from(trap.check(position).is_ok());
            tally.certificate = tally.certificate.max(trap.len());
            if claim.mate == Some(true) {
                return Some("claimed: mate".to_owned());
            }
        }
        Answer::Unknown(_) => tally.unknown += 1,
    }
    None
}

fn print(corpus: &Corpus, detail: Detail, tally: &Tally) {
    println!(
        "{:36} {:8} {:>6} {:>7} {:>5} {:>6} {:>6} {:>6} {:>7} {:>7} {:>5} {:>9} {:>6} {:>11} {:>8.2} {:>8.1} {:>8}",
        corpus.file,
        format!("{detail:?}").to_lowercase(),
        tally.positions,
        tally.refused,
        tally.loose,
        tally.mates,
        tally.exact,
        tally.whole,
        tally.no_mates,
        tally.unknown,
        tally.wrong,
        tally.certified,
        tally.floors,
        tally.nodes,
        tally.time.as_secs_f64(),
        tally.worst.as_secs_f64() * 1e3,
        tally.certificate,
    );
}
