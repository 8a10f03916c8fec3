import { useEffect, useEffectEvent } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { callWhenReachable } from '#web/ui/browser/call-when-reachable.ts'
import { useWhenFree } from '#web/ui/browser/when-free.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { MissingPartNotice } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import type { CloudControlProps } from './cloud-control.tsx'

/** Not needed for writing a plan, so it loads after the form. If loading fails, the workbook works without it. */
const CloudControl = createLazyPart(
  async () => (await loadPart(() => import('./cloud-control.tsx'))).CloudControl,
)

export function LazyCloudControl(props: CloudControlProps) {
  const isFree = useWhenFree()
  if (!isFree) return null
  return (
    <PartPlace
      renderMissing={(retry, reason) =>
        reason === 'unreachable' ? (
          <AskAgain onAsk={retry} />
        ) : (
          // One of its four places is enough to say so.
          props.kind === 'notices' && (
            <MissingPartNotice
              title="The cloud controls could not be loaded"
              onRetry={retry}
              reason={reason}
            />
          )
        )
      }
    >
      <CloudControl {...props} />
    </PartPlace>
  )
}

/** Retries automatically instead of showing a button, even while the browser reports no connection change. */
function AskAgain({ onAsk }: { onAsk: () => void }) {
  const ask = useEffectEvent(onAsk)
  useEffect(() => callWhenReachable(ask), [])
  return null
}
