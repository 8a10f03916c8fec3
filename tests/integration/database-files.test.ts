import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { memoryFolder } from './memory-folder.ts'
import { bundleServer } from './server-bundle.ts'
import { migrationsFolder } from './test-database.ts'

describe('the files of the embedded database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(memoryFolder, 'planwright-files-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const filePath = () => path.join(folder, 'planwright.db')
  const open = () => openDatabase({ engine: 'embedded', filePath: filePath() })
  const names = (database: Database) =>
    database.selectFrom('coupons').select('code').orderBy('code').execute()

  async function openMigrated() {
    const database = await open()
    await migrate(database, migrationsFolder)
    return database
  }

  test('are one after a clean stop, and a copy of it alone holds everything', async () => {
    const database = await openMigrated()
    await addCoupon(database, 'FIRST')
    await database.destroy()
    expect(readdirSync(folder)).toEqual(['planwright.db'])

    const copyPath = path.join(folder, 'copy.db')
    copyFileSync(filePath(), copyPath)
    const copy = await openDatabase({ engine: 'embedded', filePath: copyPath })
    expect(await names(copy)).toEqual([{ code: 'FIRST' }])
    await copy.destroy()
  })

  test('are one after the last of two servers has stopped, whichever that is', async () => {
    const bundle = await bundleServer(fileURLToPath(new URL('./faults/rolling-server.ts', import.meta.url)))
    const settings = { engine: 'embedded', filePath: filePath() } as const
    const [first, second] = await Promise.all([bundle.start(settings), bundle.start(settings)])
    expect(await first.stop()).toBe(0)
    expect(existsSync(`${filePath()}-wal`)).toBe(true)
    expect(await register(second.address, 'ada')).toBe(201)
    expect(await second.stop()).toBe(0)
    expect(readdirSync(folder)).toEqual(['planwright.db'])
    const database = await open()
    expect(await database.selectFrom('users').select('username').execute()).toEqual([{ username: 'ada' }])
    await database.destroy()
    await bundle.remove()
  })

  test('stay small while the server runs', async () => {
    const database = await openMigrated()
    await addCoupon(database, 'FIRST')
    for (let round = 0; round < 3000; round += 1)
      await database.updateTable('coupons').set({ uses_left: round }).execute()
    const log = `${filePath()}-wal`
    expect(existsSync(log)).toBe(true)
    expect(statSync(log).size).toBeLessThan(8_000_000)
    await database.destroy()
  })
})

function addCoupon(database: Database, code: string) {
  const coupon = { code, grants: 'course', uses_left: 1, expires_at: null, created_at: 0 }
  return database.insertInto('coupons').values(coupon).execute()
}

/** On a connection of its own that ends with the answer, because a stopping server waits for those that stay open. */
async function register(address: string, username: string): Promise<number | undefined> {
  const asked = request(`${address}/api/auth/register`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json' },
  })
  asked.end(JSON.stringify({ username, email: `${username}@example.com`, password: 'pencil-7' }))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}
