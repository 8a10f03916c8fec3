import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadPart } from '#web/loading/load-part.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { callWhenFree } from '#web/ui/browser/when-free.ts'
import type { ExportedPlan } from './document-choice-store.ts'
import { type ExportFormat, exportFormats } from './export-formats.ts'

export interface ExportState {
  running: { format: ExportFormat; words: string } | null
  /** Whether an export was started since the page opened. Only then are the open points worth listing. */
  wasAsked: boolean
}

export interface ExportRunner {
  readonly plan: ExportedPlan
  readonly store: StoreApi<ExportState>
  start: (format: ExportFormat) => void
  cancel: () => void
}

const loadExports = () => loadPart(() => import('./export-plan.ts'))
const latestMs = 5_000

/** Runs one export at a time, outside React, so that closing a drawer does not end it. */
export function createExportRunner(editor: PlanEditor, plan: ExportedPlan): ExportRunner {
  const store = createStore<ExportState>(() => ({ running: null, wasAsked: false }))
  let controller = new AbortController()
  // Fetched ahead, because people also export when the connection or the storage fails.
  callWhenFree(() => loadExports().catch(() => {}), latestMs)

  async function run(format: ExportFormat, signal: AbortSignal): Promise<void> {
    try {
      const { exportPlan } = await loadExports()
      await exportPlan(format, editor.store.getState().workbook, {
        plan,
        signal,
        onProgress: (words) => {
          if (!signal.aborted) store.setState({ running: { format, words } })
        },
      })
      if (signal.aborted) return
      store.setState({ running: null })
      showToast({ title: 'Export Complete', description: describeDone(format) })
    } catch (error) {
      if (signal.aborted) return
      store.setState({ running: null })
      // oxlint-disable-next-line no-console -- the specification requires logging a failed export
      console.error('The export failed', error)
      showToast({
        title: 'Export Failed',
        description: `The ${exportFormats[format]} could not be created. Your plan was not changed.`,
        look: 'destructive',
        durationMs: 20_000,
        action: { text: 'Retry', altText: `Press Export again to retry`, onAction: () => start(format) },
      })
    }
  }

  function start(format: ExportFormat): void {
    if (store.getState().running) return
    controller = new AbortController()
    store.setState({ running: { format, words: 'Getting ready' }, wasAsked: true })
    void run(format, controller.signal)
  }

  return {
    plan,
    store,
    start,
    cancel: () => {
      controller.abort()
      store.setState({ running: null })
    },
  }
}

function describeDone(format: ExportFormat): string {
  if (format === 'print') return 'Your plan is open in the print dialog.'
  return `Your plan was saved as a ${exportFormats[format]} file.`
}
