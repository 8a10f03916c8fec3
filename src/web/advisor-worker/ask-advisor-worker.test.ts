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

const load = async () => {
  const { askAdvisorWorker } = await import('./ask-advisor-worker.ts')
  return (signal: AbortSignal) => askAdvisorWorker({ ask: 'review' }, order, signal)
}

test('a worker that fails answers everyone who waits, and the next order opens another one', async () => {
  const ask = await load()
  const both = Promise.all([ask(never), ask(never)])
  opened[0]?.dispatchEvent(new Event('error'))
  expect(await both).toEqual([null, null])
  expect(opened[0]?.isTerminated).toBe(true)
  void ask(never)
  expect(opened).toHaveLength(2)
  expect(opened[1]?.messages).toMatchObject([{ changed: { businessIdea: {} } }])
})

test('a worker that fails after the person typed on is not asked again', async () => {
  const ask = await load()
  const typedOn = new AbortController()
  const stopped = ask(typedOn.signal)
  typedOn.abort()
  expect(await stopped).toBeNull()
  opened[0]?.dispatchEvent(new Event('error'))
  void ask(never)
  expect(opened).toHaveLength(2)
})

test('an answer to an earlier order is not taken for the one that is waited for', async () => {
  const ask = await load()
  const [first, second] = [ask(new AbortController().signal), ask(never)]
  const reply = (id: number) =>
    opened[0]?.dispatchEvent(new MessageEvent('message', { data: { id, answer: { id } } }))
  reply(2)
  expect(await second).toEqual({ id: 2 })
  reply(1)
  expect(await first).toEqual({ id: 1 })
})

test('a question that is given up ends, and leaves the review that is under way alone', async () => {
  const { askAdvisorWorker } = await import('./ask-advisor-worker.ts')
  const reviewed = askAdvisorWorker({ ask: 'review' }, order, never)
  const left = new AbortController()
  const asked = askAdvisorWorker({ ask: 'suggestions', stepNumber: 1 }, order, left.signal)
  left.abort()
  expect(await asked).toBeNull()
  expect(opened[0]?.messages).not.toContainEqual({ stop: true })
  opened[0]?.dispatchEvent(new MessageEvent('message', { data: { id: 1, answer: { findings: [] } } }))
  expect(await reviewed).toEqual({ findings: [] })
})
