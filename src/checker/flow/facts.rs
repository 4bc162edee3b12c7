//! What a value of a type can and cannot be: the bits that `typeof`, equality with `null` and truthiness decide by.

use bitflags::bitflags;

bitflags! {
    /// Each bit says that a test *may* succeed; a type keeps a constituent when a bit it asks for is set.
    /// TypeScript: TypeFacts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct TypeFacts: u32 {
        /// `typeof x === "string"`
        const TYPEOF_EQ_STRING = 1;
        /// `typeof x === "number"`
        const TYPEOF_EQ_NUMBER = 2;
        /// `typeof x === "bigint"`
        const TYPEOF_EQ_BIGINT = 4;
        /// `typeof x === "boolean"`
        const TYPEOF_EQ_BOOLEAN = 8;
        /// `typeof x === "symbol"`
        const TYPEOF_EQ_SYMBOL = 16;
        /// `typeof x === "object"`
        const TYPEOF_EQ_OBJECT = 32;
        /// `typeof x === "function"`
        const TYPEOF_EQ_FUNCTION = 64;
        /// `typeof x === "xxx"`
        const TYPEOF_EQ_HOST_OBJECT = 128;
        /// `typeof x !== "string"`
        const TYPEOF_NE_STRING = 256;
        /// `typeof x !== "number"`
        const TYPEOF_NE_NUMBER = 512;
        /// `typeof x !== "bigint"`
        const TYPEOF_NE_BIGINT = 1024;
        /// `typeof x !== "boolean"`
        const TYPEOF_NE_BOOLEAN = 2048;
        /// `typeof x !== "symbol"`
        const TYPEOF_NE_SYMBOL = 4096;
        /// `typeof x !== "object"`
        const TYPEOF_NE_OBJECT = 8192;
        /// `typeof x !== "function"`
        const TYPEOF_NE_FUNCTION = 16384;
        /// `typeof x !== "xxx"`
        const TYPEOF_NE_HOST_OBJECT = 32768;
        /// `x === undefined`
        const EQ_UNDEFINED = 65536;
        /// `x === null`
        const EQ_NULL = 131_072;
        /// `x == null`
        const EQ_UNDEFINED_OR_NULL = 262_144;
        /// `x !== undefined`
        const NE_UNDEFINED = 524_288;
        /// `x !== null`
        const NE_NULL = 1_048_576;
        /// `x != null`
        const NE_UNDEFINED_OR_NULL = 2_097_152;
        /// `x`
        const TRUTHY = 4_194_304;
        /// `!x`
        const FALSY = 8_388_608;
        /// The type contains `undefined` itself.
        const IS_UNDEFINED = 16_777_216;
        /// The type contains `null` itself.
        const IS_NULL = 33_554_432;
        /// Either of the two above.
        const IS_UNDEFINED_OR_NULL = 50_331_648;
        /// Everything.
        const ALL = 134_217_727;
        /// Every `typeof x !== …`.
        const ALL_TYPEOF_NE = 556_800;
        /// Facts that an intersection has when one constituent has them.
        const OR_MASK = 8256;
        /// Facts that an intersection has when all constituents have them.
        const AND_MASK = 134_209_471;

        /// Facts of some string, under strict null checks.
        const STRING_STRICT = 16_317_953;
        /// Facts of some string.
        const STRING = 16_776_705;
        /// Facts of `""`, under strict null checks.
        const EMPTY_STRING_STRICT = 12_123_649;
        /// Facts of `""`.
        const EMPTY_STRING = 12_582_401;
        /// Facts of a string literal other than `""`, under strict null checks.
        const NON_EMPTY_STRING_STRICT = 7_929_345;
        /// Facts of a string literal other than `""`.
        const NON_EMPTY_STRING = 16_776_705;
        /// Facts of some number, under strict null checks.
        const NUMBER_STRICT = 16_317_698;
        /// Facts of some number.
        const NUMBER = 16_776_450;
        /// Facts of `0`, under strict null checks.
        const ZERO_NUMBER_STRICT = 12_123_394;
        /// Facts of `0`.
        const ZERO_NUMBER = 12_582_146;
        /// Facts of a number literal other than `0`, under strict null checks.
        const NON_ZERO_NUMBER_STRICT = 7_929_090;
        /// Facts of a number literal other than `0`.
        const NON_ZERO_NUMBER = 16_776_450;
        /// Facts of some big integer, under strict null checks.
        const BIGINT_STRICT = 16_317_188;
        /// Facts of some big integer.
        const BIGINT = 16_775_940;
        /// Facts of `0n`, under strict null checks.
        const ZERO_BIGINT_STRICT = 12_122_884;
        /// Facts of `0n`.
        const ZERO_BIGINT = 12_581_636;
        /// Facts of a big integer literal other than `0n`, under strict null checks.
        const NON_ZERO_BIGINT_STRICT = 7_928_580;
        /// Facts of a big integer literal other than `0n`.
        const NON_ZERO_BIGINT = 16_775_940;
        /// Facts of `boolean`, under strict null checks.
        const BOOLEAN_STRICT = 16_316_168;
        /// Facts of `boolean`.
        const BOOLEAN = 16_774_920;
        /// Facts of `false`, under strict null checks.
        const FALSE_STRICT = 12_121_864;
        /// Facts of `false`.
        const FALSE = 12_580_616;
        /// Facts of `true`, under strict null checks.
        const TRUE_STRICT = 7_927_560;
        /// Facts of `true`.
        const TRUE = 16_774_920;
        /// Facts of a symbol, under strict null checks.
        const SYMBOL_STRICT = 7_925_520;
        /// Facts of a symbol.
        const SYMBOL = 16_772_880;
        /// Facts of an object that cannot be called, under strict null checks.
        const OBJECT_STRICT = 7_888_800;
        /// Facts of an object that cannot be called.
        const OBJECT = 16_736_160;
        /// Facts of an object that can be called, under strict null checks.
        const FUNCTION_STRICT = 7_880_640;
        /// Facts of an object that can be called.
        const FUNCTION = 16_728_000;
        /// Facts of `void`.
        const VOID = 9_830_144;
        /// Facts of `undefined`.
        const UNDEFINED = 26_607_360;
        /// Facts of `null`.
        const NULL = 42_917_664;
        /// Facts of `{}`, under strict null checks.
        const EMPTY_OBJECT_STRICT = 83_427_327;
        /// Facts of `{}`.
        const EMPTY_OBJECT = 83_886_079;
        /// Facts of `unknown`.
        const UNKNOWN = 83_886_079;
    }
}

impl TypeFacts {
    /// The fact that `typeof x !== name` tests; any text that `typeof` never gives is a host object.
    /// TypeScript: typeofNEFacts
    pub fn typeof_ne(name: &str) -> Self {
        match name {
            "string" => Self::TYPEOF_NE_STRING,
            "number" => Self::TYPEOF_NE_NUMBER,
            "bigint" => Self::TYPEOF_NE_BIGINT,
            "boolean" => Self::TYPEOF_NE_BOOLEAN,
            "symbol" => Self::TYPEOF_NE_SYMBOL,
            "undefined" => Self::NE_UNDEFINED,
            "object" => Self::TYPEOF_NE_OBJECT,
            "function" => Self::TYPEOF_NE_FUNCTION,
            _ => Self::TYPEOF_NE_HOST_OBJECT,
        }
    }
}
