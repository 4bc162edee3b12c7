//! How generic declarations vary in their parameters, found by comparing instantiations with marker types.
//!
//! What cannot be measured so is marked, and then structures are compared: variances only save work.

use oxc_ast::AstKind;

use super::Ternary;
use super::results::RelationResult;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, VarianceFlags};
use crate::checker::mapper::Mapper;
use crate::checker::modifiers::ModifierFlags;
use crate::checker::types::{SymbolId, TypeId};

/// What one level of a variance computation was told of. TypeScript: outofbandVarianceMarkerHandler
#[derive(Clone, Copy)]
pub(super) struct Report {
    /// The outermost level of its computation: reports go no further.
    is_start: bool,
    seen: RelationResult,
}

impl<'p> Checker<'p> {
    /// What the report mappers do with a type: a marker type among what is compared means that variance does not tell
    /// all. TypeScript: reportUnreliableMapper, reportUnmeasurableMapper
    pub fn report_variance_marker(&self, ty: TypeId, only_unreliable: bool) -> TypeId {
        let is_marker = ty == self.t.marker_super || ty == self.t.marker_sub || ty == self.t.marker_other;
        if is_marker && let Some(level) = self.relations.variance_reports.borrow_mut().last_mut() {
            level.seen |=
                if only_unreliable { RelationResult::REPORTS_UNRELIABLE } else { RelationResult::REPORTS_UNMEASURABLE };
        }
        ty
    }

    /// Runs a part of a comparison and gives what it reported, which the enclosing part hears of too.
    pub(super) fn with_variance_reports(&self, part: impl FnOnce() -> Ternary) -> (Ternary, RelationResult) {
        if self.relations.variance_reports.borrow().is_empty() {
            return (part(), RelationResult::empty());
        }
        self.push_reports(false);
        let result = part();
        (result, self.pop_reports())
    }

    fn push_reports(&self, is_start: bool) {
        self.relations.variance_reports.borrow_mut().push(Report { is_start, seen: RelationResult::empty() });
    }

    fn pop_reports(&self) -> RelationResult {
        let mut levels = self.relations.variance_reports.borrow_mut();
        let level = levels.pop().expect("each level is popped by the call that pushed it");
        if !level.is_start
            && let Some(outer) = levels.last_mut()
        {
            outer.seen |= level.seen;
        }
        level.seen
    }

    /// Repeats what a cached comparison reported.
    pub(super) fn repeat_variance_reports(&self, source: TypeId, known: RelationResult) {
        if self.relations.variance_reports.borrow().is_empty() {
            return;
        }
        if known.contains(RelationResult::REPORTS_UNMEASURABLE) {
            self.instantiate_type(source, &Mapper::ReportUnmeasurable);
        }
        if known.contains(RelationResult::REPORTS_UNRELIABLE) {
            self.instantiate_type(source, &Mapper::ReportUnreliable);
        }
    }

    /// Reports a type argument whose variance is unreliable itself.
    pub(super) fn report_unreliable_argument(&self, argument: TypeId) {
        if self.relations.in_variance_computation.get() {
            self.instantiate_type(argument, &Mapper::ReportUnreliable);
        }
    }

    /// Variances of a class, interface or tuple; empty while they are being computed. TypeScript: getVariances
    pub fn variances(&self, target: TypeId) -> &'p [VarianceFlags] {
        self.settled_variances(target).unwrap_or_default()
    }

    /// Variances of a type alias; empty while they are being computed. TypeScript: getAliasVariances
    pub fn alias_variances(&self, symbol: SymbolId) -> &'p [VarianceFlags] {
        self.settled_alias_variances(symbol).unwrap_or_default()
    }

    /// Variances of a class, interface or tuple; `None` while they are being computed.
    pub(super) fn settled_variances(&self, target: TypeId) -> Option<&'p [VarianceFlags]> {
        let is_array = target == self.global_array_type() || target == self.global_readonly_array_type();
        if is_array || self.object_flags(target).contains(ObjectFlags::TUPLE) {
            return Some(&[VarianceFlags::COVARIANT]);
        }
        let parameters = self.interface_type(target).and_then(|interface| interface.type_parameters);
        match self.ty(target).symbol {
            Some(symbol) => self.variances_of_symbol(symbol, parameters.unwrap_or_default()),
            None => Some(&[]),
        }
    }

    /// Variances of a type alias; `None` while they are being computed.
    pub(super) fn settled_alias_variances(&self, symbol: SymbolId) -> Option<&'p [VarianceFlags]> {
        self.variances_of_symbol(symbol, self.symbol(symbol).links.type_parameters.get().unwrap_or_default())
    }

    /// TypeScript: getVariancesWorker
    fn variances_of_symbol(&self, symbol: SymbolId, parameters: &'p [TypeId]) -> Option<&'p [VarianceFlags]> {
        if let Some(known) = self.symbol(symbol).links.variances.get() {
            return Some(known);
        }
        if self.relations.computing_variances.borrow().contains(&symbol) {
            return None;
        }
        // Questions that are being answered further out are not circular here: markers stand for other types.
        let resolution_start = self.resolution_start.get();
        let was_computing = self.relations.in_variance_computation.replace(true);
        if !was_computing {
            self.resolution_start.set(self.resolutions.borrow().len());
        }
        self.relations.computing_variances.borrow_mut().push(symbol);
        let variances: Vec<VarianceFlags> =
            parameters.iter().map(|&parameter| self.variance_of_parameter(symbol, parameters, parameter)).collect();
        self.relations.computing_variances.borrow_mut().pop();
        if !was_computing {
            self.relations.in_variance_computation.set(false);
            self.resolution_start.set(resolution_start);
        }
        let variances = self.list(&variances);
        self.symbol(symbol).links.variances.set(Some(variances));
        Some(variances)
    }

    fn variance_of_parameter(&self, symbol: SymbolId, parameters: &'p [TypeId], parameter: TypeId) -> VarianceFlags {
        let modifiers = self.type_parameter_modifiers(parameter);
        match (modifiers.contains(ModifierFlags::IN), modifiers.contains(ModifierFlags::OUT)) {
            (true, true) => return VarianceFlags::INVARIANT,
            (false, true) => return VarianceFlags::COVARIANT,
            (true, false) => return VarianceFlags::CONTRAVARIANT,
            (false, false) => {}
        }
        self.push_reports(true);
        let (variance, taint) = self.decide(|| self.measured_variance(symbol, parameters, parameter));
        let reports = self.pop_reports();
        if taint.is_some() {
            // Members that are not understood: every comparison has to look at them, and is tainted then.
            return VarianceFlags::INVARIANT | VarianceFlags::UNMEASURABLE | VarianceFlags::UNRELIABLE;
        }
        let mut flags = variance;
        if reports.contains(RelationResult::REPORTS_UNMEASURABLE) {
            flags |= VarianceFlags::UNMEASURABLE;
        }
        if reports.contains(RelationResult::REPORTS_UNRELIABLE) {
            flags |= VarianceFlags::UNRELIABLE;
        }
        flags
    }

    fn measured_variance(&self, symbol: SymbolId, parameters: &'p [TypeId], parameter: TypeId) -> VarianceFlags {
        let with_super = self.create_marker_type(symbol, parameters, parameter, self.t.marker_super);
        let with_sub = self.create_marker_type(symbol, parameters, parameter, self.t.marker_sub);
        let mut variance = VarianceFlags::INVARIANT;
        if self.is_type_assignable_to(with_sub, with_super) {
            variance |= VarianceFlags::COVARIANT;
        }
        if self.is_type_assignable_to(with_super, with_sub) {
            variance |= VarianceFlags::CONTRAVARIANT;
        }
        if variance == VarianceFlags::BIVARIANT {
            let with_other = self.create_marker_type(symbol, parameters, parameter, self.t.marker_other);
            if self.is_type_assignable_to(with_other, with_super) {
                variance = VarianceFlags::INDEPENDENT;
            }
        }
        variance
    }

    /// An instantiation of the declaration with a marker in place of one parameter. TypeScript: createMarkerType
    fn create_marker_type(&self, symbol: SymbolId, parameters: &'p [TypeId], source: TypeId, target: TypeId) -> TypeId {
        let declared = self.declared_type_of_symbol(symbol);
        if self.is_unsupported(declared) {
            return declared;
        }
        let arguments = self.instantiate_types(parameters, self.mapper(Mapper::Simple { source, target }));
        let marker = if self.symbol(symbol).flags.get().contains(SymbolFlags::TYPE_ALIAS) {
            self.type_alias_instantiation(symbol, arguments, None)
        } else {
            self.create_type_reference(declared, arguments)
        };
        self.relations.marker_types.borrow_mut().insert(marker);
        marker
    }

    /// Whether `ty` was made to measure variances. TypeScript: isMarkerType
    pub(super) fn is_marker_type(&self, ty: TypeId) -> bool {
        self.relations.marker_types.borrow().contains(&ty)
    }

    /// `in`, `out` and `const` of a type parameter. TypeScript: getTypeParameterModifiers
    pub fn type_parameter_modifiers(&self, parameter: TypeId) -> ModifierFlags {
        let declarations = self.ty(parameter).symbol.map_or(&[][..], |symbol| self.symbol(symbol).declarations.get());
        declarations
            .iter()
            .filter(|&&declaration| matches!(self.kind(declaration), AstKind::TSTypeParameter(_)))
            .fold(ModifierFlags::empty(), |modifiers, &declaration| modifiers | self.modifier_flags(declaration))
    }
}
