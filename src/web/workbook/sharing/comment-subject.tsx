import { steps } from '#domain/plan/steps.ts'
import type { FoundPlace } from '#domain/sharing/find-place.ts'
import type { CommentPlace } from '#domain/sharing/share-event.ts'
import { usePlanList } from '#web/workbook/editor/plan-context.tsx'
import { namePlace } from '#web/workbook/review/name-place.ts'

const mostLetters = 400

interface CommentSubjectProps {
  place: CommentPlace
  found: FoundPlace
  /** What a figure is now, where it can be said. */
  now: string | null
}

/** What a comment is about: the words or the figure then, and what stands there now if it is something else. */
export function CommentSubject({ place, found, now }: CommentSubjectProps) {
  const names = usePlanList(({ data }) => ('address' in found ? namePlace(data, found.address) : []))
  const step = found.kind === 'step' ? steps.find(({ key }) => key === found.section) : undefined
  const where = names.length > 0 ? names.join(' · ') : step ? `Step ${step.number} · ${step.name}` : 'Review'
  const current = found.kind === 'changed' ? found.now : now
  const label = findLabel(place)
  const isOther = current !== null && current !== place.quote
  return (
    <div className="mt-1 text-sm wrap-anywhere">
      <p className="mono-label text-ink-3">{where}</p>
      <blockquote className="mt-1 border-l-2 border-rule-2 pl-2.5 text-ink-2">
        {(isOther || isGone(found)) && <span className="text-ink-3">Said then: </span>}
        {label !== '' && `${shorten(label)}: `}“{shorten(place.quote)}”
      </blockquote>
      {isOther && (
        <p className="mt-1 border-l-2 border-ochre pl-2.5 text-ink-2">
          <span className="text-ink-3">Says now: </span>
          {current === '' ? 'nothing' : shorten(current)}
        </p>
      )}
      {found.kind === 'moved' && <p className="mt-1 text-ink-3">The words are in this field now.</p>}
      {isGone(found) && <p className="mt-1 text-ink-3">Its field is no longer in the plan.</p>}
    </div>
  )
}

/** What a figure or a value is called: 'Cash at the end of the year, Year 1'. */
function findLabel({ context, quote, part }: CommentPlace): string {
  const end = `: ${quote}`
  return part !== null && context.endsWith(end) ? context.slice(0, -end.length) : ''
}

function isGone(found: FoundPlace): boolean {
  return found.kind === 'step' && found.isGone
}

function shorten(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
