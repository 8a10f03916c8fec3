import { useId, useRef, useState } from 'react'
import { giveSource, type SourcedFigure } from '#advisor/review/sources.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { sourceKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { announce } from '#web/ui/notices/announcements.ts'
import { toControlId, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { type GivenSource, SourceForm } from './source-form.tsx'
import { useReview } from './use-review.ts'

/** Where the figure of a field comes from, asked at the field. Whoever does not want to say is not asked again. */
export function FigureSource({ address }: { address: FieldAddress }) {
  // Every reader’s review has the same figures.
  const { review } = useReview('bank')
  const field = writeAddress(address)
  const figure = review?.figures.find((known) => writeAddress(known.address) === field)
  return figure && figure.kind !== 'skipped' ? <AskedFigure key={figure.id} figure={figure} /> : null
}

function AskedFigure({ figure }: { figure: SourcedFigure }) {
  const editor = usePlanEditor()
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const formId = useId()

  function give(source: GivenSource) {
    editor.edit({ label: 'Source of a figure' }, (workbook) => ({
      ...workbook,
      data: giveSource(workbook.data, figure, source),
    }))
    setIsOpen(false)
    // The form is gone, and after “Do not ask again” so is the button.
    const isSkipped = source.kind === 'skipped'
    announce(isSkipped ? 'You will not be asked again.' : 'Source kept.')
    const next = isSkipped ? document.getElementById(toControlId(figure.address)) : buttonRef.current
    next?.focus()
  }

  return (
    <div className="min-w-0 pt-1">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-6 rounded-mark text-left text-sm wrap-anywhere text-ink-3 underline decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid pointer-coarse:min-h-10"
      >
        {describe(figure)}
      </button>
      {isOpen && (
        <div id={formId}>
          <SourceForm figure={figure} onGive={give} />
        </div>
      )}
    </div>
  )
}

function describe({ figure, kind, where, when }: SourcedFigure): string {
  if (kind === null) return `Where does ${figure} come from?`
  if (kind === 'suggested') return `${figure} was suggested by AI. Where does it come from?`
  return `${figure}: ${[sourceKindLabels[kind], where, when].filter(Boolean).join(', ')}`
}
