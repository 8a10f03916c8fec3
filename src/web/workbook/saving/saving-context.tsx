import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { hasUnsavedChanges, type SaveState } from '#domain/sync/save-machine.ts'
import { beforeReload } from '#web/loading/reload-page.ts'
import type { PlanSaving } from './plan-saving.ts'

const SavingContext = createContext<PlanSaving | null>(null)

/** Saves pending edits when the page may be closed and when the person leaves the workbook. */
export function SavingProvider({ saving, children }: { saving: PlanSaving; children: ReactNode }) {
  useEffect(() => askBeforeUnload(saving), [saving])
  useEffect(() => beforeReload(saving.keep), [saving])
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') saving.flush()
    }
    globalThis.addEventListener('pagehide', saving.flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      globalThis.removeEventListener('pagehide', saving.flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      saving.leave()
    }
  }, [saving])
  return <SavingContext value={saving}>{children}</SavingContext>
}

/**
 * The browser asks for confirmation if words would be lost. The listener is there only while something is unsaved,
 * because a page with one is never restored from the back/forward cache.
 */
function askBeforeUnload(saving: PlanSaving): () => void {
  const ask = (event: Event) => {
    saving.flush()
    if (saving.isLosable()) event.preventDefault()
  }
  const follow = (state: SaveState) => {
    if (hasUnsavedChanges(state)) globalThis.addEventListener('beforeunload', ask)
    else globalThis.removeEventListener('beforeunload', ask)
  }
  follow(saving.store.getState())
  const unsubscribe = saving.store.subscribe(follow)
  return () => {
    unsubscribe()
    globalThis.removeEventListener('beforeunload', ask)
  }
}

export function useSaving(): PlanSaving {
  const saving = useContext(SavingContext)
  if (!saving) throw new Error('This component must be inside an open plan')
  return saving
}

export function useSaveState<Selected>(select: (state: SaveState) => Selected): Selected {
  return useStore(useSaving().store, select)
}

/** The current time, updated at an interval, for texts such as '2 minutes ago'. */
export function useClock(everyMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
