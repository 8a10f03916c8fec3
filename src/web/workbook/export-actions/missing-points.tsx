import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { MissingPoint } from '#exports/list-missing.ts'
import type { DocumentChoice } from '#web/export-worker/document-choice.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { toPointKey } from './use-missing.ts'

const readerWords: Readonly<Record<DocumentChoice['reader'], { who: string; forWhom: string }>> = {
  full: { who: 'A reader', forWhom: '' },
  bank: { who: 'A bank', forWhom: ' for a bank' },
  investor: { who: 'An investor', forWhom: ' for an investor' },
  'one-page': { who: 'A reader', forWhom: ' on one page' },
}

/** 'A bank will miss 3 answers or papers'. What is written but wrong is in the review. */
export function describeMissing(reader: DocumentChoice['reader'], count: number): string {
  const { who, forWhom } = readerWords[reader]
  if (count === 0) return `Nothing is missing${forWhom}`
  return `${who} will miss ${count === 1 ? 'one answer or paper' : `${count} answers or papers`}`
}

interface MissingPointsProps {
  points: readonly MissingPoint[]
  onGoToField: (address: FieldAddress) => void
  className?: string
}

/** Each point is one click away from the field that would answer it. */
export function MissingPoints({ points, onGoToField, className }: MissingPointsProps) {
  return (
    <ul className={joinClasses('grid gap-x-6 gap-y-1', className)}>
      {points.map((point) => (
        <li key={toPointKey(point)}>
          <button
            type="button"
            className="flex w-full items-baseline justify-between gap-3 rounded-mark py-0.5 text-left text-sm text-ink hover:text-blue pointer-coarse:min-h-11"
            onClick={() => onGoToField(point.address)}
          >
            <span className="underline decoration-dotted underline-offset-3 wrap-anywhere">{point.text}</span>
            <span className="mono-label shrink-0 text-ink-3">step {point.step}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
