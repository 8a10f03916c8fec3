import { describe, expect, test, vi } from 'vitest'
import { type ErrorCode, statusOf } from '#contract/errors.ts'
import type { CredentialsAnswer, NotReadyDetails } from '#contract/payments.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createPurchasePoll, pollMs } from './purchase-poll.ts'
import { longWaitMs } from './purchase-state.ts'

const signedIn: CredentialsAnswer = { outcome: 'signed-in', username: 'ada@example.com' }

function refuse(code: ErrorCode, more: object = {}): ApiError {
  return new ApiError(statusOf(code), '', JSON.stringify({ code, message: `about ${code}`, ...more }))
}

function notReady(payment: NotReadyDetails['payment']): ApiError {
  return refuse('account_not_ready', { payment })
}

/** A poll on a clock of its own. The last of the answers is given again and again. */
function open(answers: (CredentialsAnswer | Error)[], { isHidden = false } = {}) {
  const timers = new Map<() => void, number>()
  const page = { isHidden }
  let nowMs = 0
  let asked = 0
  const poll = createPurchasePoll({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    startTimer: (task, delayMs) => {
      const due = () => task()
      timers.set(due, nowMs + delayMs)
      return () => timers.delete(due)
    },
    isHidden: () => page.isHidden,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  async function advance(ms: number) {
    const endMs = nowMs + ms
    for (;;) {
      const next = [...timers].filter(([, at]) => at <= endMs).toSorted((a, b) => a[1] - b[1])[0]
      if (!next) break
      timers.delete(next[0])
      nowMs = next[1]
      next[0]()
      await settle()
    }
    nowMs = endMs
  }

  return { poll, page, advance, settle, timers, getAsked: () => asked }
}

async function start(...parameters: Parameters<typeof open>) {
  const opened = open(...parameters)
  opened.poll.start()
  await opened.settle()
  return opened
}

describe('the success screen’s poll', () => {
  test('asks at once and every two seconds until the account is ready, then no more', async () => {
    const wait = notReady({ status: 'paid' })
    const { poll, advance, getAsked, timers } = await start([wait, wait, signedIn])
    expect(getAsked()).toBe(1)
    expect(poll.getState()).toEqual({ kind: 'waiting', payment: 'paid', isLong: false })
    await advance(pollMs - 1)
    expect(getAsked()).toBe(1)
    await advance(1 + pollMs)
    expect(getAsked()).toBe(3)
    expect(poll.getState()).toEqual({ kind: 'signed-in', username: 'ada@example.com', password: null })
    expect(timers.size).toBe(0)
  })

  test('says nothing of a server that does not answer, and asks again', async () => {
    const { poll, advance } = await start([
      new TypeError('offline'),
      new ApiError(502, 'Bad Gateway', '<html>'),
      refuse('rate_limited'),
      refuse('account_not_ready'),
      signedIn,
    ])
    expect(poll.getState()).toEqual({ kind: 'waiting', payment: 'unknown', isLong: false })
    await advance(pollMs * 4)
    expect(poll.getState()).toMatchObject({ kind: 'signed-in' })
  })

  test('tells after two minutes that it takes long, and goes on', async () => {
    const { poll, advance, getAsked } = await start([notReady({ status: 'processing' })])
    await advance(longWaitMs - 1)
    expect(poll.getState()).toEqual({ kind: 'waiting', payment: 'processing', isLong: false })
    await advance(1)
    expect(poll.getState()).toMatchObject({ isLong: true })
    const before = getAsked()
    await advance(pollMs)
    expect(getAsked()).toBe(before + 1)
    expect(poll.getState()).toMatchObject({ isLong: true })
  })

  test('rests while the page is hidden and asks as soon as it is seen', async () => {
    const { poll, page, advance, settle, getAsked } = await start([notReady({ status: 'paid' })])
    page.isHidden = true
    await advance(pollMs * 10)
    expect(getAsked()).toBe(1)
    page.isHidden = false
    poll.wake()
    await settle()
    expect(getAsked()).toBe(2)
    await advance(pollMs)
    expect(getAsked()).toBe(3)
  })

  test.each([
    [{ status: 'open', failureMessage: 'Your card was declined.' }, 'Your card was declined.'],
    [{ status: 'cancelled' }, 'The payment was cancelled.'],
  ] as const)('ends when the payment failed: %j', async (payment, message) => {
    const { poll, timers } = await start([notReady(payment)])
    expect(poll.getState()).toEqual({ kind: 'failed', message })
    expect(timers.size).toBe(0)
  })

  test.each(['open', 'confirming'] as const)('goes on while the payment is %s', async (status) => {
    const { poll, advance } = await start([notReady({ status }), signedIn])
    expect(poll.getState()).toMatchObject({ kind: 'waiting', payment: status })
    await advance(pollMs)
    expect(poll.getState()).toMatchObject({ kind: 'signed-in' })
  })

  test('ends where another browser made the purchase', async () => {
    const { poll, timers } = await start([refuse('other_browser')])
    expect(poll.getState()).toEqual({ kind: 'refused', message: 'about other_browser' })
    expect(timers.size).toBe(0)
  })

  test('tells that the address already had an account', async () => {
    const { poll } = await start([{ outcome: 'attached', message: 'sign in as always' }])
    expect(poll.getState()).toEqual({ kind: 'attached', message: 'sign in as always' })
  })

  test.each([
    ['a-real-one', 'a-real-one'],
    ['Login ready!', null],
    ['', null],
  ])('of the password %j it shows %j', async (password, shown) => {
    const { poll } = await start([{ ...signedIn, password }])
    expect(poll.getState()).toMatchObject({ kind: 'signed-in', password: shown })
  })

  test('hears no answer after it was stopped', async () => {
    const { poll, settle, timers } = open([signedIn])
    const listener = vi.fn<() => void>()
    poll.subscribe(listener)
    poll.start()
    poll.stop()
    await settle()
    expect(listener).not.toHaveBeenCalled()
    expect(timers.size).toBe(0)
  })
})
