import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SaveState } from '#domain/sync/save-machine.ts'
import type { PlanSaving } from './plan-saving.ts'

const SavingContext = createContext<PlanSaving | null>(null)

/** Saves pending edits when the page may be closed and when the person leaves the workbook. */
export function SavingProvider({ saving, children }: { saving: PlanSaving; children: ReactNode }) {
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') saving.flush()
    }
    globalThis.addEventListener('pagehide', saving.flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      globalThis.removeEventListener('pagehide', saving.flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      saving.flush()
    }
  }, [saving])
  return <SavingContext value={saving}>{children}</SavingContext>
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
