//! A type on one line, given up as soon as it is wider than it may be.

use super::names::Names;
use super::text::{property_name, template_text};
use crate::tool::{
    MappedModifier, MappedType, Member, Parameter, PropertyName, Signature, TupleElement, TypeNode, TypeParameter,
};

/// The type is wider than it may be, or has documentation, which takes lines of its own.
#[derive(Debug)]
pub struct TooWide;

/// Whether there was room.
pub type Flat = Result<(), TooWide>;

/// Where a type stands, as far as that decides about parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Position {
    /// Anything may stand here.
    Free,
    /// Behind `extends` in a conditional type.
    Extends,
    /// In front of `extends` in a conditional type.
    Check,
    /// In a union.
    Union,
    /// In an intersection, or behind `keyof`.
    Intersection,
    /// In front of `[]`, `[K]` or `?`.
    Postfix,
}

/// Whether `node` needs parentheses at `position`.
/// TypeScript: createParenthesizerRules
pub fn needs_parentheses(node: &TypeNode, position: Position) -> bool {
    match node {
        TypeNode::Conditional { .. } => position >= Position::Extends,
        TypeNode::Infer { constraint: Some(_), .. } => position >= Position::Extends,
        TypeNode::Function(_) | TypeNode::Constructor { .. } => position >= Position::Check,
        TypeNode::Union(_) | TypeNode::Intersection(_) => position >= Position::Union,
        TypeNode::Infer { .. } => position >= Position::Intersection,
        TypeNode::KeyOf(_) | TypeNode::TypeQuery { .. } | TypeNode::ImportQuery { .. } => position >= Position::Postfix,
        TypeNode::Array { readonly, .. } | TypeNode::Tuple { readonly, .. } => {
            *readonly && position >= Position::Postfix
        }
        TypeNode::Keyword(word) => word.contains(' ') && position >= Position::Postfix,
        _ => false,
    }
}

/// Writes on one line.
pub struct FlatPrinter<'n> {
    names: &'n Names<'n>,
    out: String,
    /// How many characters may still be written.
    room: usize,
    /// Whether documentation may be left out.
    is_unbounded: bool,
}

impl<'n> FlatPrinter<'n> {
    /// A printer of at most `room` characters.
    pub fn new(names: &'n Names<'n>, room: usize) -> Self {
        Self { names, out: String::new(), room, is_unbounded: false }
    }

    /// Writes what has no place to break at, as wide as it is and without its documentation.
    pub fn unbounded(names: &'n Names<'n>, write: impl FnOnce(&mut Self) -> Flat) -> String {
        let mut printer = Self { names, out: String::new(), room: usize::MAX, is_unbounded: true };
        write(&mut printer).expect("there is room for everything, and documentation is left out");
        printer.out
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.out
    }

    /// Goes on with the names of another text.
    pub fn set_names(&mut self, names: &'n Names<'n>) {
        self.names = names;
    }

    /// Writes `text` as it is.
    pub fn push(&mut self, text: &str) -> Flat {
        self.room = self.room.checked_sub(text.chars().count()).ok_or(TooWide)?;
        self.out.push_str(text);
        Ok(())
    }

    fn separated<T>(&mut self, items: &[T], separator: &str, mut each: impl FnMut(&mut Self, &T) -> Flat) -> Flat {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.push(separator)?;
            }
            each(self, item)?;
        }
        Ok(())
    }

    /// Writes `node` as it has to stand at `position`.
    pub fn node(&mut self, node: &TypeNode, position: Position) -> Flat {
        if !needs_parentheses(node, position) {
            return self.bare(node);
        }
        self.push("(")?;
        self.bare(node)?;
        self.push(")")
    }

    #[expect(clippy::too_many_lines, reason = "one plain match over the kinds of types")]
    fn bare(&mut self, node: &TypeNode) -> Flat {
        match node {
            TypeNode::Keyword(word) => self.push(word),
            TypeNode::Literal(text) => self.push(text),
            TypeNode::Array { element, readonly } => {
                self.push(if *readonly { "readonly " } else { "" })?;
                self.node(element, Position::Postfix)?;
                self.push("[]")
            }
            TypeNode::Tuple { elements, readonly } => {
                self.push(if *readonly { "readonly [" } else { "[" })?;
                self.separated(elements, ", ", Self::tuple_element)?;
                self.push("]")
            }
            TypeNode::Object(members) if members.is_empty() => self.push("{}"),
            TypeNode::Object(members) => {
                self.push("{ ")?;
                self.separated(members, " ", |printer, member| {
                    printer.member(member)?;
                    printer.push(";")
                })?;
                self.push(" }")
            }
            TypeNode::Function(signature) => self.signature(signature, " => "),
            TypeNode::Constructor { signature, is_abstract } => {
                self.push(if *is_abstract { "abstract new " } else { "new " })?;
                self.signature(signature, " => ")
            }
            TypeNode::Reference { name, arguments } => {
                self.push(&self.names.reference(name))?;
                self.type_arguments(arguments)
            }
            TypeNode::TypeQuery { name, arguments } => {
                self.push("typeof ")?;
                self.push(name)?;
                self.type_arguments(arguments)
            }
            TypeNode::Import { arguments, .. } | TypeNode::ImportQuery { arguments, .. } => {
                self.import_head(node)?;
                self.type_arguments(arguments)
            }
            TypeNode::Union(members) => {
                self.separated(members, " | ", |printer, member| printer.node(member, Position::Union))
            }
            TypeNode::Intersection(members) => {
                self.separated(members, " & ", |printer, member| printer.node(member, Position::Intersection))
            }
            TypeNode::KeyOf(operand) => {
                self.push("keyof ")?;
                self.node(operand, Position::Intersection)
            }
            TypeNode::IndexedAccess { object, index } => {
                self.node(object, Position::Postfix)?;
                self.push("[")?;
                self.node(index, Position::Free)?;
                self.push("]")
            }
            TypeNode::Conditional { check, extends, when_true, when_false } => {
                self.node(check, Position::Check)?;
                self.push(" extends ")?;
                self.node(extends, Position::Extends)?;
                self.push(" ? ")?;
                self.node(when_true, Position::Free)?;
                self.push(" : ")?;
                self.node(when_false, Position::Free)
            }
            TypeNode::Infer { name, constraint } => {
                self.push("infer ")?;
                self.push(name)?;
                let Some(constraint) = constraint else { return Ok(()) };
                self.push(" extends ")?;
                self.node(constraint, Position::Extends)
            }
            TypeNode::Mapped(mapped) => {
                self.push("{ ")?;
                self.mapped_head(mapped)?;
                self.push(": ")?;
                self.node(&mapped.ty, Position::Free)?;
                self.push("; }")
            }
            TypeNode::TemplateLiteral { head, spans } => {
                self.push("`")?;
                self.push(&template_text(head))?;
                for (ty, text) in spans {
                    self.push("${")?;
                    self.node(ty, Position::Free)?;
                    self.push("}")?;
                    self.push(&template_text(text))?;
                }
                self.push("`")
            }
            TypeNode::Predicate { parameter, asserts, ty } => {
                self.push(if *asserts { "asserts " } else { "" })?;
                self.push(parameter)?;
                let Some(ty) = ty else { return Ok(()) };
                self.push(" is ")?;
                self.node(ty, Position::Free)
            }
        }
    }

    /// Writes `import("…").name` with the `typeof` in front of it, without type arguments.
    pub fn import_head(&mut self, node: &TypeNode) -> Flat {
        let (TypeNode::Import { module, path, .. } | TypeNode::ImportQuery { module, path, .. }) = node else {
            return Ok(());
        };
        self.push(if matches!(node, TypeNode::ImportQuery { .. }) { "typeof " } else { "" })?;
        self.push(&self.names.import(module))?;
        for name in path {
            self.push(".")?;
            self.push(name)?;
        }
        Ok(())
    }

    fn type_arguments(&mut self, arguments: &[TypeNode]) -> Flat {
        if arguments.is_empty() {
            return Ok(());
        }
        self.push("<")?;
        let mut is_first = true;
        self.separated(arguments, ", ", |printer, argument| {
            // `<<T>` would be read as a shift.
            let position = if is_first && is_generic(argument) { Position::Postfix } else { Position::Free };
            is_first = false;
            printer.node(argument, position)
        })?;
        self.push(">")
    }

    fn tuple_element(&mut self, element: &TupleElement) -> Flat {
        self.push(if element.rest { "..." } else { "" })?;
        match &element.label {
            Some(label) => {
                self.push(label)?;
                self.push(if element.optional { "?: " } else { ": " })?;
                self.node(&element.ty, Position::Free)
            }
            None if element.optional => {
                self.node(&element.ty, Position::Postfix)?;
                self.push("?")
            }
            None => self.node(&element.ty, Position::Free),
        }
    }

    fn member(&mut self, member: &Member) -> Flat {
        match member {
            Member::Property { doc: Some(_), .. } | Member::Method { doc: Some(_), .. } if !self.is_unbounded => {
                Err(TooWide)
            }
            Member::Property { ty, .. } => {
                self.push(&member_head(member))?;
                self.push(": ")?;
                self.node(ty, Position::Free)
            }
            Member::Method { signature, .. } => {
                self.push(&member_head(member))?;
                self.signature(signature, ": ")
            }
            Member::Getter { ty, .. } => {
                self.push(&member_head(member))?;
                self.push("(): ")?;
                self.node(ty, Position::Free)
            }
            Member::Setter { ty, .. } => {
                self.push(&member_head(member))?;
                self.push("(value: ")?;
                self.node(ty, Position::Free)?;
                self.push(")")
            }
            Member::Index { parameter, key, ty, readonly } => {
                self.push(if *readonly { "readonly [" } else { "[" })?;
                self.push(parameter)?;
                self.push(": ")?;
                self.node(key, Position::Free)?;
                self.push("]: ")?;
                self.node(ty, Position::Free)
            }
            Member::Call(signature) => self.signature(signature, ": "),
            Member::Construct(signature) => {
                self.push("new ")?;
                self.signature(signature, ": ")
            }
        }
    }

    /// Writes `readonly [K in C as N]?`.
    pub fn mapped_head(&mut self, mapped: &MappedType) -> Flat {
        self.push(&modifier(mapped.readonly, "readonly "))?;
        self.push("[")?;
        self.push(&mapped.parameter)?;
        self.push(" in ")?;
        self.node(&mapped.constraint, Position::Free)?;
        if let Some(name) = &mapped.name_type {
            self.push(" as ")?;
            self.node(name, Position::Free)?;
        }
        self.push("]")?;
        self.push(&modifier(mapped.optional, "?"))
    }

    /// Writes `<T>(a: A)`, `arrow`, and the result.
    pub fn signature(&mut self, signature: &Signature, arrow: &str) -> Flat {
        self.type_parameters(&signature.type_parameters)?;
        self.push("(")?;
        self.separated(&signature.parameters, ", ", Self::parameter)?;
        self.push(")")?;
        self.push(arrow)?;
        self.node(&signature.returns, Position::Free)
    }

    /// Writes `<T extends C = D>`, or nothing.
    pub fn type_parameters(&mut self, parameters: &[TypeParameter]) -> Flat {
        if parameters.is_empty() {
            return Ok(());
        }
        self.push("<")?;
        self.separated(parameters, ", ", |printer, parameter| {
            printer.push(if parameter.is_const { "const " } else { "" })?;
            printer.push(&parameter.name)?;
            if let Some(constraint) = &parameter.constraint {
                printer.push(" extends ")?;
                printer.node(constraint, Position::Free)?;
            }
            if let Some(default) = &parameter.default {
                printer.push(" = ")?;
                printer.node(default, Position::Free)?;
            }
            Ok(())
        })?;
        self.push(">")
    }

    fn parameter(&mut self, parameter: &Parameter) -> Flat {
        self.push(&parameter_head(parameter))?;
        self.node(&parameter.ty, Position::Free)
    }
}

/// `name: `, `name?: ` or `...name: `.
pub fn parameter_head(parameter: &Parameter) -> String {
    let (dots, mark) = (if parameter.rest { "..." } else { "" }, if parameter.optional { "?" } else { "" });
    format!("{dots}{}{mark}: ", parameter.name)
}

/// What stands in front of a named member's type.
pub fn member_head(member: &Member) -> String {
    match member {
        Member::Property { name, optional, readonly, .. } => {
            let readonly = if *readonly { "readonly " } else { "" };
            format!("{readonly}{}{}", key(name), if *optional { "?" } else { "" })
        }
        Member::Method { name, optional, .. } => format!("{}{}", key(name), if *optional { "?" } else { "" }),
        Member::Getter { name, .. } => format!("get {}", key(name)),
        Member::Setter { name, .. } => format!("set {}", key(name)),
        Member::Index { .. } | Member::Call(_) | Member::Construct(_) => String::new(),
    }
}

fn key(name: &PropertyName) -> String {
    match name {
        PropertyName::String(name) => property_name(name),
        PropertyName::Number(name) if name.starts_with('-') => format!("[{name}]"),
        PropertyName::Number(name) => name.clone(),
        PropertyName::Computed(expression) => format!("[{expression}]"),
    }
}

fn modifier(modifier: MappedModifier, text: &str) -> String {
    match modifier {
        MappedModifier::Keep => String::new(),
        MappedModifier::Add => text.to_owned(),
        MappedModifier::Remove => format!("-{text}"),
    }
}

fn is_generic(node: &TypeNode) -> bool {
    matches!(node, TypeNode::Function(signature) if !signature.type_parameters.is_empty())
}
