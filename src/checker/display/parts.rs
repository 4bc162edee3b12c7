//! Types written out that have parts of their own kind: unions, intersections, lists and tuples.

use super::{TypeWriter, Written};
use crate::base::type_node::{MappedModifier, MappedType, TupleElement, TypeNode};
use crate::checker::SignatureKind;
use crate::checker::flags::{ElementFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId, UnionType};

impl<'p> TypeWriter<'_, 'p> {
    pub(super) fn expanded(&mut self, ty: TypeId) -> Written {
        match &self.checker.ty(ty).data {
            TypeData::Union(union) => self.union(self.named_parts(union).unwrap_or(union.types)),
            TypeData::Intersection(intersection) => self.intersection(ty, intersection.types),
            TypeData::Conditional(_) => self.conditional(ty),
            _ if self.checker.is_array_type(ty) => {
                let readonly = self.checker.is_readonly_array_type(ty);
                let element = self.checker.type_arguments(ty).first().copied().unwrap_or(self.checker.t.any);
                Ok(TypeNode::Array { element: Box::new(self.node(element)?), readonly })
            }
            _ if self.checker.is_tuple_type(ty) => self.tuple(ty),
            _ => self.object(ty),
        }
    }

    /// The parts that a union was made of, where one of them is written by name.
    fn named_parts(&self, union: &UnionType<'p>) -> Option<&'p [TypeId]> {
        let origin = union.origin.filter(|_| !self.named.is_empty())?;
        let TypeData::Union(parts) = &self.checker.ty(origin).data else { return None };
        let is_named = |&part: &TypeId| self.checker.ty(part).alias.is_some_and(|a| self.named.contains(&a.symbol));
        parts.types.iter().any(is_named).then_some(parts.types)
    }

    /// A union in order; `true` and `false` together are `boolean`, all members of an enum are the enum.
    fn union(&mut self, types: &[TypeId]) -> Written {
        let checker = self.checker;
        let both = [checker.t.regular_true, checker.t.regular_false].iter().all(|literal| types.contains(literal));
        let mut nodes = Vec::with_capacity(types.len());
        let mut wrote_boolean = false;
        let mut at = 0;
        while at < types.len() {
            let ty = types[at];
            if both && checker.flags(ty).contains(TypeFlags::BOOLEAN_LITERAL) {
                if !wrote_boolean {
                    nodes.push(TypeNode::Keyword("boolean"));
                    wrote_boolean = true;
                }
                at += 1;
                continue;
            }
            if let Some((enum_type, members)) = self.whole_enum_at(types, at) {
                nodes.push(self.node(enum_type)?);
                at += members;
                continue;
            }
            nodes.push(self.node(ty)?);
            at += 1;
        }
        Ok(if nodes.len() == 1 { nodes.swap_remove(0) } else { TypeNode::Union(nodes) })
    }

    /// An intersection with a primitive keeps objects that only happen to be empty, but not what is written as `{}`: that
    /// would vanish where it is read. `string & {}` and its kin stay.
    /// TypeScript: getIntersectionType, getTypeFromIntersectionTypeNode
    fn intersection(&mut self, ty: TypeId, types: &[TypeId]) -> Written {
        let checker = self.checker;
        let keeps = TypeFlags::STRING | TypeFlags::NUMBER | TypeFlags::BIGINT | TypeFlags::TEMPLATE_LITERAL;
        let is_primitive = |ty: TypeId| checker.flags(ty).intersects(TypeFlags::PRIMITIVE);
        let stays = types.len() == 2 && types.iter().any(|&ty| checker.flags(ty).intersects(keeps));
        let mut nodes = Vec::with_capacity(types.len());
        for &part in types {
            nodes.push(self.part_of_intersection(ty, part)?);
        }
        if !stays && types.iter().any(|&ty| is_primitive(ty)) {
            for node in &mut nodes {
                if matches!(node, TypeNode::Object(members) if members.is_empty()) {
                    *node = TypeNode::Mapped(Box::new(MappedType {
                        parameter: self.free_name("Key"),
                        constraint: TypeNode::Keyword("never"),
                        name_type: None,
                        ty: TypeNode::Keyword("never"),
                        readonly: MappedModifier::Keep,
                        optional: MappedModifier::Keep,
                    }));
                }
            }
        }
        Ok(TypeNode::Intersection(nodes))
    }

    /// `this` in a class or interface means the whole intersection that it is a part of, which no name brings with it that
    /// is not the class's own.
    fn part_of_intersection(&mut self, whole: TypeId, part: TypeId) -> Written {
        let checker = self.checker;
        if checker.is_array_type(part) || checker.is_tuple_type(part) {
            return self.node(part);
        }
        let with_this = checker.type_with_this_argument(part, Some(whole), false);
        if with_this == part || self.nameable(part)?.is_some() || !self.differ_by_this(part, with_this) {
            return self.node(part);
        }
        if self.is_written_generically(part) {
            let reason = "the `this` of a generic interface inside of an intersection";
            return Err(self.unwritable(reason, checker.ty(part).symbol));
        }
        self.node(with_this)
    }

    fn differ_by_this(&self, ty: TypeId, with_this: TypeId) -> bool {
        let checker = self.checker;
        let types = |ty| checker.properties_of_type(ty).iter().map(|&property| checker.type_of_symbol(property));
        let has_others = !checker.index_infos_of_type(ty).is_empty()
            || [SignatureKind::Call, SignatureKind::Construct]
                .iter()
                .any(|&kind| !checker.signatures_of_type(ty, kind).is_empty());
        has_others || !types(ty).eq(types(with_this))
    }

    /// The enum all of whose members stand at `at`, and how many those are.
    fn whole_enum_at(&self, types: &[TypeId], at: usize) -> Option<(TypeId, usize)> {
        let checker = self.checker;
        if !checker.flags(types[at]).contains(TypeFlags::ENUM_LITERAL) {
            return None;
        }
        let parent = checker.symbol(checker.ty(types[at]).symbol?).parent.get()?;
        let enum_type = checker.declared_type_of_enum(parent);
        let TypeData::Union(union) = &checker.ty(enum_type).data else { return None };
        types[at..].starts_with(union.types).then_some((enum_type, union.types.len()))
    }

    fn tuple(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let Some(target) = checker.tuple_target(ty) else { return self.object(ty) };
        let mut elements = Vec::new();
        for (at, &element) in checker.element_types(ty).iter().enumerate() {
            let flags = target.element_flags.get(at).copied().unwrap_or(ElementFlags::REQUIRED);
            let optional = flags.contains(ElementFlags::OPTIONAL);
            let element = if optional { checker.remove_missing_type(element, true) } else { element };
            let mut node = if optional { self.without_undefined(element)? } else { self.node(element)? };
            if flags.contains(ElementFlags::REST) {
                node = TypeNode::Array { element: Box::new(node), readonly: false };
            }
            elements.push(TupleElement {
                label: target.labels.get(at).copied().flatten().map(|name| checker.text(name).to_owned()),
                ty: node,
                optional,
                rest: flags.intersects(ElementFlags::REST | ElementFlags::VARIADIC),
            });
        }
        Ok(TypeNode::Tuple { elements, readonly: target.readonly })
    }

    /// The type of something optional, without the `undefined` that `?` puts back.
    pub(super) fn without_undefined(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        let exact = checker.program.options().exact_optional_property_types;
        if exact || !checker.program.options().strict_null_checks {
            return self.node(checker.remove_missing_type(ty, true));
        }
        let without = checker.filter_type(ty, &mut |part| !checker.flags(part).contains(TypeFlags::UNDEFINED));
        // `x?: undefined` and `x?: never` are one type.
        let nothing = checker.flags(without).contains(TypeFlags::NEVER) && without != ty;
        self.node(if nothing { ty } else { without })
    }
}
