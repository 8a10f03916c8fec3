import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

type Lane = 'saves' | 'advice'

function openQueue(places = { saves: 1, advice: 2 }) {
  const clock = { now: 0 }
  const queue = createFairQueue<Lane>({
    lanes: {
      saves: { places: places.saves, maxInAll: 5 },
      advice: { places: places.advice, maxInAll: 5 },
    },
    maxPerSubject: 3,
    maxWaitMs: 1000,
    now: () => clock.now,
  })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    clock,
    started,
    settle,
    /** Its name starts with its subject. */
    run: (name: string, lane: Lane = 'advice', signal?: AbortSignal) =>
      queue
        .run({ lane, subject: name.charAt(0), signal }, async () => {
          started.push(name)
          await new Promise<void>((resolve) => ends.set(name, resolve))
          return name
        })
        .catch((error: { code: string }) => error.code),
    end: async (name: string) => {
      await settle()
      ends.get(name)?.()
      await settle()
    },
  }
}

test('runs as much as there are places for, and subjects take turns', async () => {
  const { run, started, end } = openQueue({ saves: 1, advice: 1 })
  const results = [run('a1'), run('a2'), run('a3'), run('b1')]
  await end('a1')
  expect(started).toEqual(['a1', 'b1'])
  await end('b1')
  await end('a2')
  await end('a3')
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('gives one subject one place in all lanes, however many are free', async () => {
  const { run, started, settle, end } = openQueue()
  void run('a1')
  void run('a2')
  void run('a3', 'saves')
  void run('b1')
  await settle()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a3'])
  await end('a3')
  expect(started).toEqual(['a1', 'b1', 'a3', 'a2'])
})

test('keeps the places of a lane for it while another lane hangs', async () => {
  const { run, started, settle } = openQueue()
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) void run(name)
  expect(await run('f1')).toBe('unavailable')
  void run('g1', 'saves')
  await settle()
  expect(started).toEqual(['a1', 'b1', 'g1'])
})

test('refuses a subject that has too much in a lane, and everyone when the lane is full', async () => {
  const { run, settle, end, started } = openQueue({ saves: 1, advice: 1 })
  const taken = [run('a1'), run('a2'), run('a3')]
  expect(await run('a4')).toBe('rate_limited')
  taken.push(run('b1'), run('c1'))
  expect(await run('d1')).toBe('unavailable')
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  void run('a5')
  await settle()
  expect(started.at(-1)).toBe('a5')
})

test('refuses work that has waited too long, and goes on with the next', async () => {
  const { run, end, clock, started } = openQueue({ saves: 1, advice: 1 })
  const first = run('a1')
  const late = run('b1')
  clock.now = 1500
  const fresh = run('c1')
  await end('a1')
  expect(started).toEqual(['a1', 'c1'])
  await end('c1')
  expect(await Promise.all([first, late, fresh])).toEqual(['a1', 'unavailable', 'c1'])
})

test('frees the place of work that fails', async () => {
  const { queue, run, settle, started } = openQueue({ saves: 1, advice: 1 })
  const failed = queue.run({ lane: 'advice', subject: 'a' }, () => Promise.reject(new Error('no')))
  void run('a1')
  await expect(failed).rejects.toThrow('no')
  await settle()
  expect(started).toEqual(['a1'])
})

test('drops what waits when its asker leaves, and not what runs', async () => {
  const { run, end, started } = openQueue({ saves: 1, advice: 1 })
  const leaving = new AbortController()
  const running = run('a1', 'advice', leaving.signal)
  const waiting = [run('b1', 'advice', leaving.signal), run('b2')]
  leaving.abort()
  expect(await waiting[0]).toBe('unavailable')
  expect(await run('c1', 'advice', leaving.signal)).toBe('unavailable')
  await end('a1')
  await end('b2')
  expect(await Promise.all([running, ...waiting])).toEqual(['a1', 'unavailable', 'b2'])
  expect(started).toEqual(['a1', 'b2'])
})

test('refuses what waits and what comes after it closed, and lets the rest end', async () => {
  const { queue, run, end } = openQueue({ saves: 1, advice: 1 })
  const running = run('a1')
  const waiting = run('b1')
  queue.close()
  expect(await waiting).toBe('unavailable')
  expect(await run('c1')).toBe('unavailable')
  await end('a1')
  expect(await running).toBe('a1')
})
