//! How a file refers to a module, as far as that decides where the reference leads and what it gets.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    Expression, ImportAttributeKey, ImportOrExportKind, ObjectPropertyKind, Statement, StringLiteral, TSImportType,
    TSModuleReference, WithClause,
};

use super::resolve::ResolutionMode;

/// A way to refer to a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Usage {
    /// An import, a re-export, an import type: in the file's own module system.
    Static,
    /// `import x = require("…")`.
    Require,
    /// `import("…")` as an expression.
    Call,
    /// A type that asks for a module system by the attribute `resolution-mode`.
    Typed(ResolutionMode),
}

impl Usage {
    /// How the statement, expression or type `node` refers to a module; `None` where it does not.
    pub fn of(node: AstKind<'_>) -> Option<Self> {
        let of_statement = |kind: ImportOrExportKind, attributes: Option<&WithClause<'_>>| {
            // Only what is a type as a whole may ask for a mode.
            let mode = attributes.filter(|_| kind == ImportOrExportKind::Type).and_then(resolution_mode_override);
            mode.map_or(Self::Static, Self::Typed)
        };
        Some(match node {
            AstKind::ImportDeclaration(import) => of_statement(import.import_kind, import.with_clause.as_deref()),
            AstKind::ExportFromDeclaration(export) => of_statement(export.export_kind, export.with_clause.as_deref()),
            AstKind::ExportAllDeclaration(export) => of_statement(export.export_kind, export.with_clause.as_deref()),
            AstKind::TSImportEqualsDeclaration(_) => Self::Require,
            AstKind::ImportExpression(_) => Self::Call,
            AstKind::TSImportType(import) => resolution_mode_of_type(import).map_or(Self::Static, Self::Typed),
            AstKind::TSExternalModuleDeclaration(_) => Self::Static,
            _ => return None,
        })
    }
}

/// What an import, a re-export or `import … = require("…")` says for the module that it is about, and how it asks for it.
pub fn module_specifier<'s>(statement: &'s Statement<'s>) -> Option<(&'s StringLiteral<'s>, Usage)> {
    named_module(match statement {
        Statement::ImportDeclaration(import) => AstKind::ImportDeclaration(import),
        Statement::ExportFromDeclaration(export) => AstKind::ExportFromDeclaration(export),
        Statement::ExportAllDeclaration(export) => AstKind::ExportAllDeclaration(export),
        Statement::TSImportEqualsDeclaration(import) => AstKind::TSImportEqualsDeclaration(import),
        _ => return None,
    })
}

/// The text that names a module in the statement, expression or type `node`, with the way of asking for it.
pub fn named_module(node: AstKind<'_>) -> Option<(&StringLiteral<'_>, Usage)> {
    let name = match node {
        AstKind::ImportDeclaration(import) => &import.source,
        AstKind::ExportFromDeclaration(export) => &export.source,
        AstKind::ExportAllDeclaration(export) => &export.source,
        AstKind::TSImportEqualsDeclaration(import) => match &import.module_reference {
            TSModuleReference::ExternalModuleReference(reference) => &reference.expression,
            TSModuleReference::IdentifierReference(_) | TSModuleReference::QualifiedName(_) => return None,
        },
        AstKind::TSExternalModuleDeclaration(block) => &block.id,
        AstKind::TSImportType(import) => &import.source,
        AstKind::ImportExpression(import) => match &import.source {
            Expression::StringLiteral(text) => text,
            _ => return None,
        },
        _ => return None,
    };
    Some((name, Usage::of(node)?))
}

/// TypeScript: getResolutionModeOverride
fn resolution_mode_override(attributes: &WithClause<'_>) -> Option<ResolutionMode> {
    let [attribute] = attributes.with_entries.as_slice() else { return None };
    let key = match &attribute.key {
        ImportAttributeKey::Identifier(name) => name.name.as_str(),
        ImportAttributeKey::StringLiteral(text) => text.value.as_str(),
    };
    (key == "resolution-mode").then(|| ResolutionMode::named(&attribute.value.value))?
}

/// The mode in `import("…", { with: { "resolution-mode": "…" } })`.
fn resolution_mode_of_type(import: &TSImportType<'_>) -> Option<ResolutionMode> {
    let [ObjectPropertyKind::ObjectProperty(with)] = import.options.as_ref()?.properties.as_slice() else {
        return None;
    };
    let Expression::ObjectExpression(attributes) = &with.value else { return None };
    let [ObjectPropertyKind::ObjectProperty(attribute)] = attributes.properties.as_slice() else { return None };
    let Expression::StringLiteral(mode) = &attribute.value else { return None };
    attribute.key.is_specific_static_name("resolution-mode").then(|| ResolutionMode::named(&mode.value))?
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use crate::program::Usage::{Call, Require, Static, Typed};
    use crate::program::test_app::program;
    use crate::program::{Resolution, ResolutionMode, Usage};

    #[test]
    fn every_form_says_which_module_system_it_asks_for() {
        let (import, require) = (Typed(ResolutionMode::Import), Typed(ResolutionMode::Require));
        let forms = [
            ("import 'x'", Static),
            ("import x = require('x')", Require),
            ("export const x = import('x')", Call),
            ("import type { X } from 'x' with { 'resolution-mode': 'import' }", import),
            ("import { type X } from 'x' with { 'resolution-mode': 'import' }", Static),
            ("import type { X } from 'x' with { 'resolution-mode': 'none' }", Static),
            ("import type { X } from 'x' with { type: 'json', 'resolution-mode': 'import' }", Static),
            ("export type { X } from 'x' with { \"resolution-mode\": 'require' }", require),
            ("export type * from 'x' with { 'resolution-mode': 'require' }", require),
            ("type X = import('x', { with: { 'resolution-mode': 'require' } }).X", require),
            ("type X = typeof import('x')", Static),
            ("export {}\ndeclare module 'x' {}", Static),
        ];
        for (text, usage) in forms {
            let (_directory, program) = program(&[("a.ts", text)]);
            let file = program.load(Path::new("a.ts")).expect("the file is there");
            assert_eq!(program.module(file).specifiers(), [("x".to_string(), usage)], "{text}");
        }
    }

    #[test]
    fn a_reference_takes_the_conditions_of_what_it_is_compiled_to() {
        let led_to = |options: &str, from: &str| {
            let config = format!(r#"{{ "compilerOptions": {options} }}"#);
            let (_directory, program) = program(&[
                ("tsconfig.json", &config),
                (from, "export {}"),
                ("node_modules/dual/package.json", r#"{ "exports": { "import": "./i.mjs", "require": "./r.cjs" } }"#),
                ("node_modules/dual/i.d.mts", ""),
                ("node_modules/dual/r.d.cts", ""),
            ]);
            let file = program.load(Path::new(from)).expect("the file is there");
            let usages = [Static, Require, Call, Typed(ResolutionMode::Import), Typed(ResolutionMode::Require)];
            let letter = |usage: Usage| match program.resolution(file, "dual", usage) {
                Resolution::Module(path) if path.ends_with("i.d.mts") => 'i',
                Resolution::Module(_) => 'r',
                Resolution::Untyped(_) | Resolution::Missing => '-',
            };
            usages.map(letter).into_iter().collect::<String>()
        };
        assert_eq!(led_to(r#"{ "module": "nodenext" }"#, "a.ts"), "rriir");
        assert_eq!(led_to(r#"{ "module": "nodenext" }"#, "a.mts"), "iriir");
        assert_eq!(led_to(r#"{ "module": "esnext", "moduleResolution": "bundler" }"#, "a.ts"), "iriir");
        assert_eq!(led_to(r#"{ "module": "commonjs", "moduleResolution": "bundler" }"#, "a.ts"), "rrrir");
        assert_eq!(led_to(r#"{ "module": "preserve" }"#, "a.cts"), "rriir");
    }
}
