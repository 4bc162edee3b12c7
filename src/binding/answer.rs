//! What an entry gives back: the one panic guard, and one JSON envelope for values and failures.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why an entry has no value. `code` is stable and becomes the `code` of the JavaScript `Error`.
#[derive(Debug, Serialize)]
pub struct Failure {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Answer<T> {
    Value(T),
    Error(Failure),
}

/// Reads `options`, runs `work` on them, and writes its result as `{"value": …}` or `{"error": {code, message}}`.
///
/// The only way from JavaScript into the crate, on the main thread and in `Task::compute` alike (which napi's own
/// `catch_unwind` does not cover): a panic below becomes an error of the code `INTERNAL`.
pub fn answer<O, T, F>(options: &str, work: F) -> String
where
    O: DeserializeOwned,
    T: Serialize,
    F: FnOnce(O) -> Result<T, Failure>,
{
    let written = catch_unwind(AssertUnwindSafe(|| {
        let answer = match serde_json::from_str(options) {
            Ok(options) => work(options).map_or_else(Answer::Error, Answer::Value),
            Err(error) => Answer::Error(bad_options(&error)),
        };
        serde_json::to_string(&answer)
    }));
    match written {
        Ok(Ok(json)) => json,
        Ok(Err(error)) => failure_json(&internal(&error.to_string())),
        Err(payload) => failure_json(&internal(panic_message(payload.as_ref()))),
    }
}

/// What is wrong with options.
pub fn bad_options(error: &serde_json::Error) -> Failure {
    // serde_json ends its message with the place in the JSON text, which the caller has never seen.
    let text = error.to_string();
    let message = text.split(" at line ").next().unwrap_or(&text);
    Failure { code: "BAD_OPTIONS", message: format!("The options are not as expected: {message}.") }
}

fn internal(what: &str) -> Failure {
    Failure { code: "INTERNAL", message: format!("Internal error in @dawn-ai/native, please report it: {what}") }
}

fn panic_message(payload: &(dyn Any + Send)) -> &str {
    payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("unknown panic")
}

/// Two strings always serialise, so this cannot fail the way an arbitrary value can.
fn failure_json(failure: &Failure) -> String {
    serde_json::json!({ "error": { "code": failure.code, "message": failure.message } }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(options: &str, work: impl FnOnce(u32) -> Result<u32, Failure>) -> String {
        answer(options, work)
    }

    #[test]
    fn a_value_is_wrapped() {
        assert_eq!(run("1", |n| Ok(n + 1)), r#"{"value":2}"#);
    }

    #[test]
    fn a_failure_keeps_code_and_message() {
        let json = run("1", |_| Err(Failure { code: "NO_APP", message: "none".to_owned() }));
        assert_eq!(json, r#"{"error":{"code":"NO_APP","message":"none"}}"#);
    }

    #[test]
    fn options_of_the_wrong_type_are_named_without_a_place_in_the_json() {
        let json = run("\"x\"", Ok);
        assert!(json.contains("BAD_OPTIONS") && json.contains("expected u32"), "{json}");
        assert!(!json.contains("line"), "{json}");
    }

    #[test]
    fn a_panic_becomes_an_internal_error() {
        let json = run("1", |n| {
            assert_ne!(n, 1, "told on purpose");
            Ok(n)
        });
        assert!(json.contains("INTERNAL") && json.contains("told on purpose"), "{json}");
    }
}
