//! Types as they are written: from a `TypeId` to an owned tree that means the same inside the generated file.
//!
//! Types of the app are written out; types that are global are named; classes, enums and types of packages are named
//! through `import("…")`. What can neither be named nor written out is an error with the reason, never a guess.

mod circular;
mod declarations;
mod doc_hosts;
mod docs;
mod generic;
mod keys;
mod members;
mod modules;
mod naming;
mod parts;
mod signatures;

use rustc_hash::{FxHashMap, FxHashSet};

pub use docs::Documentation;
pub use modules::DisplayCaches;

use super::Checker;
use super::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use super::types::{LiteralValue, SymbolId, TypeData, TypeId};
use crate::base::type_node::{LocalDeclaration, TypeNode};
use crate::base::{FileId, Span};

/// Why a type cannot be written.
#[derive(Clone, Debug)]
pub struct Unwritable {
    /// One short sentence.
    pub reason: String,
    /// The place that caused it.
    pub place: Option<(FileId, Span)>,
}

/// A type with the recursive types that it refers to.
pub struct WrittenType {
    /// The type.
    pub node: TypeNode,
    /// The recursive types.
    pub declarations: Vec<LocalDeclaration>,
}

/// Why writing stopped.
enum Stop {
    /// For good.
    Unwritable(Unwritable),
    /// Until this alias or interface is known to need a generic declaration.
    Generic(SymbolId),
}

type Written = Result<TypeNode, Stop>;

/// Nesting deeper than this ends in an error.
const MAX_DEPTH: usize = 200;
/// More nodes than this end in an error: nobody reads such a type.
const MAX_NODES: usize = 100_000;

impl Checker<'_> {
    /// Writes `ty`, seen from `from`: the file whose imports show how the app names packages.
    pub fn write_type(&self, ty: TypeId, from: FileId) -> Result<WrittenType, Unwritable> {
        let mut generic = Vec::new();
        let mut named = Vec::new();
        loop {
            let mut writer = TypeWriter::new(self, from, &generic, &named);
            match writer.node(ty).and_then(|node| writer.aliases_to_name().map(|aliases| (node, aliases))) {
                Ok((node, aliases)) if aliases.is_empty() => {
                    return Ok(WrittenType { node, declarations: writer.declarations });
                }
                Ok((_, aliases)) => named.extend(aliases),
                Err(Stop::Unwritable(unwritable)) => return Err(unwritable),
                Err(Stop::Generic(symbol)) => generic.push(symbol),
            }
        }
    }
}

/// State while one type is written.
struct TypeWriter<'c, 'p> {
    checker: &'c Checker<'p>,
    from: FileId,
    /// Aliases and interfaces that are declared with their type parameters; see `declarations`.
    generic: &'c [SymbolId],
    /// Aliases that are written by name, because a declaration of theirs would be circular.
    named: &'c [SymbolId],
    /// Those of `generic` that have been declared, with their names.
    generic_names: Vec<(SymbolId, String)>,
    /// Structured types that are being written, outermost first.
    open: Vec<TypeId>,
    /// Names of recursive types.
    recursive: FxHashMap<TypeId, String>,
    /// Recursive types that have been written.
    written: FxHashSet<TypeId>,
    declarations: Vec<LocalDeclaration>,
    /// Type parameters in scope.
    scope: Vec<(TypeId, String)>,
    /// The outermost of them that was mentioned since a structured type was begun.
    lowest_in_scope: usize,
    /// Names that some type parameter had.
    bound: FxHashSet<String>,
    /// Those that `infer` declares where the writer is.
    inferring: Vec<TypeId>,
    /// What `this` is in interfaces that are declared.
    this_types: Vec<(TypeId, TypeNode)>,
    nodes: usize,
}

impl<'c, 'p> TypeWriter<'c, 'p> {
    fn new(checker: &'c Checker<'p>, from: FileId, generic: &'c [SymbolId], named: &'c [SymbolId]) -> Self {
        Self {
            checker,
            from,
            generic,
            named,
            generic_names: Vec::new(),
            open: Vec::new(),
            recursive: FxHashMap::default(),
            written: FxHashSet::default(),
            declarations: Vec::new(),
            scope: Vec::new(),
            lowest_in_scope: usize::MAX,
            bound: FxHashSet::default(),
            inferring: Vec::new(),
            this_types: Vec::new(),
            nodes: 0,
        }
    }

    fn unwritable(&self, reason: impl Into<String>, symbol: Option<SymbolId>) -> Stop {
        let place = symbol.and_then(|symbol| self.checker.place_of_symbol(symbol));
        Stop::Unwritable(Unwritable { reason: reason.into(), place })
    }

    fn nodes_of(&mut self, types: &[TypeId]) -> Result<Vec<TypeNode>, Stop> {
        types.iter().map(|&ty| self.node(ty)).collect()
    }

    fn node(&mut self, ty: TypeId) -> Written {
        self.nodes += 1;
        if self.nodes > MAX_NODES || self.open.len() > MAX_DEPTH {
            return Err(self.unwritable("the type is too large to be written out", self.checker.ty(ty).symbol));
        }
        let checker = self.checker;
        let data = checker.ty(ty);
        let flags = data.flags;
        match &data.data {
            TypeData::Unsupported(unsupported) => {
                let unwritable = Unwritable { reason: unsupported.reason.to_owned(), place: unsupported.at };
                Err(Stop::Unwritable(unwritable))
            }
            TypeData::Intrinsic(name) => Ok(TypeNode::Keyword(name)),
            _ if flags.contains(TypeFlags::BOOLEAN) => Ok(TypeNode::Keyword("boolean")),
            TypeData::Enum { .. } => self.enum_reference(ty),
            TypeData::Literal { value, .. } => {
                if flags.contains(TypeFlags::ENUM_LITERAL) {
                    self.enum_reference(ty)
                } else {
                    Ok(self.literal(*value))
                }
            }
            TypeData::Union(_) if flags.contains(TypeFlags::ENUM_LITERAL) => self.enum_reference(ty),
            TypeData::UniqueEsSymbol { .. } => self.unique_symbol(ty),
            TypeData::TypeParameter(_) => self.type_parameter(ty),
            TypeData::Substitution { base, .. } if checker.is_no_infer_type(ty) => {
                let arguments = vec![self.node(*base)?];
                Ok(TypeNode::Reference { name: "NoInfer".to_owned(), arguments })
            }
            TypeData::Substitution { base, .. } => self.node(*base),
            TypeData::Index { ty: inner, .. } => Ok(TypeNode::KeyOf(Box::new(self.node(*inner)?))),
            TypeData::IndexedAccess { object, index, .. } => match self.global_alias(ty)? {
                Some(node) => Ok(node),
                None => Ok(TypeNode::IndexedAccess {
                    object: Box::new(self.node(*object)?),
                    index: Box::new(self.node(*index)?),
                }),
            },
            TypeData::TemplateLiteral { texts, types } => self.template(texts, types),
            TypeData::StringMapping { ty: inner } => self.string_mapping(ty, *inner),
            _ => self.structured(ty),
        }
    }

    fn literal(&self, value: LiteralValue) -> TypeNode {
        TypeNode::Literal(match value {
            LiteralValue::String(text) => serde_json::Value::from(self.checker.text(text)).to_string(),
            // `Infinity` names no type; a literal beyond all numbers is one.
            LiteralValue::Number(number) if number.is_infinite() => {
                if number > 0.0 { "1e999" } else { "-1e999" }.to_owned()
            }
            LiteralValue::Number(number) => super::symbols::number_to_string(number),
            LiteralValue::BigInt(digits) => format!("{}n", self.checker.text(digits)),
            LiteralValue::Boolean(value) => value.to_string(),
        })
    }

    fn template(&mut self, texts: &[super::names::Name], types: &[TypeId]) -> Written {
        let text = |at: usize| texts.get(at).map_or(String::new(), |&name| self.checker.text(name).to_owned());
        let tails: Vec<String> = (1..texts.len()).map(text).collect();
        let head = text(0);
        let spans = self.nodes_of(types)?.into_iter().zip(tails).collect();
        Ok(TypeNode::TemplateLiteral { head, spans })
    }

    fn string_mapping(&mut self, ty: TypeId, inner: TypeId) -> Written {
        let name = self.checker.ty(ty).symbol.map(|symbol| self.checker.symbol_text(symbol).to_owned());
        let arguments = vec![self.node(inner)?];
        match name {
            Some(name) => Ok(TypeNode::Reference { name, arguments }),
            None => Err(self.unwritable("an intrinsic string type without name", None)),
        }
    }

    fn type_parameter(&mut self, ty: TypeId) -> Written {
        if let Some(at) = self.scope.iter().rposition(|entry| entry.0 == ty) {
            let name = self.scope[at].1.clone();
            if self.inferring.contains(&ty) {
                return self.infer(ty, name);
            }
            self.lowest_in_scope = self.lowest_in_scope.min(at);
            return Ok(TypeNode::name(name));
        }
        if let Some((_, node)) = self.this_types.iter().find(|entry| entry.0 == ty) {
            return Ok(node.clone());
        }
        Err(self.unwritable("a type parameter that cannot be named from outside", self.checker.ty(ty).symbol))
    }

    fn is_class_instance(&self, ty: TypeId) -> bool {
        self.checker.object_flags(ty).contains(ObjectFlags::CLASS)
            || self.checker.ty(ty).symbol.is_some_and(|symbol| {
                self.checker.symbol(symbol).flags.get().contains(SymbolFlags::CLASS)
                    && !matches!(self.checker.ty(ty).data, TypeData::Anonymous(_))
            })
    }
}

/// Whether a text is a plain identifier.
pub(super) fn is_identifier(text: &str) -> bool {
    oxc_syntax::identifier::is_identifier_name(text)
}
