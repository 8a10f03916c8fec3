import { TriangleAlert } from 'lucide-react'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import {
  correctFigure,
  findStaleFigures,
  markFigures,
  type StaleFigure,
  type SummaryFigures,
} from '#exports/summary/figure-marks.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import type { TextSource } from '#web/ui/fields/text-source.ts'
import { toControlId, usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { summaryAddress, writeSummary } from './write-summary.ts'

interface OwnSummaryProps {
  figures: SummaryFigures | null
  onEmptied: (isEmptied: boolean) => void
  onDrop: () => void
}

/** The person's own summary, with the figures in it that the plan no longer has. */
export function OwnSummary({ figures, onEmptied, onDrop }: OwnSummaryProps) {
  const editor = usePlanEditor()
  const { label, hint } = copyOf(summaryAddress)
  const source = createSource(editor, label, figures, onEmptied)
  return (
    <>
      <TextArea
        id={toControlId(summaryAddress)}
        label={label}
        hideLabel
        hint={hint}
        rows={8}
        source={source}
        highlight={findPlaceholders}
        onBlur={() => onEmptied(false)}
      />
      {figures && <StaleFigures figures={figures} />}
      <Button variant="quiet" className="-ml-4 self-start" onClick={onDrop}>
        Use the draft again
      </Button>
    </>
  )
}

function StaleFigures({ figures }: { figures: SummaryFigures }) {
  const editor = usePlanEditor()
  const text = usePlan(({ data }) => data.implementationTimeline.executiveSummary)
  const marks = usePlan(({ data }) => data.implementationTimeline.summaryFigures)
  const stale = findStaleFigures(text, marks, figures)

  function correct(figure: StaleFigure) {
    const next = correctFigure(text, figure)
    editor.edit({ label: `Change to ${figure.now}` }, (workbook) => ({
      ...workbook,
      data: writeSummary(workbook.data, next, markFigures(next, figures, marks)),
    }))
    document.getElementById(toControlId(summaryAddress))?.focus()
  }

  return (
    <ul aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {stale.map((figure) => (
        <li
          key={figure.name}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-ochre/35 bg-ochre-wash px-3 py-2 text-sm"
        >
          <span className="flex min-w-0 items-start gap-2">
            <Icon of={TriangleAlert} className="mt-[0.2em] text-ochre" />
            {figure.text}
          </span>
          {figure.now !== null && (
            <Button size="sm" onClick={() => correct(figure)}>
              {`Change to ${figure.now}`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is typed and the figures in it are one edit. */
function createSource(
  editor: PlanEditor,
  label: string,
  figures: SummaryFigures | null,
  onEmptied: OwnSummaryProps['onEmptied'],
): TextSource {
  return {
    read: () => editor.store.getState().workbook.data.implementationTimeline.executiveSummary,
    write: (text) => {
      onEmptied(text.trim() === '')
      editor.edit({ label, coalesceKey: writeAddress(summaryAddress) }, (workbook) => {
        const { summaryFigures: before } = workbook.data.implementationTimeline
        const marks = figures ? markFigures(text, figures, before) : before
        return { ...workbook, data: writeSummary(workbook.data, text, marks) }
      })
    },
    watch: (listener) => editor.watchField(summaryAddress, listener),
  }
}
