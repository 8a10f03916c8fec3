import SqliteFile from 'libsql'
import pg from 'pg'
import type { DatabaseSettings } from '#server/database/open-database.ts'

export type Run = (statement: string, parameters: unknown[]) => Promise<Record<string, unknown>[]>

export interface BareDriver {
  run: Run
  transact: (work: (run: Run) => Promise<void>) => Promise<void>
}

export function openDriver(settings: DatabaseSettings): BareDriver {
  return settings.engine === 'postgres' ? openPostgres(settings) : openFile(settings.filePath)
}

function openPostgres({ url, poolSize }: { url: string; poolSize: number }): BareDriver {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  return {
    run: async (statement, parameters) => (await pool.query(statement, parameters)).rows,
    transact: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await work(async (statement, parameters) => (await client.query(statement, parameters)).rows)
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}

/** One connection, as durable as ours. Its calls block, so a transaction is never interrupted. */
function openFile(filePath: string): BareDriver {
  const file = new SqliteFile(filePath)
  for (const pragma of [
    'busy_timeout = 10000',
    'journal_mode = wal',
    'synchronous = full',
    'foreign_keys = on',
  ]) {
    file.exec(`pragma ${pragma}`)
  }
  const prepared = new Map<string, ReturnType<typeof file.prepare>>()
  const runNow = (text: string, parameters: unknown[]) => {
    let statement = prepared.get(text)
    if (!statement) {
      statement = file.prepare(text.replaceAll(/\$\d+/g, '?'))
      prepared.set(text, statement)
    }
    if (statement.reader) return statement.all(parameters) as Record<string, unknown>[]
    statement.run(parameters)
    return []
  }
  const inTurn = async (earlier: Promise<unknown>, work: (run: Run) => Promise<void>) => {
    await earlier
    file.exec('begin immediate')
    await work(async (text, parameters) => runNow(text, parameters))
    file.exec('commit')
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: async (text, parameters) => runNow(text, parameters),
    transact: async (work) => {
      const turn = inTurn(last, work)
      last = turn.catch(() => {})
      await turn
    },
  }
}
