import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * A query whose SQL is made once for each database. Building it anew costs more than running it, which is worth
 * the bother only for what every request does. The parameters are given in the order of their places in the SQL.
 */
export function compileOnce<Row>(build: (database: Database) => Compilable<Row>) {
  const compiled = new WeakMap<Database, CompiledQuery<Row>>()
  return async (database: Database, parameters: readonly unknown[]): Promise<Row[]> => {
    let query = compiled.get(database)
    if (!query) {
      query = build(database).compile()
      compiled.set(database, query)
    }
    const { rows } = await database.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
