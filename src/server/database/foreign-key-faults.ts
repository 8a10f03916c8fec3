/** PostgreSQL's SQLSTATE, and the name that SQLite gives the same. */
const codes = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/** Whether a row was written for another one that no longer exists. */
export function isForeignKeyFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
