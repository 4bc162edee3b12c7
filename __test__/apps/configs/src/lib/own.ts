export interface Own { readonly own: "src/lib" }
