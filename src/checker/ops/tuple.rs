//! Tuple shapes, arrays, and questions about both.

use std::cell::Cell;

use super::UnionReduction;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ElementFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{InterfaceType, StructuredMembers, SymbolId, TupleTarget, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// `T[]` or `readonly T[]`. TypeScript: createArrayType
    pub fn create_array_type(&self, element: TypeId, readonly: bool) -> TypeId {
        let target = if readonly { self.global_readonly_array_type() } else { self.global_array_type() };
        if target == self.t.empty_generic {
            return self.t.empty_object;
        }
        self.create_type_reference(target, &[element])
    }

    /// A tuple of `elements`; without `flags` all are required. TypeScript: createTupleType
    pub fn create_tuple_type(
        &self,
        elements: &[TypeId],
        flags: &[ElementFlags],
        readonly: bool,
        labels: &[Option<Name>],
    ) -> TypeId {
        let required = vec![ElementFlags::REQUIRED; elements.len()];
        let flags = if flags.is_empty() { &required } else { flags };
        let target = self.tuple_target_type(flags, readonly, labels);
        if target == self.t.empty_generic {
            self.t.empty_object
        } else if elements.is_empty() {
            target
        } else {
            self.create_normalized_type_reference(target, elements)
        }
    }

    /// The generic shape of tuples with such elements; a lone rest element makes an array.
    /// TypeScript: getTupleTargetType
    pub fn tuple_target_type(&self, flags: &[ElementFlags], readonly: bool, labels: &[Option<Name>]) -> TypeId {
        if matches!(*flags, [only] if only.contains(ElementFlags::REST)) {
            return if readonly { self.global_readonly_array_type() } else { self.global_array_type() };
        }
        let labels = if labels.iter().any(Option::is_some) { labels } else { &[] };
        if let Some(&known) = self.ops.tuple_targets.borrow().get(&(flags, readonly, labels)) {
            return known;
        }
        let (flags, labels) = (self.list(flags), self.list(labels));
        let target = self.create_tuple_target_type(flags, readonly, labels);
        self.ops.tuple_targets.borrow_mut().insert((flags, readonly, labels), target);
        target
    }

    /// TypeScript: createTupleTargetType
    fn create_tuple_target_type(
        &self,
        flags: &'p [ElementFlags],
        readonly: bool,
        labels: &'p [Option<Name>],
    ) -> TypeId {
        let count = |kind: ElementFlags| flags.iter().filter(|flags| flags.intersects(kind)).count();
        let min_length = count(ElementFlags::REQUIRED | ElementFlags::VARIADIC);
        let combined_flags = flags.iter().fold(ElementFlags::empty(), |all, &flags| all | flags);
        let parameters: Vec<TypeId> = flags.iter().map(|_| self.create_type_parameter(None)).collect();
        let parameters = (!parameters.is_empty()).then(|| self.list(&parameters));
        let this_type = self.create_this_type(None);
        let (declared, fixed_length) =
            self.tuple_members(flags, parameters.unwrap_or_default(), min_length, readonly, labels);
        let interface = InterfaceType {
            type_parameters: parameters,
            outer_type_parameters: None,
            local_type_parameters: parameters,
            this_type: Some(this_type),
            base_constructor_type: Cell::default(),
            base_types: Cell::default(),
            base_types_resolved: Cell::default(),
            declared: Cell::new(Some(declared)),
            variances: Cell::default(),
        };
        let data =
            TupleTarget { interface, element_flags: flags, min_length, fixed_length, combined_flags, readonly, labels };
        let object_flags = ObjectFlags::TUPLE | ObjectFlags::REFERENCE;
        let target = self.create_type(TypeFlags::OBJECT, object_flags, None, None, TypeData::Tuple(data));
        self.set_constraint(this_type, target);
        target
    }

    /// The numbered properties of the fixed elements and `length`; also the number of fixed elements.
    fn tuple_members(
        &self,
        flags: &[ElementFlags],
        parameters: &[TypeId],
        min_length: usize,
        readonly: bool,
        labels: &[Option<Name>],
    ) -> (&'p StructuredMembers<'p>, usize) {
        let mut members = SymbolTableBuilder::default();
        let fixed = flags.iter().take_while(|flags| !flags.intersects(ElementFlags::VARIABLE)).count();
        for (at, &parameter) in parameters[..fixed].iter().enumerate() {
            let name = self.intern(&at.to_string());
            let optional = flags[at].contains(ElementFlags::OPTIONAL);
            let property = self.create_tuple_property(name, parameter, optional, readonly);
            self.symbol(property).links.tuple_label.set(labels.get(at).copied().flatten());
            members.insert(name, property);
        }
        let length = if fixed < flags.len() {
            self.t.number
        } else {
            let lengths: Vec<TypeId> =
                (min_length..=flags.len()).map(|length| self.number_literal_type(small_number(length))).collect();
            self.union_type(&lengths)
        };
        let length = self.create_tuple_property(Name::LENGTH, length, false, readonly);
        members.insert(Name::LENGTH, length);
        let properties: Vec<SymbolId> = members.values().copied().collect();
        let members = StructuredMembers {
            members: self.table(&members),
            properties: self.list(&properties),
            call_signatures: &[],
            construct_signatures: &[],
            index_infos: &[],
        };
        (self.bump.alloc(members), fixed)
    }

    fn create_tuple_property(&self, name: Name, ty: TypeId, optional: bool, readonly: bool) -> SymbolId {
        let optional = if optional { SymbolFlags::OPTIONAL } else { SymbolFlags::empty() };
        let check_flags = if readonly { CheckFlags::READONLY } else { CheckFlags::empty() };
        let symbol = self.create_symbol(SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT | optional, name, check_flags);
        self.symbol(symbol).links.ty.set(Some(ty));
        symbol
    }

    /// The array that a tuple shape extends. TypeScript: getTupleBaseType
    pub fn tuple_base_type(&self, target: &'p TupleTarget<'p>) -> TypeId {
        let parameters = target.interface.type_parameters.unwrap_or_default();
        let elements: Vec<TypeId> = parameters
            .iter()
            .zip(target.element_flags)
            .map(|(&parameter, flags)| self.element_type_of_variadic(parameter, *flags))
            .collect();
        self.create_array_type(self.union_type(&elements), target.readonly)
    }

    fn element_type_of_variadic(&self, ty: TypeId, flags: ElementFlags) -> TypeId {
        if flags.contains(ElementFlags::VARIADIC) { self.indexed_access_type(ty, self.t.number) } else { ty }
    }

    /// Elements without `this`. TypeScript: getElementTypes
    pub fn element_types(&self, ty: TypeId) -> &'p [TypeId] {
        let arguments = self.type_arguments(ty);
        &arguments[..self.type_reference_arity(ty).min(arguments.len())]
    }

    /// Elements `index..` without the last `end_skip`, as one type; `None` when there are none.
    /// TypeScript: getElementTypeOfSliceOfTupleType
    pub fn element_type_of_slice_of_tuple_type(
        &self,
        ty: TypeId,
        index: usize,
        end_skip: usize,
        writing: bool,
        reduction: UnionReduction,
    ) -> Option<TypeId> {
        let target = self.tuple_target(ty)?;
        let end = self.type_reference_arity(ty).saturating_sub(end_skip);
        if index >= end {
            return None;
        }
        let arguments = self.type_arguments(ty);
        let elements: Vec<TypeId> =
            (index..end).map(|at| self.element_type_of_variadic(arguments[at], target.element_flags[at])).collect();
        Some(if writing {
            self.intersection_type(&elements)
        } else {
            self.union_type_with(&elements, reduction, None, None)
        })
    }

    /// What the elements after the fixed ones have in common. TypeScript: getRestTypeOfTupleType
    pub fn rest_type_of_tuple_type(&self, ty: TypeId) -> Option<TypeId> {
        let fixed = self.tuple_target(ty)?.fixed_length;
        self.element_type_of_slice_of_tuple_type(ty, fixed, 0, false, UnionReduction::Literal)
    }

    /// TypeScript: getRestArrayTypeOfTupleType
    pub fn rest_array_type_of_tuple_type(&self, ty: TypeId) -> Option<TypeId> {
        self.rest_type_of_tuple_type(ty).map(|rest| self.create_array_type(rest, false))
    }

    /// The element at `index` of tuples that are shorter than that. TypeScript: getTupleElementTypeOutOfStartCount
    pub fn tuple_element_type_out_of_start_count(
        &self,
        ty: TypeId,
        index: f64,
        undefined_or_missing: Option<TypeId>,
    ) -> TypeId {
        self.map_type(ty, &mut |tuple| {
            let Some(rest) = self.rest_type_of_tuple_type(tuple) else { return self.t.undefined };
            match (undefined_or_missing, self.tuple_target(tuple)) {
                (Some(absent), Some(target)) if index >= small_number(self.total_fixed_element_count(target)) => {
                    self.union_type(&[rest, absent])
                }
                _ => rest,
            }
        })
    }

    /// Number of elements at the start that are of the kinds `flags`. TypeScript: getStartElementCount
    pub fn start_element_count(&self, target: &TupleTarget<'p>, flags: ElementFlags) -> usize {
        target.element_flags.iter().take_while(|element| element.intersects(flags)).count()
    }

    /// Number of elements at the end that are of the kinds `flags`. TypeScript: getEndElementCount
    pub fn end_element_count(&self, target: &TupleTarget<'p>, flags: ElementFlags) -> usize {
        target.element_flags.iter().rev().take_while(|element| element.intersects(flags)).count()
    }

    /// TypeScript: getTotalFixedElementCount
    pub fn total_fixed_element_count(&self, target: &TupleTarget<'p>) -> usize {
        target.fixed_length + self.end_element_count(target, ElementFlags::FIXED)
    }
}

/// A number of tuple elements as a number of the language.
fn small_number(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("a tuple has few elements"))
}
