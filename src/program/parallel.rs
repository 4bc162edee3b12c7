//! The same step for many files, on a few threads of its own.
//!
//! Never rayon: a worker that waits for such a step could be given another tool to analyse, which waits for the same.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Fewer items than this are not worth a thread.
const WORTH_A_THREAD: usize = 16;
/// Reading is bound by the system, not by the number of cores.
const MOST_THREADS: usize = 4;
/// Deeply nested source recurses deeply in the parser, and who calls may be Node's own thread.
const STACK_BYTES: usize = 64 * 1024 * 1024;

/// The results of `step` for all `items`, in their order.
pub fn map<T: Sync, R: Send + Sync>(items: &[T], step: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (items.len() / WORTH_A_THREAD).clamp(usize::from(!items.is_empty()), cores.min(MOST_THREADS));
    let results: Vec<OnceLock<R>> = items.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((item, result)) = {
            let index = next.fetch_add(1, Ordering::Relaxed);
            items.get(index).zip(results.get(index))
        } {
            result.get_or_init(|| step(item));
        }
    };
    std::thread::scope(|scope| {
        let builder = || std::thread::Builder::new().stack_size(STACK_BYTES);
        // Where the system gives no thread at all, the calling one does the work.
        if (0..threads).take_while(|_| builder().spawn_scoped(scope, work).is_ok()).count() == 0 {
            work();
        }
    });
    results.into_iter().map(|result| result.into_inner().expect("every index was worked on")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<usize> = (0..1000).collect();
        assert_eq!(map(&items, |item| item * 2), (0..1000).map(|item| item * 2).collect::<Vec<_>>());
        assert_eq!(map(&items[..3], |item| item + 1), [1, 2, 3]);
    }
}
