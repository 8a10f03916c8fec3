import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { isFieldAddress } from '#domain/plan/address/find-shape.ts'
import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'

export type DraftedValue = string | number | boolean

/** One field of the forecast, and where in the plan its value is from. */
export interface DraftedFigure {
  readonly field: string
  readonly value: DraftedValue
  /** 'from Pricing tiers: Professional, $89' */
  readonly origin: string
}

/** One thing to confirm: something sold, a person, a cost or a group of settings. */
export interface DraftLine {
  /** An item of a list or a group of fields. An item that does not exist yet is added. */
  readonly place: AddressPath
  readonly part: DraftPart
  readonly title: string
  readonly figures: readonly DraftedFigure[]
  /** What the plan does not say, or does not say clearly. */
  readonly questions: readonly string[]
}

export type DraftPart = 'What you sell' | 'People' | 'Running costs' | 'Start-up costs' | 'Timing'

/** Fields that the title of a line says already, or that follow from its part. */
const impliedFields = new Set(['name', 'role', 'category', 'employment'])

/** What was read in one place, in the words of the form: 'Pay: $3,200, Paid per: a month'. */
export interface ShownOrigin {
  readonly figures: string
  readonly origin: string
}

export function showLine(line: DraftLine, currency: string): readonly ShownOrigin[] {
  const shown = new Map<string, string[]>()
  for (const figure of line.figures) {
    if (impliedFields.has(figure.field)) continue
    shown.set(figure.origin, [...(shown.get(figure.origin) ?? []), showFigure(line, figure, currency)])
  }
  return Array.from(shown, ([origin, figures]) => ({ figures: figures.join(', '), origin }))
}

function showFigure(
  { place, figures }: DraftLine,
  { field, value }: DraftedFigure,
  currency: string,
): string {
  const address = [...place, field]
  const copy = findFieldCopy(address)
  const isShare = field === 'amount' && figures.some((figure) => figure.value === 'percent-of-sales')
  return `${copy?.label ?? field}: ${showValue(address, value, isShare || field.endsWith('Percent'), currency)}`
}

const moneyFields = new Set(['price', 'costPerUnit', 'pay', 'amount'])

function showValue(address: AddressPath, value: DraftedValue, isPercent: boolean, currency: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') {
    return (isFieldAddress(address) ? labelChoice(toFieldKey(address), value) : null) ?? value
  }
  if (isPercent) return `${formatNumber(value, 2)}%`
  const field = address.at(-1)
  return typeof field === 'string' && moneyFields.has(field)
    ? formatMoney(value, { currency, cents: 'any' })
    : formatNumber(value, 2)
}
