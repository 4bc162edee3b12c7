//! Instantiation of signatures, symbols and index signatures.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SignatureFlags, SymbolFlags};
use crate::checker::mapper::Mapper;
use crate::checker::store::{SignatureParts, SymbolSlot};
use crate::checker::types::{IndexInfo, SignatureId, Symbol, SymbolId, TypeId, TypePredicate};

impl<'p> Checker<'p> {
    /// A signature with its types replaced; its own type parameters become fresh ones, or go with
    /// `erase_type_parameters`. TypeScript: instantiateSignature
    pub fn instantiate_signature(
        &self,
        signature: SignatureId,
        mapper: &'p Mapper<'p>,
        erase_type_parameters: bool,
    ) -> SignatureId {
        let source = self.signature(signature);
        let mut mapper = mapper;
        let mut fresh = None;
        if let Some(own) = source.type_parameters.get()
            && !erase_type_parameters
        {
            let copies: Vec<TypeId> = own.iter().map(|&parameter| self.clone_type_parameter(parameter)).collect();
            let copies = self.list(&copies);
            mapper = self.combine_type_mappers(Some(self.create_type_mapper(own, Some(copies))), mapper);
            for parameter in copies.iter().filter_map(|&copy| self.type_parameter(copy)) {
                parameter.mapper.set(Some(mapper));
            }
            fresh = Some(copies);
        }
        self.create_signature(SignatureParts {
            declaration: source.declaration,
            type_parameters: fresh,
            this_parameter: source.this_parameter.get().map(|symbol| self.instantiate_symbol(symbol, mapper)),
            parameters: self.instantiate_list(source.parameters, |symbol| self.instantiate_symbol(symbol, mapper)),
            return_type: None,
            min_argument_count: source.min_argument_count,
            flags: source.flags & SignatureFlags::PROPAGATING_FLAGS,
            target: Some(signature),
            mapper: Some(mapper),
        })
    }

    /// The list itself when nothing changes. TypeScript: instantiateSignatures
    pub fn instantiate_signatures(&self, signatures: &'p [SignatureId], mapper: &'p Mapper<'p>) -> &'p [SignatureId] {
        self.instantiate_list(signatures, |signature| self.instantiate_signature(signature, mapper, false))
    }

    /// A property or parameter whose type is instantiated when asked for. TypeScript: instantiateSymbol
    pub fn instantiate_symbol(&self, symbol: SymbolId, mapper: &'p Mapper<'p>) -> SymbolId {
        let data = match self.symbol_slot(symbol) {
            SymbolSlot::Made(data) => data,
            SymbolSlot::Due { source, mapper: first } => {
                return self.symbol_due(source, self.combine_type_mappers(Some(first), mapper));
            }
        };
        let links = &data.links;
        let closed = |ty: Option<TypeId>| ty.is_some_and(|ty| !self.could_contain_type_variables(ty));
        if closed(links.ty.get())
            && (!data.flags.get().contains(SymbolFlags::SET_ACCESSOR) || closed(links.write_type.get()))
        {
            return symbol;
        }
        match links.target.get().filter(|_| data.check_flags.get().contains(CheckFlags::INSTANTIATED)) {
            Some(source) => self.symbol_due(source, self.combine_type_mappers(links.mapper.get(), mapper)),
            None => self.symbol_due(symbol, mapper),
        }
    }

    /// What the symbol `id`, an instantiation of `source`, begins with. TypeScript: instantiateSymbol
    pub(in crate::checker) fn instantiated_symbol(
        &self,
        id: SymbolId,
        source: SymbolId,
        mapper: &'p Mapper<'p>,
    ) -> Symbol<'p> {
        let data = self.symbol(source);
        let kept =
            CheckFlags::READONLY | CheckFlags::LATE | CheckFlags::OPTIONAL_PARAMETER | CheckFlags::REST_PARAMETER;
        let check_flags = CheckFlags::INSTANTIATED | data.check_flags.get() & kept;
        let symbol = Symbol::new(id, data.flags.get() | SymbolFlags::TRANSIENT, data.name, check_flags);
        symbol.declarations.set(data.declarations.get());
        symbol.parent.set(data.parent.get());
        symbol.value_declaration.set(data.value_declaration.get());
        symbol.links.target.set(Some(source));
        symbol.links.mapper.set(Some(mapper));
        symbol.links.name_type.set(data.links.name_type.get());
        symbol.links.tuple_label.set(data.links.tuple_label.get());
        symbol
    }

    /// TypeScript: instantiateIndexInfo
    pub fn instantiate_index_info(&self, info: IndexInfo, mapper: &'p Mapper<'p>) -> IndexInfo {
        IndexInfo { ty: self.instantiate_type(info.ty, mapper), ..info }
    }

    /// TypeScript: instantiateIndexInfos
    pub fn instantiate_index_infos(&self, infos: &'p [IndexInfo], mapper: &'p Mapper<'p>) -> &'p [IndexInfo] {
        self.instantiate_list(infos, |info| self.instantiate_index_info(info, mapper))
    }

    /// TypeScript: instantiateTypePredicate
    pub fn instantiate_type_predicate(&self, predicate: TypePredicate, mapper: &'p Mapper<'p>) -> TypePredicate {
        TypePredicate { ty: predicate.ty.map(|ty| self.instantiate_type(ty, mapper)), ..predicate }
    }
}
