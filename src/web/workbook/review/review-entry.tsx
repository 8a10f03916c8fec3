import { Search } from 'lucide-react'
import { useStore } from 'zustand'
import { findingsAt } from '#advisor/review/readiness.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { useReview } from './use-review.ts'
import { findVisitStore } from './visit-store.ts'

interface ReviewEntryProps {
  planId: string
  ownerId: string
  isOpen: boolean
  onOpen: () => void
}

/** Leads to the review, and says how many findings block the plan. */
export function ReviewEntry({ planId, ownerId, isOpen, onOpen }: ReviewEntryProps) {
  const reader = useStore(findVisitStore(planId, ownerId), (visit) => visit.reader)
  const { review } = useReview(reader)
  const blocks = review ? findingsAt('blocks', review.open).length : 0
  return (
    <button
      type="button"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      className={joinClasses(
        'flex min-h-9 w-full items-center gap-2 rounded-control border px-2 py-1 text-left text-[0.9375rem] leading-tight pointer-coarse:min-h-11 xl:gap-3 xl:px-3',
        isOpen
          ? 'border-rule border-l-3 border-l-blue bg-surface font-semibold text-ink'
          : 'border-transparent text-ink-2 hover:bg-surface hover:text-ink',
      )}
    >
      <span className="grid w-6 shrink-0 place-items-center">
        <Icon of={Search} />
      </span>
      Review
      {blocks > 0 && (
        <span className="mono-label ml-auto rounded-mark bg-red-wash px-1.5 py-0.5 text-red">
          {blocks} {blocks === 1 ? 'finding' : 'findings'}
        </span>
      )}
    </button>
  )
}
