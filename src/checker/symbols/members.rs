//! Members of classes, interfaces, literals and enums as symbol tables.

use indexmap::IndexMap;
use oxc_ast::AstKind;
use oxc_ast::ast::{
    BindingPattern, ClassElement, FormalParameter, MethodDefinitionKind, ObjectPropertyKind, TSSignature,
};
use oxc_syntax::node::NodeId;
use rustc_hash::FxBuildHasher;

use super::MemberName;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::SymbolFlags;
use crate::checker::names::Name;
use crate::checker::symbol_table::{SymbolTable, SymbolTableBuilder};
use crate::checker::types::SymbolId;

impl<'p> Checker<'p> {
    /// Members that syntax alone names. Computed names that need a type are in `members_of_symbol`.
    /// TypeScript: symbol.members
    pub(super) fn early_members(&self, symbol: SymbolId) -> &'p SymbolTable<'p> {
        let data = self.symbol(symbol);
        if let Some(members) = data.members.get() {
            return members;
        }
        let mut table = SymbolTableBuilder::default();
        self.add_members(symbol, false, &mut table);
        let table = self.table(&table);
        data.members.set(Some(table));
        table
    }

    /// Static members of a class, members of an enum.
    pub(super) fn add_static_members(&self, symbol: SymbolId, table: &mut SymbolTableBuilder) {
        self.add_members(symbol, true, table);
    }

    fn add_members(&self, symbol: SymbolId, is_static: bool, table: &mut SymbolTableBuilder) {
        let mut named: IndexMap<Name, Vec<NodeRef>, FxBuildHasher> = IndexMap::default();
        for &declaration in self.symbol(symbol).declarations.get() {
            for member in self.member_declarations(declaration, is_static) {
                let name = match self.member_name(member) {
                    Some(MemberName::Known(name)) => name,
                    Some(MemberName::Private(name)) => self.private_name(symbol, name),
                    Some(MemberName::Computed(_)) | None => continue,
                };
                named.entry(name).or_default().push(member);
            }
        }
        for (name, declarations) in &named {
            let known = self.symbol_caches.by_node.borrow().get(&declarations[0]).copied();
            let member = known.unwrap_or_else(|| self.declare(*name, declarations, Some(symbol)));
            table.insert(*name, member);
        }
    }

    /// The name of `#name` in a class: two classes never share one. TypeScript: getSymbolNameForPrivateIdentifier
    pub fn private_name(&self, class: SymbolId, name: Name) -> Name {
        self.intern(&format!("__#{}@#{}", class.0.number(), self.text(name)))
    }

    /// The syntax of all members of a declaration, instance or static side, in order.
    pub(in crate::checker) fn member_declarations(&self, declaration: NodeRef, is_static: bool) -> Vec<NodeRef> {
        let at = |id: NodeId| declaration.at(id);
        match self.kind(declaration) {
            AstKind::TSInterfaceDeclaration(interface) if !is_static => {
                interface.body.body.iter().map(|member| at(signature_node(member))).collect()
            }
            AstKind::TSTypeLiteral(literal) if !is_static => {
                literal.members.iter().map(|member| at(signature_node(member))).collect()
            }
            AstKind::TSFunctionType(_) | AstKind::TSConstructorType(_) if !is_static => vec![declaration],
            AstKind::TSEnumDeclaration(declared) if is_static => {
                declared.body.members.iter().map(|member| at(member.node_id.get())).collect()
            }
            AstKind::ObjectExpression(object) if !is_static => object
                .properties
                .iter()
                .filter_map(|property| match property {
                    ObjectPropertyKind::ObjectProperty(property) => Some(at(property.node_id.get())),
                    ObjectPropertyKind::SpreadProperty(_) => None,
                })
                .collect(),
            AstKind::Class(class) => {
                let mut members = Vec::new();
                for element in &class.body.body {
                    let (node, element_is_static) = class_element(element);
                    if element_is_static == is_static {
                        members.extend(node.map(at));
                    }
                    if !is_static
                        && let ClassElement::MethodDefinition(method) = element
                        && method.kind == MethodDefinitionKind::Constructor
                    {
                        let parameters =
                            method.value.params.items.iter().filter(|parameter| is_parameter_property(parameter));
                        members.extend(parameters.map(|parameter| at(parameter.node_id.get())));
                    }
                }
                members
            }
            _ => Vec::new(),
        }
    }

    /// The symbol of a member: its owner's tables hold it. Computed names are late bound.
    pub(super) fn symbol_of_member(&self, member: NodeRef) -> Option<SymbolId> {
        let mut owner = self.parent(member);
        if matches!(self.kind(owner), AstKind::ClassBody(_) | AstKind::TSInterfaceBody(_) | AstKind::TSEnumBody(_)) {
            owner = self.parent(owner);
        }
        if !matches!(
            self.kind(owner),
            AstKind::Class(_)
                | AstKind::TSInterfaceDeclaration(_)
                | AstKind::TSTypeLiteral(_)
                | AstKind::TSEnumDeclaration(_)
                | AstKind::ObjectExpression(_)
        ) {
            return None;
        }
        let container = self.symbol_of_node(owner)?;
        self.early_members(container);
        self.exports_of_symbol(container);
        if let Some(&symbol) = self.symbol_caches.by_node.borrow().get(&member) {
            return Some(symbol);
        }
        self.members_of_symbol(container);
        self.resolved_exports_of_class(container);
        if let Some(&symbol) = self.symbol_caches.by_node.borrow().get(&member) {
            return Some(symbol);
        }
        // A computed name that is not a literal or unique symbol names no member.
        self.declaration_flags(member)
            .intersects(SymbolFlags::CLASS_MEMBER)
            .then(|| self.declare(Name::EMPTY, &[member], Some(container)))
    }

    /// The property that a constructor parameter declares beside the variable. Its declaration is the parameter node.
    pub fn parameter_property_symbol(&self, parameter: NodeRef) -> Option<SymbolId> {
        let AstKind::FormalParameter(node) = self.kind(parameter) else { return None };
        if !is_parameter_property(node) {
            return None;
        }
        let nodes = self.program.module(parameter.file).nodes();
        let class = nodes.ancestors(parameter.node).find(|node| matches!(node.kind(), AstKind::Class(_)))?;
        let name = binding_identifier(&node.pattern)?;
        self.early_members(self.symbol_of_node(parameter.at(class.id()))?).get(self.intern(name))
    }
}

/// The node of a member of an interface or type literal.
pub(in crate::checker) fn signature_node(signature: &TSSignature<'_>) -> NodeId {
    match signature {
        TSSignature::TSIndexSignature(node) => node.node_id.get(),
        TSSignature::TSPropertySignature(node) => node.node_id.get(),
        TSSignature::TSCallSignatureDeclaration(node) => node.node_id.get(),
        TSSignature::TSConstructSignatureDeclaration(node) => node.node_id.get(),
        TSSignature::TSMethodSignature(node) => node.node_id.get(),
    }
}

/// The node of a class element, unless it is a static block, and whether it is static.
fn class_element(element: &ClassElement<'_>) -> (Option<NodeId>, bool) {
    match element {
        ClassElement::StaticBlock(_) => (None, true),
        ClassElement::MethodDefinition(node) => (Some(node.node_id.get()), node.r#static),
        ClassElement::PropertyDefinition(node) => (Some(node.node_id.get()), node.r#static),
        ClassElement::AccessorProperty(node) => (Some(node.node_id.get()), node.r#static),
        ClassElement::TSIndexSignature(node) => (Some(node.node_id.get()), node.r#static),
    }
}

/// Whether a constructor parameter declares a property too. TypeScript: isParameterPropertyDeclaration
pub(in crate::checker) fn is_parameter_property(parameter: &FormalParameter<'_>) -> bool {
    parameter.accessibility.is_some() || parameter.readonly || parameter.r#override
}

/// The name of a parameter that is not destructured.
pub(in crate::checker) fn binding_identifier<'a>(pattern: &'a BindingPattern<'_>) -> Option<&'a str> {
    match pattern {
        BindingPattern::BindingIdentifier(identifier) => Some(identifier.name.as_str()),
        BindingPattern::AssignmentPattern(assignment) => binding_identifier(&assignment.left),
        _ => None,
    }
}
