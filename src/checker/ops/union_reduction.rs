//! Which members of a new union are redundant.

use super::union::{TypeSet, UnionReduction};
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// Removes what is redundant in `set`; gives the whole union where it is no list at all (`any`, `unknown`, …).
    pub(super) fn reduce_union(&self, set: &mut TypeSet, reduction: UnionReduction) -> Option<TypeId> {
        let includes = set.includes;
        if includes.intersects(TypeFlags::ANY_OR_UNKNOWN) {
            return Some(self.any_or_unknown_of(set));
        }
        if includes.contains(TypeFlags::UNDEFINED)
            && set.types.contains(&self.t.undefined)
            && let Some(at) = set.types.iter().position(|&ty| ty == self.t.missing)
        {
            set.types.remove(at);
        }
        let literals = TypeFlags::ENUM
            | TypeFlags::LITERAL
            | TypeFlags::UNIQUE_ES_SYMBOL
            | TypeFlags::TEMPLATE_LITERAL
            | TypeFlags::STRING_MAPPING;
        if includes.intersects(literals) || includes.contains(TypeFlags::VOID | TypeFlags::UNDEFINED) {
            self.remove_redundant_literal_types(&mut set.types, includes, reduction == UnionReduction::Subtype);
        }
        if includes.contains(TypeFlags::STRING_LITERAL)
            && includes.intersects(TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING)
            && let Some(unsupported) = self.remove_string_literals_matched_by_template_literals(&mut set.types)
        {
            return Some(unsupported);
        }
        if includes.contains(TypeFlags::INCLUDES_CONSTRAINED_TYPE_VARIABLE) {
            self.remove_constrained_type_variables(&mut set.types);
        }
        if reduction == UnionReduction::Subtype {
            let types = std::mem::take(&mut set.types);
            let has_objects = includes.contains(TypeFlags::OBJECT);
            let (reduced, taint) = self.decide(|| self.remove_subtypes(types, has_objects));
            if taint.is_some() {
                return taint;
            }
            let Some(reduced) = reduced else {
                return Some(self.unsupported("a union is too complex to represent", None));
            };
            set.types = reduced;
        }
        set.types.is_empty().then(|| self.empty_union(includes))
    }

    fn any_or_unknown_of(&self, set: &TypeSet) -> TypeId {
        if !set.includes.contains(TypeFlags::ANY) {
            return self.t.unknown;
        }
        self.any_of(set)
    }

    /// Which `any` a union or intersection is that has one.
    pub(super) fn any_of(&self, set: &TypeSet) -> TypeId {
        if set.includes.contains(TypeFlags::INCLUDES_WILDCARD) {
            return self.t.wildcard;
        }
        let is_error = set.includes.contains(TypeFlags::INCLUDES_ERROR);
        set.unsupported.unwrap_or(if is_error { self.t.error } else { self.t.any })
    }

    /// What is left when only nullable types were added and nullability is not tracked.
    fn empty_union(&self, includes: TypeFlags) -> TypeId {
        let non_widening = includes.contains(TypeFlags::INCLUDES_NON_WIDENING_TYPE);
        if includes.contains(TypeFlags::NULL) {
            if non_widening { self.t.null } else { self.t.null_widening }
        } else if includes.contains(TypeFlags::UNDEFINED) {
            if non_widening { self.t.undefined } else { self.t.undefined_widening }
        } else {
            self.t.never
        }
    }

    /// TypeScript: removeRedundantLiteralTypes
    pub(super) fn remove_redundant_literal_types(
        &self,
        types: &mut Vec<TypeId>,
        includes: TypeFlags,
        reduce_void_undefined: bool,
    ) {
        let texts = TypeFlags::STRING_LITERAL | TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        let covered = |flags: TypeFlags| {
            flags.intersects(texts) && includes.contains(TypeFlags::STRING)
                || flags.contains(TypeFlags::NUMBER_LITERAL) && includes.contains(TypeFlags::NUMBER)
                || flags.contains(TypeFlags::BIGINT_LITERAL) && includes.contains(TypeFlags::BIGINT)
                || flags.contains(TypeFlags::UNIQUE_ES_SYMBOL) && includes.contains(TypeFlags::ES_SYMBOL)
                || reduce_void_undefined && flags.contains(TypeFlags::UNDEFINED) && includes.contains(TypeFlags::VOID)
        };
        types.retain(|&ty| !covered(self.flags(ty)));
        let fresh: Vec<TypeId> = types.iter().copied().filter(|&ty| self.is_fresh_literal_type(ty)).collect();
        if fresh.is_empty() {
            return;
        }
        let all: rustc_hash::FxHashSet<TypeId> = types.iter().copied().collect();
        types.retain(|&ty| !self.is_fresh_literal_type(ty) || !all.contains(&self.regular_type_of_literal_type(ty)));
    }

    /// Gives an unsupported type where a match could not be decided.
    /// TypeScript: removeStringLiteralsMatchedByTemplateLiterals
    fn remove_string_literals_matched_by_template_literals(&self, types: &mut Vec<TypeId>) -> Option<TypeId> {
        let templates: Vec<TypeId> = types.iter().copied().filter(|&ty| self.is_pattern_literal_type(ty)).collect();
        if templates.is_empty() {
            return None;
        }
        let matched = |ty: TypeId| {
            self.flags(ty).contains(TypeFlags::STRING_LITERAL)
                && templates
                    .iter()
                    .any(|&template| self.is_type_matched_by_template_literal_or_string_mapping(ty, template))
        };
        let ((), taint) = self.decide(|| types.retain(|&ty| !matched(ty)));
        taint
    }

    /// TypeScript: isTypeMatchedByTemplateLiteralOrStringMapping
    pub fn is_type_matched_by_template_literal_or_string_mapping(&self, ty: TypeId, template: TypeId) -> bool {
        if self.flags(template).contains(TypeFlags::TEMPLATE_LITERAL) {
            self.is_type_matched_by_template_literal_type(ty, template)
        } else {
            self.is_member_of_string_mapping(ty, template)
        }
    }

    /// Whether `ty` is `T & P` for a type variable and a primitive that its constraint contains.
    pub(super) fn is_constrained_type_variable(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::INTERSECTION)
            && self.object_flags(ty).contains(ObjectFlags::IS_CONSTRAINED_TYPE_VARIABLE)
    }

    /// The variable and the primitive of such a type.
    fn constrained_type_variable(&self, ty: TypeId) -> Option<(TypeId, TypeId)> {
        if !self.is_constrained_type_variable(ty) {
            return None;
        }
        let types = self.constituents(ty);
        let at = usize::from(!self.flags(types[0]).intersects(TypeFlags::TYPE_VARIABLE));
        Some((types[at], types[1 - at]))
    }

    /// `T & "a" | T & "b"` is `T` when `T extends "a" | "b"`. TypeScript: removeConstrainedTypeVariables
    fn remove_constrained_type_variables(&self, types: &mut Vec<TypeId>) {
        let mut variables: Vec<TypeId> = Vec::new();
        for &ty in &*types {
            if let Some((variable, _)) = self.constrained_type_variable(ty)
                && !variables.contains(&variable)
            {
                variables.push(variable);
            }
        }
        for variable in variables {
            let part = |ty: TypeId| {
                self.constrained_type_variable(ty).filter(|entry| entry.0 == variable).map(|entry| entry.1)
            };
            let primitives: Vec<TypeId> = types.iter().filter_map(|&ty| part(ty)).collect();
            let Some(constraint) = self.base_constraint_of_type(variable) else { continue };
            if !self.every_type(constraint, &mut |ty| primitives.contains(&ty)) {
                continue;
            }
            let first = types.iter().position(|&ty| part(ty).is_some());
            types.retain(|&ty| part(ty).is_none());
            if !types.contains(&variable) {
                types.insert(first.unwrap_or(types.len()).min(types.len()), variable);
            }
        }
    }
}
