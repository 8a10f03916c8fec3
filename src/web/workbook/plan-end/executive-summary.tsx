import { useId, useState } from 'react'
import { useStore } from 'zustand'
import type { DraftedSummary } from '#exports/draft-for-reader.ts'
import { markFigures } from '#exports/summary/figure-marks.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { findChoiceStore } from '#web/workbook/export-actions/document-choice-store.ts'
import { useExportRunner } from '#web/workbook/export-actions/export-context.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'
import { OwnSummary } from './own-summary.tsx'
import { useDraftedSummary } from './use-drafted-summary.ts'
import { summaryAddress, writeSummary } from './write-summary.ts'

const readerWords = {
  full: '',
  bank: ' for a bank',
  investor: ' for an investor',
  'one-page': ' for one page',
} as const

/** The text that every export begins with: drafted from the plan, or the person's own. */
export function ExecutiveSummary() {
  const editor = usePlanEditor()
  const isWritten = usePlan(({ data }) => data.implementationTimeline.executiveSummary.trim() !== '')
  // An emptied field stays until the person leaves it, so that it does not vanish under their hands.
  const [isEmptied, setIsEmptied] = useState(false)
  const { reader } = useStore(findChoiceStore(useExportRunner().plan))
  const drafted = useDraftedSummary(reader)
  const headingId = useId()
  const isOwn = isWritten || isEmptied

  function writeOwn({ text, figures }: DraftedSummary) {
    const marks = figures ? markFigures(text, figures, []) : []
    editor.edit({ label: 'Write my own' }, (workbook) => ({
      ...workbook,
      data: writeSummary(workbook.data, text, marks),
    }))
    focusSummary()
  }

  function dropOwn() {
    setIsEmptied(false)
    focusSummary()
    if (!isWritten) return
    editor.edit({ label: 'Use the draft again' }, (workbook) => ({
      ...workbook,
      data: writeSummary(workbook.data, '', []),
    }))
    showToast({
      title: 'The draft is used again',
      description: 'Your own summary was removed.',
      action: describeUndo(editor),
    })
  }

  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 id={headingId} className="display-heading text-heading">
            Executive Summary
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {isOwn
              ? 'Every export begins with your own words.'
              : `Drafted from your plan${readerWords[reader]}. Every export begins with it, and it follows your answers.`}
          </p>
        </div>
        {isOwn ? (
          <OwnSummary figures={drafted?.figures ?? null} onEmptied={setIsEmptied} onDrop={dropOwn} />
        ) : (
          <div id={toControlId(summaryAddress)} className="flex flex-col gap-4">
            <Draft text={drafted?.text ?? null} />
            {/* There from the start, because a link leads to it. */}
            <Button
              className="self-start"
              busy={drafted === null}
              onClick={() => {
                if (drafted) writeOwn(drafted)
              }}
            >
              Write my own
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

function Draft({ text }: { text: string | null }) {
  if (text === null) return <Skeleton lines={6} />
  if (text === '')
    return <p className="text-ink-2">Say in step 1 what the business does, and the draft begins here.</p>
  return (
    <div className="flex flex-col gap-3 border-l-2 border-rule-2 pl-4 wrap-anywhere">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** The pressed button disappears, and what takes its place is drawn first. */
function focusSummary(): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(toControlId(summaryAddress))
    const control = place?.matches('textarea') === true ? place : place?.querySelector('button')
    control?.focus()
  })
}
