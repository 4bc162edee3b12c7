//! Which types depend on type parameters, and whether as an object or as a key.

use oxc_ast::AstKind;

use crate::checker::Checker;
use crate::checker::flags::{ObjectFlags, SymbolFlags, TypeFlags};
use crate::checker::types::{TypeData, TypeId};

impl Checker<'_> {
    /// Whether instantiation can change `ty`. TypeScript: couldContainTypeVariables
    pub fn could_contain_type_variables(&self, ty: TypeId) -> bool {
        let known = self.object_flags(ty);
        if known.contains(ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES_COMPUTED)
            && self.flags(ty).intersects(TypeFlags::OBJECT_FLAGS_TYPE)
        {
            return known.contains(ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES);
        }
        let result = self.computed_could_contain_type_variables(ty);
        if self.flags(ty).intersects(TypeFlags::OBJECT_FLAGS_TYPE) {
            let cell = &self.ty(ty).object_flags;
            let mut flags = cell.get() | ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES_COMPUTED;
            if result {
                flags |= ObjectFlags::COULD_CONTAIN_TYPE_VARIABLES;
            }
            cell.set(flags);
        }
        result
    }

    fn computed_could_contain_type_variables(&self, ty: TypeId) -> bool {
        let flags = self.flags(ty);
        if flags.intersects(TypeFlags::INSTANTIABLE) {
            return true;
        }
        if flags.contains(TypeFlags::OBJECT) {
            return !self.is_non_generic_top_level_type(ty) && self.object_could_contain_type_variables(ty);
        }
        flags.intersects(TypeFlags::UNION_OR_INTERSECTION)
            && !flags.contains(TypeFlags::ENUM_LITERAL)
            && !self.is_non_generic_top_level_type(ty)
            && self.constituents(ty).iter().any(|&member| self.could_contain_type_variables(member))
    }

    fn object_could_contain_type_variables(&self, ty: TypeId) -> bool {
        let object_flags = self.object_flags(ty);
        let always = ObjectFlags::MAPPED
            | ObjectFlags::REVERSE_MAPPED
            | ObjectFlags::OBJECT_REST_TYPE
            | ObjectFlags::INSTANTIATION_EXPRESSION_TYPE;
        if object_flags.intersects(always) {
            return true;
        }
        if object_flags.contains(ObjectFlags::REFERENCE) {
            let deferred = matches!(&self.ty(ty).data, TypeData::Reference(reference) if reference.node.is_some());
            return deferred
                || self.type_arguments(ty).iter().any(|&argument| self.could_contain_type_variables(argument));
        }
        let declaring = SymbolFlags::FUNCTION
            | SymbolFlags::METHOD
            | SymbolFlags::CLASS
            | SymbolFlags::TYPE_LITERAL
            | SymbolFlags::OBJECT_LITERAL;
        object_flags.contains(ObjectFlags::ANONYMOUS)
            && self.ty(ty).symbol.is_some_and(|symbol| {
                let symbol = self.symbol(symbol);
                symbol.flags.get().intersects(declaring) && !symbol.declarations.get().is_empty()
            })
    }

    /// Whether `ty` is the body of an alias without parameters at the top of a file.
    /// TypeScript: isNonGenericTopLevelType
    fn is_non_generic_top_level_type(&self, ty: TypeId) -> bool {
        let Some(alias) = self.ty(ty).alias else { return false };
        if alias.arguments.is_some() {
            return false;
        }
        let declarations = self.symbol(alias.symbol).declarations.get();
        let declaration =
            declarations.iter().copied().find(|&node| matches!(self.kind(node), AstKind::TSTypeAliasDeclaration(_)));
        let Some(declaration) = declaration else { return false };
        let mut host = self.parent(declaration);
        if matches!(self.kind(host), AstKind::ExportNamedDeclaration(_)) {
            host = self.parent(host);
        }
        matches!(self.kind(host), AstKind::Program(_))
    }

    /// Whether `ty` is an object whose members are known. TypeScript: isNonGenericObjectType
    pub fn is_non_generic_object_type(&self, ty: TypeId) -> bool {
        self.flags(ty).contains(TypeFlags::OBJECT) && !self.is_generic_mapped_type(ty)
    }

    /// Whether properties of `ty` depend on a type parameter. TypeScript: isGenericObjectType
    pub fn is_generic_object_type(&self, ty: TypeId) -> bool {
        self.generic_object_flags(ty).contains(ObjectFlags::IS_GENERIC_OBJECT_TYPE)
    }

    /// Whether `ty` as a key depends on a type parameter. TypeScript: isGenericIndexType
    pub fn is_generic_index_type(&self, ty: TypeId) -> bool {
        self.generic_object_flags(ty).contains(ObjectFlags::IS_GENERIC_INDEX_TYPE)
    }

    /// TypeScript: isGenericType
    pub fn is_generic_type(&self, ty: TypeId) -> bool {
        !self.generic_object_flags(ty).is_empty()
    }

    /// TypeScript: getGenericObjectFlags
    fn generic_object_flags(&self, ty: TypeId) -> ObjectFlags {
        let flags = self.flags(ty);
        let parts: &[TypeId] = match &self.ty(ty).data {
            TypeData::Substitution { base, constraint } => &[*base, *constraint],
            _ if flags.intersects(TypeFlags::UNION_OR_INTERSECTION) => self.constituents(ty),
            _ => return self.generic_object_flags_of_part(ty),
        };
        let cell = &self.ty(ty).object_flags;
        if !cell.get().contains(ObjectFlags::IS_GENERIC_TYPE_COMPUTED) {
            let computed = parts.iter().fold(ObjectFlags::empty(), |all, &part| all | self.generic_object_flags(part));
            cell.set(cell.get() | ObjectFlags::IS_GENERIC_TYPE_COMPUTED | computed);
        }
        cell.get() & ObjectFlags::IS_GENERIC_TYPE
    }

    fn generic_object_flags_of_part(&self, ty: TypeId) -> ObjectFlags {
        let flags = self.flags(ty);
        let mut result = ObjectFlags::empty();
        if flags.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE)
            || self.is_generic_mapped_type(ty)
            || self.is_generic_tuple_type(ty)
        {
            result |= ObjectFlags::IS_GENERIC_OBJECT_TYPE;
        }
        if flags.intersects(TypeFlags::INSTANTIABLE_NON_PRIMITIVE | TypeFlags::INDEX)
            || self.is_generic_string_like_type(ty)
        {
            result |= ObjectFlags::IS_GENERIC_INDEX_TYPE;
        }
        result
    }
}
