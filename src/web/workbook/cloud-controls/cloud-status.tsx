import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import { type BrowserCopy, type CloudWords, describeCloud } from '#domain/sync/cloud-words.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { useClock, useSaveState } from '#web/workbook/saving/saving-context.tsx'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'

const refreshMs = 10_000

const toneClasses: Record<CloudWords['tone'], string> = {
  quiet: 'text-ink-3',
  good: 'text-green',
  busy: 'text-blue',
  trouble: 'text-ochre',
}

/** Says where the plan is saved, below the line about saving in the browser. */
export function CloudStatus({ cloud }: { cloud: BrowserCloudSync }) {
  const nowMs = useClock(refreshMs)
  const browserCopy = useBrowserCopy()
  const { text, tone } = useStore(
    cloud.store,
    // Every keystroke changes the state, but rarely the text.
    useShallow((state) => describeCloud(state, Math.max(nowMs, state.savedAtMs ?? 0), browserCopy)),
  )
  const hasConflict = useStore(cloud.store, ({ stop }) => stop === 'conflict')
  return (
    <p className={joinClasses('mono-label flex items-baseline gap-2', toneClasses[tone])}>
      <span
        aria-hidden="true"
        className="size-1.5 shrink-0 -translate-y-px rounded-full border border-current"
      />
      {hasConflict ? (
        <button
          type="button"
          className="min-h-6 text-left underline underline-offset-2"
          onClick={() => cloud.dialog.setState({ shown: 'conflict' })}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}

/** Uses the same times as the line above, so that the two agree. */
function useBrowserCopy(): BrowserCopy {
  const hasTime = usePlan(({ lastSaved }) => lastSaved !== '')
  return useSaveState(({ failure, shortage, savedAtMs }) => {
    if (failure !== null) return 'refused'
    if (shortage !== null) return 'spare'
    return hasTime || savedAtMs !== null ? 'saved' : 'awaited'
  })
}
