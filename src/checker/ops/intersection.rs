//! Intersections: flattening, contradiction, distribution over unions, and interning.

use std::cell::Cell;

use bitflags::bitflags;

use super::UnionReduction;
use super::union::TypeSet;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{Alias, IntersectionType, TypeData, TypeId};

bitflags! {
    /// What is left undone when an intersection is made. TypeScript: `IntersectionFlags`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct IntersectionFlags: u32 {
        const NO_SUPERTYPE_REDUCTION = 1;
        const NO_CONSTRAINT_REDUCTION = 2;
    }
}

/// Cross products from this size on are not built. TypeScript: checkCrossProductUnion
const CROSS_PRODUCT_LIMIT: usize = 100_000;

impl<'p> Checker<'p> {
    /// The intersection of `types`. TypeScript: getIntersectionType
    pub fn intersection_type(&self, types: &[TypeId]) -> TypeId {
        self.intersection_type_with(types, IntersectionFlags::empty(), None)
    }

    /// The intersection of `types`. TypeScript: getIntersectionType
    pub fn intersection_type_with(
        &self,
        types: &[TypeId],
        flags: IntersectionFlags,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let mut set = TypeSet::new();
        self.add_types_to_intersection(&mut set, types);
        if let Some(whole) = self.reduce_intersection(&mut set, flags) {
            return whole;
        }
        let mut object_flags = ObjectFlags::empty();
        if let [a, b] = *set.types
            && !flags.contains(IntersectionFlags::NO_CONSTRAINT_REDUCTION)
        {
            let (reduced, taint) = self.decide(|| self.reduce_with_constraint(a, b, set.includes));
            if let Some(unsupported) = taint {
                return unsupported;
            }
            match reduced {
                ConstraintReduction::Irrelevant => {}
                ConstraintReduction::Whole(ty) => return ty,
                ConstraintReduction::Variable => object_flags = ObjectFlags::IS_CONSTRAINED_TYPE_VARIABLE,
            }
        }
        let no_constraint_reduction = flags.contains(IntersectionFlags::NO_CONSTRAINT_REDUCTION);
        let key_alias = if no_constraint_reduction { None } else { alias };
        if let Some(&known) = self.ops.intersections.borrow().get(&(&*set.types, no_constraint_reduction, key_alias)) {
            return known;
        }
        let key = self.list(&set.types);
        let result = if set.includes.contains(TypeFlags::UNION) {
            self.distribute_intersection(set.types, types.len(), flags, alias)
        } else {
            self.create_intersection_type(key, object_flags, alias)
        };
        if !self.is_unsupported(result) {
            self.ops.intersections.borrow_mut().insert((key, no_constraint_reduction, key_alias), result);
        }
        result
    }

    /// TypeScript: createIntersectionType
    fn create_intersection_type(
        &self,
        types: &'p [TypeId],
        object_flags: ObjectFlags,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let object_flags = object_flags | self.propagating_flags_of_types(types, TypeFlags::NULLABLE);
        let data = TypeData::Intersection(IntersectionType { types, resolved_properties: Cell::default() });
        self.create_type(TypeFlags::INTERSECTION, object_flags, None, alias, data)
    }

    /// TypeScript: addTypesToIntersection
    fn add_types_to_intersection(&self, set: &mut TypeSet, types: &[TypeId]) {
        for &ty in types {
            self.add_type_to_intersection(set, self.regular_type_of_literal_type(ty));
        }
    }

    /// TypeScript: addTypeToIntersection
    fn add_type_to_intersection(&self, set: &mut TypeSet, ty: TypeId) {
        let flags = self.flags(ty);
        if flags.contains(TypeFlags::INTERSECTION) {
            self.add_types_to_intersection(set, self.constituents(ty));
            return;
        }
        if self.is_empty_anonymous_object_type(ty) {
            if !set.includes.contains(TypeFlags::INCLUDES_EMPTY_OBJECT) {
                set.includes |= TypeFlags::INCLUDES_EMPTY_OBJECT;
                set.insert(ty);
            }
            return;
        }
        if flags.intersects(TypeFlags::ANY_OR_UNKNOWN) {
            if ty == self.t.wildcard {
                set.includes |= TypeFlags::INCLUDES_WILDCARD;
            }
            if self.is_error_type(ty) {
                set.includes |= TypeFlags::INCLUDES_ERROR;
            }
            if self.is_unsupported(ty) {
                set.unsupported.get_or_insert(ty);
            }
        } else if self.program.options().strict_null_checks || !flags.intersects(TypeFlags::NULLABLE) {
            let mut ty = ty;
            if ty == self.t.missing {
                set.includes |= TypeFlags::INCLUDES_MISSING_TYPE;
                ty = self.t.undefined;
            }
            if !set.types.contains(&ty) {
                // Two different unit types contradict each other; NON_PRIMITIVE beside a unit says so.
                if self.flags(ty).intersects(TypeFlags::UNIT) && set.includes.intersects(TypeFlags::UNIT) {
                    set.includes |= TypeFlags::NON_PRIMITIVE;
                }
                set.insert(ty);
            }
        }
        set.includes |= flags & TypeFlags::INCLUDES_MASK;
    }

    /// Removes what is redundant in `set`; gives the whole intersection where it is no list.
    fn reduce_intersection(&self, set: &mut TypeSet, flags: IntersectionFlags) -> Option<TypeId> {
        let includes = set.includes;
        let strict = self.program.options().strict_null_checks;
        if includes.contains(TypeFlags::NEVER) {
            let silent = set.types.contains(&self.t.silent_never);
            return Some(if silent { self.t.silent_never } else { self.t.never });
        }
        if is_contradiction(includes, strict) {
            return Some(self.t.never);
        }
        if includes.intersects(TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING)
            && includes.contains(TypeFlags::STRING_LITERAL)
        {
            let (never, taint) = self.decide(|| self.extract_redundant_template_literals(&mut set.types));
            if taint.is_some() {
                return taint;
            }
            if never {
                return Some(self.t.never);
            }
        }
        if includes.contains(TypeFlags::ANY) {
            return Some(self.any_of(set));
        }
        if !strict && includes.intersects(TypeFlags::NULLABLE) {
            return Some(if includes.contains(TypeFlags::INCLUDES_EMPTY_OBJECT) {
                self.t.never
            } else if includes.contains(TypeFlags::UNDEFINED) {
                self.t.undefined
            } else {
                self.t.null
            });
        }
        if !flags.contains(IntersectionFlags::NO_SUPERTYPE_REDUCTION) {
            self.remove_redundant_supertypes(&mut set.types, includes);
        }
        if includes.contains(TypeFlags::INCLUDES_MISSING_TYPE)
            && let Some(at) = set.types.iter().position(|&ty| ty == self.t.undefined)
        {
            set.types[at] = self.t.missing;
        }
        match *set.types {
            [] => Some(self.t.unknown),
            [only] => Some(only),
            _ => None,
        }
    }

    /// TypeScript: removeRedundantSupertypes
    fn remove_redundant_supertypes(&self, types: &mut Vec<TypeId>, includes: TypeFlags) {
        let texts = TypeFlags::STRING_LITERAL | TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING;
        types.retain(|&ty| {
            let flags = self.flags(ty);
            !(flags.contains(TypeFlags::STRING) && includes.intersects(texts)
                || flags.contains(TypeFlags::NUMBER) && includes.contains(TypeFlags::NUMBER_LITERAL)
                || flags.contains(TypeFlags::BIGINT) && includes.contains(TypeFlags::BIGINT_LITERAL)
                || flags.contains(TypeFlags::ES_SYMBOL) && includes.contains(TypeFlags::UNIQUE_ES_SYMBOL)
                || flags.contains(TypeFlags::VOID) && includes.contains(TypeFlags::UNDEFINED)
                || includes.intersects(TypeFlags::DEFINITELY_NON_NULLABLE) && self.is_empty_anonymous_object_type(ty))
        });
    }

    /// True when a literal does not match a template. TypeScript: extractRedundantTemplateLiterals
    fn extract_redundant_template_literals(&self, types: &mut Vec<TypeId>) -> bool {
        let literals: Vec<TypeId> =
            types.iter().copied().filter(|&ty| self.flags(ty).contains(TypeFlags::STRING_LITERAL)).collect();
        for at in (0..types.len()).rev() {
            let ty = types[at];
            if !self.flags(ty).intersects(TypeFlags::TEMPLATE_LITERAL | TypeFlags::STRING_MAPPING) {
                continue;
            }
            for &literal in &literals {
                if self.is_type_subtype_of(literal, ty) {
                    types.remove(at);
                    break;
                } else if self.is_pattern_literal_type(ty) {
                    return true;
                }
            }
        }
        false
    }

    /// `T & P` for a type variable `T` with a primitive constraint and a primitive `P`.
    fn reduce_with_constraint(&self, a: TypeId, b: TypeId, includes: TypeFlags) -> ConstraintReduction {
        let (variable, primitive) = if self.flags(a).intersects(TypeFlags::TYPE_VARIABLE) { (a, b) } else { (b, a) };
        let primitive_kinds = TypeFlags::PRIMITIVE | TypeFlags::NON_PRIMITIVE;
        let applies = self.flags(variable).intersects(TypeFlags::TYPE_VARIABLE)
            && (self.flags(primitive).intersects(primitive_kinds) && !self.is_generic_string_like_type(primitive)
                || includes.contains(TypeFlags::INCLUDES_EMPTY_OBJECT));
        if !applies {
            return ConstraintReduction::Irrelevant;
        }
        let Some(constraint) = self.base_constraint_of_type(variable) else {
            return ConstraintReduction::Irrelevant;
        };
        let all_primitive = self.every_type(constraint, &mut |ty| {
            self.flags(ty).intersects(primitive_kinds) || self.is_empty_anonymous_object_type(ty)
        });
        if !all_primitive {
            return ConstraintReduction::Irrelevant;
        }
        if self.is_type_strict_subtype_of(constraint, primitive) {
            return ConstraintReduction::Whole(variable);
        }
        let some_inside = self.is_union(constraint)
            && self.some_type(constraint, &mut |ty| self.is_type_strict_subtype_of(ty, primitive));
        if !some_inside && !self.is_type_strict_subtype_of(primitive, constraint) {
            return ConstraintReduction::Whole(self.t.never);
        }
        ConstraintReduction::Variable
    }

    /// The union that an intersection with unions among its members comes to.
    fn distribute_intersection(
        &self,
        mut types: Vec<TypeId>,
        given: usize,
        flags: IntersectionFlags,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        if self.intersect_unions_of_primitive_types(&mut types) {
            return self.intersection_type_with(&types, flags, alias);
        }
        for (kind, whole) in [(TypeFlags::UNDEFINED, self.t.undefined), (TypeFlags::NULL, self.t.null)] {
            let has_kind = |&ty: &TypeId| {
                self.is_union(ty) && self.some_type(ty, &mut |member| self.flags(member).intersects(kind))
            };
            if types.iter().all(has_kind) {
                let missing = kind == TypeFlags::UNDEFINED
                    && types.iter().any(|&ty| self.constituents(ty).contains(&self.t.missing));
                let rest: Vec<TypeId> = types
                    .iter()
                    .map(|&ty| self.filter_type(ty, &mut |member| !self.flags(member).intersects(kind)))
                    .collect();
                let rest = self.intersection_type_with(&rest, flags, None);
                let nullable = if missing { self.t.missing } else { whole };
                return self.union_type_with(&[rest, nullable], UnionReduction::Literal, alias, None);
            }
        }
        if types.len() >= 3 && given > 2 {
            let middle = types.len() / 2;
            let left = self.intersection_type_with(&types[..middle], flags, None);
            let right = self.intersection_type_with(&types[middle..], flags, None);
            return self.intersection_type_with(&[left, right], flags, alias);
        }
        if let Some(unsupported) = self.check_cross_product_union(&types) {
            return unsupported;
        }
        let constituents = self.cross_product_intersections(&types, flags);
        let has_intersection = constituents.iter().any(|&ty| self.flags(ty).contains(TypeFlags::INTERSECTION));
        let origin = (has_intersection
            && self.constituent_count_of_types(&constituents) > self.constituent_count_of_types(&types))
        .then(|| {
            let list = self.list(&types);
            let data = TypeData::Intersection(IntersectionType { types: list, resolved_properties: Cell::default() });
            self.create_type(TypeFlags::INTERSECTION, ObjectFlags::empty(), None, None, data)
        });
        self.union_type_with(&constituents, UnionReduction::Literal, alias, origin)
    }

    /// TypeScript: getCrossProductUnionSize
    pub fn cross_product_union_size(&self, types: &[TypeId]) -> usize {
        types.iter().fold(1, |size: usize, &ty| {
            if self.is_union(ty) {
                size.saturating_mul(self.constituents(ty).len())
            } else if self.flags(ty).contains(TypeFlags::NEVER) {
                0
            } else {
                size
            }
        })
    }

    /// An unsupported type when the cross product would be too big. TypeScript: checkCrossProductUnion
    pub fn check_cross_product_union(&self, types: &[TypeId]) -> Option<TypeId> {
        (self.cross_product_union_size(types) >= CROSS_PRODUCT_LIMIT)
            .then(|| self.unsupported("a union is too complex to represent", None))
    }

    /// TypeScript: getCrossProductIntersections
    fn cross_product_intersections(&self, types: &[TypeId], flags: IntersectionFlags) -> Vec<TypeId> {
        let mut intersections = Vec::new();
        for at in 0..self.cross_product_union_size(types) {
            let mut constituents = types.to_vec();
            let mut rest = at;
            for (place, &ty) in types.iter().enumerate().rev() {
                if self.is_union(ty) {
                    let members = self.constituents(ty);
                    constituents[place] = members[rest % members.len()];
                    rest /= members.len();
                }
            }
            let ty = self.intersection_type_with(&constituents, flags, None);
            if !self.flags(ty).contains(TypeFlags::NEVER) {
                intersections.push(ty);
            }
        }
        intersections
    }

    /// TypeScript: getConstituentCount
    fn constituent_count(&self, ty: TypeId) -> usize {
        let ty = self.ty(ty);
        if ty.alias.is_some() {
            return 1;
        }
        match &ty.data {
            TypeData::Union(union) => match union.origin {
                Some(origin) => self.constituent_count(origin),
                None => self.constituent_count_of_types(union.types),
            },
            TypeData::Intersection(intersection) => self.constituent_count_of_types(intersection.types),
            _ => 1,
        }
    }

    /// TypeScript: getConstituentCountOfTypes
    fn constituent_count_of_types(&self, types: &[TypeId]) -> usize {
        types.iter().map(|&ty| self.constituent_count(ty)).sum()
    }
}

/// See `Checker::reduce_with_constraint`.
enum ConstraintReduction {
    /// Not such an intersection, or nothing can be said.
    Irrelevant,
    /// The intersection is this type.
    Whole(TypeId),
    /// It stays, as a part of the variable.
    Variable,
}

/// Whether no value can be of all these kinds.
fn is_contradiction(includes: TypeFlags, strict_null_checks: bool) -> bool {
    let objects = TypeFlags::OBJECT | TypeFlags::NON_PRIMITIVE | TypeFlags::INCLUDES_EMPTY_OBJECT;
    let beside = |kind: TypeFlags| {
        includes.intersects(kind) && includes.intersects(TypeFlags::DISJOINT_DOMAINS.difference(kind))
    };
    strict_null_checks && includes.intersects(TypeFlags::NULLABLE) && includes.intersects(objects)
        || beside(TypeFlags::NON_PRIMITIVE)
        || beside(TypeFlags::STRING_LIKE)
        || beside(TypeFlags::NUMBER_LIKE)
        || beside(TypeFlags::BIGINT_LIKE)
        || beside(TypeFlags::ES_SYMBOL_LIKE)
        || beside(TypeFlags::VOID_LIKE)
}
