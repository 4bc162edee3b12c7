//! Variables in patterns, narrowed through what they are read from; and properties of `this`, through assignments.

use oxc_ast::AstKind;
use oxc_ast::ast::ClassElement;
use oxc_syntax::node::NodeId;

use super::graph::Flow;
use super::reference::Reference;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::function_like::FunctionLike;
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};
use crate::checker::values::{BindingElement, ElementPlace};

impl<'p> Checker<'p> {
    /// The type of an element of a pattern, narrowed as the property that it reads is.
    /// TypeScript: getFlowTypeOfDestructuring
    ///
    /// `element` is the name or pattern of a binding, or in an assignment the property of an object pattern or the
    /// target in an array pattern.
    pub fn flow_type_of_destructuring(&self, element: NodeRef, declared: TypeId) -> TypeId {
        match self.synthetic_element_access(element) {
            Some((reference, flow)) => self.flow_type_at(reference, declared, declared, None, flow),
            None => declared,
        }
    }

    /// TypeScript: getSyntheticElementAccess
    fn synthetic_element_access(&self, element: NodeRef) -> Option<(Reference<'p>, Flow<'p>)> {
        let (object, flow) = self.parent_element_access(element)?;
        let name = self.property_name_of_element(element)?;
        Some((Reference::Access { object: self.bump.alloc(object), name }, flow))
    }

    /// What the pattern around an element is matched with. TypeScript: getParentElementAccess
    fn parent_element_access(&self, element: NodeRef) -> Option<(Reference<'p>, Flow<'p>)> {
        match self.kind(element) {
            AstKind::BindingIdentifier(_) | AstKind::ObjectPattern(_) | AstKind::ArrayPattern(_) => {
                let pattern = self.binding_element(element)?.pattern;
                if self.binding_element(pattern).is_some() {
                    return self.synthetic_element_access(pattern);
                }
                let declarator = self.variable_declarator_of(pattern)?;
                let AstKind::VariableDeclarator(variable) = self.kind(declarator) else { return None };
                self.narrowable_source(declarator.at(variable.init.as_ref()?.node_id()))
            }
            _ => {
                let pattern = self.parent(element);
                self.source_of_assignment_pattern(pattern)
            }
        }
    }

    fn source_of_assignment_pattern(&self, pattern: NodeRef) -> Option<(Reference<'p>, Flow<'p>)> {
        let parent = self.parent(pattern);
        let right = match self.kind(parent) {
            AstKind::AssignmentExpression(assignment) => assignment.right.node_id(),
            AstKind::AssignmentTargetWithDefault(target) => target.init.node_id(),
            AstKind::AssignmentTargetPropertyProperty(_) => return self.synthetic_element_access(parent),
            AstKind::ArrayAssignmentTarget(_) => return self.synthetic_element_access(pattern),
            _ => return None,
        };
        self.narrowable_source(parent.at(right))
    }

    fn narrowable_source(&self, expression: NodeRef) -> Option<(Reference<'p>, Flow<'p>)> {
        let tree = self.tree(expression.file);
        let node = expression.at(tree.unchained(expression.node));
        Some((Reference::Written(node), self.flow_node(node)?))
    }

    fn property_name_of_element(&self, element: NodeRef) -> Option<Name> {
        match self.kind(element) {
            AstKind::AssignmentTargetPropertyProperty(_) | AstKind::AssignmentTargetPropertyIdentifier(_) => {
                self.literal_property_name_text(element)
            }
            AstKind::BindingIdentifier(_) | AstKind::ObjectPattern(_) | AstKind::ArrayPattern(_) => {
                self.destructuring_property_name(self.binding_element(element)?)
            }
            _ => {
                let AstKind::ArrayAssignmentTarget(pattern) = self.kind(self.parent(element)) else { return None };
                let is_this = |target: &Option<oxc_ast::ast::AssignmentTargetMaybeDefault<'_>>| {
                    target.as_ref().is_some_and(|target| target.node_id() == element.node)
                };
                let index = pattern.elements.iter().position(is_this)?;
                Some(self.intern(&index.to_string()))
            }
        }
    }

    /// The type of a variable where it is used, narrowed by its siblings in a pattern or parameter list.
    /// TypeScript: getNarrowedTypeOfSymbol
    pub fn narrowed_type_of_symbol(&self, symbol: SymbolId, location: NodeRef) -> TypeId {
        let ty = self.type_of_symbol(symbol);
        let Some(declaration) = self.symbol(symbol).value_declaration.get() else { return ty };
        if !matches!(self.kind(declaration), AstKind::BindingIdentifier(_)) {
            return ty;
        }
        let narrowed = if let Some(element) = self.binding_element(declaration) {
            self.type_narrowed_by_pattern(declaration, element, location)
        } else {
            self.parameter_of(declaration).and_then(|parameter| self.type_narrowed_by_parameters(parameter, location))
        };
        narrowed.unwrap_or(ty)
    }

    fn type_narrowed_by_pattern(
        &self,
        declaration: NodeRef,
        element: BindingElement,
        location: NodeRef,
    ) -> Option<TypeId> {
        if element.default.is_some() || matches!(element.place, ElementPlace::Rest(_)) {
            return None;
        }
        let count = match self.kind(element.pattern) {
            AstKind::ObjectPattern(pattern) => pattern.properties.len() + usize::from(pattern.rest.is_some()),
            AstKind::ArrayPattern(pattern) => pattern.elements.len() + usize::from(pattern.rest.is_some()),
            _ => 0,
        };
        let root = self.root_declaration(element.pattern);
        let is_parameter = matches!(self.kind(root), AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_));
        if count < 2 || !is_parameter && !self.is_var_const_like(root) {
            return None;
        }
        // Asked about the pattern's own source, it must not ask again.
        if !self.flow.patterns_in_check.borrow_mut().insert(element.pattern) {
            return None;
        }
        let parent_type = self.type_for_binding_element_parent(element.pattern);
        let constraint =
            parent_type.map(|parent_type| self.map_type(parent_type, &mut |ty| self.base_constraint_or_type(ty)));
        self.flow.patterns_in_check.borrow_mut().remove(&element.pattern);
        let constraint = constraint.filter(|&constraint| self.is_union(constraint))?;
        if is_parameter && self.is_some_symbol_assigned(root) {
            return None;
        }
        let flow = self.flow_node(location);
        let pattern = Reference::Written(element.pattern);
        let narrowed = match flow {
            Some(flow) => self.flow_type_at(pattern, constraint, constraint, None, flow),
            None => constraint,
        };
        if self.flags(narrowed).intersects(TypeFlags::NEVER) {
            return Some(self.t.never);
        }
        Some(self.binding_element_type_from_parent_type(declaration, &element, narrowed, true))
    }

    /// Parameters that come from one rest parameter whose type is a union of tuples.
    fn type_narrowed_by_parameters(&self, parameter: NodeRef, location: NodeRef) -> Option<TypeId> {
        let AstKind::FormalParameter(syntax) = self.kind(parameter) else { return None };
        if syntax.type_annotation.is_some() || syntax.initializer.is_some() {
            return None;
        }
        let function = self.parent(self.parent(parameter));
        let function_syntax = FunctionLike::of(self.kind(function))?;
        let parameters = function_syntax.params();
        let offset = usize::from(function_syntax.this_param().is_some());
        let count = parameters.items.len() + usize::from(parameters.rest.is_some()) + offset;
        if count < 2 || !self.is_context_sensitive_function_or_object_literal_method(function) {
            return None;
        }
        let contextual = self.contextual_signature(function)?;
        let &[rest_parameter] = self.signature(contextual).parameters else { return None };
        if !self.signature_has_rest_parameter(contextual) {
            return None;
        }
        let mapper = self.inference_context(function).map(|context| context.non_fixing_mapper.get());
        let rest_type = self.instantiate_if(self.type_of_symbol(rest_parameter), mapper);
        let rest_type = self.reduced_apparent_type(rest_type);
        let roots = parameters.items.iter().map(oxc_ast::ast::FormalParameter::node_id);
        let mut roots = roots.chain(parameters.rest.iter().map(|rest| rest.node_id()));
        if !self.is_union(rest_type)
            || !self.every_type(rest_type, &mut |ty| self.is_tuple_type(ty))
            || roots.any(|root: NodeId| self.is_some_symbol_assigned(function.at(root)))
        {
            return None;
        }
        let narrowed = match self.flow_node(location) {
            Some(flow) => self.flow_type_at(Reference::Written(function), rest_type, rest_type, None, flow),
            None => rest_type,
        };
        let index = parameters.items.iter().position(|item| item.node_id() == parameter.node)?;
        #[expect(clippy::cast_precision_loss, reason = "a function has fewer than 2^52 parameters")]
        let index_type = self.number_literal_type(index as f64);
        Some(self.indexed_access_type(narrowed, index_type))
    }

    /// The type of a property without annotation and initializer, where it is read. TypeScript: getFlowTypeOfProperty
    pub fn flow_type_of_property(&self, reference: NodeRef, property: Option<SymbolId>) -> TypeId {
        let initial = self.initial_type_of_auto_property(property);
        self.flow_type_of_reference(reference, self.t.auto, initial, None)
    }

    fn initial_type_of_auto_property(&self, property: Option<SymbolId>) -> TypeId {
        let inherited = property.and_then(|property| {
            let declaration = self.symbol(property).value_declaration.get()?;
            let is_declared = self.modifier_flags(declaration).contains(ModifierFlags::AMBIENT);
            if self.is_auto_typed_property(property) && !is_declared {
                return None;
            }
            self.type_of_property_in_base_class(property)
        });
        inherited.unwrap_or(self.t.undefined)
    }

    /// Whether a property's type is what its constructor assigns to it. TypeScript: isAutoTypedProperty
    pub fn is_auto_typed_property(&self, property: SymbolId) -> bool {
        self.program.options().no_implicit_any
            && self.symbol(property).value_declaration.get().is_some_and(|declaration| {
                matches!(self.kind(declaration), AstKind::PropertyDefinition(property)
                    if property.type_annotation.is_none() && property.value.is_none())
            })
    }

    /// What a constructor (its `Function`) leaves in a property; none when it may leave nothing.
    /// TypeScript: getFlowTypeInConstructor
    pub fn flow_type_in_constructor(&self, property: SymbolId, constructor: NodeRef) -> Option<TypeId> {
        let ty = self.flow_type_behind(property, constructor)?;
        let (is_nothing, tainted) = self.decide(|| self.every_type(ty, &mut |ty| self.is_nullable_type(ty)));
        match tainted {
            Some(unsupported) => Some(unsupported),
            None => (!is_nothing).then(|| self.convert_auto_to_any(ty)),
        }
    }

    /// What the first static block that assigns a property leaves in it. TypeScript: getFlowTypeInStaticBlocks
    ///
    /// `declaration` is the property's.
    pub fn flow_type_in_static_blocks(&self, property: SymbolId, declaration: NodeRef) -> Option<TypeId> {
        let AstKind::ClassBody(body) = self.kind(self.parent(declaration)) else { return None };
        let blocks = body.body.iter().filter_map(|element| match element {
            ClassElement::StaticBlock(block) => Some(declaration.at(block.node_id())),
            _ => None,
        });
        blocks.into_iter().find_map(|block| self.flow_type_in_constructor(property, block))
    }

    /// The type of `this.property` behind a constructor or static block.
    fn flow_type_behind(&self, property: SymbolId, container: NodeRef) -> Option<TypeId> {
        let flow = self.file_flow(container.file).return_of(container.node)?;
        let text = self.text(self.symbol(property).name);
        let name = match text.strip_prefix("__#").and_then(|text| text.split_once('@')) {
            Some((_, private)) => self.intern(private),
            None => self.symbol(property).name,
        };
        let reference = Reference::Access { object: self.bump.alloc(Reference::This), name };
        let initial = self.initial_type_of_auto_property(Some(property));
        Some(self.flow_type_at(reference, self.t.auto, initial, None, flow))
    }

    /// The type of the inherited property that a property redeclares. TypeScript: getTypeOfPropertyInBaseClass
    pub fn type_of_property_in_base_class(&self, property: SymbolId) -> Option<TypeId> {
        let class = self.symbol(property).parent.get()?;
        if !self.symbol(class).flags.get().intersects(SymbolFlags::CLASS) {
            return None;
        }
        let base = *self.base_types(self.declared_type_of_symbol(class)).first()?;
        self.type_of_property_of_type(base, self.symbol(property).name)
    }
}
