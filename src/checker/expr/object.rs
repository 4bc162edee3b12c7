//! Object literals.

use oxc_ast::AstKind;
use oxc_ast::ast::{ObjectExpression, ObjectProperty, ObjectPropertyKind, PropertyKind};

use super::spread::SpreadTarget;
use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{CheckFlags, CheckMode, ContextFlags, ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::ops::UnionReduction;
use crate::checker::symbol_table::SymbolTableBuilder;
use crate::checker::symbols::MemberName;
use crate::checker::types::{IndexInfo, SymbolId, TypeId};

/// The part of a literal since the last spread.
struct Literal {
    node: NodeRef,
    symbol: Option<SymbolId>,
    flags: ObjectFlags,
    in_const_context: bool,
    table: SymbolTableBuilder,
    properties: Vec<SymbolId>,
    computed_string: bool,
    computed_number: bool,
    computed_symbol: bool,
}

impl<'p> Checker<'p> {
    /// TypeScript: checkObjectLiteral
    pub(super) fn check_object_literal(
        &self,
        node: NodeRef,
        object: &'p ObjectExpression<'p>,
        mode: CheckMode,
    ) -> TypeId {
        self.push_cached_contextual_type(node);
        let contextual = self.apparent_type_of_contextual_type(node, ContextFlags::empty());
        let in_const_context = self.is_const_context(node);
        let mut literal = Literal {
            node,
            symbol: self.symbol_of_node(node),
            flags: ObjectFlags::FRESH_LITERAL,
            in_const_context,
            table: SymbolTableBuilder::default(),
            properties: Vec::new(),
            computed_string: false,
            computed_number: false,
            computed_symbol: false,
        };
        let mut spread = self.t.empty_object;
        for member in &object.properties {
            match member {
                ObjectPropertyKind::ObjectProperty(property) => {
                    self.add_member(&mut literal, property, contextual, mode);
                }
                ObjectPropertyKind::SpreadProperty(argument) => {
                    if !literal.properties.is_empty() {
                        let part = self.take_literal_type(&mut literal);
                        spread = self.spread_type(spread, part, spread_target(&literal));
                    }
                    let argument = node.at(argument.argument.node_id());
                    let ty =
                        self.reduced_type(self.check_expression_with_mode(argument, mode & CheckMode::INFERENTIAL));
                    if !self.is_valid_spread_type(ty) {
                        // TypeScript complains, and calls the whole literal an error.
                        spread = if self.is_unsupported(ty) { ty } else { self.t.error };
                    } else if !self.is_error_type(spread) {
                        let merged = self.try_merge_union_of_object_type_and_empty_object(ty, in_const_context);
                        spread = self.spread_type(spread, merged, spread_target(&literal));
                    }
                }
            }
        }
        self.pop_contextual_type();
        if self.is_error_type(spread) {
            return spread;
        }
        if spread == self.t.empty_object {
            return self.take_literal_type(&mut literal);
        }
        if !literal.properties.is_empty() {
            let part = self.take_literal_type(&mut literal);
            spread = self.spread_type(spread, part, spread_target(&literal));
        }
        self.map_type(spread, &mut |part| {
            if part == self.t.empty_object { self.take_literal_type(&mut literal) } else { part }
        })
    }

    fn add_member(
        &self,
        literal: &mut Literal,
        property: &'p ObjectProperty<'p>,
        contextual: Option<TypeId>,
        mode: CheckMode,
    ) {
        let declaration = literal.node.at(property.node_id.get());
        let computed = match self.member_name(declaration) {
            Some(MemberName::Computed(expression)) => Some(self.check_computed_property_name(expression)),
            _ => None,
        };
        let name_type = computed.filter(|&ty| self.is_type_usable_as_property_name(ty));
        let Some(member) = self.symbol_of_node(declaration) else { return };
        let mut member = member;
        if property.kind == PropertyKind::Init {
            member = self.property_of_literal(literal, property, declaration, member, name_type, contextual, mode);
        } else if let Some(name_type) = name_type
            && let Some(name) = self.property_name_from_type(name_type)
            && self.symbol(member).name != name
        {
            // An accessor with a computed name: a property of that name with the accessor's types.
            let ty = self.type_of_symbol(member);
            member = self.create_property(name, ty, false, false);
        }
        match computed {
            Some(ty) if !self.flags(ty).intersects(TypeFlags::STRING_OR_NUMBER_LITERAL_OR_UNIQUE) => {
                if self.is_type_assignable_to(ty, self.t.string_number_symbol) {
                    if self.is_type_assignable_to(ty, self.t.number) {
                        literal.computed_number = true;
                    } else if self.is_type_assignable_to(ty, self.t.es_symbol) {
                        literal.computed_symbol = true;
                    } else {
                        literal.computed_string = true;
                    }
                }
            }
            _ => {
                literal.table.insert(self.symbol(member).name, member);
            }
        }
        literal.properties.push(member);
    }

    #[expect(clippy::too_many_arguments, reason = "one step of the loop above, with all of its state")]
    fn property_of_literal(
        &self,
        literal: &mut Literal,
        property: &'p ObjectProperty<'p>,
        declaration: NodeRef,
        member: SymbolId,
        name_type: Option<TypeId>,
        contextual: Option<TypeId>,
        mode: CheckMode,
    ) -> SymbolId {
        let value = declaration.at(property.value.node_id());
        let ty = if property.method {
            let function = self.check_function_expression_or_object_literal_method(value, mode);
            self.instantiate_type_with_single_generic_call_signature(value, function, mode)
        } else {
            self.check_expression_for_mutable_location_with(value, mode, false)
        };
        literal.flags |= self.object_flags(ty) & ObjectFlags::PROPAGATING_FLAGS;
        let data = self.symbol(member);
        let name = name_type.and_then(|ty| self.property_name_from_type(ty)).unwrap_or(data.name);
        let mut check_flags = CheckFlags::empty();
        check_flags.set(CheckFlags::READONLY, literal.in_const_context);
        check_flags.set(CheckFlags::LATE, name_type.is_some());
        let flags = SymbolFlags::PROPERTY | SymbolFlags::TRANSIENT | data.flags.get();
        let result = self.create_symbol(flags, name, check_flags);
        let copy = self.symbol(result);
        copy.links.name_type.set(name_type);
        if let Some(contextual) = contextual
            && self
                .pattern_of_type(contextual)
                .is_some_and(|pattern| matches!(self.kind(pattern), AstKind::ObjectPattern(_)))
            && !self.object_flags(contextual).intersects(ObjectFlags::OBJECT_LITERAL_PATTERN_WITH_COMPUTED_PROPERTIES)
            && let Some(implied) = self.property_of_type(contextual, data.name)
        {
            let optional = self.symbol(implied).flags.get() & SymbolFlags::OPTIONAL;
            copy.flags.set(copy.flags.get() | optional);
        }
        copy.declarations.set(data.declarations.get());
        copy.parent.set(data.parent.get());
        copy.value_declaration.set(data.value_declaration.get());
        copy.links.ty.set(Some(ty));
        copy.links.target.set(Some(member));
        if contextual.is_some() && !property.shorthand {
            self.infer_from_part_of_literal(literal.node, value, ty, mode);
        }
        result
    }

    /// The type of `[expression]` as a name. TypeScript: checkComputedPropertyName
    pub fn check_computed_property_name(&self, expression: NodeRef) -> TypeId {
        self.check_expression_cached(expression)
    }

    /// The object type of the members since the last spread. TypeScript: createObjectLiteralType
    fn take_literal_type(&self, literal: &mut Literal) -> TypeId {
        let mut infos = Vec::new();
        let keys = [
            (literal.computed_string, self.t.string),
            (literal.computed_number, self.t.number),
            (literal.computed_symbol, self.t.es_symbol),
        ];
        for (_, key) in keys.into_iter().filter(|key| key.0) {
            infos.push(self.object_literal_index_info(literal.in_const_context, &literal.properties, key));
        }
        let table = std::mem::take(&mut literal.table);
        literal.properties.clear();
        (literal.computed_string, literal.computed_number, literal.computed_symbol) = (false, false, false);
        let ty = self.create_anonymous_type(literal.symbol, self.table(&table), &[], &[], self.list(&infos));
        let flags = literal.flags | ObjectFlags::OBJECT_LITERAL | ObjectFlags::CONTAINS_OBJECT_OR_ARRAY_LITERAL;
        self.ty(ty).object_flags.set(self.object_flags(ty) | flags);
        ty
    }

    /// The index signature that computed names make. TypeScript: getObjectLiteralIndexInfo
    pub fn object_literal_index_info(&self, is_readonly: bool, properties: &[SymbolId], key: TypeId) -> IndexInfo {
        let types: Vec<TypeId> = properties
            .iter()
            .filter(|&&property| {
                if key == self.t.string {
                    !self.has_symbol_name(property)
                } else if key == self.t.number {
                    self.has_numeric_name(property)
                } else {
                    self.has_symbol_name(property)
                }
            })
            .map(|&property| self.type_of_symbol(property))
            .collect();
        let ty = if types.is_empty() {
            self.t.undefined
        } else {
            self.union_type_with(&types, UnionReduction::Subtype, None, None)
        };
        IndexInfo { key_type: key, ty, is_readonly, declaration: None }
    }

    /// TypeScript: isSymbolWithNumericName
    fn has_numeric_name(&self, property: SymbolId) -> bool {
        crate::checker::members::is_numeric_literal_name(self.text(self.symbol(property).name))
            || self.has_computed_name_of(property, self.t.number)
    }

    /// TypeScript: isSymbolWithSymbolName
    fn has_symbol_name(&self, property: SymbolId) -> bool {
        self.text(self.symbol(property).name).starts_with("__@")
            || self.has_computed_name_of(property, self.t.es_symbol)
    }

    fn has_computed_name_of(&self, property: SymbolId, kind: TypeId) -> bool {
        let Some(&declaration) = self.symbol(property).declarations.get().first() else { return false };
        let Some(MemberName::Computed(expression)) = self.member_name(declaration) else { return false };
        let ty = self.check_computed_property_name(expression);
        self.is_type_assignable_to(ty, kind)
    }

    /// The type of a property in a literal, on its own. TypeScript: checkPropertyAssignment
    pub fn check_property_assignment(&self, declaration: NodeRef) -> TypeId {
        let AstKind::ObjectProperty(property) = self.kind(declaration) else {
            return self.unsupported("no property of a literal", self.place(Some(declaration)));
        };
        self.check_expression_for_mutable_location(declaration.at(property.value.node_id()))
    }
}

fn spread_target(literal: &Literal) -> SpreadTarget {
    SpreadTarget { symbol: literal.symbol, flags: literal.flags, readonly: literal.in_const_context }
}
