//! Long mates by checks (连将杀): a short one grows backwards, one sound move after the other, and is varied where it has come to its end.
//!
//! A [`Grower`] has many families of mates, each from one start, which compete for its work: those that are longest are worked on most.
//! Growth (`grow`) makes a mate one move longer with what the solver has in its table; variation by chance (`vary`) finds others of
//! about the length, from which growth may go further. All mates on the way are [`sound`](mod@sound). Of a family that has become
//! long enough, or no longer for long, the best mate is given out, and the family makes room for the next. In another [`Manner`] all
//! mates are one `pool`, which may begin with mills (`mill`), or one mate is changed (`ascent`). Deterministic by seed.

mod archive;
mod ascent;
mod grow;
mod mill;
mod pool;
pub mod sound;
mod start;
mod stretch;
mod study;
mod thin;
pub mod unmove;
mod vary;

use mate::Solver;
use xiangqi::Position;

use super::rng::Rng;
use archive::{Archive, Member, clutter};
use grow::Breadth;
use sound::{Sound, sound};
pub use study::Study;

/// Placements that are tried for mates to begin with.
const STARTS: u32 = 2_000;
/// The least length to begin with.
const SHORT: u16 = 3;
/// Nodes for the first look at a placement.
const GLANCE: u64 = 400;
/// Variations of one round.
const VARIATIONS: usize = 12;
/// Checks taken back before one defence that are asked about.
const CHECKS: usize = 150;
/// Longer mates that one mate may give.
const CHILDREN: usize = 8;
/// Mates of the wanted length that are enough to choose from.
const ENOUGH: usize = 6;

/// How the work goes over the mates that were found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Families, each from one start, compete, and each gives its best mate. Good for many mates of some length.
    #[default]
    Families,
    /// All mates are one pool, from which growth and variation take by chance, again and again, and which gives one mate.
    /// A pool that is behind is given up. Good for the longest.
    Pool,
    /// A pool that begins with mates in mills: loops of checks in which a man can be taken each round.
    Mills,
    /// One mate, the best of those to begin with, is changed again and again.
    Ascent,
}

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Shortest and longest mate wanted, in attacker moves.
    pub lengths: (u16, u16),
    /// Rounds of growth and variation.
    pub rounds: u32,
    /// Rounds without a longer mate after which the longest family is as long as it gets.
    pub patience: u32,
    /// Nodes for one question to the solver.
    pub nodes: u64,
    /// How the work goes on.
    pub manner: Manner,
    /// Where to begin instead of with placements by chance.
    pub from: Vec<Position>,
}

/// Makes long mates, each of another family.
pub struct Grower {
    rng: Rng,
    solver: Solver,
    wish: Wish,
    archive: Archive,
    /// The round that gave the longest mate so far.
    record: u32,
    /// Rounds done so far.
    pub rounds: u32,
}

impl Grower {
    /// A grower with chance of its own.
    pub fn new(wish: Wish, seed: u64) -> Grower {
        let mut grower = Grower {
            rng: Rng::new(seed),
            solver: Solver::new(16 << 20),
            wish,
            archive: Archive::default(),
            record: 0,
            rounds: 0,
        };
        grower.begin();
        grower
    }

    /// The mates to begin with: those given, or such found by chance.
    fn begin(&mut self) {
        if self.wish.manner == Manner::Ascent {
            return;
        }
        let from = std::mem::take(&mut self.wish.from);
        for (family, position) in from.iter().enumerate() {
            if let Some(sound) = sound(&mut self.solver, position, self.wish.nodes, 1) {
                self.put(Member { sound, family });
            }
        }
        if !from.is_empty() {
            return;
        }
        if self.wish.manner == Manner::Mills {
            self.begin_with_mills();
            return;
        }
        for family in 0..STARTS as usize {
            let Some(position) = start::start(&mut self.rng) else { continue };
            if let Some(sound) = sound(&mut self.solver, &position, GLANCE, SHORT) {
                self.put(Member { sound, family });
            }
        }
    }

    /// The best mate of the next family. Nothing when the rounds are used up and no family has a mate of a wanted length.
    ///
    /// It aims at one of the lengths by chance where there are less than ten, else at the longest.
    pub fn grow(&mut self) -> Option<Study> {
        match self.wish.manner {
            Manner::Families => self.of_families(),
            Manner::Pool | Manner::Mills => self.of_pool(),
            Manner::Ascent => self.of_ascent(),
        }
    }

    fn of_families(&mut self) -> Option<Study> {
        let (low, high) = self.wish.lengths;
        loop {
            let span = usize::from(high.saturating_sub(low));
            let target = if span < 10 { low + self.rng.below(span + 1) as u16 } else { high };
            self.record = self.rounds;
            while self.rounds < self.wish.rounds
                && self.archive.of(target).len() < ENOUGH
                && self.rounds - self.record < self.wish.patience
            {
                self.rounds += 1;
                self.round()?;
            }
            let mut lengths = (low..=target).rev().chain(target + 1..=high);
            let best = lengths.find_map(|mate_in| self.best(mate_in, true));
            // A family that is too short still, or in all of whose mates the attacker is in check, only stands in the way of the others.
            let best = best.or_else(|| self.best(self.archive.longest(), false))?;
            self.archive.retire(best.family);
            if best.sound.mate_in >= low
                && let Some(study) = self.finish(best)
            {
                return Some(study);
            }
        }
    }

    /// Keeps a mate if it has no duals but of order and is not too long.
    fn put(&mut self, member: Member) {
        let Sound { duals, mate_in, .. } = member.sound;
        if duals == 0 && mate_in <= self.wish.lengths.1 {
            if mate_in > self.archive.longest() {
                self.record = self.rounds;
            }
            self.archive.put(&mut self.rng, member);
        }
    }

    /// One round of growth or, where growth was tried from all the longest, of variation. Nothing when there is nothing to begin with.
    fn round(&mut self) -> Option<()> {
        let ungrown = self.archive.ungrown();
        let grows = ungrown.is_some();
        let member = ungrown.or_else(|| self.archive.pick(&mut self.rng).cloned())?;
        if grows {
            self.extend(&member);
        } else {
            self.change(&member);
        }
        Some(())
    }

    /// What needs many times the nodes is seldom sound.
    fn nodes(&self, of: &Sound) -> u64 {
        self.wish.nodes.min(2 * GLANCE + 6 * of.nodes)
    }

    /// Puts in what grows from a mate.
    fn extend(&mut self, Member { sound: of, family }: &Member) {
        let breadth = Breadth { nodes: self.nodes(of), checks: CHECKS, enough: CHILDREN };
        for sound in grow::longer(&mut self.solver, &mut self.rng, of, breadth) {
            self.put(Member { sound, family: *family });
        }
    }

    /// Puts in variations of a mate that are about as long.
    fn change(&mut self, Member { sound: of, family }: &Member) {
        let nodes = self.nodes(of);
        for _ in 0..VARIATIONS {
            let Some(position) = vary::vary(&mut self.rng, &of.position) else { continue };
            if self.archive.knows(position.hash()) {
                continue;
            }
            if let Some(sound) = sound(&mut self.solver, &position, nodes, of.mate_in - 1) {
                self.put(Member { sound, family: *family });
            }
        }
    }

    /// The least cluttered mate of a length; if it is to be calm, one in which the attacker begins out of check.
    fn best(&self, mate_in: u16, calm: bool) -> Option<Member> {
        let mates = self.archive.of(mate_in).iter();
        let fit = mates.filter(|member| !calm || !member.sound.position.is_check());
        fit.min_by_key(|member| clutter(&member.sound)).cloned()
    }

    /// The mate thinned and proved. Nothing where the attacker is in check, or the proof takes too many nodes.
    fn finish(&mut self, Member { sound, family }: Member) -> Option<Study> {
        if sound.position.is_check() {
            return None;
        }
        let longest = self.wish.lengths.1;
        let thin = thin::thin(&mut self.solver, &mut self.rng, sound, self.wish.nodes, longest);
        study::study(&mut self.solver, &thin, family)
    }
}

#[cfg(test)]
mod tests {
    use mate::{Answer, Detail, Goal, Limits};

    use super::*;
    use crate::distil::Proved;

    fn wish(manner: Manner, lengths: (u16, u16), rounds: u32) -> Wish {
        Wish { lengths, rounds, patience: 20, nodes: 1_000, manner, from: Vec::new() }
    }

    fn studies(seed: u64) -> Vec<Study> {
        let wish = wish(Manner::Families, (6, 8), 60);
        let mut grower = Grower::new(wish, seed);
        std::iter::from_fn(|| grower.grow()).take(4).collect()
    }

    /// What is said of a long mate is so, by a solver that has never seen it.
    #[test]
    fn long_mates_are_what_they_claim() {
        let studies = studies(1);
        assert!(!studies.is_empty());
        for study in studies {
            let Proved { position, claim, .. } = &study.proved;
            assert!((6..=8).contains(&claim.mate_in), "{position:?}");
            let limits = Limits { detail: Detail::Whole, ..Limits::default() };
            let Answer::Mate(mate) = Solver::new(1 << 20).solve(position, Goal::Checks, limits) else {
                panic!("{position:?}")
            };
            assert!(mate.exact && mate.duals_complete);
            assert_eq!((mate.mate_in, &mate.keys), (claim.mate_in, &claim.keys), "{position:?}");
            assert_eq!(claim.keys.len(), 1, "{position:?}");
            assert_eq!(study.duals, 0);
            let again = sound(&mut Solver::new(1 << 20), position, u64::MAX, 1).expect("sound");
            assert_eq!((again.duals, again.orders, &again.line), (0, study.orders, &claim.line));
        }
    }

    #[test]
    fn the_seed_decides() {
        let positions = |seed| -> Vec<String> {
            studies(seed).iter().map(|s| xiangqi::fen::write(&s.proved.position.setup())).collect()
        };
        assert_eq!(positions(1), positions(1));
        assert_ne!(positions(1), positions(11));
    }

    /// A rook that takes a man of the stack each round of four moves, from a machine with a dual.
    #[test]
    fn an_ascent_makes_a_given_mate_sound_and_longer() {
        let fen = "1n1R1P3/5RN2/r3k1c2/4p4/9/9/5p3/3C1p3/4Kn3/9 w - - 0 1";
        let from = Position::from_fen(fen).expect("a position");
        let start = sound(&mut Solver::new(4 << 20), &from, 20_000, 1).expect("one key");
        assert_eq!((start.mate_in, start.duals), (10, 1));
        let wish =
            Wish { nodes: 8_000, patience: 100, from: vec![from], ..wish(Manner::Ascent, (10, 500), 300) };
        let mut grower = Grower::new(wish, crate::compose::rng::part(2, 0));
        let study = grower.grow().expect("a mate");
        let Proved { position, claim, .. } = &study.proved;
        let again = sound(&mut Solver::new(4 << 20), position, u64::MAX, 1).expect("sound");
        assert!(claim.mate_in > 10, "{position:?}");
        assert_eq!((again.mate_in, again.duals), (claim.mate_in, 0), "{position:?}");
        assert!(grower.grow().is_none());
    }

    /// A pool, and one that begins with mills, gives its longest mate, which is sound, and then no more.
    #[test]
    fn a_pool_gives_one_mate() {
        for manner in [Manner::Pool, Manner::Mills] {
            let mut grower = Grower::new(wish(manner, (6, 9), 40), 2);
            let study = grower.grow().expect("a mate");
            let Proved { position, claim, .. } = &study.proved;
            let again = sound(&mut Solver::new(1 << 20), position, u64::MAX, 6).expect("sound");
            assert_eq!((again.mate_in, again.duals), (claim.mate_in, 0), "{manner:?} {position:?}");
            assert!(grower.grow().is_none());
        }
    }

    /// Growth alone makes a mate longer by one move at a time, each sound.
    #[test]
    fn growth_adds_one_move_and_keeps_what_follows() {
        let position = Position::from_fen("9/3k5/2N4r1/3N4R/9/9/9/9/9/4K4 w - - 0 1").expect("a position");
        let mut solver = Solver::new(4 << 20);
        let first = sound(&mut solver, &position, 10_000, 4).expect("a mate in four");
        let breadth = Breadth { nodes: 5_000, checks: 60, enough: 6 };
        let longer = grow::longer(&mut solver, &mut Rng::new(3), &first, breadth);
        assert!(!longer.is_empty());
        for grown in longer {
            let again = sound(&mut Solver::new(1 << 20), &grown.position, 100_000, 5).expect("sound");
            assert_eq!(again.mate_in, 5);
            assert_eq!(again.line, grown.line, "{:?}", grown.position);
            assert_eq!(grown.line[2..], first.line);
        }
    }
}
