//! Choosing what goes into a pack: from each length in turn the best that is left, with an eye on variety.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::harvest::Candidate;
use super::recipe::Shelf;

/// What one more of the same working pieces costs in taste.
const SAME_PIECES: i32 = 2;
/// What one more with the same first move of the same role costs in taste.
const SAME_KEY: i32 = 2;
/// What each more telling name before the pack's own costs in taste.
const LATER_NAME: i32 = 4;

/// One pack while it is filled.
pub(super) struct Choice<'a, 'u> {
    shelf: &'a Shelf,
    /// By length, those that may still be chosen.
    pool: BTreeMap<u16, Vec<&'a Candidate>>,
    used: &'u mut HashSet<u64>,
    ideas: HashMap<&'a str, usize>,
    pieces: HashMap<(u16, &'a str), i32>,
    keys: HashMap<(u16, String), i32>,
}

impl<'a, 'u> Choice<'a, 'u> {
    /// Of the candidates that fit and that no pack before this one has used.
    pub(super) fn of(shelf: &'a Shelf, all: &'a [Candidate], used: &'u mut HashSet<u64>) -> Choice<'a, 'u> {
        let mut pool: BTreeMap<u16, Vec<&Candidate>> = BTreeMap::new();
        for candidate in
            all.iter().filter(|candidate| !used.contains(&candidate.key) && fits(shelf, candidate))
        {
            pool.entry(candidate.puzzle.mate_in).or_default().push(candidate);
        }
        let (ideas, pieces, keys) = (HashMap::new(), HashMap::new(), HashMap::new());
        Choice { shelf, pool, used, ideas, pieces, keys }
    }

    /// The chosen ones.
    pub(super) fn best(mut self) -> Vec<&'a Candidate> {
        let mut chosen = Vec::new();
        let lengths: Vec<u16> = self.pool.keys().copied().collect();
        for _ in 0..self.shelf.most_of_length.min(self.shelf.most) {
            let before = chosen.len();
            for &length in &lengths {
                if chosen.len() < self.shelf.most
                    && let Some(candidate) = self.next(length)
                {
                    chosen.push(candidate);
                }
            }
            if chosen.len() == before {
                break;
            }
        }
        if chosen.len() >= self.shelf.least {
            self.used.extend(chosen.iter().map(|candidate| candidate.key));
        }
        chosen
    }

    /// The best of a length that is left.
    fn next(&mut self, length: u16) -> Option<&'a Candidate> {
        let most_of_idea = self.shelf.most_of_idea;
        let worth = |candidate: &Candidate| {
            let pieces = self.pieces.get(&(length, candidate.pieces.as_str())).unwrap_or(&0);
            let keys = self.keys.get(&(length, first_move(candidate))).unwrap_or(&0);
            let place =
                self.shelf.tag.as_ref().and_then(|tag| candidate.puzzle.tags.iter().position(|t| t == tag));
            candidate.taste
                - SAME_PIECES * pieces
                - SAME_KEY * keys
                - LATER_NAME * place.unwrap_or(0).min(3) as i32
        };
        let list = self.pool.get_mut(&length)?;
        list.retain(|candidate| {
            candidate.idea.is_empty()
                || self.ideas.get(candidate.idea.as_str()).is_none_or(|&n| n < most_of_idea)
        });
        let best = (0..list.len()).max_by_key(|&i| (worth(list[i]), std::cmp::Reverse(list[i].key)))?;
        let candidate = list.swap_remove(best);
        *self.ideas.entry(&candidate.idea).or_default() += 1;
        *self.pieces.entry((length, &candidate.pieces)).or_default() += 1;
        *self.keys.entry((length, first_move(candidate))).or_default() += 1;
        Some(candidate)
    }
}

/// The first move as role and target, the smaller of the two mirror images.
fn first_move(candidate: &Candidate) -> String {
    let position = &candidate.puzzle.position;
    let Some(key) = candidate.puzzle.keys.first() else { return String::new() };
    let role = position.piece_at(key.from).map_or('?', |piece| piece.role.letter());
    let to = if position.turn() == xiangqi::Color::Red { key.to } else { key.to.rotate() };
    format!("{role}{}", to.min(to.mirror()))
}

fn fits(shelf: &Shelf, candidate: &Candidate) -> bool {
    let puzzle = &candidate.puzzle;
    let within = |low: usize, n: usize, high: usize| low <= n && n <= high;
    (shelf.from.is_empty() || shelf.from.iter().any(|start| candidate.source.starts_with(start.as_str())))
        && shelf.goal.is_none_or(|goal| goal == puzzle.goal)
        && (shelf.mate_in.0..=shelf.mate_in.1).contains(&puzzle.mate_in)
        && within(shelf.keys.0, puzzle.keys.len(), shelf.keys.1)
        && shelf.tag.as_ref().is_none_or(|tag| puzzle.tags.contains(tag))
        && candidate.ends >= shelf.ends
        && (candidate.is_quiet || !shelf.quiet)
        && candidate.taste >= shelf.taste
}
