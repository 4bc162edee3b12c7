//! The choice among the signatures of what is called.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, TSTypeParameterInstantiation};

use super::applicability::Applicability;
use super::arguments::CallArgument;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckMode, SignatureFlags};
use crate::checker::inference::InferenceFlags;
use crate::checker::relation::{CompareTypes, Relation};
use crate::checker::types::{SignatureId, TypeId};

/// A call that is being resolved.
struct Resolution<'c, 'p> {
    checker: &'c Checker<'p>,
    call: NodeRef,
    arguments: Vec<CallArgument>,
    /// Written type arguments.
    type_arguments: &'p [TypeId],
    /// What the first look at arguments leaves out; nothing once a candidate has passed it.
    mode: CheckMode,
    /// No other candidate takes as many arguments, so what is unknown about them decides nothing.
    is_only_candidate: bool,
}

/// What a round over the candidates gave.
enum Choice {
    Signature(SignatureId),
    Nothing,
    /// The choice depends on an unsupported type.
    Uncertain(TypeId),
}

impl<'p> Checker<'p> {
    /// The signature that a call means; an unsupported one when TypeScript would report that there is none.
    /// TypeScript: resolveCall
    pub(super) fn resolve_call(&self, call: NodeRef, signatures: &[SignatureId], chain: SignatureFlags) -> SignatureId {
        let candidates = self.reorder_candidates(signatures, chain);
        let arguments = self.effective_call_arguments(call);
        let type_arguments = match self.written_type_arguments(call) {
            Some(written) => {
                self.check_type_node(call.at(written.node_id.get()));
                self.list(&self.type_argument_types(call, Some(written)))
            }
            None => &[],
        };
        let is_single = matches!(*candidates, [only] if self.signature(only).type_parameters.get().is_none());
        let skips = !is_single && arguments.iter().any(|&argument| self.is_context_sensitive_argument(argument));
        let possible = candidates.iter().filter(|&&candidate| {
            self.has_correct_type_argument_arity(candidate, type_arguments.len())
                && self.has_correct_arity(&arguments, candidate)
        });
        let mut resolution = Resolution {
            checker: self,
            call,
            type_arguments,
            mode: if skips { CheckMode::SKIP_CONTEXT_SENSITIVE } else { CheckMode::NORMAL },
            is_only_candidate: possible.count() == 1,
            arguments,
        };
        let mut choice = Choice::Nothing;
        if candidates.len() > 1 {
            choice = resolution.choose_overload(&candidates, Relation::Subtype, is_single);
        }
        if matches!(choice, Choice::Nothing) {
            choice = resolution.choose_overload(&candidates, Relation::Assignable, is_single);
        }
        // Checking the arguments may have resolved this very call.
        if let Some(resolved) = self.resolved_in_the_meantime(call) {
            return resolved;
        }
        match choice {
            Choice::Signature(signature) => signature,
            Choice::Uncertain(unsupported) => self.unsupported_signature(unsupported),
            Choice::Nothing => self.error_signature("no signature fits the arguments of this call", call),
        }
    }

    /// Type arguments that are written at a call; those after `super` belong to the base class.
    fn written_type_arguments(&self, call: NodeRef) -> Option<&'p TSTypeParameterInstantiation<'p>> {
        match self.kind(call) {
            AstKind::CallExpression(node) if matches!(node.callee, Expression::Super(_)) => None,
            AstKind::CallExpression(node) => node.type_arguments.as_deref(),
            AstKind::NewExpression(node) => node.type_arguments.as_deref(),
            AstKind::TaggedTemplateExpression(node) => node.type_arguments.as_deref(),
            _ => None,
        }
    }

    /// Candidates in the order of trial: those of a later declaration of the same thing before earlier ones, and
    /// those with literal types first. TypeScript: reorderCandidates
    fn reorder_candidates(&self, signatures: &[SignatureId], chain: SignatureFlags) -> Vec<SignatureId> {
        let mut result: Vec<SignatureId> = Vec::with_capacity(signatures.len());
        let (mut last_parent, mut last_symbol) = (None, None);
        let (mut cutoff, mut index, mut specialized) = (0, 0, 0);
        for &signature in signatures {
            let data = self.signature(signature);
            let declaration = data.declaration.map(|declaration| self.declaration_of_function(declaration));
            let symbol = declaration.and_then(|declaration| self.symbol_of_node(declaration));
            let parent = declaration.map(|declaration| self.container_of_declaration(declaration));
            if last_symbol.is_none() || symbol == last_symbol {
                if last_parent.is_some() && parent == last_parent {
                    index += 1;
                } else {
                    last_parent = parent;
                    index = cutoff;
                }
            } else {
                cutoff = result.len();
                index = cutoff;
                last_parent = parent;
            }
            last_symbol = symbol;
            let at = if data.flags.contains(SignatureFlags::HAS_LITERAL_TYPES) {
                specialized += 1;
                cutoff += 1;
                specialized - 1
            } else {
                index
            };
            let candidate = if chain.is_empty() { signature } else { self.optional_call_signature(signature, chain) };
            result.insert(at.min(result.len()), candidate);
        }
        result
    }

    /// The node that holds a declaration, `export` apart.
    fn container_of_declaration(&self, declaration: NodeRef) -> NodeRef {
        let parent = self.parent(declaration);
        match self.kind(parent) {
            AstKind::ExportDeclaration(_)
            | AstKind::ExportNamedDeclaration(_)
            | AstKind::ExportDefaultDeclaration(_) => self.parent(parent),
            _ => parent,
        }
    }
}

impl Resolution<'_, '_> {
    /// The first candidate that fits. TypeScript: chooseOverload
    fn choose_overload(&mut self, candidates: &[SignatureId], relation: Relation, is_single: bool) -> Choice {
        if is_single {
            return self.try_single(candidates[0], relation);
        }
        for &candidate in candidates {
            match self.try_candidate(candidate, relation) {
                Choice::Nothing => {}
                choice => return choice,
            }
        }
        Choice::Nothing
    }

    /// A single candidate that is not generic. TypeScript: chooseOverload
    fn try_single(&self, candidate: SignatureId, relation: Relation) -> Choice {
        let c = self.checker;
        if !self.type_arguments.is_empty() || !c.has_correct_arity(&self.arguments, candidate) {
            return Choice::Nothing;
        }
        match c.signature_applicability(self.call, &self.arguments, candidate, relation, CheckMode::NORMAL) {
            Applicability::No => Choice::Nothing,
            // Whatever the arguments are, the call has the one return type.
            Applicability::Yes | Applicability::Uncertain(_) => Choice::Signature(candidate),
        }
    }

    fn is_applicable(&self, signature: SignatureId, relation: Relation) -> Result<bool, TypeId> {
        match self.checker.signature_applicability(self.call, &self.arguments, signature, relation, self.mode) {
            Applicability::Yes => Ok(true),
            Applicability::No => Ok(false),
            Applicability::Uncertain(_) if self.is_only_candidate => Ok(true),
            Applicability::Uncertain(unsupported) => Err(unsupported),
        }
    }

    /// One candidate: infer, check the arguments, and once more with those that were skipped.
    /// TypeScript: chooseOverload
    fn try_candidate(&mut self, candidate: SignatureId, relation: Relation) -> Choice {
        let c = self.checker;
        if !c.has_correct_type_argument_arity(candidate, self.type_arguments.len())
            || !c.has_correct_arity(&self.arguments, candidate)
        {
            return Choice::Nothing;
        }
        let parameters = c.signature(candidate).type_parameters.get();
        let mut context = None;
        let mut check_candidate = candidate;
        if let Some(parameters) = parameters {
            let arguments = if self.type_arguments.is_empty() {
                let compare = CompareTypes::By(Relation::Assignable);
                let flags = InferenceFlags::empty();
                let created = c.create_inference_context(parameters, Some(candidate), flags, compare);
                let mode = self.mode | CheckMode::SKIP_GENERIC_FUNCTIONS;
                let inferred = c.infer_type_arguments(self.call, candidate, &self.arguments, mode, &created);
                if created.flags.get().contains(InferenceFlags::SKIPPED_GENERIC_FUNCTION) {
                    self.mode |= CheckMode::SKIP_GENERIC_FUNCTIONS;
                }
                context = Some(created);
                inferred
            } else {
                let Some(checked) = c.check_type_arguments(candidate, self.type_arguments) else {
                    return Choice::Nothing;
                };
                checked
            };
            let inferred_parameters = context.as_ref().and_then(|context| context.inferred_type_parameters.get());
            check_candidate = c.signature_instantiation(candidate, Some(arguments), inferred_parameters);
            if !self.has_arity_of_rest(candidate, check_candidate) {
                return Choice::Nothing;
            }
        }
        match self.is_applicable(check_candidate, relation) {
            Ok(true) => {}
            Ok(false) => return Choice::Nothing,
            Err(unsupported) => return Choice::Uncertain(unsupported),
        }
        if self.mode.is_empty() {
            return Choice::Signature(check_candidate);
        }
        self.mode = CheckMode::NORMAL;
        if let Some(context) = context {
            let arguments = c.infer_type_arguments(self.call, candidate, &self.arguments, self.mode, &context);
            let inferred_parameters = context.inferred_type_parameters.get();
            check_candidate = c.signature_instantiation(candidate, Some(arguments), inferred_parameters);
            if !self.has_arity_of_rest(candidate, check_candidate) {
                return Choice::Nothing;
            }
        }
        match self.is_applicable(check_candidate, relation) {
            Ok(true) => Choice::Signature(check_candidate),
            Ok(false) => Choice::Nothing,
            Err(unsupported) => Choice::Uncertain(unsupported),
        }
    }

    /// A rest parameter of a generic type may have become a tuple of another length.
    fn has_arity_of_rest(&self, candidate: SignatureId, instantiated: SignatureId) -> bool {
        let c = self.checker;
        c.non_array_rest_type(candidate).is_none() || c.has_correct_arity(&self.arguments, instantiated)
    }
}
