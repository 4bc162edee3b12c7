interface House {
  readonly root: "app"
  readonly floors?: number
}
