//! `f<T>` without a call.

use oxc_ast::ast::TSTypeParameterInstantiation;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{AnonymousType, SignatureId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// A function or class with its type arguments applied. TypeScript: getInstantiationExpressionType
    pub fn instantiation_expression_type(
        &self,
        ty: TypeId,
        node: NodeRef,
        arguments: Option<&'p TSTypeParameterInstantiation<'p>>,
    ) -> TypeId {
        let Some(arguments) = arguments.filter(|arguments| !arguments.params.is_empty()) else { return ty };
        if ty == self.t.silent_never || self.is_unsupported(ty) {
            return ty;
        }
        let key = (node, ty);
        let known = self.expr_caches.instantiation_expressions.borrow().get(&key).copied();
        if let Some(known) = known {
            return known;
        }
        let arguments = self.list(&self.type_argument_types(node, Some(arguments)));
        let mut applicable = false;
        let result = self.instantiated_type_part(ty, node, arguments, &mut applicable);
        let result = if applicable {
            result
        } else {
            self.unsupported_at("type arguments that nothing takes", node.file, &self.kind(node))
        };
        self.expr_caches.instantiation_expressions.borrow_mut().insert(key, result);
        result
    }

    fn instantiated_type_part(
        &self,
        ty: TypeId,
        node: NodeRef,
        arguments: &'p [TypeId],
        applicable: &mut bool,
    ) -> TypeId {
        let flags = self.flags(ty);
        if flags.intersects(TypeFlags::OBJECT) {
            let resolved = self.resolve_structured_type_members(ty);
            if resolved.call_signatures.is_empty() && resolved.construct_signatures.is_empty() {
                return ty;
            }
            let calls = self.signatures_with_type_arguments(resolved.call_signatures, arguments);
            let constructs = self.signatures_with_type_arguments(resolved.construct_signatures, arguments);
            *applicable |= !calls.is_empty() || !constructs.is_empty();
            let name = self.intern("__instantiationExpression");
            let symbol = self.create_symbol(SymbolFlags::empty(), name, CheckFlags::empty());
            // Its node says which type parameters it depends on when it is instantiated again.
            let data = TypeData::Anonymous(AnonymousType { target: None, mapper: None, node: Some(node) });
            let object_flags = ObjectFlags::ANONYMOUS | ObjectFlags::INSTANTIATION_EXPRESSION_TYPE;
            let result = self.create_type(TypeFlags::OBJECT, object_flags, Some(symbol), None, data);
            self.set_structured_type_members(
                result,
                resolved.members,
                self.list(&calls),
                self.list(&constructs),
                resolved.index_infos,
            );
            return result;
        }
        if flags.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE)
            && let Some(constraint) = self.base_constraint_of_type(ty)
        {
            return self.instantiated_type_part(constraint, node, arguments, applicable);
        }
        match &self.ty(ty).data {
            TypeData::Union(_) => {
                self.map_type(ty, &mut |part| self.instantiated_type_part(part, node, arguments, applicable))
            }
            TypeData::Intersection(parts) => {
                let parts: Vec<TypeId> = parts
                    .types
                    .iter()
                    .map(|&part| self.instantiated_type_part(part, node, arguments, applicable))
                    .collect();
                self.intersection_type(&parts)
            }
            _ => ty,
        }
    }

    fn signatures_with_type_arguments(&self, signatures: &[SignatureId], arguments: &'p [TypeId]) -> Vec<SignatureId> {
        signatures
            .iter()
            .copied()
            .filter(|&signature| {
                self.signature(signature).type_parameters.get().is_some_and(|parameters| {
                    arguments.len() >= self.min_type_argument_count(parameters) && arguments.len() <= parameters.len()
                })
            })
            .map(|signature| self.signature_instantiation(signature, Some(arguments), None))
            .collect()
    }
}
