//! Members whose computed names are literals or unique symbols, known only through types.

use oxc_ast::AstKind;

use super::MemberName;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::{LiteralValue, SymbolId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// All members of the instance side, computed names included. TypeScript: getMembersOfSymbol
    pub fn members_of_symbol(&self, symbol: SymbolId) -> &'p SymbolTable<'p> {
        let links = &self.symbol(symbol).links;
        if let Some(members) = links.resolved_members.get() {
            return members;
        }
        let early = self.early_members(symbol);
        // Set early: the type of a computed name may ask for members of the same symbol.
        links.resolved_members.set(Some(early));
        let members = self.with_late_members(symbol, early, false);
        links.resolved_members.set(Some(members));
        members
    }

    /// All static members of a class, computed names included. TypeScript: getExportsOfSymbol
    pub fn resolved_exports_of_class(&self, symbol: SymbolId) -> &'p SymbolTable<'p> {
        let links = &self.symbol(symbol).links;
        let exports = self.exports_of_symbol(symbol);
        if !self.symbol(symbol).flags.get().intersects(SymbolFlags::CLASS) {
            return exports;
        }
        if let Some(exports) = links.resolved_exports.get() {
            return exports;
        }
        links.resolved_exports.set(Some(exports));
        let exports = self.with_late_members(symbol, exports, true);
        links.resolved_exports.set(Some(exports));
        exports
    }

    fn with_late_members(&self, symbol: SymbolId, early: &'p SymbolTable<'p>, is_static: bool) -> &'p SymbolTable<'p> {
        let mut late: Vec<(NodeRef, NodeRef)> = Vec::new();
        for &declaration in self.symbol(symbol).declarations.get() {
            if matches!(self.kind(declaration), AstKind::ObjectExpression(_)) {
                continue;
            }
            for member in self.member_declarations(declaration, is_static) {
                if let Some(MemberName::Computed(expression)) = self.member_name(member) {
                    late.push((member, expression));
                }
            }
        }
        if late.is_empty() {
            return early;
        }
        let mut table = early.to_builder();
        let mut indexes = Vec::new();
        for (member, expression) in late.into_iter().filter(|&(_, expression)| self.is_entity_name(expression)) {
            let name_type = self.type_of_late_name(expression);
            match self.property_name_from_type(name_type) {
                Some(name) => self.add_late_member(symbol, &mut table, name, name_type, member),
                None if self.is_type_usable_as_index_signature(name_type) => indexes.push(member),
                None => {}
            }
        }
        if !indexes.is_empty() {
            self.add_late_index_signatures(symbol, &mut table, &indexes);
        }
        self.table(&table)
    }

    fn is_entity_name(&self, node: NodeRef) -> bool {
        match self.kind(node) {
            AstKind::IdentifierReference(_) => true,
            AstKind::StaticMemberExpression(member) => self.is_entity_name(node.at(member.object.node_id())),
            _ => false,
        }
    }

    /// The type of a computed name that is a name of an entity.
    pub(in crate::checker) fn type_of_late_name(&self, expression: NodeRef) -> TypeId {
        self.type_of_entity_name_expression(expression)
            .unwrap_or_else(|| self.unsupported("a computed name that is not found", self.place(Some(expression))))
    }

    /// TypeScript: isTypeUsableAsIndexSignature
    fn is_type_usable_as_index_signature(&self, ty: TypeId) -> bool {
        self.is_unsupported(ty) || self.is_type_assignable_to(ty, self.t.string_number_symbol)
    }

    /// Computed names that are known as `string`, `number` or `symbol` only. TypeScript: lateBindIndexSignature
    fn add_late_index_signatures(&self, owner: SymbolId, table: &mut SymbolTableBuilder, members: &[NodeRef]) {
        let early = table.get(&Name::INDEX_SIGNATURE).map_or(&[][..], |&index| self.symbol(index).declarations.get());
        let index = self.create_symbol(SymbolFlags::empty(), Name::INDEX_SIGNATURE, CheckFlags::LATE);
        let data = self.symbol(index);
        data.declarations.set(self.list(&[early, members].concat()));
        data.parent.set(Some(owner));
        table.insert(Name::INDEX_SIGNATURE, index);
    }

    fn add_late_member(
        &self,
        owner: SymbolId,
        table: &mut SymbolTableBuilder,
        name: Name,
        name_type: TypeId,
        declaration: NodeRef,
    ) {
        if let Some(&member) = table.get(&name) {
            let data = self.symbol(member);
            if data.declarations.get().contains(&declaration) {
                return;
            }
            let mut declarations = data.declarations.get().to_vec();
            declarations.push(declaration);
            data.declarations.set(self.list(&declarations));
            data.flags.set(data.flags.get() | self.declaration_flags(declaration));
            self.symbol_caches.by_node.borrow_mut().insert(declaration, member);
            return;
        }
        let member = self.declare(name, &[declaration], Some(owner));
        let data = self.symbol(member);
        data.check_flags.set(data.check_flags.get() | CheckFlags::LATE);
        data.links.name_type.set(Some(name_type));
        table.insert(name, member);
    }

    /// The property name that a literal or unique symbol type stands for. TypeScript: getPropertyNameFromType
    pub fn property_name_from_type(&self, ty: TypeId) -> Option<Name> {
        match &self.ty(ty).data {
            TypeData::UniqueEsSymbol { name } => Some(*name),
            TypeData::Literal { value: LiteralValue::String(text), .. } => Some(*text),
            TypeData::Literal { value: LiteralValue::Number(number), .. } => {
                Some(self.intern(&super::number_to_string(*number)))
            }
            _ => None,
        }
    }

    /// Whether a type can name a property. TypeScript: isTypeUsableAsPropertyName
    pub fn is_type_usable_as_property_name(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE)
            && self.property_name_from_type(ty).is_some()
    }

    /// The type of `a.b.c`, without narrowing: what a late-bound name and `unique symbol` need.
    pub(in crate::checker) fn type_of_entity_name_expression(&self, node: NodeRef) -> Option<TypeId> {
        match self.kind(node) {
            AstKind::IdentifierReference(identifier) => {
                let symbol = self.resolve_name(node, self.intern(&identifier.name), SymbolFlags::VALUE)?;
                Some(self.type_of_symbol(self.resolve_symbol(symbol)?))
            }
            AstKind::StaticMemberExpression(member) => {
                let object = node.at(member.object.node_id());
                let name = self.intern(&member.property.name);
                if let Some(symbol) = self.resolve_entity_name(node, SymbolFlags::VALUE) {
                    return Some(self.type_of_symbol(symbol));
                }
                let object = self.apparent_type(self.type_of_entity_name_expression(object)?);
                Some(self.type_of_symbol(self.property_of_type(object, name)?))
            }
            AstKind::ParenthesizedExpression(inner) => {
                self.type_of_entity_name_expression(node.at(inner.expression.node_id()))
            }
            _ => None,
        }
    }
}
