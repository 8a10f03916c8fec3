import { loadPart } from '#web/loading/load-part.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { ReviewPart, type ReviewPartProps } from './review/review-part.tsx'
import { commentsPart } from './sharing/comments-part.ts'
import { SharingPlace } from './sharing/sharing-place.tsx'

const CommentsScreen = createLazyPart(
  async () => (await loadPart(() => import('./sharing/comments-screen.tsx'))).CommentsScreen,
)

/** What comes after the twelve steps: the review, and the comments of readers. Their entries, or the open screen. */
export function AfterSteps({ isReview, ...others }: ReviewPartProps) {
  const { part } = useSearchValues()
  const { planId, ownerId, isEntry, onGoToField } = others
  const isComments = isReview && part === commentsPart
  if (isEntry) {
    return (
      <>
        <ReviewPart {...others} isReview={isReview && !isComments} />
        <SharingPlace planId={planId} ownerId={ownerId} isOpen={isComments} />
      </>
    )
  }
  if (!isComments) return <ReviewPart {...others} isReview={isReview} />
  return (
    <PartPlace fallback={<Skeleton lines={6} className="mt-7" />}>
      <CommentsScreen planId={planId} ownerId={ownerId} onGoToField={onGoToField} />
    </PartPlace>
  )
}
