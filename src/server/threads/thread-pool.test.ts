import { expect, test } from 'vitest'
import { type Thread, ThreadEnded } from './start-thread.ts'
import { createThreadPool } from './thread-pool.ts'

const order = { name: 'read', bytes: new Uint8Array(), given: undefined }

/** Threads that answer, hang or crash when the test says so. */
function openPool(sizes: { most: number; kept: number }) {
  const started: FakeThread[] = []
  const pool = createThreadPool({
    ...sizes,
    file: new URL('file:///none'),
    maxMemoryMb: 1,
    idleMs: 1,
    start: () => {
      const thread = createFakeThread(`t${started.length + 1}`)
      started.push(thread)
      return thread
    },
  })
  return { pool, started, running: () => started.filter((one) => one.isRunning()).map(({ name }) => name) }
}

interface FakeThread extends Thread {
  name: string
  answer: () => void
  end: () => void
}

function createFakeThread(name: string): FakeThread {
  let isRunning = true
  let listener = () => {}
  let settle: {
    resolve: (outcome: { kind: 'done'; result: string }) => void
    reject: (error: Error) => void
  } | null = null
  const end = () => {
    isRunning = false
    settle?.reject(new ThreadEnded('late'))
    listener()
  }
  return {
    name,
    run: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
    isRunning: () => isRunning,
    onEnd: (told) => (listener = told),
    stop: async () => end(),
    answer: () => settle?.resolve({ kind: 'done', result: name }),
    end,
  }
}

test('warms one thread, keeps a spare while it works, and never has more than it may', async () => {
  const { pool, started, running } = openPool({ most: 2, kept: 1 })
  pool.warm()
  expect(running()).toEqual(['t1'])
  const first = pool.run(order, 1)
  expect(running()).toEqual(['t1', 't2'])
  const second = pool.run(order, 1)
  expect(running()).toEqual(['t1', 't2'])
  for (const thread of started) thread.answer()
  expect(await Promise.all([first, second])).toEqual([
    { kind: 'done', result: 't1' },
    { kind: 'done', result: 't2' },
  ])
})

test('replaces a thread that ended, so that the next work finds one that is loading', async () => {
  const { pool, started, running } = openPool({ most: 1, kept: 1 })
  const late = pool.run(order, 1)
  started[0]?.end()
  await expect(late).rejects.toThrow(ThreadEnded)
  expect(running()).toEqual(['t2'])
  const next = pool.run(order, 1)
  started[1]?.answer()
  expect(await next).toEqual({ kind: 'done', result: 't2' })
})

test('uses another thread than one that ended while it was idle', async () => {
  const { pool, started } = openPool({ most: 2, kept: 1 })
  pool.warm()
  started[0]?.end()
  const answer = pool.run(order, 1)
  started[1]?.answer()
  expect(await answer).toEqual({ kind: 'done', result: 't2' })
})

test('ends idle threads after a while, all but those it keeps', async () => {
  const { pool, started, running } = openPool({ most: 2, kept: 1 })
  const answer = pool.run(order, 1)
  expect(running()).toHaveLength(2)
  started[0]?.answer()
  await answer
  await expect.poll(running).toHaveLength(1)
})

test('starts nothing before it is needed when it keeps nothing', async () => {
  const { pool, started, running } = openPool({ most: 1, kept: 0 })
  pool.warm()
  expect(running()).toEqual([])
  const answer = pool.run(order, 1)
  started[0]?.answer()
  await answer
  await expect.poll(running).toEqual([])
})

test('ends every thread when it stops, with the work in it', async () => {
  const { pool, running } = openPool({ most: 2, kept: 1 })
  const under = [pool.run(order, 1), pool.run(order, 1)]
  const outcomes = Promise.allSettled(under)
  await pool.stop()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(running()).toEqual([])
})
