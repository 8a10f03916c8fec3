import { useLayoutEffect, useState } from 'react'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import type { DamagedCopy } from '#web/storage/damaged-copies.ts'
import type { PlanSummary } from '#web/storage/plan-storage.ts'
import { showLoadError } from './show-load-error.ts'

export type PlanList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; plans: readonly PlanSummary[]; damaged: readonly DamagedCopy[] }

/** The account's plans in this browser, kept up to date while other tabs change them. */
export function usePlanList(ownerId: string): { list: PlanList; refresh: () => void } {
  const [list, setList] = useState<PlanList>({ state: 'loading' })
  // A layout effect, so that a short list is in the first paint and nothing jumps.
  useLayoutEffect(() => watchPlans(ownerId, setList), [ownerId])
  return { list, refresh: () => setList(readList(ownerId)) }
}

function watchPlans(ownerId: string, onChange: (list: PlanList) => void): () => void {
  const first = readList(ownerId)
  onChange(first)
  if (first.state === 'failed') showLoadError()
  const read = () => onChange(readList(ownerId))
  const unsubscribe = browserPlanStorage.subscribe(read)
  // A page restored from the back/forward cache has missed the events in between.
  globalThis.addEventListener('pageshow', read)
  return () => {
    unsubscribe()
    globalThis.removeEventListener('pageshow', read)
  }
}

function readList(ownerId: string): PlanList {
  if (browserPlanStorage.isBlocked()) return { state: 'failed' }
  const plans = browserPlanStorage.listPlans(ownerId)
  return { state: 'ready', plans, damaged: browserPlanStorage.listDamaged(ownerId) }
}
