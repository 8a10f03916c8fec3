import { currencyOf } from '#domain/plan/currency-of.ts'
import type { Entity } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ForecastInputs } from './forecast-inputs.ts'

/** Everything that the plan says for its forecast, in the form that the engine reads. Lists are the plan's own. */
export function readForecastInputs(data: WorkbookData): ForecastInputs {
  const { forecast, funding, startupCosts } = data.financialProjections
  const { contributions, loans, existingDebts, lineOfCredit } = funding
  const { frame, streams, people, runningCosts, timing, overwrites, scenarios } = forecast
  return {
    frame: { ...frame, currency: currencyOf(data), entity: frame.entity || findEntity(data) },
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

/** Step 10 asks for the legal form, so the forecast does not ask again. A nonprofit fits none of the kinds. */
const entityOfLegalForm: Readonly<Record<string, Entity>> = {
  'sole-proprietorship': 'sole-trader',
  partnership: 'partnership',
  llc: 'llc',
  corporation: 'corporation',
  's-corp': 's-corporation',
  'b-corp': 'corporation',
}

function findEntity({ legalStructure }: WorkbookData): Entity | '' {
  const form = legalStructure.businessEntity
  return Object.hasOwn(entityOfLegalForm, form) ? (entityOfLegalForm[form] ?? '') : ''
}
