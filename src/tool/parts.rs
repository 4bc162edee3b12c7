//! Parts of a value: which of them JSON may carry, and how the way to one is shown.

use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SymbolId, TypeId};
use crate::checker::{Checker, SignatureKind};

/// A longer way shows its start and its end.
const LONGEST_PATH: usize = 12;

/// The way to a part, as it is shown.
pub(super) fn shown(steps: &[String]) -> String {
    if steps.len() <= LONGEST_PATH {
        return steps.concat();
    }
    let half = LONGEST_PATH / 2;
    format!("{}…{}", steps[..half].concat(), steps[steps.len() - half..].concat())
}

/// The way to a property from the object that has it.
pub(super) fn step(name: &str) -> String {
    if oxc_syntax::identifier::is_identifier_name(name) { format!(".{name}") } else { format!("[{name:?}]") }
}

/// The name under which a property shows in JSON; none for symbols and for what is private.
pub(super) fn data_name<'p>(checker: &Checker<'p>, property: SymbolId) -> Option<&'p str> {
    let name = checker.symbol_text(property);
    let hidden = ModifierFlags::PRIVATE | ModifierFlags::PROTECTED;
    let is_data = !name.starts_with("__@")
        && !name.starts_with("__#")
        && !checker.declaration_modifier_flags_from_symbol(property).intersects(hidden);
    is_data.then_some(name)
}

/// Whether a value of the type is a function or a class.
pub(super) fn can_be_called(checker: &Checker<'_>, ty: TypeId) -> bool {
    let kinds = [SignatureKind::Call, SignatureKind::Construct];
    kinds.iter().any(|&kind| !checker.signatures_of_type(ty, kind).is_empty())
}
