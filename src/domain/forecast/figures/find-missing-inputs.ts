import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import type { ModelStream } from '#domain/forecast/inputs/forecast-model.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

/** What a forecast needs before its figures say anything about the business. */
export interface MissingInput {
  readonly kind: 'sales' | 'costs'
  /** What to do, as on a button. */
  readonly action: string
  /** The field, as an address in the forecast's inputs. */
  readonly address: AddressPath
}

const mostStreams = 3
const costRows = ['directCost', 'directPay', 'pay', 'ownersPay', 'runningCosts'] as const

/** Sales and costs that are not written yet. Without them, the lowest cash is only what was spent at the start. */
export function findMissingInputs({ model, grid }: ForecastRows): readonly MissingInput[] {
  const has = (name: 'sales' | (typeof costRows)[number]) => sumRow(grid, name, 0, model.months) > leastAmount
  const missing: MissingInput[] = []
  if (!has('sales')) missing.push(...listMissingSales(model.streams))
  if (!costRows.some(has)) {
    missing.push({ kind: 'costs', action: 'Write what you pay each month', address: ['runningCosts'] })
  }
  return missing
}

function listMissingSales(streams: readonly ModelStream[]): readonly MissingInput[] {
  if (streams.length === 0) return [{ kind: 'sales', action: 'Write what you sell', address: ['streams'] }]
  return streams.slice(0, mostStreams).map(({ id, name, kind, price, inMonth1, inMonth6, inMonth12 }) => {
    const ofName = name.trim() === '' ? '' : ` of “${name.trim()}”`
    const isCounted = Math.max(inMonth1, inMonth6, inMonth12) > 0
    return kind !== 'amount' && price === 0 && isCounted
      ? { kind: 'sales', action: `Write the price${ofName}`, address: ['streams', { id }, 'price'] }
      : {
          kind: 'sales',
          action: `Write how much${ofName} you sell`,
          address: ['streams', { id }, 'inMonth1'],
        }
  })
}

/** 'needs sales', for a narrow place. Empty when nothing is missing. */
export function nameMissingInputs(missing: readonly MissingInput[]): string {
  if (missing.length === 0) return ''
  const kinds = new Set(missing.map(({ kind }) => kind))
  return kinds.size === 2 ? 'needs sales and costs' : kinds.has('sales') ? 'needs sales' : 'needs costs'
}
