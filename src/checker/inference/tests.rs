//! Inference as conditional types do it, held against the types that TypeScript gives.

use std::path::Path;

use bumpalo::Bump;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::{LiteralValue, SymbolId, TypeData, TypeId};
use crate::program::{Program, ProgramOptions};

/// For each pair of aliases `A…` and `E…` with the same ending: the same type.
fn assert_expected(source: &str) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    std::fs::write(directory.path().join("a.ts"), format!("{source}\nexport {{}}\n")).expect("a file");
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    let file = program.load(Path::new("a.ts")).expect("the file is there");
    let module = program.module(file);
    assert_eq!(module.syntax_errors(), []);
    let bump = Bump::new();
    let checker = Checker::new(&program, &bump);
    let alias = |name: &str| {
        let node = module.nodes().iter().find_map(|node| match node.kind() {
            oxc_ast::AstKind::TSTypeAliasDeclaration(alias) if alias.id.name == name => Some(alias.node_id()),
            _ => None,
        });
        let symbol = checker.symbol_of_node(NodeRef { file, node: node.expect("the alias") }).expect("a symbol");
        checker.declared_type_of_symbol(symbol)
    };
    let names: Vec<&str> = module
        .nodes()
        .iter()
        .filter_map(|node| match node.kind() {
            oxc_ast::AstKind::TSTypeAliasDeclaration(alias) if alias.type_parameters.is_none() => {
                Some(alias.id.name.as_str())
            }
            _ => None,
        })
        .filter(|name| name.starts_with('A'))
        .collect();
    assert!(!names.is_empty());
    let mut failures = Vec::new();
    for name in names {
        let actual = alias(name);
        let expected = alias(&format!("E{}", &name[1..]));
        let (same, taint) = checker.decide(|| checker.is_type_identical_to(actual, expected));
        let reason = taint.map(|taint| match checker.ty(taint).data {
            TypeData::Unsupported(unsupported) => unsupported.reason,
            _ => "",
        });
        if !same || reason.is_some() {
            failures.push(format!("{name}: {reason:?} {}", describe(&checker, actual, 0)));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

/// A rough picture of a type, for failures.
fn describe(c: &Checker<'_>, ty: TypeId, depth: usize) -> String {
    if depth > 3 {
        return "…".to_string();
    }
    let all = |types: &[TypeId]| types.iter().map(|&ty| describe(c, ty, depth + 1)).collect::<Vec<_>>().join(", ");
    match &c.ty(ty).data {
        TypeData::Intrinsic(name) => (*name).to_string(),
        TypeData::Unsupported(unsupported) => format!("?{}", unsupported.reason),
        TypeData::Literal { value: LiteralValue::String(name), .. } => format!("{:?}", c.text(*name)),
        TypeData::Literal { value, .. } => format!("{value:?}"),
        TypeData::Union(union) => format!("union({})", all(union.types)),
        TypeData::Intersection(intersection) => format!("intersection({})", all(intersection.types)),
        TypeData::Reference(_) => format!("reference<{}>", all(c.type_arguments(ty))),
        TypeData::Anonymous(_) | TypeData::Mapped(_) | TypeData::ReverseMapped { .. } => {
            let property = |&symbol: &SymbolId| {
                let ty = describe(c, c.type_of_symbol(symbol), depth + 1);
                format!("{}: {ty}", c.text(c.symbol(symbol).name))
            };
            format!("{{{}}}", c.properties_of_type(ty).iter().map(property).collect::<Vec<_>>().join("; "))
        }
        TypeData::Conditional(_) => "conditional".to_string(),
        TypeData::TypeParameter(_) => "parameter".to_string(),
        TypeData::TemplateLiteral { types, .. } => format!("template({})", all(types)),
        _ => format!("{:?}", c.flags(ty)),
    }
}

#[test]
fn infers_from_arrays_tuples_and_functions() {
    assert_expected(
        r#"
        type Element<T> = T extends (infer U)[] ? U : never;
        type A1 = Element<string[]>; type E1 = string;
        type A2 = Element<[1, "a"]>; type E2 = 1 | "a";
        type Head<T> = T extends [infer H, ...infer R] ? [H, R] : never;
        type A3 = Head<[1, 2, 3]>; type E3 = [1, [2, 3]];
        type Last<T> = T extends [...infer R, infer L] ? [R, L] : never;
        type A4 = Last<[1, 2, 3]>; type E4 = [[1, 2], 3];
        type Middle<T> = T extends [infer A, ...infer M, infer Z] ? [A, M, Z] : never;
        type A5 = Middle<[1, 2, 3, 4]>; type E5 = [1, [2, 3], 4];
        type Params<T> = T extends (...args: infer P) => infer R ? [P, R] : never;
        type A6 = Params<(a: string, b?: number) => boolean>; type E6 = [[a: string, b?: number], boolean];
        type Contra<T> = T extends { a: (x: infer U) => void; b: (x: infer U) => void } ? U : never;
        type A7 = Contra<{ a: (x: string) => void; b: (x: number) => void }>; type E7 = never;
        type A8 = Contra<{ a: (x: { p: 1 }) => void; b: (x: { q: 2 }) => void }>; type E8 = { p: 1 } & { q: 2 };
        type Co<T> = T extends { a: infer U; b: infer U } ? U : never;
        type A9 = Co<{ a: string; b: number }>; type E9 = string | number;
        type Overloads<T> = T extends { (x: infer A): infer B; (x: infer C): infer D } ? [A, B, C, D] : never;
        type A10 = Overloads<{ (x: 1): 2; (x: 3): 4 }>; type E10 = [1, 2, 3, 4];
        "#,
    );
}

#[test]
fn infers_from_template_literals() {
    assert_expected(
        r#"
        type Split<S extends string> = S extends `${infer A}.${infer B}` ? [A, ...Split<B>] : [S];
        type A1 = Split<"a.b.c">; type E1 = ["a", "b", "c"];
        type Num<S> = S extends `${infer N extends number}` ? N : never;
        type A2 = Num<"42">; type E2 = 42;
        type A3 = Num<"042">; type E3 = number;
        type Bool<S> = S extends `${infer B extends boolean}` ? B : never;
        type A4 = Bool<"true">; type E4 = true;
        type Chars<S> = S extends `${infer C}${infer R}` ? [C, ...Chars<R>] : [];
        type A5 = Chars<"abc">; type E5 = ["a", "b", "c"];
        type Rest<S> = S extends `get${infer R}` ? R : never;
        type A6 = Rest<`get${string}`>; type E6 = string;
        type A7 = Rest<"getName" | "set">; type E7 = "Name";
        type A8 = "12" extends `${number}` ? 1 : 0; type E8 = 1;
        type A9 = "1a" extends `${number}` ? 1 : 0; type E9 = 0;
        type A10 = "10" extends `${bigint}` ? 1 : 0; type E10 = 1;
        "#,
    );
}

#[test]
fn infers_through_mapped_types_backwards() {
    assert_expected(
        r#"
        type Box<T> = { value: T };
        type Boxed<T> = { [P in keyof T]: Box<T[P]> };
        type Unboxed<T> = T extends Boxed<infer U> ? U : never;
        type A1 = Unboxed<{ a: Box<string>; b: Box<number> }>; type E1 = { a: string; b: number };
        type A2 = Unboxed<[Box<1>, Box<2>]>; type E2 = [1, 2];
        type A3 = Unboxed<Box<string>[]>; type E3 = string[];
        type FromRecord<T> = T extends Record<infer K, infer V> ? [K, V] : never;
        type A4 = FromRecord<{ a: 1; b: 2 }>; type E4 = ["a" | "b", 1 | 2];
        type Optional<T> = { [P in keyof T]?: T[P] };
        type Required2<T> = T extends Optional<infer U> ? U : never;
        type A5 = Required2<{ a?: string }>; type E5 = { a: string };
        "#,
    );
}

#[test]
fn infers_from_unions_and_references() {
    assert_expected(
        r#"
        interface Pair<A, B> { first: A; second: B }
        type Parts<T> = T extends Pair<infer A, infer B> ? [A, B] : never;
        type A1 = Parts<Pair<1, 2>>; type E1 = [1, 2];
        type A2 = Parts<{ first: 1; second: 2 }>; type E2 = [1, 2];
        type A3 = Parts<Pair<1, 2> | Pair<3, 4>>; type E3 = [1, 2] | [3, 4];
        type Alias<T> = { v: T } | null;
        type Of<T> = [T] extends [Alias<infer U>] ? U : never;
        type A4 = Of<Alias<"x">>; type E4 = "x";
        type A5 = Of<{ v: "x" }>; type E5 = "x";
        type Without<T> = [T] extends [infer U | undefined] ? U : never;
        type A6 = Without<string | undefined>; type E6 = string;
        type Key<T> = T extends { [k: string]: infer V } ? V : never;
        type A7 = Key<{ a: 1; b: 2 }>; type E7 = 1 | 2;
        type Constrained<T> = T extends { x: infer U extends string } ? U : "no";
        type A8 = Constrained<{ x: "a" }>; type E8 = "a";
        type A9 = Constrained<{ x: 1 }>; type E9 = "no";
        "#,
    );
}
