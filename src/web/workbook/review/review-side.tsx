import type { AnsweredFinding } from '#advisor/review/answers.ts'
import { formatShortDate } from '#domain/plan/save-status.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { Changes } from './compare-visits.ts'

const mostChanges = 8
const answeredId = 'review-answered'

/** What is different from the last visit. */
export function ChangesSince({ changes }: { changes: Changes | null }) {
  if (!changes || changes.resolved.length + changes.added.length === 0) return null
  const lines = [
    ...changes.resolved.map((title) => ({ word: 'Resolved', title, edge: 'border-l-green' })),
    ...changes.added.map((title) => ({ word: 'New', title, edge: 'border-l-red' })),
  ]
  return (
    <section aria-labelledby="review-changes" className="border-t border-rule pt-5">
      <h2 id="review-changes" className="font-semibold">
        {changes.heading}
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {lines.slice(0, mostChanges).map(({ word, title, edge }) => (
          <li key={`${word} ${title}`} className={`border-l-3 pl-3 text-sm wrap-anywhere ${edge}`}>
            <span className="font-semibold">{word}:</span> {title}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AnsweredListProps {
  answered: readonly AnsweredFinding[]
  onTakeBack: (answered: AnsweredFinding) => void
}

/** The findings that the person says are right as they are. */
export function AnsweredList({ answered, onTakeBack }: AnsweredListProps) {
  if (answered.length === 0) return null

  function takeBack(one: AnsweredFinding) {
    onTakeBack(one)
    requestAnimationFrame(focusWhatIsLeft)
  }

  return (
    <section aria-labelledby={answeredId} className="border-t border-rule pt-5">
      <h2 id={answeredId} tabIndex={-1} className="font-semibold outline-none">
        Answered by you
      </h2>
      <ul className="mt-2 grid gap-3">
        {answered.map((one) => (
          <li key={one.finding.key} className="border-l-3 border-l-ochre pl-3 text-sm wrap-anywhere">
            <p>“{one.answer.title}”</p>
            <p className="text-ink-2">This is right because {one.answer.reason}</p>
            {one.answer.date !== '' && (
              <p className="text-ink-3">{formatShortDate(Date.parse(one.answer.date), 'UTC')}</p>
            )}
            <Button variant="quiet" size="sm" className="-ml-3" onClick={() => takeBack(one)}>
              Take it back<VisuallyHidden>: {one.answer.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The button goes with its answer, and perhaps the list. Without a focus, a keyboard starts again at the top. */
function focusWhatIsLeft(): void {
  const left = document.getElementById(answeredId) ?? document.querySelector<HTMLElement>('main h1')
  left?.focus()
}
