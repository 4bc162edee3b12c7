//! The elements of what is iterated: spread, destructured, or gone through by `for … of`.

use super::Checker;
use super::flags::{IterationUse, TypeFlags};
use super::ops::UnionReduction;
use super::types::TypeId;
use crate::base::NodeRef;
use crate::program::ScriptTarget;

impl Checker<'_> {
    /// The element type of what is iterated. TypeScript: checkIteratedTypeOrElementType
    pub fn check_iterated_type_or_element_type(&self, usage: IterationUse, ty: TypeId, node: NodeRef) -> TypeId {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return ty;
        }
        match self.iterated_type_or_element_type(usage, ty) {
            Some(element) => element,
            None => self.unsupported_at("a value that cannot be iterated", node.file, &self.kind(node)),
        }
    }

    /// The element type of what is iterated; `None` where it cannot be. TypeScript: getIteratedTypeOrElementType
    pub fn iterated_type_or_element_type(&self, usage: IterationUse, ty: TypeId) -> Option<TypeId> {
        if self.flags(ty).intersects(TypeFlags::ANY) {
            return Some(ty);
        }
        let options = self.program.options();
        let uplevel = options.target > ScriptTarget::Es5 && self.global_type_or_none("Iterable", 3).is_some();
        if uplevel || options.downlevel_iteration || usage.contains(IterationUse::ALLOWS_ASYNC_ITERABLES) {
            let types = self.iteration_types_of_iterable(ty, usage);
            if types.is_some() || uplevel {
                return types.map(|types| types.yield_type);
            }
        }
        self.element_type_without_iterators(usage, ty)
    }

    /// The element of an array, or the text of a string, where the target knows of no iterators.
    fn element_type_without_iterators(&self, usage: IterationUse, ty: TypeId) -> Option<TypeId> {
        let is_text = |part: TypeId| self.flags(part).intersects(TypeFlags::STRING_LIKE);
        let allows_text = usage.contains(IterationUse::ALLOWS_STRING_INPUT);
        let arrays = if allows_text { self.filter_type(ty, &mut |part| !is_text(part)) } else { ty };
        let text = (arrays != ty).then_some(self.t.string);
        if self.flags(arrays).contains(TypeFlags::NEVER) || !self.is_array_like_type(arrays) {
            return text;
        }
        let element = self.index_type_of_type(arrays, self.t.number)?;
        Some(match text {
            Some(text) => self.union_type_with(&[element, text], UnionReduction::Subtype, None, None),
            None => element,
        })
    }

    /// The element that `...x` contributes to an array.
    pub fn spread_element_type(&self, ty: TypeId, node: NodeRef) -> TypeId {
        self.check_iterated_type_or_element_type(IterationUse::SPREAD, ty, node)
    }

    /// The element that array destructuring takes; rests are not out of bounds.
    pub fn destructured_element_type(&self, ty: TypeId, pattern: NodeRef, is_rest: bool) -> TypeId {
        let element = self.check_iterated_type_or_element_type(IterationUse::DESTRUCTURING, ty, pattern);
        let unchecked = self.program.options().no_unchecked_indexed_access && !is_rest;
        if unchecked && !self.is_unsupported(element) { self.union_type(&[element, self.t.missing]) } else { element }
    }

    /// The type of the variable of `for … of`. TypeScript: checkRightHandSideOfForOf
    pub fn check_right_hand_side_of_for_of(&self, statement: NodeRef) -> TypeId {
        let oxc_ast::AstKind::ForOfStatement(each) = self.kind(statement) else {
            return self.unsupported("no for-of statement", None);
        };
        let usage = if each.r#await { IterationUse::FOR_AWAIT_OF } else { IterationUse::FOR_OF };
        let right = statement.at(each.right.node_id());
        self.check_iterated_type_or_element_type(usage, self.check_non_null_expression(right), right)
    }
}
