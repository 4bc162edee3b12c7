//! Types of getters and setters.

use oxc_ast::AstKind;
use oxc_ast::ast::TSTypeAnnotation;

use super::symbol_type::cached;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::resolution::Question;
use crate::checker::types::{SymbolId, TypeId};

impl<'p> Checker<'p> {
    /// The type that reading an accessor gives. TypeScript: getTypeOfAccessors
    pub(super) fn type_of_accessors(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.ty.get() {
            return ty;
        }
        if !self.push_type_resolution(Question::TypeOfSymbol(symbol)) {
            return self.unsupported("an accessor that refers to itself", self.place_of_symbol(symbol));
        }
        let getter = self.accessor_of_kind(symbol, SymbolFlags::GET_ACCESSOR);
        let setter = self.accessor_of_kind(symbol, SymbolFlags::SET_ACCESSOR);
        let annotated = getter.and_then(|node| self.annotated_accessor_type(node));
        let annotated = annotated.or_else(|| setter.and_then(|node| self.annotated_accessor_type(node)));
        let from_body = || {
            let function = self.function_of_declaration(getter?)?;
            let has_body = self.function_parts(function)?.has_body;
            has_body.then(|| self.return_type_from_body(function, crate::checker::flags::CheckMode::empty()))
        };
        let mut ty = annotated.or_else(from_body).unwrap_or(self.t.any);
        if !self.pop_type_resolution() {
            ty = self.t.any;
        }
        cached(&links.ty, || ty)
    }

    /// TypeScript: getWriteTypeOfAccessors
    pub(super) fn write_type_of_accessors(&self, symbol: SymbolId) -> TypeId {
        let links = &self.symbol(symbol).links;
        if let Some(ty) = links.write_type.get() {
            return ty;
        }
        if !self.push_type_resolution(Question::WriteTypeOfSymbol(symbol)) {
            return self.unsupported("an accessor that refers to itself", self.place_of_symbol(symbol));
        }
        let annotated = self.annotated_setter_type(symbol);
        let circular = !self.pop_type_resolution();
        let ty = if circular { self.t.any } else { annotated.unwrap_or_else(|| self.type_of_accessors(symbol)) };
        cached(&links.write_type, || ty)
    }

    /// The annotated parameter type of a property's setter.
    pub fn annotated_setter_type(&self, symbol: SymbolId) -> Option<TypeId> {
        self.annotated_accessor_type(self.accessor_of_kind(symbol, SymbolFlags::SET_ACCESSOR)?)
    }

    fn accessor_of_kind(&self, symbol: SymbolId, kind: SymbolFlags) -> Option<NodeRef> {
        let declarations = self.symbol(symbol).declarations.get().iter().copied();
        declarations.into_iter().find(|&declaration| self.declaration_flags(declaration).intersects(kind))
    }

    /// TypeScript: getAnnotatedAccessorType
    fn annotated_accessor_type(&self, accessor: NodeRef) -> Option<TypeId> {
        let function = self.function_of_declaration(accessor)?;
        let parts = self.function_parts(function)?;
        let is_getter = self.declaration_flags(accessor).intersects(SymbolFlags::GET_ACCESSOR);
        let annotation: Option<&TSTypeAnnotation<'p>> = if is_getter {
            parts.return_type
        } else {
            parts.parameters.items.first().and_then(|parameter| parameter.type_annotation.as_deref())
        };
        Some(self.type_from_type_node(function.at(annotation?.type_annotation.node_id())))
    }

    /// The getter of the property whose setter `function` is.
    pub(super) fn getter_beside_setter(&self, function: NodeRef) -> Option<NodeRef> {
        let member = match self.kind(function) {
            AstKind::TSMethodSignature(_) => function,
            _ => self.parent(function),
        };
        if !self.declaration_flags(member).intersects(SymbolFlags::SET_ACCESSOR) {
            return None;
        }
        self.function_of_declaration(self.accessor_of_kind(self.symbol_of_node(member)?, SymbolFlags::GET_ACCESSOR)?)
    }
}
