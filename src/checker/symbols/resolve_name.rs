//! From a name at a place to its symbol.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, TSTypeName};
use oxc_span::GetSpan;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTable;
use crate::checker::types::SymbolId;

impl<'p> Checker<'p> {
    /// The innermost symbol called `name` that has `meaning`, seen from `location`; possibly an alias.
    /// TypeScript: resolveName
    pub fn resolve_name(&self, location: NodeRef, name: Name, meaning: SymbolFlags) -> Option<SymbolId> {
        let module = self.program.module(location.file);
        let scoping = module.scoping();
        let mut scope = Some(module.nodes().get_node(location.node).scope_id());
        while let Some(at) = scope {
            let owner = NodeRef { file: location.file, node: scoping.get_node_id(at) };
            if !self.is_outside_infer_scope(location, owner)
                && let Some(binding) = scoping.get_binding(at, self.text(name).into())
                && let Some(symbol) = self.binding_symbol(location.file, binding)
                && self.symbol_means(symbol, meaning)
            {
                return Some(symbol);
            }
            if let Some(symbol) = self.resolve_in_container(owner, name, meaning) {
                return Some(symbol);
            }
            scope = scoping.scope_parent_id(at);
        }
        self.resolve_global_name(name, meaning)
    }

    /// As [`Self::resolve_name`], but `export { x }` must not find the `x` that it makes.
    pub(super) fn resolve_name_above_exports(
        &self,
        location: NodeRef,
        name: Name,
        meaning: SymbolFlags,
    ) -> Option<SymbolId> {
        self.resolve_name(location, name, meaning)
    }

    fn resolve_global_name(&self, name: Name, meaning: SymbolFlags) -> Option<SymbolId> {
        if name == Name::UNDEFINED && meaning.intersects(SymbolFlags::VALUE) {
            return Some(self.undefined_symbol());
        }
        if name == Name::GLOBAL_THIS && meaning.intersects(SymbolFlags::MODULE | SymbolFlags::VALUE) {
            return Some(self.global_this_symbol());
        }
        self.global_symbol(name).filter(|&symbol| self.symbol_means(symbol, meaning))
    }

    /// `infer U` is in scope in the extends and true parts of its conditional type only.
    fn is_outside_infer_scope(&self, location: NodeRef, owner: NodeRef) -> bool {
        let AstKind::TSConditionalType(conditional) = self.kind(owner) else { return false };
        let place = self.kind(location).span();
        let contains = |span: oxc_span::Span| span.start <= place.start && place.end <= span.end;
        contains(conditional.false_type.span()) || contains(conditional.check_type.span())
    }

    /// Names that a scope takes from the symbol it belongs to: other blocks of a namespace, members of an enum.
    fn resolve_in_container(&self, owner: NodeRef, name: Name, meaning: SymbolFlags) -> Option<SymbolId> {
        let container = match self.kind(owner) {
            AstKind::TSNamespaceDeclaration(_) | AstKind::TSExternalModuleDeclaration(_) => owner,
            AstKind::TSEnumBody(_) => self.parent(owner),
            AstKind::TSGlobalDeclaration(_) => return self.resolve_global_name(name, meaning),
            AstKind::Function(function)
                if name == Name::ARGUMENTS && meaning.intersects(SymbolFlags::VARIABLE) && function.body.is_some() =>
            {
                return Some(self.arguments_symbol());
            }
            _ => return None,
        };
        let symbol = self.symbol_of_node(container)?;
        let found = self.exports_of_symbol(symbol).get(name)?;
        // Of namespaces, only ambient ones may have export specifiers.
        let is_module =
            matches!(self.kind(owner), AstKind::TSNamespaceDeclaration(_) | AstKind::TSExternalModuleDeclaration(_));
        if is_module && self.is_export_specifier(found) {
            return None;
        }
        self.symbol_means(found, meaning).then_some(found)
    }

    /// Whether a name is only what `export { x }` or `export * as x` calls it, which binds nothing inside of the module.
    fn is_export_specifier(&self, symbol: SymbolId) -> bool {
        let data = self.symbol(symbol);
        data.flags.get() == SymbolFlags::ALIAS
            && data.declarations.get().iter().any(|&declaration| {
                matches!(self.kind(declaration), AstKind::ExportSpecifier(_) | AstKind::ExportAllDeclaration(_))
            })
    }

    /// Whether a symbol, or what it stands for, has one of the meanings.
    fn symbol_means(&self, symbol: SymbolId, meaning: SymbolFlags) -> bool {
        let flags = self.symbol(symbol).flags.get();
        if flags.intersects(meaning) {
            return true;
        }
        if !flags.intersects(SymbolFlags::ALIAS) {
            return false;
        }
        // An import that leads nowhere still hides outer names.
        self.resolve_alias(symbol)
            .is_none_or(|target| self.is_unknown_symbol(target) || self.symbol(target).flags.get().intersects(meaning))
    }

    /// The symbol called `name` with `meaning` in a table. TypeScript: getSymbol
    pub fn symbol_in_table(&self, table: &SymbolTable<'p>, name: Name, meaning: SymbolFlags) -> Option<SymbolId> {
        table.get(name).filter(|&symbol| self.symbol_means(symbol, meaning))
    }

    /// The symbol that an identifier, qualified name or member expression of identifiers names, aliases followed.
    /// TypeScript: resolveEntityName
    pub fn resolve_entity_name(&self, node: NodeRef, meaning: SymbolFlags) -> Option<SymbolId> {
        let symbol = match self.kind(node) {
            AstKind::IdentifierReference(identifier) => {
                self.resolve_name(node, self.intern(&identifier.name), meaning)?
            }
            AstKind::IdentifierName(identifier) => self.resolve_name(node, self.intern(&identifier.name), meaning)?,
            AstKind::TSQualifiedName(name) => {
                let left = type_name_node(&name.left);
                self.resolve_member_of_entity(node.at(left), self.intern(&name.right.name), meaning)?
            }
            AstKind::StaticMemberExpression(member) => {
                let object = node.at(member.object.node_id());
                self.resolve_member_of_entity(object, self.intern(&member.property.name), meaning)?
            }
            AstKind::ParenthesizedExpression(inner) => {
                return self.resolve_entity_name(node.at(inner.expression.node_id()), meaning);
            }
            _ => return None,
        };
        if self.symbol(symbol).flags.get().intersects(meaning) {
            return Some(symbol);
        }
        self.resolve_symbol(symbol)
    }

    fn resolve_member_of_entity(&self, left: NodeRef, name: Name, meaning: SymbolFlags) -> Option<SymbolId> {
        let namespace = self.resolve_entity_name(left, SymbolFlags::NAMESPACE)?;
        if self.is_unknown_symbol(namespace) {
            return Some(namespace);
        }
        if Some(namespace) == self.symbol_caches.global_this.get() {
            return self.resolve_global_name(name, meaning);
        }
        let exports = self.exports_of_module(namespace);
        self.symbol_in_table(exports, name, meaning)
    }

    /// Whether an expression is a name, possibly qualified. TypeScript: isEntityNameExpression
    pub fn is_entity_name_expression(expression: &Expression<'p>) -> bool {
        match expression {
            Expression::Identifier(_) => true,
            Expression::StaticMemberExpression(member) => Self::is_entity_name_expression(&member.object),
            _ => false,
        }
    }
}

/// The node of a type name, whichever form it has.
pub(in crate::checker) fn type_name_node(name: &TSTypeName<'_>) -> oxc_syntax::node::NodeId {
    match name {
        TSTypeName::IdentifierReference(name) => name.node_id.get(),
        TSTypeName::QualifiedName(name) => name.node_id.get(),
        TSTypeName::ThisExpression(this) => this.node_id.get(),
    }
}
