import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const limits = { maxPerSubject: 3, maxInAll: 5, maxWaitMs: 1000 }

function openQueue() {
  const clock = { now: 0 }
  const queue = createFairQueue(limits, () => clock.now)
  const started: string[] = []
  const ends: (() => void)[] = []
  const run = (subject: string, name: string) =>
    queue
      .run(subject, async () => {
        started.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
        return name
      })
      .catch((error: { code: string }) => error.code)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endNext = async () => {
    await settle()
    ends.shift()?.()
    await settle()
  }
  return { run, started, endNext, clock }
}

test('runs one piece of work at a time, and subjects take turns', async () => {
  const { run, started, endNext } = openQueue()
  const results = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1')]
  await endNext()
  expect(started).toEqual(['a1', 'a2'])
  await endNext()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await endNext()
  await endNext()
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('refuses a subject that has too many in it, and everyone when it is full', async () => {
  const { run, endNext } = openQueue()
  const taken = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3')]
  expect(await run('a', 'a4')).toBe('rate_limited')
  taken.push(run('b', 'b1'), run('c', 'c1'))
  expect(await run('d', 'd1')).toBe('unavailable')
  for (let turn = 0; turn < 5; turn += 1) await endNext()
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  const after = run('a', 'a5')
  await endNext()
  expect(await after).toBe('a5')
})

test('refuses work that has waited too long, and goes on with the next', async () => {
  const { run, endNext, clock, started } = openQueue()
  const first = run('a', 'a1')
  const late = run('b', 'b1')
  clock.now = 1500
  const fresh = run('c', 'c1')
  await endNext()
  expect(started).toEqual(['a1', 'c1'])
  await endNext()
  expect(await Promise.all([first, late, fresh])).toEqual(['a1', 'unavailable', 'c1'])
})
