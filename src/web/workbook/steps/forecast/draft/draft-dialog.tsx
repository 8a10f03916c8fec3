import { useState } from 'react'
import { applyDraft } from '#advisor/forecast-draft/apply-draft.ts'
import { draftForecast } from '#advisor/forecast-draft/draft-forecast.ts'
import type { DraftLine } from '#advisor/forecast-draft/draft-line.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { plural } from '#domain/wording/plural.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'
import { DraftLineChoice } from './draft-line-choice.tsx'

/** What the plan gives for a forecast, line by line with where it was read. The ticked ones are applied in one edit. */
export function DraftDialog({ onClose }: { onClose: () => void }) {
  const editor = usePlanEditor()
  const [{ draft, currency }] = useState(() => {
    const { data, template } = editor.store.getState().workbook
    return { draft: draftForecast(data, template), currency: currencyOf(data) }
  })
  const [taken, setTaken] = useState<ReadonlySet<DraftLine>>(new Set())
  const chosen = draft.lines.filter((line) => taken.has(line))
  const parts = [...new Set(draft.lines.map(({ part }) => part))]

  function choose(line: DraftLine, isChosen: boolean) {
    setTaken((before) => {
      const next = new Set(before)
      if (isChosen) next.add(line)
      else next.delete(line)
      return next
    })
  }

  function apply() {
    editor.edit({ label: 'Drafted forecast' }, (workbook) => ({
      ...workbook,
      data: applyDraft(workbook.data, chosen),
    }))
    onClose()
    showToast({
      title: 'Forecast Drafted',
      description: `${chosen.length} ${plural(chosen.length, 'line')} added. Next, say how much you sell.`,
      durationMs: 15_000,
      action: describeUndo(editor),
    })
  }

  return (
    <Dialog
      width="lg"
      onClose={onClose}
      title="Draft my forecast"
      description="This is what your plan already says, and where. Tick each line that is right. You can change every number later."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={apply}>
            {chosen.length === 0
              ? 'Add the ticked lines'
              : `Add ${chosen.length} ${plural(chosen.length, 'line')}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {parts.map((part) => (
          <section key={part}>
            <h3 className="mono-label mb-2 text-ink-3">{part}</h3>
            <ul className="divide-y divide-rule border-y border-rule">
              {draft.lines
                .filter((line) => line.part === part)
                .map((line) => (
                  <li key={`${writeAddress(line.place)} ${line.title}`} className="py-3">
                    <DraftLineChoice
                      line={line}
                      currency={currency}
                      isChosen={taken.has(line)}
                      onChoose={(isChosen) => choose(line, isChosen)}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {draft.remarks.length > 0 && (
          <section>
            <h3 className="mono-label mb-2 text-ink-3">Left out</h3>
            <ul className="list-disc pl-5 text-sm text-ink-2">
              {draft.remarks.map((remark) => (
                <li key={remark} className="wrap-anywhere">
                  {remark}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
