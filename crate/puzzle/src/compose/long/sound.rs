//! What makes a long mate sound: one key, and on the main line one move at every turn, but for the order of moves.
//!
//! The whole solution ([`Detail::Whole`]) has, at each attacker position, all equally short moves. A second move is a *dual of order* if
//! whatever longest defence follows, the same attacker moves as on the main line, played in another order, lead to a position of the
//! main line with as many moves to go. Any other second move is a *dual*.

use mate::{Answer, Detail, Goal, Limits, Mate, NodeId, Proof, Solver};
use xiangqi::{Move, Position};

use crate::defence;

/// How many attacker moves a dual of order may take until it meets the main line.
const DETOUR: usize = 8;

/// A mate with exactly one shortest first move, and what can be said of the moves after it.
#[derive(Clone, Debug)]
pub struct Sound {
    /// The position, the attacker to move.
    pub position: Position,
    /// Attacker moves, exact.
    pub mate_in: u16,
    /// The main line of [`crate::defence`].
    pub line: Vec<Move>,
    /// Attacker positions of the main line with an equally short move that is not one of order.
    pub duals: usize,
    /// Those where all equally short moves are such of order.
    pub orders: usize,
    /// Nodes that the proof took.
    pub nodes: u64,
}

/// Solves a position by checks, whole. Nothing where within the nodes there is no exact mate of that length at least, with one key
/// and all its duals.
pub fn sound(solver: &mut Solver, position: &Position, nodes: u64, shortest: u16) -> Option<Sound> {
    let mut solve = |detail| {
        let limits = Limits { nodes, detail, ..Limits::default() };
        let Answer::Mate(mate) = solver.solve(position, Goal::Checks, limits) else { return None };
        let is_sound = mate.exact && mate.keys_complete && mate.keys.len() == 1;
        (is_sound && mate.mate_in >= shortest).then(|| (mate, solver.nodes()))
    };
    // Most have another length or several keys, and that is known sooner.
    let (_, first) = solve(Detail::Length)?;
    let (mate, second) = solve(Detail::Whole)?;
    mate.duals_complete.then(|| of(position, &mate, first + second))
}

fn of(position: &Position, mate: &Mate, nodes: u64) -> Sound {
    let proof = &mate.proof;
    let line = defence::main_line(proof, proof.root(), position);
    let main = nodes_of(proof, &line);
    let (mut duals, mut orders) = (0, 0);
    for (ply, &at) in main.iter().enumerate().step_by(2) {
        let others = proof.edges(at).iter().filter(|edge| Some(&edge.mv) != line.get(ply));
        let mut seconds = 0;
        let mut all_of_order = true;
        for edge in others {
            seconds += 1;
            let mut detour = Detour { proof, main: &main[ply..], line: &line[ply..], played: vec![edge.mv] };
            all_of_order &= detour.meets(edge.to);
        }
        duals += usize::from(seconds > 0 && !all_of_order);
        orders += usize::from(seconds > 0 && all_of_order);
    }
    Sound { position: position.clone(), mate_in: mate.mate_in, line, duals, orders, nodes }
}

/// The nodes before each move of a line, and the last one.
fn nodes_of(proof: &Proof, line: &[Move]) -> Vec<NodeId> {
    let mut nodes = vec![proof.root()];
    let mut at = proof.root();
    for &mv in line {
        let Some(next) = proof.after(at, mv) else { break };
        nodes.push(next);
        at = next;
    }
    nodes
}

/// A way aside from the main line, which begins at an attacker position of it.
struct Detour<'a> {
    proof: &'a Proof,
    /// The main line's nodes from there.
    main: &'a [NodeId],
    /// Its moves from there.
    line: &'a [Move],
    /// The attacker's moves aside.
    played: Vec<Move>,
}

impl Detour<'_> {
    /// Whether from this position of the defender every longest defence leads back to the main line, the attacker having played the
    /// main line's moves in another order.
    fn meets(&mut self, at: NodeId) -> bool {
        let turns = self.played.len();
        let is = |a: NodeId, b: Option<&NodeId>| {
            b.is_some_and(|&b| self.proof.node(a).position == self.proof.node(b).position)
        };
        if is(at, self.main.get(2 * turns - 1)) {
            return self.are_the_same_moves();
        }
        let edges = self.proof.edges(at);
        let longest = edges.iter().map(|edge| self.proof.node(edge.to).bound).max();
        !edges.is_empty()
            && edges.iter().filter(|edge| Some(self.proof.node(edge.to).bound) == longest).all(|edge| {
                if is(edge.to, self.main.get(2 * turns)) {
                    return self.are_the_same_moves();
                }
                turns < DETOUR
                    && self.proof.edges(edge.to).iter().any(|next| {
                        self.played.push(next.mv);
                        let met = self.meets(next.to);
                        self.played.pop();
                        met
                    })
            })
    }

    fn are_the_same_moves(&self) -> bool {
        let mut main: Vec<Move> = self.line.iter().copied().step_by(2).take(self.played.len()).collect();
        let mut aside = self.played.clone();
        main.sort_unstable();
        aside.sort_unstable();
        main == aside
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(fen: &str) -> Sound {
        let position = Position::from_fen(fen).expect("a position");
        sound(&mut Solver::new(1 << 20), &position, 10_000, 1).expect("one key")
    }

    #[test]
    fn moves_that_change_places_are_of_order() {
        // The horses go c6-d8-f7 and b7-d8; either may begin, once the rook has driven the king.
        let horses = solved("8R/5k3/1N7/2N6/9/9/9/9/9/3K5 w - - 0 1");
        assert_eq!((horses.mate_in, horses.duals, horses.orders), (4, 0, 1));
        // The rook's check and the horse's may change places.
        let rook = solved("4k4/7C1/5a3/RN7/9/9/9/9/9/5K3 w - - 0 1");
        assert_eq!((rook.mate_in, rook.duals, rook.orders), (5, 0, 1));
    }

    #[test]
    fn another_move_is_a_dual() {
        // After the pawn's first step both another step forward and one to the side mate in two.
        let pawn = solved("4k4/9/9/1R2P4/9/9/9/9/9/4K4 w - - 0 1");
        assert_eq!((pawn.mate_in, pawn.duals, pawn.orders), (4, 1, 0));
    }

    #[test]
    fn two_keys_a_shorter_mate_and_none_are_refused() {
        let mut solver = Solver::new(1 << 20);
        let mut refused = |fen: &str, shortest| {
            let position = Position::from_fen(fen).expect("a position");
            sound(&mut solver, &position, 10_000, shortest).is_none()
        };
        assert!(refused("4k4/9/9/1R2P4/9/9/9/9/9/4K4 w - - 0 1", 5));
        assert!(refused("3k5/9/3R5/8R/9/9/9/9/9/4K4 b - - 0 1", 1));
        // The position above one move later: the king on d8, the pawn's two steps.
        assert!(refused("1R7/3k5/4P4/9/9/9/9/9/9/4K4 w - - 0 1", 1));
    }
}
