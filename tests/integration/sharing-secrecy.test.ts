import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildReviewerPath, buildShareApiPath } from '#contract/paths.ts'
import { shareHeaders } from '#contract/sharing.ts'
import type { ShareEvent } from '#domain/sharing/share-event.ts'
import { seal } from '#web/sharing/sealing.ts'
import { createSecret } from '#web/sharing/share-key.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp, testStart } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { createPlanner } from './test-plans.ts'
import { aLink, joinAsOwner, joinAsReviewer, makeKeys, sendByInject } from './test-shares.ts'
import { unlimited } from './unlimited.ts'

const planWords = ['Zanzibar', 'xylophone', '86753091']
const commentWords = ['quokkas', 'marzipan', 'Ptolemaios', 'umbrellas']

describeOnBothDatabases('what the server keeps of a link', (engine) => {
  let place: TestDatabase
  let server: TestApp
  const lines: string[] = []

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(
      place.database,
      { ...unlimited, logLevel: 'trace' },
      quickPasswords,
      undefined,
      {
        logStream: { write: (line) => lines.push(line) },
      },
    )
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  test('is no word of the plan or a comment, and neither the key nor a token, in the database or the log', async () => {
    const send = sendByInject(server.app)
    const olive = await createPlanner(server.app)
    const link = await makeKeys()
    const { id, key, secret } = link
    const document = { title: planWords[0], words: `We tune each ${planWords[1]} for ${planWords[2]}.` }
    await send(
      'PUT',
      buildShareApiPath('share', id),
      { cookie: olive.cookie },
      await aLink(link, testStart, document),
    )
    const fresh = await seal(key, { kind: 'copy', linkId: id, version: 2 }, document)
    const copy = { version: 2, copy: fresh }
    const sent = await send('PUT', buildShareApiPath('copy', id), { cookie: olive.cookie }, copy)
    expect(sent.status).toBe(200)

    const dana = await joinAsReviewer(send, link)
    const comment: ShareEvent = {
      kind: 'comment',
      name: commentWords[2] ?? '',
      text: `Where are the ${commentWords[0]}?`,
      suggestion: commentWords[1] ?? '',
      place: {
        section: planWords[0] ?? '',
        sectionTitle: planWords[1] ?? '',
        block: 0,
        part: null,
        column: null,
        quote: planWords[1] ?? '',
        context: document.words,
        field: null,
        version: 2,
      },
    }
    expect((await dana.post(comment)).status).toBe(201)
    const reply: ShareEvent = { kind: 'reply', to: id, name: 'Olive', text: `Under the ${commentWords[3]}.` }
    expect((await joinAsOwner(send, link, olive.cookie).post(reply)).status).toBe(201)
    expect(await dana.open()).toHaveLength(2)

    // Refused requests are the ones that are logged.
    const authorSecret = createSecret()
    const headers = { [shareHeaders.token]: key.commentToken, [shareHeaders.author]: authorSecret }
    const events = buildShareApiPath('events', id)
    expect((await send('POST', events, headers, { id: 'x', sealed: 'words' })).status).toBe(400)
    expect((await send('GET', `${events}?after=${secret}`, headers)).status).toBe(400)
    expect((await send('PUT', events, headers, {})).status).toBe(404)
    expect((await send('GET', `${buildReviewerPath('x')}?key=${secret}`, headers)).status).toBe(404)
    expect((await send('GET', `${buildShareApiPath('copy', 'x')}?key=${secret}`, headers)).status).toBe(404)

    const ended = await makeKeys()
    const address = buildShareApiPath('share', ended.id)
    await send('PUT', address, { cookie: olive.cookie }, await aLink(ended, testStart, document))
    expect((await send('DELETE', address, { cookie: olive.cookie })).status).toBe(204)

    const log = lines.join('\n')
    // By this line its end can be repeated after a backup was restored.
    expect(log).toMatch(new RegExp(`"level":40.*"shareId":"${ended.id}"`))
    expect(log).toContain(events)
    const kept = await readEverything(place)
    expect(kept).toContain(id)
    const secrets = [secret, key.readToken, key.commentToken, authorSecret]
    for (const word of [...planWords, ...commentWords, ...secrets]) {
      expect({ word, isLogged: log.includes(word), isKept: kept.includes(word) }).toEqual({
        word,
        isLogged: false,
        isKept: false,
      })
    }
    // The search itself finds a word that is there.
    expect(kept).toContain('Dana at the bank')
  })
})

/** Every byte of the embedded database's files, or every row of every table of PostgreSQL. */
async function readEverything({ database, settings }: TestDatabase): Promise<string> {
  if (settings.engine === 'embedded') {
    const folder = path.dirname(settings.filePath)
    const files = (await readdir(folder)).filter((name) => name.startsWith(path.basename(settings.filePath)))
    const contents = await Promise.all(files.map((name) => readFile(path.join(folder, name))))
    return Buffer.concat(contents).toString('latin1')
  }
  const tables = await database.introspection.getTables()
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database)
    texts.push(name, JSON.stringify(rows))
  }
  return texts.join('\n')
}
