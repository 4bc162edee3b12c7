//! What declarations ask of their initializers, and binding patterns of their defaults.
//!
//! An element of a pattern is addressed by the `BindingProperty`, by the pattern in an `ArrayPattern`, or by the
//! `BindingRestElement`: TypeScript's `BindingElement`.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, PropertyKey, TSTypeAnnotation};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::ContextFlags;
use crate::checker::types::TypeId;

use super::elements::ElementPlace;

impl<'p> Checker<'p> {
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
        let declaration = match self.kind(parent) {
            AstKind::AssignmentPattern(_) => self.element_of_pattern(parent),
            _ => parent,
        };
        let result = self.contextual_type_for_variable_like_declaration(declaration, flags);
        if result.is_some() || flags.contains(ContextFlags::SKIP_BINDING_PATTERNS) {
            return result;
        }
        let has_elements = match pattern? {
            BindingPattern::ObjectPattern(pattern) => !pattern.properties.is_empty() || pattern.rest.is_some(),
            BindingPattern::ArrayPattern(pattern) => !pattern.elements.is_empty() || pattern.rest.is_some(),
            _ => false,
        };
        if has_elements { Some(self.type_from_binding_pattern(parent.at(pattern?.node_id()), true)) } else { None }
    }

    /// The element of a binding pattern that a pattern with or without default stands for.
    fn element_of_pattern(&self, pattern: NodeRef) -> NodeRef {
        let parent = self.parent(pattern);
        if matches!(self.kind(parent), AstKind::BindingProperty(_)) { parent } else { pattern }
    }

    /// The type annotation of a variable, parameter or property. TypeScript: getEffectiveTypeAnnotationNode
    pub fn type_annotation_node(&self, declaration: NodeRef) -> Option<NodeRef> {
        let annotation: &TSTypeAnnotation<'p> = match self.kind(declaration) {
            AstKind::VariableDeclarator(node) => node.type_annotation.as_deref()?,
            AstKind::FormalParameter(node) => node.type_annotation.as_deref()?,
            AstKind::FormalParameterRest(node) => node.type_annotation.as_deref()?,
            AstKind::CatchParameter(node) => node.type_annotation.as_deref()?,
            AstKind::PropertyDefinition(node) => node.type_annotation.as_deref()?,
            AstKind::AccessorProperty(node) => node.type_annotation.as_deref()?,
            AstKind::TSPropertySignature(node) => node.type_annotation.as_deref()?,
            AstKind::BindingIdentifier(_) => return self.type_annotation_of_name(declaration),
            _ => return None,
        };
        Some(declaration.at(annotation.type_annotation.node_id()))
    }

    /// The annotation of what a plain name declares; a name inside of a pattern has none.
    fn type_annotation_of_name(&self, name: NodeRef) -> Option<NodeRef> {
        let parent = self.parent(name);
        match self.kind(parent) {
            AstKind::VariableDeclarator(_) | AstKind::FormalParameter(_) | AstKind::CatchParameter(_) => {
                self.type_annotation_node(parent)
            }
            AstKind::BindingRestElement(_) => {
                let rest = self.parent(parent);
                matches!(self.kind(rest), AstKind::FormalParameterRest(_)).then(|| self.type_annotation_node(rest))?
            }
            _ => None,
        }
    }

    /// TypeScript: getContextualTypeForVariableLikeDeclaration
    pub(super) fn contextual_type_for_variable_like_declaration(
        &self,
        declaration: NodeRef,
        flags: ContextFlags,
    ) -> Option<TypeId> {
        if let Some(annotation) = self.type_annotation_node(declaration) {
            return Some(self.type_from_type_node(annotation));
        }
        match self.kind(declaration) {
            AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) => {
                self.contextually_typed_parameter_type(declaration)
            }
            AstKind::PropertyDefinition(property) if property.r#static => {
                self.contextual_type_for_static_property(declaration, flags)
            }
            AstKind::BindingProperty(_)
            | AstKind::BindingRestElement(_)
            | AstKind::AssignmentPattern(_)
            | AstKind::ObjectPattern(_)
            | AstKind::ArrayPattern(_)
            | AstKind::BindingIdentifier(_) => self.contextual_type_for_binding_element(declaration, flags),
            _ => None,
        }
    }

    /// What is asked of a class expression, its static properties are asked for. TypeScript:
    /// getContextualTypeForStaticPropertyDeclaration
    fn contextual_type_for_static_property(&self, declaration: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let class = self.parent(self.parent(declaration));
        let AstKind::Class(node) = self.kind(class) else { return None };
        if !node.is_expression() {
            return None;
        }
        let class_type = self.contextual_type(class, flags)?;
        let name = self.symbol(self.symbol_of_node(declaration)?).name;
        self.type_of_property_of_contextual_type(class_type, name, None)
    }

    /// What the declaration around a pattern asks of one of its elements.
    /// TypeScript: getContextualTypeForBindingElement
    fn contextual_type_for_binding_element(&self, element: NodeRef, flags: ContextFlags) -> Option<TypeId> {
        let pattern = self.parent(element);
        let owner = self.owner_of_pattern(pattern)?;
        let is_rest = matches!(self.kind(element), AstKind::BindingRestElement(_));
        let parent_type = self.contextual_type_for_variable_like_declaration(owner, flags).or_else(|| {
            let (name, initializer) = match self.kind(owner) {
                AstKind::VariableDeclarator(declarator) => (declarator.id.node_id(), declarator.init.as_ref()?),
                AstKind::FormalParameter(parameter) => (parameter.pattern.node_id(), parameter.initializer.as_deref()?),
                _ => return None,
            };
            let (name, initializer) = (owner.at(name), owner.at(initializer.node_id()));
            Some(self.check_declaration_initializer(owner, name, initializer, None))
        })?;
        if self.is_unsupported(parent_type) {
            return Some(parent_type);
        }
        match self.kind(pattern) {
            AstKind::ArrayPattern(array) => {
                if !self.is_element_named(element) {
                    return None;
                }
                let at = |item: &Option<BindingPattern<'p>>| {
                    item.as_ref().is_some_and(|item| item.node_id() == element.node)
                };
                let index = if is_rest { Some(array.elements.len()) } else { array.elements.iter().position(at) };
                let place = ElementPlace { index: index?, length: None, first_spread: None, last_spread: None };
                self.contextual_type_for_element_expression(parent_type, place)
            }
            _ => self.contextual_type_for_property_of_pattern(element, parent_type),
        }
    }

    /// Whether an element of an array pattern declares a plain name.
    fn is_element_named(&self, element: NodeRef) -> bool {
        match self.kind(element) {
            AstKind::BindingIdentifier(_) => true,
            AstKind::AssignmentPattern(pattern) => matches!(pattern.left, BindingPattern::BindingIdentifier(_)),
            AstKind::BindingRestElement(rest) => matches!(rest.argument, BindingPattern::BindingIdentifier(_)),
            _ => false,
        }
    }

    fn contextual_type_for_property_of_pattern(&self, element: NodeRef, parent_type: TypeId) -> Option<TypeId> {
        let name = match self.kind(element) {
            AstKind::BindingProperty(property) => {
                let is_literal = matches!(property.key, PropertyKey::StringLiteral(_) | PropertyKey::NumericLiteral(_));
                if property.computed && !is_literal {
                    return None;
                }
                self.property_name_from_type(self.literal_type_from_property_name(element, &property.key))?
            }
            AstKind::BindingRestElement(rest) => match &rest.argument {
                BindingPattern::BindingIdentifier(name) => self.intern(&name.name),
                _ => return None,
            },
            _ => return None,
        };
        let property = self.property_of_type(parent_type, name)?;
        Some(self.type_of_symbol(property))
    }

    /// The declaration or element whose name a pattern is.
    fn owner_of_pattern(&self, pattern: NodeRef) -> Option<NodeRef> {
        let parent = self.parent(pattern);
        match self.kind(parent) {
            AstKind::VariableDeclarator(_)
            | AstKind::FormalParameter(_)
            | AstKind::CatchParameter(_)
            | AstKind::BindingProperty(_) => Some(parent),
            AstKind::AssignmentPattern(_) => Some(self.element_of_pattern(parent)),
            AstKind::ArrayPattern(_) => Some(pattern),
            AstKind::BindingRestElement(_) => {
                let rest = self.parent(parent);
                Some(if matches!(self.kind(rest), AstKind::FormalParameterRest(_)) { rest } else { parent })
            }
            _ => None,
        }
    }
}
