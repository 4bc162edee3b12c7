export interface Extensions { readonly ts: "ts" }
