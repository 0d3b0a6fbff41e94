//! Composes drills of one theme and draws them, the best of each idea first: for looking at what taste does.
//!
//! `cargo run --release -p puzzle --example compose -- PATTERN|any checks|any MIN MAX SEED POSITIONS [KEYS [ANSWERS]]`

use std::collections::HashMap;
use std::sync::Arc;

use mate::Goal;
use puzzle::compose::{Candidate, Composer, Theme, Wish};
use puzzle::{pack, pattern};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let name = args.first().expect("a pattern");
    let theme = if name == "any" {
        Theme::Any
    } else {
        Theme::Named(pattern::entry(name).expect("a pattern's name"))
    };
    let goal = if args.get(1).is_some_and(|g| g == "any") { Goal::Any } else { Goal::Checks };
    let lengths = (number(2, 1) as u16, number(3, 5) as u16);
    let keys = number(6, 1) as usize;
    let answers = number(7, 0) as usize;
    let wish = Wish { theme, goal, lengths, keys: (keys, if keys == 1 { 1 } else { 3 }), answers };
    let mut composer = Composer::new(wish, Arc::from([]), number(4, 1));
    let mut best: HashMap<(u16, String), Candidate> = HashMap::new();
    let mut found = 0;
    let positions = number(5, 20_000);
    while composer.tried < positions {
        let Some(candidate) = composer.next(positions - composer.tried) else { break };
        found += 1;
        let slot = (candidate.proved.claim.mate_in, candidate.idea.clone());
        if best.get(&slot).is_none_or(|b| b.taste < candidate.taste) {
            best.insert(slot, candidate);
        }
    }
    let mut list: Vec<_> = best.into_iter().collect();
    list.sort_by_key(|((length, idea), c)| (*length, -c.taste, idea.clone()));
    eprintln!("{found} found, {} ideas, {} positions", list.len(), composer.tried);
    for (i, ((_, idea), candidate)) in list.iter().enumerate() {
        let puzzle = candidate.proved.puzzle(format!("c-{i}"), goal);
        println!("{}\t{idea}\t{}", candidate.taste, pack::write_puzzle(&puzzle));
        println!("{:?}\n", candidate.proved.position.board());
    }
}
