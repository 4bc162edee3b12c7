//! Tuples with spread elements, brought to the shape of required, optional, rest and required elements again.

use crate::checker::Checker;
use crate::checker::flags::{ElementFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::TypeId;

/// Tuples from this length on are not built.
const TUPLE_LIMIT: usize = 10_000;

/// A tuple under construction.
#[derive(Default)]
struct Expansion {
    types: Vec<TypeId>,
    flags: Vec<ElementFlags>,
    labels: Vec<Option<Name>>,
    last_required: Option<usize>,
    first_rest: Option<usize>,
    last_optional_or_rest: Option<usize>,
}

impl Expansion {
    fn push(&mut self, ty: TypeId, flags: ElementFlags, label: Option<Name>) {
        let at = self.flags.len();
        if flags.contains(ElementFlags::REQUIRED) {
            self.last_required = Some(at);
        }
        if flags.contains(ElementFlags::REST) && self.first_rest.is_none() {
            self.first_rest = Some(at);
        }
        if flags.intersects(ElementFlags::OPTIONAL | ElementFlags::REST) {
            self.last_optional_or_rest = Some(at);
        }
        self.types.push(ty);
        self.flags.push(flags);
        self.labels.push(label);
    }
}

impl Checker<'_> {
    /// `target` applied to `arguments`, spreads expanded when it is a tuple. TypeScript: createNormalizedTypeReference
    pub fn create_normalized_type_reference(&self, target: TypeId, arguments: &[TypeId]) -> TypeId {
        if self.is_tuple_type(target) {
            self.create_normalized_tuple_type(target, arguments)
        } else {
            self.create_type_reference(target, arguments)
        }
    }

    /// TypeScript: createNormalizedTupleType
    pub fn create_normalized_tuple_type(&self, target: TypeId, elements: &[TypeId]) -> TypeId {
        let Some(shape) = self.tuple_target(target) else { return self.create_type_reference(target, elements) };
        if !shape.combined_flags.intersects(ElementFlags::NON_REQUIRED) {
            return self.create_type_reference(target, elements);
        }
        if shape.combined_flags.contains(ElementFlags::VARIADIC)
            && let Some(distributed) = self.distribute_spread(target, elements)
        {
            return distributed;
        }
        let (expanded, taint) = self.decide(|| self.expand_elements(target, elements));
        if let Some(unsupported) = taint {
            return unsupported;
        }
        let mut expanded = match expanded {
            Ok(expanded) => expanded,
            Err(unsupported) => return unsupported,
        };
        // An optional element before a required one is required.
        for at in 0..expanded.last_required.unwrap_or(0) {
            if expanded.flags[at].contains(ElementFlags::OPTIONAL) {
                expanded.flags[at] = ElementFlags::REQUIRED;
            }
        }
        if let (Some(first), Some(last)) = (expanded.first_rest, expanded.last_optional_or_rest)
            && first < last
        {
            self.merge_rest(&mut expanded, first, last);
        }
        let result = self.tuple_target_type(&expanded.flags, shape.readonly, &expanded.labels);
        if result == self.t.empty_generic {
            self.t.empty_object
        } else if expanded.flags.is_empty() {
            result
        } else {
            self.create_type_reference(result, &expanded.types)
        }
    }

    /// A spread of a union makes a union of tuples.
    fn distribute_spread(&self, target: TypeId, elements: &[TypeId]) -> Option<TypeId> {
        let flags = self.tuple_target(target)?.element_flags;
        let spread = |at: usize| flags[at].contains(ElementFlags::VARIADIC);
        let at = (0..elements.len())
            .find(|&at| spread(at) && self.flags(elements[at]).intersects(TypeFlags::NEVER | TypeFlags::UNION))?;
        let factors: Vec<TypeId> =
            (0..elements.len()).map(|at| if spread(at) { elements[at] } else { self.t.unknown }).collect();
        if let Some(unsupported) = self.check_cross_product_union(&factors) {
            return Some(unsupported);
        }
        Some(self.map_type(elements[at], &mut |member| {
            let mut replaced = elements.to_vec();
            replaced[at] = member;
            self.create_normalized_tuple_type(target, &replaced)
        }))
    }

    fn expand_elements(&self, target: TypeId, elements: &[TypeId]) -> Result<Expansion, TypeId> {
        let mut expanded = Expansion::default();
        let Some(shape) = self.tuple_target(target) else { return Ok(expanded) };
        for (at, &ty) in elements.iter().enumerate() {
            let label = shape.labels.get(at).copied().flatten();
            // `this` follows the elements and has no kind.
            let Some(&flags) = shape.element_flags.get(at) else { break };
            if !flags.contains(ElementFlags::VARIADIC) {
                self.push_element(&mut expanded, ty, flags, label);
            } else if self.is_unsupported(ty) {
                return Err(ty);
            } else if self.flags(ty).contains(TypeFlags::ANY) {
                expanded.push(ty, ElementFlags::REST, label);
            } else if self.flags(ty).intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE)
                || self.is_generic_mapped_type(ty)
            {
                expanded.push(ty, ElementFlags::VARIADIC, label);
            } else if let Some(inner) = self.tuple_target(ty) {
                let inner_elements = self.element_types(ty);
                if inner_elements.len() + expanded.types.len() >= TUPLE_LIMIT {
                    return Err(self.unsupported("a tuple is too large to represent", None));
                }
                for (at, &element) in inner_elements.iter().enumerate() {
                    let label = inner.labels.get(at).copied().flatten();
                    self.push_element(&mut expanded, element, inner.element_flags[at], label);
                }
            } else {
                // An instantiation may spread what is no array, without an error: `Partial<any>` of an erased signature.
                let element = Some(ty)
                    .filter(|&ty| self.is_array_like_type(ty))
                    .and_then(|ty| self.index_type_of_type(ty, self.t.number));
                expanded.push(element.unwrap_or(self.t.error), ElementFlags::REST, label);
            }
        }
        Ok(expanded)
    }

    fn push_element(&self, expanded: &mut Expansion, ty: TypeId, flags: ElementFlags, label: Option<Name>) {
        let ty = self.add_optionality(ty, true, flags.contains(ElementFlags::OPTIONAL));
        expanded.push(ty, flags, label);
    }

    /// Everything from the first rest element to the last optional or rest element becomes one rest element.
    fn merge_rest(&self, expanded: &mut Expansion, first: usize, last: usize) {
        let merged: Vec<TypeId> = (first..=last)
            .map(|at| {
                let ty = expanded.types[at];
                let variadic = expanded.flags[at].contains(ElementFlags::VARIADIC);
                if variadic { self.indexed_access_type(ty, self.t.number) } else { ty }
            })
            .collect();
        expanded.types[first] = self.union_type(&merged);
        expanded.types.drain(first + 1..=last);
        expanded.flags.drain(first + 1..=last);
        expanded.labels.drain(first + 1..=last);
    }

    /// Elements `index..` without the last `end_skip` as a tuple. TypeScript: sliceTupleType
    pub fn slice_tuple_type(&self, ty: TypeId, index: usize, end_skip: usize) -> TypeId {
        let Some(target) = self.tuple_target(ty) else { return ty };
        let end = self.type_reference_arity(ty).saturating_sub(end_skip);
        if index > target.fixed_length {
            return self
                .rest_array_type_of_tuple_type(ty)
                .unwrap_or_else(|| self.create_tuple_type(&[], &[], false, &[]));
        }
        if index >= end {
            return self.create_tuple_type(&[], &[], false, &[]);
        }
        let labels = target.labels.get(index..end).unwrap_or_default();
        self.create_tuple_type(&self.type_arguments(ty)[index..end], &target.element_flags[index..end], false, labels)
    }

    /// The fixed indices of a tuple and the keys of its array. TypeScript: getKnownKeysOfTupleType
    pub fn known_keys_of_tuple_type(&self, ty: TypeId) -> TypeId {
        let Some(target) = self.tuple_target(ty) else { return self.t.never };
        let mut keys: Vec<TypeId> =
            (0..target.fixed_length).map(|at| self.string_literal_type(self.intern(&at.to_string()))).collect();
        let array = if target.readonly { self.global_readonly_array_type() } else { self.global_array_type() };
        keys.push(self.index_type(array));
        self.union_type(&keys)
    }
}
