import { monthlyRateOf } from '#domain/forecast/engine/compute-loans.ts'
import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { loanRow, readCell, row, rowsPerLoan } from '#domain/forecast/engine/grid.ts'
import type { ModelLoan, ModelStartUpLine } from '#domain/forecast/inputs/forecast-model.ts'
import { dividedBy, fromField, fromLine, minus, plain, plus, type TraceTerm } from './trace.ts'

export function traceContributions(
  { model }: ComputedForecast,
  source: 'owner' | 'investor' | 'grant',
  month: number,
): readonly TraceTerm[] {
  return model.contributions
    .filter((given) => given.source === source && given.month === month)
    .map(({ id, name, amount }) =>
      plus(fromField(name, amount, 'money', ['funding', 'contributions', { id }, 'amount'])),
    )
}

export function traceGrantIncome({ model }: ComputedForecast, month: number): readonly TraceTerm[] {
  return model.contributions
    .filter(({ source, month: arrives, earnedMonths }) => {
      const age = month - arrives
      return source === 'grant' && (earnedMonths === 0 ? age === 0 : age >= 1 && age <= earnedMonths)
    })
    .map(({ id, name, amount, earnedMonths }) => {
      const place = ['funding', 'contributions', { id }] as const
      const grant = fromField(name, amount, 'money', [...place, 'amount'])
      return earnedMonths === 0
        ? plus(grant)
        : plus(grant, dividedBy(fromField('months', earnedMonths, 'count', [...place, 'earnedMonths'])))
    })
}

export function traceStartUp(
  { model }: ComputedForecast,
  kinds: readonly ModelStartUpLine['kind'][],
  month: number,
): readonly TraceTerm[] {
  return model.startUp
    .filter((line) => kinds.includes(line.kind) && line.month === month)
    .map(({ id, name, amount }) => plus(fromField(name, amount, 'money', ['startUp', { id }, 'amount'])))
}

export function traceDepreciation({ model }: ComputedForecast, month: number): readonly TraceTerm[] {
  return model.startUp
    .filter((line) => {
      const age = month - line.month
      return age >= 1 && age <= line.monthsOfUse
    })
    .map(({ id, name, amount, monthsOfUse }) =>
      plus(
        fromField(name, amount, 'money', ['startUp', { id }, 'amount']),
        dividedBy(fromField('months of use', monthsOfUse, 'count', ['startUp', { id }, 'yearsOfUse'])),
      ),
    )
}

export function traceLoansReceived(
  { model }: ComputedForecast,
  field: 'amount' | 'fee',
  month: number,
): readonly TraceTerm[] {
  return model.loans
    .filter((loan) => !loan.isExisting && loan.month === month && loan[field] > 0)
    .map((loan) => plus(fromField(loan.name, loan[field], 'money', addressOf(loan, field))))
}

/** What was owed when the month began × the rate ÷ 12, for each loan and the line of credit. */
export function traceInterest(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  const { model, grid, levers } = forecast
  const terms: TraceTerm[] = []
  for (const [index, loan] of model.loans.entries()) {
    const owed = readLoan(forecast, index, loanRow.balance, month - 1)
    if (owed === 0) continue
    const changed = loan.rateChange && month >= loan.rateChange.month ? loan.rateChange : null
    const rate = monthlyRateOf((changed ?? loan).rate, levers) * 12
    terms.push(
      plus(
        plain(`${loan.name}: owed before`, owed, 'money'),
        fromField('a year', rate, 'percent', addressOf(loan, changed ? 'changedRatePercent' : 'ratePercent')),
        dividedBy(plain('months', 12, 'count')),
      ),
    )
  }
  const line = month > 0 ? readCell(grid, row.line, month - 1) : 0
  if (line > 0) {
    terms.push(
      plus(
        fromLine('line of credit before', line, 'line', month - 1),
        fromField('a year', monthlyRateOf(model.lineRate, levers) * 12, 'percent', [
          'funding',
          'lineOfCredit',
          'ratePercent',
        ]),
        dividedBy(plain('months', 12, 'count')),
      ),
    )
  }
  return terms
}

/** The level payment less the month's interest, or the rest in the last month. */
export function tracePrincipal(forecast: ComputedForecast, month: number): readonly TraceTerm[] {
  return forecast.model.loans.flatMap((loan, index): TraceTerm[] => {
    const principal = readLoan(forecast, index, loanRow.principal, month)
    if (principal === 0) return []
    const interest = readLoan(forecast, index, loanRow.interest, month)
    if (month === loan.month + loan.term) {
      const rest = loan.amortization > loan.term ? 'the rest, with the balloon' : 'the rest'
      return [plus(plain(`${loan.name}: ${rest}`, principal, 'money'))]
    }
    const payment = readLoan(forecast, index, loanRow.payment, month)
    return [
      plus(plain(`${loan.name}: payment`, payment, 'money')),
      minus(plain('its interest', interest, 'money')),
    ]
  })
}

export function addressOf(loan: ModelLoan, field: string) {
  const list = loan.isExisting ? 'existingDebts' : 'loans'
  const renamed = loan.isExisting && field === 'amount' ? 'balance' : field
  return ['funding', list, { id: loan.id }, renamed] as const
}

function readLoan({ grid }: ComputedForecast, index: number, which: number, month: number): number {
  return month < 0 ? 0 : readCell(grid, grid.loans + index * rowsPerLoan + which, month)
}
