import SqliteFile from 'libsql'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database, Queries } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createTestDatabase, describeOnBothDatabases } from './test-database.ts'

const hit = (key: string) => ({ key, window_end: 1, hits: 1 })

describe('the embedded database', () => {
  test('refuses a write while another process holds the file, and commits again once it is free', async () => {
    const { database, settings, remove } = await createTestDatabase('embedded')
    if (settings.engine !== 'embedded') throw new Error('not the embedded engine')
    const other = new SqliteFile(settings.filePath)
    const write = (key: string) => database.insertInto('rate_limits').values(hit(key)).execute()
    await write('before')

    other.exec('begin immediate')
    // Both wait for the other process, and at the same time.
    const refused = [
      write('during'),
      database.transaction().execute((transaction) => transaction.deleteFrom('rate_limits').execute()),
    ].map((work) => expect(work).rejects.toMatchObject({ code: 'SQLITE_BUSY' }))
    await Promise.all(refused)
    other.exec('commit')

    await write('after')
    const seen = other.prepare('select key from rate_limits order by key').all([]) as { key: string }[]
    expect(seen.map(({ key }) => key)).toEqual(['after', 'before'])
    other.exec('begin immediate')
    other.exec('rollback')
    other.close()
    await remove()
  })
})

describeOnBothDatabases('a transaction', (engine) => {
  test('that fails leaves nothing behind and does not disturb the next one', async () => {
    const { database, remove } = await createTestDatabase(engine)
    await database.insertInto('rate_limits').values(hit('kept')).execute()
    await expect(
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('rate_limits').execute()
        await transaction
          .insertInto('rate_limits')
          .values([hit('twice'), hit('twice')])
          .execute()
      }),
    ).rejects.toThrow(/unique/i)
    await database.insertInto('rate_limits').values(hit('next')).execute()
    const rows = await database.selectFrom('rate_limits').select('key').orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['kept', 'next'])
    await remove()
  })
})

describeOnBothDatabases('a transaction in which a failure was ignored', (engine) => {
  test('reports success only if it is committed', async () => {
    const { database, remove } = await createTestDatabase(engine)
    const isCommitted = await database
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('rate_limits').values(hit('once')).execute()
        const again = transaction.insertInto('rate_limits').values(hit('once')).execute()
        await again.catch(() => {})
      })
      .then(
        () => true,
        () => false,
      )
    const rows = await database.selectFrom('rate_limits').select('key').execute()
    expect(rows).toEqual(isCommitted ? [{ key: 'once' }] : [])
    await remove()
  })
})

describeOnBothDatabases('a database whose connections are cut', (engine) => {
  test('fails the query in progress, and runs the next one', async () => {
    const { database, settings, remove } = await createTestDatabase(engine)
    const operator = await openDatabase(settings)
    await expect(
      database.transaction().execute(async (transaction) => {
        await cutConnection(engine, transaction, operator)
        await sql`select 1`.execute(transaction)
      }),
    ).rejects.toThrow(/terminat|closed|reset|connection|cut/i)
    await operator.destroy()
    expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
    await remove()
  })
})

/** The embedded engine has no connection to cut, so the transaction fails for another reason there. */
async function cutConnection(engine: string, transaction: Queries, operator: Database): Promise<void> {
  if (engine === 'embedded') throw new Error('cut')
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(operator)
}
