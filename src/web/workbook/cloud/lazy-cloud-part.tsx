import { type ComponentType, lazy, Suspense } from 'react'
import { useWhenFree } from '#web/ui/browser/when-free.ts'
import type { CloudPartProps } from './cloud-part.tsx'

/** Writing a plan needs none of this, so it comes after the form. Out of reach, the workbook does without it. */
const LazyPart = lazy<ComponentType<CloudPartProps>>(async () => {
  try {
    return { default: (await import('./cloud-part.tsx')).CloudPart }
  } catch {
    return { default: NoPart }
  }
})

function NoPart() {
  return null
}

export function LazyCloudPart({ name }: CloudPartProps) {
  const isFree = useWhenFree()
  if (!isFree) return null
  return (
    <Suspense>
      <LazyPart name={name} />
    </Suspense>
  )
}
