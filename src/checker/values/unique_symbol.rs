//! `unique symbol`: the type of one declaration.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, VariableDeclarationKind};

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::types::{SymbolId, TypeData, TypeId};

impl Checker<'_> {
    /// The unique symbol of the constant or readonly property that `node` declares or annotates; plain `symbol`
    /// elsewhere. TypeScript: getESSymbolLikeTypeForNode
    pub fn es_symbol_like_type_for_node(&self, node: NodeRef) -> TypeId {
        match self.unique_symbol_declaration(node) {
            Some(symbol) => self.unique_es_symbol_type(symbol),
            None => self.t.es_symbol,
        }
    }

    fn unique_es_symbol_type(&self, symbol: SymbolId) -> TypeId {
        let data = self.symbol(symbol);
        if let Some(ty) = data.links.unique_es_symbol_type.get() {
            return ty;
        }
        let name = self.intern(&format!("__@{}@{}", self.text(data.name), symbol.0.number()));
        let unique = TypeData::UniqueEsSymbol { name };
        let ty = self.create_type(TypeFlags::UNIQUE_ES_SYMBOL, ObjectFlags::empty(), Some(symbol), None, unique);
        data.links.unique_es_symbol_type.set(Some(ty));
        ty
    }

    /// TypeScript: isValidESSymbolDeclaration
    fn unique_symbol_declaration(&self, node: NodeRef) -> Option<SymbolId> {
        match self.kind(node) {
            AstKind::TSTypeAnnotation(_) | AstKind::TSParenthesizedType(_) | AstKind::ParenthesizedExpression(_) => {
                self.unique_symbol_declaration(self.parent(node))
            }
            AstKind::VariableDeclarator(declarator) => {
                let AstKind::VariableDeclaration(list) = self.kind(self.parent(node)) else { return None };
                let BindingPattern::BindingIdentifier(name) = &declarator.id else { return None };
                (list.kind == VariableDeclarationKind::Const)
                    .then(|| self.symbol_of_node(node.at(name.node_id.get())))
                    .flatten()
            }
            AstKind::PropertyDefinition(property) if property.readonly && property.r#static => {
                self.symbol_of_node(node)
            }
            AstKind::TSPropertySignature(property) if property.readonly => self.symbol_of_node(node),
            _ => None,
        }
    }
}
