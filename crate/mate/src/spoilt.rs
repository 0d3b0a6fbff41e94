//! Spoils good certificates in every way that matters: the checks must notice each.

use xiangqi::Position;

use crate::graph::{Graph, Node};
use crate::{Answer, Flaw, Goal, Limits, NEVER, Proof, Solver, Trap};

// Source of both: public collections (zf09686, zf03974).
const MATE: &str = "3a5/4ak3/9/9/4R4/2R6/9/B8/1rr6/2B1K4 w - - 0 1";
const NO_MATE: &str = "4k2P1/5P3/c8/p8/8R/3c4R/4r4/B3p3C/4p4/3K5 w - - 0 1";

fn solve(fen: &str) -> (Position, Answer) {
    let position = Position::from_fen(fen).expect("a good FEN");
    let answer = Solver::new(1 << 20).solve(&position, Goal::Checks, Limits::default());
    (position, answer)
}

fn proof() -> (Position, Proof) {
    match solve(MATE) {
        (position, Answer::Mate(mate)) => (position, mate.proof),
        other => panic!("{other:?}"),
    }
}

fn trap() -> (Position, Trap) {
    match solve(NO_MATE) {
        (position, Answer::NoMate(trap)) => (position, trap),
        other => panic!("{other:?}"),
    }
}

/// Spoils each node or edge in turn and expects a flaw each time, unless `spoil` says that there is nothing to spoil.
fn each(graph: &Graph, mut spoil: impl FnMut(&mut Graph, usize) -> bool, check: impl Fn(Graph) -> bool) {
    let mut spoilt = 0;
    for index in 0.. {
        let mut copy = graph.clone();
        if index >= copy.parts_mut().0.len().max(copy.parts_mut().1.len()) {
            break;
        }
        if spoil(&mut copy, index) {
            spoilt += 1;
            assert!(check(copy), "number {index} went unnoticed");
        }
    }
    assert!(spoilt > 0);
}

#[test]
fn a_proof_with_an_edge_elsewhere_is_noticed() {
    let (position, proof) = proof();
    let fails = |graph| Proof::new(graph, proof.attacker(), proof.goal()).check(&position).is_err();
    let len = proof.len() as u32;
    // To another node, and to none.
    each(
        &proof.graph,
        |graph, index| graph.parts_mut().1.get_mut(index).map(|e| e.to.0 = (e.to.0 + 1) % len).is_some(),
        fails,
    );
    each(
        &proof.graph,
        |graph, index| graph.parts_mut().1.get_mut(index).map(|e| e.to.0 = len).is_some(),
        fails,
    );
    // Another move.
    each(
        &proof.graph,
        |graph, index| graph.parts_mut().1.get_mut(index).map(|e| e.mv = e.mv.mirror()).is_some(),
        fails,
    );
}

#[test]
fn a_proof_without_a_reply_is_noticed() {
    let (position, proof) = proof();
    // One of two keys can go; a reply cannot, nor an only move.
    let needed = |node: &Node| node.position.turn() != proof.attacker() || node.edge_count() == 1;
    let fails = |graph| Proof::new(graph, proof.attacker(), proof.goal()).check(&position).is_err();
    each(
        &proof.graph,
        |graph, index| {
            graph.parts_mut().0.get_mut(index).is_some_and(|node| needed(node) && node.drop_last_edge())
        },
        fails,
    );
}

#[test]
fn a_proof_whose_bounds_do_not_drop_is_noticed() {
    let (position, proof) = proof();
    let fails = |graph| Proof::new(graph, proof.attacker(), proof.goal()).check(&position).is_err();
    each(
        &proof.graph,
        |graph, index| {
            // The root's bound may be larger: it is an upper bound.
            index > 0 && graph.parts_mut().0.get_mut(index).map(|node| node.bound += 1).is_some()
        },
        fails,
    );
    // A cycle cannot hide behind bounds: they would have to drop for ever.
    each(
        &proof.graph,
        |graph, index| graph.parts_mut().1.get_mut(index).map(|e| e.to.0 = 0).is_some(),
        fails,
    );
}

#[test]
fn a_quiet_move_in_a_proof_by_checks_is_noticed() {
    let position = Position::from_fen("3k5/9/3P5/9/9/9/9/9/9/4K4 w - - 0 1").expect("a good FEN");
    let limits = Limits { depth: 3, ..Limits::default() };
    let Answer::Mate(mate) = Solver::new(1 << 20).solve(&position, Goal::Any, limits) else { panic!() };
    assert!(mate.proof.check(&position).is_ok());
    let claimed = Proof::new(mate.proof.graph.clone(), mate.proof.attacker(), Goal::Checks);
    assert!(matches!(claimed.check(&position), Err(Flaw::Quiet(..))));
}

#[test]
fn a_trap_with_a_way_out_is_noticed() {
    let (position, trap) = trap();
    let fails = |graph| Trap::new(graph, trap.attacker(), trap.goal()).check(&position).is_err();
    each(
        &trap.graph,
        |graph, index| graph.parts_mut().0.get_mut(index).is_some_and(Node::drop_last_edge),
        fails,
    );
    let len = trap.len() as u32;
    each(
        &trap.graph,
        |graph, index| graph.parts_mut().1.get_mut(index).map(|e| e.to.0 = (e.to.0 + 1) % len).is_some(),
        fails,
    );
    each(
        &trap.graph,
        |graph, index| {
            index > 0 && graph.parts_mut().0.get_mut(index).map(|node| node.bound = NEVER - 1).is_some()
        },
        fails,
    );
}

#[test]
fn a_trap_for_checks_is_none_for_quiet_moves() {
    let (position, trap) = trap();
    let claimed = Trap::new(trap.graph.clone(), trap.attacker(), Goal::Any);
    assert!(matches!(claimed.check(&position), Err(Flaw::Missing(_))));
}
