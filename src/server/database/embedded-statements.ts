import type { QueryResult } from 'kysely'
import type SqliteFile from 'libsql'

const maxStatements = 500
const reading = /^\s*(?:select|pragma|explain)\b/i

/** A prepared statement, with details that the driver would otherwise look up at each run. */
export interface KeptStatement {
  statement: SqliteFile.Statement
  returnsRows: boolean
  isWrite: boolean
}

export interface KeptStatements {
  find: (sql: string) => KeptStatement
  clear: () => void
}

/** Statements over one file, kept because preparing one takes longer than most take to run. */
export function keepStatements(file: InstanceType<typeof SqliteFile>): KeptStatements {
  const kept = new Map<string, KeptStatement>()
  return {
    find: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      // Lists of varying length produce new SQL each time. Starting over from time to time is enough.
      if (kept.size >= maxStatements) kept.clear()
      const statement = file.prepare(sql)
      const fresh = { statement, returnsRows: statement.reader, isWrite: !reading.test(sql) }
      kept.set(sql, fresh)
      return fresh
    },
    clear: () => kept.clear(),
  }
}

export function runStatement<Row>(
  { statement, returnsRows }: KeptStatement,
  parameters: readonly unknown[],
): QueryResult<Row> {
  if (returnsRows) return { rows: statement.all(parameters) as Row[] }
  return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] }
}
