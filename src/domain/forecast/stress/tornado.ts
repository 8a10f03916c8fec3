import { createGrid } from '#domain/forecast/engine/grid.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { rerunForecast } from '#domain/forecast/engine/run-forecast.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash, type LowestCash } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'

export interface TornadoBar {
  readonly lever: (typeof drivers)[number]
  readonly lower: TornadoEnd
  readonly higher: TornadoEnd
}

/** What the forecast is with the driver at one end. */
export interface TornadoEnd {
  readonly lowestCash: LowestCash
  /** After the owner's pay, in year 2. Null without debt. */
  readonly debtCover: number | null
}

const drivers = ['volume', 'price', 'directCost', 'pay', 'runningCosts', 'interest'] as const
const swing = 0.1

/** Each driver 10% lower and 10% higher, the one that moves the lowest cash most first. */
export function computeTornado(model: ForecastModel): readonly TornadoBar[] {
  const grid = createGrid(model)
  const run = (lever: TornadoBar['lever'], factor: number): TornadoEnd => {
    rerunForecast(model, { ...asPlanned, [lever]: factor }, grid)
    return { lowestCash: findLowestCash(grid), debtCover: computeDebtCover(grid, 2)?.afterOwner ?? null }
  }
  const bars = drivers.map((lever) => ({
    lever,
    lower: run(lever, 1 - swing),
    higher: run(lever, 1 + swing),
  }))
  return bars.toSorted((one, other) => spread(other) - spread(one))
}

function spread({ lower, higher }: TornadoBar): number {
  // What a line of credit holds level moves all the same.
  return Math.abs(leftOf(higher) - leftOf(lower))
}

function leftOf({ lowestCash }: TornadoEnd): number {
  return lowestCash.amount - lowestCash.drawn
}
