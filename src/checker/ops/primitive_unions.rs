//! Intersections of unions of primitives, which are computed by membership and not by cross product.

use rustc_hash::FxHashSet;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// Replaces the unions of primitives among `types` by one; false when there are fewer than two.
    /// TypeScript: intersectUnionsOfPrimitiveTypes
    pub(super) fn intersect_unions_of_primitive_types(&self, types: &mut Vec<TypeId>) -> bool {
        let is_primitive_union =
            |ty: TypeId| self.is_union(ty) && self.object_flags(ty).contains(ObjectFlags::PRIMITIVE_UNION);
        let unions: Vec<TypeId> = types.iter().copied().filter(|&ty| is_primitive_union(ty)).collect();
        if unions.len() < 2 {
            return false;
        }
        let Some(first) = types.iter().position(|&ty| is_primitive_union(ty)) else { return false };
        let result = self.common_members(&unions);
        types[first] = self.union_type_from_list(&result, ObjectFlags::PRIMITIVE_UNION, None, None);
        let mut place = 0;
        types.retain(|&ty| {
            let keep = place <= first || !is_primitive_union(ty);
            place += 1;
            keep
        });
        true
    }

    /// Members of any of the unions that are in all of them, where `string` contains `"a"`.
    fn common_members(&self, unions: &[TypeId]) -> Vec<TypeId> {
        let mut checked = FxHashSet::default();
        let members: Vec<FxHashSet<TypeId>> =
            unions.iter().map(|&union| self.constituents(union).iter().copied().collect()).collect();
        let mut result: Vec<TypeId> = Vec::new();
        for &union in unions {
            for &ty in self.constituents(union) {
                if !checked.insert(ty) || !self.each_union_contains(&members, ty) {
                    continue;
                }
                // `undefined` and the missing type meet in the missing type.
                if ty == self.t.undefined && result.contains(&self.t.missing) {
                    continue;
                }
                if ty == self.t.missing
                    && let Some(at) = result.iter().position(|&known| known == self.t.undefined)
                {
                    result[at] = self.t.missing;
                    continue;
                }
                result.push(ty);
            }
        }
        result
    }

    /// TypeScript: eachUnionContains
    fn each_union_contains(&self, unions: &[FxHashSet<TypeId>], ty: TypeId) -> bool {
        for members in unions {
            if members.contains(&ty) {
                continue;
            }
            // TypeScript answers for the whole list here, so later unions are not asked.
            if ty == self.t.missing {
                return members.contains(&self.t.undefined);
            }
            if ty == self.t.undefined {
                return members.contains(&self.t.missing);
            }
            let flags = self.flags(ty);
            let primitive = if flags.contains(TypeFlags::STRING_LITERAL) {
                self.t.string
            } else if flags.intersects(TypeFlags::ENUM | TypeFlags::NUMBER_LITERAL) {
                self.t.number
            } else if flags.contains(TypeFlags::BIGINT_LITERAL) {
                self.t.bigint
            } else if flags.contains(TypeFlags::UNIQUE_ES_SYMBOL) {
                self.t.es_symbol
            } else {
                return false;
            };
            if !members.contains(&primitive) {
                return false;
            }
        }
        true
    }
}
