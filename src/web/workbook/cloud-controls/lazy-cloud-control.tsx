import { useEffect, useEffectEvent } from 'react'
import { callWhenReachable } from '#web/ui/browser/call-when-reachable.ts'
import { useWhenFree } from '#web/ui/browser/when-free.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import type { CloudControlProps } from './cloud-control.tsx'

/** Writing a plan needs none of this, so it comes after the form. Out of reach, the workbook does without it. */
const CloudControl = createLazyPart(async () => (await import('./cloud-control.tsx')).CloudControl)

export function LazyCloudControl(props: CloudControlProps) {
  const isFree = useWhenFree()
  if (!isFree) return null
  return (
    <PartPlace renderMissing={(retry) => <AskAgain onAsk={retry} />}>
      <CloudControl {...props} />
    </PartPlace>
  )
}

/** No one would press a button for it: it is asked for again by itself, also while the browser reports no change. */
function AskAgain({ onAsk }: { onAsk: () => void }) {
  const ask = useEffectEvent(onAsk)
  useEffect(() => callWhenReachable(ask), [])
  return null
}
