//! The five relations against TypeScript: in each group of types in `relations.ts`, every two, under three sets of
//! compiler options.
//!
//! The answers come from `scripts/relations.mjs`; nobody writes them by hand.

use std::fmt::Write;

use bumpalo::Bump;
use oxc_ast::AstKind;

use super::Relation;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::TypeId;
use crate::program::{Program, ProgramOptions};

const TYPES: &str = include_str!("relations.ts");
const RELATIONS: [Relation; 5] =
    [Relation::Identity, Relation::Assignable, Relation::Comparable, Relation::Subtype, Relation::StrictSubtype];

/// The types of each function whose parameters are `p0`, `p1`, …; a parameter without a type stands for the fresh
/// type of its initializer.
fn groups(checker: &Checker<'_>, path: &std::path::Path) -> Vec<(String, Vec<TypeId>)> {
    let file = checker.program.load(path).expect("the file is there");
    let mut groups = Vec::new();
    for node in checker.program.module(file).nodes().iter() {
        let AstKind::Function(function) = node.kind() else { continue };
        let Some(name) = &function.id else { continue };
        let parameters = &function.params.items;
        let starts_a_group = parameters
            .first()
            .and_then(|parameter| parameter.pattern.get_binding_identifier())
            .is_some_and(|first| first.name == "p0");
        if !starts_a_group {
            continue;
        }
        let at = |id| NodeRef { file, node: id };
        let types = parameters.iter().map(|parameter| match (&parameter.type_annotation, &parameter.initializer) {
            (Some(annotation), _) => checker.type_from_type_node(at(annotation.node_id.get())),
            (None, Some(initializer)) => checker.check_expression(at(initializer.node_id())),
            (None, None) => panic!("a parameter without type and initializer"),
        });
        groups.push((name.name.to_string(), types.collect()));
    }
    groups
}

/// Compares all pairs; a comparison that ends undecided counts as wrong.
fn compare_all(options: &str, expected: &str) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join("relations.ts");
    std::fs::write(&path, TYPES).expect("a file");
    let rest = r#""target": "es2022", "lib": ["es2022"], "types": [], "module": "esnext""#;
    let tsconfig = format!(r#"{{ "compilerOptions": {{ {options}, {rest}, "moduleResolution": "bundler" }} }}"#);
    std::fs::write(directory.path().join("tsconfig.json"), tsconfig).expect("a file");
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    let bump = Bump::new();
    let checker = Checker::new(&program, &bump);
    let mut expected = expected.lines();
    let mut wrong = String::new();
    for (name, types) in groups(&checker, &path) {
        assert_eq!(expected.next(), Some(name.as_str()), "the file and the answers are out of step");
        for (row, &source) in types.iter().enumerate() {
            let answers = expected.next().expect("a row of answers").chars();
            for ((column, &target), answer) in types.iter().enumerate().zip(answers) {
                let bits = answer.to_digit(32).expect("a digit of base 32");
                for (bit, relation) in RELATIONS.into_iter().enumerate() {
                    let (related, taint) = checker.decide(|| checker.is_type_related_to(source, target, relation));
                    if taint.is_some() || related != (bits >> bit & 1 == 1) {
                        let answer = if taint.is_some() { "undecided" } else { "wrong" };
                        _ = writeln!(wrong, "{name} p{row} p{column} {relation:?}: {answer}");
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{wrong}", wrong.lines().count());
}

/// Runs `compare_all` on a stack as big as that of a worker.
fn on_big_stack(options: &'static str, expected: &'static str) {
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(move || compare_all(options, expected));
    thread.expect("a thread").join().expect("all relations agree");
}

#[test]
fn strict_relations_agree_with_typescript() {
    on_big_stack(r#""strict": true"#, include_str!("strict.txt"));
}

#[test]
fn loose_relations_agree_with_typescript() {
    on_big_stack(r#""strict": false"#, include_str!("loose.txt"));
}

#[test]
fn exact_optional_relations_agree_with_typescript() {
    on_big_stack(r#""strict": true, "exactOptionalPropertyTypes": true"#, include_str!("exact.txt"));
}
