/**
 * Why the advisor's worker gave no answer:
 * - slow: the plan takes it too long, and would again;
 * - failed: it could not be loaded, or it broke.
 */
export type AdvisorFailure = 'slow' | 'failed'

export class AdvisorFault extends Error {
  override readonly name = 'AdvisorFault'
  readonly failure: AdvisorFailure

  constructor(failure: AdvisorFailure) {
    super(failure === 'slow' ? 'The advisor took too long' : 'The advisor in the browser failed')
    this.failure = failure
  }
}

export function findFailure(error: unknown): AdvisorFailure {
  return error instanceof AdvisorFault ? error.failure : 'failed'
}
