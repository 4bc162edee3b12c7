//! Declarations that TypeScript would find circular: what stands between `import("…").Name<` and `>` is resolved at once
//! even where the same reference by a plain name would wait.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::base::type_node::{LocalDeclaration, TypeNode};

/// What the text of a declaration asks for before the declaration is resolved itself.
struct Edges<'n> {
    declared: &'n FxHashMap<&'n str, usize>,
    all: BTreeSet<usize>,
    imports: BTreeSet<usize>,
}

/// The names of the declarations that ask for themselves on a way that leads through an argument of an import.
pub(super) fn circular(declarations: &[LocalDeclaration]) -> Vec<&str> {
    let declared = declarations.iter().enumerate().map(|(at, declaration)| (&*declaration.name, at)).collect();
    let edges: Vec<Edges<'_>> = declarations
        .iter()
        .map(|declaration| {
            let mut edges = Edges { declared: &declared, all: BTreeSet::new(), imports: BTreeSet::new() };
            edges.node(&declaration.node, true, false);
            edges
        })
        .collect();
    if edges.iter().all(|edges| edges.imports.is_empty()) {
        return Vec::new();
    }
    let reached: Vec<BTreeSet<usize>> = (0..edges.len()).map(|from| reached(&edges, from)).collect();
    // Two that reach each other are on one way around.
    let around = |a: usize, b: usize| reached[a].contains(&b) && reached[b].contains(&a);
    let through_import = |at: usize| edges[at].imports.iter().any(|&to| to == at || around(at, to));
    (0..edges.len())
        .filter(|&at| (0..edges.len()).any(|other| (at == other || around(at, other)) && through_import(other)))
        .map(|at| declarations[at].name.as_str())
        .collect()
}

/// What a declaration asks for, and what that asks for in turn.
fn reached(edges: &[Edges<'_>], from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from];
    while let Some(at) = left.pop() {
        left.extend(edges[at].all.iter().filter(|&&to| reached.insert(to)));
    }
    reached
}

impl<'n> Edges<'n> {
    fn nodes(&mut self, nodes: impl IntoIterator<Item = &'n TypeNode>, waits: bool, imported: bool) {
        for node in nodes {
            self.node(node, waits, imported);
        }
    }

    /// `waits`: whether a list or reference at this place may wait for its parts. TypeScript: isResolvedByTypeAlias
    fn node(&mut self, node: &'n TypeNode, waits: bool, imported: bool) {
        match node {
            TypeNode::Reference { name, arguments } => {
                if let Some(&to) = self.declared.get(name.as_str()) {
                    self.all.insert(to);
                    if imported {
                        self.imports.insert(to);
                    }
                } else if waits && arguments.iter().any(|argument| self.may_resolve_alias(argument)) {
                    return;
                }
                self.nodes(arguments, waits, imported);
            }
            TypeNode::Array { element, .. } if waits && self.may_resolve_alias(element) => {}
            TypeNode::Tuple { elements, .. }
                if waits && elements.iter().any(|element| self.may_resolve_alias(&element.ty)) => {}
            TypeNode::Array { element, .. } => self.node(element, waits, imported),
            TypeNode::Tuple { elements, .. } => {
                self.nodes(elements.iter().map(|element| &element.ty), waits, imported);
            }
            TypeNode::Import { arguments, .. }
            | TypeNode::ImportQuery { arguments, .. }
            | TypeNode::TypeQuery { arguments, .. } => self.nodes(arguments, false, true),
            TypeNode::Union(members) | TypeNode::Intersection(members) => self.nodes(members, waits, imported),
            TypeNode::KeyOf(operand) => self.node(operand, waits, imported),
            TypeNode::IndexedAccess { object, index } => self.nodes([&**object, index], waits, imported),
            TypeNode::Conditional { check, extends, .. } => self.nodes([&**check, extends], waits, imported),
            TypeNode::TemplateLiteral { spans, .. } => {
                self.nodes(spans.iter().map(|(ty, _)| ty), false, imported);
            }
            TypeNode::Keyword(_)
            | TypeNode::Literal(_)
            | TypeNode::Object(_)
            | TypeNode::Function(_)
            | TypeNode::Constructor { .. }
            | TypeNode::Infer { .. }
            | TypeNode::Mapped(_)
            | TypeNode::Predicate { .. } => {}
        }
    }

    /// TypeScript: mayResolveTypeAlias
    fn may_resolve_alias(&self, node: &TypeNode) -> bool {
        match node {
            TypeNode::Reference { name, .. } => self.declared.contains_key(name.as_str()),
            TypeNode::TypeQuery { .. } => true,
            TypeNode::KeyOf(operand) => self.may_resolve_alias(operand),
            TypeNode::Union(members) | TypeNode::Intersection(members) => {
                members.iter().any(|member| self.may_resolve_alias(member))
            }
            TypeNode::IndexedAccess { object, index } => {
                self.may_resolve_alias(object) || self.may_resolve_alias(index)
            }
            TypeNode::Conditional { check, extends, when_true, when_false } => {
                [check, extends, when_true, when_false].iter().any(|node| self.may_resolve_alias(node))
            }
            _ => false,
        }
    }
}
