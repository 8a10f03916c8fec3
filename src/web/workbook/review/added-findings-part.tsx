import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isQuoted, toReviewFinding } from '#advisor/review/added-findings.ts'
import { sortByAnswer } from '#advisor/review/answers.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { plural } from '#domain/wording/plural.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { announce } from '#web/ui/notices/announcements.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { FindingCard } from './finding-card.tsx'
import { addTo, findAddedStore } from './added-findings-store.ts'
import { askForMore, describeFailedAsk } from './ask-for-more.ts'

interface AddedPartProps {
  planId: string
  ownerId: string
  onGo: Parameters<typeof FindingCard>[0]['onGo']
  onAnswer: (finding: ReviewFinding, reason: string) => void
}

/** What a model adds to our findings, when it is asked. It changes none of ours and not the verdict. */
export function AddedFindingsPart({ planId, ownerId, onGo, onAnswer }: AddedPartProps) {
  const store = findAddedStore(planId, ownerId)
  const added = useStore(store)
  const data = usePlan((workbook) => workbook.data)
  const { ask, isBusy, said } = useAsking(planId, ownerId)
  const shown = added.findings
    .filter((finding) => isQuoted(data, finding))
    .map(toReviewFinding)
    .filter(({ key }) => !added.dismissed.includes(key))
  const { open, answered, outdated } = sortByAnswer(shown, data.review.answers)

  return (
    <section aria-labelledby="review-added" className="mt-8 border-t border-rule pt-5">
      <h2 id="review-added" className="display-heading text-lg">
        Added by the model
      </h2>
      <p className="mt-1 max-w-xl text-sm text-ink-2">
        A language model can find what our checks do not look for. It can be wrong, so its points change
        nothing above. When you ask, your plan’s texts go to the model’s provider.
      </p>
      <Button size="sm" className="mt-3" busy={isBusy} onClick={() => void ask()}>
        Ask the model for more
      </Button>
      {said !== '' && <p className="mt-2 text-sm text-ink-2">{said}</p>}
      <ul className="mt-3 grid gap-2.5">
        {open.map((finding) => (
          <li key={finding.key}>
            <FindingCard
              finding={finding}
              isFirst={false}
              oldReason={outdated[finding.key]?.reason ?? null}
              onGo={onGo}
              onAnswer={onAnswer}
            />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => store.setState({ dismissed: [...added.dismissed, finding.key] })}
            >
              Dismiss<VisuallyHidden>: {finding.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {answered.map(({ finding, answer }) => (
          <li key={finding.key} className="border-l-3 border-l-ochre pl-3 text-sm wrap-anywhere">
            <p>“{answer.title}”</p>
            <p className="text-ink-2">This is right because {answer.reason}</p>
            <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onAnswer(finding, '')}>
              Take it back<VisuallyHidden>: {answer.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One request at a time. It ends with the screen. */
function useAsking(planId: string, ownerId: string) {
  const editor = usePlanEditor()
  const underWay = useRef<AbortController | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => () => underWay.current?.abort(), [])

  async function ask() {
    const controller = new AbortController()
    underWay.current = controller
    setIsBusy(true)
    setSaid('')
    let outcome: string
    try {
      const { findings, notice } = await askForMore(editor.store.getState().workbook, controller.signal)
      const store = findAddedStore(planId, ownerId)
      const before = store.getState()
      const after = addTo(before, findings)
      store.setState(after)
      outcome = notice ?? describeNews(after.findings.length - before.findings.length)
    } catch (error) {
      outcome = describeFailedAsk(error)
    }
    if (controller.signal.aborted) return
    setIsBusy(false)
    setSaid(outcome)
    announce(outcome)
  }

  return { ask, isBusy, said }
}

function describeNews(count: number): string {
  return count <= 0
    ? 'The model found nothing more that it could quote from your plan.'
    : `The model added ${count} ${plural(count, 'point', 'points')}.`
}
