import type { Kysely, Transaction } from 'kysely'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** What a store takes: it works the same alone and inside someone else's transaction. */
export type Queries = Database | Transaction<Tables>

export type DatabaseSettings =
  | { engine: 'embedded'; filePath: string }
  | { engine: 'postgres'; url: string; poolSize: number }

export function openDatabase(settings: DatabaseSettings): Database {
  return settings.engine === 'embedded' ? openEmbedded(settings.filePath) : openPostgres(settings)
}
