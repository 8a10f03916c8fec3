import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { groomingVan } from './forecast-builder.ts'

/** The plan of a grooming van: step 8's own numbers, start-up costs, and a forecast unless it is left out. */
export function groomingVanPlan({
  hasForecast,
  currency = '',
}: {
  hasForecast: boolean
  currency?: string
}): WorkbookData {
  const { frame, streams, people, runningCosts, funding, startUp } = groomingVan()
  const startupCosts = startUp.map(({ name, kind, ...cost }) => ({
    ...cost,
    category: name,
    ...(hasForecast ? { kind } : {}),
  }))
  const { currency: _currency, ...calendar } = frame
  return restoreWorkbookData({
    businessModel: { costStructure: ['Van, insurance and fuel: 1,200 USD a month, fixed'] },
    legalStructure: { businessEntity: 'llc' },
    financialProjections: {
      currency,
      projections: { price: 85, cogs: 15, cac: 20, churnRate: 5 },
      startupCosts,
      ...(hasForecast
        ? {
            forecast: { frame: { ...calendar, minimumCash: 2000 }, streams, people, runningCosts },
            funding,
          }
        : {}),
    },
  })
}
