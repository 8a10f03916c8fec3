import type { Evidence } from '#advisor/advice/advice.ts'
import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import type { MoneyFacts } from '#advisor/facts/money-facts.ts'
import type { MoneyWords } from '#advisor/facts/money-words.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { formatBreakEven, formatRatio } from '#domain/finance/format-figures.ts'
import { isRatioDoubted } from '#domain/finance/unit-truths.ts'
import { healthyGrossMarginPercent, healthyLifetimeValueToCac } from '#domain/finance/unit-economics.ts'
import { atFigure, recommend, remark, type Rule, show, warn, weights } from './rule.ts'

/** What the six numbers of the financial step say. A template's numbers say nothing about this business. */

type SayMoney = MoneyWords['sayMoney']

const step = 8
const longestPaybackMonths = 12
const longestLifetimeMonths = 120
const fewPurchases = 12
const boldGrowthPercent = 20
const thinMarginPercent = 25

/** The numbers are the person's own, and one sale earns something. */
function earns(money: MoneyFacts): boolean {
  return money.canCalculate && money.economics.contributionMargin > 0
}

/** What a customer brings in, with the two numbers that it is made of. */
function showLifetime({ projections, economics }: MoneyFacts, sayMoney: SayMoney): Evidence[] {
  return [
    { address: atFigure('price'), says: `${sayMoney(economics.monthlyRecurringRevenue)} a month` },
    { address: atFigure('churnRate'), says: `${sayPercent(projections.churnRate)} a month` },
  ]
}

function sumLifetime({ projections, economics }: MoneyFacts, sayMoney: SayMoney): string {
  const monthly = sayMoney(economics.monthlyRecurringRevenue)
  // Without churn a customer counts for one year.
  const times = projections.churnRate > 0 ? `÷ ${sayPercent(projections.churnRate)}` : '× 12 months'
  return `${monthly} ${times} = ${sayMoney(economics.lifetimeValue)}`
}

export const projectionRules: readonly Rule[] = [
  {
    id: 'money-template-numbers',
    steps: [step],
    weight: weights.sinks,
    find({ money: { state, projections }, sayMoney }) {
      if (state !== 'template') return null
      return show(
        warn(
          'These are the template’s numbers',
          `Price ${sayMoney(projections.price)}, cost ${sayMoney(projections.cogs)} and ${sayMoney(projections.cac)} to win a customer came with the template. Enter your own price first, then what one sale costs you. A lender recognizes template numbers and stops reading there.`,
          atFigure('price'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(projections.price) },
          { address: atFigure('cogs'), says: sayMoney(projections.cogs) },
          { address: atFigure('cac'), says: sayMoney(projections.cac) },
        ],
      )
    },
  },
  {
    id: 'money-no-price',
    steps: [step],
    weight: weights.sinks,
    find({ money: { state, projections } }) {
      if (state !== 'real' || projections.price > 0) return null
      return warn(
        'No price yet',
        'You have costs but no price above zero, so nothing else can be worked out. Enter what a customer pays per month, order or visit.',
        atFigure('price'),
      )
    },
  },
  {
    id: 'money-negative-margin',
    steps: [step],
    weight: weights.sinks,
    find({ money: { canCalculate, projections, economics }, sayMoney }) {
      if (!canCalculate || economics.contributionMargin > 0) return null
      return show(
        warn(
          economics.contributionMargin < 0 ? 'You lose money on every sale' : 'A sale leaves nothing',
          `At a price of ${sayMoney(projections.price)} and a cost of ${sayMoney(projections.cogs)} each sale leaves ${sayMoney(economics.contributionMargin)}. Raise the price, lower the cost or change the offer before you sell more of it. No loan can fix this.`,
          atFigure('price'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(projections.price) },
          { address: atFigure('cogs'), says: sayMoney(projections.cogs) },
        ],
        [
          `${sayMoney(projections.price)} − ${sayMoney(projections.cogs)} = ${sayMoney(economics.contributionMargin)} a sale`,
        ],
      )
    },
  },
  {
    id: 'money-ratio-low',
    steps: [step],
    weight: weights.sinks,
    find({ money, sayMoney }) {
      const { cac } = money.projections
      const { lifetimeValue, lifetimeValueToCac: ratio } = money.economics
      if (!earns(money) || cac <= 0 || ratio >= healthyLifetimeValueToCac) return null
      return show(
        warn(
          ratio < 1 ? 'A customer costs more than they bring in' : `LTV/CAC of ${formatRatio(ratio)} is thin`,
          `A customer brings in ${sayMoney(lifetimeValue)} in total and costs ${sayMoney(cac)} to win, or ${formatRatio(ratio)}. Lenders look for ${formatRatio(healthyLifetimeValueToCac)}. Win customers for ${sayMoney(lifetimeValue / healthyLifetimeValueToCac)} or less, keep them longer, or charge more.`,
          atFigure('cac'),
        ),
        [...showLifetime(money, sayMoney), { address: atFigure('cac'), says: `${sayMoney(cac)} to win one` }],
        [
          sumLifetime(money, sayMoney),
          `${sayMoney(lifetimeValue)} ÷ ${sayMoney(cac)} = ${formatRatio(ratio)}`,
        ],
      )
    },
  },
  {
    id: 'money-payback-long',
    steps: [step],
    weight: weights.sinks - 1,
    find({ money, sayMoney }) {
      const { breakEvenMonths, monthlyContribution } = money.economics
      if (!earns(money) || breakEvenMonths <= longestPaybackMonths) return null
      return show(
        warn(
          'It takes over a year for a customer to pay off',
          `Winning a customer costs ${sayMoney(money.projections.cac)} and each month leaves ${sayMoney(monthlyContribution)}, so it takes ${formatBreakEven(breakEvenMonths)}. Until then every new customer uses up cash. Ask for money up front, sell a larger first order, or find a cheaper channel.`,
          atFigure('cac'),
        ),
        [
          { address: atFigure('cac'), says: sayMoney(money.projections.cac) },
          { address: atFigure('price'), says: `${sayMoney(monthlyContribution)} left a month` },
        ],
        [
          `${sayMoney(money.projections.cac)} ÷ ${sayMoney(monthlyContribution)} = ${formatBreakEven(breakEvenMonths)}`,
        ],
      )
    },
  },
  {
    id: 'money-churn-absurd',
    steps: [step],
    weight: weights.contradicts,
    find({ money, data }) {
      const { churnRate } = money.projections
      const { streams } = data.financialProjections.forecast
      if (money.state !== 'real') return null
      if (churnRate < 0 || churnRate > 100) {
        return warn(
          'Churn cannot be that number',
          `A monthly churn of ${sayPercent(churnRate)} is not possible. Churn is how many of 100 customers do not come back next month, so it is between 0 and 100.`,
          atFigure('churnRate'),
        )
      }
      if (churnRate === 0) {
        // Where no one subscribes, there is no one to leave.
        const isOnce = streams.length > 0 && !streams.slice(0, 20).some(({ kind }) => kind === 'recurring')
        if (isOnce) return null
        return recommend(
          'Does no one ever leave?',
          'Churn is 0%, so each customer counts for one year. Enter how many of 100 do not come back in a month, even if it is a guess. Every lender knows that some leave.',
          atFigure('churnRate'),
        )
      }
      const months = 100 / churnRate
      // Who buys once in three years buys few times, however long they stay.
      const isRare =
        money.projections.purchasesPerMonth > 0 &&
        months * money.projections.purchasesPerMonth <= fewPurchases
      if (months > longestLifetimeMonths && !isRare) {
        return show(
          warn(
            'Customers stay longer than the loan',
            `A churn of ${sayPercent(churnRate)} means a customer stays ${sayNumber(months / 12)} years, and the lifetime value depends on it. Use a number you can back up from a trial or from your industry, usually 2 to 10% a month.`,
            atFigure('churnRate'),
          ),
          [{ address: atFigure('churnRate'), says: `${sayPercent(churnRate)} a month` }],
          [`100% ÷ ${sayPercent(churnRate)} = ${sayNumber(months)} months`],
        )
      }
      // A forecast without customers who stay sells one-time purchases.
      const isOneTime = streams.length > 0 && streams.every(({ kind }) => kind !== 'recurring')
      if (churnRate > 50 && !isOneTime) {
        return show(
          recommend(
            'Most customers come only once',
            `With ${sayPercent(churnRate)} leaving each month, a customer stays ${sayNumber(months)} months, so you start over almost every month. If you sell one-time purchases, say so. If not, find out why customers leave before you pay for more of them.`,
            atFigure('churnRate'),
          ),
          [{ address: atFigure('churnRate'), says: `${sayPercent(churnRate)} a month` }],
          [`100% ÷ ${sayPercent(churnRate)} = ${sayNumber(months)} months`],
        )
      }
      return null
    },
  },
  {
    id: 'money-growth-bold',
    steps: [step],
    weight: weights.contradicts - 1,
    find({ money: { state, projections } }) {
      const growth = projections.monthlyGrowthRate
      if (state !== 'real' || growth <= boldGrowthPercent) return null
      const times = (1 + growth / 100) ** 12
      return show(
        warn(
          'Growth that no one will believe',
          `${sayPercent(growth)} a month makes you ${sayNumber(times)} times as large after a year. Say how you would staff and pay for that, or plan with a rate you have seen. For a small business, 5 to 10% a month is already fast.`,
          atFigure('monthlyGrowthRate'),
        ),
        [{ address: atFigure('monthlyGrowthRate'), says: `${sayPercent(growth)} a month` }],
        [`${sayNumber(1 + growth / 100)} multiplied twelve times = ${sayNumber(times)}`],
      )
    },
  },
  {
    id: 'money-conversion-impossible',
    steps: [step],
    weight: weights.contradicts,
    find({ money: { state, projections } }) {
      const { conversionRate } = projections
      if (state !== 'real' || (conversionRate >= 0 && conversionRate <= 100)) return null
      return warn(
        'An impossible conversion rate',
        `${sayPercent(conversionRate)} is not possible. Of 100 people who visit, ask or try, between 0 and 100 buy.`,
        atFigure('conversionRate'),
      )
    },
  },
  {
    id: 'money-no-cost',
    steps: [step],
    weight: weights.missing,
    find({ money: { canCalculate, projections }, sayMoney }) {
      if (!canCalculate || projections.cogs > 0) return null
      return show(
        recommend(
          'Every sale costs something',
          `You sell at ${sayMoney(projections.price)} and enter no cost of goods. Materials, card fees of about 3%, delivery and the labor all belong there. A 100% margin makes a reader doubt everything else.`,
          atFigure('cogs'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(projections.price) },
          { address: atFigure('cogs'), says: sayMoney(projections.cogs) },
        ],
      )
    },
  },
  {
    id: 'money-no-cac',
    steps: [step],
    weight: weights.missing,
    find({ money: { canCalculate, projections } }) {
      if (!canCalculate || projections.cac > 0) return null
      return recommend(
        'What does winning a customer cost?',
        'The cost to win a customer is 0, so the payback cannot be worked out. Divide what you will spend on marketing in a month by the new customers you expect from it. Even word of mouth costs you the free coffee.',
        atFigure('cac'),
      )
    },
  },
  {
    id: 'money-margin-thin',
    steps: [step],
    weight: weights.weak,
    find({ money, sayMoney }) {
      const { grossMarginPercent, contributionMargin } = money.economics
      if (!earns(money) || grossMarginPercent >= thinMarginPercent) return null
      return show(
        recommend(
          'A thin margin needs many sales',
          `Out of each ${sayMoney(money.projections.price)}, only ${sayMoney(contributionMargin)} (${sayPercent(grossMarginPercent)}) is left for rent, wages and the loan. Work out how many sales a month that takes, and what a 5% higher price would change.`,
          atFigure('cogs'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(money.projections.price) },
          { address: atFigure('cogs'), says: sayMoney(money.projections.cogs) },
        ],
        [
          `${sayMoney(money.projections.price)} − ${sayMoney(money.projections.cogs)} = ${sayMoney(contributionMargin)} a sale`,
          `${sayMoney(contributionMargin)} ÷ ${sayMoney(money.projections.price)} = ${sayPercent(grossMarginPercent)}`,
        ],
      )
    },
  },
  {
    id: 'money-ratio-by-margin',
    steps: [step],
    weight: weights.weak,
    find({ money, sayMoney }) {
      const { cac } = money.projections
      const { lifetimeValueToCac, lifetimeValue, grossMarginPercent } = money.economics
      const kept = (lifetimeValue * grossMarginPercent) / 100
      if (!earns(money) || cac <= 0 || lifetimeValueToCac < healthyLifetimeValueToCac) return null
      if (kept / cac >= healthyLifetimeValueToCac) return null
      return show(
        recommend(
          'Count what you keep, not what they pay',
          `LTV/CAC of ${formatRatio(lifetimeValueToCac)} counts sales. After the cost of goods, a customer leaves ${sayMoney(kept)}, or ${formatRatio(kept / cac)} what it costs to win one. A careful lender uses that number, so know it.`,
          atFigure('cogs'),
        ),
        [...showLifetime(money, sayMoney), { address: atFigure('cac'), says: `${sayMoney(cac)} to win one` }],
        [
          sumLifetime(money, sayMoney),
          `${sayMoney(lifetimeValue)} × ${sayPercent(grossMarginPercent)} = ${sayMoney(kept)}`,
          `${sayMoney(kept)} ÷ ${sayMoney(cac)} = ${formatRatio(kept / cac)}`,
        ],
      )
    },
  },
  {
    id: 'money-ratio-healthy',
    steps: [step],
    weight: weights.praise + 2,
    find({ money, sayMoney }) {
      const { cac } = money.projections
      const { lifetimeValueToCac, lifetimeValue } = money.economics
      if (!earns(money) || cac <= 0 || lifetimeValueToCac < healthyLifetimeValueToCac) return null
      if (isRatioDoubted(money.economics)) return null
      return show(
        remark(
          `LTV/CAC of ${formatRatio(lifetimeValueToCac)} is healthy`,
          `A customer brings in ${sayMoney(lifetimeValue)} and costs ${sayMoney(cac)} to win, above the ${formatRatio(healthyLifetimeValueToCac)} that lenders look for. It stays there even if winning one costs ${sayMoney(lifetimeValue / healthyLifetimeValueToCac)}. That is your room for mistakes.`,
          atFigure('cac'),
        ),
        [...showLifetime(money, sayMoney), { address: atFigure('cac'), says: `${sayMoney(cac)} to win one` }],
        [
          sumLifetime(money, sayMoney),
          `${sayMoney(lifetimeValue)} ÷ ${sayMoney(cac)} = ${formatRatio(lifetimeValueToCac)}`,
        ],
      )
    },
  },
  {
    id: 'money-lender-reads',
    steps: [step],
    weight: weights.praise + 1,
    find({ money, data, sayMoney }) {
      if (!earns(money) || money.startupTotal <= 0) return null
      if (sampleItems(data.financialProjections.startupCosts).some(isTemplateCost)) return null
      const { grossMarginPercent, breakEvenMonths } = money.economics
      const judged =
        grossMarginPercent >= healthyGrossMarginPercent
          ? 'a strong margin'
          : 'compare it with what is usual in your industry'
      return show(
        remark(
          'What a lender reads here',
          `${sayPercent(grossMarginPercent)} of each sale stays with you (${judged}), a customer pays off in ${formatBreakEven(breakEvenMonths)}, and you need ${sayMoney(money.startupTotal)} to start. Know these three numbers without looking.`,
          atFigure('price'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(money.projections.price) },
          { address: atFigure('cogs'), says: sayMoney(money.projections.cogs) },
        ],
        [
          `${sayMoney(money.projections.price)} − ${sayMoney(money.projections.cogs)} = ${sayMoney(money.economics.contributionMargin)} a sale`,
        ],
      )
    },
  },
]
