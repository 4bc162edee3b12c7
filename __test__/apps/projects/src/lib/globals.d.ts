interface Money {
  readonly of: "lib"
}
