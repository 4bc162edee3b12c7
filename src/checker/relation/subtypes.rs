//! Which constituents of a union are redundant, and which classes derive from which.

use super::Relation;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

/// After this many comparisons the total is estimated.
const ESTIMATE_AFTER: usize = 100_000;
/// More comparisons than this are not made.
const MAX_COMPARISONS: usize = 1_000_000;

impl Checker<'_> {
    /// Drops each type that is a strict subtype of another one; the oldest of mutual subtypes stays. `None` when there
    /// are too many to compare. TypeScript: removeSubtypes
    pub fn remove_subtypes(&self, types: Vec<TypeId>, has_object_types: bool) -> Option<Vec<TypeId>> {
        if types.len() < 2 {
            return Some(types);
        }
        if let Some(&known) = self.relations.subtype_reductions.borrow().get(&types[..]) {
            return Some(known.to_vec());
        }
        let outer_taint = self.tainted.take();
        let all = self.list(&types);
        let reduced = self.without_subtypes(types, has_object_types);
        let taint = self.tainted.get();
        self.tainted.set(outer_taint.or(taint));
        if let Some(reduced) = &reduced
            && taint.is_none()
        {
            let reduced = self.list(reduced);
            self.relations.subtype_reductions.borrow_mut().insert(all, reduced);
        }
        reduced
    }

    fn without_subtypes(&self, mut types: Vec<TypeId>, has_object_types: bool) -> Option<Vec<TypeId>> {
        let has_empty_object = has_object_types && types.iter().any(|&t| self.is_object_without_members(t));
        let total = types.len();
        let mut comparisons = 0;
        let (mut candidates, others): (Vec<TypeId>, Vec<TypeId>) =
            types.iter().rev().partition(|&&t| self.flags(t).intersects(TypeFlags::STRUCTURED_OR_INSTANTIABLE));
        // TypeScript looks at the newest types first, and primitives are its oldest.
        candidates.sort_unstable_by(|one, other| other.cmp(one));
        if has_empty_object {
            candidates.extend(others);
        }
        for (looked_at, source) in candidates.into_iter().enumerate() {
            // A type parameter constrained to a union is redundant when the others cover its constraint together.
            let is_covered = if self.flags(source).contains(TypeFlags::TYPE_PARAMETER)
                && self.flags(self.base_constraint_or_type(source)).contains(TypeFlags::UNION)
            {
                let others: Vec<TypeId> = types.iter().map(|&t| if t == source { self.t.never } else { t }).collect();
                self.is_type_related_to(source, self.union_type(&others), Relation::StrictSubtype)
            } else {
                self.is_subtype_of_another(&types, source, &mut comparisons, (looked_at + 1, total))?
            };
            if is_covered {
                types.retain(|&t| t != source);
            }
        }
        Some(types)
    }

    /// Whether `source` is redundant next to one of `types`; `None` when that takes too long. `progress` is the number
    /// of types that were looked at, and of all.
    fn is_subtype_of_another(
        &self,
        types: &[TypeId],
        source: TypeId,
        comparisons: &mut usize,
        progress: (usize, usize),
    ) -> Option<bool> {
        let keyed = TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::INSTANTIABLE_NON_PRIMITIVE;
        let key = self.flags(source).intersects(keyed).then(|| self.unit_property(source)).flatten();
        for &target in types {
            if source == target {
                continue;
            }
            if *comparisons == ESTIMATE_AFTER && *comparisons / progress.0 * progress.1 > MAX_COMPARISONS {
                return None;
            }
            *comparisons += 1;
            if let Some((name, unit)) = key
                && self.flags(target).intersects(keyed)
                && let Some(other) = self.type_of_property_of_type(target, name)
                && self.is_unit_type(other)
                && self.regular_type_of_literal_type(other) != unit
            {
                continue;
            }
            // Classes with equal members are still two classes.
            let is_class = |ty| {
                let target = self.target_type(ty);
                self.flags(target).contains(TypeFlags::OBJECT) && self.object_flags(target).contains(ObjectFlags::CLASS)
            };
            if self.is_type_related_to(source, target, Relation::StrictSubtype)
                && (!is_class(source) || !is_class(target) || self.is_type_derived_from(source, target))
            {
                if self.is_age_unknown(types, source, target)
                    && self.is_type_related_to(target, source, Relation::StrictSubtype)
                {
                    self.taint(
                        self.unsupported("which of two object literals goes depends on what is checked first", None),
                    );
                }
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether which of two objects goes can be seen, and hangs on which another tool has had made first: one is a fresh
    /// object literal beside another one, which lend each other properties, and the other one stands elsewhere. Where that
    /// comes first in the union, it is the older one whatever happened before.
    fn is_age_unknown(&self, types: &[TypeId], one: TypeId, other: TypeId) -> bool {
        let is_object = |ty: TypeId| self.flags(ty).contains(TypeFlags::OBJECT);
        let is_fresh = |ty: TypeId| is_object(ty) && self.object_flags(ty).contains(ObjectFlags::FRESH_LITERAL);
        let function = |ty: TypeId| {
            let declaration = *self.symbol(self.ty(ty).symbol?).declarations.get().first()?;
            self.containing_function(declaration)
        };
        is_object(one)
            && is_object(other)
            && is_fresh(one) != is_fresh(other)
            && types.iter().any(|&ty| ty != one && ty != other && is_fresh(ty))
            && types.iter().find(|&&ty| ty == one || ty == other).is_some_and(|&first| is_fresh(first))
            && (function(one).is_none() || function(one) != function(other))
    }

    /// The first property of a unit type, and that type.
    fn unit_property(&self, ty: TypeId) -> Option<(crate::checker::names::Name, TypeId)> {
        self.properties_of_type(ty).iter().find_map(|&property| {
            let unit = self.type_of_symbol(property);
            self.is_unit_type(unit).then(|| (self.symbol(property).name, self.regular_type_of_literal_type(unit)))
        })
    }

    /// Whether `source` derives from `target` by declaration; what `instanceof` goes by. TypeScript: isTypeDerivedFrom
    pub fn is_type_derived_from(&self, source: TypeId, target: TypeId) -> bool {
        use TypeFlags as F;
        let (s, t) = (self.flags(source), self.flags(target));
        if s.contains(F::UNION) {
            return self.constituents(source).iter().all(|&part| self.is_type_derived_from(part, target));
        }
        if t.contains(F::UNION) {
            return self.constituents(target).iter().any(|&part| self.is_type_derived_from(source, part));
        }
        if s.contains(F::INTERSECTION) {
            return self.constituents(source).iter().any(|&part| self.is_type_derived_from(part, target));
        }
        if s.intersects(F::INSTANTIABLE_NON_PRIMITIVE) {
            let constraint = self.base_constraint_of_type(source).unwrap_or(self.t.unknown);
            return self.is_type_derived_from(constraint, target);
        }
        let is_object = s.intersects(F::OBJECT | F::NON_PRIMITIVE);
        if self.is_empty_anonymous_object_type(target) {
            return is_object;
        }
        if target == self.global_object_type() {
            return is_object && !self.is_empty_anonymous_object_type(source);
        }
        if target == self.global_function_type() {
            return s.contains(F::OBJECT) && self.is_function_object_type(source);
        }
        self.has_base_type(source, self.target_type(target))
            || self.is_array_type(target)
                && !self.is_readonly_array_type(target)
                && self.is_type_derived_from(source, self.global_readonly_array_type())
    }
}
