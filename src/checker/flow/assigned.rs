//! The type of the value that an assignment or declaration gives to a name, through all patterns.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{IterationUse, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::TypeId;
use crate::checker::values::{BindingElement, ElementPlace};

impl Checker<'_> {
    /// The type of the value that a declared name or pattern starts with. TypeScript: getInitialType
    pub(super) fn initial_type(&self, name: NodeRef) -> TypeId {
        if let Some(element) = self.binding_element(name) {
            return self.initial_type_of_binding_element(name, element);
        }
        match self.variable_declarator_of(name) {
            Some(declarator) => self.initial_type_of_variable_declaration(declarator),
            None => self.unsupported_value("a parameter has no initial value", name),
        }
    }

    /// TypeScript: getInitialTypeOfVariableDeclaration
    fn initial_type_of_variable_declaration(&self, declarator: NodeRef) -> TypeId {
        let AstKind::VariableDeclarator(variable) = self.kind(declarator) else {
            return self.unsupported_value("no variable", declarator);
        };
        if let Some(init) = &variable.init {
            return self.type_of_initializer(declarator.at(init.node_id()));
        }
        let statement = self.parent(self.parent(declarator));
        match self.kind(statement) {
            AstKind::ForInStatement(_) => self.t.string,
            AstKind::ForOfStatement(_) => self.check_right_hand_side_of_for_of(statement),
            _ => self.unsupported_value("a variable has no initial value", declarator),
        }
    }

    /// TypeScript: getInitialTypeOfBindingElement
    fn initial_type_of_binding_element(&self, name: NodeRef, element: BindingElement) -> TypeId {
        let parent_type = self.initial_type(element.pattern);
        let ty = match (element.place, self.kind(element.pattern)) {
            (ElementPlace::Property(property), _) => self.type_of_destructured_property(parent_type, property),
            (ElementPlace::Index(index), _) => self.type_of_destructured_array_element(parent_type, index),
            (ElementPlace::Rest(_), AstKind::ArrayPattern(_)) => {
                self.type_of_destructured_spread_expression(parent_type)
            }
            // TypeScript looks for a property with the variable's name here, and takes `any` when there is none.
            (ElementPlace::Rest(_), _) => match self.kind(name) {
                AstKind::BindingIdentifier(identifier) => self
                    .type_of_destructured_property_named(parent_type, self.intern(&identifier.name))
                    .unwrap_or(self.t.any),
                _ => self.t.any,
            },
        };
        self.type_with_default(ty, element.default)
    }

    /// The type of the value that an assignment gives to its target. TypeScript: getAssignedType
    pub(super) fn assigned_type(&self, target: NodeRef) -> TypeId {
        let tree = self.tree(target.file);
        let parent = target.at(tree.parent(target.node));
        match self.kind(parent) {
            AstKind::ForInStatement(_) => self.t.string,
            AstKind::ForOfStatement(_) => self.check_right_hand_side_of_for_of(parent),
            AstKind::AssignmentExpression(assignment) => self.type_of_expression(parent.at(tree.of(&assignment.right))),
            AstKind::AssignmentTargetWithDefault(with_default) => {
                let default = parent.at(tree.of(&with_default.init));
                // TypeScript looks at the value only in a pattern that is assigned to as a whole.
                if self.is_destructured_as_a_whole(parent) {
                    self.type_with_default(self.assigned_type(parent), Some(default))
                } else {
                    self.type_of_expression(default)
                }
            }
            AstKind::UnaryExpression(_) => self.t.undefined,
            AstKind::ArrayAssignmentTarget(pattern) => {
                let index = pattern
                    .elements
                    .iter()
                    .position(|element| element.as_ref().is_some_and(|element| element.node_id() == target.node));
                match index {
                    Some(index) => self.type_of_destructured_array_element(self.assigned_type(parent), index),
                    None => self.unsupported_value("no element of its pattern", target),
                }
            }
            AstKind::AssignmentTargetRest(_) => {
                let pattern = self.parent(parent);
                match self.kind(pattern) {
                    AstKind::ArrayAssignmentTarget(_) => {
                        self.type_of_destructured_spread_expression(self.assigned_type(pattern))
                    }
                    // TypeScript does not look further, and takes `any`.
                    _ => self.t.any,
                }
            }
            AstKind::AssignmentTargetPropertyProperty(_) => {
                self.type_of_destructured_property(self.assigned_type(self.parent(parent)), parent)
            }
            AstKind::AssignmentTargetPropertyIdentifier(property) => {
                let ty = self.type_of_destructured_property(self.assigned_type(self.parent(parent)), parent);
                self.type_with_default(ty, property.init.as_ref().map(|init| parent.at(tree.of(init))))
            }
            _ => self.unsupported_value("an assignment that is not understood", target),
        }
    }

    /// Whether the pattern around a target with a default is the target of an assignment or `for … of` itself.
    /// TypeScript: isDestructuringAssignmentTarget
    fn is_destructured_as_a_whole(&self, with_default: NodeRef) -> bool {
        let parent = self.parent(with_default);
        let pattern = match self.kind(parent) {
            AstKind::AssignmentTargetPropertyProperty(_) => self.parent(parent),
            AstKind::ArrayAssignmentTarget(_) => parent,
            _ => return false,
        };
        match self.kind(self.parent(pattern)) {
            AstKind::AssignmentExpression(assignment) => assignment.left.node_id() == pattern.node,
            AstKind::AssignmentTargetWithDefault(target) => target.binding.node_id() == pattern.node,
            AstKind::ForOfStatement(statement) => statement.left.node_id() == pattern.node,
            _ => false,
        }
    }

    fn unsupported_value(&self, reason: &'static str, node: NodeRef) -> TypeId {
        self.unsupported_at(reason, node.file, &self.kind(node))
    }

    /// TypeScript: getTypeWithDefault
    fn type_with_default(&self, ty: TypeId, default: Option<NodeRef>) -> TypeId {
        match default {
            Some(default) => self.union_type(&[self.non_undefined_type(ty), self.type_of_expression(default)]),
            None => ty,
        }
    }

    /// TypeScript: getTypeOfDestructuredProperty
    fn type_of_destructured_property(&self, ty: TypeId, property: NodeRef) -> TypeId {
        let name_type = self.literal_type_from_binding_property(property);
        // Where TypeScript cannot tell the property, it takes its `errorType`, and has nothing to say against that.
        let Some(name) = self.property_name_from_type(name_type) else {
            return if self.is_unsupported(name_type) { name_type } else { self.t.any };
        };
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return ty;
        }
        let found = self.type_of_destructured_property_named(ty, name);
        found.unwrap_or_else(|| self.unsupported_value("a property that the value does not have", property))
    }

    fn type_of_destructured_property_named(&self, ty: TypeId, name: Name) -> Option<TypeId> {
        self.type_of_property_of_type(ty, name).or_else(|| {
            let index_info = self.applicable_index_info_for_name(ty, name)?;
            Some(self.include_undefined_in_index_signature(index_info.ty))
        })
    }

    /// TypeScript: getTupleElementType
    fn tuple_element_type(&self, ty: TypeId, index: usize) -> Option<TypeId> {
        if let Some(element) = self.type_of_property_of_type(ty, self.intern(&index.to_string())) {
            return Some(element);
        }
        let unchecked = self.program.options().no_unchecked_indexed_access.then_some(self.t.undefined);
        #[expect(clippy::cast_precision_loss, reason = "a pattern has fewer than 2^52 elements")]
        let index = index as f64;
        self.every_type(ty, &mut |part| self.is_tuple_type(part))
            .then(|| self.tuple_element_type_out_of_start_count(ty, index, unchecked))
    }

    /// TypeScript: getTypeOfDestructuredArrayElement
    fn type_of_destructured_array_element(&self, ty: TypeId, index: usize) -> TypeId {
        if self.every_type(ty, &mut |constituent| self.is_tuple_like_type(constituent))
            && let Some(element) = self.tuple_element_type(ty, index)
        {
            return element;
        }
        match self.iterated_type_or_element_type(IterationUse::DESTRUCTURING, ty) {
            Some(element) => self.include_undefined_in_index_signature(element),
            None => self.unsupported("a value that cannot be iterated is destructured", None),
        }
    }

    /// TypeScript: getTypeOfDestructuredSpreadExpression
    fn type_of_destructured_spread_expression(&self, ty: TypeId) -> TypeId {
        match self.iterated_type_or_element_type(IterationUse::DESTRUCTURING, ty) {
            Some(element) => self.create_array_type(element, false),
            None => self.unsupported("a value that cannot be iterated is destructured", None),
        }
    }

    /// TypeScript: includeUndefinedInIndexSignature
    fn include_undefined_in_index_signature(&self, ty: TypeId) -> TypeId {
        if self.program.options().no_unchecked_indexed_access { self.union_type(&[ty, self.t.missing]) } else { ty }
    }
}
