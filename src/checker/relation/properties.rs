//! Properties of two objects.

use super::{CompareTypes, Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::members::is_numeric_literal_name;
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

/// A pair of properties to relate.
pub(super) struct PropertyPair {
    pub source: SymbolId,
    pub target: SymbolId,
    /// Takes the place of the source property's own type.
    pub source_type: Option<TypeId>,
}

impl Checker<'_> {
    /// Whether the properties of `target` are there in `source` with related types. TypeScript: propertiesRelatedTo
    pub(super) fn properties_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        excluded: &[Name],
        optionals_only: bool,
        state: IntersectionState,
    ) -> Ternary {
        let lacks_known = |require_optional| self.unmatched_property(source, target, require_optional, false).is_some();
        if self.assume_unknown_members(source) {
            return Ternary::True;
        }
        if self.unknown_members(target).is_some() && !lacks_known(false) && self.assume_unknown_members(target) {
            return Ternary::True;
        }
        if c.relation == Relation::Identity {
            return self.properties_identical_to(c, source, target, excluded);
        }
        if let Some(result) = self.tuple_elements_related_to(c, source, target, excluded, state) {
            return result;
        }
        self.taint_unknown_members(target);
        let source_is_literal = self.is_object_literal_type(source);
        let require_optional = c.relation.is_subtype()
            && !source_is_literal
            && !self.is_empty_array_literal_type(source)
            && !self.is_tuple_type(source);
        if lacks_known(require_optional) {
            return Ternary::False;
        }
        if self.is_object_literal_type(target) {
            let has_all = |&property: &SymbolId| {
                let name = self.symbol(property).name;
                excluded.contains(&name) || self.property_of_object_type(target, name).is_some()
            };
            if !self.properties_of_type(source).iter().all(has_all) {
                return Ternary::False;
            }
        }
        let numeric_names_only = self.is_tuple_type(source) && self.is_tuple_type(target);
        let mut result = Ternary::True;
        for &target_property in self.properties_of_type(target) {
            let property = self.symbol(target_property);
            let (name, flags) = (property.name, property.flags.get());
            if excluded.contains(&name)
                || flags.contains(SymbolFlags::PROTOTYPE)
                || numeric_names_only && name != Name::LENGTH && !is_numeric_literal_name(self.text(name))
                || optionals_only && !flags.contains(SymbolFlags::OPTIONAL)
            {
                continue;
            }
            let Some(source_property) = self.property_of_type(source, name) else { continue };
            if source_property == target_property {
                continue;
            }
            let pair = PropertyPair { source: source_property, target: target_property, source_type: None };
            result &= self.property_related_to(c, &pair, state, c.relation == Relation::Comparable);
            if !result.holds() {
                return result;
            }
        }
        result
    }

    /// Whether one property of the source can stand for one of the target. TypeScript: propertyRelatedTo
    pub(super) fn property_related_to(
        &self,
        c: &Comparison,
        pair: &PropertyPair,
        state: IntersectionState,
        skip_optional: bool,
    ) -> Ternary {
        let (source, target) = (self.symbol(pair.source), self.symbol(pair.target));
        let source_modifiers = self.declaration_modifier_flags_from_symbol(pair.source);
        let target_modifiers = self.declaration_modifier_flags_from_symbol(pair.target);
        if (source_modifiers | target_modifiers).contains(ModifierFlags::PRIVATE) {
            if source.value_declaration.get() != target.value_declaration.get() {
                return Ternary::False;
            }
        } else if target_modifiers.contains(ModifierFlags::PROTECTED) {
            if !self.is_valid_override_of(pair.source, pair.target) {
                return Ternary::False;
            }
        } else if source_modifiers.contains(ModifierFlags::PROTECTED) {
            return Ternary::False;
        }
        if c.relation == Relation::StrictSubtype
            && self.is_readonly_symbol(pair.source)
            && !self.is_readonly_symbol(pair.target)
        {
            return Ternary::False;
        }
        let related = self.property_types_related(c, pair, state);
        let drops_required = !skip_optional
            && source.flags.get().contains(SymbolFlags::OPTIONAL)
            && target.flags.get().intersects(SymbolFlags::CLASS_MEMBER)
            && !target.flags.get().contains(SymbolFlags::OPTIONAL);
        if drops_required { Ternary::False } else { related }
    }

    /// TypeScript: isPropertySymbolTypeRelated
    fn property_types_related(&self, c: &Comparison, pair: &PropertyPair, state: IntersectionState) -> Ternary {
        // A property that only some constituents of the target have may be missing.
        let target_is_partial = self.program.options().strict_null_checks
            && self.symbol(pair.target).check_flags.get().intersects(CheckFlags::PARTIAL);
        let target = self.add_optionality(self.non_missing_type_of_symbol(pair.target), false, target_is_partial);
        let takes_all = if c.relation == Relation::StrictSubtype { TypeFlags::ANY } else { TypeFlags::ANY_OR_UNKNOWN };
        if self.flags(target).intersects(takes_all) {
            self.assume_related(target);
            return Ternary::True;
        }
        let source = pair.source_type.unwrap_or_else(|| self.non_missing_type_of_symbol(pair.source));
        self.is_related_to(c, source, target, RecursionFlags::BOTH, state)
    }

    /// TypeScript: propertiesIdenticalTo
    fn properties_identical_to(&self, c: &Comparison, source: TypeId, target: TypeId, excluded: &[Name]) -> Ternary {
        if !(self.flags(source) & self.flags(target)).contains(TypeFlags::OBJECT) {
            return Ternary::False;
        }
        let properties = |ty| -> Vec<SymbolId> {
            let all = self.properties_of_object_type(ty);
            all.iter().copied().filter(|&property| !excluded.contains(&self.symbol(property).name)).collect()
        };
        let sources = properties(source);
        if sources.len() != properties(target).len() {
            return Ternary::False;
        }
        let compare = c.compare_types(IntersectionState::empty());
        let mut result = Ternary::True;
        for property in sources {
            let Some(other) = self.property_of_object_type(target, self.symbol(property).name) else {
                return Ternary::False;
            };
            result &= self.compare_properties(property, other, compare);
            if !result.holds() {
                break;
            }
        }
        result
    }

    /// Whether two properties are the same up to `compare` on their types. TypeScript: compareProperties
    pub fn compare_properties(&self, source: SymbolId, target: SymbolId, compare: CompareTypes) -> Ternary {
        if source == target {
            return Ternary::True;
        }
        let visibility =
            |property| self.declaration_modifier_flags_from_symbol(property) & ModifierFlags::NON_PUBLIC_ACCESSIBILITY;
        if visibility(source) != visibility(target) {
            return Ternary::False;
        }
        let optional = |property| self.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
        let differs = if visibility(source).is_empty() {
            optional(source) != optional(target)
        } else {
            self.target_symbol(source) != self.target_symbol(target)
        };
        if differs || self.is_readonly_symbol(source) != self.is_readonly_symbol(target) {
            return Ternary::False;
        }
        self.compare_types(compare, self.non_missing_type_of_symbol(source), self.non_missing_type_of_symbol(target))
    }

    /// Type of a property when it is there. TypeScript: getNonMissingTypeOfSymbol
    pub fn non_missing_type_of_symbol(&self, symbol: SymbolId) -> TypeId {
        let is_optional = self.symbol(symbol).flags.get().contains(SymbolFlags::OPTIONAL);
        self.remove_missing_type(self.type_of_symbol(symbol), is_optional)
    }

    /// Type of the property called `name`. TypeScript: getTypeOfPropertyOfType
    pub fn type_of_property_of_type(&self, ty: TypeId, name: Name) -> Option<TypeId> {
        self.property_of_type(ty, name).map(|property| self.type_of_symbol(property))
    }

    /// Type of an object literal expression, fresh or not. TypeScript: isObjectLiteralType
    pub fn is_object_literal_type(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::OBJECT) && self.object_flags(ty).contains(ObjectFlags::OBJECT_LITERAL)
    }

    /// The first property of `target` that `source` lacks, or of which a unit type differs.
    /// TypeScript: getUnmatchedProperty
    pub fn unmatched_property(
        &self,
        source: TypeId,
        target: TypeId,
        require_optional: bool,
        match_discriminants: bool,
    ) -> Option<SymbolId> {
        self.properties_of_type(target).iter().copied().find(|&property| {
            let data = self.symbol(property);
            let may_be_missing = data.flags.get().contains(SymbolFlags::OPTIONAL)
                || data.check_flags.get().intersects(CheckFlags::PARTIAL);
            if self.is_static_private_identifier_property(property) || !require_optional && may_be_missing {
                return false;
            }
            let Some(found) = self.property_of_type(source, data.name) else {
                self.taint_unknown_members(source);
                return true;
            };
            if !match_discriminants {
                return false;
            }
            let expected = self.type_of_symbol(property);
            if !self.flags(expected).intersects(TypeFlags::UNIT) {
                return false;
            }
            let actual = self.type_of_symbol(found);
            self.taint_unsupported(actual, actual);
            !self.flags(actual).contains(TypeFlags::ANY)
                && self.regular_type_of_literal_type(actual) != self.regular_type_of_literal_type(expected)
        })
    }

    /// Whether no value can be of both types, judged by tuple lengths and discriminants.
    /// TypeScript: typesDefinitelyUnrelated
    pub fn types_definitely_unrelated(&self, source: TypeId, target: TypeId) -> bool {
        if let (Some(s), Some(t)) = (self.tuple_target(source), self.tuple_target(target)) {
            return Self::tuple_types_definitely_unrelated(s, t);
        }
        self.unmatched_property(source, target, false, true).is_some()
            && self.unmatched_property(target, source, false, false).is_some()
    }
}
