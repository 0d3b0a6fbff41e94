//! Mills (windmills): checks, each with one reply, that lead back to the same position, so that a man can be taken on the way, again and
//! again. The long compositions of the books are made of such rounds.

use std::collections::{HashMap, VecDeque};

use xiangqi::{Position, Square};

use super::vary;
use crate::compose::rng::Rng;

/// Positions of a mill that are looked at, at most.
const STATES: usize = 400;
/// Positions that are given as reached by forced checks, at most.
const FORCED: usize = 150;
/// Changes by which a mill is widened.
const CHANGES: usize = 1_000;
/// Pieces of a mill, at most: the others are to be added yet.
const PIECES: usize = 16;

/// A set of positions with the attacker to move, each of which leads to each other by forced checks.
#[derive(Clone, Debug)]
pub(super) struct Mill {
    /// One of the positions.
    pub(super) position: Position,
    /// Summed over the points to which the attacker's men come: how many moves it takes from that position.
    pub(super) reach: usize,
}

/// Where forced checks lead: positions, each once, and by place the checks of each, with where they land and the place of what comes
/// after the reply.
struct Graph {
    positions: Vec<Position>,
    checks: Vec<Vec<(Square, usize)>>,
}

/// The largest mill that forced checks lead to, if there is one.
pub(super) fn mill(start: &Position) -> Option<Mill> {
    let graph = Graph::from(start, STATES);
    let set = graph.largest_part();
    if set.len() < 2 {
        return None;
    }
    let mut far: HashMap<usize, usize> = HashMap::from([(set[0], 0)]);
    let mut landed: HashMap<Square, usize> = HashMap::new();
    let mut queue = VecDeque::from([set[0]]);
    while let Some(from) = queue.pop_front() {
        let moves = far[&from] + 1;
        for &(square, to) in graph.checks[from].iter().filter(|(_, to)| set.binary_search(to).is_ok()) {
            landed.entry(square).or_insert(moves);
            far.entry(to).or_insert_with(|| {
                queue.push_back(to);
                moves
            });
        }
    }
    Some(Mill { position: graph.positions[set[0]].clone(), reach: landed.values().sum() })
}

/// A mill of greater reach, by changes of chance.
pub(super) fn wider(rng: &mut Rng, mut best: Mill) -> Mill {
    for _ in 0..CHANGES {
        let Some(position) = vary::vary(rng, &best.position) else { continue };
        if position.board().pieces().count() <= PIECES
            && let Some(next) = mill(&position)
            && next.reach >= best.reach
        {
            best = next;
        }
    }
    best
}

/// The position and those to which forced checks lead from it, the nearest first.
pub(super) fn forced(start: &Position) -> Vec<Position> {
    Graph::from(start, FORCED).positions
}

impl Graph {
    fn from(start: &Position, most: usize) -> Graph {
        let mut places = HashMap::from([(start.hash(), 0)]);
        let mut positions = vec![start.clone()];
        let mut checks = Vec::new();
        while let Some(at) = positions.get(checks.len()).cloned() {
            let mut here = Vec::new();
            for &check in &at.checks() {
                let Some(next) = vary::after_forced(&at, check) else { continue };
                let place = match places.get(&next.hash()) {
                    Some(&place) => place,
                    None if positions.len() < most => {
                        places.insert(next.hash(), positions.len());
                        positions.push(next);
                        positions.len() - 1
                    }
                    None => continue,
                };
                here.push((check.to, place));
            }
            checks.push(here);
        }
        Graph { positions, checks }
    }

    /// The largest strongly connected part, its places in order (Kosaraju 1978).
    fn largest_part(&self) -> Vec<usize> {
        let mut into = vec![Vec::new(); self.positions.len()];
        for (from, checks) in self.checks.iter().enumerate() {
            for &(_, to) in checks {
                into[to].push(from);
            }
        }
        let mut taken = vec![false; self.positions.len()];
        let mut best = Vec::new();
        for root in self.left_last_first() {
            if std::mem::replace(&mut taken[root], true) {
                continue;
            }
            let mut part = vec![root];
            let mut next = 0;
            while let Some(&at) = part.get(next) {
                next += 1;
                for &from in &into[at] {
                    if !std::mem::replace(&mut taken[from], true) {
                        part.push(from);
                    }
                }
            }
            if part.len() > best.len() {
                best = part;
            }
        }
        best.sort_unstable();
        best
    }

    /// All places in the order in which a search into the depth leaves them, turned round.
    fn left_last_first(&self) -> Vec<usize> {
        let mut seen = vec![false; self.positions.len()];
        let mut left = Vec::new();
        for root in 0..self.positions.len() {
            if std::mem::replace(&mut seen[root], true) {
                continue;
            }
            let mut stack = vec![(root, 0)];
            while let Some((at, child)) = stack.pop() {
                let Some(&(_, to)) = self.checks[at].get(child) else {
                    left.push(at);
                    continue;
                };
                stack.push((at, child + 1));
                if !std::mem::replace(&mut seen[to], true) {
                    stack.push((to, 0));
                }
            }
        }
        left.reverse();
        left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a position")
    }

    /// The rook on f8 opens the horse's way to the king, goes down its file, and is back after four moves:
    /// f8-f0 e7-e8, d9-e9 e8-d8, f0-f8 d8-d7, e9-d9 d7-e7.
    #[test]
    fn a_rook_that_comes_back_is_a_mill() {
        let start = position("3R5/5RN2/4k4/9/4P4/9/9/4K4/9/9 w - - 0 1");
        assert!(mill(&start).is_some());
        let round = ["f8f0", "d9e9", "f0f8", "e9d9"].iter().try_fold(start.clone(), |at, check| {
            let check = check.parse().expect("a move");
            assert!(at.gives_check(check));
            vary::after_forced(&at, check)
        });
        assert_eq!(round.map(|back| back.board()), Some(start.board()));
    }

    #[test]
    fn checks_that_come_to_an_end_are_none() {
        assert!(mill(&position("3k5/9/3P5/9/9/9/9/9/9/4K4 w - - 0 1")).is_none());
    }

    #[test]
    fn a_wider_mill_has_no_less_reach() {
        let first = mill(&position("3R5/5RN2/4k4/9/4P4/9/9/4K4/9/9 w - - 0 1")).expect("a mill");
        let reach = first.reach;
        let wide = wider(&mut Rng::new(1), first);
        assert!(wide.reach >= reach);
        assert!(mill(&wide.position).is_some_and(|again| again.reach > 0));
    }
}
