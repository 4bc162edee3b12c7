export interface Bare { readonly by: "baseUrl" }
