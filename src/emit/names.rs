//! What the names in a type mean in the generated file, where all tools of an app stand beside each other.
//!
//! Three kinds of names meet there: the file's own, the app's global types, and the recursive types that a tool brings
//! along. The last are renamed until they clash with nothing; a global type that has one of the file's own names is
//! reached through `globalThis`.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;

use rustc_hash::FxHashMap;

use super::text::{Place, import};
use crate::tool::{LocalDeclaration, Member, ModulePath, Signature, TypeNode, TypeParameter, TypeText};

/// The names that the file itself declares.
const OWN: [&str; 12] = [
    "DawnRoutePath",
    "DawnRouteParams",
    "DawnRouteTools",
    "DawnRouteState",
    "RouteParams",
    "RouteTools",
    "RouteState",
    "DeferredTool",
    "DeferredSignature",
    "StandardTypes",
    "StateOf",
    "MemoryData",
];
/// The global types that the file itself uses.
const USED: [&str; 4] = ["Promise", "Awaited", "NonNullable", "Record"];

/// The names of one text.
#[derive(Default)]
pub struct Names<'n> {
    place: Option<Place<'n>>,
    renamed: FxHashMap<&'n str, String>,
    bound: BTreeSet<&'n str>,
}

impl<'n> Names<'n> {
    /// The names of a text without recursive types, for people to read; modules are named as from `directory`.
    pub fn in_directory(directory: &'n Path) -> Self {
        Self { place: Some(Place { directory, mode: None }), ..Self::default() }
    }

    /// The names of a text that `emit` itself has made, which may use the file's own.
    pub fn of_the_file(place: Place<'n>) -> Self {
        Self { place: Some(place), renamed: FxHashMap::default(), bound: OWN.into_iter().collect() }
    }

    /// How a type reference is written.
    pub fn reference<'t>(&'t self, name: &'t str) -> Cow<'t, str> {
        if let Some(renamed) = self.renamed.get(name) {
            return renamed.into();
        }
        let first = name.split('.').next().unwrap_or(name);
        if OWN.contains(&first) && !self.bound.contains(first) {
            return format!("globalThis.{name}").into();
        }
        name.into()
    }

    /// How a declaration's name is written.
    pub fn declared<'t>(&'t self, name: &'t str) -> &'t str {
        self.renamed.get(name).map_or(name, String::as_str)
    }

    /// `import("…")` of a module.
    pub fn import(&self, module: &ModulePath) -> String {
        match (module, self.place) {
            (ModulePath::Specifier { specifier, mode }, _) => import(specifier, *mode),
            (ModulePath::File(file), Some(place)) => place.import(file),
            (ModulePath::File(file), None) => import(&file.to_string_lossy(), None),
        }
    }
}

/// Gives every recursive type of the file its name, and keeps those that are the same only once.
pub struct Declarations<'n> {
    place: Place<'n>,
    taken: BTreeSet<String>,
    groups: FxHashMap<&'n [LocalDeclaration], Vec<String>>,
    order: Vec<&'n [LocalDeclaration]>,
}

impl<'n> Declarations<'n> {
    /// Reads the texts of all tools, in the order of the file. `place` is where that stands.
    pub fn new(place: Place<'n>, texts: &[&'n TypeText]) -> Self {
        let mut declarations = Self { place, taken: BTreeSet::new(), groups: FxHashMap::default(), order: Vec::new() };
        let lists = || texts.iter().map(|text| text.declarations()).filter(|list| !list.is_empty());
        if lists().next().is_none() {
            return declarations;
        }
        declarations.taken.extend(OWN.into_iter().chain(USED).map(str::to_owned));
        for text in texts {
            let used = NamesIn::text(text);
            let all = used.referenced.iter().chain(&used.bound).map(|name| (*name).to_owned());
            let locals: BTreeSet<_> = text.declarations().iter().map(|d| d.name.clone()).collect();
            declarations.taken.extend(all.filter(|name| !locals.contains(name)));
        }
        for list in lists() {
            declarations.assign(list);
        }
        declarations
    }

    fn assign(&mut self, list: &'n [LocalDeclaration]) {
        if self.groups.contains_key(list) {
            return;
        }
        let mut names = Vec::new();
        for declaration in list {
            let mut name = declaration.name.clone();
            let mut number = 1;
            while !self.taken.insert(name.clone()) {
                number += 1;
                name = format!("{}_{number}", declaration.name);
            }
            names.push(name);
        }
        self.groups.insert(list, names);
        self.order.push(list);
    }

    /// The names of `text`.
    pub fn names(&self, text: &'n TypeText) -> Names<'n> {
        let bound = NamesIn::text(text).bound;
        Names { place: Some(self.place), renamed: self.renamed(text.declarations()), bound }
    }

    /// The declarations that the file needs, in order, each with the names that hold in it.
    pub fn list(&self) -> impl Iterator<Item = (&'n LocalDeclaration, Names<'n>)> {
        self.order.iter().flat_map(|list| {
            list.iter().map(|declaration| {
                let mut used = NamesIn::default();
                used.declaration(declaration);
                let renamed = self.renamed(list);
                (declaration, Names { place: Some(self.place), renamed, bound: used.bound })
            })
        })
    }

    fn renamed(&self, list: &'n [LocalDeclaration]) -> FxHashMap<&'n str, String> {
        let names = self.groups.get(list).into_iter().flatten().cloned();
        list.iter().map(|declaration| declaration.name.as_str()).zip(names).collect()
    }
}

/// The names that occur in a text.
#[derive(Default)]
struct NamesIn<'n> {
    /// First parts of type references.
    referenced: BTreeSet<&'n str>,
    /// Type parameters of whatever kind.
    bound: BTreeSet<&'n str>,
}

impl<'n> NamesIn<'n> {
    fn text(text: &'n TypeText) -> Self {
        let mut names = Self::default();
        names.node(text.node());
        for declaration in text.declarations() {
            names.declaration(declaration);
        }
        names
    }

    fn declaration(&mut self, declaration: &'n LocalDeclaration) {
        self.type_parameters(&declaration.parameters);
        self.node(&declaration.node);
    }

    fn nodes(&mut self, nodes: impl IntoIterator<Item = &'n TypeNode>) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &'n TypeNode) {
        match node {
            TypeNode::Keyword(_) | TypeNode::Literal(_) => {}
            TypeNode::Array { element, .. } => self.node(element),
            TypeNode::Tuple { elements, .. } => self.nodes(elements.iter().map(|element| &element.ty)),
            TypeNode::Object(members) => members.iter().for_each(|member| self.member(member)),
            TypeNode::Function(signature) | TypeNode::Constructor { signature, .. } => self.signature(signature),
            TypeNode::Reference { name, arguments } => {
                self.referenced.extend(name.split('.').next());
                self.nodes(arguments);
            }
            TypeNode::TypeQuery { arguments, .. }
            | TypeNode::Import { arguments, .. }
            | TypeNode::ImportQuery { arguments, .. } => self.nodes(arguments),
            TypeNode::Union(members) | TypeNode::Intersection(members) => self.nodes(members),
            TypeNode::KeyOf(operand) => self.node(operand),
            TypeNode::IndexedAccess { object, index } => self.nodes([&**object, index]),
            TypeNode::Conditional { check, extends, when_true, when_false } => {
                self.nodes([&**check, extends, when_true, when_false]);
            }
            TypeNode::Infer { name, constraint } => {
                self.bound.insert(name);
                self.nodes(constraint.as_deref());
            }
            TypeNode::Mapped(mapped) => {
                self.bound.insert(&mapped.parameter);
                self.nodes([&mapped.constraint, &mapped.ty].into_iter().chain(&mapped.name_type));
            }
            TypeNode::TemplateLiteral { spans, .. } => self.nodes(spans.iter().map(|(ty, _)| ty)),
            TypeNode::Predicate { ty, .. } => self.nodes(ty.as_deref()),
        }
    }

    fn member(&mut self, member: &'n Member) {
        match member {
            Member::Property { ty, .. } | Member::Getter { ty, .. } | Member::Setter { ty, .. } => self.node(ty),
            Member::Method { signature, .. } | Member::Call(signature) | Member::Construct(signature) => {
                self.signature(signature);
            }
            Member::Index { key, ty, .. } => self.nodes([key, ty]),
        }
    }

    fn signature(&mut self, signature: &'n Signature) {
        self.type_parameters(&signature.type_parameters);
        self.nodes(signature.parameters.iter().map(|parameter| &parameter.ty));
        self.node(&signature.returns);
    }

    fn type_parameters(&mut self, parameters: &'n [TypeParameter]) {
        for parameter in parameters {
            self.bound.insert(&parameter.name);
            self.nodes(parameter.constraint.iter().chain(&parameter.default));
        }
    }
}
