import type { QueryResult } from 'kysely'
import type SqliteFile from 'libsql'

const maxStatements = 500

interface KeptStatement {
  statement: SqliteFile.Statement
  returnsRows: boolean
}

export interface EmbeddedStatements {
  run: <Row>(sql: string, parameters: readonly unknown[]) => QueryResult<Row>
  clear: () => void
}

/** Prepared statements over one file, kept because preparing one takes longer than most take to run. */
export function openStatements(file: InstanceType<typeof SqliteFile>): EmbeddedStatements {
  const kept = new Map<string, KeptStatement>()

  function prepare(sql: string): KeptStatement {
    const known = kept.get(sql)
    if (known) return known
    // Lists of varying length make ever new SQL; starting over now and then is enough.
    if (kept.size >= maxStatements) kept.clear()
    const statement = file.prepare(sql)
    // The driver works out anew each time whether a statement returns rows.
    const fresh = { statement, returnsRows: statement.reader }
    kept.set(sql, fresh)
    return fresh
  }

  return {
    run: <Row>(sql: string, parameters: readonly unknown[]) => {
      const { statement, returnsRows } = prepare(sql)
      if (returnsRows) return { rows: statement.all(parameters) as Row[] }
      return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] }
    },
    clear: () => kept.clear(),
  }
}
