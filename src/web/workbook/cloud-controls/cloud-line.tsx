import { useState } from 'react'
import { useStore } from 'zustand'
import { isExampleTitle } from '#domain/plan/templates/template-list.ts'
import { canUndo } from '#domain/sync/history.ts'
import { browserOfferAnswers } from '#web/cloud-copies/browser-offer-answers.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { usePlan, usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useSaveState } from '#web/workbook/saving/saving-context.tsx'
import { CloudOffer } from './cloud-offer.tsx'
import { CloudStatus } from './cloud-status.tsx'
import { useMayKeepCopies } from './use-may-keep-copies.ts'

/** Below the plan's title: where it is saved and, until the person answers, the offer of a cloud copy. */
export function CloudLine({ cloud }: { cloud: BrowserCloudSync }) {
  const { planId, ownerId } = cloud
  const [isAnswered, setIsAnswered] = useState(() => browserOfferAnswers.has(planId, ownerId))
  const hasReason = useHasReason(cloud) && !isAnswered
  const isOffered = useMayKeepCopies(planId, hasReason) && hasReason

  function answer(isWanted: boolean) {
    browserOfferAnswers.add(planId, ownerId)
    setIsAnswered(true)
    if (!isWanted) return
    cloud.setAutomatic(true)
    cloud.save()
  }

  return (
    <div className="flex min-w-0 items-center gap-x-4">
      {/* A phone has room for one of the two. */}
      <div className={joinClasses('min-w-0', isOffered && 'max-sm:hidden')}>
        <CloudStatus cloud={cloud} />
      </div>
      {isOffered && <CloudOffer onAnswer={answer} />}
    </div>
  )
}

/** The person wrote something that exists only in this browser, and nothing prevents a cloud copy. */
function useHasReason(cloud: BrowserCloudSync): boolean {
  const isEdited = useStore(usePlanEditor().store, ({ history }) => canUndo(history))
  const isSaved = useSaveState(({ savedAtMs, failure }) => savedAtMs !== null && failure === null)
  const isFree = useStore(
    cloud.store,
    ({ savedAtMs, stop, isOnline, flight, asked }) =>
      savedAtMs === null && stop === null && isOnline && flight === null && asked === null,
  )
  // Nobody needs a second copy of an example.
  const isOwn = usePlan(({ title }) => !isExampleTitle(title))
  return isEdited && isSaved && isFree && isOwn
}
