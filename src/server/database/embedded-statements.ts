import type { SqliteDatabase, SqliteStatement } from 'kysely'

const maxStatements = 500

interface SqliteFile extends SqliteDatabase {
  exec: (sql: string) => unknown
}

export interface EmbeddedStatements extends SqliteDatabase {
  begin: () => void
  commit: () => void
  rollback: () => void
}

/**
 * Prepared statements over one file, kept because preparing one takes longer than most take to run.
 *
 * A kept statement must never meet a busy file: the driver leaves it half-way, and from then on nothing that the
 * connection writes is committed. So every write, alone or in a transaction, first takes the write lock with
 * `begin immediate` through `exec`, which fails cleanly. (A plain `begin` would also fail at its first write,
 * without waiting, if another process has written since the transaction's first read.)
 */
export function openStatements(file: SqliteFile): EmbeddedStatements {
  const statements = new Map<string, SqliteStatement>()
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

  function runAlone<Result>(run: () => Result): Result {
    begin()
    try {
      const result = run()
      commit()
      return result
    } catch (error) {
      rollback()
      throw error
    }
  }

  function keep(sql: string): SqliteStatement {
    const statement = file.prepare(sql)
    // Whether it returns rows is asked at each run, and the driver works it out each time.
    const { reader } = statement
    const guard = <Result>(run: () => Result): Result =>
      isWrite(sql) && !isInTransaction ? runAlone(run) : run()
    return {
      reader,
      all: (parameters) => guard(() => statement.all(parameters)),
      run: (parameters) => guard(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }

  return {
    begin,
    commit,
    rollback,
    close: () => {
      statements.clear()
      file.close()
    },
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      // Lists of varying length make ever new SQL; starting over now and then is enough.
      if (statements.size >= maxStatements) statements.clear()
      const statement = keep(sql)
      statements.set(sql, statement)
      return statement
    },
  }
}

function isWrite(sql: string): boolean {
  return !/^\s*(select|pragma|explain)\b/i.test(sql)
}
