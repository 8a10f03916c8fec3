import type { Database } from './database.ts'

export interface PoolState {
  open: number
  idle: number
  /** Requests that wait for a connection. If it stays above 0, the pool or the database is too small. */
  waiting: number
}

const readers = new WeakMap<Database, () => PoolState>()

export function rememberPool(database: Database, read: () => PoolState): void {
  readers.set(database, read)
}

/** Null for the embedded database, which has no pool. */
export function readPoolState(database: Database): PoolState | null {
  return readers.get(database)?.() ?? null
}
