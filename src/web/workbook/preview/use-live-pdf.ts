import { useEffect, useState } from 'react'
import type { Workbook } from '#domain/plan/restore.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { settleChoice } from '#web/export-worker/document-choice.ts'
import { findChoiceStore, holdsTool } from '#web/workbook/export-actions/document-choice-store.ts'
import { useExportRunner } from '#web/workbook/export-actions/export-context.tsx'
import { openPdfPages, type PdfPages } from './pdf-pages.ts'

const pauseMs = 1200

export interface LivePdf {
  pages: PdfPages | null
  /** Describes the work on the next PDF. Null when the PDF shown matches the plan. */
  words: string | null
  hasFailed: boolean
}

/** The plan as a PDF, rebuilt after every pause in typing and for every choice while the preview is open. */
export function useLivePdf(): LivePdf {
  const editor = usePlanEditor()
  const { plan } = useExportRunner()
  const [live, setLive] = useState<LivePdf>({ pages: null, words: 'Getting ready', hasFailed: false })

  useEffect(() => {
    let controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: PdfPages | null = null
    let last: Pick<Workbook, 'data' | 'title'> | null = null
    const choice = findChoiceStore(plan)

    async function make(workbook: Workbook, signal: AbortSignal) {
      try {
        const onProgress = (words: string) => setLive((before) => ({ ...before, words }))
        const options = {
          signal,
          onProgress,
          ...settleChoice(choice.getState(), workbook.data, holdsTool()),
        }
        const pages = await openPdfPages(await makeDocument('pdf', workbook, options))
        if (signal.aborted) {
          pages.close()
          return
        }
        shown?.close()
        shown = pages
        setLive({ pages, words: null, hasFailed: false })
      } catch (error) {
        if (signal.aborted) return
        // oxlint-disable-next-line no-console -- the specification requires logging a failed PDF
        console.error('The preview failed', error)
        setLive((before) => ({ ...before, words: null, hasFailed: true }))
      }
    }

    function follow() {
      const { workbook } = editor.store.getState()
      if (workbook.data !== last?.data || workbook.title !== last.title) startAfter(pauseMs)
    }

    function startAfter(waitMs: number) {
      const { workbook } = editor.store.getState()
      last = workbook
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      clearTimeout(timer)
      timer = setTimeout(() => void make(workbook, signal), waitMs)
    }

    startAfter(0)
    const leavePlan = editor.store.subscribe(follow)
    const leaveChoice = choice.subscribe(() => startAfter(0))
    return () => {
      leavePlan()
      leaveChoice()
      clearTimeout(timer)
      controller.abort()
      shown?.close()
    }
  }, [editor, plan])

  return live
}
