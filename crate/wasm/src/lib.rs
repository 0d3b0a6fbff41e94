//! The wasm modules of Canju, the only place with `#[wasm_bindgen]`. There are two, one for each feature.
//!
//! **engine**, which every visit loads twice: on the page for the rules, which answer at once, and in a worker for the search.
//!
//! - `readFen`, `position`, `play`, `whyIllegal`, `notate`, `readMove` (`rules.rs`), `perft` for measurements;
//! - `class Searcher` (`searcher.rs`): `new Searcher(tableMb)`, `begin(id, request)`, `step(nodes)` and `stop()`.
//!
//! **workshop**, which comes when records are read or exercises made, in a worker that is ended to cancel what it is at:
//!
//! - `readRecords`, `viewRecord`, `makeRecord`, `writeRecords` (`workshop/records.rs`);
//! - `mineRecord` (`workshop/mine.rs`);
//! - `advise` (`workshop/advise.rs`).
//!
//! Every shape is in `wire.rs` and nowhere else; `convert.rs` turns domain values into them and `json.rs` writes them. Faults
//! are thrown and sent as plain objects `{code, squares, message}`. No rule, no search, no clock, no queue and no word for
//! people lives here.
#![cfg_attr(
    not(all(feature = "engine", feature = "workshop")),
    allow(dead_code, unused_imports, unused_macros, reason = "neither module uses all that they share")
)]

mod convert;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "engine")]
mod explain;
mod fatal;
#[cfg(feature = "engine")]
mod graph;
mod json;
#[cfg(feature = "engine")]
mod request;
#[cfg(feature = "engine")]
pub mod rules;
#[cfg(feature = "engine")]
pub mod searcher;
pub mod wire;
#[cfg(feature = "workshop")]
pub mod workshop;

/// The standard library's allocator is four times as large.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
