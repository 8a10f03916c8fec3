import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWhile, answerWithin, NoAnswerError } from './answer-within.ts'

const never = new Promise<string>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an answer within a time', () => {
  test('is passed on, be it good or bad', async () => {
    expect(await answerWithin(100, Promise.resolve('good'))).toBe('good')
    await expect(answerWithin(100, Promise.reject(new Error('bad')))).rejects.toThrow('bad')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that does not come is given up', async () => {
    const waiting = answerWithin(100, never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(101)
    expect(await waiting).toBeInstanceOf(NoAnswerError)
  })

  test('that arrived while the process was held up counts', async () => {
    let arrive = (_answer: string) => {}
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const waiting = answerWithin(100, answer)
    // The time is up before anything else is looked at, and what has arrived is read next.
    vi.advanceTimersByTime(100)
    arrive('in time')
    expect(await waiting).toBe('in time')
  })
})

describe('an answer for as long as someone is at work on it', () => {
  test('may take any time', async () => {
    let arrive = (_answer: string) => {}
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const isAtWork = vi.fn(async () => true)
    const waiting = answerWhile(isAtWork, 1000, answer)
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
    expect(isAtWork.mock.calls.length).toBeGreaterThan(1000)
    arrive('at last')
    expect(await waiting).toBe('at last')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is given up when no one is', async () => {
    const isAtWork = vi.fn(async () => true)
    isAtWork.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    const waiting = answerWhile(isAtWork, 1000, never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await waiting).toBeInstanceOf(NoAnswerError)
    expect(vi.getTimerCount()).toBe(0)
  })
})
