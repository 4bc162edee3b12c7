//! Inference to tuple types with fixed, rest and variadic elements.

use super::from_types::Walk;
use crate::checker::flags::{ElementFlags, InferencePriority};
use crate::checker::ops::UnionReduction;
use crate::checker::types::{TupleTarget, TypeId};

/// How source and target divide into a start, a middle and an end.
struct Shape<'p> {
    source: TypeId,
    source_arity: usize,
    target_types: &'p [TypeId],
    target_flags: &'p [ElementFlags],
    start: usize,
    end: usize,
}

impl<'p> Walk<'_, 'p> {
    /// `source` is an array or tuple, `target` a tuple. TypeScript: inferFromObjectTypes
    pub(super) fn infer_to_tuple(&mut self, source: TypeId, target: TypeId, target_tuple: &'p TupleTarget<'p>) {
        let c = self.checker;
        let source_tuple = c.tuple_target(source);
        let source_types = c.type_arguments(source);
        let target_types = c.type_arguments(target);
        let target_arity = target_tuple.element_flags.len();
        if let Some(source_tuple) = source_tuple
            && is_tuple_type_structure_matching(source_tuple, target_tuple)
        {
            for (&source, &target) in source_types.iter().zip(target_types).take(target_arity) {
                self.infer_from_types(source, target);
            }
            return;
        }
        let start = source_tuple.map_or(0, |tuple| tuple.fixed_length.min(target_tuple.fixed_length));
        let is_variable = target_tuple.combined_flags.intersects(ElementFlags::VARIABLE);
        let target_end = if is_variable { c.end_element_count(target_tuple, ElementFlags::FIXED) } else { 0 };
        let end = source_tuple.map_or(0, |tuple| c.end_element_count(tuple, ElementFlags::FIXED)).min(target_end);
        for (&source, &target) in source_types.iter().zip(target_types).take(start) {
            self.infer_from_types(source, target);
        }
        let source_arity = source_tuple.map_or(source_types.len(), |tuple| tuple.element_flags.len());
        let shape = Shape { source, source_arity, target_types, target_flags: target_tuple.element_flags, start, end };
        let is_plain_rest = source_tuple.is_none_or(|tuple| {
            source_arity == start + end + 1 && tuple.element_flags[start].contains(ElementFlags::REST)
        });
        if is_plain_rest {
            let rest_type = source_types[start];
            let middle = target_types.iter().zip(target_tuple.element_flags).take(target_arity - end).skip(start);
            for (&target, flags) in middle {
                let is_variadic = flags.contains(ElementFlags::VARIADIC);
                let ty = if is_variadic { c.create_array_type(rest_type, false) } else { rest_type };
                self.infer_from_types(ty, target);
            }
        } else {
            self.infer_to_middle(&shape, target_arity - start - end, target_tuple);
        }
        for index in 0..end {
            self.infer_from_types(source_types[source_arity - index - 1], target_types[target_arity - index - 1]);
        }
    }

    /// The elements of the target that the fixed elements on both ends leave. TypeScript: inferFromObjectTypes
    fn infer_to_middle(&mut self, shape: &Shape<'p>, length: usize, target_tuple: &'p TupleTarget<'p>) {
        let c = self.checker;
        let &Shape { source, target_types, target_flags, start, end, .. } = shape;
        if length == 2 {
            let (first, second) = (target_flags[start], target_flags[start + 1]);
            if (first & second).contains(ElementFlags::VARIADIC) {
                self.infer_to_two_variadics(shape);
            } else if first.contains(ElementFlags::VARIADIC) && second.contains(ElementFlags::REST) {
                self.infer_to_variadic_and_rest(shape);
            } else if first.contains(ElementFlags::REST) && second.contains(ElementFlags::VARIADIC) {
                self.infer_to_rest_and_variadic(shape, target_tuple);
            }
        } else if length == 1 && target_flags[start].contains(ElementFlags::VARIADIC) {
            let ends_in_optional = target_flags.last().is_some_and(|flags| flags.contains(ElementFlags::OPTIONAL));
            let priority =
                if ends_in_optional { InferencePriority::SPECULATIVE_TUPLE } else { InferencePriority::empty() };
            self.infer_with_priority(c.slice_tuple_type(source, start, end), target_types[start], priority);
        } else if length == 1
            && target_flags[start].contains(ElementFlags::REST)
            && let Some(rest_type) =
                c.element_type_of_slice_of_tuple_type(source, start, end, false, UnionReduction::Literal)
        {
            self.infer_from_types(rest_type, target_types[start]);
        }
    }

    /// `[...T, ...U]`: the number of arguments for `T` is implied by the call.
    fn infer_to_two_variadics(&mut self, shape: &Shape<'p>) {
        let c = self.checker;
        let &Shape { source, source_arity, target_types, start, end, .. } = shape;
        let Some(arity) = self.inference_for_type(target_types[start]).and_then(|info| info.implied_arity.get()) else {
            return;
        };
        // An arity beyond the source leaves an empty slice.
        let first_end = (end + source_arity).saturating_sub(arity);
        self.infer_from_types(c.slice_tuple_type(source, start, first_end), target_types[start]);
        self.infer_from_types(c.slice_tuple_type(source, start + arity, end), target_types[start + 1]);
    }

    /// `[...T, ...U[]]`: `T` has the length of its constraint.
    fn infer_to_variadic_and_rest(&mut self, shape: &Shape<'p>) {
        let c = self.checker;
        let &Shape { source, source_arity, target_types, start, end, .. } = shape;
        let Some(arity) = self.fixed_arity_of_constraint(target_types[start]) else { return };
        let first_end = source_arity.saturating_sub(start + arity);
        self.infer_from_types(c.slice_tuple_type(source, start, first_end), target_types[start]);
        if let Some(rest) =
            c.element_type_of_slice_of_tuple_type(source, start + arity, end, false, UnionReduction::Literal)
        {
            self.infer_from_types(rest, target_types[start + 1]);
        }
    }

    /// `[...T[], ...U]`: `U` has the length of its constraint.
    fn infer_to_rest_and_variadic(&mut self, shape: &Shape<'p>, target_tuple: &'p TupleTarget<'p>) {
        let c = self.checker;
        let &Shape { source, source_arity, target_types, start, end, .. } = shape;
        let Some(arity) = self.fixed_arity_of_constraint(target_types[start + 1]) else { return };
        let Some(source_tuple) = c.tuple_target(source) else { return };
        let end_index = source_arity.saturating_sub(c.end_element_count(target_tuple, ElementFlags::FIXED));
        let start_index = end_index.saturating_sub(arity);
        let slice = start_index..end_index;
        let trailing = c.create_tuple_type(
            &c.type_arguments(source)[slice.clone()],
            &source_tuple.element_flags[slice.clone()],
            false,
            source_tuple.labels.get(slice).unwrap_or(&[]),
        );
        if let Some(rest) =
            c.element_type_of_slice_of_tuple_type(source, start, end + arity, false, UnionReduction::Literal)
        {
            self.infer_from_types(rest, target_types[start]);
        }
        self.infer_from_types(trailing, target_types[start + 1]);
    }

    /// Length of the tuple of fixed length that a type parameter under inference extends.
    fn fixed_arity_of_constraint(&self, parameter: TypeId) -> Option<usize> {
        let parameter = self.inference_for_type(parameter)?.type_parameter;
        let constraint = self.checker.base_constraint_of_type(parameter)?;
        let tuple = self.checker.tuple_target(constraint)?;
        (!tuple.combined_flags.intersects(ElementFlags::VARIABLE)).then_some(tuple.fixed_length)
    }
}

/// Same length, and variable elements at the same places. TypeScript: isTupleTypeStructureMatching
fn is_tuple_type_structure_matching(left: &TupleTarget<'_>, right: &TupleTarget<'_>) -> bool {
    let variable = |flags: &ElementFlags| *flags & ElementFlags::VARIABLE;
    left.element_flags.len() == right.element_flags.len()
        && left.element_flags.iter().map(variable).eq(right.element_flags.iter().map(variable))
}
