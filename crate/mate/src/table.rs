//! The transposition table: what is known of positions, in a fixed number of entries allocated once and taken into
//! use as they are needed.
//!
//! Everything stored is a fact about the position alone (GHI, Kishimoto and Müller 2004: a disproof that leans on the
//! path is not stored at all, see `dfpn`), except `pn` and `dn`, which are estimates and only guide the search. So
//! a lost entry costs work and never changes an answer.

/// "Not proven" in `proven`, "no mate however long" in `disproven`, "no bound" as a budget.
pub(crate) const ENDLESS: u16 = u16::MAX;

/// What is known of one position, seen by the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// There is a mate in at most so many attacker moves; [`ENDLESS`] if none is known.
    pub(crate) proven: u16,
    /// There is no mate in so many attacker moves; [`ENDLESS`]: none at all.
    pub(crate) disproven: u16,
    /// Estimated work to prove a mate.
    pub(crate) pn: u32,
    /// Estimated work to disprove it.
    pub(crate) dn: u32,
}

impl Facts {
    pub(crate) const fn is_proven(&self, budget: u16) -> bool {
        self.proven != ENDLESS && self.proven <= budget
    }

    pub(crate) const fn is_disproven(&self, budget: u16) -> bool {
        self.disproven >= budget
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    facts: Facts,
    /// Nodes spent below this position, saturating: what it would cost to lose the entry.
    amount: u16,
    age: u16,
}

const EMPTY: Entry =
    Entry { key: 0, facts: Facts { proven: ENDLESS, disproven: 0, pn: 1, dn: 1 }, amount: 0, age: 0 };

/// Entries that share a place. Four of 24 bytes fit in a cache line and a half.
const BUCKET: usize = 4;

/// Buckets in use at first, 96 KB. A small problem stays in the near caches of the processor; in a large table every look would go
/// to main memory, which took a quarter of the time.
const FIRST: usize = 1 << 10;

pub(crate) struct Table {
    entries: Vec<Entry>,
    /// Buckets in use, a power of two, less one. They are the first ones.
    mask: usize,
    /// The same when all are in use.
    most: usize,
    used: usize,
    age: u16,
    /// Entries of an earlier age than this hold nothing.
    epoch: u16,
}

impl Table {
    /// A table of at most `bytes`, rounded down to a power of two of buckets, at least one bucket.
    pub(crate) fn new(bytes: usize) -> Table {
        let buckets = (bytes / (BUCKET * size_of::<Entry>())).max(1);
        let most = (1 << buckets.ilog2()) - 1;
        let mask = most.min(FIRST - 1);
        let mut entries = Vec::with_capacity((most + 1) * BUCKET);
        entries.resize((mask + 1) * BUCKET, EMPTY);
        Table { entries, mask, most, used: 0, age: 1, epoch: 1 }
    }

    /// Forgets everything. Nothing is overwritten but once in 65,535 ages: a large table costs more to fill than most
    /// problems cost to solve.
    pub(crate) fn clear(&mut self) {
        self.new_age();
        self.epoch = self.age;
        self.used = 0;
        self.mask = self.most.min(FIRST - 1);
    }

    /// Marks everything stored so far as older than what comes: it is replaced first.
    pub(crate) fn new_age(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or_else(|| {
            self.entries.fill(EMPTY);
            self.used = 0;
            self.epoch = 1;
            1
        });
    }

    pub(crate) fn fill(&self) -> f64 {
        self.used as f64 / ((self.most + 1) * BUCKET) as f64
    }

    /// Takes as many buckets again into use. Each entry stays in its bucket or goes to the one that has the same number in the
    /// new half.
    fn grow(&mut self) {
        let buckets = self.mask + 1;
        let half = buckets * BUCKET;
        self.mask += buckets;
        self.entries.resize(self.entries.len().max(half * 2), EMPTY);
        let (old, new) = self.entries.split_at_mut(half);
        for (entry, room) in old.iter_mut().zip(new) {
            if entry.age >= self.epoch && entry.key as usize & buckets != 0 {
                *room = std::mem::replace(entry, EMPTY);
            }
        }
    }

    fn start(&self, key: u64) -> usize {
        (key as usize & self.mask) * BUCKET
    }

    /// Reads the places of some keys, so that they are in the cache when they are looked at one by one: the reads here do not
    /// wait for each other.
    pub(crate) fn touch(&self, keys: impl Iterator<Item = u64>) {
        let mut sum = 0;
        for key in keys {
            let start = self.start(key);
            sum ^= self.entries[start].key ^ self.entries[start + BUCKET - 1].key;
        }
        std::hint::black_box(sum);
    }

    pub(crate) fn look(&self, key: u64) -> Option<Facts> {
        let start = self.start(key);
        self.entries[start..start + BUCKET]
            .iter()
            .find(|entry| entry.key == key && entry.age >= self.epoch)
            .map(|entry| entry.facts)
    }

    /// The entry of a key, made if need be in the place of the one that is cheapest to lose: old before new, open
    /// before decided, little work before much.
    fn entry(&mut self, key: u64, amount: u64) -> &mut Entry {
        // One entry a bucket: so few come together that hardly one is lost while there is room.
        if self.used > self.mask && self.mask < self.most {
            self.grow();
        }
        let start = self.start(key);
        let (age, epoch) = (self.age, self.epoch);
        let bucket = &mut self.entries[start..start + BUCKET];
        let holds = |entry: &Entry| entry.age >= epoch;
        let index = bucket.iter().position(|entry| entry.key == key && holds(entry)).unwrap_or_else(|| {
            let cost = |entry: &Entry| {
                let decided = entry.facts.proven != ENDLESS || entry.facts.disproven == ENDLESS;
                holds(entry).then_some((entry.age == age, decided, entry.amount))
            };
            let (index, victim) = bucket
                .iter_mut()
                .enumerate()
                .min_by_key(|(_, entry)| cost(entry))
                .expect("a bucket is not empty");
            self.used += usize::from(!holds(victim));
            *victim = Entry { key, ..EMPTY };
            index
        });
        let entry = &mut bucket[index];
        entry.age = age;
        entry.amount = entry.amount.saturating_add(amount.min(u64::from(u16::MAX)) as u16);
        entry
    }

    /// Stores first numbers, or what a look at the position decided.
    pub(crate) fn store(&mut self, key: u64, facts: Facts) {
        self.entry(key, 1).facts = facts;
    }

    pub(crate) fn store_open(&mut self, key: u64, pn: u32, dn: u32, amount: u64) {
        let facts = &mut self.entry(key, amount).facts;
        facts.pn = pn;
        facts.dn = dn;
    }

    pub(crate) fn store_proven(&mut self, key: u64, moves: u16, amount: u64) {
        let facts = &mut self.entry(key, amount).facts;
        facts.proven = facts.proven.min(moves);
        (facts.pn, facts.dn) = (1, 1);
    }

    pub(crate) fn store_disproven(&mut self, key: u64, moves: u16, amount: u64) {
        let facts = &mut self.entry(key, amount).facts;
        facts.disproven = facts.disproven.max(moves);
        (facts.pn, facts.dn) = (1, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacement_keeps_what_is_dear() {
        let mut table = Table::new(1);
        for key in 1..=4 {
            table.store_open(key, 7, 7, key * 10);
        }
        table.store_proven(1, 3, 0);
        table.store_open(5, 1, 1, 1);
        assert!(table.look(2).is_none(), "the open entry with the least work went");
        assert_eq!(table.look(1).map(|facts| facts.proven), Some(3));
        assert!(table.look(5).is_some());
        table.new_age();
        for key in 6..=9 {
            table.store_open(key, 1, 1, 0);
        }
        assert!(table.look(1).is_none(), "old entries go first");
        assert!((table.fill() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_cleared_table_is_as_good_as_new() {
        let mut table = Table::new(1);
        for round in 0..=u32::from(u16::MAX) + 2 {
            table.clear();
            assert!(table.look(1).is_none() && table.look(5).is_none(), "round {round}");
            assert!(table.fill().abs() < 1e-9);
            table.store_proven(1, 3, 9);
            for key in 2..=5 {
                table.store_open(key, 1, 1, key);
            }
            assert_eq!(table.look(1).map(|facts| facts.proven), Some(3), "round {round}");
            assert!(table.look(2).is_none() && table.look(5).is_some(), "round {round}");
        }
    }

    #[test]
    fn a_growing_table_keeps_what_it_holds() {
        let mut table = Table::new(24 << 16);
        let keys = (1..20_000_u64).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        for round in 0..2 {
            for key in keys.clone() {
                assert!(table.look(key).is_none(), "round {round}");
                table.store_proven(key, 3, 1);
            }
            let kept = keys.clone().filter(|&key| table.look(key).is_some()).count();
            assert!(kept > 19_800, "{kept}");
            assert!((table.fill() - kept as f64 / 65_536.0).abs() < 1e-9);
            table.clear();
        }
    }

    #[test]
    fn facts_are_bounds() {
        let facts = Facts { proven: 5, disproven: 3, pn: 1, dn: 1 };
        assert!(facts.is_proven(5) && facts.is_proven(ENDLESS) && !facts.is_proven(4));
        assert!(facts.is_disproven(3) && !facts.is_disproven(4) && !facts.is_disproven(ENDLESS));
    }

    #[test]
    fn an_entry_is_24_bytes() {
        assert_eq!(size_of::<Entry>(), 24);
    }
}
