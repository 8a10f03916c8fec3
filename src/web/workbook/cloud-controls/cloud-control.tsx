import { useState } from 'react'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useSaving } from '#web/workbook/saving/saving-context.tsx'
import { openCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import { CloudActions } from './cloud-actions.tsx'
import { CloudLine } from './cloud-line.tsx'
import { CloudNotices } from './cloud-notices.tsx'
import { CloudStatus } from './cloud-status.tsx'

export interface CloudControlProps {
  kind: 'status' | 'line' | 'actions' | 'notices'
  planId: string
  ownerId: string
}

/** One of the places where the workbook shows the cloud copy. All of them load together with the sync code. */
export function CloudControl({ kind, planId, ownerId }: CloudControlProps) {
  const editor = usePlanEditor()
  const saving = useSaving()
  const [cloud] = useState(() => openCloudSync({ editor, saving, planId, ownerId }))
  if (kind === 'status') return <CloudStatus cloud={cloud} />
  if (kind === 'line') return <CloudLine cloud={cloud} />
  return kind === 'actions' ? <CloudActions cloud={cloud} /> : <CloudNotices cloud={cloud} />
}
