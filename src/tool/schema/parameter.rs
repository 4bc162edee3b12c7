//! What a function says of its input outside of the type: `@param` texts and defaults in a destructured parameter.

use indexmap::IndexMap;
use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, Expression, FormalParameters, PropertyKey, UnaryOperator};
use serde_json::Value;

use super::shape::json_number;
use crate::base::DocTag;
use crate::checker::Checker;
use crate::checker::types::SignatureId;

/// Texts and defaults of input properties, by path.
#[derive(Debug, Default)]
pub struct ParameterDocs {
    pub(super) texts: IndexMap<String, String>,
    pub(super) defaults: IndexMap<String, Value>,
}

impl ParameterDocs {
    /// Reads the declaration of a signature.
    pub fn of(checker: &Checker<'_>, signature: SignatureId) -> Self {
        let mut docs = Self::default();
        let Some(declaration) = checker.signature(signature).declaration else { return docs };
        let Some(parameters) = parameters_of(checker.kind(declaration)) else { return docs };
        let Some(parameter) = parameters.items.first() else { return docs };
        let pattern = match &parameter.pattern {
            BindingPattern::AssignmentPattern(assignment) => &assignment.left,
            pattern => pattern,
        };
        docs.add_defaults(pattern, "");
        let name = pattern.get_identifier_name();
        for comment in checker.doc_comments_of_function(declaration) {
            for tag in comment.tags.iter().filter(|tag| tag.is_parameter()) {
                docs.add_text(tag, name.as_deref());
            }
        }
        docs
    }

    /// `@param input.a text`, and `@param a text` or `@param whatever.a text` for a destructured parameter.
    fn add_text(&mut self, tag: &DocTag, parameter: Option<&str>) {
        let names = &tag.parameter[..];
        let path = match (parameter, names) {
            (Some(parameter), [first, path @ ..]) if parameter == first => path,
            (None, [_, path @ ..]) if !path.is_empty() => path,
            (None, [_]) => names,
            _ => &[],
        };
        let text = tag.text.written();
        let text = text.strip_prefix('-').map_or(text.as_str(), str::trim_start);
        if !path.is_empty() && !text.is_empty() {
            self.texts.entry(path.join(".")).or_insert_with(|| text.to_owned());
        }
    }

    fn add_defaults(&mut self, pattern: &BindingPattern<'_>, path: &str) {
        let BindingPattern::ObjectPattern(object) = pattern else { return };
        for property in &object.properties {
            let name = match &property.key {
                PropertyKey::StaticIdentifier(name) => name.name.to_string(),
                PropertyKey::StringLiteral(name) => name.value.to_string(),
                PropertyKey::NumericLiteral(name) => json_number(name.value).to_string(),
                _ => continue,
            };
            let path = if path.is_empty() { name } else { format!("{path}.{name}") };
            match &property.value {
                BindingPattern::AssignmentPattern(assignment) => {
                    if let Some(value) = literal_value(assignment.right.get_inner_expression()) {
                        self.defaults.insert(path.clone(), value);
                    }
                    self.add_defaults(&assignment.left, &path);
                }
                inner => self.add_defaults(inner, &path),
            }
        }
    }
}

fn parameters_of(kind: AstKind<'_>) -> Option<&FormalParameters<'_>> {
    Some(match kind {
        AstKind::Function(node) => &node.params,
        AstKind::ArrowFunctionExpression(node) => &node.params,
        AstKind::TSFunctionType(node) => &node.params,
        AstKind::TSMethodSignature(node) => &node.params,
        AstKind::TSCallSignatureDeclaration(node) => &node.params,
        _ => return None,
    })
}

fn literal_value(expression: &Expression<'_>) -> Option<Value> {
    match expression {
        Expression::StringLiteral(literal) => Some(literal.value.as_str().into()),
        Expression::TemplateLiteral(template) => template.single_quasi().map(|text| text.as_str().into()),
        Expression::NumericLiteral(literal) => Some(json_number(literal.value)),
        Expression::BooleanLiteral(literal) => Some(literal.value.into()),
        Expression::NullLiteral(_) => Some(Value::Null),
        Expression::UnaryExpression(unary) if unary.operator == UnaryOperator::UnaryNegation => match &unary.argument {
            Expression::NumericLiteral(literal) => Some(json_number(-literal.value)),
            _ => None,
        },
        _ => None,
    }
}
