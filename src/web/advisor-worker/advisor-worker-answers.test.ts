import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { AdvisorQuestion } from './advisor-messages.ts'

// A worker listens once it is loaded, and test files share what is loaded.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const data = restoreWorkbookData({ financialProjections: { projections: { price: 41, cogs: 10 } } })

test('a question about the plan of an earlier question needs only what changed', async () => {
  const listeners: ((message: { data: AdvisorQuestion }) => void)[] = []
  const post = vi.fn()
  vi.stubGlobal('addEventListener', (_: string, listener: (message: { data: AdvisorQuestion }) => void) =>
    listeners.push(listener),
  )
  vi.stubGlobal('postMessage', post)
  vi.stubGlobal('reportError', vi.fn())
  await import('./advisor-worker.ts')
  const ask = (question: Omit<AdvisorQuestion, 'templateId'>) =>
    listeners[0]?.({ data: { ...question, templateId: 'saas' } })

  ask({ id: 1, changed: data, task: { ask: 'suggestions', stepNumber: 1 } })
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  expect(post).toHaveBeenCalledWith({ id: 1, begun: true }, [])
  expect(post).toHaveBeenLastCalledWith(
    { id: 1, answer: expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]) },
    [],
  )

  ask({ id: 2, changed: {}, task: { ask: 'answer', stepNumber: 1, action: 'What is my gross margin?' } })
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(4), { timeout: 20_000 })
  expect(post).toHaveBeenLastCalledWith(
    { id: 2, answer: expect.objectContaining({ text: expect.stringContaining('($41 − $10)') }) },
    [],
  )
})
