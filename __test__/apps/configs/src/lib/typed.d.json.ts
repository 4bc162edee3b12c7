declare const typed: { readonly typed: "by hand" }
export default typed
