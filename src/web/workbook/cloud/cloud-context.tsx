import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react'
import { useWhenFree } from '#web/ui/when-free.ts'

interface PlanPlace {
  planId: string
  ownerId: string
}

const PlanPlaceContext = createContext<PlanPlace | null>(null)

/** Another plan is another workbook: within one, the place stays. */
export function CloudProvider({ planId, ownerId, children }: PlanPlace & { children: ReactNode }) {
  const [place] = useState({ planId, ownerId })
  return <PlanPlaceContext value={place}>{children}</PlanPlaceContext>
}

export function usePlanPlace(): PlanPlace {
  const place = useContext(PlanPlaceContext)
  if (!place) throw new Error('A part of the workbook stands outside the open plan')
  return place
}

export type CloudPartName = 'status' | 'actions' | 'layers'

/** Writing a plan needs none of this, so it comes after the form. Out of reach, the workbook does without it. */
const LazyPart = lazy<ComponentType<{ name: CloudPartName }>>(async () => {
  try {
    return { default: (await import('./cloud-part.tsx')).CloudPart }
  } catch {
    return { default: NoPart }
  }
})

function NoPart() {
  return null
}

export function CloudPart({ name }: { name: CloudPartName }) {
  const isFree = useWhenFree()
  if (!isFree) return null
  return (
    <Suspense>
      <LazyPart name={name} />
    </Suspense>
  )
}
