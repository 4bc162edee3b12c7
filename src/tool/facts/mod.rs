//! What the rules ask of a tool's types: values that JSON cannot carry, `any`, properties that can be written to.
//!
//! Found only where somebody asks, because the whole of both types is walked for it.

mod walk;

use oxc_ast::AstKind;
use oxc_span::GetSpan;

use super::entry::{self, Entry};
use crate::base::{FileId, NodeRef, Span};
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{SymbolId, TypeData, TypeId};
use walk::{Part, Walk};

/// What the rules ask of one tool.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The head of the default export.
    pub head: Span,
    /// Where the output is written: its annotation, else the head.
    pub output: Span,
    /// What the output is, or may be, beside an object: `string`, `an array`, ….
    pub beside_object: Vec<String>,
    /// Whether it may be an object too.
    pub is_object_too: bool,
    /// What was met in the types, each declaration once.
    pub findings: Vec<Finding>,
}

/// One thing that a rule speaks about, at its place in the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// The way to it, such as `output.rows[].createdAt`.
    pub path: String,
    /// The file of the nearest declaration in the app.
    pub file: FileId,
    /// The name in that declaration.
    pub span: Span,
}

/// What a finding is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// A value that JSON does not carry.
    NotSerializable {
        /// What it is: `Date`, `function`, ….
        what: String,
        /// Whether that is a class of the app or of a package, whose name says nothing of it.
        is_foreign: bool,
    },
    /// A part of the output that is `any`.
    Any,
    /// A property of the input that is not `readonly`.
    Writable {
        /// The offset at which `readonly ` makes it so; none where the type is not made of such a declaration.
        insert: Option<u32>,
    },
}

/// Finds what the rules ask about.
pub(super) fn facts_of(
    checker: &Checker<'_>,
    file: FileId,
    entry: &Entry,
    input: Option<(SymbolId, TypeId)>,
    output: TypeId,
) -> Facts {
    let head = entry.span;
    let mut findings = Vec::new();
    if let Some((parameter, ty)) = input {
        let place = entry::parameter_of(checker, parameter).map_or((file, head), |node| place_of(checker, node));
        findings.extend(Walk::new(checker, Part::Input, place).run(ty));
    }
    let output_span = annotation_of_output(checker, file, entry).unwrap_or(head);
    findings.extend(Walk::new(checker, Part::Output, (file, output_span)).run(output));
    let (beside_object, is_object_too) = beside_object(checker, output);
    Facts { head, output: output_span, beside_object, is_object_too, findings }
}

/// The name in a declaration, or the whole of one that has no name of its own.
fn place_of(checker: &Checker<'_>, node: NodeRef) -> (FileId, Span) {
    let span = match checker.kind(node) {
        AstKind::ObjectProperty(node) => node.key.span(),
        AstKind::TSPropertySignature(node) => node.key.span(),
        AstKind::TSMethodSignature(node) => node.key.span(),
        AstKind::PropertyDefinition(node) => node.key.span(),
        AstKind::MethodDefinition(node) => node.key.span(),
        AstKind::FormalParameter(node) => node.pattern.span(),
        kind => kind.span(),
    };
    (node.file, span)
}

fn annotation_of_output(checker: &Checker<'_>, file: FileId, entry: &Entry) -> Option<Span> {
    let declaration = checker.signature(entry.declared).declaration.filter(|node| node.file == file)?;
    let annotation = match checker.kind(declaration) {
        AstKind::Function(function) => function.return_type.as_ref(),
        AstKind::ArrowFunctionExpression(arrow) => arrow.return_type.as_ref(),
        _ => None,
    };
    annotation.map(|annotation| annotation.type_annotation.span())
}

/// What a value of the type can be beside an object, and whether it can be one.
fn beside_object(checker: &Checker<'_>, ty: TypeId) -> (Vec<String>, bool) {
    let members = match &checker.ty(ty).data {
        TypeData::Union(union) => union.types.to_vec(),
        _ => vec![ty],
    };
    let mut names: Vec<String> = Vec::new();
    let mut is_object_too = false;
    for member in members {
        let flags = checker.flags(member);
        let constraint = flags.intersects(TypeFlags::INSTANTIABLE).then(|| checker.base_constraint_of_type(member));
        let member = constraint.flatten().unwrap_or(member);
        let name = match checker.flags(member) {
            flags if flags.intersects(TypeFlags::STRING_LIKE) => "a `string`",
            flags if flags.intersects(TypeFlags::NUMBER_LIKE) => "a `number`",
            flags if flags.intersects(TypeFlags::BOOLEAN_LIKE) => "a `boolean`",
            flags if flags.intersects(TypeFlags::BIGINT_LIKE) => "a `bigint`",
            flags if flags.intersects(TypeFlags::ES_SYMBOL_LIKE) => "a `symbol`",
            flags if flags.contains(TypeFlags::NULL) => "`null`",
            flags if flags.contains(TypeFlags::UNDEFINED) => "`undefined`",
            flags if flags.contains(TypeFlags::VOID) => "`void`",
            _ if checker.is_tuple_type(member) || checker.is_array_type(member) => "an array",
            _ => {
                is_object_too = true;
                continue;
            }
        };
        if !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    (names, is_object_too)
}
