//! Signatures: type parameters, parameters and results.

use super::{Stop, TypeWriter, Written, is_identifier};
use crate::base::type_node::{Parameter, Signature, TypeNode, TypeParameter};
use crate::checker::flags::{CheckFlags, SignatureFlags, SymbolFlags};
use crate::checker::types::{SignatureId, SymbolId, TypeId, TypePredicate};

impl TypeWriter<'_, '_> {
    pub(super) fn signature(&mut self, signature: SignatureId) -> Result<Signature, Stop> {
        let depth = self.scope.len();
        let result = self.signature_in_scope(self.as_called(signature));
        self.scope.truncate(depth);
        result
    }

    /// A signature as its calls see it, where a call inferred its type parameters from another function: literals that
    /// were written for that function keep speaking of its own ones, whatever the signature is called with.
    fn as_called(&self, signature: SignatureId) -> SignatureId {
        let checker = self.checker;
        let data = checker.signature(signature);
        let (Some(parameters), Some(declaration)) = (data.type_parameters.get(), data.declaration) else {
            return signature;
        };
        if checker.type_parameter_declarations(declaration).is_some() || checker.is_constructor_declaration(declaration)
        {
            return signature;
        }
        checker.instantiate_signature(signature, checker.create_type_mapper(parameters, Some(parameters)), false)
    }

    fn signature_in_scope(&mut self, signature: SignatureId) -> Result<Signature, Stop> {
        let checker = self.checker;
        let data = checker.signature(signature);
        let parameters = data.type_parameters.get().unwrap_or(&[]);
        let names: Vec<String> = parameters.iter().map(|&parameter| self.enter_type_parameter(parameter)).collect();
        let mut type_parameters = Vec::new();
        for (&parameter, name) in parameters.iter().zip(names) {
            type_parameters.push(self.type_parameter_declaration(parameter, name)?);
        }
        let mut written = Vec::new();
        if let Some(this) = data.this_parameter.get() {
            let ty = self.node(checker.type_of_symbol(this))?;
            written.push(Parameter { name: "this".to_owned(), ty, optional: false, rest: false });
        }
        self.parameters(signature, &mut written)?;
        // First, since what a body calls itself by has no answer while only the body's predicate is asked for.
        let returned = checker.return_type_of_signature(signature);
        let returns = match checker.type_predicate_of_signature(signature) {
            Some(predicate) => {
                let meant =
                    predicate.parameter_index.map(|at| data.parameters.get(at).map(|&it| checker.symbol_text(it)));
                let said = predicate.parameter_name.map(|name| checker.text(name));
                if meant.is_some_and(|meant| meant != said) {
                    // TypeScript counts `this` where it infers a predicate, but not where it reads one.
                    let reason = "an inferred type predicate means another parameter";
                    return Err(self.unwritable(reason, data.this_parameter.get()));
                }
                self.predicate(&predicate)?
            }
            None => self.node(returned)?,
        };
        Ok(Signature { type_parameters, parameters: written, returns })
    }

    /// Writes the parameters of `signature` behind those that are `written`, each under a name of its own.
    fn parameters(&mut self, signature: SignatureId, written: &mut Vec<Parameter>) -> Result<(), Stop> {
        let checker = self.checker;
        let minimum = checker.signature(signature).min_argument_count as usize;
        let has_rest = checker.signature_has_rest_parameter(signature);
        let declared = checker.signature(signature).parameters;
        let expanded = checker.expanded_parameters(signature);
        for (at, &parameter) in expanded.iter().enumerate() {
            let rest = checker.symbol(parameter).check_flags.get().contains(CheckFlags::REST_PARAMETER)
                || has_rest && declared.last() == Some(&parameter);
            let optional = !rest && at >= minimum && self.is_optional_parameter(parameter);
            let ty = checker.type_of_parameter(parameter);
            let ty = if optional { self.without_undefined(ty)? } else { self.node(ty)? };
            let name = checker.symbol_text(parameter);
            // `arguments` and `eval` name nothing in a module, which is strict.
            let is_free = is_identifier(name)
                && !matches!(name, "arguments" | "eval")
                && written.iter().all(|other| other.name != name);
            let name = if is_free { name.to_owned() } else { format!("arg{at}") };
            written.push(Parameter { name, ty, optional, rest });
        }
        Ok(())
    }

    pub(super) fn constructor(&mut self, signature: SignatureId) -> Written {
        let is_abstract = self.checker.signature(signature).flags.contains(SignatureFlags::ABSTRACT);
        Ok(TypeNode::Constructor { signature: Box::new(self.signature(signature)?), is_abstract })
    }

    /// Whether a parameter may be left out: by `?`, by a default, or as a part of a tuple.
    fn is_optional_parameter(&self, parameter: SymbolId) -> bool {
        let checker = self.checker;
        let data = checker.symbol(parameter);
        if data.check_flags.get().contains(CheckFlags::OPTIONAL_PARAMETER)
            || data.flags.get().contains(SymbolFlags::OPTIONAL)
        {
            return true;
        }
        let Some(declaration) = data.value_declaration.get() else { return false };
        let root = match checker.kind(declaration) {
            oxc_ast::AstKind::BindingIdentifier(_) => checker.root_declaration(declaration),
            _ => declaration,
        };
        checker.is_optional_parameter_declaration(root)
    }

    fn predicate(&mut self, predicate: &TypePredicate) -> Written {
        let ty = predicate.ty.map(|ty| self.node(ty)).transpose()?.map(Box::new);
        let parameter = predicate.parameter_name.map_or("this", |name| self.checker.text(name)).to_owned();
        Ok(TypeNode::Predicate { parameter, asserts: predicate.asserts, ty })
    }

    /// Brings a type parameter into scope under a name that nothing else in scope has.
    pub(super) fn enter_type_parameter(&mut self, parameter: TypeId) -> String {
        let symbol = self.checker.ty(parameter).symbol;
        let base = symbol.map_or("T", |symbol| self.checker.symbol_text(symbol));
        let base = if is_identifier(base) { base } else { "T" };
        let mut name = base.to_owned();
        let mut number = 0;
        while self.scope.iter().any(|entry| entry.1 == name) || self.is_taken(&name) {
            number += 1;
            name = format!("{base}_{number}");
        }
        self.scope.push((parameter, name.clone()));
        self.bound.insert(name.clone());
        name
    }

    pub(super) fn type_parameter_declaration(
        &mut self,
        parameter: TypeId,
        name: String,
    ) -> Result<TypeParameter, Stop> {
        let checker = self.checker;
        let constraint = checker.constraint_of_type_parameter(parameter).map(|ty| self.node(ty)).transpose()?;
        let default = checker.default_from_type_parameter(parameter).map(|ty| self.node(ty)).transpose()?;
        let is_const = checker.ty(parameter).symbol.is_some_and(|symbol| {
            checker.symbol(symbol).declarations.get().iter().any(|&declaration| {
                matches!(checker.kind(declaration), oxc_ast::AstKind::TSTypeParameter(node) if node.r#const)
            })
        });
        Ok(TypeParameter { name, constraint, default, is_const })
    }
}
