//! Properties of an input that can be written to, with the place where `readonly` is missing.

use oxc_ast::AstKind;
use rustc_hash::FxHashSet;

use super::{Finding, FindingKind, place_of, shown, step};
use crate::base::{FileId, NodeRef, Span};
use crate::checker::Checker;
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SymbolId, TypeData, TypeId};

/// Nesting deeper than this is a type that grows as it is looked at.
const DEEPEST: usize = 24;

/// The properties of an input of type `ty` that are not `readonly`, each declaration of the app once. What no
/// declaration of the app could change, such as a property of a package, is left out; what comes of a mapped type is
/// found at `root`, once.
pub(super) fn writable(checker: &Checker<'_>, ty: TypeId, root: (FileId, Span)) -> Vec<Finding> {
    let mut search =
        Search { checker, root, path: vec!["input".to_owned()], done: FxHashSet::default(), findings: Vec::new() };
    search.visit(ty);
    search.findings
}

struct Search<'c, 'p> {
    checker: &'c Checker<'p>,
    root: (FileId, Span),
    path: Vec<String>,
    done: FxHashSet<TypeId>,
    findings: Vec<Finding>,
}

impl Search<'_, '_> {
    fn visit(&mut self, ty: TypeId) {
        let checker = self.checker;
        let flags = checker.flags(ty);
        if let TypeData::Union(union) = &checker.ty(ty).data {
            for &member in union.types {
                self.visit(member);
            }
            return;
        }
        let structured = TypeFlags::OBJECT | TypeFlags::INTERSECTION;
        if !flags.intersects(structured) || self.path.len() > DEEPEST || !self.done.insert(ty) {
            return;
        }
        if let TypeData::Intersection(intersection) = &checker.ty(ty).data {
            // The parts of a brand are no properties of the value.
            if intersection.types.iter().any(|&part| !checker.flags(part).intersects(structured)) {
                return;
            }
        }
        if checker.is_tuple_type(ty) || checker.is_array_type(ty) {
            let elements =
                if checker.is_tuple_type(ty) { checker.element_types(ty) } else { checker.type_arguments(ty) };
            self.path.push("[]".to_owned());
            for &element in elements {
                self.visit(element);
            }
            self.path.pop();
            return;
        }
        for &property in checker.properties_of_type(ty) {
            self.property(property);
        }
        for info in checker.index_infos_of_type(ty) {
            self.path.push("[]".to_owned());
            self.visit(info.ty);
            self.path.pop();
        }
    }

    fn property(&mut self, property: SymbolId) {
        let checker = self.checker;
        let name = checker.symbol_text(property);
        let is_hidden = checker
            .declaration_modifier_flags_from_symbol(property)
            .intersects(ModifierFlags::PRIVATE | ModifierFlags::PROTECTED);
        let is_named = !name.starts_with("__@") && !name.starts_with("__#");
        let is_data = checker.symbol(property).flags.get().contains(SymbolFlags::PROPERTY) && is_named && !is_hidden;
        let declarations = checker.symbol(property).declarations.get();
        let is_foreign =
            !declarations.is_empty() && declarations.iter().all(|declaration| !checker.is_app_file(declaration.file));
        if !is_data || is_foreign {
            return;
        }
        self.path.push(step(name));
        if !checker.is_readonly_symbol(property) {
            self.report(declarations);
        }
        self.visit(checker.type_of_symbol(property));
        self.path.pop();
    }

    fn report(&mut self, declarations: &[NodeRef]) {
        let checker = self.checker;
        let mut is_written = false;
        for &declaration in declarations.iter().filter(|declaration| checker.is_app_file(declaration.file)) {
            match checker.kind(declaration) {
                AstKind::TSPropertySignature(node) if !node.readonly => {
                    let program = checker.program();
                    let is_own = program.module(declaration.file).path().starts_with(program.app_root());
                    self.find(is_own.then_some(node.span.start), place_of(checker, declaration));
                }
                AstKind::PropertyDefinition(node) if !node.readonly => self.find(None, place_of(checker, declaration)),
                _ => continue,
            }
            is_written = true;
        }
        if !is_written {
            self.find(None, self.root);
        }
    }

    fn find(&mut self, insert: Option<u32>, (file, span): (FileId, Span)) {
        if !self.findings.iter().any(|known| (known.file, known.span) == (file, span)) {
            let kind = FindingKind::Writable { insert };
            self.findings.push(Finding { kind, path: shown(&self.path), file, span });
        }
    }
}
