export class Ticket {
  private seal = "s"
  constructor(readonly id: string) {}
  open() {
    return this.seal === this.id
  }
}

/** Gives an instance of a class that is exported. */
export default (input: { id: string }) => ({ ticket: new Ticket(input.id) })
