//! Index signatures of declarations, and which of them a key uses.

use oxc_ast::AstKind;

use crate::checker::Checker;
use crate::checker::flags::TypeFlags;
use crate::checker::names::Name;
use crate::checker::types::{IndexInfo, LiteralValue, SymbolId, TypeData, TypeId};

impl<'p> Checker<'p> {
    /// Index signatures among the members of a class, interface or literal. TypeScript: getIndexInfosOfSymbol
    pub fn index_infos_of_symbol(&self, symbol: SymbolId) -> &'p [IndexInfo] {
        match self.members_of_symbol(symbol).get(Name::INDEX_SIGNATURE) {
            Some(index) => self.list(&self.index_infos_of_index_symbol(index)),
            None => &[],
        }
    }

    /// Static index signatures of a class.
    pub(super) fn static_index_infos(&self, class: SymbolId) -> Vec<IndexInfo> {
        let index = self.resolved_exports_of_class(class).get(Name::INDEX_SIGNATURE);
        index.map(|index| self.index_infos_of_index_symbol(index)).unwrap_or_default()
    }

    /// One signature a key type. TypeScript: getIndexInfosOfIndexSymbol
    fn index_infos_of_index_symbol(&self, index: SymbolId) -> Vec<IndexInfo> {
        let mut infos: Vec<IndexInfo> = Vec::new();
        for &declaration in self.symbol(index).declarations.get() {
            let AstKind::TSIndexSignature(node) = self.kind(declaration) else { continue };
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
        infos
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
