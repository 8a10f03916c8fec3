import { PostgresAdapter, sql } from 'kysely'
import type { Queries } from './database.ts'

export function isPostgres(queries: Queries): boolean {
  return queries.getExecutor().adapter instanceof PostgresAdapter
}

/** The size of the database on the disk, without its log of changes. */
export async function readDatabaseBytes(queries: Queries): Promise<number> {
  const query = isPostgres(queries)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(queries)
  return rows[0]?.bytes ?? 0
}
