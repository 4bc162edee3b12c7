//! Identities of files and syntax nodes that carry no lifetime.

use oxc_syntax::node::NodeId;

/// One source file of a program, numbered in the order in which files were first asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(pub u32);

/// A syntax node: the file and the node's number in that file's tree.
///
/// The node itself is `checker.kind(node_ref)`; its parents are reached from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeRef {
    /// The file that the node stands in.
    pub file: FileId,
    /// The node's number, given by `oxc_semantic`.
    pub node: NodeId,
}

impl NodeRef {
    /// Another node of the same file.
    #[must_use]
    pub fn at(self, node: NodeId) -> NodeRef {
        NodeRef { file: self.file, node }
    }
}
