//! Indexed access: the type of `T[K]`, or the access itself where it depends on a type parameter.

use oxc_ast::AstKind;

use super::UnionReduction;
use super::intersection::IntersectionFlags;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, ObjectFlags, TypeFlags};
use crate::checker::js_number::number_from_text;
use crate::checker::members::is_numeric_literal_name;
use crate::checker::types::{Alias, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// `T[K]` as a type; `unknown` where there is no such property. TypeScript: getIndexedAccessType
    pub fn indexed_access_type(&self, object: TypeId, index: TypeId) -> TypeId {
        self.indexed_access_type_with(object, index, AccessFlags::empty(), None, None)
    }

    /// `T[K]` where `access` writes it, if it is written at all. TypeScript: getIndexedAccessType
    pub fn indexed_access_type_with(
        &self,
        object: TypeId,
        index: TypeId,
        flags: AccessFlags,
        access: Option<NodeRef>,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        self.indexed_access_type_or_undefined(object, index, flags, access, alias).unwrap_or_else(|| match access {
            Some(access) => {
                let span = oxc_span::GetSpan::span(&self.kind(access));
                self.unsupported("an access to a property that is not there", Some((access.file, span)))
            }
            None => self.t.unknown,
        })
    }

    /// TypeScript: getTypeFromIndexedAccessTypeNode
    pub fn type_from_indexed_access_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSIndexedAccessType(access) = self.kind(node) else { return self.unexpected_node(node) };
        let object = self.type_from_type(node, &access.object_type);
        let index = self.type_from_type(node, &access.index_type);
        let alias = self.alias_for_type_node(node);
        self.indexed_access_type_with(object, index, AccessFlags::empty(), Some(node), alias)
    }

    /// `T[K]`; `None` where there is no such property. TypeScript: getIndexedAccessTypeOrUndefined
    pub fn indexed_access_type_or_undefined(
        &self,
        object: TypeId,
        index: TypeId,
        flags: AccessFlags,
        access: Option<NodeRef>,
        alias: Option<Alias<'p>>,
    ) -> Option<TypeId> {
        if object == self.t.wildcard || index == self.t.wildcard {
            return Some(self.t.wildcard);
        }
        if let Some(unsupported) = [object, index].into_iter().find(|&ty| self.is_unsupported(ty)) {
            return Some(unsupported);
        }
        let (result, taint) = self.decide(|| self.indexed_access_type_worker(object, index, flags, access, alias));
        taint.or(result)
    }

    fn indexed_access_type_worker(
        &self,
        object: TypeId,
        index: TypeId,
        flags: AccessFlags,
        access: Option<NodeRef>,
        alias: Option<Alias<'p>>,
    ) -> Option<TypeId> {
        let object = self.reduced_type(object);
        let mut index = index;
        let mut flags = flags;
        if self.is_string_index_signature_only_type(object)
            && !self.flags(index).intersects(TypeFlags::NULLABLE)
            && self.is_type_assignable_to_kind(index, TypeFlags::STRING | TypeFlags::NUMBER, false)
        {
            index = self.t.string;
        }
        if self.program.options().no_unchecked_indexed_access && flags.contains(AccessFlags::EXPRESSION_POSITION) {
            flags |= AccessFlags::INCLUDE_UNDEFINED;
        }
        if self.is_deferred_access(object, index, access) {
            if self.flags(object).intersects(TypeFlags::ANY_OR_UNKNOWN) {
                return Some(object);
            }
            return Some(self.deferred_indexed_access(object, index, flags & AccessFlags::PERSISTENT, alias));
        }
        let apparent = self.reduced_apparent_type(object);
        if self.is_union(index) && !self.flags(index).contains(TypeFlags::BOOLEAN) {
            return self.indexed_access_by_union(apparent, index, flags, access, alias);
        }
        let flags = flags | AccessFlags::CACHE_SYMBOL | AccessFlags::REPORT_DEPRECATED;
        self.property_type_for_index_type(apparent, index, access, flags)
    }

    fn is_deferred_access(&self, object: TypeId, index: TypeId, access: Option<NodeRef>) -> bool {
        if self.is_generic_index_type(index) {
            return true;
        }
        let is_fixed_element = || {
            self.tuple_target(object)
                .is_some_and(|target| self.index_type_less_than(index, self.total_fixed_element_count(target)))
        };
        let in_expression = access.is_some_and(|access| !matches!(self.kind(access), AstKind::TSIndexedAccessType(_)));
        if in_expression {
            return self.is_generic_tuple_type(object) && !is_fixed_element();
        }
        self.is_generic_object_type(object) && !is_fixed_element() || self.is_generic_reducible_type(object)
    }

    fn deferred_indexed_access(
        &self,
        object: TypeId,
        index: TypeId,
        flags: AccessFlags,
        alias: Option<Alias<'p>>,
    ) -> TypeId {
        let key = (object, index, flags.bits(), alias);
        if let Some(&known) = self.ops.indexed_accesses.borrow().get(&key) {
            return known;
        }
        let data = TypeData::IndexedAccess {
            object,
            index,
            flags: flags.bits(),
            constraint: std::cell::Cell::default(),
            simplified: Default::default(),
        };
        let ty = self.create_type(TypeFlags::INDEXED_ACCESS, ObjectFlags::empty(), None, alias, data);
        self.ops.indexed_accesses.borrow_mut().insert(key, ty);
        ty
    }

    fn indexed_access_by_union(
        &self,
        apparent: TypeId,
        index: TypeId,
        flags: AccessFlags,
        access: Option<NodeRef>,
        alias: Option<Alias<'p>>,
    ) -> Option<TypeId> {
        let mut types = Vec::new();
        for &member in self.constituents(index) {
            types.push(self.property_type_for_index_type(apparent, member, access, flags)?);
        }
        Some(if flags.contains(AccessFlags::WRITING) {
            self.intersection_type_with(&types, IntersectionFlags::empty(), alias)
        } else {
            self.union_type_with(&types, UnionReduction::Literal, alias, None)
        })
    }

    /// Whether `index` is a number below `limit`. TypeScript: indexTypeLessThan
    fn index_type_less_than(&self, index: TypeId, limit: usize) -> bool {
        self.every_type(index, &mut |member| {
            if !self.flags(member).intersects(TypeFlags::STRING_OR_NUMBER_LITERAL) {
                return false;
            }
            let Some(name) = self.property_name_from_type(member) else { return false };
            let text = self.text(name);
            is_numeric_literal_name(text) && {
                let index = number_from_text(text);
                index >= 0.0 && index < f64::from(u32::try_from(limit).unwrap_or(u32::MAX))
            }
        })
    }

    /// Whether `source` is of a kind or assignable to it. TypeScript: isTypeAssignableToKind
    pub fn is_type_assignable_to_kind(&self, source: TypeId, kind: TypeFlags, strict: bool) -> bool {
        if self.is_unsupported(source) {
            self.taint(source);
        }
        let flags = self.flags(source);
        if flags.intersects(kind) {
            return true;
        }
        let loose = TypeFlags::ANY_OR_UNKNOWN | TypeFlags::VOID | TypeFlags::UNDEFINED | TypeFlags::NULL;
        if strict && flags.intersects(loose) {
            return false;
        }
        let t = &self.t;
        [
            (TypeFlags::NUMBER_LIKE, t.number),
            (TypeFlags::BIGINT_LIKE, t.bigint),
            (TypeFlags::STRING_LIKE, t.string),
            (TypeFlags::BOOLEAN_LIKE, t.boolean),
            (TypeFlags::VOID, t.void),
            (TypeFlags::NEVER, t.never),
            (TypeFlags::NULL, t.null),
            (TypeFlags::UNDEFINED, t.undefined),
            (TypeFlags::ES_SYMBOL, t.es_symbol),
            (TypeFlags::NON_PRIMITIVE, t.non_primitive),
        ]
        .into_iter()
        .any(|(kinds, target)| kind.intersects(kinds) && self.is_type_assignable_to(source, target))
    }
}
