//! What type operators promise beyond the types that TypeScript shows: order, identity, and where they give up.

use std::path::Path;

use bumpalo::Bump;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::types::{TypeData, TypeId};
use crate::program::{Program, ProgramOptions};

/// Runs `test` with a checker over `source` and a look-up of its aliases by name.
fn with_aliases(source: &str, test: impl FnOnce(&Checker<'_>, &dyn Fn(&str) -> TypeId)) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    std::fs::write(directory.path().join("a.ts"), format!("{source}\nexport {{}}\n")).expect("a file");
    let program = Program::open(ProgramOptions { app_root: directory.path().to_path_buf(), tsconfig: None });
    let file = program.load(Path::new("a.ts")).expect("the file is there");
    let module = program.module(file);
    assert_eq!(module.syntax_errors(), []);
    let bump = Bump::new();
    let checker = Checker::new(&program, &bump);
    test(&checker, &|name| {
        let node = module.nodes().iter().find_map(|node| match node.kind() {
            oxc_ast::AstKind::TSTypeAliasDeclaration(alias) if alias.id.name == name => Some(alias.node_id()),
            _ => None,
        });
        let symbol = checker.symbol_of_node(NodeRef { file, node: node.expect("the alias") }).expect("a symbol");
        checker.declared_type_of_symbol(symbol)
    });
}

fn reason(checker: &Checker<'_>, ty: TypeId) -> Option<&'static str> {
    match checker.ty(ty).data {
        TypeData::Unsupported(unsupported) => Some(unsupported.reason),
        _ => None,
    }
}

#[test]
fn unions_keep_the_order_in_which_members_are_met() {
    with_aliases("type A = 'c' | 'a' | ('b' | 'a'); type B = true | string | false", |c, alias| {
        let text = |ty: &TypeId| match &c.ty(*ty).data {
            TypeData::Literal { value: crate::checker::types::LiteralValue::String(name), .. } => c.text(*name),
            _ => "",
        };
        assert_eq!(c.constituents(alias("A")).iter().map(text).collect::<Vec<_>>(), ["c", "a", "b"]);
        assert_eq!(c.constituents(alias("B")), [c.t.regular_true, c.t.string, c.t.regular_false]);
    });
}

#[test]
fn boolean_is_one_type_however_it_is_made() {
    with_aliases("", |c, _| {
        let values = [c.t.regular_true, c.t.regular_false];
        assert_eq!(c.union_type(&values), c.t.boolean);
        assert_eq!(
            c.filter_type(c.union_type(&[values[0], c.t.string, values[1]]), &mut |ty| ty != c.t.string),
            c.t.boolean
        );
    });
}

#[test]
fn equal_operands_give_one_type() {
    let source = "
        type Box<T> = { value: T; other: string };
        type A = { a: Box<1>; b: Box<1>; c: Box<2> };
        type B = { a: [1, x?: 2]; b: [1, x?: 2] };
        type C = { a: `x${string}`; b: `x${string}` };";
    with_aliases(source, |c, alias| {
        let types = |name: &str| -> Vec<TypeId> {
            c.properties_of_type(alias(name)).iter().map(|&property| c.type_of_symbol(property)).collect()
        };
        let a = types("A");
        assert!(a[0] == a[1] && a[1] != a[2]);
        let b = types("B");
        assert_eq!(b[0], b[1]);
        let c = types("C");
        assert_eq!(c[0], c[1]);
    });
}

#[test]
fn a_generic_type_applied_to_its_own_parameters_is_itself() {
    with_aliases("", |c, _| {
        let array = c.global_array_type();
        assert_eq!(c.create_type_reference(array, c.type_arguments(array)), array);
    });
}

#[test]
fn what_is_too_big_is_unsupported() {
    let source = "
        type D = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        type Texts = `${D}${D}${D}${D}${D}`;
        type Double<T extends unknown[]> = [...T, ...T];
        type Long = Double<Double<Double<Double<Double<Double<Double<Double<Double<Double<Double<Double<Double<Double<[1]>>>>>>>>>>>>>>;
        type Nest<T> = { n: Nest<[T]> } & (T extends 0 ? 1 : Nest<{ v: T }>);
        type Deep = Nest<1>;";
    with_aliases(source, |c, alias| {
        assert_eq!(reason(c, alias("Texts")), Some("a union is too complex to represent"));
        assert_eq!(reason(c, alias("Long")), Some("a tuple is too large to represent"));
        let deep = reason(c, alias("Deep"));
        assert_eq!(deep, Some("a type instantiation is excessively deep and possibly infinite"));
    });
}

#[test]
fn what_is_not_understood_spreads() {
    let source = "
        type Missing = NoSuchName;
        type Union = string | Missing;
        type Keys = keyof Missing;
        type Access = Missing['x'];
        type Decision = { a: Missing } extends { a: 1 } ? 1 : 2;
        type Text = `a${Missing}`;
        type Mapped = { [K in Missing]: K };";
    with_aliases(source, |c, alias| {
        for name in ["Missing", "Union", "Keys", "Access", "Decision", "Text", "Mapped"] {
            assert!(c.is_unsupported(alias(name)), "{name}");
        }
    });
}

#[test]
fn which_member_of_a_union_is_the_last_is_for_typescript_to_tell() {
    let source = "
        type Both<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never;
        type Last<U> = Both<U extends unknown ? () => U : never> extends () => infer L ? L : never;
        type Literals = Last<'x' | 'y'>;
        type Keywords = Last<string | number | null>;
        type One = Last<'x'>;
        type Written = ((a: 1) => void) & ((a: 2) => string) extends (a: infer A) => string ? A : never;";
    with_aliases(source, |c, alias| {
        let uncertain = Some("which member of a union is the last depends on what TypeScript checks first");
        assert_eq!((reason(c, alias("Literals")), reason(c, alias("Keywords"))), (uncertain, uncertain));
        assert!(!c.is_unsupported(alias("One")) && !c.is_unsupported(alias("Written")));
    });
}
