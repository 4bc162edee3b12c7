//! Index signatures of declarations, and which of them a key uses.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::modifiers::ModifierFlags;
use crate::checker::names::Name;
use crate::checker::symbol_table::SymbolTable;
use crate::checker::symbols::MemberName;
use crate::checker::types::{IndexInfo, LiteralValue, SymbolId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// What stands for the members of `ty` that nobody knows: a string index signature that no declaration made and that
    /// is not understood. A type with an unsupported base has it, and a mapped type over unsupported keys.
    pub fn unknown_members(&self, ty: TypeId) -> Option<TypeId> {
        let mut infos = self.index_infos_of_type(ty).iter();
        infos.find(|info| info.declaration.is_none() && self.is_unsupported(info.ty)).map(|info| info.ty)
    }

    /// Index signatures among the members of a class, interface or literal. TypeScript: getIndexInfosOfSymbol
    pub fn index_infos_of_symbol(&self, symbol: SymbolId) -> &'p [IndexInfo] {
        let parameters = self.local_type_parameters_of_class_or_interface_or_type_alias(symbol);
        self.list(&self.index_infos_among(self.members_of_symbol(symbol), parameters.is_some()))
    }

    /// Static index signatures of a class.
    pub(super) fn static_index_infos(&self, class: SymbolId) -> Vec<IndexInfo> {
        self.index_infos_among(self.resolved_exports_of_class(class), false)
    }

    /// One signature a key type; then those of computed names that are no names of their own.
    /// TypeScript: getIndexInfosOfIndexSymbol
    fn index_infos_among(&self, members: &SymbolTable<'p>, has_type_parameters: bool) -> Vec<IndexInfo> {
        let Some(index) = members.get(Name::INDEX_SIGNATURE) else { return Vec::new() };
        let mut infos: Vec<IndexInfo> = Vec::new();
        let mut computed = Vec::new();
        for &declaration in self.symbol(index).declarations.get() {
            let AstKind::TSIndexSignature(node) = self.kind(declaration) else {
                computed.push(declaration);
                continue;
            };
            let key = declaration.at(node.parameter.type_annotation.type_annotation.node_id());
            let value = declaration.at(node.type_annotation.type_annotation.node_id());
            self.for_each_type(self.type_from_type_node(key), &mut |key_type| {
                if self.is_valid_index_key_type(key_type) && !infos.iter().any(|info| info.key_type == key_type) {
                    infos.push(IndexInfo {
                        key_type,
                        ty: self.type_from_type_node(value),
                        is_readonly: node.readonly,
                        declaration: Some(declaration),
                    });
                }
            });
        }
        if !computed.is_empty() {
            let is_property =
                |&(name, _): &(Name, SymbolId)| name != Name::INDEX_SIGNATURE && name != Name::CONSTRUCTOR_DECLARATION;
            let siblings: Vec<SymbolId> = members.iter().filter(is_property).map(|(_, member)| member).collect();
            self.add_computed_index_infos(&computed, &siblings, &mut infos);
            // A constructor and type parameters are members to TypeScript, without a type of their own.
            if (has_type_parameters || members.get(Name::CONSTRUCTOR_DECLARATION).is_some())
                && let Some(info) = infos.iter_mut().find(|info| info.key_type == self.t.string)
                && info.declaration.is_none()
            {
                info.ty = self.t.any;
            }
        }
        infos
    }

    fn add_computed_index_infos(&self, computed: &[NodeRef], siblings: &[SymbolId], infos: &mut Vec<IndexInfo>) {
        let has = |infos: &[IndexInfo], key: TypeId| infos.iter().any(|info| info.key_type == key);
        // A kind of key, and whether all members of that kind are readonly.
        let mut kinds = [(self.t.string, None), (self.t.number, None), (self.t.es_symbol, None)];
        let mut properties = Vec::new();
        for &declaration in computed {
            let Some(MemberName::Computed(expression)) = self.member_name(declaration) else { continue };
            let key = self.type_of_late_name(expression);
            if self.is_unsupported(key) {
                infos.push(IndexInfo { key_type: self.t.string, ty: key, is_readonly: false, declaration: None });
                return;
            }
            if has(infos, key) {
                continue;
            }
            let kind = match key {
                _ if self.is_type_assignable_to(key, self.t.number) => 1,
                _ if self.is_type_assignable_to(key, self.t.es_symbol) => 2,
                _ => 0,
            };
            let is_readonly = self.modifier_flags(declaration).intersects(ModifierFlags::READONLY);
            kinds[kind].1 = Some(kinds[kind].1.unwrap_or(true) && is_readonly);
            properties.extend(self.symbol_of_node(declaration));
        }
        properties.extend(siblings);
        for (key, is_readonly) in kinds {
            if let Some(is_readonly) = is_readonly
                && !has(infos, key)
            {
                infos.push(self.object_literal_index_info(is_readonly, &properties, key));
            }
        }
    }

    /// TypeScript: isValidIndexKeyType
    pub fn is_valid_index_key_type(&self, ty: TypeId) -> bool {
        self.flags(ty).intersects(TypeFlags::STRING | TypeFlags::NUMBER | TypeFlags::ES_SYMBOL)
            || self.is_pattern_literal_type(ty)
            || self.flags(ty).intersects(TypeFlags::INTERSECTION)
                && !self.is_generic_type(ty)
                && self.constituents(ty).iter().any(|&part| self.is_valid_index_key_type(part))
    }

    /// The index signature that a key of this type goes through. TypeScript: getApplicableIndexInfo
    pub fn applicable_index_info(&self, ty: TypeId, key: TypeId) -> Option<IndexInfo> {
        self.applicable_index_info_among(self.index_infos_of_type(ty), key)
    }

    /// As [`Self::applicable_index_info`], among given ones. Several applicable ones intersect; `string` comes last.
    /// TypeScript: getApplicableIndexInfo
    pub fn applicable_index_info_among(&self, infos: &[IndexInfo], key: TypeId) -> Option<IndexInfo> {
        let mut string_info = None;
        let mut applicable = Vec::new();
        for &info in infos {
            if info.key_type == self.t.string {
                string_info = Some(info);
            } else if self.is_applicable_index_type(key, info.key_type) {
                applicable.push(info);
            }
        }
        match applicable.as_slice() {
            [] => string_info.filter(|_| self.is_applicable_index_type(key, self.t.string)),
            [info] => Some(*info),
            _ => {
                let types: Vec<TypeId> = applicable.iter().map(|info| info.ty).collect();
                Some(IndexInfo {
                    key_type: self.t.unknown,
                    ty: self.intersection_type(&types),
                    is_readonly: applicable.iter().all(|info| info.is_readonly),
                    declaration: None,
                })
            }
        }
    }

    /// The index signature that a property name goes through. TypeScript: getApplicableIndexInfoForName
    pub fn applicable_index_info_for_name(&self, ty: TypeId, name: Name) -> Option<IndexInfo> {
        let late_bound = self.text(name).starts_with("__@");
        let key = if late_bound { self.t.es_symbol } else { self.string_literal_type(name) };
        self.applicable_index_info(ty, key)
    }

    /// TypeScript: isApplicableIndexType
    pub fn is_applicable_index_type(&self, source: TypeId, target: TypeId) -> bool {
        self.is_type_assignable_to(source, target)
            || target == self.t.string && self.is_type_assignable_to(source, self.t.number)
            || target == self.t.number
                && (source == self.t.numeric_string
                    || matches!(&self.ty(source).data, TypeData::Literal { value: LiteralValue::String(text), .. }
                        if is_numeric_literal_name(self.text(*text))))
    }
}

/// Whether a name is a number as JavaScript writes it. TypeScript: isNumericLiteralName
pub fn is_numeric_literal_name(name: &str) -> bool {
    match name {
        "NaN" | "Infinity" | "-Infinity" => true,
        _ => name
            .parse::<f64>()
            .is_ok_and(|value| value.is_finite() && crate::checker::symbols::number_to_string(value) == name),
    }
}
