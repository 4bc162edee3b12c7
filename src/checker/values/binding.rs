//! Names in patterns: where each stands and the type that it takes from what is destructured.

use oxc_ast::AstKind;
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, TypeFlags};
use crate::checker::types::TypeId;

/// Where a name or nested pattern stands.
pub(in crate::checker) enum BindingPlace {
    /// Directly in a declarator, parameter or catch clause.
    Root(NodeRef),
    /// In a pattern. TypeScript: `BindingElement`
    Element(BindingElement),
}

/// One element of a pattern.
#[derive(Clone, Copy)]
pub(in crate::checker) struct BindingElement {
    /// The pattern around it.
    pub pattern: NodeRef,
    /// What it takes.
    pub place: ElementPlace,
    /// `= default`
    pub default: Option<NodeRef>,
}

/// What a pattern element takes from the destructured value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::checker) enum ElementPlace {
    /// A property; the node is the `BindingProperty`.
    Property(NodeRef),
    /// An element of an array.
    Index(usize),
    /// All other properties or elements; the index counts those before it.
    Rest(usize),
}

impl Checker<'_> {
    /// Where `name`, an identifier or a nested pattern, stands.
    pub(in crate::checker) fn binding_place(&self, name: NodeRef) -> BindingPlace {
        let mut node = name;
        let mut parent = self.parent(node);
        let mut default = None;
        if let AstKind::AssignmentPattern(assignment) = self.kind(parent)
            && assignment.left.node_id() == node.node
        {
            default = Some(parent.at(assignment.right.node_id()));
            node = parent;
            parent = self.parent(node);
        }
        let element = |pattern, place| BindingPlace::Element(BindingElement { pattern, place, default });
        match self.kind(parent) {
            AstKind::BindingProperty(_) => element(self.parent(parent), ElementPlace::Property(parent)),
            AstKind::ArrayPattern(pattern) => {
                let at = pattern
                    .elements
                    .iter()
                    .position(|item| item.as_ref().is_some_and(|item| item.node_id() == node.node));
                element(parent, ElementPlace::Index(at.unwrap_or(0)))
            }
            AstKind::BindingRestElement(_) => {
                let pattern = self.parent(parent);
                match self.kind(pattern) {
                    AstKind::ObjectPattern(around) => element(pattern, ElementPlace::Rest(around.properties.len())),
                    AstKind::ArrayPattern(around) => element(pattern, ElementPlace::Rest(around.elements.len())),
                    _ => BindingPlace::Root(pattern),
                }
            }
            _ => BindingPlace::Root(parent),
        }
    }

    /// The type of an element; `None` where nothing says. TypeScript: getTypeForBindingElement
    pub(in crate::checker) fn type_for_binding_element(
        &self,
        name: NodeRef,
        element: &BindingElement,
    ) -> Option<TypeId> {
        let parent = self.type_for_binding_element_parent(element.pattern)?;
        Some(self.binding_element_type_from_parent_type(name, element, parent, false))
    }

    /// The type of what a pattern destructures. TypeScript: getTypeForBindingElementParent
    pub(in crate::checker) fn type_for_binding_element_parent(&self, pattern: NodeRef) -> Option<TypeId> {
        match self.binding_place(pattern) {
            BindingPlace::Root(root) => {
                // A destructured parameter may have been given its type by context.
                if matches!(self.kind(root), AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_))
                    && let Some(symbol) = self.symbol_of_node(root)
                    && let Some(known) = self.symbol(symbol).links.ty.get()
                {
                    return Some(known);
                }
                self.type_for_root(root, pattern, false)
            }
            BindingPlace::Element(element) => self.type_for_binding_element(pattern, &element),
        }
    }

    /// The default that the pattern as a whole has. TypeScript: pattern.parent.initializer
    fn pattern_initializer(&self, pattern: NodeRef) -> Option<NodeRef> {
        match self.binding_place(pattern) {
            BindingPlace::Element(element) => element.default,
            BindingPlace::Root(root) => match self.kind(root) {
                AstKind::VariableDeclarator(node) => Some(root.at(node.init.as_ref()?.node_id())),
                AstKind::FormalParameter(_) => self.parameter_initializer(root),
                _ => None,
            },
        }
    }

    /// TypeScript: getBindingElementTypeFromParentType
    pub(in crate::checker) fn binding_element_type_from_parent_type(
        &self,
        name: NodeRef,
        element: &BindingElement,
        parent: TypeId,
        no_tuple_bounds_check: bool,
    ) -> TypeId {
        if self.flags(parent).intersects(TypeFlags::ANY) {
            return parent;
        }
        let strict = self.program.options().strict_null_checks;
        let mut parent = parent;
        if strict
            && let Some(initializer) = self.pattern_initializer(element.pattern)
            && !self.has_type_facts(self.type_of_initializer(initializer), crate::checker::TypeFacts::EQ_UNDEFINED)
        {
            parent = self.type_with_facts(parent, crate::checker::TypeFacts::NE_UNDEFINED);
        }
        let mut access = AccessFlags::EXPRESSION_POSITION;
        if no_tuple_bounds_check || element.default.is_some() {
            access |= AccessFlags::ALLOW_MISSING;
        }
        let ty = match (self.kind(element.pattern), element.place) {
            (AstKind::ObjectPattern(_), ElementPlace::Rest(_)) => {
                self.rest_type_of_pattern(name, element.pattern, parent)
            }
            (AstKind::ObjectPattern(_), ElementPlace::Property(property)) => {
                let index = self.literal_type_from_binding_property(property);
                let declared = self.indexed_access_type_with(parent, index, access, Some(name), None);
                self.flow_type_of_destructuring(name, declared)
            }
            (_, place) => self.array_element_type(name, element.pattern, place, parent, access),
        };
        let Some(default) = element.default else { return ty };
        let initializer = || self.check_declaration_initializer(name, name, default, None);
        if self.effective_type_annotation(self.root_declaration(name)).is_some() {
            let keeps_undefined = self.has_type_facts(initializer(), crate::checker::TypeFacts::IS_UNDEFINED);
            return if strict && !keeps_undefined { self.non_undefined_type(ty) } else { ty };
        }
        let parts = [self.non_undefined_type(ty), initializer()];
        let union = self.union_type_with(&parts, crate::checker::ops::UnionReduction::Subtype, None, None);
        self.widened_literal_type_for_initializer(name, union)
    }

    fn array_element_type(
        &self,
        name: NodeRef,
        pattern: NodeRef,
        place: ElementPlace,
        parent: TypeId,
        access: AccessFlags,
    ) -> TypeId {
        let element_type = self.destructured_element_type(parent, pattern, matches!(place, ElementPlace::Rest(_)));
        match place {
            ElementPlace::Rest(index) => {
                let constraint = self.map_type(parent, &mut |part| {
                    if self.flags(part).intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE) {
                        self.base_constraint_or_type(part)
                    } else {
                        part
                    }
                });
                if self.every_type(constraint, &mut |part| self.is_tuple_type(part)) {
                    self.map_type(constraint, &mut |part| self.slice_tuple_type(part, index, 0))
                } else {
                    self.create_array_type(element_type, false)
                }
            }
            ElementPlace::Index(index) if self.is_array_like_type(parent) => {
                let index = self.index_literal_type(index);
                let declared =
                    self.indexed_access_type_or_undefined(parent, index, access, Some(name), None).unwrap_or_else(
                        || self.unsupported_at("an element that is not there", name.file, &self.kind(name)),
                    );
                self.flow_type_of_destructuring(name, declared)
            }
            _ => element_type,
        }
    }

    /// `{ a, ...rest }`: all but the named properties.
    fn rest_type_of_pattern(&self, name: NodeRef, pattern: NodeRef, parent: TypeId) -> TypeId {
        let AstKind::ObjectPattern(node) = self.kind(pattern) else { return parent };
        let parent = self.reduced_type(parent);
        if self.flags(parent).intersects(TypeFlags::UNKNOWN) || !self.is_valid_spread_type(parent) {
            return self.unsupported("a rest of what is no object", Some((name.file, self.kind(name).span())));
        }
        let names: Vec<TypeId> = node
            .properties
            .iter()
            .map(|property| self.literal_type_from_binding_property(pattern.at(property.node_id.get())))
            .collect();
        self.rest_type(parent, &names, self.symbol_of_node(name))
    }

    /// The type of the key of a property in a pattern. TypeScript: getLiteralTypeFromPropertyName
    pub(in crate::checker) fn literal_type_from_binding_property(&self, property: NodeRef) -> TypeId {
        match self.kind(property) {
            AstKind::BindingProperty(node) => self.literal_type_from_property_name(property, &node.key, node.computed),
            AstKind::AssignmentTargetPropertyProperty(node) => {
                self.literal_type_from_property_name(property, &node.name, node.computed)
            }
            AstKind::AssignmentTargetPropertyIdentifier(node) => {
                self.string_literal_type(self.intern(&node.binding.name))
            }
            kind => self.unsupported_at("a property without a key", property.file, &kind),
        }
    }
}
