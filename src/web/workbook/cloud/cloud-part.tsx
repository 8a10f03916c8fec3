import { useState } from 'react'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { useSaving } from '#web/workbook/saving/saving-context.tsx'
import { openCloud } from './browser-cloud.ts'
import { CloudActions } from './cloud-actions.tsx'
import { CloudLayers } from './cloud-layers.tsx'
import { CloudStatus } from './cloud-status.tsx'
import { usePlanPlace } from './plan-place.tsx'

export interface CloudPartProps {
  name: 'status' | 'actions' | 'layers'
}

/** All that the workbook shows of the cloud, fetched as one piece. */
export function CloudPart({ name }: CloudPartProps) {
  const editor = usePlanEditor()
  const saving = useSaving()
  const { planId, ownerId } = usePlanPlace()
  const [cloud] = useState(() => openCloud({ editor, saving, planId, ownerId }))
  if (name === 'status') return <CloudStatus cloud={cloud} />
  return name === 'actions' ? <CloudActions cloud={cloud} /> : <CloudLayers cloud={cloud} />
}
