//! `canju name FEN`: the 杀法 of a forced mate, of its main line and of the ends of other defences, by rule from the proof.

use std::process::ExitCode;

use mate::{Answer, Mate};
use puzzle::pattern::{self, NamedSolution};
use serde::Serialize;
use serde_json::Value;
use xiangqi::fen::PositionError;
use xiangqi::{Move, Position};

use crate::args::NameArgs;
use crate::failure::{Failure, setup_fault};
use crate::solve::chinese_line;
use crate::{crew, output};

/// The answer as it is printed, field by field.
#[derive(Debug, Default, Serialize)]
struct Named {
    patterns: Vec<&'static str>,
    other_lines: Vec<&'static str>,
    /// The name of the set of crossing pieces that did the work; null where none did or more than four.
    pieces: Option<String>,
    motifs: Vec<&'static str>,
    /// Where on the board each name of the main line is to be seen, then those of other lines.
    shown: Vec<Shown>,
    /// Present, and false, where the line named is not known to be of the shortest mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    /// Present where there is no mate to be named: `no-mate`, `unknown`, `illegal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    /// Present with `unknown`: the limit that was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    /// Present with `illegal`: every broken rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<Vec<Value>>,
}

/// A name and the moment and points of a line that show it.
#[derive(Debug, Serialize)]
struct Shown {
    name: String,
    /// Plies of the line that have been played.
    ply: usize,
    squares: Vec<String>,
    /// Present for the names of other lines: one that ends so.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
}

impl Shown {
    fn of(position: &Position, line: &[Move], name: &str) -> Option<Shown> {
        let sight = pattern::shown(position, line, name)?;
        let squares = sight.squares.iter().map(ToString::to_string).collect();
        Some(Shown { name: name.to_owned(), ply: sight.ply, squares, line: None })
    }

    /// All names of a solution, in the order in which they are listed.
    fn all(position: &Position, solution: &NamedSolution) -> Vec<Shown> {
        let tags = solution.main.tags();
        let main = tags.iter().filter_map(|name| Shown::of(position, &solution.line, name));
        let others = solution.others.iter().filter_map(|other| {
            let line = Some(other.line.iter().map(ToString::to_string).collect());
            Some(Shown { line, ..Shown::of(position, &other.line, other.name)? })
        });
        main.chain(others).collect()
    }
}

impl Named {
    fn nothing(verdict: &'static str) -> Named {
        Named { verdict: Some(verdict), ..Named::default() }
    }

    fn of(mate: &Mate, position: &Position, solution: &NamedSolution) -> Named {
        let main = &solution.main;
        Named {
            patterns: main.patterns.clone(),
            other_lines: solution.others.iter().map(|other| other.name).collect(),
            pieces: (!main.pieces.is_empty()).then(|| main.pieces.clone()),
            motifs: main.motifs.clone(),
            shown: Shown::all(position, solution),
            exact: (!mate.exact).then_some(false),
            ..Named::default()
        }
    }
}

pub(crate) fn run(args: &NameArgs) -> Result<ExitCode, Failure> {
    let task = &args.task;
    let (named, line) = match task.position() {
        Ok(position) => name(args, &position)?,
        Err(PositionError::Setup(report)) => {
            let errors = report.errors.iter().map(setup_fault).collect();
            (Named { errors: Some(errors), ..Named::nothing("illegal") }, Vec::new())
        }
        Err(error) => return Err(error.into()),
    };
    if args.json {
        output::json(&named)?;
    } else {
        in_words(&named, &chinese_line(&task.fen, &line)).iter().try_for_each(|line| output::line(line))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn name(args: &NameArgs, position: &Position) -> Result<(Named, Vec<String>), Failure> {
    let task = &args.task;
    let answer =
        crew::solver(task.effort.table_mb).solve(position, task.effort.goal.into(), task.effort.limits());
    Ok(match answer {
        Answer::Mate(mate) => {
            let solution = pattern::name_solution(&mate.proof, position)
                .ok_or_else(|| Failure::new("no-line", "the solution has no line to the end"))?;
            (Named::of(&mate, position, &solution), solution.line.iter().map(ToString::to_string).collect())
        }
        Answer::NoMate(_) => (Named::nothing("no-mate"), Vec::new()),
        Answer::Unknown(why) => (Named { why: Some(why.code()), ..Named::nothing("unknown") }, Vec::new()),
    })
}

/// The answer for people: each name with what it is.
fn in_words(named: &Named, line: &[String]) -> Vec<String> {
    if let Some(verdict) = named.verdict {
        let why = named.why.map(|why| format!(" ({why})")).unwrap_or_default();
        return vec![format!("nothing to name: {verdict}{why}")];
    }
    let mut lines = vec![format!("line: {}", line.join(" "))];
    let described = |name: &str| match pattern::entry(name) {
        Some(entry) => {
            let seen = named.shown.iter().find(|shown| shown.name == name);
            let squares = seen.map(|shown| format!(" [{}]", shown.squares.join(" "))).unwrap_or_default();
            format!("  {name} ({}){squares}: {}", entry.name.en, entry.sentence.en)
        }
        None => format!("  {name}"),
    };
    for (head, names) in
        [("patterns", &named.patterns), ("other lines end in", &named.other_lines), ("motifs", &named.motifs)]
    {
        if !names.is_empty() {
            lines.push(format!("{head}:"));
            lines.extend(names.iter().map(|name| described(name)));
        }
    }
    lines.push(format!("pieces: {}", named.pieces.as_deref().unwrap_or("no name")));
    if named.exact == Some(false) {
        lines.push("a shorter mate is not excluded".to_owned());
    }
    lines
}
