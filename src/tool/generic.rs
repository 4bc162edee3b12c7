//! What a generic function takes and gives where nothing tells its type parameters: what `Parameters` and `ReturnType`
//! of the library make of it.

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{SignatureId, TypeId};

/// `declared` with constraints in the place of its type parameters; with `never` as the first parameter, or `any` as the
/// result, where TypeScript finds that the function cannot be called so, as a constraint may mention a parameter that
/// has a default: `<T extends Record<K, string>, K extends string = "a">(input: T) => …` takes no `Record<string, string>`.
pub(super) fn signature_without_arguments(checker: &Checker<'_>, declared: SignatureId) -> SignatureId {
    let base = checker.base_signature(declared);
    if base == declared {
        return base;
    }
    let function = checker.or_create_type_from_signature(declared);
    let of_library = |alias| {
        let alias = checker.global_alias_symbol(alias, 1)?;
        Some(checker.type_alias_instantiation(alias, &[function], None))
    };
    let certain = |ty: &TypeId| checker.is_unsupported(*ty) || checker.flags(*ty).contains(TypeFlags::NEVER);
    let taken = of_library("Parameters").filter(certain);
    let returned = of_library("ReturnType");
    checker.clone_signature(base, |parts| {
        if let (Some(ty), Some((first, others))) = (taken, parts.parameters.split_first()) {
            let first = checker.create_symbol_with_type(*first, Some(ty));
            let parameters: Vec<_> = std::iter::once(first).chain(others.iter().copied()).collect();
            parts.parameters = checker.list(&parameters);
        }
        parts.return_type = returned.or(parts.return_type);
    })
}
