import { type ComponentType, lazy, Suspense } from 'react'
import { useWhenFree } from '#web/ui/browser/when-free.ts'
import type { CloudControlProps } from './cloud-control.tsx'

/** Writing a plan needs none of this, so it comes after the form. Out of reach, the workbook does without it. */
const FetchedControl = lazy<ComponentType<CloudControlProps>>(async () => {
  try {
    return { default: (await import('./cloud-control.tsx')).CloudControl }
  } catch {
    return { default: NoControl }
  }
})

function NoControl() {
  return null
}

export function LazyCloudControl(props: CloudControlProps) {
  const isFree = useWhenFree()
  if (!isFree) return null
  return (
    <Suspense>
      <FetchedControl {...props} />
    </Suspense>
  )
}
