/**
 * SQLSTATEs after which the same request may well succeed a moment later: no connection (08), no room or memory (53),
 * the server stops or starts (57P), a statement cut off for taking too long (57014), two transactions that stood in
 * each other's way (40), a transaction that was left alone for too long (25P03), and a server that may only be read for
 * now, as in a failover (25006).
 */
const passingStates = /^(?:08...|53...|57P..|57014|40001|40P01|25P03|25006)$/

/** The embedded file is held by another process, or its disk is full or failing. */
const passingFileFaults = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM)/

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

/** The driver of PostgreSQL gives its own words no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** Whether it is the database that cannot serve right now, which is no one's mistake and passes. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (passingStates.test(code) || passingFileFaults.test(code) || networkFaults.has(code)) return true
  // Several addresses of one host were tried, and each refused.
  if (error instanceof AggregateError) return error.errors.some(isPassingFault)
  return driverMessages.test(error.message)
}
