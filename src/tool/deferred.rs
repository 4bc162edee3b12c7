//! Types of a tool as references that TypeScript evaluates, exact where `Parameters` and `ReturnType` are not.

use super::entry::Entry;
use super::{Member, Parameter, Signature, TypeNode};

const INPUT: &str = "Input";
const OUTPUT: &str = "Output";

/// The type of the first parameter: `Parameters<typeof import("…").default>[0]`.
pub(super) fn input(entry: &Entry) -> TypeNode {
    if entry.is_union {
        return input_of_union(entry);
    }
    let index = Box::new(TypeNode::Literal("0".to_owned()));
    TypeNode::IndexedAccess { object: Box::new(parameters(entry)), index }
}

/// The list of all parameters: `Parameters<typeof import("…").default>`.
pub(super) fn parameters(entry: &Entry) -> TypeNode {
    if entry.overloads > 1 {
        inferred(entry, overloaded(entry.overloads, infer(INPUT), any()), INPUT)
    } else {
        TypeNode::Reference { name: "Parameters".to_owned(), arguments: vec![entry.reference.clone()] }
    }
}

/// The awaited result: `Awaited<ReturnType<typeof import("…").default>>`.
///
/// `accepts_any` says that no parameter is `never`: for a function with such a parameter `ReturnType` is `any`.
pub(super) fn output(entry: &Entry, accepts_any: bool) -> TypeNode {
    let returned = if entry.overloads > 1 {
        inferred(entry, overloaded(entry.overloads, any(), infer(OUTPUT)), OUTPUT)
    } else if accepts_any {
        TypeNode::Reference { name: "ReturnType".to_owned(), arguments: vec![entry.reference.clone()] }
    } else {
        let function = TypeNode::Function(Box::new(signature(TypeNode::Keyword("never"), infer(OUTPUT))));
        inferred(entry, function, OUTPUT)
    };
    TypeNode::Reference { name: "Awaited".to_owned(), arguments: vec![returned] }
}

/// `Parameters` of a union of functions is a union; what all of them take is the intersection, which TypeScript infers
/// where the types stand as parameters.
fn input_of_union(entry: &Entry) -> TypeNode {
    let first = TypeNode::IndexedAccess {
        object: Box::new(TypeNode::name(INPUT)),
        index: Box::new(TypeNode::Literal("0".to_owned())),
    };
    let each = conditional(
        TypeNode::name("Tool"),
        TypeNode::Function(Box::new(signature(infer(INPUT), any()))),
        TypeNode::Function(Box::new(taking(first))),
    );
    let takers = conditional(entry.reference.clone(), infer("Tool"), each);
    conditional(takers, TypeNode::Function(Box::new(taking(infer("All")))), TypeNode::name("All"))
}

/// `(input: T) => any`.
fn taking(ty: TypeNode) -> Signature {
    let parameter = Parameter { name: "input".to_owned(), ty, optional: false, rest: false };
    Signature { type_parameters: Vec::new(), parameters: vec![parameter], returns: any() }
}

/// An object type of as many signatures as the function has: TypeScript then pairs them in order, so that the first of
/// them meets the first of the function.
fn overloaded(overloads: usize, parameters: TypeNode, returns: TypeNode) -> TypeNode {
    let first = signature(parameters, returns);
    let others = (1..overloads).map(|_| signature(any(), any()));
    TypeNode::Object(std::iter::once(first).chain(others).map(|one| Member::Call(Box::new(one))).collect())
}

fn signature(parameters: TypeNode, returns: TypeNode) -> Signature {
    let rest = Parameter { name: "input".to_owned(), ty: parameters, optional: false, rest: true };
    Signature { type_parameters: Vec::new(), parameters: vec![rest], returns }
}

fn infer(name: &str) -> TypeNode {
    TypeNode::Infer { name: name.to_owned(), constraint: None }
}

fn any() -> TypeNode {
    TypeNode::Keyword("any")
}

fn inferred(entry: &Entry, shape: TypeNode, name: &str) -> TypeNode {
    conditional(entry.reference.clone(), shape, TypeNode::name(name))
}

/// `check extends shape ? result : never`.
fn conditional(check: TypeNode, shape: TypeNode, result: TypeNode) -> TypeNode {
    TypeNode::Conditional {
        check: Box::new(check),
        extends: Box::new(shape),
        when_true: Box::new(result),
        when_false: Box::new(TypeNode::Keyword("never")),
    }
}
