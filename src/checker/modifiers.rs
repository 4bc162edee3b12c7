//! Modifiers of declarations: visibility, `readonly`, `static` and the like, read from the syntax on each call.

use bitflags::bitflags;
use oxc_ast::AstKind;
use oxc_ast::ast::{AccessorPropertyType, MethodDefinitionType, PropertyDefinitionType, TSAccessibility};

use super::Checker;
use super::flags::{CheckFlags, SymbolFlags};
use super::types::SymbolId;
use crate::base::NodeRef;

bitflags! {
    /// Modifiers of one declaration. TypeScript: ModifierFlags
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ModifierFlags: u32 {
        const PUBLIC = 1;
        const PRIVATE = 2;
        const PROTECTED = 4;
        const READONLY = 8;
        const OVERRIDE = 16;
        const ABSTRACT = 64;
        const AMBIENT = 128;
        const STATIC = 256;
        const ACCESSOR = 512;
        const ASYNC = 1024;
        const CONST = 4096;
        const IN = 8192;
        const OUT = 16384;
        const ACCESSIBILITY = 7;
        const NON_PUBLIC_ACCESSIBILITY = 6;
    }
}

impl ModifierFlags {
    /// `flag` where `present`.
    fn when(self, present: bool) -> Self {
        if present { self } else { Self::empty() }
    }

    fn of_accessibility(accessibility: Option<TSAccessibility>) -> Self {
        match accessibility {
            Some(TSAccessibility::Private) => Self::PRIVATE,
            Some(TSAccessibility::Protected) => Self::PROTECTED,
            Some(TSAccessibility::Public) => Self::PUBLIC,
            None => Self::empty(),
        }
    }
}

impl Checker<'_> {
    /// Modifiers that are written on a declaration, given as [`super::types::Symbol::declarations`] gives it. A
    /// constructor's `Function` has those of its method definition. TypeScript: getEffectiveModifierFlags
    pub fn modifier_flags(&self, declaration: NodeRef) -> ModifierFlags {
        use ModifierFlags as M;
        match self.kind(declaration) {
            AstKind::MethodDefinition(node) => {
                M::of_accessibility(node.accessibility)
                    | M::STATIC.when(node.r#static)
                    | M::OVERRIDE.when(node.r#override)
                    | M::ASYNC.when(node.value.r#async)
                    | M::ABSTRACT.when(node.r#type == MethodDefinitionType::TSAbstractMethodDefinition)
            }
            AstKind::PropertyDefinition(node) => {
                M::of_accessibility(node.accessibility)
                    | M::STATIC.when(node.r#static)
                    | M::OVERRIDE.when(node.r#override)
                    | M::READONLY.when(node.readonly)
                    | M::AMBIENT.when(node.declare)
                    | M::ABSTRACT.when(node.r#type == PropertyDefinitionType::TSAbstractPropertyDefinition)
            }
            AstKind::AccessorProperty(node) => {
                M::of_accessibility(node.accessibility)
                    | M::ACCESSOR
                    | M::STATIC.when(node.r#static)
                    | M::OVERRIDE.when(node.r#override)
                    | M::ABSTRACT.when(node.r#type == AccessorPropertyType::TSAbstractAccessorProperty)
            }
            AstKind::FormalParameter(node) => {
                M::of_accessibility(node.accessibility)
                    | M::OVERRIDE.when(node.r#override)
                    | M::READONLY.when(node.readonly)
            }
            AstKind::TSPropertySignature(node) => M::READONLY.when(node.readonly),
            AstKind::TSIndexSignature(node) => M::READONLY.when(node.readonly) | M::STATIC.when(node.r#static),
            AstKind::TSTypeParameter(node) => {
                M::IN.when(node.r#in) | M::OUT.when(node.out) | M::CONST.when(node.r#const)
            }
            AstKind::Class(node) => M::ABSTRACT.when(node.r#abstract) | M::AMBIENT.when(node.declare),
            AstKind::TSConstructorType(node) => M::ABSTRACT.when(node.r#abstract),
            AstKind::TSEnumDeclaration(node) => M::CONST.when(node.r#const) | M::AMBIENT.when(node.declare),
            AstKind::VariableDeclaration(node) => M::AMBIENT.when(node.declare),
            AstKind::ArrowFunctionExpression(node) => M::ASYNC.when(node.r#async),
            AstKind::Function(node) => {
                let own = M::ASYNC.when(node.r#async) | M::AMBIENT.when(node.declare);
                let parent = self.parent(declaration);
                if matches!(self.kind(parent), AstKind::MethodDefinition(_)) {
                    own | self.modifier_flags(parent)
                } else {
                    own
                }
            }
            // A parameter property is declared by its name.
            AstKind::BindingIdentifier(_) => {
                let parent = self.parent(declaration);
                match self.kind(parent) {
                    AstKind::FormalParameter(_) => self.modifier_flags(parent),
                    _ => M::empty(),
                }
            }
            _ => M::empty(),
        }
    }

    /// Modifiers of a property. Visibility counts in classes only; a synthesised property has that of its parts.
    /// TypeScript: getDeclarationModifierFlagsFromSymbol
    pub fn declaration_modifier_flags_from_symbol(&self, symbol: SymbolId) -> ModifierFlags {
        let data = self.symbol(symbol);
        if let Some(value_declaration) = data.value_declaration.get() {
            let getter = data.flags.get().contains(SymbolFlags::GET_ACCESSOR).then(|| self.getter_of(symbol)).flatten();
            let flags = self.modifier_flags(getter.unwrap_or(value_declaration));
            let in_class =
                data.parent.get().is_some_and(|parent| self.symbol(parent).flags.get().contains(SymbolFlags::CLASS));
            return if in_class { flags } else { flags - ModifierFlags::ACCESSIBILITY };
        }
        let check_flags = data.check_flags.get();
        if check_flags.intersects(CheckFlags::SYNTHETIC) {
            let access = if check_flags.contains(CheckFlags::CONTAINS_PRIVATE) {
                ModifierFlags::PRIVATE
            } else if check_flags.contains(CheckFlags::CONTAINS_PUBLIC) {
                ModifierFlags::PUBLIC
            } else {
                ModifierFlags::PROTECTED
            };
            return access | ModifierFlags::STATIC.when(check_flags.contains(CheckFlags::CONTAINS_STATIC));
        }
        if data.flags.get().contains(SymbolFlags::PROTOTYPE) {
            return ModifierFlags::PUBLIC | ModifierFlags::STATIC;
        }
        ModifierFlags::empty()
    }

    fn getter_of(&self, symbol: SymbolId) -> Option<NodeRef> {
        use oxc_ast::ast::{MethodDefinitionKind, PropertyKind, TSMethodSignatureKind};
        self.symbol(symbol).declarations.get().iter().copied().find(|&declaration| match self.kind(declaration) {
            AstKind::MethodDefinition(node) => node.kind == MethodDefinitionKind::Get,
            AstKind::ObjectProperty(node) => node.kind == PropertyKind::Get,
            AstKind::TSMethodSignature(node) => node.kind == TSMethodSignatureKind::Get,
            _ => false,
        })
    }

    /// Whether a property or variable cannot be assigned to. TypeScript: isReadonlySymbol
    pub fn is_readonly_symbol(&self, symbol: SymbolId) -> bool {
        let data = self.symbol(symbol);
        let flags = data.flags.get();
        data.check_flags.get().contains(CheckFlags::READONLY)
            || flags.contains(SymbolFlags::PROPERTY)
                && self.declaration_modifier_flags_from_symbol(symbol).contains(ModifierFlags::READONLY)
            || self.is_constant_variable(symbol)
            || flags.intersects(SymbolFlags::ACCESSOR) && !flags.contains(SymbolFlags::SET_ACCESSOR)
            || flags.contains(SymbolFlags::ENUM_MEMBER)
    }
}
