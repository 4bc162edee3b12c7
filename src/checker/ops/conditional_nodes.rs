//! Types of conditional type nodes and of the `infer` declarations in them.

use oxc_ast::AstKind;
use oxc_syntax::node::NodeId;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{InferencePriority, TypeFlags};
use crate::checker::inference::InferenceFlags;
use crate::checker::mapper::Mapper;
use crate::checker::relation::{CompareTypes, Relation};
use crate::checker::types::{ConditionalRoot, In, TypeId};

impl<'p> Checker<'p> {
    /// TypeScript: getTypeFromConditionalTypeNode
    pub fn type_from_conditional_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSConditionalType(conditional) = self.kind(node) else { return self.unexpected_node(node) };
        let check_type = self.type_from_type(node, &conditional.check_type);
        let alias = self.alias_for_type_node(node);
        let all = self.outer_type_parameters(node, true);
        let outer_type_parameters = if alias.and_then(|alias| alias.arguments).is_some() {
            all
        } else {
            all.map(|all| {
                let mentioned: Vec<TypeId> = all
                    .iter()
                    .copied()
                    .filter(|&parameter| self.is_type_parameter_possibly_referenced(parameter, node))
                    .collect();
                self.list(&mentioned)
            })
        };
        let root: &'p ConditionalRoot<'p> = self.bump.alloc(ConditionalRoot {
            node: In { file: node.file, node: conditional },
            check_type,
            extends_type: self.type_from_type(node, &conditional.extends_type),
            is_distributive: self.flags(check_type).contains(TypeFlags::TYPE_PARAMETER),
            infer_type_parameters: self.infer_type_parameters(node),
            outer_type_parameters,
            alias,
        });
        let ty = self.conditional_type(root, None, false, None);
        self.intern_declared_conditional(root, ty);
        ty
    }

    /// TypeScript: getTypeFromInferTypeNode
    pub fn type_from_infer_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSInferType(infer) = self.kind(node) else { return self.unexpected_node(node) };
        match self.symbol_of_node(node.at(infer.type_parameter.node_id.get())) {
            Some(symbol) => self.declared_type_of_symbol(symbol),
            None => self.unexpected_node(node),
        }
    }

    /// Type parameters that `infer` declares in the extends clause of `node`. TypeScript: getInferTypeParameters
    pub fn infer_type_parameters(&self, node: NodeRef) -> Option<&'p [TypeId]> {
        let AstKind::TSConditionalType(conditional) = self.kind(node) else { return None };
        let nodes = self.program.module(node.file).nodes();
        let start = conditional.extends_type.node_id();
        let mut parameters: Vec<TypeId> = Vec::new();
        for at in start.index()..self.end_of_subtree(node.at(start)) {
            let at = NodeId::from_usize(at);
            let AstKind::TSInferType(infer) = nodes.kind(at) else { continue };
            if self.infer_type_container(node.at(at)) != Some(node) {
                continue;
            }
            let Some(symbol) = self.symbol_of_node(node.at(infer.type_parameter.node_id.get())) else { continue };
            let parameter = self.declared_type_of_symbol(symbol);
            if !parameters.contains(&parameter) {
                parameters.push(parameter);
            }
        }
        (!parameters.is_empty()).then(|| self.list(&parameters))
    }

    /// The conditional type in whose extends clause a node stands. TypeScript: getInferTypeContainer
    fn infer_type_container(&self, node: NodeRef) -> Option<NodeRef> {
        let mut at = node;
        loop {
            let parent = self.parent(at);
            if parent == at {
                return None;
            }
            if let AstKind::TSConditionalType(conditional) = self.kind(parent)
                && conditional.extends_type.node_id() == at.node
            {
                return Some(parent);
            }
            at = parent;
        }
    }

    /// Infers the `infer` parameters of a conditional type from its check and extends types, where they can be
    /// looked at already; gives the mapper to what was inferred, followed by `mapper`.
    pub(super) fn infer_in_conditional(
        &self,
        parameters: &'p [TypeId],
        mapper: Option<&'p Mapper<'p>>,
        types: Option<(TypeId, TypeId)>,
    ) -> &'p Mapper<'p> {
        let compare = CompareTypes::By(Relation::Assignable);
        let context = self.create_inference_context(parameters, None, InferenceFlags::empty(), compare);
        if let Some(mapper) = mapper {
            let own = context.non_fixing_mapper.get();
            context.non_fixing_mapper.set(self.combine_type_mappers(Some(own), mapper));
        }
        if let Some((check, extends)) = types {
            let priority = InferencePriority::NO_CONSTRAINTS | InferencePriority::ALWAYS_STRICT;
            self.infer_into(&context.inferences, check, extends, priority, false);
        }
        match mapper {
            Some(mapper) => self.combine_type_mappers(Some(context.mapper), mapper),
            None => context.mapper,
        }
    }
}
