//! Turns chosen candidates into a pack: each is proved again, numbered, tagged and graded by the rules.
//!
//! `cargo run --release -p puzzle --example assemble -- HEAD.json < CHOSEN.jsonl > puzzles/ID.json`
//!
//! HEAD.json is a pack without puzzles; CHOSEN.jsonl has one object a line with `fen`, `goal`, `depth` (for goal `any`) and
//! optionally `id`, `title` and `source`. An id that is not given is the pack's with a number. With `pattern`, pieces that
//! are idle for that pattern are taken off first.

use std::io::Read;

use mate::{Detail, Goal, Limits, Solver};
use puzzle::pack::LocalText;
use puzzle::{Puzzle, distil, pack};
use serde_json::Value;
use xiangqi::Position;

fn local_text(value: &Value) -> Option<LocalText> {
    let of = |key: &str| value.get(key)?.as_str().map(str::to_owned);
    Some(LocalText { zh_hans: of("zh-Hans")?, zh_hant: of("zh-Hant")?, en: of("en")? })
}

fn main() {
    let head = std::env::args().nth(1).expect("a head file");
    let head = std::fs::read_to_string(head).expect("the head file");
    let mut pack = pack::read(&head).expect("a pack without puzzles");
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("the chosen lines");
    let mut solver = Solver::new(64 << 20);
    for (i, line) in text.lines().enumerate() {
        let chosen: Value = serde_json::from_str(line).expect("a JSON object");
        let word = |key: &str| chosen.get(key).and_then(Value::as_str);
        let position = Position::from_fen(word("fen").expect("a fen")).expect("a legal position");
        let goal = if word("goal") == Some("any") { Goal::Any } else { Goal::Checks };
        let depth = chosen.get("depth").and_then(Value::as_u64).map_or(Limits::default().depth, |d| d as u16);
        let limits = Limits { nodes: 20_000_000, depth, detail: Detail::Solution, ..Limits::default() };
        let mut proved = distil::prove(&mut solver, &position, goal, limits)
            .unwrap_or_else(|| panic!("line {}: no exact mate", i + 1));
        if let Some(pattern) = word("pattern") {
            proved = distil::distil_forces(&mut solver, proved, goal, limits, pattern);
        }
        let id = word("id").map_or_else(|| format!("{}-{:04}", pack.id, i + 1), str::to_owned);
        pack.puzzles.push(Puzzle {
            title: chosen.get("title").and_then(local_text),
            source: word("source").map(str::to_owned),
            ..proved.puzzle(id, goal)
        });
    }
    print!("{}", pack::write(&pack));
}
