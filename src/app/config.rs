//! `dawn.config.ts`, read without running it.

use std::path::{Path, PathBuf};

use oxc_ast::ast::{ArrowFunctionBody, CallExpression, Expression, FunctionBody, Statement};

use super::meaning::{Meaning, Names};
use super::root::CONFIG_FILE;
use super::static_value::{Place, Unknown};
use crate::base::{Diagnostic, Rule};
use crate::program::{Program, canonical, normalize};

/// Where routes are when the configuration does not say.
const DEFAULT_APP_DIR: &str = "src/app";
/// What the reader is told to do when the configuration cannot be read.
const HELP: &str = "write `appDir` as plain text, or pass the option `appDir` (`--app-dir`) instead";

/// The directory of the routes, and whether somebody has named it.
#[derive(Clone, Debug)]
pub struct AppDir {
    /// The directory, absolute.
    pub path: PathBuf,
    /// A diagnostic at what names it, the directory itself for an option; none for the default.
    pub named: Option<Diagnostic>,
}

/// The directory of the routes: the option's, else the configuration's, else `src/app`.
pub fn app_dir(program: &Program, option: Option<&Path>) -> Result<AppDir, Box<Diagnostic>> {
    let root = program.app_root();
    let config = root.join(CONFIG_FILE);
    let (named, at) = match option {
        Some(option) => (Some(option.to_path_buf()), None),
        None => match configured(program, &config)? {
            Some((text, diagnostic)) => (Some(PathBuf::from(text)), Some(diagnostic)),
            None => (None, None),
        },
    };
    let is_named = named.is_some();
    let mut path = normalize(&root.join(named.unwrap_or_else(|| PathBuf::from(DEFAULT_APP_DIR))));
    if !path.starts_with(root) {
        // It may be the app's own directory by another name: the root is known without symbolic links.
        path = canonical(&path).unwrap_or(path);
    }
    if path.starts_with(root) {
        let named = is_named.then(|| at.unwrap_or_else(|| Diagnostic::new(Rule::AppConfig, &path, "")));
        return Ok(AppDir { path, named });
    }
    let mut diagnostic = at.unwrap_or_else(|| Diagnostic::new(Rule::AppConfig, &config, ""));
    diagnostic.message = format!("the routes directory {} lies outside the app {}", path.display(), root.display());
    Err(diagnostic.with_help("`appDir` names a directory inside the app, relative to its root").into())
}

/// The configured text, with a diagnostic that points at it.
fn configured(program: &Program, config: &Path) -> Result<Option<(String, Diagnostic)>, Box<Diagnostic>> {
    let file = program
        .load(config)
        .map_err(|error| Diagnostic::new(Rule::AppConfig, config, format!("{CONFIG_FILE} cannot be read: {error}")))?;
    let module = program.module(file);
    if let Some(error) = module.syntax_errors().first() {
        let diagnostic = module.diagnostic(Rule::Syntax, error.span, &error.message);
        return Err(diagnostic.with_help("until it parses, pass the option `appDir` (`--app-dir`)").into());
    }
    let names = Names::new(program);
    let object = match names.exported(module, "default") {
        None | Some(Meaning::Type) => return Ok(None),
        Some(Meaning::Expression(module, expression)) => unwrap(&names, Place::new(module, expression)),
        Some(Meaning::Unresolved(at, specifier, span)) => {
            return Err(at
                .diagnostic(Rule::AppConfig, span, format!("there is no module `{specifier}`"))
                .with_help(HELP)
                .into());
        }
        Some(_) => {
            let message = format!("the default export of {CONFIG_FILE} is no object that can be read statically");
            return Err(Diagnostic::new(Rule::AppConfig, config, message).with_help(HELP).into());
        }
    };
    let value = names.property(object, "appDir").map_err(unreadable)?;
    let Some(value) = value else { return Ok(None) };
    let read = names.value_of(value);
    if read.expression.is_undefined() || read.expression.is_void_0() {
        return Ok(None);
    }
    let text = names.text(value).map_err(unreadable)?;
    let span = oxc_span::GetSpan::span(value.expression);
    let diagnostic = value.module.diagnostic(Rule::AppConfig, span, "");
    Ok(Some((text.into_owned(), diagnostic)))
}

fn unreadable(unknown: Unknown<'_>) -> Diagnostic {
    unknown
        .module
        .diagnostic(Rule::AppConfig, unknown.span, "`appDir` cannot be read statically from here")
        .with_help(HELP)
}

/// Sees through `defineConfig(…)`, whose argument is the configuration or a function that returns it.
fn unwrap<'p>(names: &Names<'p>, place: Place<'p>) -> Place<'p> {
    let at = names.value_of(place);
    let Expression::CallExpression(call) = at.expression else { return at };
    if !is_define_config(call) {
        return at;
    }
    let Some(argument) = call.arguments.first().and_then(|argument| argument.as_expression()) else { return at };
    let argument = names.value_of(Place::new(at.module, argument));
    let returned = match argument.expression {
        Expression::ArrowFunctionExpression(arrow) if !arrow.r#async => match &arrow.body {
            ArrowFunctionBody::FunctionBody(body) => returned(body),
            body => body.as_expression(),
        },
        Expression::FunctionExpression(function) if !function.r#async && !function.generator => {
            function.body.as_ref().and_then(|body| returned(body))
        }
        _ => return argument,
    };
    returned.map_or(at, |expression| names.value_of(Place::new(at.module, expression)))
}

fn is_define_config(call: &CallExpression<'_>) -> bool {
    match &call.callee {
        Expression::Identifier(callee) => callee.name == "defineConfig",
        Expression::StaticMemberExpression(callee) => callee.property.name == "defineConfig",
        _ => false,
    }
}

/// What a body that is one `return` gives.
fn returned<'p>(body: &'p FunctionBody<'p>) -> Option<&'p Expression<'p>> {
    match &body.statements[..] {
        [Statement::ReturnStatement(statement)] => statement.argument.as_ref(),
        _ => None,
    }
}
