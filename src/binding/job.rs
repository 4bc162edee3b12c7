//! The asynchronous twin of an entry: the same work on a thread of Node's pool.

use napi::{Env, Result, Task};

/// An entry and its options, waiting for a thread.
pub struct Job {
    entry: fn(&str) -> String,
    options: String,
}

impl Job {
    /// Takes `entry` to run on `options` later.
    pub fn new(entry: fn(&str) -> String, options: String) -> Self {
        Self { entry, options }
    }
}

impl Task for Job {
    type Output = String;
    type JsValue = String;

    /// Cannot fail: an entry answers in every case.
    fn compute(&mut self) -> Result<String> {
        Ok((self.entry)(&self.options))
    }

    fn resolve(&mut self, _env: Env, output: String) -> Result<String> {
        Ok(output)
    }
}
