import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricsPath } from '#contract/paths.ts'
import { bundlePlanThread } from '#tests/integration/plan-thread-bundle.ts'
import { bundleServer, type ServerBundle, type ServerProcess } from '#tests/integration/server-bundle.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'
import type { MemoryServerSettings } from './memory-server.ts'

const megabyte = 1024 * 1024
const metricsToken = 'memory-test'
const atTheSameTime = 12
const largeText = `—${'We bake bread and sell it in a small shop. '.repeat(60_000)}`

let place: TestDatabase
let thread: Awaited<ReturnType<typeof bundlePlanThread>>
let bundle: ServerBundle<MemoryServerSettings>
let server: ServerProcess

beforeAll(async () => {
  place = await createTestDatabase('embedded')
  thread = await bundlePlanThread()
  bundle = await bundleServer<MemoryServerSettings>(
    fileURLToPath(new URL('./memory-server.ts', import.meta.url)),
  )
  server = await bundle.start({
    database: place.settings,
    planThread: fileURLToPath(thread.file),
    metricsToken,
  })
})
afterAll(async () => {
  await bundle.remove()
  await thread.remove()
  await place.remove()
})

async function signUp(username: string): Promise<string> {
  const answer = await fetch(`${server.address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.com`, password: 'long enough' }),
  })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

async function save(cookie: string, changes: object): Promise<number> {
  const answer = await fetch(`${server.address}/api/workbooks`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...aSave(), ...changes }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function readResidentMegabytes(): Promise<number> {
  const answer = await fetch(`${server.address}${metricsPath}`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const line = (await answer.text())
    .split('\n')
    .find((text) => text.startsWith('process_resident_memory_bytes '))
  return Number(line?.split(' ')[1]) / megabyte
}

test('Twelve large saves at the same time leave little behind, and others are answered meanwhile', async () => {
  const [eve, dana] = [await signUp('evelyn'), await signUp('danadana')]
  for (let round = 0; round < 2; round += 1) {
    let isDone = false
    const saves = Promise.all(
      // All of the same plan on the same revision, so most of those that fit get the stored copy back.
      Array.from({ length: atTheSameTime }, (_, index) => save(eve, named(`${index}${largeText}`))),
    ).finally(() => (isDone = true))
    const others: number[] = []
    while (!isDone) others.push(await save(dana, { id: `wb_${others.length % 10}`, revision: '1' }))
    expect([200, 409, 429]).toEqual(expect.arrayContaining(await saves))
    expect(others.filter((status) => status >= 500)).toEqual([])
  }
  // With the advisor's loaded thread. Asked rarely, because each answer leaves garbage behind.
  await expect.poll(readResidentMegabytes, { timeout: 90_000, interval: 1000 }).toBeLessThanOrEqual(200)
})
