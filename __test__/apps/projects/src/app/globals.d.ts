interface Money {
  readonly of: "app"
}
