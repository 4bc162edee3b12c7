//! Under what key the result of a comparison is remembered.
//!
//! References with type parameters as arguments share one key up to renaming of those parameters, so that recursive
//! generic signatures, which bring new parameters each time, come to an end.

use std::rc::Rc;

use super::{IntersectionState, Relation};
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{TypeData, TypeId};

/// Key of a result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum RelationKey {
    /// Two types as they are.
    Pair(TypeId, TypeId, IntersectionState),
    /// Two type references up to renaming of type parameters, spelled with the tags below.
    Generic(Rc<[u32]>),
}

/// A key, and whether constrained type parameters keep it from being shared by renaming.
pub(super) struct KeyWithScope {
    pub key: RelationKey,
    pub has_constrained_parameters: bool,
}

const PARAMETER: u32 = 0;
const OPEN: u32 = 1;
const CLOSE: u32 = 2;
const TYPE: u32 = 3;
const TARGET: u32 = 4;

/// References nested deeper than this go into the key by their identity.
const MAX_DEPTH: u32 = 4;

struct Spelling {
    text: Vec<u32>,
    parameters: Vec<TypeId>,
    ignore_constraints: bool,
    has_constrained_parameters: bool,
}

impl Checker<'_> {
    /// Key of a comparison. TypeScript: getRelationKey
    pub(super) fn relation_key(
        &self,
        source: TypeId,
        target: TypeId,
        intersection_state: IntersectionState,
        relation: Relation,
        ignore_constraints: bool,
    ) -> KeyWithScope {
        // Identity is symmetric; which order is stored cannot be observed.
        let (source, target) =
            if relation == Relation::Identity && source > target { (target, source) } else { (source, target) };
        if !self.is_type_reference_with_generic_arguments(source)
            || !self.is_type_reference_with_generic_arguments(target)
        {
            let key = RelationKey::Pair(source, target, intersection_state);
            return KeyWithScope { key, has_constrained_parameters: false };
        }
        let mut spelling = Spelling {
            text: Vec::with_capacity(16),
            parameters: Vec::new(),
            ignore_constraints,
            has_constrained_parameters: false,
        };
        self.spell_reference(&mut spelling, source, 0);
        spelling.text.push(TARGET);
        self.spell_reference(&mut spelling, target, 0);
        spelling.text.push(u32::from(intersection_state.bits()));
        KeyWithScope {
            key: RelationKey::Generic(spelling.text.into()),
            has_constrained_parameters: spelling.has_constrained_parameters,
        }
    }

    /// TypeScript: getTypeReferenceId
    fn spell_reference(&self, spelling: &mut Spelling, ty: TypeId, depth: u32) {
        spelling.text.push(self.target_type(ty).0.number());
        for &argument in self.type_arguments(ty) {
            if self.flags(argument).contains(TypeFlags::TYPE_PARAMETER) {
                if spelling.ignore_constraints || self.is_unconstrained_type_parameter(argument) {
                    let index = spelling.parameters.iter().position(|&p| p == argument).unwrap_or_else(|| {
                        spelling.parameters.push(argument);
                        spelling.parameters.len() - 1
                    });
                    spelling.text.push(PARAMETER);
                    spelling.text.push(u32::try_from(index).expect("fewer than 2^32 type parameters"));
                    continue;
                }
                spelling.has_constrained_parameters = true;
            } else if depth < MAX_DEPTH && self.is_type_reference_with_generic_arguments(argument) {
                spelling.text.push(OPEN);
                self.spell_reference(spelling, argument, depth + 1);
                spelling.text.push(CLOSE);
                continue;
            }
            spelling.text.push(TYPE);
            spelling.text.push(argument.0.number());
        }
    }

    /// TypeScript: isUnconstrainedTypeParameter
    fn is_unconstrained_type_parameter(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::TYPE_PARAMETER) && self.constraint_of_type_parameter(ty).is_none()
    }

    /// TypeScript: isTypeReferenceWithGenericArguments
    fn is_type_reference_with_generic_arguments(&self, ty: TypeId) -> bool {
        let is_deferred = matches!(&self.ty(ty).data, TypeData::Reference(reference) if reference.node.is_some());
        !is_deferred
            && self.reference_target(ty).is_some()
            && self.type_arguments(ty).iter().any(|&argument| {
                self.flags(argument).contains(TypeFlags::TYPE_PARAMETER)
                    || self.is_type_reference_with_generic_arguments(argument)
            })
    }
}
