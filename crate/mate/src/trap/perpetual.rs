//! Does a defence rest on perpetual check by the defender?
//!
//! In a proof every repetition is a failure of the attacker. By the rules of the game there is one that is not: a defender who checks
//! with every move of a cycle must give way, if the attacker does not check all the time himself (then neither may be asked to).
//! So a trap with such a cycle holds on the board only as long as the defender may go on checking, and is told apart. A cycle is one that
//! the attacker can enter: he has all his moves in a trap, the defender the one reply of his strategy.

use xiangqi::Position;

use super::{NEVER, Trap};
use crate::goal::Goal;
use crate::graph::NodeId;

pub(super) fn rests_on_it(trap: &Trap) -> bool {
    // Where all moves of the attacker are checks, he checks all the time himself.
    trap.goal() == Goal::Any && trap.bound() == NEVER && {
        let lines = Lines::of(trap);
        let component = lines.components();
        lines.quiet.iter().any(|&(from, to)| component[from] == component[to])
    }
}

/// The part of a trap in which the defender checks all the time.
struct Lines {
    next: Vec<Vec<usize>>,
    /// The moves of the attacker that give no check.
    quiet: Vec<(usize, usize)>,
}

impl Lines {
    fn of(trap: &Trap) -> Lines {
        let mut lines = Lines { next: vec![Vec::new(); trap.len()], quiet: Vec::new() };
        for from in 0..trap.len() {
            let id = NodeId(from as u32);
            let Ok(position) = Position::try_from_loose(&trap.node(id).position.setup()) else { continue };
            for edge in trap.edges(id) {
                let to = edge.to.0 as usize;
                let check = position.gives_check(edge.mv);
                if trap.attacks(id) {
                    lines.next[from].push(to);
                    if !check {
                        lines.quiet.push((from, to));
                    }
                } else if check {
                    lines.next[from].push(to);
                }
            }
        }
        lines
    }

    /// The strongly connected component of each node (Tarjan 1972, on a stack of its own).
    fn components(&self) -> Vec<usize> {
        const NEW: usize = usize::MAX;
        let len = self.next.len();
        let (mut number, mut low, mut component) = (vec![NEW; len], vec![NEW; len], vec![NEW; len]);
        let (mut open, mut path) = (Vec::new(), Vec::new());
        let (mut numbers, mut components) = (0, 0);
        for root in 0..len {
            if number[root] == NEW {
                path.push((root, 0));
            }
            while let Some((at, edge)) = path.pop() {
                if edge == 0 {
                    number[at] = numbers;
                    low[at] = numbers;
                    numbers += 1;
                    open.push(at);
                } else {
                    // Back from a node below, or past one that was numbered before.
                    let below = self.next[at][edge - 1];
                    if component[below] == NEW {
                        low[at] = low[at].min(low[below]);
                    }
                }
                if let Some(&below) = self.next[at].get(edge) {
                    path.push((at, edge + 1));
                    if number[below] == NEW {
                        path.push((below, 0));
                    }
                } else if low[at] == number[at] {
                    while let Some(node) = open.pop() {
                        component[node] = components;
                        if node == at {
                            break;
                        }
                    }
                    components += 1;
                }
            }
        }
        component
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_the_largest_sets_with_ways_both_ways() {
        let mut seed = 7_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below
        };
        for _ in 0..300 {
            let len = 2 + random(9);
            let next: Vec<Vec<usize>> =
                (0..len).map(|_| (0..random(3)).map(|_| random(len)).collect()).collect();
            let mut reach = vec![vec![false; len]; len];
            for (from, tos) in next.iter().enumerate() {
                reach[from][from] = true;
                for &to in tos {
                    reach[from][to] = true;
                }
            }
            for via in 0..len {
                for from in 0..len {
                    for to in 0..len {
                        reach[from][to] |= reach[from][via] && reach[via][to];
                    }
                }
            }
            let component = Lines { next, quiet: Vec::new() }.components();
            for a in 0..len {
                for b in 0..len {
                    assert_eq!(component[a] == component[b], reach[a][b] && reach[b][a]);
                }
            }
        }
    }
}
