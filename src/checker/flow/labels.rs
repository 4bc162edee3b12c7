//! Where control comes together: the union of what is known on each way.

use super::analysis::{Analysis, FlowType};
use super::graph::{Flow, FlowKind};
use super::state::OpenLoop;
use crate::checker::flags::TypeFlags;
use crate::checker::ops::UnionReduction;
use crate::checker::types::TypeId;

/// Types that came together so far.
#[derive(Default)]
struct Joined {
    types: Vec<TypeId>,
    /// Whether one of them is none of the initial type's constituents, so that subtypes have to be taken out.
    needs_subtype_reduction: bool,
}

impl Joined {
    fn reduction(&self) -> UnionReduction {
        if self.needs_subtype_reduction { UnionReduction::Subtype } else { UnionReduction::Literal }
    }
}

impl<'p> Analysis<'_, 'p> {
    fn join(&self, joined: &mut Joined, ty: TypeId) {
        if !joined.types.contains(&ty) {
            joined.types.push(ty);
        }
        if !self.checker.is_type_subset_of(ty, self.initial) {
            joined.needs_subtype_reduction = true;
        }
    }

    /// TypeScript: getTypeAtFlowBranchLabel
    pub(super) fn type_at_flow_branch_label(&self, antecedents: &[Flow<'p>]) -> FlowType {
        let mut joined = Joined::default();
        let mut is_incomplete = false;
        let mut bypass = None;
        for &antecedent in antecedents {
            if bypass.is_none()
                && let FlowKind::SwitchClause { clauses, .. } = &antecedent.kind
                && clauses.is_none_taken()
            {
                bypass = Some((antecedent, clauses.switch));
                continue;
            }
            let flow_type = self.type_at_flow_node(antecedent);
            if flow_type.ty == self.declared && self.declared == self.initial {
                return Self::complete(flow_type.ty);
            }
            self.join(&mut joined, flow_type.ty);
            is_incomplete |= flow_type.is_incomplete;
        }
        if let Some((bypass, switch)) = bypass {
            // Last, because whether the switch is exhaustive may be asked for in vain.
            let flow_type = self.type_at_flow_node(bypass);
            let ty = flow_type.ty;
            if !self.checker.flags(ty).intersects(TypeFlags::NEVER)
                && !joined.types.contains(&ty)
                && !self.checker.is_exhaustive_switch_statement(switch)
            {
                if ty == self.declared && self.declared == self.initial {
                    return Self::complete(ty);
                }
                self.join(&mut joined, ty);
                is_incomplete |= flow_type.is_incomplete;
            }
        }
        self.flow_type(self.union_or_evolving_array_type(&joined.types, joined.reduction()), is_incomplete)
    }

    /// TypeScript: getTypeAtFlowLoopLabel
    pub(super) fn type_at_flow_loop_label(&self, flow: Flow<'p>, antecedents: &[Flow<'p>]) -> FlowType {
        let caches = &self.checker.flow;
        let Some(key) = self.key() else { return Self::complete(self.declared) };
        let cache_key = (flow.id, key.clone());
        let settled = || caches.loop_types.borrow().get(&cache_key).copied();
        if let Some(ty) = settled() {
            return Self::complete(ty);
        }
        if let Some(types) = self.types_of_open_loop(flow) {
            // The loop is asked about itself: what came in so far is all that can be said yet.
            return self.flow_type(self.union_or_evolving_array_type(&types, UnionReduction::Literal), true);
        }
        let mut joined = Joined::default();
        let mut is_entry_incomplete = None;
        for &antecedent in antecedents {
            let flow_type = if is_entry_incomplete.is_none() {
                let entry = self.type_at_flow_node(antecedent);
                is_entry_incomplete = Some(entry.is_incomplete);
                entry
            } else {
                let open = OpenLoop { flow: flow.id, key: key.clone(), types: joined.types.clone() };
                caches.open_loops.borrow_mut().push(open);
                let back = self.checker.with_fresh_expression_types(|| self.type_at_flow_node(antecedent));
                caches.open_loops.borrow_mut().pop();
                // The way back may have settled this very loop.
                if let Some(ty) = settled() {
                    return Self::complete(ty);
                }
                back
            };
            self.join(&mut joined, flow_type.ty);
            if flow_type.ty == self.declared {
                break;
            }
        }
        let result = self.union_or_evolving_array_type(&joined.types, joined.reduction());
        if is_entry_incomplete == Some(true) {
            return self.flow_type(result, true);
        }
        if self.checker.tainted.get().is_none() {
            caches.loop_types.borrow_mut().insert(cache_key, result);
        }
        Self::complete(result)
    }

    /// What came into this loop so far, if it is being resolved for this reference.
    fn types_of_open_loop(&self, flow: Flow<'p>) -> Option<Vec<TypeId>> {
        let caches = &self.checker.flow;
        let open = caches.open_loops.borrow();
        open.iter()
            .skip(caches.loop_start.get())
            .find(|open| open.flow == flow.id && Some(&open.key) == self.key() && !open.types.is_empty())
            .map(|open| open.types.clone())
    }

    /// TypeScript: getUnionOrEvolvingArrayType
    fn union_or_evolving_array_type(&self, types: &[TypeId], reduction: UnionReduction) -> TypeId {
        let checker = self.checker;
        if checker.is_evolving_array_type_list(types) {
            let elements: Vec<TypeId> =
                types.iter().map(|&ty| checker.element_type_of_evolving_array_type(ty)).collect();
            return checker.evolving_array_type(checker.union_type(&elements));
        }
        let finals: Vec<TypeId> = types.iter().map(|&ty| checker.finalize_evolving_array_type(ty)).collect();
        let result = checker.recombine_unknown_type(checker.union_type_with(&finals, reduction, None, None));
        if result != self.declared && self.is_same_union_as_declared(result) { self.declared } else { result }
    }

    /// Whether a union has just the constituents of the declared one, whatever their order.
    fn is_same_union_as_declared(&self, ty: TypeId) -> bool {
        let checker = self.checker;
        checker.is_union(ty) && checker.is_union(self.declared) && {
            let declared = checker.constituents(self.declared);
            let types = checker.constituents(ty);
            types.len() == declared.len() && types.iter().all(|ty| declared.contains(ty))
        }
    }
}
