//! The tools of an app, spread over the cores: one checker a worker, one file a piece of work.
//!
//! Which worker takes which file depends on the moment; the results are in the order of the files all the same.

use std::num::NonZero;
use std::ops::ControlFlow;
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

    /// Has each thread run `worker` once, which takes `items` from the queue until it is empty. What a worker keeps
    /// between two items is its own.
    pub fn each<T: Sync, R: Send + Sync>(&self, items: &[T], worker: impl Fn(&Queue<'_, T, R>) + Sync) -> Vec<R> {
        let queue =
            Queue { items, results: items.iter().map(|_| OnceLock::new()).collect(), next: AtomicUsize::new(0) };
        self.pool.broadcast(|_| worker(&queue));
        let done = |result: OnceLock<R>| result.into_inner().expect("a worker ends when the queue is empty");
        queue.results.into_iter().map(done).collect()
    }
}

/// Pieces of work, each of which one worker takes.
pub struct Queue<'q, T, R> {
    items: &'q [T],
    results: Vec<OnceLock<R>>,
    next: AtomicUsize,
}

impl<T, R> Queue<'_, T, R> {
    /// Whether there is nothing left to take.
    pub fn is_empty(&self) -> bool {
        self.next.load(Ordering::Relaxed) >= self.items.len()
    }

    /// Applies `work` to one item after the other, until there is none left or `work` says that it cannot go on.
    pub fn run(&self, mut work: impl FnMut(&T) -> (R, ControlFlow<()>)) {
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let (Some(item), Some(slot)) = (self.items.get(at), self.results.get(at)) else { return };
            let (result, flow) = work(item);
            slot.get_or_init(|| result);
            if flow.is_break() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_the_order_of_the_items() {
        let items: Vec<_> = (0..1000).collect();
        let results = with_workers(|workers| {
            workers.each(&items, |queue| queue.run(|item| (item * 2, ControlFlow::Continue(()))))
        });
        assert_eq!(results, items.iter().map(|item| item * 2).collect::<Vec<_>>());
    }

    #[test]
    fn a_worker_may_begin_anew() {
        let items: Vec<_> = (0..100).collect();
        let begun = AtomicUsize::new(0);
        let worker = |queue: &Queue<'_, i32, i32>| {
            while !queue.is_empty() {
                begun.fetch_add(1, Ordering::Relaxed);
                queue.run(|item| {
                    (*item, if item % 10 == 9 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
                });
            }
        };
        assert_eq!(with_workers(|workers| workers.each(&items, worker)), items);
        assert!(begun.into_inner() >= 10);
    }

    #[test]
    fn no_work_is_no_trouble() {
        let run = |queue: &Queue<'_, u8, u8>| queue.run(|item| (*item, ControlFlow::Continue(())));
        assert_eq!(with_workers(|workers| workers.each(&[], run)), Vec::<u8>::new());
    }
}
