//! The stack of questions that are being answered, so that a question that needs its own answer is seen.

use super::Checker;
use super::types::{SignatureId, SymbolId, TypeData, TypeId};
use crate::base::NodeRef;

/// A question under way. TypeScript: `TypeSystemPropertyName` with its target
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    TypeOfSymbol(SymbolId),
    WriteTypeOfSymbol(SymbolId),
    DeclaredType(SymbolId),
    BaseConstructorType(TypeId),
    BaseTypes(TypeId),
    ReturnType(SignatureId),
    ImmediateBaseConstraint(TypeId),
    TypeArguments(TypeId),
    ParameterInitializer(NodeRef),
}

impl Checker<'_> {
    /// Starts to answer `question`; false when it is being answered already, and then everything since is circular.
    /// TypeScript: pushTypeResolution
    pub fn push_type_resolution(&self, question: Question) -> bool {
        if let Some(at) = self.resolution_cycle_start(question) {
            for entry in &mut self.resolutions.borrow_mut()[at..] {
                entry.1 = false;
            }
            return false;
        }
        self.resolutions.borrow_mut().push((question, true));
        true
    }

    /// Ends the newest question; false when it turned out circular. TypeScript: popTypeResolution
    pub fn pop_type_resolution(&self) -> bool {
        self.resolutions.borrow_mut().pop().is_none_or(|entry| entry.1)
    }

    /// Whether `question` is being answered, with no question since that has got its answer. TypeScript:
    /// findResolutionCycleStartIndex
    pub fn is_type_resolution_under_way(&self, question: Question) -> bool {
        self.resolution_cycle_start(question).is_some()
    }

    /// TypeScript: findResolutionCycleStartIndex
    fn resolution_cycle_start(&self, question: Question) -> Option<usize> {
        let stack = self.resolutions.borrow();
        for (at, &(entry, _)) in stack.iter().enumerate().skip(self.resolution_start.get()).rev() {
            if self.has_answer(entry) {
                return None;
            }
            if entry == question {
                return Some(at);
            }
        }
        None
    }

    /// Whether the answer was found in another way in the meantime. TypeScript: resolutionTargetHasProperty
    fn has_answer(&self, question: Question) -> bool {
        match question {
            Question::TypeOfSymbol(symbol) => self.symbol(symbol).links.ty.get().is_some(),
            Question::WriteTypeOfSymbol(symbol) => self.symbol(symbol).links.write_type.get().is_some(),
            Question::DeclaredType(symbol) => self.symbol(symbol).links.declared_type.get().is_some(),
            Question::BaseConstructorType(ty) => {
                self.interface_type(ty).is_some_and(|class| class.base_constructor_type.get().is_some())
            }
            Question::BaseTypes(ty) => self.interface_type(ty).is_some_and(|class| class.base_types_resolved.get()),
            Question::ReturnType(signature) => self.signature(signature).return_type.get().is_some(),
            Question::ImmediateBaseConstraint(ty) => self.ty(ty).links.immediate_base_constraint.get().is_some(),
            Question::TypeArguments(ty) => match &self.ty(ty).data {
                TypeData::Reference(reference) => reference.arguments.get().is_some(),
                _ => false,
            },
            Question::ParameterInitializer(_) => false,
        }
    }
}
