class Ticket {
  private seal = "s"
  constructor(readonly id: string) {}
  open() {
    return this.seal === this.id
  }
}

/** Gives an instance that nobody else can name. */
export default (input: { id: string }) => ({ ticket: new Ticket(input.id), list: [input.id] })
