//! What the checker knows: types, symbols and signatures, as plain data in one arena.
//!
//! Everything here lives as long as the checker (`'p`), has no destructor, and is reached through a small id. Fields
//! in a `Cell` are filled in when somebody first asks, exactly once unless the comment says otherwise.

use std::cell::Cell;
use std::num::NonZeroU32;

use oxc_ast::ast::{TSConditionalType, TSMappedType};

use super::flags::{CheckFlags, ElementFlags, ObjectFlags, SignatureFlags, SymbolFlags, TypeFlags};
use super::mapper::Mapper;
use super::names::Name;
use super::symbol_table::SymbolTable;
use crate::base::{FileId, NodeRef, Span};

/// A place in one of a checker's stores. Zero is kept free, so that an optional id is no larger than an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Place(NonZeroU32);

impl Place {
    /// The place after `length` others.
    pub(super) fn after(length: usize) -> Self {
        let number = u32::try_from(length + 1).ok().and_then(NonZeroU32::new);
        Self(number.expect("a checker makes fewer than 2^32 of anything"))
    }

    /// How many others come before.
    pub(super) fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// A number that nothing else in the store has.
    pub(super) fn number(self) -> u32 {
        self.0.get()
    }
}

/// A type of one checker. Equal ids are identical types; identical types may have different ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub(super) Place);

/// A symbol of one checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(pub(super) Place);

/// A signature of one checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SignatureId(pub(super) Place);

/// A syntax node together with the file that it stands in.
pub struct In<'p, T> {
    /// The file, needed to resolve names below the node.
    pub file: FileId,
    /// The node.
    pub node: &'p T,
}

impl<T> Clone for In<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for In<'_, T> {}

impl<'p, T> In<'p, T> {
    /// Another node of the same file.
    pub fn with<U>(self, node: &'p U) -> In<'p, U> {
        In { file: self.file, node }
    }
}

/// The alias through which a type was written; it survives in display and guides inference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alias<'p> {
    /// The alias symbol.
    pub symbol: SymbolId,
    /// Its type arguments, if it is generic.
    pub arguments: Option<&'p [TypeId]>,
}

/// One type.
pub struct Type<'p> {
    /// This type's own id.
    pub id: TypeId,
    /// Kind bits.
    pub flags: TypeFlags,
    /// Kind bits of objects, unions and intersections; computed facts are added later.
    pub object_flags: Cell<ObjectFlags>,
    /// The symbol that declares it, where there is one.
    pub symbol: Option<SymbolId>,
    /// The alias it was reached through.
    pub alias: Option<Alias<'p>>,
    /// What is particular to the kind.
    pub data: TypeData<'p>,
    /// Resolved members of structured types. Set twice where members refer to themselves: first empty, then whole.
    pub members: Cell<Option<&'p StructuredMembers<'p>>>,
    /// Caches that TypeScript keeps on the type itself.
    pub links: TypeLinks,
}

/// Per-type caches. The name of each is the question it answers.
#[derive(Default)]
pub struct TypeLinks {
    /// TypeScript: resolvedBaseConstraint
    pub resolved_base_constraint: Cell<Option<TypeId>>,
    /// TypeScript: immediateBaseConstraint
    pub immediate_base_constraint: Cell<Option<TypeId>>,
    /// TypeScript: permissiveInstantiation
    pub permissive_instantiation: Cell<Option<TypeId>>,
    /// TypeScript: restrictiveInstantiation
    pub restrictive_instantiation: Cell<Option<TypeId>>,
    /// TypeScript: uniqueLiteralFilledInstantiation
    pub unique_literal_filled_instantiation: Cell<Option<TypeId>>,
    /// TypeScript: widened
    pub widened: Cell<Option<TypeId>>,
    /// TypeScript: resolvedReducedType
    pub resolved_reduced_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedApparentType
    pub resolved_apparent_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedIndexType, resolvedStringIndexType
    pub resolved_index_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedStringIndexType
    pub resolved_string_index_type: Cell<Option<TypeId>>,
    /// TypeScript: promisedTypeOfPromise
    pub promised_type_of_promise: Cell<Option<Option<TypeId>>>,
    /// TypeScript: awaitedTypeOfType
    pub awaited_type: Cell<Option<Option<TypeId>>>,
    /// TypeScript: regularType of a fresh object literal
    pub regular_object_literal: Cell<Option<TypeId>>,
}

/// The value of a literal type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LiteralValue {
    /// `"text"`
    String(Name),
    /// `1`, compared by value; never NaN except from a computed enum member
    Number(f64),
    /// `1n`: the digits in base 10 and a possible `-`
    BigInt(Name),
    /// `true`, `false`
    Boolean(bool),
}

/// What is particular to the kind of a type.
pub enum TypeData<'p> {
    /// `any`, `string`, `never`, …: the name as it is written.
    Intrinsic(&'static str),
    /// What the checker does not understand (or TypeScript reports as an error): contagious, flagged like `any`.
    Unsupported(Unsupported),
    /// A literal or an enum member.
    Literal { value: LiteralValue, fresh: Cell<Option<TypeId>>, regular: Cell<Option<TypeId>> },
    /// An enum whose members are not literals; literal enums are unions. Fresh and regular as for literals.
    Enum { fresh: Cell<Option<TypeId>>, regular: Cell<Option<TypeId>> },
    /// `unique symbol`, with the property name it stands for.
    UniqueEsSymbol { name: Name },
    /// A class or interface declaration (also the target of references to itself when generic).
    Interface(InterfaceType<'p>),
    /// A generic class, interface, array or tuple applied to arguments.
    Reference(TypeReference<'p>),
    /// The generic target of tuples of one shape.
    Tuple(TupleTarget<'p>),
    /// An object type without a name: literal, function, class value, module; or an instantiation of one.
    Anonymous(AnonymousType<'p>),
    /// `{ [P in K]: T }`
    Mapped(MappedType<'p>),
    /// What `inferFromObjectTypes` makes of a homomorphic mapped type, backwards.
    ReverseMapped { source: TypeId, mapped_type: TypeId, constraint_type: TypeId },
    /// The array type of `let x = []` while it is being filled.
    EvolvingArray { element_type: TypeId, final_array: Cell<Option<TypeId>> },
    /// `A | B`, in source order.
    Union(UnionType<'p>),
    /// `A & B`, in source order.
    Intersection(IntersectionType<'p>),
    /// A type parameter, or `this` in a class or interface.
    TypeParameter(TypeParameter<'p>),
    /// `keyof T` for a generic `T`.
    Index { ty: TypeId, flags: u32 },
    /// `T[K]` that is still generic.
    IndexedAccess {
        object: TypeId,
        index: TypeId,
        flags: u32,
        constraint: Cell<Option<TypeId>>,
        simplified: [Cell<Option<TypeId>>; 2],
    },
    /// `T extends U ? X : Y` that is still generic.
    Conditional(ConditionalType<'p>),
    /// `T` known to satisfy `constraint` (true branch of a conditional type).
    Substitution { base: TypeId, constraint: TypeId },
    /// `` `a${T}b` ``; one more text than types.
    TemplateLiteral { texts: &'p [Name], types: &'p [TypeId] },
    /// `Uppercase<T>` and its kin for a generic `T`; the kind is the type's symbol.
    StringMapping { ty: TypeId },
}

/// Why a type is unknown to us.
#[derive(Clone, Copy, Debug)]
pub struct Unsupported {
    /// One short sentence, for the `deferred-type` diagnostic.
    pub reason: &'static str,
    /// The place that caused it.
    pub at: Option<(FileId, Span)>,
}

/// A class or interface.
pub struct InterfaceType<'p> {
    /// Outer and own type parameters; `None` when not generic.
    pub type_parameters: Option<&'p [TypeId]>,
    /// Those of the enclosing declarations.
    pub outer_type_parameters: Option<&'p [TypeId]>,
    /// Its own.
    pub local_type_parameters: Option<&'p [TypeId]>,
    /// `this` inside of it.
    pub this_type: Option<TypeId>,
    /// TypeScript: resolvedBaseConstructorType
    pub base_constructor_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedBaseTypes
    pub base_types: Cell<Option<&'p [TypeId]>>,
    /// TypeScript: baseTypesResolved (a cycle leaves it false while `base_types` is already set)
    pub base_types_resolved: Cell<bool>,
    /// TypeScript: declaredProperties and its siblings
    pub declared: Cell<Option<&'p StructuredMembers<'p>>>,
    /// TypeScript: variances
    pub variances: Cell<Option<&'p [super::flags::VarianceFlags]>>,
}

/// A reference to a generic target.
pub struct TypeReference<'p> {
    /// Class, interface or tuple target.
    pub target: TypeId,
    /// Arguments, `this` last where the target has it. `None` while a deferred node is unresolved.
    pub arguments: Cell<Option<&'p [TypeId]>>,
    /// The `T[]` or tuple node that gives the arguments later, for recursive aliases.
    pub node: Option<NodeRef>,
    /// Mapper for that node.
    pub mapper: Option<&'p Mapper<'p>>,
}

/// The generic shape of a tuple: one type parameter an element.
pub struct TupleTarget<'p> {
    /// As for a class: the parameters and `this`.
    pub interface: InterfaceType<'p>,
    /// Kind of each element.
    pub element_flags: &'p [ElementFlags],
    /// Number of required elements at the start (before the last required one).
    pub min_length: usize,
    /// Number of elements before the first variable one.
    pub fixed_length: usize,
    /// Union of all element kinds.
    pub combined_flags: ElementFlags,
    /// `readonly [...]`
    pub readonly: bool,
    /// Label of each element, where it has one.
    pub labels: &'p [Option<Name>],
}

/// An object type without a name.
pub struct AnonymousType<'p> {
    /// What it is an instantiation of.
    pub target: Option<TypeId>,
    /// With what.
    pub mapper: Option<&'p Mapper<'p>>,
    /// The node of an instantiation expression.
    pub node: Option<NodeRef>,
}

/// A mapped type.
pub struct MappedType<'p> {
    /// Its syntax.
    pub declaration: In<'p, TSMappedType<'p>>,
    /// What it is an instantiation of.
    pub target: Option<TypeId>,
    /// With what.
    pub mapper: Option<&'p Mapper<'p>>,
    /// TypeScript: typeParameter
    pub type_parameter: Cell<Option<TypeId>>,
    /// TypeScript: constraintType
    pub constraint_type: Cell<Option<TypeId>>,
    /// TypeScript: nameType
    pub name_type: Cell<Option<Option<TypeId>>>,
    /// TypeScript: templateType
    pub template_type: Cell<Option<TypeId>>,
    /// TypeScript: modifiersType
    pub modifiers_type: Cell<Option<TypeId>>,
    /// TypeScript: containsError
    pub contains_error: Cell<bool>,
}

/// A union.
pub struct UnionType<'p> {
    /// Members without duplicates, in source order.
    pub types: &'p [TypeId],
    /// The union or `keyof` that it came from, for display. TypeScript: origin
    pub origin: Option<TypeId>,
    /// Caches of synthesised properties. TypeScript: propertyCache
    pub resolved_properties: Cell<Option<&'p [SymbolId]>>,
    /// Fresh and regular twins of a union of enum members or literals.
    pub fresh: Cell<Option<TypeId>>,
    /// See `fresh`.
    pub regular: Cell<Option<TypeId>>,
    /// Name of the property that discriminates it best; `Some(None)` when there is none. TypeScript: keyPropertyName
    pub key_property: Cell<Option<Option<Name>>>,
}

/// An intersection.
pub struct IntersectionType<'p> {
    /// Members without duplicates, in source order.
    pub types: &'p [TypeId],
    /// Caches of synthesised properties.
    pub resolved_properties: Cell<Option<&'p [SymbolId]>>,
}

/// A type parameter.
pub struct TypeParameter<'p> {
    /// Constraint; the no-constraint marker where it has none. TypeScript: constraint
    pub constraint: Cell<Option<TypeId>>,
    /// Default; TypeScript: default
    pub default: Cell<Option<TypeId>>,
    /// What it is a fresh copy of.
    pub target: Option<TypeId>,
    /// With what.
    pub mapper: Cell<Option<&'p Mapper<'p>>>,
    /// `this` of a class or interface.
    pub is_this_type: bool,
}

/// What all instantiations of one conditional type share.
pub struct ConditionalRoot<'p> {
    /// Its syntax.
    pub node: In<'p, TSConditionalType<'p>>,
    /// `T` of `T extends U`.
    pub check_type: TypeId,
    /// `U` of `T extends U`.
    pub extends_type: TypeId,
    /// `T` is a naked type parameter.
    pub is_distributive: bool,
    /// Parameters that `infer` declares.
    pub infer_type_parameters: Option<&'p [TypeId]>,
    /// Type parameters of enclosing declarations that occur in it.
    pub outer_type_parameters: Option<&'p [TypeId]>,
    /// The alias that it is the body of.
    pub alias: Option<Alias<'p>>,
}

/// A conditional type that could not be decided yet.
pub struct ConditionalType<'p> {
    /// The shared part.
    pub root: &'p ConditionalRoot<'p>,
    /// Instantiated check type.
    pub check_type: TypeId,
    /// Instantiated extends type.
    pub extends_type: TypeId,
    /// Mapper of this instantiation.
    pub mapper: Option<&'p Mapper<'p>>,
    /// `mapper` with the inferred parameters. TypeScript: combinedMapper
    pub combined_mapper: Option<&'p Mapper<'p>>,
    /// TypeScript: resolvedTrueType
    pub true_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedFalseType
    pub false_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedInferTrueType
    pub infer_true_type: Cell<Option<TypeId>>,
    /// TypeScript: resolvedDefaultConstraint
    pub default_constraint: Cell<Option<TypeId>>,
    /// TypeScript: resolvedConstraintOfDistributive
    pub constraint_of_distributive: Cell<Option<Option<TypeId>>>,
}

/// Members of a structured type, resolved.
#[derive(Clone, Copy)]
pub struct StructuredMembers<'p> {
    /// By name.
    pub members: &'p SymbolTable<'p>,
    /// Named properties in order.
    pub properties: &'p [SymbolId],
    /// Call signatures in order.
    pub call_signatures: &'p [SignatureId],
    /// Construct signatures in order.
    pub construct_signatures: &'p [SignatureId],
    /// Index signatures.
    pub index_infos: &'p [IndexInfo],
}

/// An index signature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndexInfo {
    /// `string`, `number`, `symbol` or a template literal type.
    pub key_type: TypeId,
    /// Type of the values.
    pub ty: TypeId,
    /// `readonly [k: string]: T`
    pub is_readonly: bool,
    /// Its syntax, where it was declared.
    pub declaration: Option<NodeRef>,
}

/// A declared or synthesised name.
pub struct Symbol<'p> {
    /// This symbol's own id.
    pub id: SymbolId,
    /// What it declares. Grows when declarations merge.
    pub flags: Cell<SymbolFlags>,
    /// How a transient symbol came about.
    pub check_flags: Cell<CheckFlags>,
    /// Its name as it is written; a late-bound one is `__@iterator@3`, a nameless thing has one of `Name`'s constants.
    pub name: Name,
    /// All declarations, in program order. Grows when declarations merge.
    pub declarations: Cell<&'p [NodeRef]>,
    /// The declaration that gives its value.
    pub value_declaration: Cell<Option<NodeRef>>,
    /// The symbol it is a member or export of.
    pub parent: Cell<Option<SymbolId>>,
    /// Members of a class, interface or literal. TypeScript: members
    pub members: Cell<Option<&'p SymbolTable<'p>>>,
    /// Exports of a module, namespace, enum, or statics of a class. TypeScript: exports
    pub exports: Cell<Option<&'p SymbolTable<'p>>>,
    /// Caches that TypeScript keeps in symbol links.
    pub links: SymbolLinks<'p>,
}

impl Symbol<'_> {
    /// A symbol without declarations, of which nothing is known.
    pub fn new(id: SymbolId, flags: SymbolFlags, name: Name, check_flags: CheckFlags) -> Self {
        Self {
            id,
            flags: Cell::new(flags),
            check_flags: Cell::new(check_flags),
            name,
            declarations: Cell::new(&[]),
            value_declaration: Cell::default(),
            parent: Cell::default(),
            members: Cell::default(),
            exports: Cell::default(),
            links: SymbolLinks::default(),
        }
    }
}

/// Per-symbol caches. TypeScript: `SymbolLinks`
#[derive(Default)]
pub struct SymbolLinks<'p> {
    /// Type of its value. TypeScript: type
    pub ty: Cell<Option<TypeId>>,
    /// Type on assignment. TypeScript: writeType
    pub write_type: Cell<Option<TypeId>>,
    /// Type that it declares. TypeScript: declaredType
    pub declared_type: Cell<Option<TypeId>>,
    /// Literal or unique symbol that names it. TypeScript: nameType
    pub name_type: Cell<Option<TypeId>>,
    /// Parameters of a type alias. TypeScript: typeParameters
    pub type_parameters: Cell<Option<&'p [TypeId]>>,
    /// What it is an instantiation of. TypeScript: target
    pub target: Cell<Option<SymbolId>>,
    /// With what. TypeScript: mapper
    pub mapper: Cell<Option<&'p Mapper<'p>>>,
    /// What an alias stands for; `Some(None)` when it resolves to nothing. TypeScript: aliasTarget
    pub alias_target: Cell<Option<Option<SymbolId>>>,
    /// The union, intersection or mapped type that synthesised it. TypeScript: containingType
    pub containing_type: Cell<Option<TypeId>>,
    /// The property that a mapped property was made from. TypeScript: syntheticOrigin
    pub synthetic_origin: Cell<Option<SymbolId>>,
    /// Key type of a mapped property. TypeScript: keyType
    pub key_type: Cell<Option<TypeId>>,
    /// Constituents of a union property whose type is not computed yet. TypeScript: deferralConstituents
    pub deferral_constituents: Cell<Option<&'p [TypeId]>>,
    /// TypeScript: deferralParent
    pub deferral_parent: Cell<Option<TypeId>>,
    /// TypeScript: variances
    pub variances: Cell<Option<&'p [super::flags::VarianceFlags]>>,
    /// TypeScript: uniqueESSymbolType
    pub unique_es_symbol_type: Cell<Option<TypeId>>,
    /// TypeScript: isDiscriminantProperty
    pub is_discriminant_property: Cell<Option<bool>>,
    /// Exports with `export *` and late names folded in. TypeScript: resolvedExports
    pub resolved_exports: Cell<Option<&'p SymbolTable<'p>>>,
    /// Members with late names folded in. TypeScript: resolvedMembers
    pub resolved_members: Cell<Option<&'p SymbolTable<'p>>>,
    /// Type of a function parameter while its contextual type is being assigned.
    pub tuple_label: Cell<Option<Name>>,
}

/// What `x is T` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypePredicate {
    /// `asserts` was written.
    pub asserts: bool,
    /// Index of the parameter; `None` for `this`.
    pub parameter_index: Option<usize>,
    /// Name of the parameter, for display.
    pub parameter_name: Option<Name>,
    /// `T`; `None` for a bare `asserts x`.
    pub ty: Option<TypeId>,
}

/// Which signatures of a type are meant. TypeScript: `SignatureKind`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignatureKind {
    /// `f()`
    Call,
    /// `new C()`
    Construct,
}

/// A call or construct signature. TypeScript: Signature
pub struct Signature<'p> {
    /// This signature's own id.
    pub id: SignatureId,
    /// Traits.
    pub flags: SignatureFlags,
    /// Its syntax.
    pub declaration: Option<NodeRef>,
    /// Own type parameters.
    pub type_parameters: Cell<Option<&'p [TypeId]>>,
    /// `this` parameter. Contextual typing may add one.
    pub this_parameter: Cell<Option<SymbolId>>,
    /// Parameters without `this`; a destructured one is a symbol too. Contextual typing may fill their types in later.
    pub parameters: &'p [SymbolId],
    /// Number of required parameters, as declared.
    pub min_argument_count: u32,
    /// The same without trailing parameters that accept `void`. TypeScript: resolvedMinArgumentCount
    pub resolved_min_argument_count: Cell<Option<u32>>,
    /// Return type. TypeScript: resolvedReturnType
    pub return_type: Cell<Option<TypeId>>,
    /// Predicate; `Some(None)` when known to have none. TypeScript: resolvedTypePredicate
    pub type_predicate: Cell<Option<Option<TypePredicate>>>,
    /// What it is an instantiation of.
    pub target: Option<SignatureId>,
    /// With what.
    pub mapper: Option<&'p Mapper<'p>>,
    /// Signatures of a union or intersection that it stands for. TypeScript: compositeSignatures
    pub composite_signatures: Option<&'p [SignatureId]>,
    /// Whether those come from a union (else an intersection). TypeScript: compositeKind
    pub composite_is_union: bool,
    /// TypeScript: erasedSignatureCache
    pub erased: Cell<Option<SignatureId>>,
    /// TypeScript: canonicalSignatureCache
    pub canonical: Cell<Option<SignatureId>>,
    /// TypeScript: baseSignatureCache
    pub base: Cell<Option<SignatureId>>,
    /// Function type made of this signature alone. TypeScript: isolatedSignatureType
    pub isolated_type: Cell<Option<TypeId>>,
}
