import { findMissingReason, type MissingReason } from '#web/loading/missing-file-error.ts'

/**
 * A part of the app could not be loaded. The failure is remembered so that components waiting for the part do
 * not request it forever. The component that shows the failure calls `forget`, so the next use requests it again.
 */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError'
  readonly reason: MissingReason
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded', { cause })
    this.reason = findMissingReason(cause)
    this.forget = forget
  }
}
