//! Names of properties that accesses and patterns read.

use oxc_ast::AstKind;
use oxc_ast::ast::FormalParameters;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{SymbolFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbols::number_to_string;
use crate::checker::types::{LiteralValue, TypeData, TypeId};
use crate::checker::values::{BindingElement, ElementPlace};

impl Checker<'_> {
    /// The property that an access, the element of a pattern or a parameter reads; for the latter two, `node` is the
    /// declared name. TypeScript: getAccessedPropertyName
    pub(super) fn accessed_property_name(&self, node: NodeRef) -> Option<Name> {
        match self.kind(node) {
            AstKind::StaticMemberExpression(access) => Some(self.intern(&access.property.name)),
            AstKind::PrivateFieldExpression(access) => Some(self.intern(&format!("#{}", access.field.name))),
            AstKind::ComputedMemberExpression(access) => {
                let key = self.tree(node.file).of(&access.expression);
                self.element_access_expression_name(node.at(key))
            }
            AstKind::BindingIdentifier(_) => match self.binding_element(node) {
                Some(element) => self.destructuring_property_name(element),
                None => Some(self.index_name(self.parameter_index(self.parameter_of(node)?)?)),
            },
            _ => None,
        }
    }

    fn index_name(&self, index: usize) -> Name {
        self.intern(&index.to_string())
    }

    /// The position of a `FormalParameter` in its list, `this` counted.
    fn parameter_index(&self, parameter: NodeRef) -> Option<usize> {
        let list = self.parent(parameter);
        let AstKind::FormalParameters(FormalParameters { items, .. }) = self.kind(list) else { return None };
        let index = items.iter().position(|item| item.node_id() == parameter.node)?;
        let has_this =
            matches!(self.kind(self.parent(list)), AstKind::Function(function) if function.this_param.is_some());
        Some(index + usize::from(has_this))
    }

    /// The property that a literal or constant in brackets names. TypeScript: tryGetElementAccessExpressionName
    fn element_access_expression_name(&self, key: NodeRef) -> Option<Name> {
        let tree = self.tree(key.file);
        if let Some(text) = tree.string_literal_like(key.node) {
            return Some(self.intern(text));
        }
        if let AstKind::NumericLiteral(number) = tree.kind(key.node) {
            return Some(self.intern(&number_to_string(number.value)));
        }
        tree.is_entity_name(key.node).then(|| self.name_from_entity_name_expression(key)).flatten()
    }

    /// TypeScript: tryGetNameFromEntityNameExpression
    fn name_from_entity_name_expression(&self, node: NodeRef) -> Option<Name> {
        let symbol = self.resolve_entity_name(node, SymbolFlags::VALUE)?;
        if !self.is_constant_variable(symbol) && !self.symbol(symbol).flags.get().intersects(SymbolFlags::ENUM_MEMBER) {
            return None;
        }
        let declaration = self.symbol(symbol).value_declaration.get()?;
        if let Some(ty) = self.type_from_effective_type_node(declaration)
            && let Some(name) = self.name_from_type(ty)
        {
            return Some(name);
        }
        if !self.is_block_scoped_name_declared_before_use(declaration, node) {
            return None;
        }
        match self.kind(declaration) {
            AstKind::TSEnumMember(member) => match member.initializer {
                Some(ref initializer) => self.name_from_initializer(declaration.at(initializer.node_id())),
                None => Some(self.symbol(symbol).name),
            },
            AstKind::BindingIdentifier(_) => {
                // An element of a pattern is looked at only where it has a default value, as in TypeScript.
                if let Some(element) = self.binding_element(declaration) {
                    element.default?;
                    return self.name_from_type(self.type_for_binding_element(declaration, &element)?);
                }
                let declarator = self.variable_declarator_of(declaration)?;
                let AstKind::VariableDeclarator(variable) = self.kind(declarator) else { return None };
                self.name_from_initializer(declarator.at(variable.init.as_ref()?.node_id()))
            }
            _ => None,
        }
    }

    fn name_from_initializer(&self, initializer: NodeRef) -> Option<Name> {
        self.name_from_type(self.type_of_expression(initializer))
    }

    /// TypeScript: tryGetNameFromType
    fn name_from_type(&self, ty: TypeId) -> Option<Name> {
        if self.is_unsupported(ty) {
            self.taint(ty);
        }
        match self.ty(ty).data {
            TypeData::UniqueEsSymbol { name } => Some(name),
            TypeData::Literal { value: LiteralValue::String(text), .. } => Some(text),
            TypeData::Literal { value: LiteralValue::Number(number), .. } => {
                Some(self.intern(&number_to_string(number)))
            }
            _ => None,
        }
    }

    /// The property that an element of a pattern reads. TypeScript: getDestructuringPropertyName
    pub(super) fn destructuring_property_name(&self, element: BindingElement) -> Option<Name> {
        match (element.place, self.kind(element.pattern)) {
            (ElementPlace::Property(property), _) => self.literal_property_name_text(property),
            (ElementPlace::Index(index), _) => Some(self.index_name(index)),
            (ElementPlace::Rest(index), AstKind::ArrayPattern(_)) => Some(self.index_name(index)),
            // TypeScript takes the name of the variable here, and then finds no such property.
            (ElementPlace::Rest(_), _) => None,
        }
    }

    /// The name of a property in a pattern, if it is known. TypeScript: getLiteralPropertyNameText
    pub(super) fn literal_property_name_text(&self, property: NodeRef) -> Option<Name> {
        let ty = self.literal_type_from_binding_property(property);
        if self.flags(ty).intersects(TypeFlags::STRING_OR_NUMBER_LITERAL) {
            return self.name_from_type(ty);
        }
        None
    }

    /// Whether a constant has its value where it is used. `declaration` is a variable's name or an enum member.
    /// TypeScript: isBlockScopedNameDeclaredBeforeUse
    fn is_block_scoped_name_declared_before_use(&self, declaration: NodeRef, usage: NodeRef) -> bool {
        if declaration.file != usage.file {
            return true;
        }
        let tree = self.tree(usage.file);
        if tree.is_in_type_query(usage.node) || self.is_in_ambient_or_type_node(usage) {
            return true;
        }
        if self.start_of(declaration) <= self.start_of(usage) {
            let root = self.root_declaration(declaration);
            return !matches!(self.kind(root), AstKind::VariableDeclarator(_))
                || !self.is_immediately_used_in_initializer(root, usage);
        }
        matches!(self.kind(self.parent(usage)), AstKind::ExportSpecifier(_) | AstKind::TSExportAssignment(_))
            || self.is_used_later(declaration, usage)
    }

    /// TypeScript: isImmediatelyUsedInInitializerOfBlockScopedVariable
    fn is_immediately_used_in_initializer(&self, declarator: NodeRef, usage: NodeRef) -> bool {
        let statement = self.parent(self.parent(declarator));
        let scope = self.block_scope_container(declarator);
        match self.kind(statement) {
            AstKind::ForInStatement(statement) => {
                self.is_same_scope_descendent_of(usage, usage.at(statement.right.node_id()), scope)
            }
            AstKind::ForOfStatement(statement) => {
                self.is_same_scope_descendent_of(usage, declarator, scope)
                    || self.is_same_scope_descendent_of(usage, usage.at(statement.right.node_id()), scope)
            }
            _ => self.is_same_scope_descendent_of(usage, declarator, scope),
        }
    }

    /// TypeScript: isSameScopeDescendentOf
    fn is_same_scope_descendent_of(&self, node: NodeRef, ancestor: NodeRef, stop: NodeRef) -> bool {
        let tree = self.tree(node.file);
        let mut node = node;
        loop {
            if node == ancestor {
                return true;
            }
            let runs_later = match self.kind(node) {
                AstKind::Function(function) => {
                    function.r#async || function.generator || tree.immediate_call(node.node).is_none()
                }
                AstKind::ArrowFunctionExpression(arrow) => arrow.r#async || tree.immediate_call(node.node).is_none(),
                AstKind::Program(_) => true,
                _ => false,
            };
            if runs_later || node == stop {
                return false;
            }
            node = self.parent(node);
        }
    }

    /// Whether a use before the declaration runs after it. TypeScript: isUsedInFunctionOrInstanceProperty
    fn is_used_later(&self, declaration: NodeRef, usage: NodeRef) -> bool {
        let tree = self.tree(usage.file);
        let stop = self.block_scope_container(declaration);
        let mut node = usage;
        while node != stop {
            match self.kind(node) {
                AstKind::Function(_) | AstKind::ArrowFunctionExpression(_) => {
                    return tree.immediate_call(node.node).is_none();
                }
                AstKind::Program(_) | AstKind::StaticBlock(_) => return false,
                _ => {}
            }
            let parent = self.parent(node);
            if let AstKind::PropertyDefinition(property) = self.kind(parent)
                && !property.r#static
                && property.value.as_ref().is_some_and(|value| value.node_id() == node.node)
            {
                return true;
            }
            node = parent;
        }
        false
    }

    /// TypeScript: getEnclosingBlockScopeContainer
    fn block_scope_container(&self, node: NodeRef) -> NodeRef {
        let mut node = self.parent(node);
        loop {
            let is_scope = matches!(
                self.kind(node),
                AstKind::Program(_)
                    | AstKind::SwitchStatement(_)
                    | AstKind::CatchClause(_)
                    | AstKind::TSNamespaceDeclaration(_)
                    | AstKind::TSExternalModuleDeclaration(_)
                    | AstKind::TSGlobalDeclaration(_)
                    | AstKind::ForStatement(_)
                    | AstKind::ForInStatement(_)
                    | AstKind::ForOfStatement(_)
                    | AstKind::Function(_)
                    | AstKind::ArrowFunctionExpression(_)
                    | AstKind::PropertyDefinition(_)
                    | AstKind::StaticBlock(_)
                    | AstKind::BlockStatement(_)
            );
            if is_scope {
                return node;
            }
            node = self.parent(node);
        }
    }
}
