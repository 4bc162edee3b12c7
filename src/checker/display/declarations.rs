//! Types that refer to themselves, as declarations beside the type that is written.
//!
//! A recursive type becomes a declaration without parameters. Where that cannot be, because it grows with each turn or
//! speaks of a type parameter around it, the alias or interface that it is an instance of becomes a generic one; this
//! shows only on the way, so that writing begins anew with that in mind.

use super::circular::circular;
use super::{Stop, TypeWriter, Written, is_identifier};
use crate::base::type_node::{LocalDeclaration, TypeNode};
use crate::checker::types::{SymbolId, TypeData, TypeId};

/// More open types of one declaration than this mean that it grows.
const MOST_OF_A_KIND: usize = 20;

/// An alias or interface with the type arguments of one of its instances.
struct Origin<'p> {
    symbol: SymbolId,
    arguments: &'p [TypeId],
}

impl<'p> TypeWriter<'_, 'p> {
    /// Objects, unions, intersections and conditional types: what may refer to itself.
    pub(super) fn structured(&mut self, ty: TypeId) -> Written {
        if let Some(node) = self.nameable(ty)? {
            return Ok(node);
        }
        if let Some(node) = self.global_alias(ty)? {
            return Ok(node);
        }
        if let Some(alias) = self.checker.ty(ty).alias.filter(|alias| self.named.contains(&alias.symbol))
            && let Some(node) = self.alias_by_name(alias)?
        {
            return Ok(node);
        }
        if let Some(origin) = self.generic_origin(ty) {
            return self.generic_reference(&origin);
        }
        if self.written.contains(&ty) || self.open.contains(&ty) {
            return Ok(TypeNode::name(self.recursive_name(ty)));
        }
        if self.is_infinitely_nested(ty) {
            let generic = self.open.iter().rev().copied().find(|&open| self.is_repeated(open)).unwrap_or(ty);
            return Err(self.generic_or(generic, "a type that contains ever new instances of itself"));
        }
        self.open.push(ty);
        let outer = std::mem::replace(&mut self.lowest_in_scope, usize::MAX);
        let node = self.expanded(ty);
        self.open.pop();
        let lowest = self.lowest_in_scope;
        self.lowest_in_scope = lowest.min(outer);
        let node = node?;
        let Some(name) = self.recursive.get(&ty).cloned() else { return Ok(node) };
        if lowest < self.scope.len() {
            return Err(self.generic_or(ty, "a recursive type inside of a generic function"));
        }
        self.written.insert(ty);
        self.declarations.push(LocalDeclaration { name: name.clone(), parameters: Vec::new(), node });
        Ok(TypeNode::name(name))
    }

    /// Begins anew with the alias or interface of `ty` as a generic declaration, or of what it is a part of; ends where
    /// there is none.
    pub(super) fn generic_or(&self, ty: TypeId, reason: &str) -> Stop {
        let around = std::iter::once(ty).chain(self.open.iter().rev().copied());
        let mut origins = around.filter_map(|ty| self.origin(ty));
        match origins.find(|origin| !self.generic.contains(&origin.symbol)) {
            Some(origin) => Stop::Generic(origin.symbol),
            None => self.unwritable(reason, self.checker.ty(ty).symbol),
        }
    }

    /// The aliases that have to be written by name; none where nothing that was declared is circular.
    pub(super) fn aliases_to_name(&self) -> Result<Vec<SymbolId>, Stop> {
        let circular = circular(&self.declarations);
        let Some(first) = circular.first() else { return Ok(Vec::new()) };
        let reason = format!("the recursive type `{first}`, which only its own file can declare");
        let mut aliases: Vec<SymbolId> = circular.iter().filter_map(|name| self.declared_alias(name)).collect();
        let first = aliases.first().copied();
        aliases.retain(|&symbol| !self.named.contains(&symbol) && self.path_of(symbol).is_some());
        if aliases.is_empty() {
            return Err(self.unwritable(reason, first));
        }
        Ok(aliases)
    }

    /// The alias whose declaration here has this name.
    fn declared_alias(&self, name: &str) -> Option<SymbolId> {
        let recursive = self.recursive.iter().find(|(_, known)| *known == name);
        let generic = self.generic_names.iter().find(|(_, known)| known == name);
        recursive.and_then(|(&ty, _)| Some(self.checker.ty(ty).alias?.symbol)).or(generic.map(|&(symbol, _)| symbol))
    }

    /// What `ty` is an instance of.
    fn origin(&self, ty: TypeId) -> Option<Origin<'p>> {
        let data = self.checker.ty(ty);
        if let Some((symbol, Some(arguments))) = data.alias.map(|alias| (alias.symbol, alias.arguments)) {
            return Some(Origin { symbol, arguments });
        }
        if !matches!(data.data, TypeData::Reference(_) | TypeData::Interface(_)) {
            return None;
        }
        let interface = self.checker.interface_type(self.checker.target_type(ty))?;
        let parameters = interface.type_parameters.filter(|_| interface.outer_type_parameters.is_none())?;
        let arguments = self.checker.type_arguments(ty);
        Some(Origin { symbol: data.symbol?, arguments: &arguments[..parameters.len().min(arguments.len())] })
    }

    fn generic_origin(&self, ty: TypeId) -> Option<Origin<'p>> {
        self.origin(ty).filter(|origin| self.generic.contains(&origin.symbol))
    }

    /// Whether a type is written as an instance of a generic declaration beside it.
    pub(super) fn is_written_generically(&self, ty: TypeId) -> bool {
        self.generic_origin(ty).is_some()
    }

    fn generic_reference(&mut self, origin: &Origin<'p>) -> Written {
        let arguments = self.nodes_of(origin.arguments)?;
        let known = self.generic_names.iter().find(|known| known.0 == origin.symbol).map(|known| known.1.clone());
        let name = match known {
            Some(name) => name,
            None => self.generic_declaration(origin.symbol)?,
        };
        Ok(TypeNode::Reference { name, arguments })
    }

    /// Writes an alias or interface with its own type parameters.
    fn generic_declaration(&mut self, symbol: SymbolId) -> Result<String, Stop> {
        let checker = self.checker;
        let name = self.free_name(checker.symbol_text(symbol));
        self.generic_names.push((symbol, name.clone()));
        let declared = checker.declared_type_of_symbol(symbol);
        let own = checker.local_type_parameters_of_class_or_interface_or_type_alias(symbol).unwrap_or_default();
        let scope = std::mem::take(&mut self.scope);
        let open = std::mem::take(&mut self.open);
        let lowest = self.lowest_in_scope;
        let written = self.generic_body(own, declared, &name);
        self.scope = scope;
        self.open = open;
        self.lowest_in_scope = lowest;
        let (parameters, node) = written?;
        self.declarations.push(LocalDeclaration { name: name.clone(), parameters, node });
        Ok(name)
    }

    fn generic_body(
        &mut self,
        own: &[TypeId],
        declared: TypeId,
        name: &str,
    ) -> Result<(Vec<crate::base::type_node::TypeParameter>, TypeNode), Stop> {
        let names: Vec<String> = own.iter().map(|&parameter| self.enter_type_parameter(parameter)).collect();
        let arguments = names.iter().map(|name| TypeNode::name(name.clone())).collect();
        let this = self.checker.interface_type(declared).and_then(|interface| interface.this_type);
        let this_node = TypeNode::Reference { name: name.to_owned(), arguments };
        self.this_types.extend(this.map(|this| (this, this_node)));
        let mut parameters = Vec::new();
        for (&parameter, name) in own.iter().zip(names) {
            parameters.push(self.type_parameter_declaration(parameter, name)?);
        }
        Ok((parameters, self.expanded(declared)?))
    }

    /// Whether many open types are instances of the same alias or interface as this one.
    fn is_repeated(&self, open: TypeId) -> bool {
        let Some(origin) = self.origin(open) else { return false };
        let same = |&&other: &&TypeId| self.origin(other).is_some_and(|other| other.symbol == origin.symbol);
        self.open.iter().filter(same).count() > MOST_OF_A_KIND / 2
    }

    /// Many open types of one declaration: the type grows while it is written.
    fn is_infinitely_nested(&self, ty: TypeId) -> bool {
        // A conditional type has no symbol but that of its alias.
        let declared = |ty: TypeId| {
            let data = self.checker.ty(ty);
            data.symbol.or(data.alias.map(|alias| alias.symbol))
        };
        let Some(symbol) = declared(ty) else { return false };
        let same = |open: &&TypeId| declared(**open) == Some(symbol);
        self.open.len() > MOST_OF_A_KIND && self.open.iter().filter(same).count() > MOST_OF_A_KIND
    }

    /// The name of a recursive type: of its alias or declaration.
    fn recursive_name(&mut self, ty: TypeId) -> String {
        if let Some(name) = self.recursive.get(&ty) {
            return name.clone();
        }
        let data = self.checker.ty(ty);
        let symbol = data.alias.map(|alias| alias.symbol).or(data.symbol);
        let name = self.free_name(symbol.map_or("", |symbol| self.checker.symbol_text(symbol)));
        self.recursive.insert(ty, name.clone());
        name
    }

    /// `text` as a name that nothing else has: no global, no declaration, and no type parameter.
    pub(super) fn free_name(&self, text: &str) -> String {
        let is_name = is_identifier(text) && !text.starts_with("__") && !oxc_syntax::keyword::is_reserved_keyword(text);
        let base = if is_name { text } else { "Recursive" };
        let mut name = base.to_owned();
        let mut number = 1;
        while self.is_taken(&name) || self.bound.contains(&name) {
            number += 1;
            name = format!("{base}{number}");
        }
        name
    }

    /// Whether a name means something that a type parameter of that name would hide.
    pub(super) fn is_taken(&self, name: &str) -> bool {
        self.recursive.values().any(|known| known == name)
            || self.generic_names.iter().any(|known| known.1 == name)
            || self.checker.global_symbol(self.checker.intern(name)).is_some()
    }
}
