import path from 'node:path'
import { pathToFileURL } from 'node:url'

export interface OwnPostgres {
  url: string
  /** Like an outage: the server is gone and its data stays. */
  halt: () => Promise<void>
  /** At the same address. */
  resume: () => Promise<void>
  stop: () => void
}

interface Starter {
  startPostgres: (options: { mayInstall: boolean }) => Promise<OwnPostgres | null>
}

/** A separate server that a test can stop at any time. Null when the run has no PostgreSQL. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  if (!process.env['TEST_DATABASE_URL']) return null
  const script = pathToFileURL(path.resolve('scripts/postgres/start-postgres.mjs')).href
  const { startPostgres } = (await import(script)) as Starter
  return startPostgres({ mayInstall: false })
}
