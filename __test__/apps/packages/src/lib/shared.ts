export interface Shared { readonly by: "its own name" }
