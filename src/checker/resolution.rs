//! The stack of questions that are being answered, so that a question that needs its own answer is seen.

use super::Checker;
use super::types::{SignatureId, SymbolId, TypeId};
use crate::base::NodeRef;

/// A question under way. TypeScript: TypeSystemPropertyName with its target
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
        let mut stack = self.resolutions.borrow_mut();
        let start = self.resolution_start.get();
        if let Some(at) = stack.iter().enumerate().skip(start).rposition(|(_, entry)| entry.0 == question) {
            let at = at + start;
            for entry in &mut stack[at..] {
                entry.1 = false;
            }
            return false;
        }
        stack.push((question, true));
        true
    }

    /// Ends the newest question; false when it turned out circular. TypeScript: popTypeResolution
    pub fn pop_type_resolution(&self) -> bool {
        self.resolutions.borrow_mut().pop().is_none_or(|entry| entry.1)
    }
}
