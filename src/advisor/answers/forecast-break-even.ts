import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { BreakEvenSales } from '#domain/forecast/figures/break-even.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

/** The break-even of the whole business by the forecast, in the first year that has one. Null without a forecast. */
export function describeForecastBreakEven(plan: PlanFacts): string | null {
  const { showMoney } = plan
  const facts = readForecast(plan)
  const year = facts?.figures.years.find(({ breakEven }) => breakEven !== null)
  if (!facts || !year?.breakEven) return null
  const { contributionRatio, fixedPerMonth, withoutLoans, withLoans } = year.breakEven
  const { model } = facts.forecast
  const { firstProfitableMonth } = facts.figures
  const share = `${formatNumber(contributionRatio * 100, 1)}%`
  const hasLoans = withLoans.salesPerMonth - withoutLoans.salesPerMonth > 0.01
  return paragraphs(
    `By your forecast, **${showMoney(withoutLoans.salesPerMonth)} of sales a month** cover the costs of year ${year.year}${describeVolumes(withoutLoans, model)}.`,
    bullets([
      `Of each sale, ${share} is left after the costs that follow sales`,
      `Fixed costs, with the owner’s pay: ${showMoney(fixedPerMonth)} in an average month`,
      `${showMoney(fixedPerMonth)} ÷ ${share} = ${showMoney(withoutLoans.salesPerMonth)}`,
      ...(hasLoans
        ? [
            `With loan payments: ${showMoney(withLoans.salesPerMonth)} a month${describeVolumes(withLoans, model)}`,
          ]
        : []),
      firstProfitableMonth === null
        ? 'No month of the forecast has a profit yet'
        : `First month with a profit: month ${firstProfitableMonth}`,
    ]),
  )
}

/** ', or 149 a day of “Visits”' */
function describeVolumes({ volumes }: BreakEvenSales, model: ForecastModel): string {
  const said = volumes.slice(0, 3).flatMap(({ streamId, amount, per }) => {
    const name = model.streams.find(({ id }) => id === streamId)?.name ?? ''
    const shown = formatNumber(amount, amount < 10 ? 1 : 0)
    return name.trim() === '' ? [] : [`${shown} a ${per} of “${shorten(name, 40)}”`]
  })
  return said.length === 0 ? '' : `, or ${said.join(' and ')}`
}
