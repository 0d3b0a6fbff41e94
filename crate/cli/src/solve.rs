//! `canju solve FEN`: whether the side to move has a forced mate, how long, by which first moves, with a certificate that
//! was checked. A position that breaks the rules is an answer (`illegal`); a text that is no FEN is bad input.

use std::process::ExitCode;

use mate::{Answer, Detail, Limits, Solver};
use serde::Serialize;
use serde_json::Value;
use xiangqi::fen::PositionError;
use xiangqi::notation::MoveNames;
use xiangqi::{Move, Position};

use crate::all::All;
use crate::args::{Effort, Goal, SolveArgs, Stage};
use crate::crew::{self, Crew};
use crate::explain::Told;
use crate::failure::{Failure, setup_fault};
use crate::{batch, output};

/// The answer as it is printed, field by field.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Solution {
    verdict: &'static str,
    goal: &'static str,
    mate_in: Option<u16>,
    exact: bool,
    keys: Vec<String>,
    /// Present, and false, where the limits ran out before all shortest first moves were known.
    #[serde(skip_serializing_if = "Option::is_none")]
    keys_complete: Option<bool>,
    line: Vec<String>,
    certificate: Option<Certificate>,
    nodes: u64,
    why: Option<&'static str>,
    /// Present with every legal position, if asked for; null where nothing was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<Value>,
    /// Present with a mate, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<Told>,
    /// Present with every legal position, if asked for.
    #[serde(flatten)]
    all: Option<All>,
    /// Present where the position is illegal: every broken rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors: Option<Vec<Value>>,
}

#[derive(Clone, Debug, Serialize)]
struct Certificate {
    checked: bool,
    positions: usize,
}

/// What is asked of the solver for each position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    effort: Effort,
    limits: Limits,
    explain: bool,
    all: bool,
    stage: bool,
}

impl Question {
    /// What the arguments ask.
    pub(crate) fn of(args: &SolveArgs) -> Question {
        let mut limits = args.effort.limits();
        if args.all {
            limits.detail = Detail::Whole;
        }
        if let Some(stage) = args.stage {
            limits.stage = stage.into();
        }
        Question {
            effort: args.effort,
            limits,
            explain: args.explain,
            all: args.all,
            stage: args.stage.is_some(),
        }
    }

    /// Solves one position, from a text that is to be a FEN. What earlier positions left in the solver's table is forgotten
    /// first, so that an answer never depends on what was asked before. A crew, where there is one, shares the first moves.
    ///
    /// # Errors
    /// The text is no FEN, or a move of its `moves …` is not legal.
    pub(crate) fn answer(
        self,
        solver: &mut Solver,
        crew: Option<&Crew>,
        text: &str,
    ) -> Result<Solution, Failure> {
        match self.effort.position(text) {
            Ok(position) => {
                solver.clear();
                let answer = solver.solve(&position, self.effort.goal.into(), self.limits);
                let mut solution = self.solution(&position, &answer, solver.nodes());
                if self.stage {
                    solution.stage = Some(stage(&answer).map(mate::Stage::code).into());
                }
                if self.all {
                    let mate = if let Answer::Mate(mate) = &answer { Some(mate) } else { None };
                    let all = All::of(&position, self.effort.goal.into(), self.limits, mate, solver, crew)?;
                    solution.all = Some(all);
                }
                Ok(solution)
            }
            Err(PositionError::Setup(report)) => Ok(Solution {
                errors: Some(report.errors.iter().map(setup_fault).collect()),
                ..self.blank("illegal", 0)
            }),
            Err(error) => Err(error.into()),
        }
    }

    fn solution(self, position: &Position, answer: &Answer, nodes: u64) -> Solution {
        match answer {
            Answer::Mate(mate) => Solution {
                mate_in: Some(mate.mate_in),
                exact: mate.exact,
                keys: mate.keys.iter().map(Move::to_string).collect(),
                keys_complete: (!mate.keys_complete).then_some(false),
                line: mate.line.iter().map(Move::to_string).collect(),
                certificate: Some(Certificate { checked: true, positions: mate.proof.len() }),
                explanation: self.explain.then(|| Told::of(mate, position)).flatten(),
                ..self.blank("mate", nodes)
            },
            Answer::NoMate(trap) => Solution {
                exact: true,
                certificate: Some(Certificate { checked: true, positions: trap.len() }),
                ..self.blank("no-mate", nodes)
            },
            Answer::Unknown(why) => Solution { why: Some(why.code()), ..self.blank("unknown", nodes) },
        }
    }

    fn blank(self, verdict: &'static str, nodes: u64) -> Solution {
        Solution {
            verdict,
            goal: mate::Goal::from(self.effort.goal).code(),
            mate_in: None,
            exact: false,
            keys: Vec::new(),
            keys_complete: None,
            line: Vec::new(),
            certificate: None,
            nodes,
            why: None,
            stage: None,
            explanation: None,
            all: None,
            errors: None,
        }
    }
}

/// The stage that gave an answer: for a mate the narrowest that its solution belongs to, for "no mate" the one whose moves it
/// speaks of.
fn stage(answer: &Answer) -> Option<mate::Stage> {
    match answer {
        Answer::Mate(mate) => Some(mate.stage),
        Answer::NoMate(trap) if trap.goal() == mate::Goal::Checks => Some(mate::Stage::Checks),
        Answer::NoMate(_) => Some(mate::Stage::General),
        Answer::Unknown(_) => None,
    }
}

impl From<Stage> for mate::Stage {
    fn from(stage: Stage) -> mate::Stage {
        match stage {
            Stage::MateInOne => mate::Stage::MateInOne,
            Stage::Checks => mate::Stage::Checks,
            Stage::Threats => mate::Stage::Threats,
            Stage::General => mate::Stage::General,
            Stage::Bounded => mate::Stage::Bounded,
        }
    }
}

impl From<Goal> for mate::Goal {
    fn from(goal: Goal) -> mate::Goal {
        match goal {
            Goal::Checks => mate::Goal::Checks,
            Goal::Any => mate::Goal::Any,
        }
    }
}

pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    if let Some(path) = &args.file {
        return batch::run(args, path);
    }
    let fen = args.fen.as_deref().unwrap_or_default();
    let crew = if args.all { Some(Crew::new(args.threads, args.effort.table_mb)?) } else { None };
    let mut solver = crew::solver(args.effort.table_mb);
    let solution = Question::of(args).answer(&mut solver, crew.as_ref(), fen)?;
    if args.json {
        output::json(&solution)?;
    } else {
        solution.in_words(fen).iter().try_for_each(|line| output::line(line))?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Solution {
    /// The answer for people, a few lines.
    pub(crate) fn in_words(&self, fen: &str) -> Vec<String> {
        let mut lines = Vec::new();
        match (self.verdict, self.mate_in) {
            ("mate", Some(n)) if self.exact => lines.push(format!("mate in {n}, the shortest")),
            ("mate", Some(n)) => lines.push(format!("mate in at most {n}")),
            ("no-mate", _) => lines.push("no mate: the defence holds".to_owned()),
            ("illegal", _) => {
                lines.push("not a legal position:".to_owned());
                for error in self.errors.iter().flatten() {
                    let squares: Vec<&str> =
                        error["squares"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                    lines.push(format!(
                        "  {} {}",
                        error["code"].as_str().unwrap_or_default(),
                        squares.join(" ")
                    ));
                }
            }
            _ if self.why == Some("perpetual-check") => {
                lines.push("not decided: the only defence found is perpetual check".to_owned());
            }
            _ => lines.push(format!("not decided: limit reached ({})", self.why.unwrap_or_default())),
        }
        if let Some(stage) = self.stage.as_ref().and_then(Value::as_str) {
            lines.push(format!("stage: {stage}"));
        }
        if !self.keys.is_empty() {
            let all = if self.keys_complete == Some(false) { " (perhaps not all)" } else { "" };
            lines.push(format!("first moves: {}{all}", self.keys.join(" ")));
        }
        if !self.line.is_empty() {
            lines.push(format!("line: {}", chinese_line(fen, &self.line).join(" ")));
        }
        if let Some(certificate) = &self.certificate {
            lines.push(format!("certificate checked: {} positions", certificate.positions));
        }
        if let Some(explanation) = &self.explanation {
            lines.extend(explanation.in_words());
        }
        if let Some(all) = &self.all {
            lines.extend(all.in_words(fen));
        }
        if self.verdict != "illegal" {
            lines.push(format!("{} nodes", self.nodes));
        }
        lines
    }
}

/// The moves in Chinese notation, each beside its squares.
pub(crate) fn chinese_line(fen: &str, line: &[String]) -> Vec<String> {
    let Ok(mut position) = Position::from_fen(fen) else { return Vec::new() };
    let mut words = Vec::new();
    for text in line {
        let Ok(m) = text.parse::<Move>() else { break };
        let Ok(names) = MoveNames::of(&position, m) else { break };
        words.push(format!("{}({text})", names.chinese));
        if position.play(m).is_err() {
            break;
        }
    }
    words
}
