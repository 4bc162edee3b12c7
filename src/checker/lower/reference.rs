//! Type references: a name with type arguments.

use std::hash::Hash;

use oxc_ast::AstKind;
use oxc_ast::ast::{TSTypeParameterInstantiation, TSTypeReference};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::symbols::type_name_node;
use crate::checker::types::{Alias, SymbolId, TypeId};

/// What tells one instantiation of an alias from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::checker) struct AliasInstantiation<'p> {
    symbol: SymbolId,
    arguments: &'p [TypeId],
    alias: Option<Alias<'p>>,
}

impl<'p> Checker<'p> {
    /// TypeScript: getTypeFromTypeReference
    pub(super) fn type_from_type_reference(&self, node: NodeRef, reference: &'p TSTypeReference<'p>) -> TypeId {
        let name = node.at(type_name_node(&reference.type_name));
        let is_const = matches!(self.kind(name), AstKind::IdentifierReference(id) if id.name == "const");
        if is_const && let AstKind::TSAsExpression(assertion) = self.kind(self.parent(node)) {
            return self.check_expression(node.at(assertion.expression.node_id()));
        }
        if is_const && let AstKind::TSTypeAssertion(assertion) = self.kind(self.parent(node)) {
            return self.check_expression(node.at(assertion.expression.node_id()));
        }
        self.type_from_name_and_arguments(node, name, reference.type_arguments.as_deref())
    }

    /// What a name means with arguments, at `node`.
    pub(in crate::checker) fn type_from_name_and_arguments(
        &self,
        node: NodeRef,
        name: NodeRef,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> TypeId {
        let symbol = self.resolve_entity_name(name, SymbolFlags::TYPE);
        match symbol {
            Some(symbol) if self.is_unknown_symbol(symbol) => self.t.unresolved,
            Some(symbol) => self.type_reference_type(node, symbol, arguments),
            None => self.unsupported_at("this name is not found", node.file, &self.kind(name)),
        }
    }

    /// TypeScript: getTypeReferenceType
    pub(in crate::checker) fn type_reference_type(
        &self,
        node: NodeRef,
        symbol: SymbolId,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> TypeId {
        if self.is_unknown_symbol(symbol) {
            return self.t.error;
        }
        let flags = self.symbol(symbol).flags.get();
        if flags.intersects(SymbolFlags::CLASS | SymbolFlags::INTERFACE) {
            return self.type_from_class_or_interface_reference(node, symbol, arguments);
        }
        if flags.intersects(SymbolFlags::TYPE_ALIAS) {
            return self.type_from_type_alias_reference(node, symbol, arguments);
        }
        match self.try_declared_type_of_symbol(symbol) {
            Some(ty) if arguments.is_none() => self.regular_type_of_literal_type(ty),
            _ => self.unsupported_at("this name is no type, or takes no type arguments", node.file, &self.kind(node)),
        }
    }

    /// TypeScript: getTypeFromClassOrInterfaceReference
    pub(in crate::checker) fn type_from_class_or_interface_reference(
        &self,
        node: NodeRef,
        symbol: SymbolId,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> TypeId {
        let ty = self.declared_type_of_class_or_interface(symbol);
        let written = arguments.map_or(0, |arguments| arguments.params.len());
        let interface = self.interface_type(ty);
        let Some(parameters) = interface.and_then(|interface| interface.local_type_parameters) else {
            if written > 0 {
                return self.unsupported_at("this type takes no type arguments", node.file, &self.kind(node));
            }
            return ty;
        };
        let minimum = self.min_type_argument_count(parameters);
        if written < minimum || written > parameters.len() {
            return self.unsupported_at("wrong number of type arguments", node.file, &self.kind(node));
        }
        if matches!(self.kind(node), AstKind::TSTypeReference(_))
            && self.is_deferred_type_reference_node(node, written != parameters.len())
        {
            return self.create_deferred_type_reference(ty, node, None, self.alias_for_type_node(node));
        }
        self.create_type_reference(ty, self.list(&self.class_type_arguments(ty, node, arguments)))
    }

    /// Outer parameters and filled-in arguments of a reference to a generic class or interface.
    pub(in crate::checker) fn class_type_arguments(
        &self,
        ty: TypeId,
        node: NodeRef,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> Vec<TypeId> {
        let interface = self.interface_type(ty);
        let outer = interface.and_then(|interface| interface.outer_type_parameters).unwrap_or(&[]);
        let local = interface.and_then(|interface| interface.local_type_parameters).unwrap_or(&[]);
        let written = self.type_argument_types(node, arguments);
        let mut all = outer.to_vec();
        let minimum = self.min_type_argument_count(local);
        all.extend(self.fill_missing_type_arguments(Some(self.list(&written)), local, minimum));
        all
    }

    /// TypeScript: getTypeFromTypeAliasReference
    fn type_from_type_alias_reference(
        &self,
        node: NodeRef,
        symbol: SymbolId,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> TypeId {
        let ty = self.declared_type_of_type_alias(symbol);
        let written = arguments.map_or(0, |arguments| arguments.params.len());
        let Some(parameters) = self.symbol(symbol).links.type_parameters.get() else {
            if written > 0 && !self.is_unsupported(ty) {
                return self.unsupported_at("this alias takes no type arguments", node.file, &self.kind(node));
            }
            return ty;
        };
        if written < self.min_type_argument_count(parameters) || written > parameters.len() {
            return self.unsupported_at("wrong number of type arguments", node.file, &self.kind(node));
        }
        let arguments = self.type_argument_types(node, arguments);
        // Without one, the instantiated type carries the alias that its declaration has.
        let alias = self
            .alias_for_type_node(node)
            .filter(|alias| self.is_local_type_alias(symbol) || !self.is_local_type_alias(alias.symbol));
        self.type_alias_instantiation(symbol, &arguments, alias)
    }

    /// A generic alias applied to arguments. TypeScript: getTypeAliasInstantiation
    pub fn type_alias_instantiation(&self, symbol: SymbolId, arguments: &[TypeId], alias: Option<Alias<'p>>) -> TypeId {
        let ty = self.declared_type_of_type_alias(symbol);
        if ty == self.t.intrinsic_marker {
            let [argument] = arguments else { return self.unsupported("an intrinsic type without argument", None) };
            return match self.symbol_text(symbol) {
                "Uppercase" | "Lowercase" | "Capitalize" | "Uncapitalize" => {
                    self.string_mapping_type(symbol, *argument)
                }
                "NoInfer" => self.no_infer_type(*argument),
                _ => self.unsupported("an intrinsic type that is not understood", None),
            };
        }
        let parameters = self.symbol(symbol).links.type_parameters.get().unwrap_or(&[]);
        if arguments == parameters {
            return ty;
        }
        let key = AliasInstantiation { symbol, arguments: self.list(arguments), alias };
        let known = self.lower_caches.alias_instantiations.borrow().get(&key).copied();
        if let Some(known) = known {
            return known;
        }
        let minimum = self.min_type_argument_count(parameters);
        let filled = self.fill_missing_type_arguments(Some(key.arguments), parameters, minimum);
        let mapper = self.create_type_mapper(parameters, Some(filled));
        let instantiated = self.instantiate_type_with_alias(ty, mapper, alias);
        self.lower_caches.alias_instantiations.borrow_mut().insert(key, instantiated);
        instantiated
    }

    /// The symbol that a type reference names, aliases followed. TypeScript: resolveTypeReferenceName
    pub fn resolve_type_reference_name(&self, node: NodeRef, meaning: SymbolFlags) -> Option<SymbolId> {
        let AstKind::TSTypeReference(reference) = self.kind(node) else { return None };
        self.resolve_entity_name(node.at(type_name_node(&reference.type_name)), meaning)
    }

    /// The arguments of a type reference, defaults filled in. TypeScript: getEffectiveTypeArguments
    pub fn effective_type_arguments(&self, node: NodeRef, parameters: &'p [TypeId]) -> &'p [TypeId] {
        let arguments = match self.kind(node) {
            AstKind::TSTypeReference(reference) => reference.type_arguments.as_deref(),
            AstKind::TSInterfaceHeritage(heritage) => heritage.type_arguments.as_deref(),
            AstKind::TSImportType(import) => import.type_arguments.as_deref(),
            _ => None,
        };
        let written = self.list(&self.type_argument_types(node, arguments));
        self.fill_missing_type_arguments(Some(written), parameters, self.min_type_argument_count(parameters))
    }
}
