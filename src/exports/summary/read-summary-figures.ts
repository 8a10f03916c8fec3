import { formatPercent, formatRate } from '#domain/finance/format-figures.ts'
import type { Forecast } from '#domain/forecast/compute-forecast.ts'
import { findCoverDeductions } from '#domain/forecast/figures/cover-deductions.ts'
import { computePayments } from '#domain/forecast/figures/describe-payment.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import type { KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { plural } from '#domain/wording/plural.ts'
import type { SummaryFigures, YearSummary } from '#exports/document/summary-figures.ts'

const longestOutlook = 3

/** `isComputed` is false for a plan that says where money comes from, but not yet what is sold and what is paid. */
export function readSummaryFigures(
  forecast: Forecast,
  figures: KeyFigures,
  isComputed: boolean,
): SummaryFigures {
  const { model } = forecast
  const money = (amount: number) => formatMoney(amount, { currency: model.currency, cents: 'never' })
  const known = (amount: number) => (amount > 0 ? money(amount) : null)
  const loans = model.loans.filter(({ isExisting, amount }) => !isExisting && amount > 0)
  const only = loans.length === 1 ? loans[0] : undefined
  const { totalUses, uses, ownersSharePercent } = computeSourcesAndUses(model)
  const sumOf = (wanted: string) =>
    model.contributions.reduce((sum, { source, amount }) => (source === wanted ? sum + amount : sum), 0)
  const cover = isComputed ? figures.years[1]?.debtCover?.afterOwner : undefined
  const { firstProfitableMonth, lastingProfit, lowestCash } = figures
  const payments = only && computePayments(only)
  return {
    loan: known(loans.reduce((sum, { amount }) => sum + amount, 0)),
    loanCount: loans.length,
    term: only ? sayTerm(only.term) : null,
    rate: only ? `${formatRate(only.rate * 100)} a year` : null,
    payment: payments ? known(payments.full) : null,
    balloon: payments?.balloon ? known(payments.balloon) : null,
    interestOnlyMonths: only?.interestOnly ?? 0,
    investors: known(sumOf('investor')),
    grants: known(sumOf('grant')),
    own: known(sumOf('owner')),
    ownShare: saysShare(ownersSharePercent) ? formatPercent(ownersSharePercent) : null,
    project: known(totalUses),
    uses: sumByKind(uses).map(({ kind, amount }) => ({ kind, amount: money(amount) })),
    years: isComputed ? readYears(forecast, money) : [],
    hasDraws:
      model.draws > 0 || model.people.some(({ kind, payPerMonth }) => kind === 'draw' && payPerMonth > 0),
    firstProfit:
      isComputed && firstProfitableMonth !== null ? placeForecastMonth(model, firstProfitableMonth) : null,
    lastingProfit:
      isComputed && lastingProfit !== null ? placeForecastMonth(model, lastingProfit.month) : null,
    lowestCash: isComputed ? money(figures.shownLowestCash) : null,
    lowestCashAt: placeForecastMonth(model, lowestCash.month),
    drawn: isComputed && figures.shownDrawn >= 1 ? money(figures.shownDrawn) : null,
    cover: cover !== undefined && cover > 0 ? formatCover(cover) : null,
    isCovered: cover !== undefined && cover >= wantedDebtCover.value,
    coverAfter: findCoverDeductions(forecast, 2),
  }
}

/** From the printed months, so that the summary and the statements say the same. */
function readYears(forecast: Forecast, money: (amount: number) => string): YearSummary[] {
  const { lines } = buildStatement(roundForecast(forecast), 'profit-and-loss', 'year')
  const read = (id: string) => lines.find((line) => line.id === id)?.values ?? []
  const profits = read('netIncome')
  return read('sales')
    .slice(0, longestOutlook)
    .map((sales, index) => {
      const profit = profits[index] ?? 0
      return { sales: money(sales), profit: money(Math.abs(profit)), isLoss: profit < 0 }
    })
}

/** The whole is no share. */
function saysShare(percent: number | null): percent is number {
  return percent !== null && percent < 99.95
}

function sumByKind(uses: readonly { kind: string; amount: number }[]): { kind: string; amount: number }[] {
  const sums = new Map<string, number>()
  for (const { kind, amount } of uses) if (amount > 0) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  return Array.from(sums, ([kind, amount]) => ({ kind, amount })).sort(
    (one, other) => other.amount - one.amount,
  )
}

/** '7 years', or '30 months' where years do not fit. */
function sayTerm(months: number): string {
  const years = months / 12
  return Number.isInteger(years) && years > 1
    ? `${years} ${plural(years, 'year')}`
    : `${months} ${plural(months, 'month')}`
}
