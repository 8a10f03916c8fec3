import type { QueryResult } from 'kysely'
import type SqliteFile from 'libsql'

const maxStatements = 500

export interface EmbeddedStatements {
  run: <Row>(sql: string, parameters: readonly unknown[]) => QueryResult<Row>
  begin: () => void
  commit: () => void
  rollback: () => void
  close: () => void
}

interface KeptStatement {
  statement: SqliteFile.Statement
  returnsRows: boolean
  isWrite: boolean
}

/**
 * Prepared statements over one file, kept because preparing one takes longer than most take to run.
 *
 * A kept statement must never meet a busy file: the driver leaves it half-way, and from then on nothing that the
 * connection writes is committed. So every write, alone or in a transaction, first takes the write lock with
 * `begin immediate` through `exec`, which fails cleanly. (A plain `begin` would also fail at its first write,
 * without waiting, if another process has written since the transaction's first read.)
 */
export function openStatements(file: InstanceType<typeof SqliteFile>): EmbeddedStatements {
  const kept = new Map<string, KeptStatement>()
  let isInTransaction = false

  function begin(): void {
    file.exec('begin immediate')
    isInTransaction = true
  }

  function commit(): void {
    isInTransaction = false
    file.exec('commit')
  }

  function rollback(): void {
    isInTransaction = false
    try {
      file.exec('rollback')
    } catch (error) {
      // A full disk has rolled it back by itself; why it came to that is what the caller has to hear.
      if (!String(error).includes('no transaction is active')) throw error
    }
  }

  function runAlone<Row>(statement: KeptStatement, parameters: readonly unknown[]): QueryResult<Row> {
    begin()
    try {
      const result = execute<Row>(statement, parameters)
      commit()
      return result
    } catch (error) {
      rollback()
      throw error
    }
  }

  function prepare(sql: string): KeptStatement {
    const known = kept.get(sql)
    if (known) return known
    // Lists of varying length make ever new SQL; starting over now and then is enough.
    if (kept.size >= maxStatements) kept.clear()
    const statement = file.prepare(sql)
    const fresh = { statement, returnsRows: statement.reader, isWrite: !readingWords.test(sql) }
    kept.set(sql, fresh)
    return fresh
  }

  return {
    begin,
    commit,
    rollback,
    run: (sql, parameters) => {
      const statement = prepare(sql)
      return statement.isWrite && !isInTransaction
        ? runAlone(statement, parameters)
        : execute(statement, parameters)
    },
    close: () => {
      kept.clear()
      file.close()
    },
  }
}

const readingWords = /^\s*(?:select|pragma|explain)\b/i

function execute<Row>(
  { statement, returnsRows }: KeptStatement,
  parameters: readonly unknown[],
): QueryResult<Row> {
  if (returnsRows) return { rows: statement.all(parameters) as Row[] }
  return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] }
}
