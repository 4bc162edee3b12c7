//! Template literal types and the string mappings `Uppercase`, `Lowercase`, `Capitalize` and `Uncapitalize`.

use oxc_ast::AstKind;

use crate::base::NodeRef;
use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, TypeFlags};
use crate::checker::names::Name;
use crate::checker::symbols::number_to_string;
use crate::checker::types::{LiteralValue, SymbolId, TypeData, TypeId};

/// A template under construction: whole spans, and the text after the last of them.
struct Spans {
    types: Vec<TypeId>,
    texts: Vec<Name>,
    text: String,
}

impl Checker<'_> {
    /// TypeScript: getTypeFromTemplateTypeNode
    pub fn type_from_template_type_node(&self, node: NodeRef) -> TypeId {
        let AstKind::TSTemplateLiteralType(template) = self.kind(node) else { return self.unexpected_node(node) };
        let mut texts = Vec::with_capacity(template.quasis.len());
        for quasi in &template.quasis {
            let Some(text) = quasi.value.cooked else { return self.unexpected_node(node) };
            texts.push(self.intern(&text));
        }
        let types: Vec<TypeId> = template.types.iter().map(|ty| self.type_from_type(node, ty)).collect();
        self.template_literal_type(&texts, &types)
    }

    /// The template of `texts` with `types` between them, spelled out where it can be.
    /// TypeScript: getTemplateLiteralType
    pub fn template_literal_type(&self, texts: &[Name], types: &[TypeId]) -> TypeId {
        if let Some(&unsupported) = types.iter().find(|&&ty| self.is_unsupported(ty)) {
            return unsupported;
        }
        let distributes = |ty: TypeId| self.flags(ty).intersects(TypeFlags::NEVER | TypeFlags::UNION);
        if let Some(at) = types.iter().position(|&ty| distributes(ty)) {
            if let Some(unsupported) = self.check_cross_product_union(types) {
                return unsupported;
            }
            return self.map_type(types[at], &mut |member| {
                let mut replaced = types.to_vec();
                replaced[at] = member;
                self.template_literal_type(texts, &replaced)
            });
        }
        if types.contains(&self.t.wildcard) {
            return self.t.wildcard;
        }
        let mut spans = Spans { types: Vec::new(), texts: Vec::new(), text: self.text(texts[0]).to_owned() };
        if !self.add_spans(&mut spans, texts, types) {
            return self.t.string;
        }
        if spans.types.is_empty() {
            return self.string_literal_type(self.intern(&spans.text));
        }
        spans.texts.push(self.intern(&spans.text));
        if spans.texts.iter().all(|&text| text == Name::EMPTY) {
            if spans.types.iter().all(|&ty| self.flags(ty).contains(TypeFlags::STRING)) {
                return self.t.string;
            }
            if let [only] = *spans.types
                && self.is_pattern_literal_type(only)
            {
                return only;
            }
        }
        self.intern_template(&spans.texts, &spans.types)
    }

    fn intern_template(&self, texts: &[Name], types: &[TypeId]) -> TypeId {
        if let Some(&known) = self.ops.templates.borrow().get(&(texts, types)) {
            return known;
        }
        let (texts, types) = (self.list(texts), self.list(types));
        let data = TypeData::TemplateLiteral { texts, types };
        let ty = self.create_type(TypeFlags::TEMPLATE_LITERAL, ObjectFlags::empty(), None, None, data);
        self.ops.templates.borrow_mut().insert((texts, types), ty);
        ty
    }

    /// False when a part is neither text nor a placeholder.
    fn add_spans(&self, spans: &mut Spans, texts: &[Name], types: &[TypeId]) -> bool {
        for (at, &ty) in types.iter().enumerate() {
            let flags = self.flags(ty);
            let next = self.text(texts[at + 1]);
            if flags.intersects(TypeFlags::LITERAL | TypeFlags::NULL | TypeFlags::UNDEFINED) {
                spans.text.push_str(&self.template_string_for_type(ty));
                spans.text.push_str(next);
            } else if let TypeData::TemplateLiteral { texts, types } = self.ty(ty).data {
                spans.text.push_str(self.text(texts[0]));
                if !self.add_spans(spans, texts, types) {
                    return false;
                }
                spans.text.push_str(next);
            } else if self.is_generic_index_type(ty) || self.is_pattern_literal_placeholder_type(ty) {
                spans.types.push(ty);
                spans.texts.push(self.intern(&spans.text));
                next.clone_into(&mut spans.text);
            } else {
                return false;
            }
        }
        true
    }

    /// TypeScript: getTemplateStringForType
    fn template_string_for_type(&self, ty: TypeId) -> String {
        match &self.ty(ty).data {
            TypeData::Literal { value, .. } => match *value {
                LiteralValue::String(text) | LiteralValue::BigInt(text) => self.text(text).to_owned(),
                LiteralValue::Number(number) => number_to_string(number),
                LiteralValue::Boolean(value) => value.to_string(),
            },
            TypeData::Intrinsic(name) => (*name).to_owned(),
            _ => String::new(),
        }
    }

    /// `Uppercase<T>` and its kin, computed where it can be. TypeScript: getStringMappingType
    pub fn string_mapping_type(&self, symbol: SymbolId, ty: TypeId) -> TypeId {
        let flags = self.flags(ty);
        if self.is_unsupported(ty) {
            return ty;
        }
        if flags.intersects(TypeFlags::UNION | TypeFlags::NEVER) {
            return self.map_type(ty, &mut |member| self.string_mapping_type(symbol, member));
        }
        match &self.ty(ty).data {
            TypeData::Literal { value: LiteralValue::String(text), .. } => {
                self.string_literal_type(self.intern(&self.apply_string_mapping(symbol, self.text(*text))))
            }
            TypeData::TemplateLiteral { texts, types } => {
                let (texts, types) = self.apply_template_string_mapping(symbol, texts, types);
                self.template_literal_type(&texts, &types)
            }
            TypeData::StringMapping { .. } if self.ty(ty).symbol == Some(symbol) => ty,
            _ => {
                let open = TypeFlags::ANY | TypeFlags::STRING | TypeFlags::STRING_MAPPING;
                if flags.intersects(open) || self.is_generic_index_type(ty) {
                    self.string_mapping_type_for_generic_type(symbol, ty)
                } else if self.is_pattern_literal_placeholder_type(ty) {
                    let template = self.template_literal_type(&[Name::EMPTY, Name::EMPTY], &[ty]);
                    self.string_mapping_type_for_generic_type(symbol, template)
                } else {
                    ty
                }
            }
        }
    }

    /// TypeScript: getStringMappingTypeForGenericType
    fn string_mapping_type_for_generic_type(&self, symbol: SymbolId, ty: TypeId) -> TypeId {
        if let Some(&known) = self.ops.string_mappings.borrow().get(&(symbol, ty)) {
            return known;
        }
        let data = TypeData::StringMapping { ty };
        let result = self.create_type(TypeFlags::STRING_MAPPING, ObjectFlags::empty(), Some(symbol), None, data);
        self.ops.string_mappings.borrow_mut().insert((symbol, ty), result);
        result
    }

    /// TypeScript: applyStringMapping
    pub fn apply_string_mapping(&self, symbol: SymbolId, text: &str) -> String {
        match self.text(self.symbol(symbol).name) {
            "Uppercase" => text.to_uppercase(),
            "Lowercase" => text.to_lowercase(),
            "Capitalize" => map_first_unit(text, str::to_uppercase),
            "Uncapitalize" => map_first_unit(text, str::to_lowercase),
            _ => text.to_owned(),
        }
    }

    /// TypeScript: applyTemplateStringMapping
    fn apply_template_string_mapping(
        &self,
        symbol: SymbolId,
        texts: &[Name],
        types: &[TypeId],
    ) -> (Vec<Name>, Vec<TypeId>) {
        let mapped_text = |text: Name| self.intern(&self.apply_string_mapping(symbol, self.text(text)));
        let mut new_texts = texts.to_vec();
        let mut new_types = types.to_vec();
        match self.text(self.symbol(symbol).name) {
            "Uppercase" | "Lowercase" => {
                new_texts = texts.iter().map(|&text| mapped_text(text)).collect();
                new_types = types.iter().map(|&ty| self.string_mapping_type(symbol, ty)).collect();
            }
            "Capitalize" | "Uncapitalize" => {
                if texts[0] == Name::EMPTY {
                    new_types[0] = self.string_mapping_type(symbol, types[0]);
                } else {
                    new_texts[0] = mapped_text(texts[0]);
                }
            }
            _ => {}
        }
        (new_texts, new_types)
    }
}

/// `text` with its first UTF-16 unit mapped; half of a character beyond the basic plane has no case.
fn map_first_unit(text: &str, map: impl Fn(&str) -> String) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) if first.len_utf16() == 1 => map(first.encode_utf8(&mut [0; 4])) + characters.as_str(),
        _ => text.to_owned(),
    }
}
