import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'

const opened: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly messages: unknown[] = []
  isTerminated = false

  constructor() {
    super()
    opened.push(this)
  }

  postMessage(message: unknown): void {
    this.messages.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }
}

const order = { data: restoreWorkbookData({}), templateId: 'saas' }
const never = new AbortController().signal

beforeEach(() => {
  opened.length = 0
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const load = async () => (await import('./ask-review-worker.ts')).askReviewWorker

test('a worker that fails answers everyone who waits, and the next order opens another one', async () => {
  const ask = await load()
  const both = Promise.all([ask(order, never), ask(order, never)])
  opened[0]?.dispatchEvent(new Event('error'))
  expect(await both).toEqual([null, null])
  expect(opened[0]?.isTerminated).toBe(true)
  void ask(order, never)
  expect(opened).toHaveLength(2)
  expect(opened[1]?.messages).toMatchObject([{ changed: { businessIdea: {} } }])
})

test('a worker that fails after the person typed on is not asked again', async () => {
  const ask = await load()
  const typedOn = new AbortController()
  const stopped = ask(order, typedOn.signal)
  typedOn.abort()
  expect(await stopped).toBeNull()
  opened[0]?.dispatchEvent(new Event('error'))
  void ask(order, never)
  expect(opened).toHaveLength(2)
})

test('an answer to an earlier order is not taken for the one that is waited for', async () => {
  const ask = await load()
  const [first, second] = [ask(order, new AbortController().signal), ask(order, never)]
  const reply = (id: number) =>
    opened[0]?.dispatchEvent(new MessageEvent('message', { data: { id, reviewed: { id } } }))
  reply(2)
  expect(await second).toEqual({ id: 2 })
  reply(1)
  expect(await first).toEqual({ id: 1 })
})
