//! What declarations ask of their initializers, and binding patterns of their defaults.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, PropertyKey};

use super::elements::ElementPlace;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::ContextFlags;
use crate::checker::types::TypeId;
use crate::checker::values::{self, BindingElement, BindingPlace};

impl Checker<'_> {
    /// TypeScript: getContextualTypeForInitializerExpression
    pub(super) fn contextual_type_for_initializer_expression(
        &self,
        node: NodeRef,
        parent: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        let (initializer, pattern) = match self.kind(parent) {
            AstKind::VariableDeclarator(declarator) => (declarator.init.as_ref(), Some(&declarator.id)),
            AstKind::FormalParameter(parameter) => (parameter.initializer.as_deref(), Some(&parameter.pattern)),
            AstKind::PropertyDefinition(property) => (property.value.as_ref(), None),
            AstKind::AccessorProperty(property) => (property.value.as_ref(), None),
            AstKind::AssignmentPattern(pattern) => (Some(&pattern.right), Some(&pattern.left)),
            _ => return None,
        };
        if initializer?.node_id() != node.node {
            return None;
        }
        let result = match (self.kind(parent), pattern) {
            (AstKind::AssignmentPattern(_), Some(name)) => {
                self.contextual_type_for_pattern(parent.at(name.node_id()), flags)
            }
            _ => self.contextual_type_for_variable_like_declaration(parent, flags),
        };
        if result.is_some() || flags.contains(ContextFlags::SKIP_BINDING_PATTERNS) {
            return result;
        }
        let pattern = pattern?;
        let has_elements = match pattern {
            BindingPattern::ObjectPattern(pattern) => !pattern.properties.is_empty() || pattern.rest.is_some(),
            BindingPattern::ArrayPattern(pattern) => !pattern.elements.is_empty() || pattern.rest.is_some(),
            _ => false,
        };
        has_elements.then(|| self.type_from_binding_pattern(parent.at(pattern.node_id()), true))
    }

    /// What a declaration asks of its initializer by itself.
    /// TypeScript: getContextualTypeForVariableLikeDeclaration
    fn contextual_type_for_variable_like_declaration(
        &self,
        declaration: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        if let Some(annotated) = self.type_from_effective_type_node(declaration) {
            return Some(annotated);
        }
        match self.kind(declaration) {
            AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) => {
                self.contextually_typed_parameter_type(declaration)
            }
            AstKind::PropertyDefinition(property) if property.r#static => {
                self.contextual_type_for_static_property(declaration, flags)
            }
            _ => None,
        }
    }

    /// What is asked of a class expression, its static properties are asked for.
    /// TypeScript: getContextualTypeForStaticPropertyDeclaration
    fn contextual_type_for_static_property(&self, declaration: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        // PropertyDefinition → ClassBody → Class
        let class = self.parent(self.parent(declaration));
        let AstKind::Class(node) = self.kind(class) else { return None };
        if !node.is_expression() {
            return None;
        }
        let class_type = self.contextual_type(class, flags)?;
        let name = self.symbol(self.symbol_of_node(declaration)?).name;
        self.type_of_property_of_contextual_type(class_type, name, None)
    }

    /// What is asked of the value that a name or nested pattern gets.
    fn contextual_type_for_pattern(&self, name: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        match self.binding_place(name) {
            BindingPlace::Root(root) => self.contextual_type_for_variable_like_declaration(root, flags),
            BindingPlace::Element(element) => self.contextual_type_for_binding_element(name, &element, flags),
        }
    }

    /// What the declaration around a pattern asks of one of its elements.
    /// TypeScript: getContextualTypeForBindingElement
    fn contextual_type_for_binding_element(
        &self,
        name: NodeRef,
        element: &BindingElement,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        let parent_type = self
            .contextual_type_for_pattern(element.pattern, flags)
            .or_else(|| self.type_of_pattern_initializer(element.pattern))?;
        if self.is_unsupported(parent_type) {
            return Some(parent_type);
        }
        let is_array = matches!(self.kind(element.pattern), AstKind::ArrayPattern(_));
        let identifier = match self.kind(name) {
            AstKind::BindingIdentifier(identifier) => Some(identifier),
            _ => None,
        };
        let property_name = match element.place {
            values::ElementPlace::Index(index) | values::ElementPlace::Rest(index) if is_array => {
                identifier?;
                let place = ElementPlace { index, length: None, first_spread: None, last_spread: None };
                return self.contextual_type_for_element_expression(parent_type, place);
            }
            values::ElementPlace::Property(property) => {
                let AstKind::BindingProperty(node) = self.kind(property) else { return None };
                let is_literal = matches!(node.key, PropertyKey::StringLiteral(_) | PropertyKey::NumericLiteral(_));
                if node.computed && !is_literal {
                    return None;
                }
                self.property_name_from_type(self.literal_type_from_binding_property(property))?
            }
            _ => self.intern(&identifier?.name),
        };
        Some(self.type_of_symbol(self.property_of_type(parent_type, property_name)?))
    }

    /// The type of the initializer of the declaration whose whole name a pattern is.
    fn type_of_pattern_initializer(&self, pattern: NodeRef) -> Option<TypeId> {
        let BindingPlace::Root(root) = self.binding_place(pattern) else { return None };
        let initializer = match self.kind(root) {
            AstKind::VariableDeclarator(declarator) => declarator.init.as_ref()?,
            AstKind::FormalParameter(parameter) => parameter.initializer.as_deref()?,
            _ => return None,
        };
        Some(self.check_declaration_initializer(root, pattern, root.at(initializer.node_id()), None))
    }
}
