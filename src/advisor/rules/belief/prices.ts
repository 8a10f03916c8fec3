import { readSales } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quoteList } from '#advisor/wording/quote.ts'
import { atFigure, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** What the forecast assumes about prices and the cost of what is sold. */

const step = 8
/** Hardly any customer takes more a year. */
const mostRise = 10
/** A smaller cost of a sale can be left out. */
const leastCost = 0.1

export const priceForecastRules: readonly Rule[] = [
  {
    id: 'forecast-price-rise',
    steps: [step, 4],
    weight: weights.weak,
    find(facts) {
      const rising = sampleItems(facts.data.financialProjections.forecast.streams).find(
        ({ priceRisePercent }) => (priceRisePercent ?? 0) > mostRise,
      )
      if (!rising || !readSales(facts)) return null
      const rise = rising.priceRisePercent ?? 0
      return show(
        recommend(
          'Prices that rise faster than anyone pays',
          `The price of ${quoteList([rising.name], 'stream')} rises by ${sayPercent(rise)} a year. Most businesses raise prices by 2 to 5%. Say why customers stay at that price, or plan with a smaller rise.`,
          atStream(rising.id, 'priceRisePercent'),
        ),
        [{ address: atStream(rising.id, 'priceRisePercent'), says: sayPercent(rise) }],
        [
          `Two rises of ${sayPercent(rise)}: ${sayPercent(((1 + rise / 100) ** 2 - 1) * 100)} more in year three`,
        ],
      )
    },
  },
  {
    id: 'forecast-no-unit-cost',
    steps: [step, 3],
    weight: weights.missing,
    find(facts) {
      const sales = readSales(facts)
      const { projections, canCalculate } = facts.money
      if (!sales || !canCalculate || projections.cogs < projections.price * leastCost) return null
      const { streams, people, runningCosts } = facts.data.financialProjections.forecast
      const isPaidElsewhere =
        sampleItems(people).some(({ isDirect }) => isDirect) ||
        sampleItems(runningCosts).some(
          ({ period, name, amount }) =>
            (period === 'percent-of-sales' && (amount ?? 0) >= leastCost * 100) ||
            /\b(?:materials?|ingredients?|goods|stock|inventory|supplies|hosting|fuel|food|wood|parts|production|packaging|shipping|freelanc\w*|subcontract\w*)\b/i.test(
              name.slice(0, 200),
            ),
        )
      const hasCost = sampleItems(streams).some(
        ({ costPerUnit, costPercent }) => (costPerUnit ?? 0) > 0 || (costPercent ?? 0) > 0,
      )
      if (hasCost || isPaidElsewhere) return null
      const { id, name } = sales.main.stream
      const share = sayPercent((projections.cogs / projections.price) * 100)
      return show(
        recommend(
          'The forecast sells without what a sale costs',
          `One sale costs you ${facts.sayMoney(projections.cogs)} of ${facts.sayMoney(projections.price)} (${share}), but ${quoteList([name], 'stream')} has no cost in the forecast, so its profit is too high. Enter the cost per unit or as a share of sales.`,
          atStream(id, 'costPerUnit'),
        ),
        [
          { address: atFigure('cogs'), says: facts.showMoney(projections.cogs) },
          { address: atStream(id, 'costPerUnit'), says: 'Empty' },
        ],
      )
    },
  },
]
