import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWhile, answerWithin, NoAnswerError } from './answer-within.ts'

const never = new Promise<string>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an answer with a time limit', () => {
  test('is passed on, whether it is a result or an error', async () => {
    expect(await answerWithin(100, Promise.resolve('good'))).toBe('good')
    await expect(answerWithin(100, Promise.reject(new Error('bad')))).rejects.toThrow('bad')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that does not arrive is given up', async () => {
    const waiting = answerWithin(100, never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(101)
    expect(await waiting).toBeInstanceOf(NoAnswerError)
  })

  test('that arrives while the process is blocked counts', async () => {
    let arrive = (_answer: string) => {}
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const waiting = answerWithin(100, answer)
    // The timer fires first, and the answer that has arrived is read next.
    vi.advanceTimersByTime(100)
    arrive('in time')
    expect(await waiting).toBe('in time')
  })
})

describe('an answer that the server is working on', () => {
  test('may take any amount of time', async () => {
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

  test('is given up when the server no longer works on it', async () => {
    const isAtWork = vi.fn(async () => true)
    isAtWork.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    const waiting = answerWhile(isAtWork, 1000, never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await waiting).toBeInstanceOf(NoAnswerError)
    expect(vi.getTimerCount()).toBe(0)
  })
})
