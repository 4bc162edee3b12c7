//! What one file declares beyond itself: globals, ambient modules and augmentations of other modules.
//!
//! oxc binds the blocks of `declare global` and `declare module` as scopes of their file; this is where they are found.

use oxc_ast::ast::{Declaration, Statement};
use oxc_syntax::node::NodeId;
use oxc_syntax::scope::ScopeId;

use super::module::Module;
use super::outline::Outline;
use super::resolve::is_relative;

/// The outward declarations of a file, in source order.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Ambient {
    /// The scope of a script, whose names are global.
    script: Option<ScopeId>,
    /// The scopes of `declare global` blocks.
    blocks: Vec<ScopeId>,
    /// `declare module "name"` blocks of a script, and their nodes.
    pub modules: Vec<(String, NodeId)>,
    /// `declare module "name"` blocks that add to a module declared elsewhere.
    pub augmentations: Vec<(String, NodeId)>,
    /// The name in `export as namespace Name`.
    pub namespace: Option<String>,
}

impl Module {
    /// The scopes whose names are global: the top of a script, then the `global` blocks. Reads all top-level statements.
    pub fn global_scopes(&self) -> Vec<ScopeId> {
        let ambient = Ambient::of(self);
        ambient.script.into_iter().chain(ambient.blocks).collect()
    }
}

impl Ambient {
    /// Collects the outward declarations of `module`.
    /// TypeScript: collectModuleReferences
    pub fn of(module: &Module) -> Self {
        let mut ambient = Self::default();
        if module.is_json() {
            return ambient;
        }
        if !module.is_external_module() {
            ambient.script = Some(module.scoping().root_scope_id());
        }
        for statement in &module.ast().body {
            ambient.add_statement(statement, module.is_external_module(), false);
        }
        ambient
    }

    /// Whether `module`, whose outward declarations these are, is a script that declares `name` at top level.
    pub fn declares_in_script(&self, module: &Module, name: &str) -> bool {
        self.script.is_some_and(|scope| module.scoping().get_binding(scope, name.into()).is_some())
    }

    /// Whether `module`, whose outward declarations these are, declares `name` in a `declare global` block.
    pub fn declares_in_block(&self, module: &Module, name: &str) -> bool {
        self.blocks.iter().any(|&scope| module.scoping().get_binding(scope, name.into()).is_some())
    }

    /// The names that `module`, whose outward declarations these are, declares globally.
    pub fn globals<'m>(&self, module: &'m Module) -> Vec<&'m str> {
        let scoping = module.scoping();
        let mut names = Vec::new();
        for &scope in self.script.iter().chain(&self.blocks) {
            let mut symbols: Vec<_> = scoping.iter_bindings_in(scope).collect();
            // Bindings are kept in a hash table; numbers follow the source.
            symbols.sort_unstable();
            names.extend(symbols.into_iter().map(|symbol| scoping.symbol_name(symbol)));
        }
        names
    }

    /// The same as names.
    pub fn outline(&self, module: &Module) -> Outline {
        let names = |blocks: &[(String, NodeId)]| blocks.iter().map(|(name, _)| name.clone()).collect();
        Outline {
            globals: self.globals(module).into_iter().map(String::from).collect(),
            modules: names(&self.modules),
            augmentations: names(&self.augmentations),
            namespace: self.namespace.clone(),
        }
    }

    /// `in_module`: the block stands in a file that is a module; `nested`: it stands in a `declare module` block.
    fn add_statement(&mut self, statement: &Statement<'_>, in_module: bool, nested: bool) {
        if let Statement::TSNamespaceExportDeclaration(export) = statement {
            self.namespace = Some(export.id.name.to_string());
        }
        let declaration = match statement {
            Statement::ExportDeclaration(export) => Some(&export.declaration),
            statement => statement.as_declaration(),
        };
        match declaration {
            Some(Declaration::TSGlobalDeclaration(global)) if in_module || nested => {
                self.blocks.extend(global.scope_id.get());
            }
            Some(Declaration::TSExternalModuleDeclaration(block)) => {
                let name = block.id.value.as_str();
                if in_module || (nested && !is_relative(name)) {
                    self.augmentations.push((name.to_string(), block.node_id.get()));
                } else if !nested {
                    self.modules.push((name.to_string(), block.node_id.get()));
                    for statement in block.body.iter().flat_map(|body| &body.body) {
                        self.add_statement(statement, false, true);
                    }
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::base::FileId;
    use crate::program::ModuleDetection;

    fn module(path: &str, text: &str) -> Module {
        Module::parse(FileId(0), Path::new(path), text.to_string(), ModuleDetection::Auto)
    }

    fn names(blocks: &[(String, NodeId)]) -> Vec<&str> {
        blocks.iter().map(|(name, _)| name.as_str()).collect()
    }

    #[test]
    fn the_top_level_of_a_script_is_global() {
        let text = "interface A {} declare namespace B { type C = 1 } declare var d: 1; type E = 1; declare const f: 1;
            declare function g(): void; declare class H {} declare enum I { J }";
        let module = module("/a.d.ts", text);
        assert_eq!(Ambient::of(&module).globals(&module), ["A", "B", "d", "E", "f", "g", "H", "I"]);
    }

    #[test]
    fn a_module_is_global_in_its_global_blocks_only() {
        let text = "export interface A {} declare global { interface B {} namespace C { type D = 1 } }
            declare module './x' { interface E {} }";
        let module = module("/a.ts", text);
        let ambient = Ambient::of(&module);
        assert_eq!(ambient.globals(&module), ["B", "C"]);
        assert_eq!(names(&ambient.augmentations), ["./x"]);
        assert!(ambient.modules.is_empty());
    }

    #[test]
    fn a_module_may_have_a_global_name() {
        let module = module("/a.d.ts", "export as namespace React; export const a: 1;");
        assert_eq!(Ambient::of(&module).namespace.as_deref(), Some("React"));
    }

    #[test]
    fn an_ambient_module_may_hold_globals_and_augmentations() {
        let text = "declare module 'a' { export type B = 1; global { var c: 1 } module 'd' {} module './e' {} }
            declare module '*.css';";
        let module = module("/a.d.ts", text);
        let ambient = Ambient::of(&module);
        assert_eq!(ambient.globals(&module), ["c"]);
        assert_eq!(names(&ambient.modules), ["a", "*.css"]);
        assert_eq!(names(&ambient.augmentations), ["d"]);
    }
}
