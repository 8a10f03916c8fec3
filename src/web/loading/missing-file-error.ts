/**
 * Why a file of the program did not come:
 * - unreachable: the network is down, or the server has no time;
 * - gone: the server answers that it has no such file, because it has a newer version of the program;
 * - broken: it came, and the browser cannot run it, because it was cut off or another file that it needs was.
 */
export type MissingReason = 'unreachable' | 'gone' | 'broken'

export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
  readonly reason: MissingReason

  constructor(reason: MissingReason, cause: unknown) {
    super(`A file of the app is ${reason}`, { cause })
    this.reason = reason
  }
}

/** Of what else went wrong, the browser knows only whether it has a network. */
export function findMissingReason(error: unknown): MissingReason {
  if (error instanceof MissingFileError) return error.reason
  return navigator.onLine ? 'broken' : 'unreachable'
}
