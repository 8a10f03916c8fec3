import { describeLastSave } from '#domain/plan/save-status.ts'
import { isMarkerVisible } from '#domain/sync/save-machine.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { useClock, useSaveState } from '#web/workbook/saving/saving-context.tsx'

const refreshMs = 10_000

/** Shows when the plan was last saved, updated over time, and in green for ten seconds after a save. */
export function SaveStatus() {
  const nowMs = useClock(refreshMs)
  const state = useSaveState((current) => current)
  const storedAt = usePlan(({ lastSaved }) => lastSaved)
  const savedAtMs = state.savedAtMs ?? (storedAt === '' ? null : Date.parse(storedAt))
  const isFresh = isMarkerVisible(state, Math.max(nowMs, state.savedAtMs ?? 0))
  return (
    <p className={joinClasses('mono-label flex items-center gap-2', isFresh ? 'text-green' : 'text-ink-3')}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      <span>{describeLastSave(savedAtMs, Math.max(nowMs, savedAtMs ?? 0))}</span>
      {isFresh && <span className="sr-only">Saved in this browser</span>}
    </p>
  )
}
