import { type ReactNode, useEffect, useRef } from 'react'
import type { Readiness } from '#advisor/review/readiness.ts'
import type { ReviewReader } from '#advisor/rules/rule.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { Segments } from '#web/workbook/steps/forecast/results/segments.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { PlanTitle } from '#web/workbook/title/plan-title.tsx'
import { UndoControls } from '#web/workbook/undo/undo-controls.tsx'

const readers: readonly { value: ReviewReader; label: string }[] = [
  { value: 'bank', label: 'For a bank' },
  { value: 'investor', label: 'For an investor' },
]

interface ReviewHeaderProps {
  /** Null while the plan is read. */
  readiness: Readiness | null
  reader: ReviewReader
  onReader: (reader: ReviewReader) => void
  onGoToField: (address: ChangedAddress) => void
  actions: ReactNode
}

export function ReviewHeader({ readiness, reader, onReader, onGoToField, actions }: ReviewHeaderProps) {
  const editor = usePlanEditor()
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    globalThis.scrollTo(0, 0)
    // Nothing has the focus when the page has just opened, and the browser's initial focus is right.
    if (document.activeElement !== document.body) headingRef.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div className="flex min-w-0 items-center">
          <PlanTitle />
          <span className="mono-label shrink-0 whitespace-pre text-ink-3"> / review</span>
        </div>
        <div className="-ml-2.5 flex items-center gap-2">
          <UndoControls
            editor={editor}
            openForm={{ section: 'review', part: null }}
            onGoToField={onGoToField}
            onReveal={() => {}}
          />
          {actions}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="display-heading text-title outline-none">
            {readiness?.title ?? 'Review'}
          </h1>
          {/* Its place is kept, so that nothing moves when the review is there. */}
          <p className="mt-2 min-h-12 max-w-xl text-ink-2">{readiness?.lead ?? 'Reading your plan…'}</p>
        </div>
        <Segments
          legend="Reviewed for"
          look="switch"
          options={readers}
          value={reader}
          onValueChange={onReader}
        />
      </div>
    </header>
  )
}
