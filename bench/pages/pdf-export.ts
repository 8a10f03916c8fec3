import { longPlan } from '#tests/builders/full-plan.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'

export interface ExportMeasurement {
  longestTaskMs: number
  elapsedMs: number
  bytes: number
}

declare global {
  interface Window {
    measureExport?: (words: number) => Promise<ExportMeasurement>
  }
}

/** The longest task on the page while the export runs: the browser's own account, and our call itself. */
globalThis.window.measureExport = async (words) => {
  const plan = longPlan(words)
  // A task of its own, so that making the words is not counted.
  await rest()
  let longestTaskMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
  })
  observer.observe({ type: 'longtask' })
  const startedAt = performance.now()
  const making = makeDocument('pdf', plan)
  longestTaskMs = Math.max(longestTaskMs, performance.now() - startedAt)
  const { size } = await making
  const elapsedMs = performance.now() - startedAt
  // The browser reports a long task a little after it ends.
  await rest()
  observer.disconnect()
  return { longestTaskMs, elapsedMs, bytes: size }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}
