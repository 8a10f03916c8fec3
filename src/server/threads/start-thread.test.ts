import { afterEach, describe, expect, test } from 'vitest'
import { startThread, type Thread } from './start-thread.ts'

const long = 60_000
const threads: Thread[] = []

/** A thread whose program is given here. It does with each order what the order's name says. */
function start(beforeReady = '') {
  const program = `
    import { parentPort } from 'node:worker_threads'
    ${beforeReady}
    const jobs = {
      answer: ({ bytes, given }) => parentPort.postMessage({ kind: 'done', result: [bytes.length, given] }),
      hang: () => { for (;;); },
      crash: () => { throw new Error('on purpose') },
      leave: () => process.exit(3),
      fill: () => { for (const all = []; ; ) all.push(Array.from({ length: 10_000 }, () => ({}))) },
    }
    parentPort.on('message', (order) => jobs[order.name](order))
    parentPort.postMessage('ready')`
  const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
  const thread = startThread({ file, maxMemoryMb: 32 })
  threads.push(thread)
  return thread
}

const order = (name: string) => ({ name, bytes: new Uint8Array(3), given: { today: 7 } })

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()))
})

describe('a thread', () => {
  test('answers one order after the other', async () => {
    const thread = start()
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await thread.run(order('answer'), long)).toEqual({ kind: 'done', result: [3, { today: 7 }] })
    }
    expect(thread.isRunning()).toBe(true)
  })

  test('is ended at the deadline of an order, even in a loop without an end', async () => {
    const thread = start()
    await thread.run(order('answer'), long)
    await expect(thread.run(order('hang'), 50)).rejects.toMatchObject({ reason: 'late' })
    expect(thread.isRunning()).toBe(false)
    await expect(thread.run(order('answer'), long)).rejects.toMatchObject({ reason: 'late' })
  })

  test.each(['crash', 'leave', 'fill'])('that ends itself (%s) says so', async (name) => {
    const thread = start()
    let ends = 0
    thread.onEnd(() => (ends += 1))
    await expect(thread.run(order(name), long)).rejects.toMatchObject({ reason: 'crashed' })
    expect([thread.isRunning(), ends]).toEqual([false, 1])
  })

  test('whose program cannot start fails its order', async () => {
    const thread = start(`throw new Error('no')`)
    await expect(thread.run(order('answer'), long)).rejects.toMatchObject({ reason: 'crashed' })
  })

  test('that is stopped fails its order', async () => {
    const thread = start()
    const [outcome] = await Promise.allSettled([thread.run(order('hang'), long), thread.stop()])
    expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'stopped' } })
  })
})
