//! A type over as many lines as it needs: on one line where that is not wider than 100 columns, else broken from the
//! outside inwards.

use super::flat::{Flat, FlatPrinter, Position, member_head, needs_parentheses, parameter_head};
use super::names::Names;
use super::text::doc_comment;
use crate::tool::{Input, LocalDeclaration, Member, Signature, ToolAnalysis, TupleElement, TypeNode};

/// How wide a line may be.
const WIDTH: usize = 100;
/// Two spaces.
const INDENT: &str = "  ";

/// Writes types into text whose last line is at a known column.
pub struct Layout<'n> {
    names: &'n Names<'n>,
    out: String,
    column: usize,
    depth: usize,
}

impl<'n> Layout<'n> {
    /// Starts on a line that is indented by `depth` steps, with the indentation written.
    pub fn new(names: &'n Names<'n>, depth: usize) -> Self {
        let out = INDENT.repeat(depth);
        Self { names, column: out.len(), out, depth }
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.out
    }

    /// Writes text without line ends.
    pub fn push(&mut self, text: &str) {
        self.column += text.chars().count();
        self.out.push_str(text);
    }

    /// Begins the next line.
    pub fn line(&mut self) {
        self.out.push('\n');
        self.out.push_str(&INDENT.repeat(self.depth));
        self.column = self.depth * INDENT.len();
    }

    /// Writes `text` as a doc comment with a line for what it belongs to behind it; nothing where it says nothing.
    pub fn doc(&mut self, text: &str) {
        for line in doc_comment(text) {
            self.push(&line);
            self.line();
        }
    }

    fn indented(&mut self, write: impl FnOnce(&mut Self)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Tries to write something on this line with `tail` columns to spare.
    fn flat(&mut self, tail: usize, write: impl FnOnce(&mut FlatPrinter<'n>) -> Flat) -> bool {
        let mut printer = FlatPrinter::new(self.names, WIDTH.saturating_sub(self.column + tail));
        let fits = write(&mut printer).is_ok();
        if fits {
            self.push(&printer.finish());
        }
        fits
    }

    fn unbounded(&mut self, write: impl FnOnce(&mut FlatPrinter<'n>) -> Flat) {
        self.push(&FlatPrinter::unbounded(self.names, write));
    }

    /// Writes `node`, with `tail` columns for what follows on its last line.
    pub fn node(&mut self, node: &TypeNode, position: Position, tail: usize) {
        if self.flat(tail, |printer| printer.node(node, position)) {
            return;
        }
        if !needs_parentheses(node, position) {
            return self.broken(node, tail);
        }
        self.push("(");
        self.broken(node, tail + 1);
        self.push(")");
    }

    fn broken(&mut self, node: &TypeNode, tail: usize) {
        match node {
            TypeNode::Array { element, readonly } => {
                self.push(if *readonly { "readonly " } else { "" });
                self.node(element, Position::Postfix, tail + 2);
                self.push("[]");
            }
            TypeNode::Tuple { elements, readonly } => self.tuple(elements, *readonly),
            TypeNode::Object(members) if !members.is_empty() => self.object(members),
            TypeNode::Function(signature) => self.signature(signature, " => ", tail),
            TypeNode::Constructor { signature, is_abstract } => {
                self.push(if *is_abstract { "abstract new " } else { "new " });
                self.signature(signature, " => ", tail);
            }
            TypeNode::Reference { name, arguments } if !arguments.is_empty() => {
                self.push(&self.names.reference(name));
                self.type_arguments(arguments, tail);
            }
            TypeNode::Union(members) => self.operands(members, "| ", Position::Union, tail),
            TypeNode::Intersection(members) => self.operands(members, "& ", Position::Intersection, tail),
            TypeNode::KeyOf(operand) => {
                self.push("keyof ");
                self.node(operand, Position::Intersection, tail);
            }
            TypeNode::IndexedAccess { object, index } => {
                self.node(object, Position::Postfix, 1);
                self.push("[");
                self.node(index, Position::Free, tail + 1);
                self.push("]");
            }
            TypeNode::Conditional { check, extends, when_true, when_false } => {
                self.node(check, Position::Check, 0);
                self.push(" extends ");
                self.node(extends, Position::Extends, 0);
                self.indented(|layout| {
                    for (mark, branch) in [("? ", when_true), (": ", when_false)] {
                        layout.line();
                        layout.push(mark);
                        layout.node(branch, Position::Free, tail);
                    }
                });
            }
            TypeNode::Import { arguments, .. } | TypeNode::ImportQuery { arguments, .. } if !arguments.is_empty() => {
                self.unbounded(|printer| printer.import_head(node));
                self.type_arguments(arguments, tail);
            }
            TypeNode::Mapped(mapped) => {
                self.push("{");
                self.indented(|layout| {
                    layout.line();
                    layout.unbounded(|printer| printer.mapped_head(mapped));
                    layout.annotation(&mapped.ty);
                    layout.push(";");
                });
                self.line();
                self.push("}");
            }
            _ => self.unbounded(|printer| printer.node(node, Position::Free)),
        }
    }

    fn object(&mut self, members: &[Member]) {
        self.push("{");
        self.indented(|layout| {
            for member in members {
                layout.line();
                layout.member(member);
                layout.push(";");
            }
        });
        self.line();
        self.push("}");
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Property { doc, ty, .. } => {
                self.doc(doc.as_deref().unwrap_or_default());
                self.push(&member_head(member));
                self.annotation(ty);
            }
            Member::Method { doc, signature, .. } => {
                self.doc(doc.as_deref().unwrap_or_default());
                self.push(&member_head(member));
                self.signature(signature, ": ", 1);
            }
            Member::Getter { ty, .. } => {
                self.push(&member_head(member));
                self.push("()");
                self.annotation(ty);
            }
            Member::Setter { ty, .. } => {
                self.push(&member_head(member));
                self.push("(value: ");
                self.node(ty, Position::Free, 2);
                self.push(")");
            }
            Member::Index { parameter, key, ty, readonly } => {
                self.push(if *readonly { "readonly [" } else { "[" });
                self.push(parameter);
                self.push(": ");
                self.node(key, Position::Free, 1);
                self.push("]");
                self.annotation(ty);
            }
            Member::Call(signature) => self.signature(signature, ": ", 1),
            Member::Construct(signature) => {
                self.push("new ");
                self.signature(signature, ": ", 1);
            }
        }
    }

    /// `: T`.
    fn annotation(&mut self, ty: &TypeNode) {
        self.push(":");
        self.hanging(ty);
    }

    /// A blank and `ty`; a union that does not fit hangs below.
    fn hanging(&mut self, ty: &TypeNode) {
        let blank_and_type = |printer: &mut FlatPrinter<'n>| {
            printer.push(" ")?;
            printer.node(ty, Position::Free)
        };
        if self.flat(1, blank_and_type) {
            return;
        }
        if matches!(ty, TypeNode::Union(_) | TypeNode::Intersection(_)) {
            return self.indented(|layout| layout.broken(ty, 1));
        }
        self.push(" ");
        self.node(ty, Position::Free, 1);
    }

    /// Each operand on a line of its own, with its operator in front.
    fn operands(&mut self, members: &[TypeNode], operator: &str, position: Position, tail: usize) {
        for member in members {
            self.line();
            self.push(operator);
            self.indented(|layout| layout.node(member, position, tail));
        }
    }

    fn tuple(&mut self, elements: &[TupleElement], readonly: bool) {
        self.push(if readonly { "readonly [" } else { "[" });
        self.indented(|layout| {
            for (index, element) in elements.iter().enumerate() {
                layout.line();
                layout.push(if element.rest { "..." } else { "" });
                match &element.label {
                    Some(label) => {
                        layout.push(label);
                        layout.push(if element.optional { "?: " } else { ": " });
                        layout.node(&element.ty, Position::Free, 1);
                    }
                    None if element.optional => {
                        layout.node(&element.ty, Position::Postfix, 2);
                        layout.push("?");
                    }
                    None => layout.node(&element.ty, Position::Free, 1),
                }
                layout.push(if index + 1 < elements.len() { "," } else { "" });
            }
        });
        self.line();
        self.push("]");
    }

    /// A single argument is held tight, so that `Promise<{` opens on its line.
    fn type_arguments(&mut self, arguments: &[TypeNode], tail: usize) {
        self.push("<");
        if let [argument] = arguments {
            self.held(argument, tail + 1);
        } else {
            self.indented(|layout| {
                for (index, argument) in arguments.iter().enumerate() {
                    layout.line();
                    layout.held(argument, 1);
                    layout.push(if index + 1 < arguments.len() { "," } else { "" });
                }
            });
            self.line();
        }
        self.push(">");
    }

    /// Writes what stands between brackets; operands that hang below are closed on a line of their own.
    fn held(&mut self, node: &TypeNode, tail: usize) {
        let is_generic = matches!(node, TypeNode::Function(signature) if !signature.type_parameters.is_empty());
        let position = if is_generic { Position::Postfix } else { Position::Free };
        if self.flat(tail, |printer| printer.node(node, position)) {
            return;
        }
        if matches!(node, TypeNode::Union(_) | TypeNode::Intersection(_)) {
            self.indented(|layout| layout.broken(node, 0));
            self.line();
        } else {
            self.node(node, position, tail);
        }
    }

    /// Writes `(input: I) => Promise<O>`, with a column to spare for what closes it. The two types have names of their
    /// own, because each brings its recursive types along.
    pub fn tool(
        &mut self,
        input: Option<(&'n TypeNode, bool, &'n Names<'n>)>,
        (output, output_names): (&'n TypeNode, &'n Names<'n>),
    ) {
        let head = |optional: bool| if optional { "(input?: " } else { "(input: " };
        let on_one_line = |printer: &mut FlatPrinter<'n>| {
            match input {
                None => printer.push("(")?,
                Some((node, optional, names)) => {
                    printer.push(head(optional))?;
                    printer.set_names(names);
                    printer.node(node, Position::Free)?;
                }
            }
            printer.push(") => Promise<")?;
            printer.set_names(output_names);
            printer.node(output, Position::Free)?;
            printer.push(">")
        };
        if self.flat(1, on_one_line) {
            return;
        }
        match input {
            None => self.push("("),
            Some((node, optional, names)) => {
                self.push(head(optional));
                self.names = names;
                self.held(node, ") => Promise<{".len());
            }
        }
        self.push(") => Promise<");
        self.names = output_names;
        self.held(output, ">;".len());
        self.push(">");
    }

    /// Writes the signature of a tool.
    pub fn analysed(&mut self, tool: &'n ToolAnalysis, input_names: &'n Names<'n>, output_names: &'n Names<'n>) {
        let output = (tool.output.node(), output_names);
        match &tool.input {
            Input::None => self.tool(None, output),
            Input::Typed { parameters: Some(parameters), .. } => self.deferred_tool((parameters, input_names), output),
            Input::Typed { text, optional, .. } => self.tool(Some((text.node(), *optional, input_names)), output),
        }
    }

    /// Writes `DeferredSignature<P, O>`, the signature of a tool of which only TypeScript knows the first parameter.
    pub fn deferred_tool(
        &mut self,
        (parameters, names): (&'n TypeNode, &'n Names<'n>),
        (output, output_names): (&'n TypeNode, &'n Names<'n>),
    ) {
        self.push("DeferredSignature<");
        self.names = names;
        self.held(parameters, ", ".len());
        self.push(", ");
        self.names = output_names;
        self.held(output, ">;".len());
        self.push(">");
    }

    /// Writes `type Name<T> = …;`.
    pub fn declaration(&mut self, declaration: &LocalDeclaration) {
        self.push("type ");
        self.push(self.names.declared(&declaration.name));
        self.unbounded(|printer| printer.type_parameters(&declaration.parameters));
        self.push(" =");
        self.hanging(&declaration.node);
        self.push(";");
    }

    /// Writes `<T>(a: A)`, `arrow` and the result, over several lines. One parameter is held tight, so that
    /// `(input: {` opens on its line.
    pub fn signature(&mut self, signature: &Signature, arrow: &str, tail: usize) {
        if self.flat(tail, |printer| printer.signature(signature, arrow)) {
            return;
        }
        self.unbounded(|printer| printer.type_parameters(&signature.type_parameters));
        self.push("(");
        match &signature.parameters[..] {
            [] => {}
            [parameter] => {
                self.push(&parameter_head(parameter));
                self.held(&parameter.ty, 1 + arrow.len());
            }
            parameters => {
                self.indented(|layout| {
                    for (index, parameter) in parameters.iter().enumerate() {
                        layout.line();
                        layout.push(&parameter_head(parameter));
                        layout.held(&parameter.ty, 1);
                        // Behind a rest parameter a comma is an error.
                        layout.push(if index + 1 < parameters.len() { "," } else { "" });
                    }
                });
                self.line();
            }
        }
        self.push(")");
        self.push(arrow);
        self.node(&signature.returns, Position::Free, tail);
    }
}
