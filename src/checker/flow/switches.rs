//! What the clauses of a switch statement say of a reference, and whether they cover all cases.

use oxc_ast::AstKind;
use oxc_ast::ast::SwitchStatement;

use super::TypeFacts;
use super::analysis::{Analysis, FlowType};
use super::graph::{Flow, SwitchClauses};
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::types::{LiteralValue, TypeData, TypeId};

impl<'p> Checker<'p> {
    fn switch_statement(&self, node: NodeRef) -> Option<&'p SwitchStatement<'p>> {
        match self.kind(node) {
            AstKind::SwitchStatement(statement) => Some(statement),
            _ => None,
        }
    }

    /// The type that each clause tests for; `never` for the default clause. TypeScript: getSwitchClauseTypes
    fn switch_clause_types(&self, switch: NodeRef) -> &'p [TypeId] {
        if let Some(&known) = self.flow.switch_types.borrow().get(&switch) {
            return known;
        }
        let Some(statement) = self.switch_statement(switch) else { return &[] };
        let tree = self.tree(switch.file);
        let type_of_clause = |test: &Option<_>| match test {
            Some(test) => self.regular_type_of_literal_type(self.type_of_expression(switch.at(tree.of(test)))),
            None => self.t.never,
        };
        let types: Vec<TypeId> = statement.cases.iter().map(|case| type_of_clause(&case.test)).collect();
        let types = self.list(&types);
        match types.iter().copied().find(|&ty| self.is_unsupported(ty)) {
            Some(unsupported) => self.taint(unsupported),
            None => {
                self.flow.switch_types.borrow_mut().insert(switch, types);
            }
        }
        types
    }

    /// The names that the clauses of `switch (typeof x)` test for, each where it comes first; none for other switches.
    /// TypeScript: getSwitchClauseTypeOfWitnesses
    fn switch_clause_typeof_witnesses(&self, switch: NodeRef) -> Option<Vec<Option<&'p str>>> {
        let tree = self.tree(switch.file);
        let mut witnesses: Vec<Option<&'p str>> = Vec::new();
        for case in &self.switch_statement(switch)?.cases {
            let text = match &case.test {
                Some(test) => Some(tree.string_literal_like(tree.of(test))?),
                None => None,
            };
            witnesses.push(text.filter(|text| !text.is_empty() && !witnesses.contains(&Some(text))));
        }
        Some(witnesses)
    }

    /// Whether some clause of a switch statement is always taken. TypeScript: isExhaustiveSwitchStatement
    pub fn is_exhaustive_switch_statement(&self, switch: NodeRef) -> bool {
        if let Some(Some(known)) = self.flow.exhaustive.borrow().get(&switch).copied() {
            return known;
        }
        // When the types of its clauses depend on the answer, it is no.
        let is_circular = self.flow.exhaustive.borrow_mut().insert(switch, None).is_some();
        if is_circular {
            self.flow.exhaustive.borrow_mut().insert(switch, Some(false));
            return false;
        }
        let (computed, tainted) = self.decide(|| self.compute_exhaustive_switch_statement(switch));
        let mut cache = self.flow.exhaustive.borrow_mut();
        if let Some(unsupported) = tainted {
            cache.remove(&switch);
            self.taint(unsupported);
            return computed;
        }
        if let Some(&Some(settled)) = cache.get(&switch) {
            return settled;
        }
        cache.insert(switch, Some(computed));
        computed
    }

    /// TypeScript: computeExhaustiveSwitchStatement
    fn compute_exhaustive_switch_statement(&self, switch: NodeRef) -> bool {
        let Some(statement) = self.switch_statement(switch) else { return false };
        let tree = self.tree(switch.file);
        let discriminant = tree.of(&statement.discriminant);
        let constraint_of = |node| {
            let ty = self.base_constraint_or_type(self.check_expression_cached(switch.at(node)));
            if self.is_unsupported(ty) {
                self.taint(ty);
            }
            ty
        };
        if let Some(operand) = tree.typeof_operand(discriminant) {
            let Some(witnesses) = self.switch_clause_typeof_witnesses(switch) else { return false };
            let constraint = constraint_of(operand);
            let facts = not_equal_facts_from_typeof_switch(0, 0, &witnesses);
            if self.flags(constraint).intersects(TypeFlags::ANY_OR_UNKNOWN) {
                return facts.contains(TypeFacts::ALL_TYPEOF_NE);
            }
            return !self.some_type(constraint, &mut |ty| self.type_facts(ty, facts) == facts);
        }
        let ty = constraint_of(discriminant);
        if !self.is_literal_type(ty) {
            return false;
        }
        let clause_types = self.switch_clause_types(switch);
        let is_unit_or_never = |ty: &TypeId| self.flags(*ty).intersects(TypeFlags::UNIT | TypeFlags::NEVER);
        if clause_types.is_empty() || !clause_types.iter().all(is_unit_or_never) {
            return false;
        }
        let regular = self.map_type(ty, &mut |ty| self.regular_type_of_literal_type(ty));
        self.every_type(regular, &mut |ty| clause_types.contains(&ty))
    }
}

/// What `typeof` is not, where none of the clauses outside of `start..end` was taken.
/// TypeScript: getNotEqualFactsFromTypeofSwitch
fn not_equal_facts_from_typeof_switch(start: usize, end: usize, witnesses: &[Option<&str>]) -> TypeFacts {
    let outside = witnesses.iter().enumerate().filter(|&(index, _)| index < start || index >= end);
    outside
        .filter_map(|(_, witness)| *witness)
        .fold(TypeFacts::empty(), |facts, name| facts | TypeFacts::typeof_ne(name))
}

impl<'p> Analysis<'_, 'p> {
    /// TypeScript: getTypeAtSwitchClause
    pub(super) fn type_at_switch_clause(&self, clauses: SwitchClauses, antecedent: Flow<'p>) -> FlowType {
        let checker = self.checker;
        let flow_type = self.type_at_flow_node(antecedent);
        let Some(statement) = checker.switch_statement(clauses.switch) else { return flow_type };
        let tree = checker.tree(clauses.switch.file);
        let discriminant = clauses.switch.at(tree.skip_parentheses(tree.of(&statement.discriminant)));
        let typeof_operand = tree.typeof_operand(discriminant.node).map(|operand| discriminant.at(operand));
        let ty = flow_type.ty;
        let narrowed = if self.matches(discriminant) {
            self.narrow_type_by_switch_on_discriminant(ty, clauses)
        } else if typeof_operand.is_some_and(|operand| self.matches(operand)) {
            self.narrow_type_by_switch_on_typeof(ty, clauses)
        } else if tree.boolean_literal(discriminant.node) == Some(true) {
            self.narrow_type_by_switch_on_true(ty, clauses, statement)
        } else {
            let ty = self.narrow_type_by_switched_chain(ty, discriminant, typeof_operand, clauses);
            match self.discriminant_property_access(discriminant, ty) {
                Some(access) => self.narrow_type_by_switch_on_discriminant_property(ty, access, clauses),
                None => ty,
            }
        };
        self.flow_type(narrowed, flow_type.is_incomplete)
    }

    /// TypeScript: narrowTypeBySwitchOptionalChainContainment
    fn narrow_type_by_switched_chain(
        &self,
        ty: TypeId,
        discriminant: NodeRef,
        typeof_operand: Option<NodeRef>,
        clauses: SwitchClauses,
    ) -> TypeId {
        if !self.is_strict() || clauses.is_none_taken() {
            return ty;
        }
        let checker = self.checker;
        let tested = || &checker.switch_clause_types(clauses.switch)[clauses.start..clauses.end];
        let is_present = if self.is_in_optional_chain(discriminant) {
            let absent = TypeFlags::UNDEFINED | TypeFlags::NEVER;
            tested().iter().all(|&ty| !checker.flags(ty).intersects(absent))
        } else if typeof_operand.is_some_and(|operand| self.is_in_optional_chain(operand)) {
            tested().iter().all(|&ty| {
                !checker.flags(ty).intersects(TypeFlags::NEVER) && !checker.is_string_literal_of(ty, "undefined")
            })
        } else {
            false
        };
        if is_present { checker.type_with_facts(ty, TypeFacts::NE_UNDEFINED_OR_NULL) } else { ty }
    }

    /// TypeScript: narrowTypeBySwitchOnDiscriminantProperty
    fn narrow_type_by_switch_on_discriminant_property(
        &self,
        ty: TypeId,
        access: NodeRef,
        clauses: SwitchClauses,
    ) -> TypeId {
        let checker = self.checker;
        if !clauses.is_none_taken()
            && checker.is_union(ty)
            && let Some(key) = checker.key_property_name(ty)
            && Some(key) == checker.accessed_property_name(access)
        {
            let tested = &checker.switch_clause_types(clauses.switch)[clauses.start..clauses.end];
            let candidates: Vec<TypeId> = tested
                .iter()
                .map(|&tested| checker.constituent_type_for_key_type(ty, tested).unwrap_or(checker.t.unknown))
                .collect();
            let candidate = checker.union_type(&candidates);
            if candidate != checker.t.unknown {
                return candidate;
            }
        }
        self.narrow_type_by_discriminant(ty, access, &mut |property| {
            self.narrow_type_by_switch_on_discriminant(property, clauses)
        })
    }

    /// TypeScript: narrowTypeBySwitchOnDiscriminant
    fn narrow_type_by_switch_on_discriminant(&self, ty: TypeId, clauses: SwitchClauses) -> TypeId {
        let checker = self.checker;
        let all_types = checker.switch_clause_types(clauses.switch);
        if all_types.is_empty() {
            return ty;
        }
        let clause_types = &all_types[clauses.start..clauses.end];
        let has_default = clauses.is_none_taken() || clause_types.contains(&checker.t.never);
        if checker.flags(ty).intersects(TypeFlags::UNKNOWN) && !has_default {
            return self.type_of_tested_values(clause_types).unwrap_or(ty);
        }
        let discriminant = checker.union_type(clause_types);
        let case_type = if checker.flags(discriminant).intersects(TypeFlags::NEVER) {
            checker.t.never
        } else {
            let comparable = checker.filter_type(ty, &mut |ty| checker.are_types_comparable(discriminant, ty));
            checker.replace_primitives_with_literals(comparable, discriminant)
        };
        if !has_default {
            return case_type;
        }
        let default_type = checker.filter_type(ty, &mut |ty| {
            !(checker.is_unit_like_type(ty) && {
                let unit = if checker.flags(ty).intersects(TypeFlags::UNDEFINED) {
                    checker.t.undefined
                } else {
                    checker.regular_type_of_literal_type(checker.extract_unit_type(ty))
                };
                all_types
                    .iter()
                    .any(|&tested| checker.is_unit_type(tested) && checker.are_types_comparable(tested, unit))
            })
        });
        if checker.flags(case_type).intersects(TypeFlags::NEVER) {
            default_type
        } else {
            checker.union_type(&[case_type, default_type])
        }
    }

    /// What an `unknown` is, if it is one of the values tested for; none when that cannot be said.
    fn type_of_tested_values(&self, tested: &[TypeId]) -> Option<TypeId> {
        let checker = self.checker;
        let ground = tested.iter().map(|&ty| {
            let flags = checker.flags(ty);
            if flags.intersects(TypeFlags::PRIMITIVE | TypeFlags::NON_PRIMITIVE) {
                Some(ty)
            } else {
                flags.intersects(TypeFlags::OBJECT).then_some(checker.t.non_primitive)
            }
        });
        Some(checker.union_type(&ground.collect::<Option<Vec<TypeId>>>()?))
    }

    /// TypeScript: narrowTypeBySwitchOnTypeOf
    fn narrow_type_by_switch_on_typeof(&self, ty: TypeId, clauses: SwitchClauses) -> TypeId {
        let checker = self.checker;
        let Some(witnesses) = checker.switch_clause_typeof_witnesses(clauses.switch) else { return ty };
        if self.includes_default(clauses) {
            let facts = not_equal_facts_from_typeof_switch(clauses.start, clauses.end, &witnesses);
            return checker.filter_type(ty, &mut |ty| checker.type_facts(ty, facts) == facts);
        }
        let narrowed: Vec<TypeId> = witnesses[clauses.start..clauses.end]
            .iter()
            .map(|witness| witness.map_or(checker.t.never, |name| checker.narrow_type_by_type_name(ty, name)))
            .collect();
        checker.union_type(&narrowed)
    }

    fn includes_default(&self, clauses: SwitchClauses) -> bool {
        let Some(statement) = self.checker.switch_statement(clauses.switch) else { return false };
        let default = statement.cases.iter().position(|case| case.test.is_none());
        clauses.is_none_taken() || default.is_some_and(|index| clauses.start <= index && index < clauses.end)
    }

    /// `switch (true)` is a chain of conditions. TypeScript: narrowTypeBySwitchOnTrue
    fn narrow_type_by_switch_on_true(
        &self,
        ty: TypeId,
        clauses: SwitchClauses,
        statement: &SwitchStatement<'p>,
    ) -> TypeId {
        let tree = self.checker.tree(clauses.switch.file);
        let tests = |range: std::ops::Range<usize>| {
            statement.cases[range].iter().map(|case| case.test.as_ref().map(|test| clauses.switch.at(tree.of(test))))
        };
        let none_of = |ty: TypeId, range| tests(range).flatten().fold(ty, |ty, test| self.narrow_type(ty, test, false));
        let ty = none_of(ty, 0..clauses.start);
        if self.includes_default(clauses) {
            return none_of(ty, clauses.end..statement.cases.len());
        }
        let narrowed: Vec<TypeId> = tests(clauses.start..clauses.end)
            .map(|test| test.map_or(self.checker.t.never, |test| self.narrow_type(ty, test, true)))
            .collect();
        self.checker.union_type(&narrowed)
    }
}

impl Checker<'_> {
    fn is_string_literal_of(&self, ty: TypeId, text: &str) -> bool {
        matches!(self.ty(ty).data, TypeData::Literal { value: LiteralValue::String(value), .. }
            if self.text(value) == text)
    }
}
