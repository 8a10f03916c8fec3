import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTokens, takeCall, wholeSite } from '#server/assistant/usage-store.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const day = '2026-11-17'
const allowances = [
  { userId: 'someone', calls: 1000 },
  { userId: wholeSite, calls: 1000 },
]
const tokens = { inputTokens: 1, outputTokens: 1 }

describeOnBothDatabases('assistant usage', (engine) => {
  let place: TestDatabase
  beforeAll(async () => {
    place = await createTestDatabase(engine)
  })
  afterAll(() => place.remove())

  test('is recorded without delaying the people who ask', async () => {
    await takeCall(place.database, day, allowances)
    const work = Array.from({ length: 150 }, () => [
      takeCall(place.database, day, allowances),
      addTokens(place.database, day, ['someone', wholeSite], tokens),
    ])
    await Promise.all(work.flat())
    const rows = await place.database
      .selectFrom('assistant_usage')
      .select(['calls', 'input_tokens'])
      .where('day', '=', day)
      .execute()
    expect(rows).toEqual([
      { calls: 151, input_tokens: 150 },
      { calls: 151, input_tokens: 150 },
    ])
  })
})
