/**
 * A part of the program could not be fetched. The failure is remembered, or whoever waits for the part would ask for
 * it forever; whoever shows the failure calls `forget`, and the next one to need the part asks again.
 */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError'
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('A part of the program could not be fetched', { cause })
    this.forget = forget
  }
}
