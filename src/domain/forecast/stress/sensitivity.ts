import { createGrid } from '#domain/forecast/engine/grid.ts'
import { asPlanned, type Levers } from '#domain/forecast/engine/levers.ts'
import { rerunForecast } from '#domain/forecast/engine/run-forecast.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash, type LowestCash } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'

/** What a lender asks for: the plan as it is, with less sold, and with dearer loans. */
export const sensitivityCases = [
  { name: 'As planned', change: {} },
  { name: 'Sales 10% lower', change: { volume: 0.9 } },
  { name: 'Sales 20% lower', change: { volume: 0.8 } },
  { name: 'Sales 30% lower', change: { volume: 0.7 } },
  { name: 'Interest 2 points higher', change: { interestPoints: 0.02 } },
] as const satisfies readonly { name: string; change: Partial<Levers> }[]

export interface SensitivityRow {
  readonly name: string
  readonly lowestCash: LowestCash
  /** After tax and draws, one for each year. Null without payments. */
  readonly debtCover: readonly (number | null)[]
}

/** Runs the plan anew with each change. All else stays: nothing that costs money is cut when sales fall. */
export function computeSensitivity(model: ForecastModel): readonly SensitivityRow[] {
  const grid = createGrid(model)
  const years = Array.from({ length: model.months / 12 }, (_, index) => index + 1)
  return sensitivityCases.map(({ name, change }) => {
    rerunForecast(model, { ...asPlanned, ...change }, grid)
    return {
      name,
      lowestCash: findLowestCash(grid),
      debtCover: years.map((year) => computeDebtCover(grid, year)?.afterOwner ?? null),
    }
  })
}
