//! References: what can be narrowed, and when two of them mean the same place.

use oxc_ast::AstKind;
use oxc_syntax::node::NodeId;

use super::state::{FlowKey, KeyPart};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::names::Name;
use crate::checker::types::{SymbolId, TypeId};

/// A place that a value is read from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reference<'p> {
    /// An expression in the source; also a binding pattern or function, whose parts are narrowed through it.
    Written(NodeRef),
    /// `object.name`, written nowhere: what a destructured variable is read from, or a property of `this`.
    Access { object: &'p Reference<'p>, name: Name },
    /// `this`, written nowhere.
    This,
}

impl Reference<'_> {
    /// The expression, if it is in the source.
    pub fn written(self) -> Option<NodeRef> {
        match self {
            Reference::Written(node) => Some(node),
            _ => None,
        }
    }
}

impl<'p> Checker<'p> {
    /// Whether a reference is a property or element access.
    pub(super) fn is_access_reference(&self, reference: Reference<'p>) -> bool {
        match reference {
            Reference::Written(node) => self.tree(node.file).is_access(node.node),
            Reference::Access { .. } => true,
            Reference::This => false,
        }
    }

    /// What a property or element access is applied to.
    pub(super) fn object_of_reference(&self, reference: Reference<'p>) -> Option<Reference<'p>> {
        match reference {
            Reference::Written(node) => {
                Some(Reference::Written(node.at(self.tree(node.file).accessed_object(node.node)?)))
            }
            Reference::Access { object, .. } => Some(*object),
            Reference::This => None,
        }
    }

    /// The property that a reference reads. TypeScript: getAccessedPropertyName
    pub(super) fn accessed_property_name_of_reference(&self, reference: Reference<'p>) -> Option<Name> {
        match reference {
            Reference::Written(node) => self.accessed_property_name(node),
            Reference::Access { name, .. } => Some(name),
            Reference::This => None,
        }
    }

    /// Whether `target` means the same place as `source`. TypeScript: isMatchingReference
    pub(super) fn is_matching_reference(&self, source: Reference<'p>, target: Reference<'p>) -> bool {
        if let Reference::Written(target) = target
            && let Some(result) = self.is_matching_wrapped_target(source, target)
        {
            return result;
        }
        let Reference::Written(node) = source else {
            return match source {
                Reference::Access { object, name } => self.is_matching_access(*object, Some(name), target),
                _ => self.is_this_reference(target),
            };
        };
        let tree = self.tree(node.file);
        let written = |inner: NodeId| Reference::Written(node.at(inner));
        match tree.kind(node.node) {
            AstKind::ImportMeta(_) => self.is_target(target, |kind| matches!(kind, AstKind::ImportMeta(_))),
            AstKind::NewTarget(_) => self.is_target(target, |kind| matches!(kind, AstKind::NewTarget(_))),
            AstKind::Super(_) => self.is_target(target, |kind| matches!(kind, AstKind::Super(_))),
            AstKind::ThisExpression(_) => self.is_this_reference(target),
            AstKind::IdentifierReference(_) | AstKind::BindingIdentifier(_) => {
                target.written().is_some_and(|target| self.is_same_variable(node, target))
            }
            AstKind::TSNonNullExpression(_)
            | AstKind::ParenthesizedExpression(_)
            | AstKind::TSSatisfiesExpression(_) => {
                tree.operand(node.node).is_some_and(|inner| self.is_matching_reference(written(inner), target))
            }
            AstKind::StaticMemberExpression(_)
            | AstKind::PrivateFieldExpression(_)
            | AstKind::ComputedMemberExpression(_) => {
                if !self.is_access_reference(target) {
                    return false;
                }
                let Some(object) = tree.accessed_object(node.node) else { return false };
                let name = self.accessed_property_name(node);
                self.is_matching_access(written(object), name, target)
                    || self.is_matching_element(node, written(object), target)
            }
            AstKind::TSQualifiedName(name) => {
                let left = written(name.left.node_id());
                self.is_matching_access(left, Some(self.intern(&name.right.name)), target)
            }
            AstKind::SequenceExpression(_) => {
                tree.comma_right(node.node).is_some_and(|right| self.is_matching_reference(written(right), target))
            }
            _ => false,
        }
    }

    /// Whether two identifiers, each using or declaring a variable, mean the same one.
    fn is_same_variable(&self, source: NodeRef, target: NodeRef) -> bool {
        // Most questions are about different names: nothing needs to be resolved for those.
        if self.kind(source).identifier_name() != self.kind(target).identifier_name() {
            return false;
        }
        let symbol = self.symbol_of_reference_or_declaration(target);
        symbol.is_some() && symbol == self.symbol_of_reference_or_declaration(source)
    }

    /// Parentheses, `!`, assignments and commas around the target.
    fn is_matching_wrapped_target(&self, source: Reference<'p>, target: NodeRef) -> Option<bool> {
        let tree = self.tree(target.file);
        let inner = match tree.kind(target.node) {
            AstKind::ParenthesizedExpression(_) | AstKind::TSNonNullExpression(_) => tree.operand(target.node)?,
            AstKind::AssignmentExpression(assignment) => assignment.left.node_id(),
            AstKind::SequenceExpression(_) => tree.comma_right(target.node)?,
            _ => return None,
        };
        Some(self.is_matching_reference(source, Reference::Written(target.at(inner))))
    }

    fn is_target(&self, target: Reference<'p>, test: impl FnOnce(AstKind<'p>) -> bool) -> bool {
        target.written().is_some_and(|target| test(self.kind(target)))
    }

    fn is_this_reference(&self, reference: Reference<'p>) -> bool {
        match reference {
            Reference::Written(node) => matches!(self.kind(node), AstKind::ThisExpression(_)),
            Reference::Access { .. } => false,
            Reference::This => true,
        }
    }

    /// Whether `target` accesses `name` of `object`.
    fn is_matching_access(&self, object: Reference<'p>, name: Option<Name>, target: Reference<'p>) -> bool {
        let Some(name) = name else { return false };
        self.is_access_reference(target)
            && self.accessed_property_name_of_reference(target) == Some(name)
            && self
                .object_of_reference(target)
                .is_some_and(|target_object| self.is_matching_reference(object, target_object))
    }

    /// Whether both access the element of one object at one variable that does not change.
    fn is_matching_element(&self, source: NodeRef, object: Reference<'p>, target: Reference<'p>) -> bool {
        let Reference::Written(target) = target else { return false };
        let Some(key) = self.constant_key_symbol(source) else { return false };
        // A key with a known name is compared by name alone.
        if self.accessed_property_name(source).is_some() && self.accessed_property_name(target).is_some() {
            return false;
        }
        self.key_symbol(target) == Some(key)
            && self
                .tree(target.file)
                .accessed_object(target.node)
                .is_some_and(|inner| self.is_matching_reference(object, Reference::Written(target.at(inner))))
    }

    /// The variable `i` of `a[i]`.
    fn key_symbol(&self, access: NodeRef) -> Option<SymbolId> {
        let AstKind::ComputedMemberExpression(member) = self.kind(access) else { return None };
        let key = access.at(member.expression.node_id());
        matches!(self.kind(key), AstKind::IdentifierReference(_)).then(|| self.resolved_symbol(key)).flatten()
    }

    /// As [`Self::key_symbol`], if nothing assigns to it.
    fn constant_key_symbol(&self, access: NodeRef) -> Option<SymbolId> {
        self.key_symbol(access).filter(|&symbol| self.is_never_reassigned(symbol))
    }

    /// Whether a variable keeps its first value.
    pub(super) fn is_never_reassigned(&self, symbol: SymbolId) -> bool {
        self.is_constant_variable(symbol)
            || self.is_parameter_or_mutable_local_variable(symbol) && !self.is_symbol_assigned(symbol)
    }

    /// The symbol of an identifier, whether it uses or declares it.
    pub(super) fn symbol_of_reference_or_declaration(&self, node: NodeRef) -> Option<SymbolId> {
        match self.kind(node) {
            AstKind::IdentifierReference(_) => self.resolved_symbol(node),
            AstKind::BindingIdentifier(_) => self.symbol_of_node(node),
            _ => None,
        }
    }

    /// Whether `target` is an object that `source` reaches through. TypeScript: containsMatchingReference
    pub(super) fn contains_matching_reference(&self, source: Reference<'p>, target: Reference<'p>) -> bool {
        let mut source = source;
        while let Some(object) = self.object_of_reference(source) {
            source = object;
            if self.is_matching_reference(source, target) {
                return true;
            }
        }
        false
    }

    /// TypeScript: isOrContainsMatchingReference
    pub(super) fn is_or_contains_matching_reference(&self, source: Reference<'p>, target: Reference<'p>) -> bool {
        self.is_matching_reference(source, target) || self.contains_matching_reference(source, target)
    }

    /// Whether an optional chain goes through `target`, so that its presence says something about it.
    /// TypeScript: optionalChainContainsReference
    pub(super) fn optional_chain_contains_reference(&self, chain: NodeRef, target: Reference<'p>) -> bool {
        let tree = self.tree(chain.file);
        let mut node = tree.unchained(chain.node);
        while tree.is_optional_chain(node)
            && let Some(operand) = tree.operand(node)
        {
            node = operand;
            if self.is_matching_reference(Reference::Written(chain.at(node)), target) {
                return true;
            }
        }
        false
    }

    /// What distinguishes a question about a reference from others at the same loop; none where nothing does.
    /// TypeScript: getFlowCacheKey
    pub(super) fn flow_cache_key(
        &self,
        reference: Reference<'p>,
        declared: TypeId,
        initial: TypeId,
        container: Option<NodeRef>,
    ) -> Option<FlowKey> {
        let root = |root: KeyPart| vec![KeyPart::Question(container, declared, initial), root];
        let node = match reference {
            Reference::Written(node) => node,
            Reference::This => return Some(root(KeyPart::This)),
            Reference::Access { object, name } => {
                let key = self.flow_cache_key(*object, declared, initial, container)?;
                return Some(extended(key, KeyPart::Name(name)));
            }
        };
        let tree = self.tree(node.file);
        let key_of =
            |inner: NodeId| self.flow_cache_key(Reference::Written(node.at(inner)), declared, initial, container);
        match tree.kind(node.node) {
            AstKind::IdentifierReference(_) | AstKind::BindingIdentifier(_) => {
                Some(root(KeyPart::Symbol(self.symbol_of_reference_or_declaration(node)?)))
            }
            AstKind::ThisExpression(_) => Some(root(KeyPart::This)),
            AstKind::TSNonNullExpression(_) | AstKind::ParenthesizedExpression(_) => key_of(tree.operand(node.node)?),
            AstKind::TSQualifiedName(name) => {
                Some(extended(key_of(name.left.node_id())?, KeyPart::Name(self.intern(&name.right.name))))
            }
            AstKind::StaticMemberExpression(_)
            | AstKind::PrivateFieldExpression(_)
            | AstKind::ComputedMemberExpression(_) => {
                let part = match self.accessed_property_name(node) {
                    Some(name) => KeyPart::Name(name),
                    None => KeyPart::Symbol(self.constant_key_symbol(node)?),
                };
                Some(extended(key_of(tree.accessed_object(node.node)?)?, part))
            }
            AstKind::ObjectPattern(_)
            | AstKind::ArrayPattern(_)
            | AstKind::Function(_)
            | AstKind::ArrowFunctionExpression(_) => Some(vec![KeyPart::Node(node, declared)]),
            _ => None,
        }
    }
}

fn extended(mut key: FlowKey, part: KeyPart) -> FlowKey {
    key.push(part);
    key
}
