import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { findFailure } from './advisor-fault.ts'
import { createAdvisorJobs } from './advisor-jobs.ts'
import type { AdvisorAnswer, AdvisorBegun, AdvisorQuestion, ReviewStop } from './advisor-messages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal
const order = { data: restoreWorkbookData({}), templateId: 'saas' }
const review = { ask: 'review' } as const
const suggestions = { ask: 'suggestions', stepNumber: 1 } as const
const question = { ask: 'answer', stepNumber: 1, action: 'market-sizing' } as const

function start() {
  const ports: {
    posted: (AdvisorQuestion | ReviewStop)[]
    isEnded: boolean
    say: (message: AdvisorBegun | AdvisorAnswer) => void
    fail: () => void
  }[] = []
  const ask = createAdvisorJobs(() => {
    const port = {
      posted: [] as (AdvisorQuestion | ReviewStop)[],
      isEnded: false,
      say: (() => {}) as (message: AdvisorBegun | AdvisorAnswer) => void,
      fail: () => {},
    }
    ports.push(port)
    return {
      post: (message) => port.posted.push(message),
      listen: (listener) => (port.say = listener),
      onError: (listener) => (port.fail = listener),
      end: () => (port.isEnded = true),
    }
  })
  return { ask, ports }
}

const answered = (id: number) => ({ id, answer: [{ id }] }) as unknown as AdvisorAnswer
const faultOf = (asked: Promise<unknown>) => asked.then(() => null, findFailure)
const begun = (id: number): AdvisorBegun => ({ id, begun: true })

test.each([
  [review, 30],
  [suggestions, 10],
  [question, 20],
])('a job that never ends is ended with its worker at its deadline: %j', async (task, seconds) => {
  const { ask, ports } = start()
  const asked = faultOf(ask(task, order, never))
  ports[0]?.say(begun(1))
  vi.advanceTimersByTime((seconds - 1) * 1000)
  expect(ports[0]?.isEnded).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(await asked).toBe('slow')
  expect(ports[0]?.isEnded).toBe(true)
  const next = ask(suggestions, order, never)
  expect(ports[1]?.posted).toMatchObject([{ id: 2, changed: { businessIdea: {} } }])
  ports[1]?.say(answered(2))
  expect(await next).toEqual([{ id: 2 }])
})

test('what waits behind a job that never ends is answered by the next worker', async () => {
  const { ask, ports } = start()
  const hanging = faultOf(ask(suggestions, order, never))
  const waiting = ask(question, order, never)
  ports[0]?.say(begun(1))
  vi.advanceTimersByTime(10_000)
  expect(await hanging).toBe('slow')
  expect(ports[1]?.posted).toMatchObject([{ id: 2, changed: { businessIdea: {} } }])
  ports[1]?.say(begun(2))
  vi.advanceTimersByTime(19_000)
  ports[1]?.say(answered(2))
  expect(await waiting).toEqual([{ id: 2 }])
})

test('a review that hangs after the person typed on does not keep the next one waiting for ever', async () => {
  const { ask, ports } = start()
  const typedOn = new AbortController()
  const left = ask(review, order, typedOn.signal)
  ports[0]?.say(begun(1))
  typedOn.abort()
  expect(await left).toBeNull()
  expect(ports[0]?.posted).toContainEqual({ stop: true })
  const data = writeField(order.data, ['businessIdea', 'name'], 'Harbor')
  const next = ask(review, { ...order, data }, never)
  vi.advanceTimersByTime(30_000)
  expect(ports[0]?.isEnded).toBe(true)
  expect(ports[1]?.posted).toMatchObject([{ id: 2, changed: { businessIdea: { name: 'Harbor' } } }])
  ports[1]?.say(answered(2))
  expect(await next).toEqual([{ id: 2 }])
})

test('the seconds of a job do not count while it only waits', async () => {
  const { ask, ports } = start()
  const first = ask(review, order, never)
  const second = ask(suggestions, order, never)
  ports[0]?.say(begun(1))
  vi.advanceTimersByTime(29_000)
  ports[0]?.say(answered(1))
  expect(await first).toEqual([{ id: 1 }])
  ports[0]?.say(begun(2))
  vi.advanceTimersByTime(9000)
  ports[0]?.say(answered(2))
  expect(await second).toEqual([{ id: 2 }])
  expect(ports).toHaveLength(1)
})

test('a worker that breaks answers the job that it was at, and the next one does the others', async () => {
  const { ask, ports } = start()
  const broken = faultOf(ask(review, order, never))
  const other = ask(suggestions, order, never)
  ports[0]?.say(begun(1))
  ports[0]?.fail()
  expect(await broken).toBe('failed')
  ports[1]?.say(answered(2))
  expect(await other).toEqual([{ id: 2 }])
})

test('a worker that cannot be loaded answers everyone, and is opened again by the next question', async () => {
  const { ask, ports } = start()
  const both = [review, suggestions].map((task) => faultOf(ask(task, order, never)))
  ports[0]?.fail()
  expect(await Promise.all(both)).toEqual(['failed', 'failed'])
  expect(ports).toHaveLength(1)
  ask(review, order, never).catch(() => {})
  expect(ports).toHaveLength(2)
})

test('a worker whose files never come is given up', async () => {
  const { ask, ports } = start()
  const asked = faultOf(ask(review, order, never))
  vi.advanceTimersByTime(60_000)
  expect(await asked).toBe('failed')
  expect(ports[0]?.isEnded).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer to an earlier question is not taken for the one that is waited for', async () => {
  const { ask, ports } = start()
  const [first, second] = [ask(review, order, never), ask(suggestions, order, never)]
  ports[0]?.say(answered(2))
  expect(await second).toEqual([{ id: 2 }])
  ports[0]?.say(answered(1))
  expect(await first).toEqual([{ id: 1 }])
})

test('a question that is given up leaves the review that is under way alone', async () => {
  const { ask, ports } = start()
  const reviewed = ask(review, order, never)
  const left = new AbortController()
  const asked = ask(suggestions, order, left.signal)
  left.abort()
  expect(await asked).toBeNull()
  expect(ports[0]?.posted).not.toContainEqual({ stop: true })
  ports[0]?.say(answered(1))
  expect(await reviewed).toEqual([{ id: 1 }])
})
