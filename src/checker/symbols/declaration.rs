//! What a declaration declares: flags, name and place, read from syntax alone.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    Expression, MethodDefinitionKind, PropertyKey, PropertyKind, TSEnumMemberName, TSMethodSignatureKind,
    VariableDeclarationKind,
};
use oxc_syntax::operator::UnaryOperator;

use super::members::{binding_identifier, is_parameter_property};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;

/// The name of a member as far as syntax gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberName {
    /// A plain, quoted or numeric name.
    Known(Name),
    /// `#name`, private to its class.
    Private(Name),
    /// `[expression]`, whose type decides.
    Computed(NodeRef),
}

impl<'p> Checker<'p> {
    /// The declaration that a binding identifier belongs to: the declaring node for functions, classes, types and
    /// imports, else the identifier itself.
    pub(in crate::checker) fn declaration_of_identifier(&self, identifier: NodeRef) -> NodeRef {
        let parent = self.parent(identifier);
        match self.kind(parent) {
            AstKind::Function(_)
            | AstKind::Class(_)
            | AstKind::TSInterfaceDeclaration(_)
            | AstKind::TSTypeAliasDeclaration(_)
            | AstKind::TSEnumDeclaration(_)
            | AstKind::TSNamespaceDeclaration(_)
            | AstKind::TSTypeParameter(_)
            | AstKind::ImportSpecifier(_)
            | AstKind::ImportDefaultSpecifier(_)
            | AstKind::ImportNamespaceSpecifier(_)
            | AstKind::TSImportEqualsDeclaration(_) => parent,
            _ => identifier,
        }
    }

    /// The declarator, parameter or catch clause around a name in a pattern. TypeScript: getRootDeclaration
    pub fn root_declaration(&self, name: NodeRef) -> NodeRef {
        let mut node = name;
        loop {
            let parent = self.parent(node);
            match self.kind(parent) {
                AstKind::ObjectPattern(_)
                | AstKind::ArrayPattern(_)
                | AstKind::AssignmentPattern(_)
                | AstKind::BindingProperty(_)
                | AstKind::BindingRestElement(_) => node = parent,
                AstKind::VariableDeclarator(_)
                | AstKind::FormalParameter(_)
                | AstKind::FormalParameterRest(_)
                | AstKind::CatchParameter(_) => return parent,
                _ => return node,
            }
        }
    }

    /// Flags that a declaration gives to its symbol. TypeScript: the `bind…` functions of the binder
    #[expect(clippy::too_many_lines, reason = "one match, an arm a kind")]
    pub(in crate::checker) fn declaration_flags(&self, declaration: NodeRef) -> SymbolFlags {
        let optional = |is: bool| if is { SymbolFlags::OPTIONAL } else { SymbolFlags::empty() };
        match self.kind(declaration) {
            AstKind::BindingIdentifier(_) => self.variable_flags(declaration),
            AstKind::FormalParameter(parameter) if is_parameter_property(parameter) => {
                SymbolFlags::PROPERTY | optional(parameter.optional)
            }
            AstKind::FormalParameter(_) | AstKind::FormalParameterRest(_) => SymbolFlags::FUNCTION_SCOPED_VARIABLE,
            AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => SymbolFlags::FUNCTION,
            AstKind::Class(_) => SymbolFlags::CLASS,
            AstKind::TSInterfaceDeclaration(_) => SymbolFlags::INTERFACE,
            AstKind::TSTypeAliasDeclaration(_) => SymbolFlags::TYPE_ALIAS,
            AstKind::TSEnumDeclaration(declared) if declared.r#const => SymbolFlags::CONST_ENUM,
            AstKind::TSEnumDeclaration(_) => SymbolFlags::REGULAR_ENUM,
            AstKind::TSNamespaceDeclaration(declared) if self.is_instantiated(declaration.file, declared) => {
                SymbolFlags::VALUE_MODULE
            }
            AstKind::TSNamespaceDeclaration(_) => SymbolFlags::NAMESPACE_MODULE,
            AstKind::TSExternalModuleDeclaration(_) | AstKind::Program(_) => SymbolFlags::VALUE_MODULE,
            AstKind::TSTypeParameter(_) => SymbolFlags::TYPE_PARAMETER,
            AstKind::ImportSpecifier(_)
            | AstKind::ImportDefaultSpecifier(_)
            | AstKind::ImportNamespaceSpecifier(_)
            | AstKind::TSImportEqualsDeclaration(_)
            | AstKind::ExportSpecifier(_)
            | AstKind::ExportAllDeclaration(_)
            | AstKind::TSNamespaceExportDeclaration(_) => SymbolFlags::ALIAS,
            AstKind::ExportDefaultDeclaration(export) => match export.declaration.as_expression() {
                Some(expression) if Self::is_entity_name_expression(expression) => SymbolFlags::ALIAS,
                _ => SymbolFlags::PROPERTY,
            },
            AstKind::TSExportAssignment(export) if Self::is_entity_name_expression(&export.expression) => {
                SymbolFlags::ALIAS
            }
            AstKind::TSExportAssignment(_) => SymbolFlags::PROPERTY,
            AstKind::PropertyDefinition(property) => SymbolFlags::PROPERTY | optional(property.optional),
            AstKind::AccessorProperty(_) => SymbolFlags::PROPERTY,
            AstKind::TSPropertySignature(property) => SymbolFlags::PROPERTY | optional(property.optional),
            AstKind::MethodDefinition(method) => match method.kind {
                MethodDefinitionKind::Constructor => SymbolFlags::CONSTRUCTOR,
                MethodDefinitionKind::Method => SymbolFlags::METHOD | optional(method.optional),
                MethodDefinitionKind::Get => SymbolFlags::GET_ACCESSOR,
                MethodDefinitionKind::Set => SymbolFlags::SET_ACCESSOR,
            },
            AstKind::TSMethodSignature(method) => match method.kind {
                TSMethodSignatureKind::Method => SymbolFlags::METHOD | optional(method.optional),
                TSMethodSignatureKind::Get => SymbolFlags::GET_ACCESSOR,
                TSMethodSignatureKind::Set => SymbolFlags::SET_ACCESSOR,
            },
            AstKind::ObjectProperty(property) => match property.kind {
                PropertyKind::Init if property.method => SymbolFlags::METHOD,
                PropertyKind::Init => SymbolFlags::PROPERTY,
                PropertyKind::Get => SymbolFlags::GET_ACCESSOR,
                PropertyKind::Set => SymbolFlags::SET_ACCESSOR,
            },
            AstKind::TSEnumMember(_) => SymbolFlags::ENUM_MEMBER,
            AstKind::AssignmentExpression(_) => SymbolFlags::PROPERTY | SymbolFlags::ASSIGNMENT,
            AstKind::TSTypeLiteral(_)
            | AstKind::TSFunctionType(_)
            | AstKind::TSConstructorType(_)
            | AstKind::TSMappedType(_) => SymbolFlags::TYPE_LITERAL,
            AstKind::ObjectExpression(_) => SymbolFlags::OBJECT_LITERAL,
            AstKind::TSCallSignatureDeclaration(_)
            | AstKind::TSConstructSignatureDeclaration(_)
            | AstKind::TSIndexSignature(_) => SymbolFlags::SIGNATURE,
            _ => SymbolFlags::empty(),
        }
    }

    fn variable_flags(&self, identifier: NodeRef) -> SymbolFlags {
        let root = self.root_declaration(identifier);
        match self.kind(root) {
            AstKind::VariableDeclarator(_) => match self.kind(self.parent(root)) {
                AstKind::VariableDeclaration(list) if list.kind == VariableDeclarationKind::Var => {
                    SymbolFlags::FUNCTION_SCOPED_VARIABLE
                }
                _ => SymbolFlags::BLOCK_SCOPED_VARIABLE,
            },
            AstKind::CatchParameter(_) => SymbolFlags::BLOCK_SCOPED_VARIABLE,
            _ if matches!(self.kind(self.parent(identifier)), AstKind::TSMappedType(_)) => SymbolFlags::TYPE_PARAMETER,
            _ => SymbolFlags::FUNCTION_SCOPED_VARIABLE,
        }
    }

    /// The name of a class, interface, type literal, object literal or enum member. TypeScript: getDeclarationName
    pub(in crate::checker) fn member_name(&self, member: NodeRef) -> Option<MemberName> {
        match self.kind(member) {
            AstKind::MethodDefinition(method) if method.kind == MethodDefinitionKind::Constructor => {
                Some(MemberName::Known(Name::CONSTRUCTOR_DECLARATION))
            }
            AstKind::BindingProperty(property) => self.property_key_name(member, &property.key, property.computed),
            AstKind::AssignmentTargetPropertyProperty(property) => {
                self.property_key_name(member, &property.name, property.computed)
            }
            AstKind::TSCallSignatureDeclaration(_) | AstKind::TSFunctionType(_) => {
                Some(MemberName::Known(Name::CALL_SIGNATURE))
            }
            AstKind::TSConstructSignatureDeclaration(_) | AstKind::TSConstructorType(_) => {
                Some(MemberName::Known(Name::CONSTRUCT_SIGNATURE))
            }
            AstKind::TSIndexSignature(_) => Some(MemberName::Known(Name::INDEX_SIGNATURE)),
            AstKind::FormalParameter(parameter) => {
                Some(MemberName::Known(self.intern(binding_identifier(&parameter.pattern)?)))
            }
            AstKind::TSEnumMember(enum_member) => Some(MemberName::Known(match &enum_member.id {
                TSEnumMemberName::Identifier(name) => self.intern(&name.name),
                TSEnumMemberName::String(text) | TSEnumMemberName::ComputedString(text) => self.intern(&text.value),
                TSEnumMemberName::ComputedTemplateString(template) => {
                    self.intern(template.quasis.first()?.value.cooked.as_ref()?)
                }
            })),
            _ => {
                let (key, computed) = self.member_key(member)?;
                self.property_key_name(member, key, computed)
            }
        }
    }

    /// The key that a member of a class, interface or literal is written with, and whether it stands in brackets.
    pub(in crate::checker) fn member_key(&self, member: NodeRef) -> Option<(&'p PropertyKey<'p>, bool)> {
        match self.kind(member) {
            AstKind::TSPropertySignature(node) => Some((&node.key, node.computed)),
            AstKind::TSMethodSignature(node) => Some((&node.key, node.computed)),
            AstKind::PropertyDefinition(node) => Some((&node.key, node.computed)),
            AstKind::AccessorProperty(node) => Some((&node.key, node.computed)),
            AstKind::MethodDefinition(node) => Some((&node.key, node.computed)),
            AstKind::ObjectProperty(node) => Some((&node.key, node.computed)),
            _ => None,
        }
    }

    /// The name that a property key gives. `owner` is any node of the file.
    pub(in crate::checker) fn property_key_name(
        &self,
        owner: NodeRef,
        key: &PropertyKey<'p>,
        computed: bool,
    ) -> Option<MemberName> {
        Some(match key {
            PropertyKey::StaticIdentifier(name) => MemberName::Known(self.intern(&name.name)),
            PropertyKey::PrivateIdentifier(name) => MemberName::Private(self.intern(&name.name)),
            _ => {
                let expression = key.as_expression()?;
                match self.literal_key_name(expression) {
                    Some(name) => MemberName::Known(name),
                    None if computed => MemberName::Computed(owner.at(expression.node_id())),
                    None => return None,
                }
            }
        })
    }

    /// The property name that a literal in key position stands for. TypeScript: getPropertyNameForPropertyNameNode
    pub(in crate::checker) fn literal_key_name(&self, expression: &Expression<'p>) -> Option<Name> {
        Some(match expression {
            Expression::StringLiteral(text) => self.intern(&text.value),
            Expression::NumericLiteral(number) => self.intern(&number_to_string(number.value)),
            Expression::BigIntLiteral(number) => self.intern(&number.value),
            Expression::TemplateLiteral(template) if template.expressions.is_empty() => {
                self.intern(template.quasis.first()?.value.cooked.as_ref()?)
            }
            Expression::UnaryExpression(unary) => match (&unary.argument, unary.operator) {
                (Expression::NumericLiteral(number), UnaryOperator::UnaryNegation) => {
                    self.intern(&number_to_string(-number.value))
                }
                (Expression::NumericLiteral(number), UnaryOperator::UnaryPlus) => {
                    self.intern(&number_to_string(number.value))
                }
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// A number as JavaScript writes it as a property name.
pub fn number_to_string(value: f64) -> String {
    let mut buffer = dragonbox_ecma::Buffer::new();
    buffer.format(value).to_string()
}
