//! A type as it is written: an owned tree, free of the checker, that the floors above lay out as text.
//!
//! Names in it must mean the same inside the generated file as they do here: global types, the analysis' own local
//! declarations, type parameters in scope, or a module named by `ModulePath`. Nothing in it is a guess.

use std::path::PathBuf;

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeNode {
    /// `string`, `any`, `null`, `unique symbol`, `this`, …
    Keyword(&'static str),
    /// A literal as it is written: `"a"` (with its quotes), `-1`, `2n`, `true`.
    Literal(String),
    /// `T[]` or `readonly T[]`.
    Array {
        /// The type of the elements.
        element: Box<TypeNode>,
        /// Whether it is `readonly`.
        readonly: bool,
    },
    /// `[A, b?: B, ...C[]]`.
    Tuple {
        /// The elements in order.
        elements: Vec<TupleElement>,
        /// Whether it is `readonly`.
        readonly: bool,
    },
    /// `{ … }`.
    Object(Vec<Member>),
    /// `(a: A) => R`.
    Function(Box<Signature>),
    /// `new (a: A) => R`, `abstract new (a: A) => R`.
    Constructor {
        /// The parameters and the instance type.
        signature: Box<Signature>,
        /// Whether it is `abstract`.
        is_abstract: bool,
    },
    /// `Name<A, B>`: a global type (dotted where it stands in a namespace), a local declaration or a type parameter.
    Reference {
        /// The name as it is written.
        name: String,
        /// The type arguments.
        arguments: Vec<TypeNode>,
    },
    /// `import("…").Name<A>`.
    Import {
        /// The module.
        module: ModulePath,
        /// The names behind it; none for the module itself.
        path: Vec<String>,
        /// The type arguments.
        arguments: Vec<TypeNode>,
    },
    /// `typeof a.b` of a global value.
    TypeQuery {
        /// The name as it is written.
        name: String,
        /// The type arguments of an instantiation.
        arguments: Vec<TypeNode>,
    },
    /// `typeof import("…").name`.
    ImportQuery {
        /// The module.
        module: ModulePath,
        /// The names behind it; none for the module itself.
        path: Vec<String>,
        /// The type arguments of an instantiation.
        arguments: Vec<TypeNode>,
    },
    /// `A | B`, in order.
    Union(Vec<TypeNode>),
    /// `A & B`, in order.
    Intersection(Vec<TypeNode>),
    /// `keyof T`.
    KeyOf(Box<TypeNode>),
    /// `T[K]`.
    IndexedAccess {
        /// The type that is looked into.
        object: Box<TypeNode>,
        /// The key.
        index: Box<TypeNode>,
    },
    /// `C extends E ? T : F`.
    Conditional {
        /// The type that is tested.
        check: Box<TypeNode>,
        /// What it is tested against.
        extends: Box<TypeNode>,
        /// The result where it holds.
        when_true: Box<TypeNode>,
        /// The result where it does not.
        when_false: Box<TypeNode>,
    },
    /// `infer T`, `infer T extends C`.
    Infer {
        /// The type parameter's name.
        name: String,
        /// Its constraint.
        constraint: Option<Box<TypeNode>>,
    },
    /// `{ readonly [K in C as N]?: T }`.
    Mapped(Box<MappedType>),
    /// `` `a${T}b` ``.
    TemplateLiteral {
        /// The text in front of the first placeholder, unescaped.
        head: String,
        /// Each placeholder with the text behind it, unescaped.
        spans: Vec<(TypeNode, String)>,
    },
    /// `x is T`, `asserts x is T`, `asserts x`: only as a return type.
    Predicate {
        /// The parameter's name, or `this`.
        parameter: String,
        /// Whether it is an assertion.
        asserts: bool,
        /// The type; none in `asserts x`.
        ty: Option<Box<TypeNode>>,
    },
}

/// A module that a type is named through.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ModulePath {
    /// A file by its absolute path; it is written relative to the generated file.
    File(PathBuf),
    /// A specifier that is written as it is: a package, or an ambient module.
    Specifier {
        /// The text.
        specifier: String,
        /// The attribute `resolution-mode`, where the generated file's own module system leads elsewhere or nowhere.
        mode: Option<ResolutionMode>,
    },
}

/// The module system that an import is resolved for: the file's own, unless the syntax says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResolutionMode {
    /// As an ECMAScript import.
    Import,
    /// As `require` does.
    Require,
}

impl ResolutionMode {
    /// What the attribute `resolution-mode` calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Import => "import",
            Self::Require => "require",
        }
    }

    /// The mode that the attribute `resolution-mode` calls `name`.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Import, Self::Require].into_iter().find(|mode| mode.name() == name)
    }
}

/// One element of a tuple type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TupleElement {
    /// Its label.
    pub label: Option<String>,
    /// Its type; for a rest element the array (or the type parameter) that is spread.
    pub ty: TypeNode,
    /// Whether it may be left out.
    pub optional: bool,
    /// Whether it is `...T`.
    pub rest: bool,
}

/// One member of an object type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Member {
    /// `readonly name?: T`.
    Property {
        /// Its name.
        name: PropertyName,
        /// Its type, without the `undefined` that `optional` adds.
        ty: TypeNode,
        /// Whether it may be left out.
        optional: bool,
        /// Whether it is `readonly`.
        readonly: bool,
        /// The text of its doc comment, without stars.
        doc: Option<String>,
    },
    /// `name?(a: A): R`; one for each overload.
    Method {
        /// Its name.
        name: PropertyName,
        /// Its signature.
        signature: Box<Signature>,
        /// Whether it may be left out.
        optional: bool,
        /// The text of its doc comment, without stars.
        doc: Option<String>,
    },
    /// `get name(): T`, for an accessor whose setter takes another type.
    Getter {
        /// Its name.
        name: PropertyName,
        /// What it gives.
        ty: TypeNode,
    },
    /// `set name(value: T)`.
    Setter {
        /// Its name.
        name: PropertyName,
        /// What it takes.
        ty: TypeNode,
    },
    /// `[key: K]: T`.
    Index {
        /// The key parameter's name.
        parameter: String,
        /// The key type.
        key: TypeNode,
        /// The value type.
        ty: TypeNode,
        /// Whether it is `readonly`.
        readonly: bool,
    },
    /// `(a: A): R`.
    Call(Box<Signature>),
    /// `new (a: A): R`.
    Construct(Box<Signature>),
}

/// The name of a member.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PropertyName {
    /// A string key; quoted where it is not an identifier.
    String(String),
    /// A numeric key in JavaScript's own spelling; written bare, because `keyof` tells `1` from `"1"`.
    Number(String),
    /// `[Symbol.iterator]`: the expression between the brackets.
    Computed(String),
}

/// Parameters and result of something callable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Signature {
    /// `<T extends C = D>`.
    pub type_parameters: Vec<TypeParameter>,
    /// The parameters, a `this` parameter first.
    pub parameters: Vec<Parameter>,
    /// The result.
    pub returns: TypeNode,
}

/// One parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// Its name; an invented one where the source destructures.
    pub name: String,
    /// Its type.
    pub ty: TypeNode,
    /// Whether it may be left out.
    pub optional: bool,
    /// Whether it is `...name`.
    pub rest: bool,
}

/// One type parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TypeParameter {
    /// Its name.
    pub name: String,
    /// `extends C`.
    pub constraint: Option<TypeNode>,
    /// `= D`.
    pub default: Option<TypeNode>,
    /// Whether it is `const T`.
    pub is_const: bool,
}

/// A mapped type that is written as one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MappedType {
    /// The key's name.
    pub parameter: String,
    /// What the key runs over.
    pub constraint: TypeNode,
    /// `as N`.
    pub name_type: Option<TypeNode>,
    /// The value type.
    pub ty: TypeNode,
    /// `readonly`, `-readonly` or as the source.
    pub readonly: MappedModifier,
    /// `?`, `-?` or as the source.
    pub optional: MappedModifier,
}

/// What a mapped type does with a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MappedModifier {
    /// Leaves it as it is.
    Keep,
    /// Adds it.
    Add,
    /// Takes it away.
    Remove,
}

/// `type Name<T> = …;` beside the generated routes.
///
/// Within its text its name stands for nothing else: no global type and no type parameter that occurs there has
/// it. Beyond that, `emit` renames it where it has to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LocalDeclaration {
    /// Its name.
    pub name: String,
    /// Its type parameters.
    pub parameters: Vec<TypeParameter>,
    /// What it stands for.
    pub node: TypeNode,
}

impl TypeNode {
    /// A reference without type arguments.
    pub fn name(name: impl Into<String>) -> Self {
        Self::Reference { name: name.into(), arguments: Vec::new() }
    }
}
