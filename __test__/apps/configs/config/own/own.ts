export interface Own { readonly own: "config" }
