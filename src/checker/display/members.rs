//! Object types written out, member by member.

use oxc_ast::AstKind;

use super::keys::Key;
use super::{Stop, TypeWriter, Written};
use crate::base::type_node::{MappedModifier, MappedType, Member, PropertyName, TypeNode};
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{IndexInfo, SymbolId, TypeData, TypeId};

impl TypeWriter<'_, '_> {
    /// An object type: a function where it is nothing else, else all of its members.
    pub(super) fn object(&mut self, ty: TypeId) -> Written {
        let checker = self.checker;
        if checker.is_generic_mapped_type(ty) {
            return self.mapped(ty);
        }
        let resolved = checker.resolve_structured_type_members(ty);
        let (properties, infos) = (resolved.properties, resolved.index_infos);
        if properties.is_empty() && infos.is_empty() {
            match (resolved.call_signatures, resolved.construct_signatures) {
                (&[signature], []) => return Ok(TypeNode::Function(Box::new(self.signature(signature)?))),
                ([], &[signature]) => return self.constructor(signature),
                _ => {}
            }
        }
        if resolved.call_signatures.len() + resolved.construct_signatures.len() > 0
            && checker.object_flags(ty).contains(ObjectFlags::NON_INFERRABLE_TYPE)
        {
            return Err(self.unwritable("a function that was not checked yet", checker.ty(ty).symbol));
        }
        let mut members = Vec::new();
        for &signature in resolved.call_signatures {
            members.push(Member::Call(Box::new(self.signature(signature)?)));
        }
        for &signature in resolved.construct_signatures {
            members.push(Member::Construct(Box::new(self.signature(signature)?)));
        }
        let mut lone = Vec::new();
        for info in infos {
            let signature = self.index_signature(info)?;
            if self.index_fits(info, infos) { members.push(signature) } else { lone.push(vec![signature]) }
        }
        let mut apart = Vec::new();
        let mut by_symbol = Vec::new();
        for &property in properties {
            match self.key(property)? {
                Key::Name(name) if self.fits(property, infos) => self.property(property, name, &mut members)?,
                Key::Name(name) => self.property(property, name, &mut apart)?,
                Key::Symbol(symbol) => by_symbol.push(self.property_by_symbol(property, symbol)?),
            }
        }
        if apart.is_empty() && by_symbol.is_empty() && lone.is_empty() {
            return Ok(TypeNode::Object(members));
        }
        let objects =
            [members, apart].into_iter().chain(lone).filter(|members| !members.is_empty()).map(TypeNode::Object);
        let mut parts: Vec<TypeNode> = objects.chain(by_symbol).collect();
        Ok(if parts.len() == 1 { parts.swap_remove(0) } else { TypeNode::Intersection(parts) })
    }

    /// A property that a `readonly` one of a sibling literal lends its name to. TypeScript keeps one for each name of
    /// the whole program, and takes its modifiers from whichever literal it checks first.
    fn is_lent_readonly(&self, property: SymbolId) -> bool {
        let checker = self.checker;
        let data = checker.symbol(property);
        let in_literal = |node| matches!(checker.kind(node), AstKind::ObjectProperty(_));
        data.flags.get().contains(SymbolFlags::OPTIONAL)
            && data.value_declaration.get().is_some_and(in_literal)
            && checker.is_readonly_symbol(property)
            && checker.flags(checker.type_of_symbol(property)).contains(TypeFlags::UNDEFINED)
    }

    /// Whether a property may be written beside index signatures: an inferred type may have what these do not allow, and
    /// a reader with strict null checks sees an `undefined` that an app without them does not.
    fn fits(&self, property: SymbolId, infos: &[IndexInfo]) -> bool {
        let checker = self.checker;
        if infos.is_empty() {
            return true;
        }
        let may_be_absent = checker.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
        let hides_undefined = may_be_absent && !checker.program.options().strict_null_checks;
        let ty = checker.type_of_symbol(property);
        let name = checker.literal_type_from_property(property, TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE);
        infos.iter().all(|info| {
            !checker.is_applicable_index_type(name, info.key_type)
                || checker.flags(info.ty).intersects(TypeFlags::ANY_OR_UNKNOWN)
                || (!hides_undefined && self.fits_index(ty, info.ty))
        })
    }

    /// Whether an index signature may be written beside the others: an inferred one may hold what those do not allow.
    fn index_fits(&self, info: &IndexInfo, infos: &[IndexInfo]) -> bool {
        let checker = self.checker;
        infos.iter().all(|other| {
            other.key_type == info.key_type
                || !checker.is_applicable_index_type(info.key_type, other.key_type)
                || self.fits_index(info.ty, other.ty)
        })
    }

    /// Whether a strict reader, too, finds `ty` assignable to `index`. Without strict null checks an app takes `null`,
    /// `undefined` and what holds them for anything; what is certain then are the members of `index` themselves, and
    /// primitives.
    fn fits_index(&self, ty: TypeId, index: TypeId) -> bool {
        let checker = self.checker;
        let primitive = TypeFlags::PRIMITIVE - TypeFlags::NULLABLE - TypeFlags::VOID;
        let is_doubtful = |part: TypeId| {
            !checker.flags(part).intersects(primitive) && !checker.some_type(index, &mut |member| member == part)
        };
        checker.is_type_assignable_to(ty, index)
            && (checker.program.options().strict_null_checks || !checker.some_type(ty, &mut |part| is_doubtful(part)))
    }

    /// A property whose name cannot stand in an object type: `{ [K in typeof import("…").name]: T }` is the same.
    fn property_by_symbol(&mut self, property: SymbolId, symbol: TypeNode) -> Written {
        let checker = self.checker;
        let optional = checker.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL);
        let ty = checker.type_of_symbol(property);
        let ty = if optional { self.optional_property_type(property, ty)? } else { self.node(ty)? };
        let modifier = |has: bool| if has { MappedModifier::Add } else { MappedModifier::Keep };
        let parameter = self.free_name("Key");
        self.bound.insert(parameter.clone());
        Ok(TypeNode::Mapped(Box::new(MappedType {
            parameter,
            constraint: symbol,
            name_type: None,
            ty,
            readonly: modifier(checker.is_readonly_symbol(property)),
            optional: modifier(optional),
        })))
    }

    fn index_signature(&mut self, info: &IndexInfo) -> Result<Member, Stop> {
        Ok(Member::Index {
            parameter: "key".to_owned(),
            key: self.node(info.key_type)?,
            ty: self.node(info.ty)?,
            readonly: info.is_readonly,
        })
    }

    fn property(&mut self, property: SymbolId, name: PropertyName, members: &mut Vec<Member>) -> Result<(), Stop> {
        let checker = self.checker;
        let data = checker.symbol(property);
        let flags = data.flags.get();
        let modifiers = checker.declaration_modifier_flags_from_symbol(property);
        if modifiers.intersects(ModifierFlags::NON_PUBLIC_ACCESSIBILITY)
            || checker.symbol_text(property).starts_with("__#")
        {
            return Err(self.unwritable("a private member cannot be written out", Some(property)));
        }
        if self.is_lent_readonly(property) {
            let reason = "whether a property is readonly depends on what TypeScript checks first";
            return Err(self.unwritable(reason, Some(property)));
        }
        let optional = flags.contains(SymbolFlags::OPTIONAL);
        let ty = checker.type_of_symbol(property);
        let doc = Some(checker.documentation_of_symbol(property).text).filter(|text| !text.is_empty());
        if flags.contains(SymbolFlags::METHOD) && !checker.is_readonly_symbol(property) {
            let signatures = self.method_signatures(ty);
            if !signatures.is_empty() {
                for signature in signatures {
                    let signature = Box::new(self.signature(signature)?);
                    members.push(Member::Method { name: name.clone(), signature, optional, doc: doc.clone() });
                }
                return Ok(());
            }
        }
        if flags.contains(SymbolFlags::GET_ACCESSOR) && flags.contains(SymbolFlags::SET_ACCESSOR) {
            let write_type = checker.write_type_of_symbol(property);
            if write_type != ty {
                members.push(Member::Getter { name: name.clone(), ty: self.node(ty)? });
                members.push(Member::Setter { name, ty: self.node(write_type)? });
                return Ok(());
            }
        }
        let readonly = checker.is_readonly_symbol(property);
        let ty = if optional { self.optional_property_type(property, ty)? } else { self.node(ty)? };
        members.push(Member::Property { name, ty, optional, readonly, doc });
        Ok(())
    }

    /// The type of an optional property, as it stands behind `?:`.
    fn optional_property_type(&mut self, property: SymbolId, ty: TypeId) -> Written {
        let checker = self.checker;
        let options = checker.program.options();
        let holds_undefined = TypeFlags::UNDEFINED | TypeFlags::ANY_OR_UNKNOWN;
        if options.strict_null_checks
            && !options.exact_optional_property_types
            && !checker.is_unsupported(ty)
            && !checker.some_type(ty, &mut |part| checker.flags(part).intersects(holds_undefined))
        {
            // Such are properties that are declared twice, and those inferred backwards through a mapped type.
            return Err(self.unwritable("a property is optional, but not `undefined`", Some(property)));
        }
        self.without_undefined(ty)
    }

    /// Signatures of a method that is nothing but callable.
    fn method_signatures(&self, ty: TypeId) -> Vec<crate::checker::types::SignatureId> {
        let checker = self.checker;
        let ty = checker.filter_type(ty, &mut |part| !checker.flags(part).contains(TypeFlags::UNDEFINED));
        if !matches!(checker.ty(ty).data, TypeData::Anonymous(_)) || !checker.properties_of_object_type(ty).is_empty() {
            return Vec::new();
        }
        checker.signatures_of_type(ty, SignatureKind::Call).to_vec()
    }
}
