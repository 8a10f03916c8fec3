import { describe, expect, test, vi } from 'vitest'
import type { SuggestionsAnswer } from '#contract/assistant.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { AdvisorFault } from '#web/advisor-worker/advisor-fault.ts'
import { unavailableSuggestion } from '#contract/assistant.ts'
import { type Asked, createSuggestionsFeed } from './suggestions.ts'

const note = (title: string): SuggestionsAnswer => ({
  suggestions: [{ type: 'insight', title, content: title }],
  source: 'built-in',
})
const asked = (stepNumber: number, data = restoreWorkbookData({})): Asked => ({
  stepNumber,
  data,
  template: 'saas',
})

class Locked extends Error {}

function start() {
  const timers = new Set<() => void>()
  const calls: { asked: Asked; signal: AbortSignal; answer: (answer: SuggestionsAnswer | Error) => void }[] =
    []
  const feed = createSuggestionsFeed({
    fetch: (question, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          asked: question,
          signal,
          answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
        })
      }),
    isLockedError: (error) => error instanceof Locked,
    pauseMs: 900,
    setTimer: (run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
  })
  const passTime = () => {
    for (const run of timers) {
      timers.delete(run)
      run()
    }
  }
  const titles = () => feed.store.getState().suggestions.map(({ title }) => title)
  return { feed, calls, passTime, titles, timers }
}

describe('suggestions', () => {
  test('are requested after a pause, and not at all for an unchanged plan', async () => {
    const { feed, calls, passTime, titles } = start()
    const first = asked(1)
    feed.follow(first)
    expect(feed.store.getState().isLoading).toBe(true)
    passTime()
    calls[0]?.answer(note('One'))
    await vi.waitFor(() => expect(titles()).toEqual(['One']))
    feed.follow({ ...first })
    passTime()
    expect(calls).toHaveLength(1)
  })

  test('that are outdated are aborted and never shown, not even as an empty list', async () => {
    const { feed, calls, passTime, titles } = start()
    feed.follow(asked(1))
    passTime()
    feed.follow(asked(1))
    passTime()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.answer(note('New'))
    await vi.waitFor(() => expect(titles()).toEqual(['New']))
    calls[0]?.answer({ suggestions: [] })
    await Promise.resolve()
    expect(titles()).toEqual(['New'])
  })

  test('stay while the same step is edited, and disappear with the step', async () => {
    const { feed, calls, passTime, titles } = start()
    feed.follow(asked(1))
    passTime()
    calls[0]?.answer(note('One'))
    await vi.waitFor(() => expect(titles()).toEqual(['One']))
    feed.follow(asked(1))
    expect(titles()).toEqual(['One'])
    feed.follow(asked(2))
    expect(titles()).toEqual([])
  })

  test('that fail show that the service is unavailable, and a locked account differs', async () => {
    const { feed, calls, passTime, titles } = start()
    feed.follow(asked(1))
    passTime()
    calls[0]?.answer(new Error('500'))
    await vi.waitFor(() => expect(titles()).toEqual([unavailableSuggestion.title]))
    feed.follow(asked(2))
    passTime()
    calls[1]?.answer(new Locked())
    await vi.waitFor(() => expect(feed.store.getState().isLocked).toBe(true))
    expect(titles()).toEqual([])
  })

  test('that failed are asked for once more, and only when someone asks', async () => {
    const { feed, calls, passTime, titles } = start()
    const first = asked(1)
    feed.retry()
    feed.follow(first)
    passTime()
    calls[0]?.answer(new AdvisorFault('slow'))
    await vi.waitFor(() => expect(feed.store.getState().failure).toBe('slow'))
    feed.follow({ ...first })
    passTime()
    expect(calls).toHaveLength(1)
    feed.retry()
    expect(feed.store.getState()).toMatchObject({ isLoading: true, failure: null })
    calls[1]?.answer(note('One'))
    await vi.waitFor(() => expect(titles()).toEqual(['One']))
  })

  test('end with the panel, and are requested again when it opens', () => {
    const { feed, calls, passTime } = start()
    const first = asked(1)
    feed.follow(first)
    passTime()
    feed.rest()
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(feed.store.getState().isLoading).toBe(false)
    feed.follow(first)
    passTime()
    expect(calls).toHaveLength(2)
  })
})
