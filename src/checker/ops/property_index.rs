//! The type of one property, element or index signature of an object that is not generic any more.

use oxc_ast::AstKind;
use oxc_ast::ast::Expression;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{AccessFlags, ElementFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::js_number::number_from_text;
use crate::checker::members::is_numeric_literal_name;
use crate::checker::names::Name;
use crate::checker::types::{IndexInfo, SymbolId, TypeId};

/// One access that is being answered.
#[derive(Clone, Copy)]
struct Access {
    object: TypeId,
    index: TypeId,
    node: Option<NodeRef>,
    flags: AccessFlags,
}

impl Checker<'_> {
    /// `None` where there is nothing; what TypeScript reports as an error is unsupported.
    /// TypeScript: getPropertyTypeForIndexType
    pub(super) fn property_type_for_index_type(
        &self,
        object: TypeId,
        index: TypeId,
        node: Option<NodeRef>,
        flags: AccessFlags,
    ) -> Option<TypeId> {
        if let Some(unsupported) = [object, index].into_iter().find(|&ty| self.is_unsupported(ty)) {
            return Some(unsupported);
        }
        let access = Access { object, index, node, flags };
        let is_private = node.is_some_and(|node| matches!(self.kind(node), AstKind::PrivateIdentifier(_)));
        let usable = !is_private && self.is_type_usable_as_property_name(index);
        let name = if usable { self.property_name_from_type(index) } else { None };
        if let Some(name) = name
            && let Some(answer) = self.property_type_by_name(access, name)
        {
            return Some(answer);
        }
        let keys = TypeFlags::STRING_LIKE | TypeFlags::NUMBER_LIKE | TypeFlags::ES_SYMBOL_LIKE;
        if !self.flags(index).intersects(TypeFlags::NULLABLE) && self.is_type_assignable_to_kind(index, keys, false) {
            if self.flags(object).intersects(TypeFlags::ANY | TypeFlags::NEVER) {
                return Some(object);
            }
            let info =
                self.applicable_index_info(object, index).or_else(|| self.index_info_of_type(object, self.t.string));
            if let Some(info) = info {
                return self.index_info_access(access, info);
            }
            if self.flags(index).contains(TypeFlags::NEVER) {
                return Some(self.t.never);
            }
            if let Some(node) = node
                && self.is_element_access(node)
                && !self.is_const_enum_object_type(object)
            {
                return self.element_access_without_signature(access);
            }
        }
        if flags.contains(AccessFlags::ALLOW_MISSING) && self.is_object_literal_type(object) {
            return Some(self.t.undefined);
        }
        if node.is_none() && self.flags(index).contains(TypeFlags::ANY) {
            return Some(index);
        }
        None
    }

    fn is_element_access(&self, node: NodeRef) -> bool {
        matches!(self.kind(node), AstKind::ComputedMemberExpression(_))
    }

    /// TypeScript: isConstEnumObjectType
    pub fn is_const_enum_object_type(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::OBJECT)
            && self.object_flags(ty).contains(ObjectFlags::ANONYMOUS)
            && self
                .ty(ty)
                .symbol
                .is_some_and(|symbol| self.symbol(symbol).flags.get().contains(SymbolFlags::CONST_ENUM))
    }

    fn unsupported_access(&self, access: Access, reason: &'static str) -> TypeId {
        let at = access.node.map(|node| (node.file, oxc_span::GetSpan::span(&self.kind(node))));
        self.unsupported(reason, at)
    }

    /// The property called `name`, or the element at that place of a tuple.
    fn property_type_by_name(&self, access: Access, name: Name) -> Option<TypeId> {
        if access.flags.contains(AccessFlags::CONTEXTUAL) {
            return Some(self.type_of_property_of_contextual_type(access.object, name, None).unwrap_or(self.t.any));
        }
        if let Some(property) = self.property_of_type(access.object, name) {
            return Some(self.type_of_accessed_property(access, property));
        }
        let text = self.text(name);
        let is_tuple = self.every_type(access.object, &mut |member| self.is_tuple_type(member));
        if !is_tuple || !is_numeric_literal_name(text) {
            return None;
        }
        let index = number_from_text(text);
        let all_fixed = || {
            self.every_type(access.object, &mut |member| {
                self.tuple_target(member)
                    .is_some_and(|target| !target.combined_flags.intersects(ElementFlags::VARIABLE))
            })
        };
        if access.node.is_some() && !access.flags.contains(AccessFlags::ALLOW_MISSING) && all_fixed() {
            return Some(self.unsupported_access(access, "a tuple has no element at this index"));
        }
        if index < 0.0 || index.is_nan() {
            return None;
        }
        let absent = access.flags.contains(AccessFlags::INCLUDE_UNDEFINED).then_some(self.t.missing);
        Some(self.tuple_element_type_out_of_start_count(access.object, index, absent))
    }

    fn type_of_accessed_property(&self, access: Access, property: SymbolId) -> TypeId {
        let element = access.node.filter(|&node| self.is_element_access(node));
        if let Some(node) = element
            && access.flags.contains(AccessFlags::CACHE_SYMBOL)
        {
            self.ops.accessed_properties.borrow_mut().insert(node, property);
        }
        if let Some(node) = element
            && self.is_auto_typed_this_property(node, property)
        {
            return self.unsupported_access(access, "a property whose type is that of its assignments");
        }
        let ty = if access.flags.contains(AccessFlags::WRITING) {
            self.write_type_of_symbol(property)
        } else {
            self.type_of_symbol(property)
        };
        if let Some(node) = element
            && !self.is_definite_assignment_target(node)
        {
            return self.flow_type_of_reference(node, ty, ty, None);
        }
        let in_type = access.node.is_some_and(|node| matches!(self.kind(node), AstKind::TSIndexedAccessType(_)));
        if in_type && self.contains_missing_type(ty) { self.union_type(&[ty, self.t.undefined]) } else { ty }
    }

    /// The property that an element access was found to name, once its type was asked for.
    pub fn accessed_property(&self, access: NodeRef) -> Option<SymbolId> {
        self.ops.accessed_properties.borrow().get(&access).copied()
    }

    /// `this["x"]` for a property without a written type, whose type depends on where it is asked for.
    fn is_auto_typed_this_property(&self, node: NodeRef, property: SymbolId) -> bool {
        let AstKind::ComputedMemberExpression(member) = self.kind(node) else { return false };
        if !matches!(member.object, Expression::ThisExpression(_)) {
            return false;
        }
        self.symbol(property).value_declaration.get().is_some_and(|declaration| match self.kind(declaration) {
            AstKind::PropertyDefinition(node) => node.type_annotation.is_none() && node.value.is_none(),
            _ => false,
        })
    }

    fn index_info_access(&self, access: Access, info: IndexInfo) -> Option<TypeId> {
        if access.flags.contains(AccessFlags::NO_INDEX_SIGNATURES) && info.key_type != self.t.number {
            return None;
        }
        let texts = TypeFlags::STRING | TypeFlags::NUMBER;
        if access.node.is_some()
            && info.key_type == self.t.string
            && !self.is_type_assignable_to_kind(access.index, texts, false)
        {
            return Some(self.unsupported_access(access, "a type that cannot be used as an index"));
        }
        if access.flags.contains(AccessFlags::INCLUDE_UNDEFINED)
            && !self.is_own_enum_member(access.object, access.index)
        {
            return Some(self.union_type(&[info.ty, self.t.missing]));
        }
        Some(info.ty)
    }

    /// Whether an enum is indexed with a member of its own, which is always there.
    fn is_own_enum_member(&self, object: TypeId, index: TypeId) -> bool {
        let Some(object) = self.ty(object).symbol else { return false };
        self.symbol(object).flags.get().intersects(SymbolFlags::ENUM)
            && self.flags(index).contains(TypeFlags::ENUM_LITERAL)
            && self.ty(index).symbol.is_some_and(|member| self.symbol(member).parent.get() == Some(object))
    }

    /// `object[index]` where no index signature applies.
    fn element_access_without_signature(&self, access: Access) -> Option<TypeId> {
        let flags = self.flags(access.index);
        let strict = self.program.options().no_implicit_any;
        if self.is_object_literal_type(access.object) {
            if strict && flags.intersects(TypeFlags::STRING_LITERAL | TypeFlags::NUMBER_LITERAL) {
                return Some(self.unsupported_access(access, "an access to a property that is not there"));
            }
            if flags.intersects(TypeFlags::NUMBER | TypeFlags::STRING) {
                let properties = self.resolve_structured_type_members(access.object).properties;
                let mut types: Vec<TypeId> = properties.iter().map(|&property| self.type_of_symbol(property)).collect();
                types.push(self.t.undefined);
                return Some(self.union_type(&types));
            }
        }
        if strict && !access.flags.contains(AccessFlags::SUPPRESS_NO_IMPLICIT_ANY_ERROR) {
            return Some(self.unsupported_access(access, "an element access that is implicitly `any`"));
        }
        None
    }
}
