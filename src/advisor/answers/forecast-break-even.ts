import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { BreakEvenSales } from '#domain/forecast/figures/break-even.ts'
import { nameLastingProfit } from '#domain/forecast/figures/lasting-profit.ts'
import { leastAmount, sumRow } from '#domain/forecast/figures/sum-rows.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

/** The break-even of the whole business by the forecast, in the first year that has one. Null without a forecast. */
export function describeForecastBreakEven(plan: PlanFacts): string | null {
  const { showMoney } = plan
  const found = readForecast(plan)
  if (!found) return null
  const { model, grid } = found.forecast
  const year = found.figures.years.find(({ breakEven }) => breakEven !== null)
  if (!year?.breakEven) {
    return 'In your forecast, a sale leaves nothing after the costs that follow sales, so no amount of sales covers the others. Raise the prices or lower those costs.'
  }
  const { openMonths, contributionRatio, fixedPerMonth, withoutLoans, withLoans } = year.breakEven
  const [from, to] = [year.year * 12 - openMonths + 1, year.year * 12]
  const share = `${formatNumber(contributionRatio * 100, 1)}%`
  const payments = (withLoans.salesPerMonth - withoutLoans.salesPerMonth) * contributionRatio
  const ownerTakes = sumRow(grid, 'ownersPay', from, to) + sumRow(grid, 'otherDraws', from, to) > leastAmount
  const { firstProfitableMonth } = found.figures
  const firstProfit =
    firstProfitableMonth === null
      ? 'No month of the forecast has a profit yet'
      : `First month with a profit${ownerTakes ? ', before what the owner takes' : ''}: ${nameForecastMonth(model, firstProfitableMonth)}`
  return paragraphs(
    `In your forecast, **${showMoney(withoutLoans.salesPerMonth)} of sales a month** covers the costs of year ${year.year}${describeVolumes(withoutLoans, model)}.`,
    bullets([
      `Of each sale, ${share} is left after the costs that follow sales`,
      `Fixed costs${ownerTakes ? ', with what the owner takes' : ''}: ${showMoney(fixedPerMonth)} in an average month${openMonths < 12 ? ` of the ${openMonths} from the first sale on` : ''}`,
      `${showMoney(fixedPerMonth)} ÷ ${share} = ${showMoney(withoutLoans.salesPerMonth)}`,
      ...(payments > leastAmount
        ? [
            `With loan payments: (${showMoney(fixedPerMonth)} + ${showMoney(payments)}) ÷ ${share} = ${showMoney(withLoans.salesPerMonth)} a month${describeVolumes(withLoans, model)}`,
          ]
        : []),
      firstProfit,
      `A profit after what the owner takes lasts from: ${nameLastingProfit(found.forecast, found.figures.lastingProfit)}`,
    ]),
  )
}

/** ' (“Visits”: 149 a day)' */
function describeVolumes({ volumes }: BreakEvenSales, model: ForecastModel): string {
  const said = volumes.slice(0, 3).flatMap(({ streamId, amount, per }) => {
    const name = model.streams.find(({ id }) => id === streamId)?.name ?? ''
    const shown = formatNumber(amount, amount < 10 ? 1 : 0)
    return name.trim() === '' ? [] : [`“${shorten(name, 40)}”: ${shown} a ${per}`]
  })
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}
