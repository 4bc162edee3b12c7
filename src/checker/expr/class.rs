//! Classes as values.

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// TypeScript: checkClassExpression
    pub(super) fn check_class_expression(&self, node: NodeRef) -> TypeId {
        match self.symbol_of_node(node) {
            Some(symbol) => self.type_of_symbol(symbol),
            None => self.unsupported_at("a class without symbol", node.file, &self.kind(node)),
        }
    }
}
