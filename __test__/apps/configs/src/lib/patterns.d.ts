declare module "*.json" {
  const text: string
  export default text
}
declare module "*/form.js" {
  export interface Form {
    readonly form: "pattern"
  }
}
