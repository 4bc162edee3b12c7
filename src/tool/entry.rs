//! The function that a tool module exports: its symbol, its signature, and the way to it from another file.

use oxc_ast::AstKind;
use oxc_ast::ast::{Class, Function};
use oxc_span::GetSpan;

use super::{ModulePath, TypeNode, generic, langchain};
use crate::base::{Diagnostic, FileId, NodeRef, Rule, Span};
use crate::checker::flags::{CheckFlags, ElementFlags, SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::types::{SignatureId, SymbolId, TypeData, TypeId};
use crate::checker::{Checker, SignatureKind};

/// What makes a module a tool.
pub(super) struct Entry {
    /// The default export, as the module has it: perhaps an alias.
    pub exported: SymbolId,
    /// The method, where the default export is an object whose `run` is the function.
    pub run: Option<SymbolId>,
    /// The first call signature, without type parameters.
    pub signature: SignatureId,
    /// The same as it is declared.
    pub declared: SignatureId,
    /// How many call signatures there are.
    pub overloads: usize,
    /// Whether the type is a union of functions, whose parameters intersect.
    pub is_union: bool,
    /// The type of the function, as another file can say it.
    pub reference: TypeNode,
    /// The head of the default export.
    pub span: Span,
}

/// The first parameter of a function.
#[derive(Clone, Copy)]
pub(super) enum First {
    /// There is none.
    None,
    /// It takes any number of values.
    Rest(SymbolId),
    /// It is one, and perhaps a call has to give it.
    One(SymbolId, bool),
    /// It takes a list of values, of which only TypeScript can tell what stands first, and whether anything does.
    Unknown(SymbolId),
}

/// The first parameter of `signature`. A rest parameter of a tuple type stands for those that the tuple lists, as in
/// what `retry(fn)` gives where `retry` hands on `...args`. TypeScript: getExpandedParameters
pub(super) fn first_parameter(checker: &Checker<'_>, signature: SignatureId) -> First {
    let data = checker.signature(signature);
    let Some(&first) = data.parameters.first() else { return First::None };
    if data.parameters.len() > 1 || !checker.signature_has_rest_parameter(signature) {
        return First::One(first, data.min_argument_count > 0);
    }
    let ty = checker.type_of_symbol(first);
    if checker.is_unsupported(ty) {
        return First::Unknown(first);
    }
    let Some(tuple) = checker.tuple_target(ty) else { return First::Rest(first) };
    let (Some(&element), Some(&flags)) = (checker.element_types(ty).first(), tuple.element_flags.first()) else {
        return First::None;
    };
    if !flags.intersects(ElementFlags::FIXED) {
        return First::Rest(first);
    }
    let name = tuple.labels.first().copied().flatten().unwrap_or(checker.symbol(first).name);
    let parameter = checker.create_symbol(SymbolFlags::FUNCTION_SCOPED_VARIABLE, name, CheckFlags::empty());
    checker.symbol(parameter).links.ty.set(Some(element));
    First::One(parameter, flags.contains(ElementFlags::REQUIRED))
}

/// Finds the function of the tool called `name`, or says why there is none.
pub(super) fn entry_of(checker: &Checker<'_>, file: FileId, name: &str) -> Result<Entry, Box<Diagnostic>> {
    let Some((exported, names)) = default_export(checker, file) else {
        return Err(shape(checker, file, Span::empty(0), "the module has no default export")
            .with_help("a tool is the default export of its module: `export default async (input: { … }) => { … }`")
            .into());
    };
    let span = head_in(checker, file, exported);
    let Some(target) = checker.resolve_symbol(exported) else {
        return Err(unknown(checker, file, span, "the default export leads to nothing that can be read").into());
    };
    if !checker.symbol_is_value(exported) || !checker.symbol(target).flags.get().intersects(SymbolFlags::VALUE) {
        let diagnostic = shape(checker, file, span, "the default export is a type, not a value");
        return Err(diagnostic.with_help("export a function, or an object with a method `run`").into());
    }
    let ty = checker.type_of_symbol(target);
    let module = ModulePath::File(checker.program().module(file).path().to_path_buf());
    let reference = TypeNode::ImportQuery { module, path: names, arguments: Vec::new() };
    let (run, signatures, reference) = match callable(checker, ty) {
        Callable::Itself(signatures) => (None, signatures, reference),
        Callable::Run(run, signatures) => {
            let index = Box::new(TypeNode::Literal("\"run\"".to_owned()));
            (Some(run), signatures, TypeNode::IndexedAccess { object: Box::new(reference), index })
        }
        Callable::Unknown(..) if langchain::is_made(checker, exported) => {
            return Err(langchain_tool(checker, file, span, name).into());
        }
        Callable::Unknown(reason, place) => {
            let (file, span) = place.unwrap_or((file, span));
            return Err(unknown(checker, file, span, reason).into());
        }
        Callable::No if langchain::is_tool(checker, ty) || langchain::is_made(checker, exported) => {
            return Err(langchain_tool(checker, file, span, name).into());
        }
        Callable::No => return Err(not_callable(checker, file, span, ty).into()),
    };
    let declared = signatures[0];
    // Of several, TypeScript compares each with `any` for its type parameters, which never fails.
    let signature = match signatures {
        [only] => generic::signature_without_arguments(checker, *only),
        _ => checker.base_signature(declared),
    };
    let function = run.map_or(ty, |run| checker.type_of_symbol(run));
    Ok(Entry {
        exported,
        run,
        signature,
        declared,
        overloads: signatures.len(),
        is_union: checker.flags(checker.apparent_type(function)).contains(TypeFlags::UNION),
        reference,
        span,
    })
}

/// The symbol of the default export, and the names behind `import("…")` that lead to it: none for `export =`.
pub(super) fn default_export(checker: &Checker<'_>, file: FileId) -> Option<(SymbolId, Vec<String>)> {
    let exports = checker.exports_of_module(checker.module_symbol(file)?);
    if let Some(symbol) = exports.get(Name::DEFAULT) {
        return Some((symbol, vec!["default".to_owned()]));
    }
    exports.get(Name::EXPORT_EQUALS).map(|symbol| (symbol, Vec::new()))
}

/// How a value can be called.
enum Callable<'p> {
    Itself(&'p [SignatureId]),
    /// It is an object whose method `run` is the function.
    Run(SymbolId, &'p [SignatureId]),
    No,
    /// The checker does not know the type, and this is why.
    Unknown(&'static str, Option<(FileId, Span)>),
}

fn callable<'p>(checker: &Checker<'p>, ty: TypeId) -> Callable<'p> {
    if let TypeData::Unsupported(unsupported) = &checker.ty(ty).data {
        return Callable::Unknown(unsupported.reason, unsupported.at);
    }
    let direct = checker.signatures_of_type(ty, SignatureKind::Call);
    if !direct.is_empty() {
        return Callable::Itself(direct);
    }
    let Some(run) = checker.property_of_type(ty, checker.intern("run")) else { return Callable::No };
    let ty = checker.type_of_symbol(run);
    if let TypeData::Unsupported(unsupported) = &checker.ty(ty).data {
        return Callable::Unknown(unsupported.reason, unsupported.at);
    }
    match checker.signatures_of_type(ty, SignatureKind::Call) {
        [] => Callable::No,
        signatures => Callable::Run(run, signatures),
    }
}

fn langchain_tool(checker: &Checker<'_>, file: FileId, span: Span, name: &str) -> Diagnostic {
    shape(checker, file, span, "the default export is a LangChain tool, not a function")
        .with_help(langchain::wrapper(checker, file, name))
}

fn not_callable(checker: &Checker<'_>, file: FileId, span: Span, ty: TypeId) -> Diagnostic {
    let what = if checker.flags(ty).contains(TypeFlags::ANY) {
        "the default export is `any`"
    } else {
        "the default export cannot be called"
    };
    shape(checker, file, span, what).with_help("export a function, or an object with a method `run`")
}

fn shape(checker: &Checker<'_>, file: FileId, span: Span, message: &str) -> Diagnostic {
    checker.program().module(file).diagnostic(Rule::ToolShape, span, message)
}

fn unknown(checker: &Checker<'_>, file: FileId, span: Span, reason: &str) -> Diagnostic {
    checker.program().module(file).diagnostic(Rule::DeferredType, span, reason)
}

/// Where the default export is written in `file`: the function's name, or `export default` where it has none. The whole
/// of it can be a screenful.
fn head_in(checker: &Checker<'_>, file: FileId, exported: SymbolId) -> Span {
    let declarations = checker.symbol(exported).declarations.get();
    let Some(&node) = declarations.iter().find(|declaration| declaration.file == file) else { return Span::empty(0) };
    let export = match (checker.kind(node), checker.kind(checker.parent(node))) {
        (AstKind::Function(Function { id: Some(id), .. }) | AstKind::Class(Class { id: Some(id), .. }), _) => {
            return id.span;
        }
        (AstKind::ExportDefaultDeclaration(export), _) | (_, AstKind::ExportDefaultDeclaration(export)) => export,
        (kind, _) => return kind.span(),
    };
    let text = checker.program().module(file).text();
    let words = &text[export.span.start as usize..export.declaration.span().start as usize];
    let length = u32::try_from(words.trim_end().len()).expect("a part of a module is shorter than 4 GiB");
    Span::new(export.span.start, export.span.start + length)
}

/// The whole parameter that `symbol` is, where it is declared.
pub(super) fn parameter_of(checker: &Checker<'_>, symbol: SymbolId) -> Option<NodeRef> {
    let declaration = checker.symbol(symbol).value_declaration.get()?;
    Some(match checker.kind(declaration) {
        AstKind::BindingIdentifier(_) => checker.root_declaration(declaration),
        _ => declaration,
    })
}
