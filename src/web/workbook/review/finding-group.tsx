import { useState } from 'react'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FindingCard } from './finding-card.tsx'
import type { Review } from './use-review.ts'

interface FindingGroupProps {
  level: ReviewFinding['level']
  findings: readonly ReviewFinding[]
  outdated: Review['outdated']
  onGo: Parameters<typeof FindingCard>[0]['onGo']
  onAnswer: Parameters<typeof FindingCard>[0]['onAnswer']
}

const words = {
  blocks: { one: 'blocks it', many: 'block it', note: 'Fix or answer these first', tone: 'text-red' },
  weakens: {
    one: 'weakens it',
    many: 'weaken it',
    note: 'It stands, but you will be asked',
    tone: 'text-ochre',
  },
  fine: { one: 'is fine', many: 'are fine', note: '', tone: 'text-green' },
}

const shownFine = 3

/** All findings of one level. What is fine is only sampled until someone asks for it. */
export function FindingGroup({ level, findings, outdated, onGo, onAnswer }: FindingGroupProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { one, many, note, tone } = words[level]
  if (findings.length === 0) return null
  const isSampled = level === 'fine' && !isWhole && findings.length > shownFine
  const shown = isSampled ? findings.slice(0, shownFine) : findings
  return (
    <section aria-labelledby={`review-${level}`} className="mt-6">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        <h2 id={`review-${level}`} className={joinClasses('display-heading text-lg', tone)}>
          {findings.length} {findings.length === 1 ? one : many}
        </h2>
        {note !== '' && <p className="text-sm text-ink-2">{note}</p>}
        {level === 'fine' && findings.length > shownFine && (
          <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : 'Show all'}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-2.5">
        {shown.map((finding, index) => (
          <li key={finding.key}>
            <FindingCard
              finding={finding}
              isFirst={level === 'blocks' && index === 0}
              oldReason={outdated[finding.key]?.reason ?? null}
              onGo={onGo}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
