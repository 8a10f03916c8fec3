import path from 'node:path'
import { pathToFileURL } from 'node:url'

export interface OwnPostgres {
  url: string
  /** As an outage would: it is gone, its data stays. */
  halt: () => Promise<void>
  /** At the same address. */
  resume: () => Promise<void>
  stop: () => void
}

interface Starter {
  startPostgres: (options: { mayInstall: boolean }) => Promise<OwnPostgres | null>
}

/** A server that no one else uses, to be stopped in the middle of things. None where the run has none at all. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  if (!process.env['TEST_DATABASE_URL']) return null
  const script = pathToFileURL(path.resolve('scripts/postgres/start-postgres.mjs')).href
  const { startPostgres } = (await import(script)) as Starter
  return startPostgres({ mayInstall: false })
}
