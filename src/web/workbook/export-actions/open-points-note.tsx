import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { findOpenPoints, type OpenPoint } from '#exports/find-open-points.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

const mostShown = 8

/** A quiet note about template text left in the plan. The export continues, and each field is one click away. */
export function OpenPointsNote({ onGoToField }: { onGoToField: (address: FieldAddress) => void }) {
  const points = findOpenPoints(usePlan(({ data }) => data))
  if (points.length === 0) return null
  return (
    <section
      aria-label="Still to fill in"
      className="mt-3 rounded-card border border-ochre/35 bg-ochre-wash px-3 py-2.5"
    >
      <p className="text-sm font-semibold text-ochre">
        {points.length === 1 ? 'One spot still has' : `${points.length} spots still have`} template text
      </p>
      <ul className="mt-1.5 grid gap-1">
        {points.slice(0, mostShown).map((point) => (
          <li key={toKey(point)}>
            <button
              type="button"
              className="w-full rounded-mark py-0.5 text-left text-sm text-ink hover:text-blue"
              onClick={() => onGoToField(point.address)}
            >
              <span className="text-ink-2">{point.label}: </span>
              <span className="underline decoration-dotted underline-offset-3 wrap-anywhere">
                {point.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {points.length > mostShown && (
        <p className="mt-1 text-sm text-ink-2">and {points.length - mostShown} more</p>
      )}
    </section>
  )
}

function toKey({ address, text }: OpenPoint): string {
  return `${writeAddress(address)} ${text}`
}
