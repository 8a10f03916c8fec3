import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { compileOnce, type Given } from './compiled-query.ts'
import type { Database } from './database.ts'

interface Ran {
  sql: string
  parameters: readonly unknown[]
}

/** Runs nothing, and returns what it was asked to run. */
function openRecorder(): { database: Database; ran: Ran[] } {
  const ran: Ran[] = []
  const database: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      ran.push({ sql, parameters })
    },
  })
  return { database, ran }
}

interface Visit {
  key: string
  end: number
}

test('a compiled query runs with the named values of each run and its own constants', async () => {
  const { database, ran } = openRecorder()
  let builds = 0
  const addVisit = compileOnce((queries, given: Given<Visit>) => {
    builds += 1
    return queries
      .insertInto('rate_limits')
      .values({ key: given('key'), hits: 1, window_end: given('end') })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_end: given('end') }))
  })
  await addVisit(database, { end: 10, key: 'a' })
  await database.transaction().execute((transaction) => addVisit(transaction, { key: 'b', end: 20 }))

  const sql =
    'insert into "rate_limits" ("key", "hits", "window_end") values ($1, $2, $3) ' +
    'on conflict ("key") do update set "window_end" = $4'
  expect(ran).toEqual([
    { sql, parameters: ['a', 1, 10, 10] },
    { sql, parameters: ['b', 1, 20, 20] },
  ])
  expect(builds).toBe(1)
})
