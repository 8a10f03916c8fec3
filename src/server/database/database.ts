import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** What a store takes: it works the same alone and inside someone else's transaction. */
export type Queries = Database | Transaction<Tables>
