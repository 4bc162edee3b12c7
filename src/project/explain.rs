//! `explain`: everything that is known of the tools of a name, be they authored or added by a capability.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::analysis::ToolFile;
use super::composition::compose_unanalysed;
use super::options::ToolOptions;
use super::result::ToolReport;
use super::work::with_workers;
use super::{directory, discover, open, report, tool_files, without_routes};
use crate::app::{Capability, Route};
use crate::base::Diagnostic;
use crate::emit;
use crate::program::normalize;

/// What is known of the tools of a name.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Explanation {
    /// The authored ones.
    pub tools: Vec<ToolReport>,
    /// Those that capabilities add: one for each signature.
    pub capability_tools: Vec<CapabilityReport>,
}

/// A tool that a capability adds.
#[derive(Clone, Debug, Serialize)]
pub struct CapabilityReport {
    /// Its name.
    pub name: String,
    /// The capability.
    pub capability: Capability,
    /// The files and directories that give it to the routes, each once.
    pub markers: Vec<PathBuf>,
    /// The routes that have it.
    pub routes: Vec<String>,
    /// What it does.
    pub description: String,
    /// `(input: I) => Promise<O>`, laid out.
    pub signature: String,
}

/// Says everything that is known of the tools of a name, or of one file.
///
/// # Errors
/// When there is no app.
pub fn explain(options: &ToolOptions) -> Result<Explanation, Box<Diagnostic>> {
    let program = open(&options.app)?;
    let path = normalize(&directory(&options.app)?.join(&options.tool));
    let capability = Capability::of_tool(&options.tool);
    Ok(with_workers(|workers| {
        let mut app = discover(&program, &options.app, workers)
            .unwrap_or_else(|diagnostic| without_routes(&program, *diagnostic));
        if capability.is_some() {
            // A file that is no tool hides none.
            compose_unanalysed(&program, &mut app, workers);
        }
        let in_route = |route: &&Route| options.route.as_ref().is_none_or(|wanted| *wanted == route.path);
        let routes: Vec<_> = app.routes.iter().filter(in_route).collect();
        let wanted = tool_files(routes.iter().copied())
            .into_iter()
            .filter(|tool| tool.name == options.tool || tool.path == path)
            .collect::<Vec<_>>();
        let uses = |tool: &ToolFile, route: &Route| route.tools.iter().any(|used| used.file == tool.path);
        let routes_of = |tool: &ToolFile| {
            routes.iter().filter(|route| uses(tool, route)).map(|route| route.path.clone()).collect::<Vec<_>>()
        };
        let tools =
            wanted.iter().filter_map(|tool| report::of_tool(&program, workers, tool, routes_of(tool))).collect();
        let added = capability.map(|capability| of_capability(program.app_root(), &routes, capability, &options.tool));
        Explanation { tools, capability_tools: added.unwrap_or_default() }
    }))
}

fn of_capability(root: &Path, routes: &[&Route], capability: Capability, name: &str) -> Vec<CapabilityReport> {
    let from = root.join(emit::DIRECTORY);
    let mut reports: Vec<CapabilityReport> = Vec::new();
    for route in routes {
        let Some(tool) = emit::capability_tools(route).into_iter().find(|tool| tool.name == name) else { continue };
        let signature = tool.signature(&from);
        let known = reports.iter().position(|report| report.signature == signature);
        let at = known.unwrap_or_else(|| {
            let (name, description) = (tool.name.to_owned(), tool.description.to_owned());
            let (markers, routes) = (Vec::new(), Vec::new());
            reports.push(CapabilityReport { name, capability, markers, routes, description, signature });
            reports.len() - 1
        });
        reports[at].routes.push(route.path.clone());
        reports[at].markers.push(route.marker_of(capability, root));
        reports[at].markers.dedup();
    }
    reports
}
