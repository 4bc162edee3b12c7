//! Patterns of template literal types.

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::names::Name;
use crate::checker::types::TypeId;

const STRING: &str = "[\\s\\S]*";
const NUMBER: &str = "-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?";
const BIGINT: &str = "-?\\d+";

/// The regular expression, in ECMAScript's syntax, that a text of the template matches.
pub(super) fn of_template(checker: &Checker<'_>, texts: &[Name], types: &[TypeId]) -> String {
    let mut pattern = String::from("^");
    for (at, &text) in texts.iter().enumerate() {
        for c in checker.text(text).chars() {
            if "\\^$.*+?()[]{}|/".contains(c) {
                pattern.push('\\');
            }
            pattern.push(c);
        }
        if let Some(&ty) = types.get(at) {
            let flags = checker.flags(ty);
            pattern.push_str(if flags.intersects(TypeFlags::NUMBER_LIKE) {
                NUMBER
            } else if flags.intersects(TypeFlags::BIGINT_LIKE) {
                BIGINT
            } else {
                STRING
            });
        }
    }
    pattern.push('$');
    pattern
}
