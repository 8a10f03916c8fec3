import { ChevronDown } from 'lucide-react'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FindingPlaces } from './finding-places.tsx'
import { levelColors } from './level-colors.ts'
import { nameSteps } from './name-place.ts'

interface FindingCardProps {
  finding: ReviewFinding
  isFirst: boolean
  oldReason: string | null
  onGo: (finding: ReviewFinding, address: FieldAddress) => void
  onAnswer: (finding: ReviewFinding, reason: string) => void
}

const marks = {
  blocks: { borderRadius: 2 },
  weakens: { borderRadius: 1, rotate: '45deg' },
  fine: { borderRadius: '50%' },
}

/** One finding. It opens to the places it compares. */
export function FindingCard({ finding, isFirst, oldReason, onGo, onAnswer }: FindingCardProps) {
  const { level, title, content, steps } = finding
  return (
    <details
      open={isFirst}
      className={joinClasses(
        'group rounded-card border border-rule bg-surface',
        level === 'blocks' && 'border-l-3 border-l-red',
      )}
    >
      <summary className="flex list-none items-start gap-3 rounded-card px-4 py-3.5 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="mt-2 shrink-0"
          style={{ width: 10, height: 10, background: levelColors[level], ...marks[level] }}
        />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold wrap-anywhere">{title}</span>
          <span className="mt-0.5 block text-sm text-ink-2 wrap-anywhere">{content}</span>
          <span className="mono-label mt-1 block text-ink-3 sm:hidden">{nameSteps(steps)}</span>
        </span>
        <span className="mono-label mt-1 hidden shrink-0 text-ink-3 sm:block">{nameSteps(steps)}</span>
        <Icon of={ChevronDown} className="mt-1 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <FindingPlaces finding={finding} onGo={(address) => onGo(finding, address)} />
        {level !== 'fine' && (
          <AnswerForm
            place={finding.key}
            oldReason={oldReason}
            onAnswer={(reason) => onAnswer(finding, reason)}
          />
        )}
      </div>
    </details>
  )
}
