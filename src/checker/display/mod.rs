//! Types as they are written: from a `TypeId` to an owned tree that means the same inside the generated file.
//!
//! Types of the app are written out; types that are global are named; classes, enums and types of packages are named
//! through `import("…")`. What can neither be named nor written out is an error with the reason, never a guess.

mod doc_hosts;
mod docs;
mod keys;
mod members;
mod naming;
mod signatures;

use rustc_hash::{FxHashMap, FxHashSet};

pub use docs::Documentation;

use super::Checker;
use super::flags::{ElementFlags, ObjectFlags, SymbolFlags, TypeFlags};
use super::types::{LiteralValue, SymbolId, TypeData, TypeId};
use crate::base::type_node::{TupleElement, TypeNode};
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
    /// Recursive types: name and what each stands for.
    pub declarations: Vec<(String, TypeNode)>,
}

type Written = Result<TypeNode, Unwritable>;

/// Nesting deeper than this ends in an error.
const MAX_DEPTH: usize = 200;
/// More nodes than this end in an error: nobody reads such a type.
const MAX_NODES: usize = 200_000;

impl Checker<'_> {
    /// Writes `ty`, seen from `from`: the file whose imports show how the app names packages.
    pub fn write_type(&self, ty: TypeId, from: FileId) -> Result<WrittenType, Unwritable> {
        let mut writer = TypeWriter::new(self, from);
        let node = writer.node(ty)?;
        Ok(WrittenType { node, declarations: writer.declarations })
    }
}

/// State while one type is written.
pub(super) struct TypeWriter<'c, 'p> {
    checker: &'c Checker<'p>,
    from: FileId,
    /// Structured types that are being written, outermost first.
    open: Vec<TypeId>,
    /// Names of recursive types.
    recursive: FxHashMap<TypeId, String>,
    /// Recursive types that have been written.
    written: FxHashSet<TypeId>,
    declarations: Vec<(String, TypeNode)>,
    /// Type parameters in scope.
    scope: Vec<(TypeId, String)>,
    nodes: usize,
}

impl<'c, 'p> TypeWriter<'c, 'p> {
    fn new(checker: &'c Checker<'p>, from: FileId) -> Self {
        Self {
            checker,
            from,
            open: Vec::new(),
            recursive: FxHashMap::default(),
            written: FxHashSet::default(),
            declarations: Vec::new(),
            scope: Vec::new(),
            nodes: 0,
        }
    }

    fn unwritable(&self, reason: impl Into<String>, symbol: Option<SymbolId>) -> Unwritable {
        let place = symbol.and_then(|symbol| self.checker.place_of_symbol(symbol));
        Unwritable { reason: reason.into(), place }
    }

    fn nodes_of(&mut self, types: &[TypeId]) -> Result<Vec<TypeNode>, Unwritable> {
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
                Err(Unwritable { reason: unsupported.reason.to_owned(), place: unsupported.at })
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
            TypeData::Substitution { base, .. } => self.node(*base),
            TypeData::Index { ty: inner, .. } => Ok(TypeNode::KeyOf(Box::new(self.node(*inner)?))),
            TypeData::IndexedAccess { object, index, .. } => Ok(TypeNode::IndexedAccess {
                object: Box::new(self.node(*object)?),
                index: Box::new(self.node(*index)?),
            }),
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
        if let Some((_, name)) = self.scope.iter().rev().find(|entry| entry.0 == ty) {
            return Ok(TypeNode::name(name.clone()));
        }
        Err(self.unwritable("a type parameter that cannot be named from outside", self.checker.ty(ty).symbol))
    }

    /// Objects, unions, intersections and conditional types: what may refer to itself.
    fn structured(&mut self, ty: TypeId) -> Written {
        if let Some(node) = self.nameable(ty)? {
            return Ok(node);
        }
        if self.written.contains(&ty) || self.open.contains(&ty) {
            return Ok(TypeNode::name(self.recursive_name(ty)));
        }
        if self.is_infinitely_nested(ty) {
            return Err(
                self.unwritable("a type that contains ever new instances of itself", self.checker.ty(ty).symbol)
            );
        }
        self.open.push(ty);
        let node = self.expanded(ty);
        self.open.pop();
        let node = node?;
        match self.recursive.get(&ty) {
            Some(name) => {
                let name = name.clone();
                self.written.insert(ty);
                self.declarations.push((name.clone(), node));
                Ok(TypeNode::name(name))
            }
            None => Ok(node),
        }
    }

    /// Many open types of one declaration: the type grows while it is written.
    fn is_infinitely_nested(&self, ty: TypeId) -> bool {
        let Some(symbol) = self.checker.ty(ty).symbol else { return false };
        let same = |open: &&TypeId| self.checker.ty(**open).symbol == Some(symbol);
        self.open.len() > 30 && self.open.iter().filter(same).count() > 20
    }

    /// The name of a recursive type: of its alias or declaration, made different from all others.
    fn recursive_name(&mut self, ty: TypeId) -> String {
        if let Some(name) = self.recursive.get(&ty) {
            return name.clone();
        }
        let data = self.checker.ty(ty);
        let symbol = data.alias.map(|alias| alias.symbol).or(data.symbol);
        let text = symbol.map_or("", |symbol| self.checker.symbol_text(symbol));
        let base = if is_identifier(text) && !text.starts_with("__") { text } else { "Recursive" };
        let taken = |name: &str| {
            self.recursive.values().any(|known| known == name)
                || self.scope.iter().any(|entry| entry.1 == name)
                || self.checker.global_symbol(self.checker.intern(name)).is_some()
        };
        let mut name = base.to_owned();
        let mut number = 1;
        while taken(&name) {
            number += 1;
            name = format!("{base}{number}");
        }
        self.recursive.insert(ty, name.clone());
        name
    }

    fn expanded(&mut self, ty: TypeId) -> Written {
        match &self.checker.ty(ty).data {
            TypeData::Union(union) => self.union(union.types),
            TypeData::Intersection(intersection) => Ok(TypeNode::Intersection(self.nodes_of(intersection.types)?)),
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
        // Labels stand on all elements or on none.
        if elements.iter().any(|element| element.label.is_none()) {
            for element in &mut elements {
                element.label = None;
            }
        }
        Ok(TypeNode::Tuple { elements, readonly: target.readonly })
    }

    /// The type of something optional, without the `undefined` that `?` puts back.
    fn without_undefined(&mut self, ty: TypeId) -> Written {
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

    fn conditional(&mut self, ty: TypeId) -> Written {
        Err(self.unwritable("a conditional type that stays open", self.checker.ty(ty).symbol))
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
