import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'

export type LeverField = Exclude<keyof Scenario, 'id' | 'name'>

/** A slider. Percents are shown as the change from the plan: 80 of 100 is −20%. */
export interface WhatIfLever {
  readonly field: LeverField
  readonly asPlanned: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly format: (value: number) => string
}

const percent = (field: LeverField, by: number): WhatIfLever => ({
  field,
  asPlanned: 100,
  least: 100 - by,
  most: 100 + by,
  step: 1,
  format: (value) => `${withSign(value - 100, 1)}%`,
})

export const whatIfLevers: readonly WhatIfLever[] = [
  percent('volumePercent', 50),
  percent('pricePercent', 30),
  percent('directCostPercent', 50),
  percent('payPercent', 50),
  percent('runningCostsPercent', 50),
  {
    field: 'interestPoints',
    asPlanned: 0,
    least: -5,
    most: 10,
    step: 0.25,
    format: (value) => `${withSign(value, 2)} ${Math.abs(value) === 1 ? 'point' : 'points'}`,
  },
  {
    field: 'monthsLater',
    asPlanned: 0,
    least: 0,
    most: 12,
    step: 1,
    format: (value) => `${formatNumber(value)} ${plural(value, 'month')}`,
  },
]

export function readLever(scenario: Scenario, { field, asPlanned }: WhatIfLever): number {
  return scenario[field] ?? asPlanned
}

/** As planned is stored as nothing, so that a kept case has only what changes. */
export function turnLever(scenario: Scenario, { field, asPlanned }: WhatIfLever, value: number): Scenario {
  return { ...scenario, [field]: value === asPlanned ? null : value }
}

export function isAsPlanned(scenario: Scenario): boolean {
  return whatIfLevers.every((lever) => readLever(scenario, lever) === lever.asPlanned)
}

function withSign(value: number, digits: number): string {
  const shown = formatNumber(value, digits)
  return value > 0 && shown !== '0' ? `+${shown}` : shown
}
