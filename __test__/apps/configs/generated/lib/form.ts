export interface Form { readonly form: "generated" }
