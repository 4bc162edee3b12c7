//! Unsupported types in a comparison: what is certain in spite of them, and what taints the decision.
//!
//! A type that is not understood is taken for related, and that is noted. Most rules are monotone: had it not been
//! related, the answer could only be no more often. So a no is certain whatever was assumed, and only a yes that rests
//! on an assumption taints. Rules that are not monotone take any assumption for a taint at once.

use super::Ternary;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::TypeId;

impl Checker<'_> {
    /// Notes that `ty`, if it is not understood, was taken for related.
    pub(super) fn assume_related(&self, ty: TypeId) {
        let assumed = &self.relations.assumed;
        if assumed.get().is_none() && self.flags(ty).contains(TypeFlags::ANY) && self.is_unsupported(ty) {
            assumed.set(Some(ty));
        }
    }

    /// Notes that the members of a type are not known, and are taken for related.
    pub(super) fn assume_unknown_members(&self, ty: TypeId) -> bool {
        let unknown = self.unknown_members(ty);
        if let Some(unknown) = unknown {
            self.assume_related(unknown);
        }
        unknown.is_some()
    }

    /// Taints the decision when either type is not understood. For answers that may be no because of it.
    pub(super) fn taint_unsupported(&self, source: TypeId, target: TypeId) {
        for ty in [source, target] {
            if self.flags(ty).contains(TypeFlags::ANY) && self.is_unsupported(ty) {
                self.taint(ty);
            }
        }
    }

    /// A string index signature that is not understood stands for members that nobody knows: those of an unsupported
    /// base, or of a mapped type over unsupported keys. Whether a member is missing is a guess then.
    pub(in crate::checker) fn taint_unknown_members(&self, ty: TypeId) {
        if !self.flags(ty).intersects(TypeFlags::STRUCTURED_TYPE) {
            return;
        }
        if self.flags(ty).contains(TypeFlags::INTERSECTION) {
            return self.constituents(ty).iter().for_each(|&part| self.taint_unknown_members(part));
        }
        if let Some(info) = self.index_infos_of_type(ty).iter().find(|info| self.is_unsupported(info.ty)) {
            self.taint(info.ty);
        }
    }

    /// Runs a rule that is not monotone in what is assumed.
    pub(super) fn without_assumptions<T>(&self, rule: impl FnOnce() -> T) -> T {
        let outer = self.relations.assumed.take();
        let result = rule();
        if let Some(ty) = self.relations.assumed.replace(outer) {
            self.taint(ty);
        }
        result
    }

    /// Runs one whole comparison: a yes that rests on an assumption taints the decision that asked for it.
    pub(super) fn settling_assumptions(&self, comparison: impl FnOnce() -> bool) -> bool {
        let outer = self.relations.assumed.take();
        let result = comparison();
        let assumed = self.relations.assumed.replace(outer);
        if result && let Some(ty) = assumed {
            self.taint(ty);
        }
        result
    }

    /// Runs a part of a comparison and forgets what it assumed when the answer is no.
    pub(super) fn forgetting_assumptions_of_no(&self, part: impl FnOnce() -> Ternary) -> Ternary {
        let before = self.relations.assumed.get();
        let result = part();
        if !result.holds() {
            self.relations.assumed.set(before);
        }
        result
    }

    /// The answer for the first candidate that is related, preferably one that nothing was assumed for.
    pub(super) fn first_related<T>(
        &self,
        candidates: impl IntoIterator<Item = T>,
        related: impl Fn(T) -> Ternary,
    ) -> Ternary {
        let outer = self.relations.assumed.take();
        let mut second_best: Option<(Ternary, TypeId)> = None;
        for candidate in candidates {
            let result = related(candidate);
            match self.relations.assumed.take() {
                _ if !result.holds() => {}
                Some(ty) => _ = second_best.get_or_insert((result, ty)),
                None => {
                    self.relations.assumed.set(outer);
                    return result;
                }
            }
        }
        self.relations.assumed.set(outer.or(second_best.map(|(_, ty)| ty)));
        second_best.map_or(Ternary::False, |(result, _)| result)
    }
}
