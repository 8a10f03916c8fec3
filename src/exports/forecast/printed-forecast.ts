import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures, type KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { buildStatement, type Statement } from '#domain/forecast/statements/build-statement.ts'
import { gatherPeriods } from '#domain/forecast/statements/gather-periods.ts'
import type { StatementId } from '#domain/forecast/statements/line-definitions.ts'
import { listColumns } from '#domain/forecast/statements/periods.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'

/** A plan's forecast with its statements as they are printed: in whole units of its currency. */
export interface PrintedForecast {
  data: WorkbookData
  /** As it is calculated. Amounts are printed from the rounded one. */
  forecast: Forecast
  rounded: Forecast
  figures: KeyFigures
  /** By month, from the day the money arrives. */
  monthly: Readonly<Record<StatementId, Statement>>
  yearly: Readonly<Record<StatementId, Statement>>
  /** '$1,200', without cents. */
  money: (amount: number) => string
}

export function printForecast(data: WorkbookData): PrintedForecast {
  const forecast = computeForecast(readForecastInputs(data))
  const { months, currency } = forecast.model
  const rounded = roundForecast(forecast)
  const print = (id: StatementId) => buildStatement(rounded, id, 'month')
  const monthly = {
    'profit-and-loss': print('profit-and-loss'),
    'cash-flow': print('cash-flow'),
    'balance-sheet': print('balance-sheet'),
  }
  const years = listColumns(months, 'year')
  return {
    data,
    forecast,
    rounded,
    figures: computeKeyFigures(forecast),
    monthly,
    yearly: {
      'profit-and-loss': gatherPeriods(monthly['profit-and-loss'], 'year', years),
      'cash-flow': gatherPeriods(monthly['cash-flow'], 'year', years),
      'balance-sheet': gatherPeriods(monthly['balance-sheet'], 'year', years),
    },
    money: (amount) => formatMoney(amount, { currency, cents: 'never' }),
  }
}

/** The printed amounts of a line, one for each column. */
export function readLine({ lines }: Statement, id: string): readonly number[] {
  return lines.find((line) => line.id === id)?.values ?? []
}
