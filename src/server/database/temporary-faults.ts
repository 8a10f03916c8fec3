/**
 * SQLSTATEs after which the same request may succeed a moment later: no connection (08), no room or memory (53),
 * the server stops or starts (57P), a statement cut off for taking too long (57014), two conflicting transactions
 * (40), a transaction that was idle for too long (25P03), and a server that is read-only for now, as in a
 * failover (25006).
 */
const temporaryStates = /^(?:08...|53...|57P..|57014|40001|40P01|25P03|25006)$/

/** The embedded file is held by another process, or its disk is full or failing. */
const temporaryFileFaults = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM)/

const networkFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The PostgreSQL driver's own errors have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** Whether the database is temporarily unavailable. */
export function isTemporaryFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (temporaryStates.test(code) || temporaryFileFaults.test(code) || networkFaults.has(code)) return true
  // The driver tried several addresses of one host, and each refused.
  if (error instanceof AggregateError) return error.errors.some(isTemporaryFault)
  return driverMessages.test(error.message)
}
