//! The second module: records read and written, mates found in them. Its functions keep nothing between calls and run to their
//! end; who wants to cancel one ends the worker it runs in.

pub mod advise;
pub mod archive;
mod heads;
pub mod mine;
pub mod records;

use mate::Goal;
use wasm_bindgen::JsValue;

use crate::convert::fault;
use crate::json::to_js;

/// Bytes of a solver's table.
const TABLE: usize = 8 << 20;

/// The goal of a name, `checks` or `any`.
///
/// # Errors
/// The fault `bad-request`.
fn goal_of(name: &str) -> Result<Goal, JsValue> {
    match name {
        "checks" => Ok(Goal::Checks),
        "any" => Ok(Goal::Any),
        _ => Err(to_js(&fault("bad-request", "goal"))),
    }
}
