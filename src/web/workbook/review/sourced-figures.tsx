import { useLayoutEffect, useRef } from 'react'
import { hasSource, type SourcedFigure } from '#advisor/review/sources.ts'
import { sourceKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { Disclosure } from '#web/ui/display/disclosure.tsx'
import { toControlId } from '#web/workbook/editor/plan-context.tsx'
import { type GivenSource, SourceForm } from './source-form.tsx'

const kinds = [
  { kind: 'measured', label: sourceKindLabels.measured, color: 'var(--color-blue)' },
  {
    kind: 'quoted',
    label: sourceKindLabels.quoted,
    color: 'color-mix(in srgb, var(--color-blue) 55%, transparent)',
  },
  { kind: 'assumed', label: sourceKindLabels.assumed, color: 'var(--color-ochre)' },
  { kind: 'suggested', label: sourceKindLabels.suggested, color: 'var(--color-red)' },
  { kind: null, label: 'No source yet', color: 'var(--color-rule-2)' },
] as const

const headingId = 'review-stands-on'
const goalId = toControlId(['review', 'sources'])

interface SourcedFiguresProps {
  figures: readonly SourcedFigure[]
  onGive: (figure: SourcedFigure, source: GivenSource) => void
}

/** The share of the key figures that have a source, and a place to give the others one. */
export function SourcedFigures({ figures, onGive }: SourcedFiguresProps) {
  if (figures.length === 0) return null
  const counts = kinds.map((one) => ({
    ...one,
    count: figures.filter((figure) => standsOn(figure) === one.kind).length,
  }))
  const asked = figures.filter((figure) => figure.kind !== 'skipped' && !hasSource(figure))
  const settled = figures.filter((figure) => !asked.includes(figure))
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="font-semibold outline-none">
        What it stands on
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        <span className="display-heading mr-2 text-2xl text-ink">
          {figures.filter(hasSource).length} of {figures.length}
        </span>
        key figures have a source
      </p>
      <div aria-hidden="true" className="mt-2 flex h-2 gap-0.5">
        {counts.map(({ label, color, count }) =>
          count === 0 ? null : (
            <span key={label} className="rounded-[2px]" style={{ flexGrow: count, background: color }} />
          ),
        )}
      </div>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {counts.map(({ label, color, count }) => (
          <div key={label} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="rounded-[2px]"
              style={{ width: 10, height: 10, background: color }}
            />
            <dt className="flex-1">{label}</dt>
            <dd className="font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      <FigureList
        title={`Give ${asked.length} a source`}
        firstId={goalId}
        figures={asked}
        onGive={onGive}
        isEmptied
      />
      <FigureList
        title="With a source"
        firstId={asked.length === 0 ? goalId : undefined}
        figures={settled}
        onGive={onGive}
      />
    </section>
  )
}

function standsOn(figure: SourcedFigure): SourcedFigure['kind'] {
  return figure.kind === 'suggested' || hasSource(figure) ? figure.kind : null
}

interface FigureListProps extends SourcedFiguresProps {
  title: string
  /** Where a link to the list leads. */
  firstId?: string | undefined
  /** A figure that is given a source leaves the list. */
  isEmptied?: boolean
}

function FigureList({ title, firstId, figures, onGive, isEmptied = false }: FigureListProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const leftRef = useRef<number | null>(null)

  // The figure that left takes the focus with it, and others that share its source. The one in its place opens.
  useLayoutEffect(() => {
    if (leftRef.current === null) return
    openAt(listRef.current, Math.min(leftRef.current, figures.length - 1))
    leftRef.current = null
  }, [figures])

  if (figures.length === 0) return null

  function give(figure: SourcedFigure, source: GivenSource) {
    if (isEmptied) leftRef.current = figures.indexOf(figure)
    onGive(figure, source)
  }

  return (
    <Disclosure title={title} className="mt-2">
      <ul ref={listRef} className="grid gap-1">
        {figures.map((figure, index) => (
          <li key={figure.id} className="border-t border-rule">
            <details>
              <summary
                id={index === 0 ? firstId : undefined}
                className="min-h-9 cursor-pointer py-2 text-sm wrap-anywhere"
              >
                {figure.name} <span className="font-semibold">{figure.figure}</span>
                {figure.kind !== null && (
                  <span className="block text-ink-3">
                    {[sourceKindLabels[figure.kind], figure.where, figure.when].filter(Boolean).join(', ')}
                  </span>
                )}
              </summary>
              <SourceForm figure={figure} onGive={(source) => give(figure, source)} />
            </details>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function openAt(list: HTMLElement | null, index: number): void {
  const details = list?.children[index]?.querySelector('details')
  if (details) details.open = true
  const goal = details?.querySelector('summary') ?? document.getElementById(headingId)
  goal?.focus()
}
