//! The signatures of the tools that Dawn's capabilities add, as Dawn's own runtime accepts and answers them.

use std::path::Path;

use super::layout::Layout;
use super::names::Names;
use crate::app::{Capability, Route, Status};
use crate::tool::{Member, ModulePath, PropertyName, TypeNode};

/// One tool of a capability.
pub struct CapabilityTool {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub description: &'static str,
    /// What it takes.
    pub input: TypeNode,
    /// What it answers.
    pub output: TypeNode,
}

impl CapabilityTool {
    /// `(input: I) => Promise<O>` as it is laid out in the generated declarations in `from`, from the left margin.
    pub fn signature(&self, from: &Path) -> String {
        let names = Names::in_directory(from);
        let mut layout = Layout::new(&names, 0);
        layout.tool(Some((&self.input, false, &names)), (&self.output, &names));
        layout.finish()
    }
}

/// The tools that the capabilities of `route` add, in order; those that an authored tool hides are left out.
pub fn of(route: &Route) -> Vec<CapabilityTool> {
    let tools = route.capabilities.iter().flat_map(|capability| match capability {
        Capability::Planning => vec![write_todos()],
        Capability::Skills => vec![read_skill()],
        Capability::Subagents => vec![task(route)],
        Capability::Workspace => vec![read_file(), write_file(), list_dir(), run_bash()],
        Capability::Memory => vec![remember(route.memory.as_deref()), recall()],
    });
    let is_hidden = |tool: &CapabilityTool| {
        let mut lines = route.effective_tools.iter();
        lines.any(|line| line.name == tool.name && line.status == Status::Shadowed)
    };
    tools.filter(|tool| !is_hidden(tool)).collect()
}

fn write_todos() -> CapabilityTool {
    let status = union(["pending", "in_progress", "completed"].map(literal).to_vec());
    let todo = |readonly: bool| {
        let members = [("content", string()), ("status", status.clone())];
        TypeNode::Object(members.map(|(name, ty)| property(name, ty, false, readonly)).to_vec())
    };
    let todos = |readonly: bool| TypeNode::Array { element: Box::new(todo(readonly)), readonly };
    CapabilityTool {
        name: "writeTodos",
        description: "Replaces the agent's plan by the given list, which is always the full list.",
        input: TypeNode::Object(vec![property("todos", todos(true), false, true)]),
        output: TypeNode::Object(vec![property("todos", todos(false), false, false)]),
    }
}

fn read_skill() -> CapabilityTool {
    CapabilityTool {
        name: "readSkill",
        description: "Loads the full instructions of a skill by its name.",
        input: object([("name", string())]),
        output: string(),
    }
}

/// The names of the subagents are known only where the agent registers none beside those in `subagents/`.
fn task(route: &Route) -> CapabilityTool {
    let subagent = if route.registers_subagents {
        string()
    } else {
        union(route.subagents.iter().map(|name| literal(name)).collect())
    };
    CapabilityTool {
        name: "task",
        description: "Hands a piece of work to a subagent and gives back its answer.",
        input: object([("subagent", subagent), ("input", string())]),
        output: string(),
    }
}

fn read_file() -> CapabilityTool {
    CapabilityTool {
        name: "readFile",
        description: "Reads a UTF-8 file of the workspace.",
        input: object([("path", string())]),
        output: string(),
    }
}

fn write_file() -> CapabilityTool {
    CapabilityTool {
        name: "writeFile",
        description: "Writes a UTF-8 file in the workspace and says what was written.",
        input: object([("path", string()), ("content", string())]),
        output: string(),
    }
}

fn list_dir() -> CapabilityTool {
    CapabilityTool {
        name: "listDir",
        description: "Lists the entries of a directory of the workspace, of its root where no path is given.",
        input: TypeNode::Object(vec![property("path", string(), true, true)]),
        output: TypeNode::Array { element: Box::new(string()), readonly: false },
    }
}

fn run_bash() -> CapabilityTool {
    let output = [("stdout", string()), ("stderr", string()), ("exitCode", number())];
    CapabilityTool {
        name: "runBash",
        description: "Runs a shell command in the workspace.",
        input: object([("command", string())]),
        output: TypeNode::Object(output.map(|(name, ty)| property(name, ty, false, false)).to_vec()),
    }
}

/// `data` is what the schema of the route's `memory.ts` takes.
fn remember(memory: Option<&Path>) -> CapabilityTool {
    let data = match memory {
        Some(file) => TypeNode::Reference {
            name: "MemoryData".to_owned(),
            arguments: vec![TypeNode::ImportQuery {
                module: ModulePath::File(file.to_path_buf()),
                path: Vec::new(),
                arguments: Vec::new(),
            }],
        },
        None => {
            TypeNode::Reference { name: "Record".to_owned(), arguments: vec![string(), TypeNode::Keyword("unknown")] }
        }
    };
    CapabilityTool {
        name: "remember",
        description: "Stores a long-term memory, to be recalled later.",
        input: TypeNode::Object(vec![
            property("data", data, false, true),
            property("content", string(), false, true),
            property("tags", strings(), true, true),
            property("confidence", number(), true, true),
        ]),
        output: string(),
    }
}

fn recall() -> CapabilityTool {
    let kinds = ["semantic", "episodic", "procedural", "reflection"].map(literal).to_vec();
    CapabilityTool {
        name: "recall",
        description: "Finds long-term memories by words, kind, tags and time.",
        input: TypeNode::Object(vec![
            property("query", string(), true, true),
            property("kind", union(kinds), true, true),
            property("tags", strings(), true, true),
            property("limit", number(), true, true),
            property("since", string(), true, true),
            property("until", string(), true, true),
        ]),
        output: string(),
    }
}

fn string() -> TypeNode {
    TypeNode::Keyword("string")
}

fn number() -> TypeNode {
    TypeNode::Keyword("number")
}

fn strings() -> TypeNode {
    TypeNode::Array { element: Box::new(string()), readonly: true }
}

fn literal(text: &str) -> TypeNode {
    TypeNode::Literal(super::text::quoted(text))
}

fn union(mut members: Vec<TypeNode>) -> TypeNode {
    match members.len() {
        0 => TypeNode::Keyword("never"),
        1 => members.remove(0),
        _ => TypeNode::Union(members),
    }
}

fn property(name: &str, ty: TypeNode, optional: bool, readonly: bool) -> Member {
    Member::Property { name: PropertyName::String(name.to_owned()), ty, optional, readonly, doc: None }
}

fn object<const N: usize>(members: [(&str, TypeNode); N]) -> TypeNode {
    TypeNode::Object(members.map(|(name, ty)| property(name, ty, false, true)).to_vec())
}
