//! The tools of an app, spread over the cores: one checker a worker, one file a piece of work.
//!
//! Which worker takes which file depends on the moment; the results are in the order of the files all the same.

use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::{ThreadBuilder, ThreadPool, ThreadPoolBuilder};

/// Types nest as deeply as their author likes, and so does what reads them.
const STACK_BYTES: usize = 64 * 1024 * 1024;
/// More workers than this only wait for each other: they share one memory.
const MOST_WORKERS: usize = 16;

/// The threads of one run.
pub struct Workers<'p> {
    pool: &'p ThreadPool,
}

/// Starts the threads, runs `work` with them, and joins them: none outlives the call, nor the addon.
pub fn with_workers<R>(work: impl FnOnce(&Workers<'_>) -> R) -> R {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    ThreadPoolBuilder::new()
        .num_threads(cores.min(MOST_WORKERS))
        .stack_size(STACK_BYTES)
        .thread_name(|number| format!("dawn-native-{number}"))
        .build_scoped(ThreadBuilder::run, |pool| work(&Workers { pool }))
        .expect("a process that cannot start a thread cannot go on; the guard of the binding tells the caller")
}

impl Workers<'_> {
    /// Runs `work` on the threads, which it may spread itself over.
    pub fn run<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        self.pool.install(work)
    }

    /// Applies `work` to each of `items`, with a state that each thread makes for itself, once.
    pub fn each<T: Sync, S, R: Send + Sync>(
        &self,
        items: &[T],
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, &T) -> R + Sync,
    ) -> Vec<R> {
        let results: Vec<OnceLock<R>> = items.iter().map(|_| OnceLock::new()).collect();
        let next = AtomicUsize::new(0);
        self.pool.broadcast(|_| {
            let mut own = None;
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let (Some(item), Some(result)) = (items.get(at), results.get(at)) else { return };
                let own = own.get_or_insert_with(&state);
                result.get_or_init(|| work(own, item));
            }
        });
        let done = |result: OnceLock<R>| result.into_inner().expect("every number below the length was taken once");
        results.into_iter().map(done).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_items_and_states_are_few() {
        let states = AtomicUsize::new(0);
        let items: Vec<_> = (0..1000).collect();
        let state = || states.fetch_add(1, Ordering::Relaxed);
        let results = with_workers(|workers| workers.each(&items, state, |_, item| item * 2));
        assert_eq!(results, items.iter().map(|item| item * 2).collect::<Vec<_>>());
        assert!(states.into_inner() <= MOST_WORKERS);
    }

    #[test]
    fn no_work_is_no_trouble() {
        assert_eq!(with_workers(|workers| workers.each(&[] as &[u8], || (), |(), item| *item)), Vec::<u8>::new());
    }
}
