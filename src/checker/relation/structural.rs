//! Objects member by member, and references to one declaration argument by argument.

use super::{Comparison, IntersectionState, RecursionFlags, Relation, Ternary};
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// A source that is no type variable. TypeScript: structuredTypeRelatedToWorker, the last branch
    pub(super) fn object_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Ternary {
        if !c.relation.is_subtype() && self.is_partial_mapped_type(target) && self.is_empty_object_type(source) {
            return Ternary::True;
        }
        if self.is_generic_mapped_type(target) {
            return if self.is_generic_mapped_type(source) {
                self.mapped_type_related_to(c, source, target)
            } else {
                Ternary::False
            };
        }
        let source_is_primitive = self.flags(source).intersects(TypeFlags::PRIMITIVE);
        let mut source = source;
        if c.relation != Relation::Identity {
            source = self.apparent_type(source);
        } else if self.is_generic_mapped_type(source) {
            return Ternary::False;
        }
        if let Some(result) = self.references_related(c, source, target, state) {
            return result;
        }
        if !self.flags(source).intersects(TypeFlags::OBJECT | TypeFlags::INTERSECTION) {
            return Ternary::False;
        }
        if self.flags(target).contains(TypeFlags::OBJECT) {
            return self.members_related(c, source, target, source_is_primitive, state);
        }
        if self.flags(target).contains(TypeFlags::UNION) {
            let objects = TypeFlags::OBJECT | TypeFlags::INTERSECTION | TypeFlags::SUBSTITUTION;
            let only_objects = self.filter_type(target, &mut |t| self.flags(t).intersects(objects));
            if self.flags(only_objects).contains(TypeFlags::UNION) {
                return self.type_related_to_discriminated_type(c, source, only_objects);
            }
        }
        Ternary::False
    }

    /// References, arrays and tuples, as far as arguments decide. `None` where members have to be compared.
    fn references_related(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        state: IntersectionState,
    ) -> Option<Ternary> {
        if let (Some(declared), Some(other)) = (self.reference_target(source), self.reference_target(target))
            && declared == other
            && !self.is_tuple_type(source)
            && !self.is_marker_type(source)
            && !self.is_marker_type(target)
        {
            if self.is_empty_array_literal_type(source) {
                return Some(Ternary::True);
            }
            let Some(variances) = self.settled_variances(declared) else { return Some(Ternary::Unknown) };
            let (sources, targets) = (self.type_arguments(source), self.type_arguments(target));
            return self.relate_variances(c, sources, targets, variances, state);
        }
        if self.is_element_wise_comparable(source, target) {
            if c.relation == Relation::Identity {
                return Some(Ternary::False);
            }
            let element = |ty| self.index_type_of_type(ty, self.t.number).unwrap_or(self.t.any);
            let none = IntersectionState::empty();
            return Some(self.is_related_to(c, element(source), element(target), RecursionFlags::BOTH, none));
        }
        if self.is_generic_tuple_type(source) && self.is_tuple_type(target) && !self.is_generic_tuple_type(target) {
            let constraint = self.base_constraint_of_type(source).unwrap_or(source);
            if constraint != source {
                let none = IntersectionState::empty();
                return Some(self.is_related_to(c, constraint, target, RecursionFlags::SOURCE, none));
            }
            return None;
        }
        // Everything would be a subtype of a fresh `{}`.
        let to_fresh_empty = c.relation.is_subtype()
            && self.flags(target).contains(TypeFlags::OBJECT)
            && self.object_flags(target).contains(ObjectFlags::FRESH_LITERAL)
            && self.is_empty_object_type(target)
            && !self.is_empty_object_type(source);
        to_fresh_empty.then_some(Ternary::False)
    }

    /// Whether the target is an array and the source any array or tuple that it could take.
    fn is_element_wise_comparable(&self, source: TypeId, target: TypeId) -> bool {
        if !self.is_array_type(target) {
            return false;
        }
        if self.is_readonly_array_type(target) {
            return self.every_type(source, &mut |t| self.is_array_or_tuple_type(t));
        }
        self.every_type(source, &mut |t| self.tuple_target(t).is_some_and(|tuple| !tuple.readonly))
    }

    /// Properties, call signatures, construct signatures and index signatures, in this order.
    fn members_related(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        source_is_primitive: bool,
        state: IntersectionState,
    ) -> Ternary {
        self.properties_related_to(c, source, target, &[], false, state)
            .and_then(|| self.signatures_related_to(c, source, target, SignatureKind::Call, state))
            .and_then(|| self.signatures_related_to(c, source, target, SignatureKind::Construct, state))
            .and_then(|| self.index_signatures_related_to(c, source, target, source_is_primitive, state))
    }
}
