//! When progress is told, and how fast the work goes.

use std::time::{Duration, Instant};

/// A clock that was started with the work.
pub(crate) struct Pace {
    every: Duration,
    begun: Instant,
    told: Instant,
}

impl Pace {
    /// Starts the clock; progress is to be told after so many seconds each time.
    pub(crate) fn every(seconds: u64) -> Pace {
        let now = Instant::now();
        Pace { every: Duration::from_secs(seconds), begun: now, told: now }
    }

    /// Whether progress is to be told. If so, the next time counts from now.
    pub(crate) fn is_due(&mut self) -> bool {
        let is_due = self.told.elapsed() >= self.every;
        if is_due {
            self.told = Instant::now();
        }
        is_due
    }

    /// So much of anything as it is in a second, since the start.
    pub(crate) fn rate(&self, amount: u64) -> f64 {
        amount as f64 / self.begun.elapsed().as_secs_f64().max(1e-3)
    }
}
