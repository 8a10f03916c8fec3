export interface Timeouts {
  /** From the first byte, or from the connection itself, to the end of the headers. */
  headersMs: number
  /** To the end of the body. 4 MB on a slow line take most of it. */
  requestMs: number
  /** How long the sender of a body may send nothing. */
  silentMs: number
  /** How long a connection may be idle during an answer. A model's first word takes up to 20 s. */
  stillMs: number
  /** How often connections are checked for a timeout. */
  checkEveryMs: number
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  silentMs: 10_000,
  stillMs: 120_000,
  checkEveryMs: 2000,
}

/** Keeps clients from holding connections by being slow on purpose. */
export function buildTimeoutOptions({ headersMs, requestMs, stillMs, checkEveryMs }: Timeouts) {
  return {
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    requestTimeout: requestMs,
    connectionTimeout: stillMs,
  }
}
