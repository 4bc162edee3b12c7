//! Types that patterns alone imply, and initialisers seen through patterns.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, VariableDeclarationKind};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ElementFlags, ObjectFlags, SymbolFlags};
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::types::{IndexInfo, TypeId};

impl<'p> Checker<'p> {
    /// What a pattern expects of an initialiser; with `include_pattern` only to guide it.
    /// TypeScript: getTypeFromBindingPattern
    pub fn type_from_binding_pattern(&self, pattern: NodeRef, include_pattern: bool) -> TypeId {
        if include_pattern {
            self.value_caches.contextual_patterns.borrow_mut().push(pattern);
        }
        let ty = match self.kind(pattern) {
            AstKind::ObjectPattern(_) => self.type_from_object_binding_pattern(pattern, include_pattern),
            AstKind::ArrayPattern(_) => self.type_from_array_binding_pattern(pattern, include_pattern),
            AstKind::AssignmentPattern(node) => {
                self.type_from_binding_pattern(pattern.at(node.left.node_id()), include_pattern)
            }
            _ => self.t.any,
        };
        if include_pattern {
            self.value_caches.contextual_patterns.borrow_mut().pop();
        }
        ty
    }

    /// The pattern that a contextual type was made from. TypeScript: Type.pattern
    pub fn pattern_of_type(&self, ty: TypeId) -> Option<NodeRef> {
        self.value_caches.patterns.borrow().get(&ty).copied()
    }

    fn set_pattern_of_type(&self, ty: TypeId, pattern: NodeRef) {
        self.value_caches.patterns.borrow_mut().insert(ty, pattern);
    }

    /// TypeScript: getTypeFromObjectBindingPattern
    fn type_from_object_binding_pattern(&self, pattern: NodeRef, include_pattern: bool) -> TypeId {
        let AstKind::ObjectPattern(node) = self.kind(pattern) else { return self.t.any };
        let mut members = SymbolTableBuilder::default();
        let mut flags = ObjectFlags::OBJECT_LITERAL | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL;
        for property in &node.properties {
            let key = self.literal_type_from_binding_property(pattern.at(property.node_id.get()));
            let Some(name) = self.property_name_from_type(key) else {
                flags |= ObjectFlags::OBJECT_LITERAL_PATTERN_WITH_COMPUTED_PROPERTIES;
                continue;
            };
            let has_default = matches!(property.value, BindingPattern::AssignmentPattern(_));
            let mut symbol_flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT;
            symbol_flags.set(SymbolFlags::OPTIONAL, has_default);
            let symbol = self.create_symbol(symbol_flags, name, CheckFlags::empty());
            let ty = self.type_from_binding_element(pattern, &property.value, include_pattern);
            self.symbol(symbol).links.ty.set(Some(ty));
            members.insert(name, symbol);
        }
        let rest = IndexInfo { key_type: self.t.string, ty: self.t.any, is_readonly: false, declaration: None };
        let index_infos: &[IndexInfo] = if node.rest.is_some() { self.list(&[rest]) } else { &[] };
        let ty = self.create_anonymous_type(None, self.table(&members), &[], &[], index_infos);
        self.ty(ty).object_flags.set(self.object_flags(ty) | flags);
        if include_pattern {
            self.set_pattern_of_type(ty, pattern);
        }
        ty
    }

    /// TypeScript: getTypeFromArrayBindingPattern
    fn type_from_array_binding_pattern(&self, pattern: NodeRef, include_pattern: bool) -> TypeId {
        let AstKind::ArrayPattern(node) = self.kind(pattern) else { return self.t.any };
        if node.elements.is_empty() {
            return self.create_iterable_type(self.t.any);
        }
        let mut types = Vec::new();
        let mut flags = Vec::new();
        let has_default = |element: &Option<BindingPattern<'p>>| {
            element.as_ref().is_none_or(|element| matches!(element, BindingPattern::AssignmentPattern(_)))
        };
        let minimum = node.elements.iter().rposition(|element| !has_default(element)).map_or(0, |at| at + 1);
        for (at, element) in node.elements.iter().enumerate() {
            types.push(match element {
                Some(element) => self.type_from_binding_element(pattern, element, include_pattern),
                None => self.t.any,
            });
            flags.push(if at < minimum { ElementFlags::REQUIRED } else { ElementFlags::OPTIONAL });
        }
        if let Some(rest) = &node.rest {
            types.push(self.type_from_binding_element(pattern, &rest.argument, include_pattern));
            flags.push(ElementFlags::REST);
        }
        let mut ty = self.create_tuple_type(&types, &flags, false, &[]);
        if include_pattern {
            ty = self.clone_type_reference(ty);
            self.set_pattern_of_type(ty, pattern);
            let with_literal = self.object_flags(ty) | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL;
            self.ty(ty).object_flags.set(with_literal);
        }
        ty
    }

    /// TypeScript: getTypeFromBindingElement
    fn type_from_binding_element(&self, near: NodeRef, element: &BindingPattern<'p>, include_pattern: bool) -> TypeId {
        match element {
            BindingPattern::AssignmentPattern(assignment) => {
                let target = near.at(assignment.left.node_id());
                let contextual = match assignment.left {
                    BindingPattern::BindingIdentifier(_) => self.t.unknown,
                    _ => self.type_from_binding_pattern(target, true),
                };
                let default = near.at(assignment.right.node_id());
                let ty = self.check_declaration_initializer(target, target, default, Some(contextual));
                self.add_optionality(self.widened_literal_type_for_initializer(target, ty), false, true)
            }
            BindingPattern::BindingIdentifier(_) => {
                if include_pattern {
                    self.t.non_inferrable_any
                } else {
                    self.t.any
                }
            }
            _ => self.type_from_binding_pattern(near.at(element.node_id()), include_pattern),
        }
    }

    /// The type of an initialiser. `name` is what it initialises: patterns of parameters fill in what is missing.
    /// TypeScript: checkDeclarationInitializer
    pub(in crate::checker) fn check_declaration_initializer(
        &self,
        declaration: NodeRef,
        name: NodeRef,
        initializer: NodeRef,
        contextual: Option<TypeId>,
    ) -> TypeId {
        let ty = self.quick_type_of_expression(initializer).unwrap_or_else(|| match contextual {
            Some(contextual) => self.check_expression_with_contextual_type(
                initializer,
                contextual,
                None,
                crate::checker::flags::CheckMode::empty(),
            ),
            None => self.check_expression_cached(initializer),
        });
        let root = match self.kind(declaration) {
            AstKind::FormalParameter(_) => declaration,
            _ => self.root_declaration(declaration),
        };
        if !matches!(self.kind(root), AstKind::FormalParameter(_)) {
            return ty;
        }
        match self.kind(name) {
            AstKind::ObjectPattern(_) if self.object_flags(ty).intersects(ObjectFlags::OBJECT_LITERAL) => {
                self.pad_object_literal_type(ty, name)
            }
            AstKind::ArrayPattern(_) if self.is_tuple_type(ty) => self.pad_tuple_type(ty, name),
            _ => ty,
        }
    }

    /// TypeScript: padObjectLiteralType
    fn pad_object_literal_type(&self, ty: TypeId, pattern: NodeRef) -> TypeId {
        let AstKind::ObjectPattern(node) = self.kind(pattern) else { return ty };
        let mut members = SymbolTableBuilder::default();
        for &property in self.properties_of_object_type(ty) {
            members.insert(self.symbol(property).name, property);
        }
        let known = members.len();
        for property in &node.properties {
            if !matches!(property.value, BindingPattern::AssignmentPattern(_)) {
                continue;
            }
            let key = self.literal_type_from_binding_property(pattern.at(property.node_id.get()));
            let Some(name) = self.property_name_from_type(key) else { continue };
            if self.property_of_type(ty, name).is_none() {
                let element = self.type_from_binding_element(pattern, &property.value, false);
                members.insert(name, self.create_property(name, element, true, false));
            }
        }
        if members.len() == known {
            return ty;
        }
        let symbol = self.ty(ty).symbol;
        let padded = self.create_anonymous_type(symbol, self.table(&members), &[], &[], self.index_infos_of_type(ty));
        self.ty(padded).object_flags.set(self.object_flags(ty));
        padded
    }

    /// TypeScript: padTupleType
    fn pad_tuple_type(&self, ty: TypeId, pattern: NodeRef) -> TypeId {
        let AstKind::ArrayPattern(node) = self.kind(pattern) else { return ty };
        let Some(target) = self.tuple_target(ty) else { return ty };
        let arity = self.type_reference_arity(ty);
        if target.combined_flags.intersects(ElementFlags::VARIABLE) || arity >= node.elements.len() {
            return ty;
        }
        let mut types = self.element_types(ty).to_vec();
        let mut flags = target.element_flags.to_vec();
        for element in node.elements.iter().skip(arity) {
            types.push(match element {
                Some(element @ BindingPattern::AssignmentPattern(_)) => {
                    self.type_from_binding_element(pattern, element, false)
                }
                _ => self.t.any,
            });
            flags.push(ElementFlags::OPTIONAL);
        }
        self.create_tuple_type(&types, &flags, target.readonly, &[])
    }

    /// Literals widen in what can be assigned to. TypeScript: getWidenedLiteralTypeForInitializer
    pub(in crate::checker) fn widened_literal_type_for_initializer(&self, declaration: NodeRef, ty: TypeId) -> TypeId {
        if self.is_constant_declaration(declaration) { ty } else { self.widened_literal_type(ty) }
    }

    /// Whether a declaration is a `const` or a readonly property; a parameter is none, though it declares one.
    /// TypeScript: isDeclarationReadonly
    fn is_constant_declaration(&self, declaration: NodeRef) -> bool {
        if let AstKind::PropertyDefinition(node) = self.kind(declaration) {
            return node.readonly;
        }
        let root = match self.kind(declaration) {
            AstKind::VariableDeclarator(_) => declaration,
            _ => self.root_declaration(declaration),
        };
        matches!(self.kind(root), AstKind::VariableDeclarator(_))
            && matches!(self.kind(self.parent(root)), AstKind::VariableDeclaration(list)
                if !matches!(list.kind, VariableDeclarationKind::Let | VariableDeclarationKind::Var))
    }
}
