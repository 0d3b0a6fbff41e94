//! The wasm module of Canju, the only place with `#[wasm_bindgen]`.
//!
//! The page loads it twice: on the page for the rules, which answer at once, and in a worker for the search. What the
//! module exports:
//!
//! - `readFen`, `position`, `play`, `whyIllegal`, `notate`, `readMove` (`rules.rs`), `perft` for measurements;
//! - `class Searcher` (`searcher.rs`): `new Searcher(tableMb)` and `handle(request, onMessage)`.
//!
//! Every shape is in `wire.rs` and nowhere else; `convert.rs` turns domain values into them. Faults are thrown and sent
//! as plain objects `{code, squares, message}`. No rule, no search and no word for people lives here, and the clock is
//! read in one place only (`clock.rs`), to cut the search into slices.

mod clock;
mod convert;
mod engine;
mod fatal;
mod request;
pub mod rules;
pub mod searcher;
pub mod wire;
