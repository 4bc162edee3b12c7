//! Bit sets that classify types, symbols, signatures and the ways they are asked for.
//!
//! Names and values are TypeScript's, so that the rules that combine them can be compared one to one.

#![expect(missing_docs, reason = "each constant means what TypeScript's constant of that name means")]

use bitflags::bitflags;

bitflags! {
    /// What a type is, in one bit a kind; a union type also carries the bits of its shape.
    /// TypeScript: TypeFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct TypeFlags: u32 {
        const ANY = 1;
        const UNKNOWN = 2;
        const UNDEFINED = 4;
        const NULL = 8;
        const VOID = 16;
        const STRING = 32;
        const NUMBER = 64;
        const BIGINT = 128;
        const BOOLEAN = 256;
        const ES_SYMBOL = 512;
        const STRING_LITERAL = 1024;
        const NUMBER_LITERAL = 2048;
        const BIGINT_LITERAL = 4096;
        const BOOLEAN_LITERAL = 8192;
        const UNIQUE_ES_SYMBOL = 16384;
        const ENUM_LITERAL = 32768;
        const ENUM = 65536;
        const NON_PRIMITIVE = 131072;
        const NEVER = 262144;
        const TYPE_PARAMETER = 524288;
        const OBJECT = 1048576;
        const INDEX = 2097152;
        const TEMPLATE_LITERAL = 4194304;
        const STRING_MAPPING = 8388608;
        const SUBSTITUTION = 16777216;
        const INDEXED_ACCESS = 33554432;
        const CONDITIONAL = 67108864;
        const UNION = 134217728;
        const INTERSECTION = 268435456;
        const ANY_OR_UNKNOWN = 3;
        const NULLABLE = 12;
        const LITERAL = 15360;
        const UNIT = 97292;
        const STRING_OR_NUMBER_LITERAL = 3072;
        const STRING_OR_NUMBER_LITERAL_OR_UNIQUE = 19456;
        const STRING_LIKE = 12583968;
        const NUMBER_LIKE = 67648;
        const BIGINT_LIKE = 4224;
        const BOOLEAN_LIKE = 8448;
        const ENUM_LIKE = 98304;
        const ES_SYMBOL_LIKE = 16896;
        const VOID_LIKE = 20;
        const PRIMITIVE = 12713980;
        const DEFINITELY_NON_NULLABLE = 13893600;
        const DISJOINT_DOMAINS = 12812284;
        const UNION_OR_INTERSECTION = 402653184;
        const STRUCTURED_TYPE = 403701760;
        const TYPE_VARIABLE = 34078720;
        const INSTANTIABLE_NON_PRIMITIVE = 117964800;
        const INSTANTIABLE = 132644864;
        const STRUCTURED_OR_INSTANTIABLE = 536346624;
        const OBJECT_FLAGS_TYPE = 403963917;
        const SIMPLIFIABLE = 102760448;
        const SINGLETON = 394239;
        const INCLUDES_MASK = 416808959;
        const INCLUDES_MISSING_TYPE = 524288;
        const INCLUDES_NON_WIDENING_TYPE = 2097152;
        const INCLUDES_WILDCARD = 33554432;
        const INCLUDES_EMPTY_OBJECT = 67108864;
        const INCLUDES_INSTANTIABLE = 16777216;
        const INCLUDES_CONSTRAINED_TYPE_VARIABLE = 536870912;
        const INCLUDES_ERROR = 1073741824;
        const NOT_PRIMITIVE_UNION = 286523411;
    }
}

bitflags! {
    /// What an object type is; some bits are reused between kinds of types, as in TypeScript.
    /// TypeScript: ObjectFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ObjectFlags: u32 {
        const CLASS = 1;
        const INTERFACE = 2;
        const REFERENCE = 4;
        const TUPLE = 8;
        const ANONYMOUS = 16;
        const MAPPED = 32;
        const INSTANTIATED = 64;
        const OBJECT_LITERAL = 128;
        const EVOLVING_ARRAY = 256;
        const OBJECT_LITERAL_PATTERN_WITH_COMPUTED_PROPERTIES = 512;
        const REVERSE_MAPPED = 1024;
        const JS_LITERAL = 4096;
        const FRESH_LITERAL = 8192;
        const ARRAY_LITERAL = 16384;
        const PRIMITIVE_UNION = 32768;
        const CONTAINS_WIDENING_TYPE = 65536;
        const CONTAINS_OBJECT_OR_ARRAY_LITERAL = 131072;
        const NON_INFERRABLE_TYPE = 262144;
        const COULD_CONTAIN_TYPE_VARIABLES_COMPUTED = 524288;
        const COULD_CONTAIN_TYPE_VARIABLES = 1048576;
        const SINGLE_SIGNATURE_TYPE = 134217728;
        const CLASS_OR_INTERFACE = 3;
        const REQUIRES_WIDENING = 196608;
        const PROPAGATING_FLAGS = 458752;
        const INSTANTIATED_MAPPED = 96;
        const CONTAINS_SPREAD = 2097152;
        const OBJECT_REST_TYPE = 4194304;
        const INSTANTIATION_EXPRESSION_TYPE = 8388608;
        const IDENTICAL_BASE_TYPE_CALCULATED = 33554432;
        const IDENTICAL_BASE_TYPE_EXISTS = 67108864;
        const IS_GENERIC_TYPE_COMPUTED = 2097152;
        const IS_GENERIC_OBJECT_TYPE = 4194304;
        const IS_GENERIC_INDEX_TYPE = 8388608;
        const IS_GENERIC_TYPE = 12582912;
        const CONTAINS_INTERSECTIONS = 16777216;
        const IS_UNKNOWN_LIKE_UNION_COMPUTED = 33554432;
        const IS_UNKNOWN_LIKE_UNION = 67108864;
        const IS_NEVER_INTERSECTION_COMPUTED = 16777216;
        const IS_NEVER_INTERSECTION = 33554432;
        const IS_CONSTRAINED_TYPE_VARIABLE = 67108864;
    }
}

bitflags! {
    /// What a name declares.
    /// TypeScript: SymbolFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct SymbolFlags: u32 {
        const FUNCTION_SCOPED_VARIABLE = 1;
        const BLOCK_SCOPED_VARIABLE = 2;
        const PROPERTY = 4;
        const ENUM_MEMBER = 8;
        const FUNCTION = 16;
        const CLASS = 32;
        const INTERFACE = 64;
        const CONST_ENUM = 128;
        const REGULAR_ENUM = 256;
        const VALUE_MODULE = 512;
        const NAMESPACE_MODULE = 1024;
        const TYPE_LITERAL = 2048;
        const OBJECT_LITERAL = 4096;
        const METHOD = 8192;
        const CONSTRUCTOR = 16384;
        const GET_ACCESSOR = 32768;
        const SET_ACCESSOR = 65536;
        const SIGNATURE = 131072;
        const TYPE_PARAMETER = 262144;
        const TYPE_ALIAS = 524288;
        const ALIAS = 2097152;
        const PROTOTYPE = 4194304;
        const OPTIONAL = 16777216;
        const TRANSIENT = 33554432;
        const ASSIGNMENT = 67108864;
        const ENUM = 384;
        const VARIABLE = 3;
        const VALUE = 111551;
        const TYPE = 788968;
        const NAMESPACE = 1920;
        const MODULE = 1536;
        const ACCESSOR = 98304;
        const BLOCK_SCOPED = 418;
        const CLASS_MEMBER = 106500;
    }
}

bitflags! {
    /// How a transient symbol came about.
    /// TypeScript: CheckFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct CheckFlags: u32 {
        const INSTANTIATED = 1;
        const SYNTHETIC_PROPERTY = 2;
        const SYNTHETIC_METHOD = 4;
        const READONLY = 8;
        const READ_PARTIAL = 16;
        const WRITE_PARTIAL = 32;
        const HAS_NON_UNIFORM_TYPE = 64;
        const HAS_LITERAL_TYPE = 128;
        const CONTAINS_PUBLIC = 256;
        const CONTAINS_PROTECTED = 512;
        const CONTAINS_PRIVATE = 1024;
        const CONTAINS_STATIC = 2048;
        const LATE = 4096;
        const REVERSE_MAPPED = 8192;
        const OPTIONAL_PARAMETER = 16384;
        const REST_PARAMETER = 32768;
        const DEFERRED_TYPE = 65536;
        const HAS_NEVER_TYPE = 131072;
        const MAPPED = 262144;
        const STRIP_OPTIONAL = 524288;
        const SYNTHETIC = 6;
        const DISCRIMINANT = 192;
        const PARTIAL = 48;
    }
}

bitflags! {
    /// Traits of a signature.
    /// TypeScript: SignatureFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct SignatureFlags: u32 {
        const HAS_REST_PARAMETER = 1;
        const HAS_LITERAL_TYPES = 2;
        const ABSTRACT = 4;
        const IS_INNER_CALL_CHAIN = 8;
        const IS_OUTER_CALL_CHAIN = 16;
        const IS_NON_INFERRABLE = 64;
        const PROPAGATING_FLAGS = 167;
        const CALL_CHAIN_FLAGS = 24;
    }
}

bitflags! {
    /// Kind of a tuple element.
    /// TypeScript: ElementFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ElementFlags: u32 {
        const REQUIRED = 1;
        const OPTIONAL = 2;
        const REST = 4;
        const VARIADIC = 8;
        const FIXED = 3;
        const VARIABLE = 12;
        const NON_REQUIRED = 14;
        const NON_REST = 11;
    }
}

bitflags! {
    /// How a type parameter varies.
    /// TypeScript: VarianceFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct VarianceFlags: u32 {
        const INVARIANT = 0;
        const COVARIANT = 1;
        const CONTRAVARIANT = 2;
        const BIVARIANT = 3;
        const INDEPENDENT = 4;
        const VARIANCE_MASK = 7;
        const UNMEASURABLE = 8;
        const UNRELIABLE = 16;
        const ALLOWS_STRUCTURAL_FALLBACK = 24;
    }
}

bitflags! {
    /// How an element access is meant.
    /// TypeScript: AccessFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct AccessFlags: u32 {
        const INCLUDE_UNDEFINED = 1;
        const NO_INDEX_SIGNATURES = 2;
        const WRITING = 4;
        const CACHE_SYMBOL = 8;
        const ALLOW_MISSING = 16;
        const EXPRESSION_POSITION = 32;
        const REPORT_DEPRECATED = 64;
        const SUPPRESS_NO_IMPLICIT_ANY_ERROR = 128;
        const CONTEXTUAL = 256;
        const PERSISTENT = 1;
    }
}

bitflags! {
    /// How `keyof` is meant.
    /// TypeScript: IndexFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct IndexFlags: u32 {
        const STRINGS_ONLY = 1;
        const NO_INDEX_SIGNATURES = 2;
        const NO_REDUCIBLE_CHECK = 4;
    }
}

bitflags! {
    /// Where an inference came from; a lower value wins.
    /// TypeScript: InferencePriority.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct InferencePriority: u32 {
        const NAKED_TYPE_VARIABLE = 1;
        const SPECULATIVE_TUPLE = 2;
        const SUBSTITUTE_SOURCE = 4;
        const HOMOMORPHIC_MAPPED_TYPE = 8;
        const PARTIAL_HOMOMORPHIC_MAPPED_TYPE = 16;
        const MAPPED_TYPE_CONSTRAINT = 32;
        const CONTRAVARIANT_CONDITIONAL = 64;
        const RETURN_TYPE = 128;
        const LITERAL_KEYOF = 256;
        const NO_CONSTRAINTS = 512;
        const ALWAYS_STRICT = 1024;
        const PRIORITY_IMPLIES_COMBINATION = 416;
    }
}

bitflags! {
    /// Why an expression is checked.
    /// TypeScript: CheckMode.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct CheckMode: u32 {
        const NORMAL = 0;
        const CONTEXTUAL = 1;
        const INFERENTIAL = 2;
        const SKIP_CONTEXT_SENSITIVE = 4;
        const SKIP_GENERIC_FUNCTIONS = 8;
        const REST_BINDING_ELEMENT = 32;
        const TYPE_ONLY = 64;
    }
}

bitflags! {
    /// Why a contextual type is asked for.
    /// TypeScript: ContextFlags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ContextFlags: u32 {
        const SIGNATURE = 1;
        const NO_CONSTRAINTS = 2;
        const SKIP_BINDING_PATTERNS = 8;
    }
}

bitflags! {
    /// What `+readonly`, `-readonly`, `+?` and `-?` of a mapped type say.
    /// TypeScript: MappedTypeModifiers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct MappedTypeModifiers: u32 {
        const INCLUDE_READONLY = 1;
        const EXCLUDE_READONLY = 2;
        const INCLUDE_OPTIONAL = 4;
        const EXCLUDE_OPTIONAL = 8;
    }
}

bitflags! {
    /// What something is iterated for.
    /// TypeScript: IterationUse.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct IterationUse: u32 {
        const ALLOWS_SYNC_ITERABLES = 1;
        const ALLOWS_ASYNC_ITERABLES = 2;
        const ALLOWS_STRING_INPUT = 4;
        const FOR_OF_FLAG = 8;
        const ELEMENT = 1;
        const SPREAD = 33;
        const DESTRUCTURING = 65;
        const FOR_OF = 13;
        const FOR_AWAIT_OF = 15;
        const YIELD_STAR = 17;
        const ASYNC_YIELD_STAR = 19;
        const GENERATOR_RETURN_TYPE = 1;
        const ASYNC_GENERATOR_RETURN_TYPE = 2;
    }
}
