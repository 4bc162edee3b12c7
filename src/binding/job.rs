//! The asynchronous twin of an entry: the same work on a thread of Node's pool.

use napi::{Env, Result, Task};

/// Work that is waiting for a thread.
pub struct Job {
    work: Box<dyn Fn() -> String + Send>,
}

impl Job {
    /// Takes `work`, which answers in every case, to do it later.
    pub fn new(work: impl Fn() -> String + Send + 'static) -> Self {
        Self { work: Box::new(work) }
    }
}

impl Task for Job {
    type Output = String;
    type JsValue = String;

    /// Cannot fail: an entry answers in every case.
    fn compute(&mut self) -> Result<String> {
        Ok((self.work)())
    }

    fn resolve(&mut self, _env: Env, output: String) -> Result<String> {
        Ok(output)
    }
}
