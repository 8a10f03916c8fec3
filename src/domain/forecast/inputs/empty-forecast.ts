import type { ForecastInputs } from './forecast-inputs.ts'

/** A forecast that nobody has begun. Plans from before forecasts existed get this one. */
export function emptyForecast(): ForecastInputs {
  return {
    frame: { firstMonth: '', months: 36, currency: 'USD', minimumCash: null, entity: '' },
    streams: [],
    people: [],
    runningCosts: [],
    startUp: [],
    funding: {
      contributions: [],
      loans: [],
      existingDebts: [],
      lineOfCredit: { limit: null, ratePercent: null },
    },
    timing: {
      daysUntilCustomersPay: null,
      badDebtPercent: null,
      daysUntilSuppliersPaid: null,
      taxRatePercent: null,
      lossLimitPercent: null,
      ownersDraws: null,
      taxReason: '',
    },
    overwrites: [],
    scenarios: [],
  }
}
