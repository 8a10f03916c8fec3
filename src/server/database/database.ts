import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** The parameter of a store, which works the same alone and inside a caller's transaction. */
export type Queries = Database | Transaction<Tables>
