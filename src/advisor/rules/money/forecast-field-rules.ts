import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { atFigure, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { quote } from '#advisor/wording/quote.ts'

/** Fields of the forecast that are empty although the plan needs them. */

const onlineTemplates = new Set(['saas', 'marketplace', 'ecommerce'])
const leastCostShare = 0.1
/** A smaller stream is not what pays the loan. */
const leastShare = 0.3

export const forecastFieldRules: readonly Rule[] = [
  {
    id: 'forecast-no-capacity',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      if (facts.kind.isOnline || onlineTemplates.has(facts.templateId)) return null
      const main = readSales(facts)?.streams.find(
        ({ share, monthlyCapacity, stream: { kind } }) =>
          share >= leastShare && monthlyCapacity === null && (kind === 'units' || kind === 'hours'),
      )
      if (!main) return null
      const address = atStream(main.stream.id, 'capacity')
      return show(
        recommend(
          'What is the most you can sell?',
          `${quote(main.stream.name || 'What you sell')} has no limit in the forecast. Enter how many you can serve with your seats, hands and hours, and say how you counted. A lender compares it with the sales that pay the loan.`,
          address,
        ),
        [{ address, says: 'Empty' }],
      )
    },
  },
  {
    id: 'forecast-leaves-out-unit-cost',
    steps: [8],
    weight: weights.missing,
    find(facts) {
      const { price, cogs } = facts.data.financialProjections.projections
      const { streams, people } = facts.data.financialProjections.forecast
      if (!facts.money.canCalculate || cogs < price * leastCostShare) return null
      const stream = sampleItems(streams).find(
        (candidate) => candidate.price !== null && isNear(candidate.price, price, 0.02),
      )
      if (!stream || (stream.costPerUnit ?? 0) > 0 || (stream.costPercent ?? 0) > 0) return null
      // People who do the work, or a cost that moves with sales, may be what it costs.
      const isElsewhere =
        sampleItems(people).some(({ isDirect }) => isDirect) ||
        readCosts(facts).running.some(
          ({ percent, isPerCustomer }) => percent !== null && percent > 5 && !isPerCustomer,
        )
      if (isElsewhere) return null
      const address = atStream(stream.id, 'costPerUnit')
      return show(
        recommend(
          'The forecast sells without the cost of a sale',
          `The unit economics count ${facts.sayMoney(cogs)} of cost for each sale at ${facts.sayMoney(price)}, but the forecast counts none for ${quote(stream.name || 'it')}. Enter it there too. Without it every sale looks like pure profit.`,
          address,
        ),
        [
          { address: atFigure('cogs'), says: facts.sayMoney(cogs) },
          { address, says: 'None' },
        ],
      )
    },
  },
]
