interface Money {
  readonly skipped: true
}
