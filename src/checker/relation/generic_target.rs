//! Targets that are still generic: type parameters, `keyof T`, `T[K]`, mapped, conditional and template types.
//!
//! Each rule answers `None` where it does not decide and the source side is to be looked at.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, IndexFlags, MappedTypeModifiers, ObjectFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// TypeScript: structuredTypeRelatedToWorker, the branches on targetFlags
    pub(super) fn related_to_generic_target(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Option<Ternary> {
        match &self.ty(target).data {
            TypeData::TypeParameter(_) => self.related_to_type_parameter(c, source, target),
            TypeData::Index { ty, flags } => {
                self.related_to_index_type(c, source, *ty, IndexFlags::from_bits_truncate(*flags))
            }
            TypeData::IndexedAccess { .. } => self.related_to_indexed_access(c, source, target, state),
            TypeData::Mapped(_) if c.relation != Relation::Identity && self.is_generic_mapped_type(target) => {
                self.related_to_generic_mapped_type(c, source, target)
            }
            TypeData::Conditional(_) => self.related_to_conditional_type(c, source, target, state),
            TypeData::TemplateLiteral { .. } => self.related_to_template_literal(c, source, target),
            TypeData::StringMapping { .. } => {
                let matches = !self.flags(source).contains(TypeFlags::STRING_MAPPING)
                    && self.is_member_of_string_mapping(source, target);
                matches.then_some(Ternary::True)
            }
            _ => None,
        }
    }

    fn related_to_type_parameter(&self, c: &Comparison, source: TypeId, target: TypeId) -> Option<Ternary> {
        let none = IntersectionState::empty();
        // `{ [P in keyof T]: X }` against `T`, where `X` is related to `T[P]`.
        if let TypeData::Mapped(mapped) = &self.ty(source).data
            && mapped.declaration.node.name_type.is_none()
            && self
                .is_related_to(
                    c,
                    self.index_type(target),
                    self.constraint_type_from_mapped_type(source),
                    RecursionFlags::BOTH,
                    none,
                )
                .holds()
            && !self.mapped_type_modifiers(source).contains(MappedTypeModifiers::INCLUDE_OPTIONAL)
        {
            let template = self.template_type_from_mapped_type(source);
            let access = self.indexed_access_type(target, self.type_parameter_from_mapped_type(source));
            let result = self.is_related_to(c, template, access, RecursionFlags::BOTH, none);
            if result.holds() {
                return Some(result);
            }
        }
        if c.relation == Relation::Comparable && self.flags(source).contains(TypeFlags::TYPE_PARAMETER) {
            let mut constraint = self.constraint_of_type_parameter(source);
            while let Some(current) = constraint
                && self.some_type(current, &mut |t| self.flags(t).contains(TypeFlags::TYPE_PARAMETER))
            {
                let result = self.is_related_to(c, current, target, RecursionFlags::SOURCE, none);
                if result.holds() {
                    return Some(result);
                }
                constraint = self.constraint_of_type_parameter(current);
            }
            return Some(Ternary::False);
        }
        None
    }

    /// `source` against `keyof ty`.
    fn related_to_index_type(&self, c: &Comparison, source: TypeId, ty: TypeId, flags: IndexFlags) -> Option<Ternary> {
        let none = IntersectionState::empty();
        // `keyof` is contravariant.
        if let TypeData::Index { ty: source_ty, .. } = &self.ty(source).data {
            let result = self.is_related_to(c, ty, *source_ty, RecursionFlags::BOTH, none);
            if result.holds() {
                return Some(result);
            }
        }
        if self.is_tuple_type(ty) {
            let keys = self.known_keys_of_tuple_type(ty);
            return self.is_related_to(c, source, keys, RecursionFlags::TARGET, none).if_holds();
        }
        // Only a definite answer counts: an assumption about a constraint says nothing about the type parameter.
        if let Some(constraint) = self.simplified_type_or_constraint(ty) {
            let keys = self.index_type_with_flags(constraint, flags | IndexFlags::NO_REDUCIBLE_CHECK);
            let related = self.is_related_to(c, source, keys, RecursionFlags::TARGET, none);
            return (related == Ternary::True).then_some(Ternary::True);
        }
        if self.is_generic_mapped_type(ty) {
            let keys = self.keys_of_generic_mapped_type(ty, true);
            let related = self.is_related_to(c, source, keys, RecursionFlags::TARGET, none);
            return (related == Ternary::True).then_some(Ternary::True);
        }
        None
    }

    /// Keys that a generic mapped type may have; as a target, together with its name type.
    pub(super) fn keys_of_generic_mapped_type(&self, ty: TypeId, is_target: bool) -> TypeId {
        match self.name_type_from_mapped_type(ty) {
            Some(name) if self.is_mapped_type_with_keyof_constraint_declaration(ty) => {
                let keys = self.apparent_mapped_type_keys(name, ty);
                if is_target { self.union_type(&[keys, name]) } else { keys }
            }
            Some(name) => name,
            None => self.constraint_type_from_mapped_type(ty),
        }
    }

    /// Names that the properties of the mapped type's modifiers type get. TypeScript: getApparentMappedTypeKeys
    fn apparent_mapped_type_keys(&self, name_type: TypeId, mapped: TypeId) -> TypeId {
        let modifiers_type = self.apparent_type(self.modifiers_type_from_mapped_type(mapped));
        let parameter = self.type_parameter_from_mapped_type(mapped);
        let mapper = match &self.ty(mapped).data {
            TypeData::Mapped(data) => data.mapper,
            _ => None,
        };
        let mut keys = Vec::new();
        self.for_each_mapped_type_property_key_type_and_index_signature_key_type(
            modifiers_type,
            TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE,
            false,
            &mut |key| {
                let mapper = self.append_type_mapping(mapper, parameter, key);
                keys.push(self.instantiate_type(name_type, mapper));
            },
        );
        self.union_type(&keys)
    }

    fn related_to_indexed_access(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Option<Ternary> {
        let TypeData::IndexedAccess { object, index, .. } = self.ty(target).data else { return None };
        let none = IntersectionState::empty();
        if let TypeData::IndexedAccess { object: s_object, index: s_index, .. } = self.ty(source).data {
            let result = self
                .is_related_to(c, s_object, object, RecursionFlags::BOTH, none)
                .and_then(|| self.is_related_to(c, s_index, index, RecursionFlags::BOTH, none));
            if result.holds() {
                return Some(result);
            }
        }
        if !c.relation.is_assignable_or_comparable() {
            return None;
        }
        // Into `T[K]` goes what goes into `C[K]` for the constraint `C`, as far as `C` names its properties.
        let base_object = self.base_constraint_of_type(object).unwrap_or(object);
        let base_index = self.base_constraint_of_type(index).unwrap_or(index);
        if self.is_generic_object_type(base_object) || self.is_generic_index_type(base_index) {
            return None;
        }
        let mut flags = AccessFlags::WRITING;
        if base_object != object {
            flags |= AccessFlags::NO_INDEX_SIGNATURES;
        }
        let constraint = self.indexed_access_type_or_undefined(base_object, base_index, flags, None, None)?;
        self.is_related_to(c, source, constraint, RecursionFlags::TARGET, state).if_holds()
    }

    fn related_to_generic_mapped_type(&self, c: &Comparison, source: TypeId, target: TypeId) -> Option<Ternary> {
        let TypeData::Mapped(mapped) = &self.ty(target).data else { return None };
        let none = IntersectionState::empty();
        let keys_remapped = mapped.declaration.node.name_type.is_some();
        let template = self.template_type_from_mapped_type(target);
        let parameter = self.type_parameter_from_mapped_type(target);
        let modifiers = self.mapped_type_modifiers(target);
        if modifiers.contains(MappedTypeModifiers::EXCLUDE_OPTIONAL) {
            return None;
        }
        // `T` against `{ [P in X]: T[P] }`
        if let TypeData::IndexedAccess { object, index, .. } = self.ty(template).data
            && !keys_remapped
            && object == source
            && index == parameter
        {
            return Some(Ternary::True);
        }
        if self.is_generic_mapped_type(source) {
            return None;
        }
        let target_keys = if keys_remapped {
            self.name_type_from_mapped_type(target)?
        } else {
            self.constraint_type_from_mapped_type(target)
        };
        let source_keys = self.index_type_with_flags(source, IndexFlags::NO_INDEX_SIGNATURES);
        let include_optional = modifiers.contains(MappedTypeModifiers::INCLUDE_OPTIONAL);
        let applicable = include_optional.then(|| self.intersection_type(&[target_keys, source_keys]));
        let keys_related = match applicable {
            Some(keys) => !self.flags(keys).contains(TypeFlags::NEVER),
            None => self.is_related_to(c, target_keys, source_keys, RecursionFlags::BOTH, none).holds(),
        };
        if !keys_related {
            return None;
        }
        let non_null = self.filter_type(template, &mut |t| !self.flags(t).intersects(TypeFlags::NULLABLE));
        // `{ a: X }` against `{ [P in keyof T]: T[P] }`
        if let TypeData::IndexedAccess { object, index, .. } = self.ty(non_null).data
            && !keys_remapped
            && index == parameter
        {
            return self.is_related_to(c, source, object, RecursionFlags::TARGET, none).if_holds();
        }
        let indexing = match (keys_remapped, applicable) {
            (true, keys) => keys.unwrap_or(target_keys),
            (false, Some(keys)) => self.intersection_type(&[keys, parameter]),
            (false, None) => parameter,
        };
        let access = self.indexed_access_type(source, indexing);
        self.is_related_to(c, access, template, RecursionFlags::BOTH, none).if_holds()
    }

    fn related_to_conditional_type(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Option<Ternary> {
        let TypeData::Conditional(conditional) = &self.ty(target).data else { return None };
        if self.is_deeply_nested_in(target, &c.targets, 10) {
            return Some(Ternary::Maybe);
        }
        let same_root = matches!(&self.ty(source).data,
            TypeData::Conditional(other) if std::ptr::eq(other.root, conditional.root));
        if conditional.root.infer_type_parameters.is_some()
            || self.is_distribution_dependent(conditional.root)
            || same_root
        {
            return None;
        }
        // Related to both branches; a branch that is never taken need not be looked at.
        let (check, extends) = (conditional.check_type, conditional.extends_type);
        let skip_true =
            !self.is_type_assignable_to(self.permissive_instantiation(check), self.permissive_instantiation(extends));
        let skip_false = !skip_true
            && self
                .is_type_assignable_to(self.restrictive_instantiation(check), self.restrictive_instantiation(extends));
        let mut result = Ternary::True;
        if !skip_true {
            let branch = self.true_type_from_conditional_type(target);
            result = self.is_related_to(c, source, branch, RecursionFlags::TARGET, state);
        }
        if result.holds() && !skip_false {
            let branch = self.false_type_from_conditional_type(target);
            result &= self.is_related_to(c, source, branch, RecursionFlags::TARGET, state);
        }
        result.if_holds()
    }

    fn related_to_template_literal(&self, c: &Comparison, source: TypeId, target: TypeId) -> Option<Ternary> {
        if self.flags(source).contains(TypeFlags::TEMPLATE_LITERAL) {
            if c.relation == Relation::Comparable {
                let unrelated = self.template_literal_types_definitely_unrelated(source, target);
                return Some(Ternary::from_bool(!unrelated));
            }
            // The answer for the marker types says nothing about other type arguments.
            self.instantiate_type(source, &Mapper::ReportUnreliable);
        }
        self.is_type_matched_by_template_literal_type(source, target).then_some(Ternary::True)
    }

    /// Whether the fixed texts at the ends contradict. TypeScript: templateLiteralTypesDefinitelyUnrelated
    fn template_literal_types_definitely_unrelated(&self, source: TypeId, target: TypeId) -> bool {
        let (TypeData::TemplateLiteral { texts: s, .. }, TypeData::TemplateLiteral { texts: t, .. }) =
            (&self.ty(source).data, &self.ty(target).data)
        else {
            return false;
        };
        let (Some(&s_start), Some(&t_start), Some(&s_end), Some(&t_end)) = (s.first(), t.first(), s.last(), t.last())
        else {
            return false;
        };
        let (s_start, t_start, s_end, t_end) =
            (self.text(s_start), self.text(t_start), self.text(s_end), self.text(t_end));
        let starts_agree = s_start.starts_with(t_start) || t_start.starts_with(s_start);
        let ends_agree = s_end.ends_with(t_end) || t_end.ends_with(s_end);
        !(starts_agree && ends_agree)
    }

    /// Whether a mapped type makes all properties optional. TypeScript: isPartialMappedType
    pub(super) fn is_partial_mapped_type(&self, ty: TypeId) -> bool {
        self.object_flags(ty).contains(ObjectFlags::MAPPED)
            && self.flags(ty).contains(TypeFlags::OBJECT)
            && self.mapped_type_modifiers(ty).contains(MappedTypeModifiers::INCLUDE_OPTIONAL)
    }
}
