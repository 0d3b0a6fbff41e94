//! The wasm module of Canju, the only place with `#[wasm_bindgen]`.
//!
//! The page loads it twice: on the page for the rules, which answer at once, and in a worker for the search. What the
//! module exports:
//!
//! - `readFen`, `position`, `play`, `whyIllegal`, `notate`, `readMove` (`rules.rs`), `perft` for measurements;
//! - `class Searcher` (`searcher.rs`): `new Searcher(tableMb)`, `begin(id, request)`, `step(nodes)` and `stop()`.
//!
//! Every shape is in `wire.rs` and nowhere else; `convert.rs` turns domain values into them and `json.rs` writes them. Faults
//! are thrown and sent as plain objects `{code, squares, message}`. No rule, no search, no clock, no queue and no word for
//! people lives here.

mod convert;
mod engine;
mod explain;
mod fatal;
mod graph;
mod json;
mod request;
pub mod rules;
pub mod searcher;
pub mod wire;

/// The standard library's allocator is four times as large.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
