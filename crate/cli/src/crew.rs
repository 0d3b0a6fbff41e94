//! A crew of solvers, one for each thread of a pool: a list of tasks is shared out and the results are heard in its order.
//!
//! Nothing depends on the number of threads as long as each task clears the solver that it is given.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use mate::Solver;
use rayon::iter::{ParallelBridge, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;

/// Threads that each have a solver, made when it is first needed.
pub(crate) struct Crew {
    pool: ThreadPool,
    solvers: Vec<Mutex<Option<Solver>>>,
    table_mb: u32,
}

impl Crew {
    /// A crew of so many threads (as many as there are cores unless told), each with a table of so many mebibytes.
    ///
    /// # Errors
    /// `threads` where the system does not give them.
    pub(crate) fn new(threads: Option<u16>, table_mb: u32) -> Result<Crew, Failure> {
        let threads =
            threads.map_or_else(|| thread::available_parallelism().map_or(1, Into::into), usize::from);
        let pool = ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(|error| Failure::new("threads", format!("{threads} threads: {error}")))?;
        let solvers = (0..threads).map(|_| Mutex::new(None)).collect();
        Ok(Crew { pool, solvers, table_mb })
    }

    /// Does the work on every item, about in order, and hears the results in the order of the items.
    ///
    /// # Errors
    /// The first that `hear` gives; what is not begun by then is not done.
    pub(crate) fn each<T: Sync, R: Send>(
        &self,
        items: &[T],
        work: impl Fn(&mut Solver, &T) -> R + Sync,
        mut hear: impl FnMut(R) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            let work = &work;
            scope.spawn(move || {
                self.pool.install(|| {
                    // One item after the other is handed out, so that the results come about in order. Sending fails
                    // when nobody hears any more.
                    items.iter().enumerate().par_bridge().try_for_each_with(
                        sender,
                        |sender, (index, item)| {
                            sender.send((index, self.with_solver(|solver| work(solver, item))))
                        },
                    )
                })
            });
            let mut waiting = BTreeMap::new();
            let mut next = 0;
            for (index, result) in receiver {
                waiting.insert(index, result);
                while let Some(result) = waiting.remove(&next) {
                    hear(result)?;
                    next += 1;
                }
            }
            Ok(())
        })
    }

    /// The solver of the thread that asks.
    fn with_solver<R>(&self, work: impl FnOnce(&mut Solver) -> R) -> R {
        let index = rayon::current_thread_index().unwrap_or_default();
        let mut slot = self.solvers[index].lock().unwrap_or_else(PoisonError::into_inner);
        work(slot.get_or_insert_with(|| solver(self.table_mb)))
    }
}

/// A solver with a table of so many mebibytes.
pub(crate) fn solver(table_mb: u32) -> Solver {
    Solver::new(table_mb as usize * 1024 * 1024)
}
