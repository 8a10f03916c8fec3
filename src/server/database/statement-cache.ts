import type { SqliteDatabase, SqliteStatement } from 'kysely'

const maxStatements = 500

/** Keeps prepared statements: preparing one takes longer than most of them take to run. */
export function cacheStatements(file: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => {
      statements.clear()
      file.close()
    },
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      // Lists of varying length make ever new SQL; starting over now and then is enough.
      if (statements.size >= maxStatements) statements.clear()
      const statement = withKnownKind(file.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
  }
}

/** Whether a statement returns rows is asked each time it runs, and the driver works it out each time. */
function withKnownKind(statement: SqliteStatement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  }
}
