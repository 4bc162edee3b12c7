//! Diagnostics as SARIF 2.1.0, which code scanners and editors read.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use super::shown;
use crate::base::{Diagnostic, Position, Rule, Severity};

/// One log with one run.
pub fn render(diagnostics: &[Diagnostic], cwd: Option<&Path>) -> String {
    let rules: Vec<Value> = Rule::ALL.into_iter().map(descriptor).collect();
    let results: Vec<Value> = diagnostics.iter().map(|diagnostic| result(diagnostic, cwd)).collect();
    let mut run = json!({
        "tool": { "driver": { "name": "dawn-native", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
        "columnKind": "utf16CodeUnits",
        "results": results,
    });
    if let Some(cwd) = cwd {
        let directory = cwd.to_string_lossy().replace('\\', "/");
        let directory = directory.trim_matches('/');
        run["originalUriBaseIds"] = json!({ "CWD": { "uri": format!("file:///{}/", encoded(directory)) } });
    }
    let log = json!({
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    });
    serde_json::to_string_pretty(&log).expect("plain data") + "\n"
}

fn descriptor(rule: Rule) -> Value {
    let mut descriptor = json!({
        "id": rule.name(),
        "defaultConfiguration": { "level": level(rule.severity()) },
    });
    if let Some(url) = rule.docs_url() {
        descriptor["helpUri"] = url.into();
    }
    descriptor
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    }
}

fn result(diagnostic: &Diagnostic, cwd: Option<&Path>) -> Value {
    let text = match &diagnostic.help {
        Some(help) => format!("{}\n{help}", diagnostic.message),
        None => diagnostic.message.clone(),
    };
    let mut result = json!({
        "ruleId": diagnostic.rule.name(),
        "ruleIndex": Rule::ALL.iter().position(|rule| *rule == diagnostic.rule),
        "level": level(diagnostic.severity),
        "message": { "text": text },
        "locations": [location(&diagnostic.file, diagnostic.start, diagnostic.end, cwd)],
    });
    if !diagnostic.related.is_empty() {
        let related = diagnostic.related.iter().enumerate().map(|(index, related)| {
            let mut location = location(&related.file, related.start, related.end, cwd);
            location["id"] = index.into();
            location["message"] = json!({ "text": related.message });
            location
        });
        result["relatedLocations"] = related.collect();
    }
    let properties = [
        ("code", diagnostic.code.as_deref()),
        ("route", diagnostic.route.as_deref()),
        ("tool", diagnostic.tool.as_deref()),
    ];
    for (name, value) in properties {
        if let Some(value) = value {
            result["properties"][name] = value.into();
        }
    }
    result
}

fn location(file: &Path, start: Position, end: Position, cwd: Option<&Path>) -> Value {
    let inside = cwd.is_some_and(|cwd| file.strip_prefix(cwd).is_ok());
    let path = shown(file, cwd);
    let artifact = if inside {
        json!({ "uri": encoded(&path), "uriBaseId": "CWD" })
    } else {
        json!({ "uri": format!("file:///{}", encoded(path.trim_start_matches('/'))) })
    };
    let mut physical = json!({ "artifactLocation": artifact });
    if (start, end) != (Position::START, Position::START) {
        physical["region"] = json!({
            "startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column,
        });
    }
    json!({ "physicalLocation": physical })
}

/// A path as a part of a URI: what has a meaning there, and what is not ASCII, is percent-encoded.
fn encoded(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=@/:".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            write!(uri, "%{byte:02X}").expect("a string takes everything");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Span;

    #[test]
    fn a_result_has_its_rule_its_place_and_what_it_belongs_to() {
        let diagnostic = Diagnostic::new(Rule::UnknownTool, "/app/src/[é]/a.ts", "no tool `x`")
            .at(Span::new(4, 7), "let bad = 1")
            .with_help("it has: y")
            .in_route("/a");
        let log: Value = serde_json::from_str(&render(&[diagnostic], Some(Path::new("/app")))).expect("JSON");
        let result = &log["runs"][0]["results"][0];
        let index = Rule::ALL.iter().position(|rule| *rule == Rule::UnknownTool).expect("a rule");
        assert_eq!(result["ruleIndex"], index);
        assert_eq!(log["runs"][0]["tool"]["driver"]["rules"][index]["id"], "unknown-tool");
        assert_eq!(result["message"]["text"], "no tool `x`\nit has: y");
        assert_eq!(
            result["locations"][0]["physicalLocation"],
            json!({
                "artifactLocation": { "uri": "src/%5B%C3%A9%5D/a.ts", "uriBaseId": "CWD" },
                "region": { "startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 8 },
            })
        );
        assert_eq!(result["properties"], json!({ "code": "DAWN_E1001", "route": "/a" }));
    }
}
