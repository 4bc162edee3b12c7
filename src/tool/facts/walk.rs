//! A walk over everything that a value of a type can hold, with the path to each part.
//!
//! A type that has been walked is not walked again from the same declaration: what is wrong in it is wrong at its own
//! declarations, however many ways lead there, but what has none in the app is wrong wherever it is named.

use oxc_ast::AstKind;
use rustc_hash::FxHashSet;

use super::{Finding, FindingKind, place_of};
use crate::base::{FileId, NodeRef, Span};
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{IndexInfo, SymbolId, TypeData, TypeId};
use crate::checker::{Checker, SignatureKind};
use crate::tool::parts::{can_be_called, data_name, shown, step};

/// A type that grows as it is walked is not walked deeper than this.
const DEEPEST: usize = 24;
/// No type that is written by hand has more parts.
const MOST_STEPS: usize = 20_000;

/// What is walked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// Properties have to be `readonly`. An `any` promises nothing to anybody; of an input that is one, `input-untyped`
    /// speaks.
    Input,
    /// An `any` says nothing of what comes out.
    Output,
}

/// State while one type is walked.
pub(super) struct Walk<'c, 'p> {
    checker: &'c Checker<'p>,
    part: Part,
    path: Vec<String>,
    /// The declarations in the app on the way here.
    places: Vec<NodeRef>,
    /// What stands for a part that no declaration of the app is near to.
    root: (FileId, Span),
    /// The types that are being walked: one that holds itself is not walked in itself.
    open: FxHashSet<TypeId>,
    /// The types that were walked, each with the nearest declaration in the app.
    done: FxHashSet<(TypeId, Option<NodeRef>)>,
    findings: Vec<Finding>,
    steps: usize,
}

impl<'c, 'p> Walk<'c, 'p> {
    /// A walk over the part of a tool that stands at `root`.
    pub(super) fn new(checker: &'c Checker<'p>, part: Part, root: (FileId, Span)) -> Self {
        let name = match part {
            Part::Input => "input",
            Part::Output => "output",
        };
        Self {
            checker,
            part,
            path: vec![name.to_owned()],
            places: Vec::new(),
            root,
            open: FxHashSet::default(),
            done: FxHashSet::default(),
            findings: Vec::new(),
            steps: 0,
        }
    }

    /// Walks `ty` and gives what was met.
    pub(super) fn run(mut self, ty: TypeId) -> Vec<Finding> {
        self.visit(ty);
        self.findings
    }

    fn visit(&mut self, ty: TypeId) {
        self.steps += 1;
        if self.path.len() > DEEPEST || self.steps > MOST_STEPS {
            return;
        }
        let checker = self.checker;
        let flags = checker.flags(ty);
        match &checker.ty(ty).data {
            TypeData::Unsupported(_) => {}
            TypeData::Union(union) => union.types.iter().for_each(|&member| self.visit(member)),
            TypeData::Intersection(intersection) => self.intersection(ty, intersection.types),
            _ if flags.contains(TypeFlags::ANY) && self.part == Part::Output => self.find(FindingKind::Any),
            _ if flags.intersects(TypeFlags::BIGINT_LIKE) => self.lost("bigint"),
            _ if flags.intersects(TypeFlags::ES_SYMBOL_LIKE) => self.lost("symbol"),
            _ if flags.intersects(TypeFlags::OBJECT) => self.object(ty),
            _ if flags.intersects(TypeFlags::INSTANTIABLE.difference(TypeFlags::TEMPLATE_LITERAL)) => {
                if let Some(constraint) = checker.base_constraint_of_type(ty).filter(|&constraint| constraint != ty) {
                    self.visit(constraint);
                }
            }
            _ => {}
        }
    }

    /// A brand on a primitive is there for the compiler only.
    fn intersection(&mut self, ty: TypeId, parts: &[TypeId]) {
        let structured = TypeFlags::OBJECT | TypeFlags::NON_PRIMITIVE | TypeFlags::INSTANTIABLE;
        match parts.iter().find(|&&part| !self.checker.flags(part).intersects(structured)) {
            Some(&primitive) => self.visit(primitive),
            None => self.object(ty),
        }
    }

    fn object(&mut self, ty: TypeId) {
        if !self.done.insert((ty, self.places.last().copied())) || !self.open.insert(ty) {
            return;
        }
        self.parts(ty);
        self.open.remove(&ty);
    }

    fn parts(&mut self, ty: TypeId) {
        let checker = self.checker;
        if checker.is_tuple_type(ty) {
            for &element in checker.element_types(ty) {
                self.within("[]".to_owned(), None, |walk| walk.visit(element));
            }
        } else if let Some(element) = self.element_of_list(ty) {
            self.within("[]".to_owned(), None, |walk| walk.visit(element));
        } else if can_be_called(checker, ty) {
            self.lost("function");
        } else if let Some(symbol) = self.class_of(ty) {
            let (what, is_foreign) = (self.class_name(symbol), !self.is_of_library(symbol));
            self.find(FindingKind::NotSerializable { what, is_foreign });
        } else {
            for &property in checker.properties_of_type(ty) {
                self.property(property);
            }
            for info in checker.index_infos_of_type(ty) {
                self.within("[]".to_owned(), None, |walk| walk.visit(info.ty));
            }
        }
    }

    /// What the array holds that the type is, or that it extends as `RegExpMatchArray` does: JSON knows of no more.
    fn element_of_list(&self, ty: TypeId) -> Option<TypeId> {
        let checker = self.checker;
        let by_number = |info: &&IndexInfo| checker.flags(info.key_type).contains(TypeFlags::NUMBER);
        let is_list = self.is_list(checker.target_type(ty));
        is_list.then(|| checker.index_infos_of_type(ty).iter().find(by_number))?.map(|info| info.ty)
    }

    fn is_list(&self, target: TypeId) -> bool {
        let checker = self.checker;
        let bases = || checker.base_types(target).iter().map(|&base| checker.target_type(base));
        checker.is_array_type(target) || bases().any(|base| self.is_list(base))
    }

    fn property(&mut self, property: SymbolId) {
        let checker = self.checker;
        let Some(name) = data_name(checker, property) else { return };
        let ty = checker.type_of_symbol(property);
        // An optional one is only left out: TypeScript writes such into unions of literals. What a library says is so.
        let is_meant = !checker.symbol(property).flags.get().contains(SymbolFlags::OPTIONAL)
            && self.declaration_of(property).is_some();
        self.within(step(name), Some(property), |walk| {
            if is_meant && walk.checker.flags(ty).intersects(TypeFlags::UNDEFINED | TypeFlags::VOID) {
                walk.lost("undefined");
            }
            if walk.part == Part::Input {
                walk.writable(property);
            }
            walk.visit(ty);
        });
    }

    /// Finds each declaration of a property that is not `readonly`. What no declaration of the app could change, such as
    /// a property of a package, is left out; what comes of a mapped type is found at the root, once.
    fn writable(&mut self, property: SymbolId) {
        let checker = self.checker;
        let symbol = checker.symbol(property);
        let declarations = symbol.declarations.get();
        let is_foreign = !declarations.is_empty() && self.declaration_of(property).is_none();
        if is_foreign || !symbol.flags.get().contains(SymbolFlags::PROPERTY) || checker.is_readonly_symbol(property) {
            return;
        }
        let mut is_written = false;
        for &declaration in declarations.iter().filter(|declaration| checker.is_app_file(declaration.file)) {
            let insert = match checker.kind(declaration) {
                AstKind::TSPropertySignature(node) if !node.readonly => {
                    let program = checker.program();
                    let is_own = program.module(declaration.file).path().starts_with(program.app_root());
                    is_own.then_some(node.span.start)
                }
                AstKind::PropertyDefinition(node) if !node.readonly => None,
                _ => continue,
            };
            self.find_at(place_of(checker, declaration), FindingKind::Writable { insert });
            is_written = true;
        }
        if !is_written {
            self.find_at(self.root, FindingKind::Writable { insert: None });
        }
    }

    fn within(&mut self, step: String, property: Option<SymbolId>, walk: impl FnOnce(&mut Self)) {
        let declaration = property.and_then(|property| self.declaration_of(property));
        self.path.push(step);
        self.places.extend(declaration);
        walk(self);
        self.path.pop();
        if declaration.is_some() {
            self.places.pop();
        }
    }

    /// The declaration of a property in the app.
    fn declaration_of(&self, property: SymbolId) -> Option<NodeRef> {
        let declarations = self.checker.symbol(property).declarations.get();
        declarations.iter().copied().find(|declaration| self.checker.is_app_file(declaration.file))
    }

    fn lost(&mut self, what: &str) {
        self.find(FindingKind::NotSerializable { what: what.to_owned(), is_foreign: false });
    }

    fn find(&mut self, kind: FindingKind) {
        self.find_at(self.places.last().map_or(self.root, |&place| place_of(self.checker, place)), kind);
    }

    fn find_at(&mut self, (file, span): (FileId, Span), kind: FindingKind) {
        let finding = Finding { kind, path: shown(&self.path), file, span };
        let same = |known: &Finding| (&known.kind, known.file, known.span) == (&finding.kind, file, span);
        if !self.findings.iter().any(same) {
            self.findings.push(finding);
        }
    }

    /// The class that the object is an instance of: one that is declared as such, an interface that a constructor of the
    /// same name makes, or an interface of the standard library with methods (`AsyncGenerator`, `ReadonlyMap`).
    fn class_of(&self, ty: TypeId) -> Option<SymbolId> {
        let checker = self.checker;
        let symbol = checker.ty(ty).symbol?;
        let flags = checker.symbol(symbol).flags.get();
        let is_class = flags.contains(SymbolFlags::CLASS)
            || flags.contains(SymbolFlags::INTERFACE) && (self.is_constructed(symbol) || self.is_library(ty, symbol));
        is_class.then_some(symbol)
    }

    /// The name of a class; of one without a name, that of what it is assigned to. TypeScript: getNameOfSymbolAsWritten
    fn class_name(&self, symbol: SymbolId) -> String {
        let checker = self.checker;
        if checker.symbol(symbol).name != Name::CLASS {
            return checker.symbol_text(symbol).to_owned();
        }
        let declaration = checker.symbol(symbol).value_declaration.get();
        let name = declaration.and_then(|declaration| match checker.kind(checker.parent(declaration)) {
            AstKind::VariableDeclarator(node) => node.id.get_identifier_name().map(|name| name.to_string()),
            AstKind::ObjectProperty(node) => node.key.static_name().map(|name| name.to_string()),
            _ => None,
        });
        name.unwrap_or_else(|| "(Anonymous class)".to_owned())
    }

    fn is_constructed(&self, symbol: SymbolId) -> bool {
        let checker = self.checker;
        checker.symbol(symbol).flags.get().intersects(SymbolFlags::VARIABLE)
            && !checker.signatures_of_type(checker.type_of_symbol(symbol), SignatureKind::Construct).is_empty()
    }

    fn is_library(&self, ty: TypeId, symbol: SymbolId) -> bool {
        let checker = self.checker;
        let has_method = |&property: &SymbolId| checker.symbol(property).flags.get().contains(SymbolFlags::METHOD);
        self.is_of_library(symbol) && checker.properties_of_type(ty).iter().any(has_method)
    }

    fn is_of_library(&self, symbol: SymbolId) -> bool {
        let checker = self.checker;
        let declarations = checker.symbol(symbol).declarations.get();
        declarations.iter().any(|place| checker.program().module(place.file).is_library())
    }
}
