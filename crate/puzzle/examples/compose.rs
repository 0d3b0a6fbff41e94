//! Composes drills of one pattern and prints them as puzzle lines, best first, with boards on stderr.
//!
//! `cargo run --release -p puzzle --example compose -- PATTERN GOAL MIN MAX SEED PLACEMENTS [FLAWS]`

use std::collections::HashMap;

use mate::Goal;
use puzzle::compose::{Candidate, Composer, Wish};
use puzzle::pack;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let pattern = args.first().expect("a pattern").clone();
    let goal = if args.get(1).is_some_and(|g| g == "any") { Goal::Any } else { Goal::Checks };
    let lengths = (number(2, 1) as u16, number(3, 5) as u16);
    let placements = number(5, 100_000);
    let wish = Wish { pattern, goal, lengths, flaws: number(6, 1) as u32, pieces: 14 };
    let mut composer = Composer::new(wish, number(4, 1)).expect("a pattern with a skeleton");
    let mut best: HashMap<(u16, String), Candidate> = HashMap::new();
    let mut found = 0;
    while composer.tried < placements {
        let Some(candidate) = composer.next(placements - composer.tried) else { break };
        found += 1;
        let slot = (candidate.proved.claim.mate_in, candidate.idea.clone());
        if best.get(&slot).is_none_or(|b| b.taste < candidate.taste) {
            best.insert(slot, candidate);
        }
    }
    let mut list: Vec<_> = best.into_iter().collect();
    list.sort_by_key(|((length, idea), c)| (*length, -c.taste, idea.clone()));
    eprintln!("{found} found, {} ideas, {} placements", list.len(), composer.tried);
    for (i, ((_, idea), candidate)) in list.iter().enumerate() {
        let puzzle = candidate.proved.puzzle(format!("c-{i}"), goal);
        println!("{}\t{idea}\t{}", candidate.taste, pack::write_puzzle(&puzzle));
    }
}
