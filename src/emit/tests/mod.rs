//! Types and apps as text, and text on its way to the disk.

mod declarations;
mod disk;
mod layout;
mod tool_exports;
mod zod;

use std::path::PathBuf;

use crate::tool::{
    Input, LocalDeclaration, Member, Parameter, PropertyName, Signature, ToolAnalysis, TypeNode, TypeText,
};

fn keyword(word: &'static str) -> TypeNode {
    TypeNode::Keyword(word)
}

fn string() -> TypeNode {
    keyword("string")
}

fn literal(text: &str) -> TypeNode {
    TypeNode::Literal(text.to_owned())
}

fn array(element: TypeNode, readonly: bool) -> TypeNode {
    TypeNode::Array { element: Box::new(element), readonly }
}

fn generic(name: &str, arguments: Vec<TypeNode>) -> TypeNode {
    TypeNode::Reference { name: name.to_owned(), arguments }
}

fn property(name: &str, ty: TypeNode) -> Member {
    Member::Property { name: PropertyName::String(name.to_owned()), ty, optional: false, readonly: true, doc: None }
}

fn documented(name: &str, ty: TypeNode, doc: &str) -> Member {
    Member::Property {
        name: PropertyName::String(name.to_owned()),
        ty,
        optional: true,
        readonly: false,
        doc: Some(doc.to_owned()),
    }
}

fn object(members: &[(&str, TypeNode)]) -> TypeNode {
    TypeNode::Object(members.iter().map(|(name, ty)| property(name, ty.clone())).collect())
}

fn function(parameters: &[(&str, TypeNode)], returns: TypeNode) -> TypeNode {
    let parameters = parameters.iter().map(|(name, ty)| Parameter {
        name: (*name).to_owned(),
        ty: ty.clone(),
        optional: false,
        rest: false,
    });
    TypeNode::Function(Box::new(Signature { type_parameters: Vec::new(), parameters: parameters.collect(), returns }))
}

fn concrete(node: TypeNode) -> TypeText {
    TypeText::Concrete { node, declarations: Vec::new() }
}

fn recursive(node: TypeNode, name: &str, declared: TypeNode) -> TypeText {
    let declaration = LocalDeclaration { name: name.to_owned(), parameters: Vec::new(), node: declared };
    TypeText::Concrete { node, declarations: vec![declaration] }
}

fn tool(file: PathBuf, description: &str, input: Input, output: TypeText) -> ToolAnalysis {
    let name = file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
    ToolAnalysis {
        name,
        file,
        description: description.to_owned(),
        input,
        output,
        parameters: serde_json::json!({ "type": "object", "properties": {}, "required": [], "additionalProperties": false }),
        output_schema: serde_json::json!({ "type": "string" }),
        diagnostics: Vec::new(),
        value_losses: Vec::new(),
        facts: None,
    }
}
