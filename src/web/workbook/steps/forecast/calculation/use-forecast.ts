import { useSyncExternalStore } from 'react'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import type { PlanForecast } from './calculate-plan.ts'
import { createForecastStore, type ForecastStore } from './forecast-store.ts'

const stores = new WeakMap<PlanEditor, ForecastStore>()

/** The open plan's forecast, a moment after the last change. Null until the engine is fetched. */
export function useForecast(): PlanForecast | null {
  const store = useForecastStore()
  return useSyncExternalStore(store.subscribe, store.read)
}

/** One word or number of the forecast. Only a component whose figure changes is drawn again. */
export function useForecastFigure<Figure extends string | number>(
  select: (plan: PlanForecast) => Figure | null,
): Figure | null {
  const store = useForecastStore()
  return useSyncExternalStore(store.subscribe, () => {
    const plan = store.read()
    return plan && select(plan)
  })
}

/** What the forecast says at a field, or null. Only a field whose note changes is drawn again. */
export function useForecastNote(address: AddressPath): string | null {
  const key = writeAddress(address)
  return useForecastFigure(({ notes }) => notes.get(key) ?? null)
}

export function useForecastStore(): ForecastStore {
  const editor = usePlanEditor()
  const store = stores.get(editor) ?? createForecastStore(editor.store, callAfterPaint)
  stores.set(editor, store)
  return store
}

/** A frame's callback runs before the paint, and a timer set in it after. */
function callAfterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
