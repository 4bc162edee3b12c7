//! Visibility of class members across inheritance: which protected property may stand for which.

use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, SymbolFlags};
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SymbolId, TypeId};

impl Checker<'_> {
    /// Whether `predicate` holds for some declared property that a synthesised one stands for.
    /// TypeScript: forEachProperty
    fn some_declared_property(&self, property: SymbolId, predicate: &dyn Fn(SymbolId) -> bool) -> bool {
        let data = self.symbol(property);
        if !data.check_flags.get().intersects(CheckFlags::SYNTHETIC) {
            return predicate(property);
        }
        let Some(containing) = data.links.containing_type.get() else { return false };
        self.constituents(containing).iter().any(|&t| {
            self.property_of_type(t, data.name).is_some_and(|part| self.some_declared_property(part, predicate))
        })
    }

    /// The class that declares a member. TypeScript: getDeclaringClass
    pub fn declaring_class(&self, property: SymbolId) -> Option<TypeId> {
        let parent = self.symbol(property).parent.get()?;
        self.symbol(parent).flags.get().contains(SymbolFlags::CLASS).then(|| self.declared_type_of_symbol(parent))
    }

    /// TypeScript: isPropertyInClassDerivedFrom
    fn is_property_in_class_derived_from(&self, property: SymbolId, base: Option<TypeId>) -> bool {
        self.some_declared_property(property, &|part| {
            self.declaring_class(part).is_some_and(|class| base.is_some_and(|base| self.has_base_type(class, base)))
        })
    }

    /// Whether `source` comes from a class derived from each one that declares the protected `target`.
    /// TypeScript: isValidOverrideOf
    pub(super) fn is_valid_override_of(&self, source: SymbolId, target: SymbolId) -> bool {
        !self.some_declared_property(target, &|part| {
            self.declaration_modifier_flags_from_symbol(part).contains(ModifierFlags::PROTECTED)
                && !self.is_property_in_class_derived_from(source, self.declaring_class(part))
        })
    }
}
