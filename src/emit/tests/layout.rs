//! One line where it fits, more where it does not, parentheses where they are needed and nowhere else.

use std::path::Path;

use super::{array, documented, function, generic, keyword, literal, object, property, string};
use crate::emit::flat::{FlatPrinter, Position};
use crate::emit::layout::Layout;
use crate::emit::names::Names;
use crate::program::ResolutionMode;
use crate::tool::{
    MappedModifier, MappedType, Member, ModulePath, PropertyName, Signature, TupleElement, TypeNode, TypeParameter,
};

fn flat(node: &TypeNode) -> String {
    let names = Names::in_directory(Path::new("/app/.dawn"));
    FlatPrinter::unbounded(&names, |printer| printer.node(node, Position::Free))
}

fn laid_out(node: &TypeNode) -> String {
    let names = Names::in_directory(Path::new("/app/.dawn"));
    let mut layout = Layout::new(&names, 0);
    layout.node(node, Position::Free, 0);
    layout.finish()
}

fn element(ty: TypeNode, label: Option<&str>, optional: bool, rest: bool) -> TupleElement {
    TupleElement { label: label.map(str::to_owned), ty, optional, rest }
}

fn union(members: Vec<TypeNode>) -> TypeNode {
    TypeNode::Union(members)
}

#[test]
fn parentheses_stand_where_typescript_has_them() {
    let ab = || union(vec![string(), keyword("number")]);
    let call = || function(&[("a", string())], keyword("void"));
    let key_of = |operand| TypeNode::KeyOf(Box::new(operand));
    let conditional = |check: TypeNode, extends: TypeNode| TypeNode::Conditional {
        check: Box::new(check),
        extends: Box::new(extends),
        when_true: Box::new(literal("1")),
        when_false: Box::new(literal("2")),
    };
    let infer = || TypeNode::Infer { name: "T".into(), constraint: Some(Box::new(string())) };
    let optional = |ty| TypeNode::Tuple { elements: vec![element(ty, None, true, false)], readonly: false };
    for (node, text) in [
        (array(ab(), false), "(string | number)[]"),
        (array(ab(), true), "readonly (string | number)[]"),
        (array(array(string(), true), false), "(readonly string[])[]"),
        (array(array(string(), false), true), "readonly string[][]"),
        (array(call(), false), "((a: string) => void)[]"),
        (array(key_of(string()), false), "(keyof string)[]"),
        (array(keyword("unique symbol"), false), "(unique symbol)[]"),
        (array(literal("-1"), false), "-1[]"),
        (key_of(ab()), "keyof (string | number)"),
        (key_of(array(string(), false)), "keyof string[]"),
        (union(vec![call(), keyword("null")]), "((a: string) => void) | null"),
        (union(vec![TypeNode::Intersection(vec![ab(), object(&[])]), string()]), "((string | number) & {}) | string"),
        (conditional(call(), string()), "((a: string) => void) extends string ? 1 : 2"),
        (conditional(string(), infer()), "string extends (infer T extends string) ? 1 : 2"),
        (
            conditional(conditional(string(), string()), string()),
            "(string extends string ? 1 : 2) extends string ? 1 : 2",
        ),
        (optional(ab()), "[(string | number)?]"),
        (
            TypeNode::IndexedAccess { object: Box::new(ab()), index: Box::new(ab()) },
            "(string | number)[string | number]",
        ),
        (function(&[], function(&[], ab())), "() => () => string | number"),
    ] {
        assert_eq!(flat(&node), text);
        assert_eq!(laid_out(&node), text);
    }
}

#[test]
fn every_kind_of_type_has_its_spelling() {
    let parameter =
        |name: &str, constraint| TypeParameter { name: name.into(), constraint, default: None, is_const: false };
    let generic_function = TypeNode::Function(Box::new(Signature {
        type_parameters: vec![parameter("T", Some(string()))],
        parameters: Vec::new(),
        returns: TypeNode::name("T"),
    }));
    let import = |path: &[&str], module| TypeNode::Import {
        module,
        path: path.iter().map(|name| (*name).to_owned()).collect(),
        arguments: vec![string()],
    };
    for (node, text) in [
        (generic("Set", vec![generic_function]), "Set<(<T extends string>() => T)>"),
        (
            import(&["default", "X"], ModulePath::File("/app/src/a.ts".into())),
            "import(\"../src/a.js\").default.X<string>",
        ),
        (
            import(&["X"], ModulePath::Specifier { specifier: "pkg/sub".into(), mode: None }),
            "import(\"pkg/sub\").X<string>",
        ),
        (
            import(&["X"], ModulePath::Specifier { specifier: "pkg".into(), mode: Some(ResolutionMode::Import) }),
            "import(\"pkg\", { with: { \"resolution-mode\": \"import\" } }).X<string>",
        ),
        (TypeNode::TemplateLiteral { head: "a`".into(), spans: vec![(string(), "${".into())] }, "`a\\`${string}\\${`"),
        (
            TypeNode::Tuple {
                elements: vec![
                    element(string(), Some("a"), false, false),
                    element(string(), Some("b"), true, false),
                    element(array(string(), false), Some("c"), false, true),
                ],
                readonly: true,
            },
            "readonly [a: string, b?: string, ...c: string[]]",
        ),
        (
            TypeNode::Predicate { parameter: "x".into(), asserts: true, ty: Some(Box::new(string())) },
            "asserts x is string",
        ),
        (TypeNode::name("RouteTools"), "globalThis.RouteTools"),
        (TypeNode::name("StateOf.Inner"), "globalThis.StateOf.Inner"),
    ] {
        assert_eq!(flat(&node), text);
    }
}

#[test]
fn every_kind_of_member_has_its_spelling() {
    let mapped = TypeNode::Mapped(Box::new(MappedType {
        parameter: "K".into(),
        constraint: string(),
        name_type: Some(literal("`x`")),
        ty: keyword("number"),
        readonly: MappedModifier::Remove,
        optional: MappedModifier::Add,
    }));
    let members = TypeNode::Object(vec![
        Member::Property {
            name: PropertyName::Number("1".into()),
            ty: string(),
            optional: true,
            readonly: false,
            doc: None,
        },
        property("a-b", string()),
        Member::Index { parameter: "key".into(), key: string(), ty: keyword("unknown"), readonly: true },
        Member::Getter { name: PropertyName::String("x".into()), ty: string() },
        Member::Setter { name: PropertyName::String("x".into()), ty: keyword("number") },
        Member::Property {
            name: PropertyName::Computed("Symbol.iterator".into()),
            ty: string(),
            optional: false,
            readonly: false,
            doc: None,
        },
    ]);
    for (node, text) in [
        (mapped, "{ -readonly [K in string as `x`]?: number; }"),
        (
            members,
            "{ 1?: string; readonly \"a-b\": string; readonly [key: string]: unknown; get x(): string; \
             set x(value: number); [Symbol.iterator]: string; }",
        ),
    ] {
        assert_eq!(flat(&node), text);
    }
}

#[test]
fn what_is_wider_than_the_line_is_broken_from_outside_inwards() {
    let long = |prefix: &str, count: usize| union((0..count).map(|n| literal(&format!("\"{prefix}{n}\""))).collect());
    let node = function(
        &[("input", object(&[("kind", long("a rather long literal ", 5)), ("plain", string())]))],
        generic("Promise", vec![object(&[("rows", array(object(&[("id", string())]), true))])]),
    );
    assert_eq!(
        laid_out(&node),
        "\
(input: {
  readonly kind:
    | \"a rather long literal 0\"
    | \"a rather long literal 1\"
    | \"a rather long literal 2\"
    | \"a rather long literal 3\"
    | \"a rather long literal 4\";
  readonly plain: string;
}) => Promise<{ readonly rows: readonly { readonly id: string; }[]; }>"
    );
    let pair = function(&[("first", long("first literal ", 4)), ("second", long("second literal ", 4))], string());
    assert_eq!(
        laid_out(&pair),
        "\
(
  first: \"first literal 0\" | \"first literal 1\" | \"first literal 2\" | \"first literal 3\",
  second: \"second literal 0\" | \"second literal 1\" | \"second literal 2\" | \"second literal 3\"
) => string"
    );
    let held = generic("Promise", vec![long("a literal that is long ", 5)]);
    assert_eq!(laid_out(&held).lines().take(2).collect::<Vec<_>>(), ["Promise<", "  | \"a literal that is long 0\""]);
    assert!(laid_out(&held).ends_with("\"a literal that is long 4\"\n>"));
}

#[test]
fn a_line_is_filled_to_its_hundredth_column() {
    let of_width = |width: usize| literal(&format!("\"{}\"", "x".repeat(width - "\"\" | 1".len())));
    let fits = union(vec![of_width(100), literal("1")]);
    assert_eq!(laid_out(&fits).lines().count(), 1);
    assert_eq!(laid_out(&union(vec![of_width(101), literal("1")])).lines().count(), 3);
}

#[test]
fn documentation_takes_lines_of_its_own() {
    let node = TypeNode::Object(vec![
        documented("a", string(), "Ends */ early, with `ticks` and ${this}."),
        documented("b", generic("Array", vec![TypeNode::Object(vec![documented("c", string(), "one\n\ntwo")])]), ""),
    ]);
    assert_eq!(
        laid_out(&node),
        "\
{
  /** Ends *\\/ early, with `ticks` and ${this}. */
  a?: string;
  b?: Array<{
    /**
     * one
     *
     * two
     */
    c?: string;
  }>;
}"
    );
}

#[test]
fn nesting_is_no_trouble() {
    let mut node = string();
    for _ in 0..500 {
        node = object(&[("a", node)]);
    }
    assert_eq!(laid_out(&node).lines().count(), 2 * 500 + 1);
}
