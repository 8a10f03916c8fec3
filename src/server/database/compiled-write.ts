import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Queries } from './database.ts'

/**
 * Like compileOnce, for statements inside transactions: a transaction is a new object each time, but speaks its
 * database's dialect. Also tells how many rows were written. Worth it only for what every save does.
 */
export function compileWriteOnce<Row>(build: (queries: Queries) => Compilable<Row>) {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return async (
    queries: Queries,
    parameters: readonly unknown[],
  ): Promise<{ rows: Row[]; written: number }> => {
    const { adapter } = queries.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      query = build(queries).compile()
      compiled.set(adapter, query)
    }
    const { rows, numAffectedRows } = await queries.executeQuery<Row>({ ...query, parameters })
    return { rows, written: Number(numAffectedRows ?? 0) }
  }
}
