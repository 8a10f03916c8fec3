import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateState } from '#server/course/course-state-store.ts'
import { registerErrorHandler } from '#server/http/error-handler.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

describeOnBothDatabases('a request that outlives its account', (engine) => {
  let place: TestDatabase

  beforeAll(async () => {
    place = await createTestDatabase(engine)
  })
  afterAll(() => place.remove())

  test('is asked to sign in when it writes, because the account was deleted meanwhile', async () => {
    const app = Fastify()
    registerErrorHandler(app)
    app.post('/visit', () => updateState(place.database, 'deleted-meanwhile', { last_lesson: 'cash' }))
    const answer = await app.inject({ method: 'POST', url: '/visit' })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'unauthenticated', message: 'Please sign in to continue.' },
    ])
    await app.close()
  })
})
