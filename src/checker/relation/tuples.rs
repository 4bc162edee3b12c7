//! Tuples as targets, element by element.

use super::{Comparison, IntersectionState, RecursionFlags, Ternary};
use crate::checker::Checker;
use crate::checker::flags::ElementFlags;
use crate::checker::names::Name;
use crate::checker::types::{TupleTarget, TypeId};

/// How the positions of a source line up with those of a target tuple.
struct Alignment<'p> {
    target: &'p TupleTarget<'p>,
    source_arity: usize,
    target_arity: usize,
    target_has_variable: bool,
    start_count: usize,
    end_count: usize,
}

impl Alignment<'_> {
    /// Position in the target that takes the source's element at `position`.
    fn target_position(&self, position: usize) -> usize {
        if self.target_has_variable && position >= self.start_count {
            let from_end = self.source_arity - 1 - position;
            self.target_arity - 1 - from_end.min(self.end_count)
        } else {
            position
        }
    }
}

impl Checker<'_> {
    /// Elements of an array or tuple against a tuple. `None` when that is not what is compared.
    /// TypeScript: propertiesRelatedTo, the branch on isTupleType(target)
    pub(super) fn tuple_elements_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        excluded: &[Name],
        state: IntersectionState,
    ) -> Option<Ternary> {
        let tuple = self.tuple_target(target)?;
        if !self.is_array_or_tuple_type(source) {
            return tuple.combined_flags.intersects(ElementFlags::VARIABLE).then_some(Ternary::False);
        }
        let source_tuple = self.tuple_target(source);
        let source_is_readonly =
            source_tuple.map_or_else(|| self.is_readonly_array_type(source), |source| source.readonly);
        if !tuple.readonly && source_is_readonly {
            return Some(Ternary::False);
        }
        let alignment = Alignment {
            target: tuple,
            source_arity: self.type_reference_arity(source),
            target_arity: self.type_reference_arity(target),
            target_has_variable: tuple.combined_flags.intersects(ElementFlags::VARIABLE),
            start_count: self.start_element_count(tuple, ElementFlags::NON_REST),
            end_count: self.end_element_count(tuple, ElementFlags::NON_REST),
        };
        if !lengths_fit(source_tuple, &alignment) {
            return Some(Ternary::False);
        }
        let sources = self.type_arguments(source);
        let targets = self.type_arguments(target);
        let mut can_exclude = !excluded.is_empty();
        let mut result = Ternary::True;
        for (position, &source_type) in sources.iter().enumerate().take(alignment.source_arity) {
            let source_flags = source_tuple.map_or(ElementFlags::REST, |source| source.element_flags[position]);
            let target_position = alignment.target_position(position);
            let target_flags = tuple.element_flags[target_position];
            if !element_kinds_fit(source_flags, target_flags) {
                return Some(Ternary::False);
            }
            if can_exclude {
                can_exclude = !(source_flags | target_flags).intersects(ElementFlags::VARIABLE);
                if can_exclude && excluded.contains(&self.intern(&position.to_string())) {
                    continue;
                }
            }
            let both_optional = (source_flags & target_flags).contains(ElementFlags::OPTIONAL);
            let source_type = self.remove_missing_type(source_type, both_optional);
            let target_type = targets[target_position];
            let to_rest = source_flags.contains(ElementFlags::VARIADIC) && target_flags.contains(ElementFlags::REST);
            let target_type = if to_rest {
                self.create_array_type(target_type, false)
            } else {
                self.remove_missing_type(target_type, target_flags.contains(ElementFlags::OPTIONAL))
            };
            result &= self.is_related_to(c, source_type, target_type, RecursionFlags::BOTH, state);
            if !result.holds() {
                break;
            }
        }
        Some(result)
    }

    /// Whether no list can have both lengths. TypeScript: tupleTypesDefinitelyUnrelated
    pub(super) fn tuple_types_definitely_unrelated(source: &TupleTarget<'_>, target: &TupleTarget<'_>) -> bool {
        !target.combined_flags.contains(ElementFlags::VARIADIC) && target.min_length > source.min_length
            || !target.combined_flags.intersects(ElementFlags::VARIABLE)
                && (source.combined_flags.intersects(ElementFlags::VARIABLE)
                    || target.fixed_length < source.fixed_length)
    }
}

/// Whether the source has as many elements as the target asks for, and no more than it takes.
fn lengths_fit(source: Option<&TupleTarget<'_>>, alignment: &Alignment<'_>) -> bool {
    let has_rest = source.is_none_or(|source| source.combined_flags.contains(ElementFlags::REST));
    let source_minimum = source.map_or(0, |source| source.min_length);
    if !has_rest && alignment.source_arity < alignment.target.min_length {
        return false;
    }
    alignment.target_has_variable
        || alignment.target_arity >= source_minimum && !has_rest && alignment.target_arity >= alignment.source_arity
}

fn element_kinds_fit(source: ElementFlags, target: ElementFlags) -> bool {
    if target.contains(ElementFlags::VARIADIC) && !source.contains(ElementFlags::VARIADIC) {
        return false;
    }
    if source.contains(ElementFlags::VARIADIC) && !target.intersects(ElementFlags::VARIABLE) {
        return false;
    }
    !target.contains(ElementFlags::REQUIRED) || source.contains(ElementFlags::REQUIRED)
}
