//! Explanations of the packs: every final position, every move and every reply of every solution, checked by the witness of `mate`.

use std::collections::HashSet;
use std::path::Path;

use mate::explain::{Defence, End, Explanation};
use mate::{Answer, Limits, Mate, NodeId, Solver};
use puzzle::{Pack, pack};
use xiangqi::{Move, Position};

#[path = "../../mate/tests/support/witness.rs"]
mod witness;

fn load(name: &str) -> Pack {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    pack::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

/// Checks what is said of every position of a solution. Returns how many ends and replies it has.
fn check_all(mate: &Mate, root: &Position) -> (usize, usize) {
    let proof = &mate.proof;
    let (mut ends, mut replies) = (0, 0);
    let mut seen: HashSet<NodeId> = HashSet::new();
    let mut todo: Vec<(NodeId, Position, Option<Move>)> = vec![(proof.root(), root.clone(), None)];
    while let Some((node, position, last)) = todo.pop() {
        if !seen.insert(node) {
            continue;
        }
        if proof.edges(node).is_empty() {
            ends += 1;
            witness::check_end(&position, &End::of(&position).expect("the game is over"));
        }
        for edge in proof.edges(node) {
            let mut after = position.clone();
            after.play(edge.mv).expect("legal");
            if !proof.attacks(node) {
                replies += 1;
                let defence = Defence::of(proof, node, &position, last, edge.mv).expect("a reply");
                witness::check_deed(&position, &defence.reply);
                witness::check_deed(&after, &defence.answer);
            }
            todo.push((edge.to, after, Some(edge.mv)));
        }
    }
    (ends, replies)
}

#[test]
fn every_puzzle_is_explained_rightly() {
    let mut solver = Solver::new(16 << 20);
    let (mut ends, mut replies) = (0, 0);
    for puzzle in ["basics.json", "figures.json"].into_iter().flat_map(|name| load(name).puzzles) {
        let limits = Limits { depth: puzzle.mate_in, ..Limits::default() };
        let Answer::Mate(mate) = solver.solve(&puzzle.position, puzzle.goal, limits) else {
            panic!("{} is no mate", puzzle.id)
        };
        let explanation = Explanation::of(&mate.proof, &puzzle.position, &mate.line).expect("its own line");
        let mut at = puzzle.position.clone();
        for deed in &explanation.deeds {
            witness::check_deed(&at, deed);
            at.play(deed.mv).expect("legal");
        }
        witness::check_end(&at, &explanation.end);
        let (more_ends, more_replies) = check_all(&mate, &puzzle.position);
        ends += more_ends;
        replies += more_replies;
    }
    println!("{ends} ends, {replies} replies");
    assert!(ends > 300 && replies > 400, "{ends} {replies}");
}
