//! The stores: creation of types, symbols and signatures, and reading them back by id.

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_span::GetSpan;

use super::Checker;
use super::flags::{CheckFlags, ObjectFlags, SignatureFlags, SymbolFlags, TypeFlags};
use super::mapper::Mapper;
use super::names::Name;
use super::symbol_table::{SymbolTable, SymbolTableBuilder};
use super::types::{
    Alias, AnonymousType, IndexInfo, LiteralValue, Place, Signature, SignatureId, StructuredMembers, Symbol, SymbolId,
    Type, TypeData, TypeId, Unsupported,
};
use crate::base::{FileId, NodeRef, Span};

/// What a new signature is made from; the caches start empty.
#[derive(Clone, Copy)]
pub struct SignatureParts<'p> {
    /// The node that writes it; none for signatures that the checker makes up.
    pub declaration: Option<NodeRef>,
    /// Its own type parameters; none where it is not generic.
    pub type_parameters: Option<&'p [TypeId]>,
    /// The declared `this`, which is no parameter.
    pub this_parameter: Option<SymbolId>,
    /// Parameters in order, a rest parameter last.
    pub parameters: &'p [SymbolId],
    /// The return type where it is known without looking at the declaration.
    pub return_type: Option<TypeId>,
    /// Parameters that a call cannot leave out.
    pub min_argument_count: u32,
    /// Rest parameter, literal types, abstract and the like.
    pub flags: SignatureFlags,
    /// The generic signature that this one instantiates.
    pub target: Option<SignatureId>,
    /// What `target`'s type parameters stand for.
    pub mapper: Option<&'p Mapper<'p>>,
}

/// A symbol of the store, or what it will be made of.
#[derive(Clone, Copy)]
pub enum SymbolSlot<'p> {
    /// It is there.
    Made(&'p Symbol<'p>),
    /// It is an instantiation that nobody has asked for.
    Due {
        /// What is instantiated, no instantiation itself.
        source: SymbolId,
        /// With what.
        mapper: &'p Mapper<'p>,
    },
}

impl<'p> Checker<'p> {
    /// The type with this id.
    pub fn ty(&self, id: TypeId) -> &'p Type<'p> {
        self.types.borrow()[id.0.index()]
    }

    /// Its kind bits.
    pub fn flags(&self, id: TypeId) -> TypeFlags {
        self.ty(id).flags
    }

    /// Its object bits.
    pub fn object_flags(&self, id: TypeId) -> ObjectFlags {
        self.ty(id).object_flags.get()
    }

    /// The symbol with this id.
    pub fn symbol(&self, id: SymbolId) -> &'p Symbol<'p> {
        match self.symbols.borrow()[id.0.index()] {
            SymbolSlot::Made(symbol) => return symbol,
            SymbolSlot::Due { .. } => {}
        }
        self.make_due_symbol(id)
    }

    /// The symbol, or what it is due to be an instantiation of: these share name, kind and declarations.
    pub fn declared_symbol(&self, id: SymbolId) -> &'p Symbol<'p> {
        match self.symbol_slot(id) {
            SymbolSlot::Made(symbol) => symbol,
            SymbolSlot::Due { source, .. } => self.symbol(source),
        }
    }

    /// What stands at a symbol's place in the store.
    pub(super) fn symbol_slot(&self, id: SymbolId) -> SymbolSlot<'p> {
        self.symbols.borrow()[id.0.index()]
    }

    /// The instantiation of `source`, made when somebody asks for it: of what an instantiated type has, most is never
    /// looked at.
    pub(super) fn symbol_due(&self, source: SymbolId, mapper: &'p Mapper<'p>) -> SymbolId {
        let mut symbols = self.symbols.borrow_mut();
        let id = SymbolId(Place::after(symbols.len()));
        symbols.push(SymbolSlot::Due { source, mapper });
        id
    }

    #[cold]
    fn make_due_symbol(&self, id: SymbolId) -> &'p Symbol<'p> {
        let SymbolSlot::Due { source, mapper } = self.symbol_slot(id) else { return self.symbol(id) };
        let symbol = self.bump.alloc(self.instantiated_symbol(id, source, mapper));
        self.symbols.borrow_mut()[id.0.index()] = SymbolSlot::Made(symbol);
        symbol
    }

    /// The signature with this id.
    pub fn signature(&self, id: SignatureId) -> &'p Signature<'p> {
        self.signatures.borrow()[id.0.index()]
    }

    /// The syntax node behind a reference.
    pub fn kind(&self, node: NodeRef) -> AstKind<'p> {
        self.program.module(node.file).kind(node.node)
    }

    /// The syntax node above `node`; the program node is its own parent.
    pub fn parent(&self, node: NodeRef) -> NodeRef {
        NodeRef { file: node.file, node: self.program.module(node.file).nodes().parent_id(node.node) }
    }

    /// The name with this text.
    pub fn intern(&self, text: &str) -> Name {
        self.names.intern(text)
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &'p str {
        self.names.text(name)
    }

    /// Copies `items` into the arena.
    pub fn list<T: Copy>(&self, items: &[T]) -> &'p [T] {
        if items.is_empty() {
            return &[];
        }
        self.bump.alloc_slice_copy(items)
    }

    /// Freezes a symbol table into the arena.
    pub fn table(&self, builder: &SymbolTableBuilder) -> &'p SymbolTable<'p> {
        self.table_of_distinct(builder.iter().map(|(&name, &symbol)| (name, symbol)))
    }

    /// A table of members whose names differ.
    pub fn table_of_distinct(&self, members: impl ExactSizeIterator<Item = (Name, SymbolId)>) -> &'p SymbolTable<'p> {
        if members.len() == 0 { &SymbolTable::EMPTY } else { SymbolTable::of_distinct(self.bump, members) }
    }

    /// Puts a mapper into the arena.
    pub fn mapper(&self, mapper: Mapper<'p>) -> &'p Mapper<'p> {
        self.bump.alloc(mapper)
    }

    /// A new type. Interning is the caller's business.
    pub fn create_type(
        &self,
        flags: TypeFlags,
        object_flags: ObjectFlags,
        symbol: Option<SymbolId>,
        alias: Option<Alias<'p>>,
        data: TypeData<'p>,
    ) -> TypeId {
        let mut types = self.types.borrow_mut();
        let id = TypeId(Place::after(types.len()));
        types.push(self.bump.alloc(Type {
            id,
            flags,
            object_flags: Cell::new(object_flags),
            symbol,
            alias,
            data,
            members: Cell::default(),
            links: super::types::TypeLinks::default(),
        }));
        id
    }

    /// A new intrinsic type.
    pub(super) fn create_intrinsic(&self, flags: TypeFlags, name: &'static str, object_flags: ObjectFlags) -> TypeId {
        self.create_type(flags, object_flags, None, None, TypeData::Intrinsic(name))
    }

    /// The type of what the checker does not understand, with the reason and the place.
    pub fn unsupported(&self, reason: &'static str, at: Option<(FileId, Span)>) -> TypeId {
        let data = TypeData::Unsupported(Unsupported { reason, at });
        self.create_type(TypeFlags::ANY, ObjectFlags::empty(), None, None, data)
    }

    /// As [`Self::unsupported`], pointing at a node.
    pub fn unsupported_at(&self, reason: &'static str, file: FileId, node: &impl GetSpan) -> TypeId {
        self.unsupported(reason, Some((file, node.span())))
    }

    /// Whether `ty` is the result of something not understood.
    pub fn is_unsupported(&self, ty: TypeId) -> bool {
        matches!(self.ty(ty).data, TypeData::Unsupported(_))
    }

    /// Whether `ty` stands in for a type that is not known, to us or to TypeScript. TypeScript: isErrorType
    pub fn is_error_type(&self, ty: TypeId) -> bool {
        ty == self.t.error || ty == self.t.unresolved || self.is_unsupported(ty)
    }

    /// A new symbol.
    pub fn create_symbol(&self, flags: SymbolFlags, name: Name, check_flags: CheckFlags) -> SymbolId {
        let mut symbols = self.symbols.borrow_mut();
        let id = SymbolId(Place::after(symbols.len()));
        symbols.push(SymbolSlot::Made(self.bump.alloc(Symbol::new(id, flags, name, check_flags))));
        id
    }

    /// A synthesised property of a known type.
    pub fn create_property(&self, name: Name, ty: TypeId, optional: bool, readonly: bool) -> SymbolId {
        let flags = SymbolFlags::PROPERTY
            | SymbolFlags::TRANSIENT
            | if optional { SymbolFlags::OPTIONAL } else { SymbolFlags::empty() };
        let check_flags = if readonly { CheckFlags::READONLY } else { CheckFlags::empty() };
        let symbol = self.create_symbol(flags, name, check_flags);
        self.symbol(symbol).links.ty.set(Some(ty));
        symbol
    }

    /// A new signature. TypeScript: createSignature
    pub fn create_signature(&self, parts: SignatureParts<'p>) -> SignatureId {
        self.push_signature(parts, None, false)
    }

    /// A signature that stands for one of each constituent of a union or intersection. TypeScript: createUnionSignature
    pub fn create_composite_signature(
        &self,
        parts: SignatureParts<'p>,
        composite: &'p [SignatureId],
        is_union: bool,
    ) -> SignatureId {
        self.push_signature(parts, Some(composite), is_union)
    }

    fn push_signature(
        &self,
        parts: SignatureParts<'p>,
        composite_signatures: Option<&'p [SignatureId]>,
        composite_is_union: bool,
    ) -> SignatureId {
        let mut signatures = self.signatures.borrow_mut();
        let id = SignatureId(Place::after(signatures.len()));
        signatures.push(self.bump.alloc(Signature {
            id,
            flags: parts.flags,
            declaration: parts.declaration,
            type_parameters: Cell::new(parts.type_parameters),
            this_parameter: Cell::new(parts.this_parameter),
            parameters: parts.parameters,
            min_argument_count: parts.min_argument_count,
            resolved_min_argument_count: Cell::default(),
            return_type: Cell::new(parts.return_type),
            type_predicate: Cell::default(),
            target: parts.target,
            mapper: parts.mapper,
            composite_signatures,
            composite_is_union,
            erased: Cell::default(),
            canonical: Cell::default(),
            base: Cell::default(),
            isolated_type: Cell::default(),
        }));
        id
    }

    /// The parts of an existing signature, to make a changed copy of. TypeScript: cloneSignature
    pub fn signature_parts(&self, id: SignatureId) -> SignatureParts<'p> {
        let signature = self.signature(id);
        SignatureParts {
            declaration: signature.declaration,
            type_parameters: signature.type_parameters.get(),
            this_parameter: signature.this_parameter.get(),
            parameters: signature.parameters,
            return_type: None,
            min_argument_count: signature.min_argument_count,
            flags: signature.flags & SignatureFlags::PROPAGATING_FLAGS,
            target: signature.target,
            mapper: signature.mapper,
        }
    }

    /// A new anonymous object type with known members. TypeScript: createAnonymousType
    pub fn create_anonymous_type(
        &self,
        symbol: Option<SymbolId>,
        members: &'p SymbolTable<'p>,
        call_signatures: &'p [SignatureId],
        construct_signatures: &'p [SignatureId],
        index_infos: &'p [IndexInfo],
    ) -> TypeId {
        let data = TypeData::Anonymous(AnonymousType { target: None, mapper: None, node: None });
        let ty = self.create_type(TypeFlags::OBJECT, ObjectFlags::ANONYMOUS, symbol, None, data);
        self.set_structured_type_members(ty, members, call_signatures, construct_signatures, index_infos);
        ty
    }

    /// Fills in resolved members. TypeScript: setStructuredTypeMembers
    pub fn set_structured_type_members(
        &self,
        ty: TypeId,
        members: &'p SymbolTable<'p>,
        call_signatures: &'p [SignatureId],
        construct_signatures: &'p [SignatureId],
        index_infos: &'p [IndexInfo],
    ) {
        let properties: Vec<SymbolId> =
            members.iter().filter(|&(name, symbol)| self.is_named_member(name, symbol)).map(|entry| entry.1).collect();
        let resolved = StructuredMembers {
            members,
            properties: self.list(&properties),
            call_signatures,
            construct_signatures,
            index_infos,
        };
        self.ty(ty).members.set(Some(self.bump.alloc(resolved)));
    }

    /// Whether a member is a property (not a call signature or the like). TypeScript: isNamedMember
    pub(super) fn is_named_member(&self, name: Name, symbol: SymbolId) -> bool {
        !is_reserved_member_name(self.text(name)) && self.symbol_is_value(symbol)
    }

    /// Whether the symbol, or what it stands for, has a value side. TypeScript: symbolIsValue
    pub fn symbol_is_value(&self, symbol: SymbolId) -> bool {
        let data = self.declared_symbol(symbol);
        let flags = data.flags.get();
        flags.intersects(SymbolFlags::VALUE)
            || flags.intersects(SymbolFlags::ALIAS)
                && !data.declarations.get().iter().any(|&declaration| self.is_type_only_alias(declaration))
                // What leads nowhere may be anything.
                && self
                    .resolve_alias(symbol)
                    .is_none_or(|target| self.symbol(target).flags.get().intersects(SymbolFlags::VALUE))
    }

    /// The literal type of a text. TypeScript: getStringLiteralType
    pub fn string_literal_type(&self, value: Name) -> TypeId {
        if let Some(&ty) = self.string_literals.borrow().get(&value) {
            return ty;
        }
        let ty = self.create_literal_type(TypeFlags::STRING_LITERAL, LiteralValue::String(value), None);
        self.string_literals.borrow_mut().insert(value, ty);
        ty
    }

    /// The literal type of a number; `-0` and `0` are one. TypeScript: getNumberLiteralType
    pub fn number_literal_type(&self, value: f64) -> TypeId {
        let key = (if value == 0.0 { 0.0 } else { value }).to_bits();
        if let Some(&ty) = self.number_literals.borrow().get(&key) {
            return ty;
        }
        let ty = self.create_literal_type(TypeFlags::NUMBER_LITERAL, LiteralValue::Number(f64::from_bits(key)), None);
        self.number_literals.borrow_mut().insert(key, ty);
        ty
    }

    /// The literal type of a bigint in base 10. TypeScript: getBigIntLiteralType
    pub fn bigint_literal_type(&self, value: Name) -> TypeId {
        if let Some(&ty) = self.bigint_literals.borrow().get(&value) {
            return ty;
        }
        let ty = self.create_literal_type(TypeFlags::BIGINT_LITERAL, LiteralValue::BigInt(value), None);
        self.bigint_literals.borrow_mut().insert(value, ty);
        ty
    }

    /// A new literal type, its own regular twin. TypeScript: createLiteralType
    pub(super) fn create_literal_type(
        &self,
        flags: TypeFlags,
        value: LiteralValue,
        symbol: Option<SymbolId>,
    ) -> TypeId {
        let data = TypeData::Literal { value, fresh: Cell::default(), regular: Cell::default() };
        let ty = self.create_type(flags, ObjectFlags::empty(), symbol, None, data);
        if let TypeData::Literal { regular, .. } = &self.ty(ty).data {
            regular.set(Some(ty));
        }
        ty
    }
}

/// Names that the binder gives to nameless members. TypeScript: isReservedMemberName
fn is_reserved_member_name(text: &str) -> bool {
    text.starts_with('\0')
}
