import type { StoreApi } from 'zustand/vanilla'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { EditorState } from '#web/workbook/editor/plan-editor.ts'
import type { PlanForecast } from './calculate-plan.ts'

type Calculate = (data: WorkbookData) => PlanForecast

export interface ForecastStore {
  /** Null until there is an engine. */
  read: () => PlanForecast | null
  /** The engine is fetched after the fields, which do not need it. */
  setEngine: (calculate: Calculate) => void
  subscribe: (listener: () => void) => () => void
}

/** Calls back after the next paint, so that a typed letter is on the screen before anything is calculated. */
type Schedule = (callback: () => void) => void

/** Computes the forecast once per change for all who show it, and not at all while nothing does. */
export function createForecastStore(
  plan: Pick<StoreApi<EditorState>, 'getState' | 'subscribe'>,
  schedule: Schedule,
): ForecastStore {
  const listeners = new Set<() => void>()
  let calculate: Calculate | null = null
  let computed: { from: readonly unknown[]; result: PlanForecast } | null = null
  let unfollow: (() => void) | null = null
  let isScheduled = false

  const readData = () => plan.getState().workbook.data
  const isCurrent = () => computed !== null && hasSame(computed.from, listSources(readData()))

  function refresh(): PlanForecast | null {
    if (!calculate) return null
    const data = readData()
    const result = calculate(data)
    computed = { from: listSources(data), result }
    return result
  }

  function announce(): void {
    for (const listener of Array.from(listeners)) listener()
  }

  function catchUp(): void {
    isScheduled = false
    if (isCurrent()) return
    refresh()
    announce()
  }

  function follow(): void {
    if (isScheduled || !calculate || isCurrent()) return
    isScheduled = true
    schedule(catchUp)
  }

  return {
    // While it is shown, the last result stays until the next one is ready.
    read: () => (computed && (unfollow !== null || isCurrent()) ? computed.result : refresh()),
    setEngine: (engine) => {
      if (calculate === engine) return
      calculate = engine
      announce()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (unfollow === null) {
        unfollow = plan.subscribe(follow)
        follow()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unfollow?.()
        unfollow = null
      }
    },
  }
}

/** All that the forecast reads of the plan. Every change makes a new object of what it changes. */
function listSources({ financialProjections, legalStructure }: WorkbookData): readonly unknown[] {
  const { forecast, funding, personal, startupCosts, currency } = financialProjections
  return [forecast, funding, personal, startupCosts, currency, legalStructure.businessEntity]
}

function hasSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((source, index) => Object.is(source, other[index]))
}
