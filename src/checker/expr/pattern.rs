//! Patterns on the left of an assignment, as the types that they ask of its right.
//!
//! TypeScript parses them as literals and checks them as such: checkArrayLiteral and checkObjectLiteral, where
//! isAssignmentTarget holds.

use oxc_ast::ast::{
    ArrayAssignmentTarget, AssignmentTarget, AssignmentTargetMaybeDefault, AssignmentTargetProperty,
    ObjectAssignmentTarget,
};
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, CheckMode, ElementFlags};
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// `[a, b = 1, ...c]`, a tuple.
    pub(super) fn check_array_assignment_target(
        &self,
        node: NodeRef,
        pattern: &'p ArrayAssignmentTarget<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let mut types = Vec::with_capacity(pattern.elements.len() + 1);
        let mut flags = Vec::with_capacity(pattern.elements.len() + 1);
        let mut has_omitted = false;
        for element in &pattern.elements {
            let ty = match element {
                Some(element) => self.type_of_target_or_default(node, element, mode),
                None if self.program.options().exact_optional_property_types => {
                    has_omitted = true;
                    self.t.missing
                }
                None => self.t.undefined_widening,
            };
            types.push(if element.is_some() { self.add_optionality(ty, true, has_omitted) } else { ty });
            flags.push(if has_omitted { ElementFlags::OPTIONAL } else { ElementFlags::REQUIRED });
        }
        if let Some(rest) = &pattern.rest {
            let ty = self.type_of_target(node, &rest.target, mode);
            if self.is_array_like_type(ty) {
                types.push(ty);
                flags.push(ElementFlags::VARIADIC);
            } else {
                let element =
                    self.indexed_access_type_or_undefined(ty, self.t.number, AccessFlags::empty(), None, None);
                types.push(element.unwrap_or(self.t.unknown));
                flags.push(ElementFlags::REST);
            }
        }
        self.create_array_literal_type(self.create_tuple_type(&types, &flags, false, &[]))
    }

    /// `{ a, b = 1, c: d }`, an object whose properties may be missing where there is a default.
    pub(super) fn check_object_assignment_target(
        &self,
        node: NodeRef,
        pattern: &'p ObjectAssignmentTarget<'p>,
        mode: CheckMode,
    ) -> TypeId {
        let mut table = SymbolTableBuilder::default();
        for property in &pattern.properties {
            let (name, ty, optional) = match property {
                AssignmentTargetProperty::AssignmentTargetPropertyIdentifier(property) => {
                    let ty = self.check_expression_with_mode(node.at(property.binding.node_id.get()), mode);
                    (Some(self.intern(&property.binding.name)), ty, property.init.is_some())
                }
                AssignmentTargetProperty::AssignmentTargetPropertyProperty(property) => {
                    let near = node.at(property.node_id.get());
                    let name = self.property_name_from_type(self.literal_type_from_binding_property(near));
                    let optional =
                        matches!(property.binding, AssignmentTargetMaybeDefault::AssignmentTargetWithDefault(_));
                    (name, self.type_of_target_or_default(node, &property.binding, mode), optional)
                }
            };
            let Some(name) = name else {
                return self.unsupported_at("a computed name in an assignment pattern", node.file, property);
            };
            table.insert(name, self.create_property(name, ty, optional, false));
        }
        if let Some(rest) = &pattern.rest {
            return self.unsupported_at("a rest in an object pattern that is assigned to", node.file, &**rest);
        }
        self.create_anonymous_type(None, self.table(&table), &[], &[], &[])
    }

    fn type_of_target_or_default(
        &self,
        pattern: NodeRef,
        target: &'p AssignmentTargetMaybeDefault<'p>,
        mode: CheckMode,
    ) -> TypeId {
        match target {
            AssignmentTargetMaybeDefault::AssignmentTargetWithDefault(target) => {
                self.check_expression_for_mutable_location_with(pattern.at(target.init.node_id()), mode, false)
            }
            target => match target.as_assignment_target() {
                Some(target) => self.type_of_target(pattern, target, mode),
                None => self.unsupported_at("this assignment target is not understood", pattern.file, &target.span()),
            },
        }
    }

    fn type_of_target(&self, pattern: NodeRef, target: &'p AssignmentTarget<'p>, mode: CheckMode) -> TypeId {
        self.check_expression_for_mutable_location_with(pattern.at(target.node_id()), mode, false)
    }
}
