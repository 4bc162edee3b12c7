//! What is added to tool modules.

use serde_json::json;

use crate::emit::{Lacking, tool_exports};

#[test]
fn what_a_module_lacks_is_added_behind_it() {
    let schema = json!({ "type": "string" });
    let lacking = Lacking { description: Some("Says \"it\".\n"), schema: Some(&schema) };
    assert_eq!(
        tool_exports("export default f // the end", lacking),
        r#"
const __dawn_description = "Says \"it\".\n";
export { __dawn_description as description };
import { z as __dawn_z } from "zod";
const __dawn_schema = /* @__PURE__ */ __dawn_z.string();
export { __dawn_schema as schema };
"#
    );
}

#[test]
fn a_module_that_lacks_nothing_stays_as_it_is() {
    assert_eq!(tool_exports("export default f", Lacking::default()), "");
}

#[test]
fn names_keep_clear_of_those_of_the_module() {
    let schema = json!({});
    let added = tool_exports("let __dawn_z, __dawn_z_\n", Lacking { description: None, schema: Some(&schema) });
    assert!(added.starts_with("import { z as __dawn_z__ } from \"zod\";\n"), "{added}");
    assert!(added.contains("= /* @__PURE__ */ __dawn_z__.unknown();"), "{added}");
}
