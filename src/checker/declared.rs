//! Declared types: what a class, interface, alias, enum or type parameter stands for.

use std::cell::{Cell, RefCell};

use oxc_ast::AstKind;
use oxc_ast::ast::TSTypeParameterDeclaration;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Checker;
use super::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use super::names::Name;
use super::resolution::Question;
use super::types::{InterfaceType, SymbolId, TypeData, TypeId};
use crate::base::{FileId, NodeRef};

/// Caches of this room.
#[derive(Default)]
pub(super) struct DeclaredCaches {
    /// Interfaces whose body mentions `this`, per file that was asked about.
    interfaces_with_this: RefCell<FxHashMap<FileId, FxHashSet<NodeRef>>>,
    /// Interfaces that are being asked whether they or their bases mention `this`, outermost first.
    asked_for_this: RefCell<Vec<SymbolId>>,
}

impl<'p> Checker<'p> {
    /// The type that a type symbol declares. TypeScript: getDeclaredTypeOfSymbol
    pub fn declared_type_of_symbol(&self, symbol: SymbolId) -> TypeId {
        self.try_declared_type_of_symbol(symbol).unwrap_or_else(|| self.unsupported("this name is no type", None))
    }

    /// TypeScript: tryGetDeclaredTypeOfSymbol
    pub fn try_declared_type_of_symbol(&self, symbol: SymbolId) -> Option<TypeId> {
        let flags = self.symbol(symbol).flags.get();
        if flags.intersects(SymbolFlags::CLASS | SymbolFlags::INTERFACE) {
            return Some(self.declared_type_of_class_or_interface(symbol));
        }
        if flags.intersects(SymbolFlags::TYPE_ALIAS) {
            return Some(self.declared_type_of_type_alias(symbol));
        }
        if flags.intersects(SymbolFlags::TYPE_PARAMETER) {
            return Some(self.declared_type_of_type_parameter(symbol));
        }
        if flags.intersects(SymbolFlags::ENUM) {
            return Some(self.declared_type_of_enum(symbol));
        }
        if flags.intersects(SymbolFlags::ENUM_MEMBER) {
            return Some(self.declared_type_of_enum_member(symbol));
        }
        if flags.intersects(SymbolFlags::ALIAS) {
            return self.declared_type_of_symbol(self.resolve_alias(symbol)?).into();
        }
        None
    }

    /// TypeScript: getDeclaredTypeOfTypeParameter
    pub fn declared_type_of_type_parameter(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.declared_type.get() {
            return ty;
        }
        let ty = self.create_type_parameter(Some(symbol));
        links.declared_type.set(Some(ty));
        ty
    }

    /// TypeScript: getDeclaredTypeOfTypeAlias
    pub fn declared_type_of_type_alias(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.declared_type.get() {
            return ty;
        }
        if !self.push_type_resolution(Question::DeclaredType(symbol)) {
            return self.unsupported("a type alias refers to itself", None);
        }
        let declarations = self.symbol(symbol).declarations.get();
        let declared = declarations.iter().find_map(|&declaration| match self.kind(declaration) {
            AstKind::TSTypeAliasDeclaration(alias) => Some(declaration.at(alias.type_annotation.node_id())),
            _ => None,
        });
        let mut ty = declared.map_or_else(
            || self.unsupported("a type alias without a type", None),
            |node| self.type_from_type_node(node),
        );
        if self.pop_type_resolution() {
            let parameters = self.local_type_parameters_of_class_or_interface_or_type_alias(symbol);
            links.type_parameters.set(parameters);
            if ty == self.t.intrinsic_marker && self.text(self.symbol(symbol).name) == "BuiltinIteratorReturn" {
                let strict = self.program.options().strict_builtin_iterator_return;
                ty = if strict { self.t.undefined } else { self.t.any };
            }
        } else {
            ty = self.unsupported("a type alias refers to itself", None);
        }
        if links.declared_type.get().is_none() {
            links.declared_type.set(Some(ty));
        }
        links.declared_type.get().unwrap_or(ty)
    }

    /// TypeScript: getDeclaredTypeOfClassOrInterface
    pub fn declared_type_of_class_or_interface(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        if let Some(ty) = data.links.declared_type.get() {
            return ty;
        }
        let is_class = data.flags.get().intersects(SymbolFlags::CLASS);
        let kind = if is_class { ObjectFlags::CLASS } else { ObjectFlags::INTERFACE };
        let outer = self.outer_type_parameters_of_class_or_interface(symbol);
        let local = self.local_type_parameters_of_class_or_interface_or_type_alias(symbol);
        let generic = outer.is_some() || local.is_some() || is_class || !self.is_thisless_interface(symbol);
        let this_type = generic.then(|| self.create_this_type(Some(symbol)));
        let all: Vec<TypeId> = outer.unwrap_or(&[]).iter().chain(local.unwrap_or(&[])).copied().collect();
        let interface = InterfaceType {
            type_parameters: generic.then(|| self.list(&all)),
            outer_type_parameters: outer,
            local_type_parameters: local,
            this_type,
            base_constructor_type: Cell::default(),
            base_types: Cell::default(),
            base_types_resolved: Cell::new(false),
            declared: Cell::default(),
            variances: Cell::default(),
        };
        // Finding the type parameters may have asked for this very type.
        if let Some(ty) = data.links.declared_type.get() {
            return ty;
        }
        let flags = if generic { kind | ObjectFlags::REFERENCE } else { kind };
        let ty = self.create_type(TypeFlags::OBJECT, flags, Some(symbol), None, TypeData::Interface(interface));
        data.links.declared_type.set(Some(ty));
        if let Some(this_type) = this_type
            && let TypeData::TypeParameter(parameter) = &self.ty(this_type).data
        {
            parameter.constraint.set(Some(ty));
        }
        ty
    }

    /// Type parameters that a class, interface or alias declares itself, over all its declarations.
    /// TypeScript: getLocalTypeParametersOfClassOrInterfaceOrTypeAlias
    pub fn local_type_parameters_of_class_or_interface_or_type_alias(&self, symbol: SymbolId) -> Option<&'p [TypeId]> {
        let mut parameters = Vec::new();
        for &declaration in self.symbol(symbol).declarations.get() {
            if matches!(
                self.kind(declaration),
                AstKind::TSInterfaceDeclaration(_) | AstKind::Class(_) | AstKind::TSTypeAliasDeclaration(_)
            ) {
                self.append_own_type_parameters(declaration, &mut parameters);
            }
        }
        (!parameters.is_empty()).then(|| self.list(&parameters))
    }

    fn append_own_type_parameters(&self, declaration: NodeRef, parameters: &mut Vec<TypeId>) {
        let Some(list) = self.type_parameter_declarations(declaration) else { return };
        for node in &list.params {
            let Some(symbol) = self.symbol_of_node(declaration.at(node.node_id.get())) else { continue };
            let ty = self.declared_type_of_type_parameter(symbol);
            if !parameters.contains(&ty) {
                parameters.push(ty);
            }
        }
    }

    /// The `<T, …>` of a declaration. TypeScript: getEffectiveTypeParameterDeclarations
    pub fn type_parameter_declarations(&self, declaration: NodeRef) -> Option<&'p TSTypeParameterDeclaration<'p>> {
        match self.kind(declaration) {
            AstKind::Function(node) => node.type_parameters.as_deref(),
            AstKind::ArrowFunctionExpression(node) => node.type_parameters.as_deref(),
            AstKind::Class(node) => node.type_parameters.as_deref(),
            AstKind::TSInterfaceDeclaration(node) => node.type_parameters.as_deref(),
            AstKind::TSTypeAliasDeclaration(node) => node.type_parameters.as_deref(),
            AstKind::TSCallSignatureDeclaration(node) => node.type_parameters.as_deref(),
            AstKind::TSConstructSignatureDeclaration(node) => node.type_parameters.as_deref(),
            AstKind::TSMethodSignature(node) => node.type_parameters.as_deref(),
            AstKind::TSFunctionType(node) => node.type_parameters.as_deref(),
            AstKind::TSConstructorType(node) => node.type_parameters.as_deref(),
            _ => None,
        }
    }

    /// Type parameters of the declarations around a class or interface.
    /// TypeScript: getOuterTypeParametersOfClassOrInterface
    fn outer_type_parameters_of_class_or_interface(&self, symbol: SymbolId) -> Option<&'p [TypeId]> {
        let data = self.symbol(symbol);
        let declaration = if data.flags.get().intersects(SymbolFlags::CLASS) {
            data.value_declaration.get()
        } else {
            let mut declarations = data.declarations.get().iter().copied();
            declarations.find(|&d| matches!(self.kind(d), AstKind::TSInterfaceDeclaration(_)))
        };
        self.outer_type_parameters(declaration?, false)
    }

    /// Type parameters in scope around a node, outermost first. TypeScript: getOuterTypeParameters
    pub fn outer_type_parameters(&self, node: NodeRef, include_this_types: bool) -> Option<&'p [TypeId]> {
        let mut parameters = Vec::new();
        self.collect_outer_type_parameters(node, include_this_types, &mut parameters);
        (!parameters.is_empty()).then(|| self.list(&parameters))
    }

    fn collect_outer_type_parameters(&self, node: NodeRef, include_this_types: bool, parameters: &mut Vec<TypeId>) {
        let parent = self.parent(node);
        if parent == node {
            return;
        }
        self.collect_outer_type_parameters(parent, include_this_types, parameters);
        match self.kind(parent) {
            AstKind::TSMappedType(mapped) => {
                if let Some(symbol) = self.symbol_of_node(parent.at(mapped.key.node_id.get())) {
                    parameters.push(self.declared_type_of_type_parameter(symbol));
                }
            }
            AstKind::TSConditionalType(_) => {
                parameters.extend(self.infer_type_parameters(parent).unwrap_or_default());
            }
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_)
                if self.contextual_generic_signature(parent, parameters) => {}
            _ => {
                self.append_own_type_parameters(parent, parameters);
                if include_this_types
                    && matches!(self.kind(parent), AstKind::Class(_) | AstKind::TSInterfaceDeclaration(_))
                    && let Some(symbol) = self.symbol_of_node(parent)
                    && let Some(interface) = self.interface_type(self.declared_type_of_class_or_interface(symbol))
                {
                    parameters.extend(interface.this_type);
                }
            }
        }
    }

    /// A context-sensitive function may take its type parameters from a contextual signature.
    fn contextual_generic_signature(&self, function: NodeRef, parameters: &mut Vec<TypeId>) -> bool {
        if self.type_parameter_declarations(function).is_some()
            || !self.is_context_sensitive_function_or_object_literal_method(function)
        {
            return false;
        }
        let Some(symbol) = self.symbol_of_node(function) else { return false };
        let ty = self.type_of_symbol(symbol);
        let signatures = self.signatures_of_type(ty, super::SignatureKind::Call);
        match signatures.first().and_then(|&signature| self.signature(signature).type_parameters.get()) {
            Some(own) => {
                parameters.extend(own);
                true
            }
            None => false,
        }
    }

    /// Whether no member of the interface, nor of its bases, mentions `this`. TypeScript: isThislessInterface
    fn is_thisless_interface(&self, symbol: SymbolId) -> bool {
        self.declared_caches.asked_for_this.borrow_mut().push(symbol);
        let is_thisless = self.has_thisless_bases(symbol);
        self.declared_caches.asked_for_this.borrow_mut().pop();
        is_thisless
    }

    fn has_thisless_bases(&self, symbol: SymbolId) -> bool {
        for &declaration in self.symbol(symbol).declarations.get() {
            let AstKind::TSInterfaceDeclaration(interface) = self.kind(declaration) else { continue };
            if self.interface_mentions_this(declaration) {
                return false;
            }
            for heritage in &interface.extends {
                let name = super::symbols::type_name_node(&heritage.type_name);
                let base = self.resolve_entity_name(declaration.at(name), SymbolFlags::TYPE);
                let is_thisless = base.is_some_and(|base| {
                    // One that is its own base has no `this` yet.
                    let is_asked = self.declared_caches.asked_for_this.borrow().contains(&base);
                    let has_this = |ty| self.interface_type(ty).is_some_and(|interface| interface.this_type.is_some());
                    self.symbol(base).flags.get().intersects(SymbolFlags::INTERFACE)
                        && (is_asked || !has_this(self.declared_type_of_class_or_interface(base)))
                });
                if !is_thisless {
                    return false;
                }
            }
        }
        true
    }

    fn interface_mentions_this(&self, interface: NodeRef) -> bool {
        if let Some(known) = self.declared_caches.interfaces_with_this.borrow().get(&interface.file) {
            return known.contains(&interface);
        }
        let nodes = self.program.module(interface.file).nodes();
        let mut found = FxHashSet::default();
        for node in nodes.iter().filter(|node| matches!(node.kind(), AstKind::TSThisType(_))) {
            let around =
                nodes.ancestors(node.id()).find(|node| matches!(node.kind(), AstKind::TSInterfaceDeclaration(_)));
            found.extend(around.map(|node| interface.at(node.id())));
        }
        let mentions = found.contains(&interface);
        self.declared_caches.interfaces_with_this.borrow_mut().insert(interface.file, found);
        mentions
    }

    /// The alias that a type node is the whole body of, parentheses and `readonly` aside.
    /// TypeScript: getAliasSymbolForTypeNode
    pub fn alias_symbol_for_type_node(&self, node: NodeRef) -> Option<SymbolId> {
        let mut host = self.parent(node);
        loop {
            match self.kind(host) {
                AstKind::TSParenthesizedType(_) => host = self.parent(host),
                AstKind::TSTypeOperator(operator)
                    if operator.operator == oxc_ast::ast::TSTypeOperatorOperator::Readonly =>
                {
                    host = self.parent(host);
                }
                AstKind::TSTypeAliasDeclaration(_) => return self.symbol_of_node(host),
                _ => return None,
            }
        }
    }

    /// Whether an alias is declared inside a function. TypeScript: isLocalTypeAlias
    pub fn is_local_type_alias(&self, symbol: SymbolId) -> bool {
        self.symbol(symbol).declarations.get().iter().any(|&declaration| {
            matches!(self.kind(declaration), AstKind::TSTypeAliasDeclaration(_))
                && self
                    .program
                    .module(declaration.file)
                    .nodes()
                    .ancestor_kinds(declaration.node)
                    .any(|kind| matches!(kind, AstKind::Function(_) | AstKind::ArrowFunctionExpression(_)))
        })
    }

    /// The name of a symbol as text, for comparisons with well-known names.
    pub fn symbol_text(&self, symbol: SymbolId) -> &'p str {
        let name: Name = self.symbol(symbol).name;
        self.text(name)
    }
}
