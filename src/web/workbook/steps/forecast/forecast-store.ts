import type { StoreApi } from 'zustand/vanilla'
import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures, type KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { EditorState } from '#web/workbook/editor/plan-editor.ts'
import { collectNotes } from './field-notes.ts'

/** What the open plan's numbers add up to. It is the same object until one of them changes. */
export interface PlanForecast {
  readonly inputs: ForecastInputs
  readonly forecast: Forecast
  readonly figures: KeyFigures
  /** Nobody has written a sale, a person or a cost yet. */
  readonly isEmpty: boolean
  /** What to say at a field, by its written address. */
  readonly notes: ReadonlyMap<string, string>
}

export interface ForecastStore {
  read: () => PlanForecast
  subscribe: (listener: () => void) => () => void
}

/** Calls back after the next paint, so that a typed letter is on the screen before anything is calculated. */
type Schedule = (callback: () => void) => void

/** Computes the forecast once per change for all who show it, and not at all while nobody does. */
export function createForecastStore(
  plan: Pick<StoreApi<EditorState>, 'getState' | 'subscribe'>,
  schedule: Schedule,
): ForecastStore {
  const listeners = new Set<() => void>()
  let computed: { from: readonly unknown[]; result: PlanForecast } | null = null
  let unfollow: (() => void) | null = null
  let isScheduled = false

  const readData = () => plan.getState().workbook.data
  const isCurrent = () => computed !== null && hasSame(computed.from, listSources(readData()))

  function refresh(): PlanForecast {
    const data = readData()
    const result = toPlanForecast(data)
    computed = { from: listSources(data), result }
    return result
  }

  function catchUp(): void {
    isScheduled = false
    if (isCurrent()) return
    refresh()
    for (const listener of Array.from(listeners)) listener()
  }

  function follow(): void {
    if (isScheduled || isCurrent()) return
    isScheduled = true
    schedule(catchUp)
  }

  return {
    // While it is shown, the last result stays until the next one is ready.
    read: () => (computed && (unfollow !== null || isCurrent()) ? computed.result : refresh()),
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

function toPlanForecast(data: WorkbookData): PlanForecast {
  const inputs = readForecastInputs(data)
  const forecast = computeForecast(inputs)
  return {
    inputs,
    forecast,
    figures: computeKeyFigures(forecast),
    isEmpty: inputs.streams.length + inputs.people.length + inputs.runningCosts.length === 0,
    notes: collectNotes(forecast.notes),
  }
}

/** All that the forecast reads of the plan. Every change makes a new object of what it changes. */
function listSources({ financialProjections, legalStructure }: WorkbookData): readonly unknown[] {
  const { forecast, funding, startupCosts, currency } = financialProjections
  return [forecast, funding, startupCosts, currency, legalStructure.businessEntity]
}

function hasSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((source, index) => Object.is(source, other[index]))
}
