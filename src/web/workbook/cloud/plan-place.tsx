import { createContext, type ReactNode, useContext, useState } from 'react'

interface PlanPlace {
  planId: string
  ownerId: string
}

const PlanPlaceContext = createContext<PlanPlace | null>(null)

/** Another plan is another workbook: within one, the place stays. */
export function PlanPlaceProvider({ planId, ownerId, children }: PlanPlace & { children: ReactNode }) {
  const [place] = useState({ planId, ownerId })
  return <PlanPlaceContext value={place}>{children}</PlanPlaceContext>
}

export function usePlanPlace(): PlanPlace {
  const place = useContext(PlanPlaceContext)
  if (!place) throw new Error('A part of the workbook stands outside the open plan')
  return place
}
