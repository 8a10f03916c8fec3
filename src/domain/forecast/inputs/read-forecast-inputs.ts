import { currencyOf } from '#domain/plan/currency-of.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { entityOf } from './entity-of.ts'
import type { ForecastInputs } from './forecast-inputs.ts'

/** Everything that the plan says for its forecast, in the form that the engine reads. Lists are the plan's own. */
export function readForecastInputs(data: WorkbookData): ForecastInputs {
  const { forecast, funding, startupCosts } = data.financialProjections
  const { contributions, loans, existingDebts, lineOfCredit } = funding
  const { frame, streams, people, runningCosts, timing, overwrites, scenarios } = forecast
  return {
    frame: { ...frame, currency: currencyOf(data), entity: entityOf(data) },
    streams,
    people,
    runningCosts,
    startUp: startupCosts.map(({ id, category, kind, amount, month, yearsOfUse }) => ({
      id,
      name: category,
      kind,
      amount,
      month,
      yearsOfUse,
    })),
    funding: { contributions, loans, existingDebts, lineOfCredit },
    timing,
    overwrites,
    scenarios,
  }
}
