//! Types of one signature, and copies of signatures.

use oxc_ast::AstKind;
use oxc_ast::ast::MethodDefinitionKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, SignatureFlags, TypeFlags};
use crate::checker::mapper::Mapper;
use crate::checker::store::SignatureParts;
use crate::checker::symbol_table::SymbolTable;
use crate::checker::types::{AnonymousType, SignatureId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// A copy of `signature` with what `change` changes. TypeScript: cloneSignature
    pub fn clone_signature(&self, signature: SignatureId, change: impl FnOnce(&mut SignatureParts<'p>)) -> SignatureId {
        let mut parts = self.signature_parts(signature);
        change(&mut parts);
        let original = self.signature(signature);
        match original.composite_signatures {
            Some(composite) => self.create_composite_signature(parts, composite, original.composite_is_union),
            None => self.create_signature(parts),
        }
    }

    /// A signature that adds `undefined` to its result where an optional chain was cut short.
    /// TypeScript: getOptionalCallSignature
    pub fn optional_call_signature(&self, signature: SignatureId, chain: SignatureFlags) -> SignatureId {
        if self.signature(signature).flags & SignatureFlags::CALL_CHAIN_FLAGS == chain {
            return signature;
        }
        let key = (signature, chain.contains(SignatureFlags::IS_INNER_CALL_CHAIN));
        if let Some(&known) = self.calls.optional_signatures.borrow().get(&key) {
            return known;
        }
        let copy = self.clone_signature(signature, |parts| parts.flags |= chain);
        self.calls.optional_signatures.borrow_mut().insert(key, copy);
        copy
    }

    /// The one call signature of a type that has nothing else. TypeScript: getSingleCallSignature
    pub fn single_call_signature(&self, ty: TypeId) -> Option<SignatureId> {
        self.single_signature(ty, SignatureKind::Call, false)
    }

    /// The one signature of a type that has nothing else. TypeScript: getSingleCallOrConstructSignature
    pub fn single_call_or_construct_signature(&self, ty: TypeId) -> Option<SignatureId> {
        self.single_signature(ty, SignatureKind::Call, false)
            .or_else(|| self.single_signature(ty, SignatureKind::Construct, false))
    }

    /// The one signature of a type; `allow_members` lets it have properties too. TypeScript: getSingleSignature
    pub fn single_signature(&self, ty: TypeId, kind: SignatureKind, allow_members: bool) -> Option<SignatureId> {
        if !self.flags(ty).contains(TypeFlags::OBJECT) {
            return None;
        }
        let members = self.resolve_structured_type_members(ty);
        let has_members = !members.properties.is_empty() || !members.index_infos.is_empty();
        if has_members && !allow_members {
            return None;
        }
        match (kind, members.call_signatures, members.construct_signatures) {
            (SignatureKind::Call, &[signature], []) | (SignatureKind::Construct, [], &[signature]) => Some(signature),
            _ => None,
        }
    }

    /// The function type of one signature. TypeScript: getOrCreateTypeFromSignature
    pub fn or_create_type_from_signature(&self, signature: SignatureId) -> TypeId {
        let cache = &self.signature(signature).isolated_type;
        if let Some(ty) = cache.get() {
            return ty;
        }
        let ty = self.create_type_from_signature(signature, None);
        cache.set(Some(ty));
        ty
    }

    /// A new function type of one signature, as an instantiation by `mapper`.
    pub(super) fn create_type_from_signature(&self, signature: SignatureId, mapper: Option<&'p Mapper<'p>>) -> TypeId {
        let declaration = self.signature(signature).declaration;
        let is_constructor = declaration.is_none_or(|declaration| self.is_constructor_declaration(declaration));
        let symbol = declaration.and_then(|declaration| self.symbol_of_node(self.declaration_of_function(declaration)));
        let flags = ObjectFlags::ANONYMOUS | ObjectFlags::SINGLE_SIGNATURE_TYPE;
        let data = TypeData::Anonymous(AnonymousType { target: None, mapper, node: None });
        let ty = self.create_type(TypeFlags::OBJECT, flags, symbol, None, data);
        let signatures = self.list(&[signature]);
        let (calls, constructs): (&[_], &[_]) = if is_constructor { (&[], signatures) } else { (signatures, &[]) };
        self.set_structured_type_members(ty, &SymbolTable::EMPTY, calls, constructs, &[]);
        ty
    }

    /// Whether the signature of `declaration` is called with `new`.
    pub fn is_constructor_declaration(&self, declaration: NodeRef) -> bool {
        match self.kind(declaration) {
            AstKind::TSConstructSignatureDeclaration(_) | AstKind::TSConstructorType(_) => true,
            AstKind::Function(_) => matches!(self.kind(self.parent(declaration)),
                AstKind::MethodDefinition(method) if method.kind == MethodDefinitionKind::Constructor),
            _ => false,
        }
    }
}
