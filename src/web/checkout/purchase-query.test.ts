import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ErrorCode, statusOf } from '#contract/errors.ts'
import type { CredentialsAnswer, NotReadyDetails } from '#contract/payments.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createPurchaseQuery, pollMs } from './purchase-query.ts'

const signedIn: CredentialsAnswer = { outcome: 'signed-in', username: 'ada@example.com' }

function refuse(code: ErrorCode, more: object = {}): ApiError {
  return new ApiError(statusOf(code), '', JSON.stringify({ code, message: `about ${code}`, ...more }))
}

function notReady(payment: NotReadyDetails['payment']): ApiError {
  return refuse('account_not_ready', { payment })
}

// Without a window the library assumes it runs on a server, where it never polls.
environmentManager.setIsServer(() => false)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

/** Polls as the screen does. The last answer repeats. */
async function start(answers: (CredentialsAnswer | Error)[]) {
  let asked = 0
  const client = new QueryClient()
  client.mount()
  const query = createPurchaseQuery({
    paymentIntentId: 'pi_1',
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    },
    start: () => ({ kind: 'waiting', payment: 'unknown' }),
  })
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => {})
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  await advance(0)
  return { advance, stop, getState: () => observer.getCurrentResult().data, getAsked: () => asked }
}

/** Long enough to notice any further polling. */
const longMs = pollMs * 10

describe('the success screen’s poll', () => {
  test('asks immediately and every two seconds until the account is ready, then stops', async () => {
    const wait = notReady({ status: 'paid' })
    const { getState, advance, getAsked } = await start([wait, wait, signedIn])
    expect(getAsked()).toBe(1)
    expect(getState()).toEqual({ kind: 'waiting', payment: 'paid' })
    await advance(pollMs - 1)
    expect(getAsked()).toBe(1)
    await advance(1 + pollMs)
    expect(getAsked()).toBe(3)
    expect(getState()).toEqual({ kind: 'signed-in', username: 'ada@example.com', password: null })
    await advance(longMs)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await advance(longMs)
    expect(getAsked()).toBe(3)
  })

  test('ignores a server that does not answer, and asks again', async () => {
    const { getState, advance } = await start([
      new TypeError('offline'),
      new ApiError(502, 'Bad Gateway', '<html>'),
      refuse('rate_limited'),
      refuse('account_not_ready'),
      signedIn,
    ])
    expect(getState()).toEqual({ kind: 'waiting', payment: 'unknown' })
    await advance(pollMs * 4)
    expect(getState()).toMatchObject({ kind: 'signed-in' })
  })

  test('pauses while the page is hidden and asks as soon as it is visible', async () => {
    const { advance, getAsked } = await start([notReady({ status: 'paid' })])
    focusManager.setFocused(false)
    await advance(longMs)
    expect(getAsked()).toBe(1)
    focusManager.setFocused(true)
    await advance(0)
    expect(getAsked()).toBe(2)
    await advance(pollMs)
    expect(getAsked()).toBe(3)
  })

  test.each([
    [{ status: 'open', failureMessage: 'Your card was declined.' }, 'Your card was declined.'],
    [{ status: 'cancelled' }, 'The payment was canceled.'],
  ] as const)('ends when the payment failed: %j', async (payment, message) => {
    const { getState, advance, getAsked } = await start([notReady(payment)])
    expect(getState()).toEqual({ kind: 'failed', message })
    await advance(longMs)
    expect(getAsked()).toBe(1)
  })

  test.each(['open', 'confirming'] as const)('continues while the payment is %s', async (status) => {
    const { getState, advance } = await start([notReady({ status }), signedIn])
    expect(getState()).toMatchObject({ kind: 'waiting', payment: status })
    await advance(pollMs)
    expect(getState()).toMatchObject({ kind: 'signed-in' })
  })

  test('stops when another browser made the purchase', async () => {
    const { getState, advance, getAsked } = await start([refuse('other_browser')])
    expect(getState()).toEqual({ kind: 'refused', message: 'about other_browser' })
    await advance(longMs)
    expect(getAsked()).toBe(1)
  })

  test('reports that the email already had an account', async () => {
    const { getState } = await start([{ outcome: 'attached', message: 'sign in as always' }])
    expect(getState()).toEqual({ kind: 'attached', message: 'sign in as always' })
  })

  test.each([
    ['a-real-one', 'a-real-one'],
    ['Login ready!', null],
    ['', null],
  ])('shows the password %j as %j', async (password, shown) => {
    const { getState } = await start([{ ...signedIn, password }])
    expect(getState()).toMatchObject({ kind: 'signed-in', password: shown })
  })

  test('stops when the person leaves the screen', async () => {
    const { stop, advance, getAsked } = await start([notReady({ status: 'paid' })])
    stop()
    await advance(longMs)
    expect(getAsked()).toBe(1)
  })
})
