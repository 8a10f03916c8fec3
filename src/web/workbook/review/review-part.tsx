import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { ReviewEntry } from './review-entry.tsx'

const ReviewScreen = createLazyPart(
  async () => (await loadPart(() => import('./review-screen.tsx'))).ReviewScreen,
)

export interface ReviewPartProps {
  planId: string
  ownerId: string
  /** The entry below the steps, or the screen. */
  isEntry: boolean
  isReview: boolean
  onGoToField: (address: ChangedAddress) => void
}

/** All of the review. Each page fetches the entry, and the screen comes when it is opened. */
export function ReviewPart({ planId, ownerId, isEntry, isReview, onGoToField }: ReviewPartProps) {
  if (isEntry) {
    return (
      <ReviewEntry
        planId={planId}
        ownerId={ownerId}
        isOpen={isReview}
        onOpen={() => onGoToField(['review'])}
      />
    )
  }
  return (
    <PartPlace fallback={<Skeleton lines={6} className="mt-7" />}>
      <ReviewScreen planId={planId} ownerId={ownerId} onGoToField={onGoToField} />
    </PartPlace>
  )
}
