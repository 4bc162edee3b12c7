//! The stacks of contextual types and inference contexts that are in force.

use std::rc::Rc;

use super::ContextualEntry;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::ContextFlags;
use crate::checker::inference::{InferenceContext, InferenceContextId};
use crate::checker::types::TypeId;

impl<'p> Checker<'p> {
    /// `node` is asked to be `ty` until the matching pop. TypeScript: pushContextualType
    pub fn push_contextual_type(&self, node: NodeRef, ty: Option<TypeId>) {
        self.contextual.types.borrow_mut().push((node, ty, false));
    }

    /// Looks the contextual type of `node` up once, for all questions until the matching pop.
    /// TypeScript: pushCachedContextualType
    pub fn push_cached_contextual_type(&self, node: NodeRef) {
        let ty = self.contextual_type(node, ContextFlags::empty());
        self.contextual.types.borrow_mut().push((node, ty, true));
    }

    /// TypeScript: popContextualType
    pub fn pop_contextual_type(&self) {
        self.contextual.types.borrow_mut().pop();
    }

    /// The innermost entry for `node`. TypeScript: findContextualNode
    pub(super) fn find_contextual_node(&self, node: NodeRef, include_caches: bool) -> Option<ContextualEntry> {
        let types = self.contextual.types.borrow();
        let is_for_node = |&&(entry, _, is_cache): &&ContextualEntry| entry == node && (include_caches || !is_cache);
        types.iter().rev().find(is_for_node).copied()
    }

    /// What is checked below `node` until the matching pop infers to `context`. TypeScript: pushInferenceContext
    pub fn push_inference_context(&self, node: NodeRef, context: Option<InferenceContextId>) {
        self.contextual.inference_contexts.borrow_mut().push((node, context));
    }

    /// TypeScript: popInferenceContext
    pub fn pop_inference_context(&self) {
        self.contextual.inference_contexts.borrow_mut().pop();
    }

    /// The innermost inference that `node` is checked for. TypeScript: getInferenceContext
    pub fn inference_context(&self, node: NodeRef) -> Option<Rc<InferenceContext<'p>>> {
        let contexts = self.contextual.inference_contexts.borrow();
        let entry = contexts.iter().rev().find(|entry| self.is_node_descendant_of(node, entry.0))?;
        entry.1.map(|context| self.inference_context_by_id(context))
    }

    /// Whether `ancestor` is `node` or a node above it. TypeScript: isNodeDescendantOf
    pub fn is_node_descendant_of(&self, node: NodeRef, ancestor: NodeRef) -> bool {
        if node.file != ancestor.file {
            return false;
        }
        let mut node = node;
        loop {
            if node == ancestor {
                return true;
            }
            let parent = self.parent(node);
            if parent == node {
                return false;
            }
            node = parent;
        }
    }
}
