import { useState } from 'react'
import { useStore } from 'zustand'
import { isKeptByCloud } from '#domain/sync/cloud-machine.ts'
import { useMayKeepCopies } from '#web/workbook/cloud-controls/use-may-keep-copies.ts'
import { openCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useSaving } from '#web/workbook/saving/saving-context.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { UnsavedWarning } from './unsaved-warning.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

interface UnsavedWordsProps {
  planId: string
  ownerId: string
  failure: string
}

/** Shown while the browser refuses to store the plan: the warning, and the question before leaving. */
export function UnsavedWords({ planId, ownerId, failure }: UnsavedWordsProps) {
  const editor = usePlanEditor()
  const saving = useSaving()
  const [cloud] = useState(() => openCloudSync({ editor, saving, planId, ownerId }))
  const isKept = useStore(cloud.store, isKeptByCloud)
  const mayKeepCopies = useMayKeepCopies(planId, true)
  const { leave, stay } = useLeaveGuard(planId, saving.isLosable)

  return (
    <>
      {!isKept && <UnsavedWarning failure={failure} cloud={mayKeepCopies ? cloud : null} />}
      {leave && <LeaveDialog cloud={mayKeepCopies ? cloud : null} onStay={stay} onLeave={leave} />}
    </>
  )
}
