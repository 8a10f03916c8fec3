import { useEffect, useState } from 'react'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { DraftedSummary } from '#exports/draft-for-reader.ts'
import type { DocumentChoice } from '#web/export-worker/document-choice.ts'
import { makeDocument } from '#web/export-worker/make-document.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'

const pauseMs = 400

/** The draft for a reader, made in a worker after each pause in typing. Null until the first one is there. */
export function useDraftedSummary(reader: DocumentChoice['reader']): DraftedSummary | null {
  const editor = usePlanEditor()
  const [drafted, setDrafted] = useState<DraftedSummary | null>(null)

  useEffect(() => {
    let controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: WorkbookData | null = null

    async function draft(signal: AbortSignal) {
      const { workbook } = editor.store.getState()
      try {
        const file = await makeDocument('summary', workbook, { signal, reader })
        const answer = JSON.parse(await file.text()) as DraftedSummary
        if (!signal.aborted) setDrafted(answer)
      } catch {
        // Without a draft, the last one stays. Exports make their own.
      }
    }

    function draftAfter(waitMs: number) {
      const { data } = editor.store.getState().workbook
      if (data === last) return
      last = data
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      clearTimeout(timer)
      timer = setTimeout(() => void draft(signal), waitMs)
    }

    draftAfter(0)
    const leave = editor.store.subscribe(() => draftAfter(pauseMs))
    return () => {
      leave()
      clearTimeout(timer)
      controller.abort()
    }
  }, [editor, reader])

  return drafted
}
