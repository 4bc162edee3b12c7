//! What a schema does not say of a type.

use super::Projection;
use crate::base::NodeRef;
use crate::checker::types::SymbolId;
use crate::tool::parts::{shown, step};

/// One thing that the type says and its schema does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The way to it, from `input` or `output`.
    pub path: String,
    /// What is lost.
    pub message: String,
    /// The declaration that is nearest to it in the app.
    pub place: Option<NodeRef>,
    /// Whether it is a value that JSON does not carry, of which the rules of `check` speak too.
    pub is_value: bool,
}

impl Projection<'_, '_> {
    /// Notes a loss where the projection is.
    pub(super) fn lose(&mut self, message: &str) {
        self.note(message, false);
    }

    /// Notes the loss of a value that JSON does not carry.
    pub(super) fn lose_value(&mut self, message: &str) {
        self.note(message, true);
    }

    fn note(&mut self, message: &str, is_value: bool) {
        let loss = Loss { path: shown(&self.path), message: message.to_owned(), place: self.place(), is_value };
        // What is lost at one declaration is lost wherever it is reached from.
        let same = |known: &Loss| {
            known.message == loss.message
                && known.place == loss.place
                && (known.place.is_some() || known.path == loss.path)
        };
        if !self.losses.iter().any(same) {
            self.losses.push(loss);
        }
    }

    fn place(&self) -> Option<NodeRef> {
        self.places.iter().rev().copied().find(|place| self.checker.is_app_file(place.file))
    }

    /// Projects what lies behind a property.
    pub(super) fn within<T>(&mut self, name: &str, property: SymbolId, project: impl FnOnce(&mut Self) -> T) -> T {
        let declaration = self.checker.symbol(property).declarations.get().first().copied();
        self.path.push(step(name));
        self.places.extend(declaration);
        let result = project(self);
        self.path.pop();
        if declaration.is_some() {
            self.places.pop();
        }
        result
    }

    /// Projects what lies behind an index.
    pub(super) fn within_items<T>(&mut self, project: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push("[]".to_owned());
        let result = project(self);
        self.path.pop();
        result
    }
}
