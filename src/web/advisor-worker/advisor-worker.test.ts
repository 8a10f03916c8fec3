import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'

vi.mock('#advisor/review/review-whole.ts', () => ({
  reviewWholeInParts: () => {
    throw new Error('A rule failed')
  },
}))

// A worker listens once it is loaded, and test files share what is loaded.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a rule that fails is an error of the worker, which the page hears of', async () => {
  const listeners: ((message: unknown) => void)[] = []
  const report = vi.fn()
  vi.stubGlobal('addEventListener', (_: string, listener: (message: unknown) => void) =>
    listeners.push(listener),
  )
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('postMessage', vi.fn())
  await import('./advisor-worker.ts')
  listeners[0]?.({
    data: { id: 1, changed: restoreWorkbookData({}), templateId: 'saas', task: { ask: 'review' } },
  })
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(new Error('A rule failed')))
})
