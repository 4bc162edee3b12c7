//! Call and construct signatures of two types.

use oxc_ast::AstKind;
use oxc_ast::ast::{MethodDefinitionKind, TSMethodSignatureKind};

use super::{Comparison, IntersectionState, Relation, SignatureCheckMode, Ternary};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::SignatureKind;
use crate::checker::flags::{ObjectFlags, SignatureFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SignatureId, TypeId};

impl Checker<'_> {
    /// Whether `source` has a signature for each one of `target`. TypeScript: signaturesRelatedTo
    pub(super) fn signatures_related_to(
        &self,
        c: &Comparison,
        source: TypeId,
        target: TypeId,
        kind: SignatureKind,
        state: IntersectionState,
    ) -> Ternary {
        if c.relation == Relation::Identity {
            return self.signatures_identical_to(c, source, target, kind);
        }
        if source == self.t.any_function {
            return Ternary::True;
        }
        if target == self.t.any_function {
            return Ternary::False;
        }
        let sources = self.signatures_of_type(source, kind);
        let targets = self.signatures_of_type(target, kind);
        if kind == SignatureKind::Construct
            && let (Some(&source), Some(&target)) = (sources.first(), targets.first())
        {
            let is_abstract = |signature| self.signature(signature).flags.contains(SignatureFlags::ABSTRACT);
            if is_abstract(source) && !is_abstract(target)
                || !self.constructor_visibilities_are_compatible(source, target)
            {
                return Ternary::False;
            }
        }
        if self.are_instantiations_of_one_declaration(source, target) && sources.len() == targets.len() {
            // Signatures line up; type parameters are the same up to renaming, so `any` can stand for them.
            return sources.iter().zip(targets).fold(Ternary::True, |result, (&source, &target)| {
                result.and_then(|| self.signature_related_to(c, source, target, true, state))
            });
        }
        if let (&[source], &[target]) = (sources, targets) {
            return self.signature_related_to(c, source, target, c.relation == Relation::Comparable, state);
        }
        let mut result = Ternary::True;
        for &target in targets {
            result &= self.first_related(sources, |&source| self.signature_related_to(c, source, target, true, state));
            if !result.holds() {
                self.taint_unknown_members(source);
                break;
            }
        }
        result
    }

    fn are_instantiations_of_one_declaration(&self, source: TypeId, target: TypeId) -> bool {
        let both_instantiated = (self.object_flags(source) & self.object_flags(target))
            .contains(ObjectFlags::INSTANTIATED)
            && self.ty(source).symbol == self.ty(target).symbol;
        let both_references =
            self.reference_target(source).is_some_and(|declared| self.reference_target(target) == Some(declared));
        both_instantiated || both_references
    }

    /// TypeScript: signatureRelatedTo
    fn signature_related_to(
        &self,
        c: &Comparison,
        source: SignatureId,
        target: SignatureId,
        erase: bool,
        state: IntersectionState,
    ) -> Ternary {
        let mode = match c.relation {
            Relation::Subtype => SignatureCheckMode::STRICT_TOP_SIGNATURE,
            Relation::StrictSubtype => SignatureCheckMode::STRICT_TOP_SIGNATURE | SignatureCheckMode::STRICT_ARITY,
            _ => SignatureCheckMode::empty(),
        };
        let (source, target) =
            if erase { (self.erased_signature(source), self.erased_signature(target)) } else { (source, target) };
        self.compare_signatures_related(source, target, mode, c.compare_types(state), true)
    }

    /// TypeScript: signaturesIdenticalTo
    fn signatures_identical_to(&self, c: &Comparison, source: TypeId, target: TypeId, kind: SignatureKind) -> Ternary {
        let sources = self.signatures_of_type(source, kind);
        let targets = self.signatures_of_type(target, kind);
        if sources.len() != targets.len() {
            return Ternary::False;
        }
        let compare = c.compare_types(IntersectionState::empty());
        sources.iter().zip(targets).fold(Ternary::True, |result, (&source, &target)| {
            result.and_then(|| self.compare_signatures_identical(source, target, false, false, false, compare))
        })
    }

    /// A private constructor may not stand for a public one. TypeScript: constructorVisibilitiesAreCompatible
    fn constructor_visibilities_are_compatible(&self, source: SignatureId, target: SignatureId) -> bool {
        let (Some(source), Some(target)) = (self.signature(source).declaration, self.signature(target).declaration)
        else {
            return true;
        };
        let source = self.modifier_flags(source) & ModifierFlags::NON_PUBLIC_ACCESSIBILITY;
        let target = self.modifier_flags(target) & ModifierFlags::NON_PUBLIC_ACCESSIBILITY;
        target == ModifierFlags::PRIVATE
            || target == ModifierFlags::PROTECTED && source != ModifierFlags::PRIVATE
            || target != ModifierFlags::PROTECTED && source.is_empty()
    }

    /// Whether a signature was written as a method or constructor, whose parameters vary both ways.
    pub(super) fn is_method_or_constructor(&self, declaration: NodeRef) -> bool {
        match self.kind(declaration) {
            AstKind::TSMethodSignature(node) => node.kind == TSMethodSignatureKind::Method,
            AstKind::Function(_) => {
                let parent = self.parent(declaration);
                match self.kind(parent) {
                    AstKind::MethodDefinition(node) => {
                        matches!(node.kind, MethodDefinitionKind::Method | MethodDefinitionKind::Constructor)
                    }
                    AstKind::ObjectProperty(node) => node.method,
                    _ => false,
                }
            }
            _ => false,
        }
    }
}
