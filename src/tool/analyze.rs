//! A tool module from its default export to everything that is written of it.

use oxc_span::GetSpan;

use super::entry::{self, Entry, First};
use serde_json::Value;

use super::schema::{self, Loss, ParameterDocs};
use super::{AnalyzeOptions, Input, ToolAnalysis, TypeText, deferred, description, facts};
use crate::base::{Diagnostic, FileId, NodeRef, Rule};
use crate::checker::Checker;
use crate::checker::display::Unwritable;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{SymbolId, TypeId};

/// Analyses the tool called `name` that `file` is, with what `checker` knows of the order of unions.
///
/// # Errors
/// As [`super::analyze`].
pub fn analyze(
    checker: &Checker<'_>,
    file: FileId,
    name: &str,
    options: AnalyzeOptions,
) -> Result<ToolAnalysis, Vec<Diagnostic>> {
    checker.restart_flow_steps();
    let entry = entry::entry_of(checker, file, name).map_err(|diagnostic| vec![*diagnostic])?;
    let first = entry::first_parameter(checker, entry.signature);
    let mut tool = Tool { checker, file, entry, first, diagnostics: Vec::new(), value_losses: Vec::new() };
    let description = description::description_of(checker, file, &tool.entry);
    let input = tool.input();
    let parameters = tool.parameters();
    let output = tool.output();
    let output_schema = if options.output_schema { tool.output_schema() } else { Value::Null };
    let facts = options.facts.then(|| tool.facts());
    Ok(ToolAnalysis {
        name: name.to_owned(),
        file: checker.program().module(file).path().to_path_buf(),
        description,
        input,
        output,
        parameters,
        output_schema,
        diagnostics: tool.diagnostics,
        value_losses: tool.value_losses,
        facts,
    })
}

/// Says why the module is certainly no tool, where it is none. Of the functions in it, only those are looked into
/// whose results the default export is made of.
pub fn why_no_tool(checker: &Checker<'_>, file: FileId, name: &str) -> Option<Box<Diagnostic>> {
    checker.restart_flow_steps();
    entry::entry_of(checker, file, name).err().filter(|diagnostic| diagnostic.rule == Rule::ToolShape)
}

/// A tool while it is analysed.
struct Tool<'c, 'p> {
    checker: &'c Checker<'p>,
    file: FileId,
    entry: Entry,
    first: First,
    diagnostics: Vec<Diagnostic>,
    value_losses: Vec<Diagnostic>,
}

impl Tool<'_, '_> {
    /// The symbol of the first parameter, without a rest parameter, which is no input object.
    fn parameter(&self) -> Option<SymbolId> {
        match self.first {
            First::One(parameter, _) | First::Unknown(parameter) => Some(parameter),
            First::None | First::Rest(_) => None,
        }
    }

    fn input(&mut self) -> Input {
        let checker = self.checker;
        let Some(parameter) = self.parameter() else {
            if let First::Rest(rest) = self.first {
                let place = entry::parameter_of(checker, rest);
                self.report(Rule::InputUntyped, place, "a rest parameter is no input object");
            }
            return Input::None;
        };
        let declaration = entry::parameter_of(checker, parameter);
        let optional = self.is_optional(declaration);
        let ty = self.type_of_parameter(parameter, optional);
        let text = match checker.write_type(ty, self.file) {
            Ok(written) => concrete(written),
            Err(unwritable) => self.deferred(deferred::input(&self.entry), unwritable, declaration, "input"),
        };
        let parameters = matches!(self.first, First::Unknown(_)).then(|| Box::new(deferred::parameters(&self.entry)));
        Input::Typed { text, optional, parameters }
    }

    fn type_of_parameter(&self, parameter: SymbolId, optional: bool) -> TypeId {
        let ty = self.checker.type_of_symbol(parameter);
        if optional { self.without_undefined(ty) } else { ty }
    }

    /// The schema of the input, and what is wrong with its type.
    fn parameters(&mut self) -> Value {
        let Some(parameter) = self.parameter() else { return schema::empty_input() };
        let declaration = entry::parameter_of(self.checker, parameter);
        let ty = self.type_of_parameter(parameter, self.is_optional(declaration));
        let docs = ParameterDocs::of(self.checker, self.entry.signature);
        let projected = schema::of_input(self.checker, ty, &docs);
        if let Some(problem) = self.untyped(ty, projected.is_object) {
            self.report(Rule::InputUntyped, declaration, problem);
        }
        self.report_losses(projected.losses, declaration);
        projected.schema
    }

    /// Why the model cannot know what to pass.
    fn untyped(&self, ty: TypeId, is_object: bool) -> Option<&'static str> {
        let checker = self.checker;
        let declared = checker.signature(self.entry.declared).parameters.first();
        let declared = declared.map_or(ty, |&parameter| checker.type_of_symbol(parameter));
        if checker.flags(declared).contains(TypeFlags::TYPE_PARAMETER) {
            return Some("the input is a type parameter, so that the model does not know what to pass");
        }
        if is_object || checker.is_unsupported(ty) {
            return None;
        }
        Some(if checker.flags(ty).contains(TypeFlags::ANY) {
            "the input is `any`, so that the model does not know what to pass"
        } else if checker.flags(ty).contains(TypeFlags::UNKNOWN) {
            "the input is `unknown`, so that the model does not know what to pass"
        } else if checker.flags(ty).contains(TypeFlags::NEVER) {
            "the input is `never`, so that there is nothing to pass"
        } else {
            "the input is no object, and models pass nothing else"
        })
    }

    fn output_schema(&mut self) -> Value {
        let projected = schema::of_output(self.checker, self.output_type());
        self.report_losses(projected.losses, None);
        projected.schema
    }

    fn facts(&self) -> facts::Facts {
        let input = self.parameter().map(|parameter| {
            let declaration = entry::parameter_of(self.checker, parameter);
            (parameter, self.type_of_parameter(parameter, self.is_optional(declaration)))
        });
        facts::facts_of(self.checker, self.file, &self.entry, input, self.output_type())
    }

    fn report_losses(&mut self, losses: Vec<Loss>, near: Option<NodeRef>) {
        for loss in losses {
            let message = format!("the schema of `{}` says less than the type: {}", loss.path, loss.message);
            let diagnostic = self.diagnostic(Rule::SchemaLoss, loss.place.or(near), &message);
            if loss.is_value { &mut self.value_losses } else { &mut self.diagnostics }.push(diagnostic);
        }
    }

    /// By `?`, or by a default.
    fn is_optional(&self, declaration: Option<NodeRef>) -> bool {
        if matches!(self.first, First::One(_, true)) {
            return false;
        }
        let Some(declaration) = declaration else { return true };
        match self.checker.kind(declaration) {
            oxc_ast::AstKind::FormalParameter(parameter) => {
                parameter.optional || self.checker.parameter_initializer(declaration).is_some()
            }
            _ => true,
        }
    }

    fn without_undefined(&self, ty: TypeId) -> TypeId {
        let checker = self.checker;
        if !checker.flags(ty).contains(TypeFlags::UNION) {
            return ty;
        }
        checker.filter_type(ty, &mut |member| !checker.flags(member).contains(TypeFlags::UNDEFINED))
    }

    /// What `await` gives.
    fn output_type(&self) -> TypeId {
        let returned = self.checker.return_type_of_signature(self.entry.signature);
        self.checker.check_awaited_type(returned, true)
    }

    fn output(&mut self) -> TypeText {
        match self.checker.write_type(self.output_type(), self.file) {
            Ok(written) => concrete(written),
            Err(unwritable) => {
                let node = deferred::output(&self.entry, self.accepts_any());
                self.deferred(node, unwritable, None, "output")
            }
        }
    }

    /// Whether no parameter can be `never`, as far as the checker knows.
    fn accepts_any(&self) -> bool {
        let checker = self.checker;
        let base = checker.base_signature(self.entry.declared);
        checker.signature(base).parameters.iter().all(|&parameter| {
            let ty = checker.type_of_symbol(parameter);
            !checker.is_unsupported(ty) && !checker.flags(checker.reduced_type(ty)).contains(TypeFlags::NEVER)
        })
    }

    /// Leaves a part of the tool to TypeScript, and says why.
    fn deferred(
        &mut self,
        node: super::TypeNode,
        unwritable: Unwritable,
        near: Option<NodeRef>,
        part: &str,
    ) -> TypeText {
        let program = self.checker.program();
        let message = format!("the type of the {part} is left to TypeScript: {}", unwritable.reason);
        let in_app = unwritable.place.filter(|&(file, _)| self.checker.is_app_file(file));
        match in_app {
            Some((file, span)) => {
                self.diagnostics.push(program.module(file).diagnostic(Rule::DeferredType, span, message));
            }
            None => self.report(Rule::DeferredType, near, &message),
        }
        let place = unwritable.place.map(|(file, span)| (program.module(file).path().to_path_buf(), span));
        TypeText::Deferred { node, reason: unwritable.reason, place }
    }

    /// A diagnostic at `node`, or at the default export.
    fn report(&mut self, rule: Rule, node: Option<NodeRef>, message: &str) {
        let diagnostic = self.diagnostic(rule, node, message);
        self.diagnostics.push(diagnostic);
    }

    fn diagnostic(&self, rule: Rule, node: Option<NodeRef>, message: &str) -> Diagnostic {
        let (file, span) = match node {
            Some(node) => (node.file, self.checker.kind(node).span()),
            None => (self.file, self.entry.span),
        };
        self.checker.program().module(file).diagnostic(rule, span, message)
    }
}

pub(super) fn concrete(written: crate::checker::display::WrittenType) -> TypeText {
    TypeText::Concrete { node: written.node, declarations: written.declarations }
}
