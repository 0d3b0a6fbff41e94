//! Advice on a teacher's position.

use js_sys::Function;
use mate::Solver;
use puzzle::advice::{self, Finding, Report, Trials};
use puzzle::claim::limits;
use wasm_bindgen::prelude::*;
use xiangqi::Position;

use super::{TABLE, goal_of};
use crate::convert::first_fault;
use crate::json::to_js;
use crate::wire;

/// Names, level and duals of a position, then its idle men and changes that would leave one key; each comes by `each(part)` when it
/// is proved. `nodes` bounds the first proof. Returns null, or why there is no report: `no-mate`, `inexact`, `unknown`.
#[wasm_bindgen(js_name = advise, unchecked_return_type = "string | null")]
pub fn advise(
    fen: &str,
    #[wasm_bindgen(unchecked_param_type = "Goal")] goal: &str,
    nodes: f64,
    #[wasm_bindgen(unchecked_param_type = "(part: AdvicePart) => void")] each: &Function,
) -> Result<JsValue, JsValue> {
    let goal = goal_of(goal)?;
    let position = Position::from_fen(fen).map_err(|error| to_js(&first_fault(error)))?;
    // A negative number or none becomes 0.
    let limits = limits((nodes as u64).max(1));
    let mut solver = Solver::new(TABLE);
    let report = match advice::report(&mut solver, &position, goal, limits) {
        Ok(report) => report,
        Err(why) => return Ok(JsValue::from_str(why.code())),
    };
    let told = told(&report);
    let mut trials = Trials::of(report, goal, limits);
    let tell = |report, finding, (total, left): (usize, usize)| {
        let (idle, change) = match finding {
            None => (None, None),
            Some(Finding::Idle(square)) => (Some(square), None),
            Some(Finding::Sharper(change)) => {
                let piece = change.piece.map(xiangqi::Piece::fen_char);
                (None, Some(wire::AdviceChange { square: change.square, piece }))
            }
        };
        let part =
            wire::AdvicePart { report, idle, change, done: (total - left) as u32, total: total as u32 };
        each.call1(&JsValue::NULL, &to_js(&part))
    };
    tell(Some(told), None, trials.left())?;
    while let Some(finding) = trials.next(&mut solver) {
        tell(None, finding, trials.left())?;
    }
    Ok(JsValue::NULL)
}

fn told(report: &Report) -> wire::AdviceReport {
    let claim = &report.proved.claim;
    wire::AdviceReport {
        mate_in: claim.mate_in,
        keys: claim.keys.clone(),
        line: claim.line.clone(),
        tags: report.proved.names.tags(),
        level: report.level,
        duals: report
            .duals
            .iter()
            .map(|dual| wire::Dual { turn: dual.turn, main: dual.main, side: dual.side })
            .collect(),
        duals_complete: report.duals_complete,
        replies: report.replies as u32,
        wrong_checks: report.wrong_checks as u32,
    }
}
