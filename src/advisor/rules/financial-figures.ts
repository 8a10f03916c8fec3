import { formatBreakEven, formatRatio } from '#domain/finance/format-figures.ts'
import { healthyGrossMarginPercent, healthyLifetimeValueToCac } from '#domain/finance/unit-economics.ts'
import type { MoneyFacts } from '#advisor/facts/money-facts.ts'
import { sayMoney, sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { atFigure, recommend, remark, type Rule, warn, weights } from './rule.ts'

/** What the six numbers of the financial step say. A template's numbers say nothing, so nothing is read off them. */

const step = 8
const longestPaybackMonths = 12
const longestLifetimeMonths = 120
const boldGrowthPercent = 20
const thinMarginPercent = 25

/** The numbers are the person's own, and one sale earns something. */
function earns(money: MoneyFacts): boolean {
  return money.isReckonable && money.economics.contributionMargin > 0
}

export const projectionRules: readonly Rule[] = [
  {
    id: 'money-template-numbers',
    steps: [step],
    weight: weights.sinks,
    find({ money: { state, projections } }) {
      if (state !== 'template') return null
      return warn(
        'These are the template’s numbers',
        `Price ${sayMoney(projections.price)}, cost ${sayMoney(projections.cogs)} and ${sayMoney(projections.cac)} to win a customer came with the template. Put your own price in first, then what one sale costs you: a lender recognises borrowed figures and stops there.`,
        atFigure('price'),
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
        'There are costs, but the price is not above zero, so nothing else can be worked out. Write what a customer pays per month, order or visit.',
        atFigure('price'),
      )
    },
  },
  {
    id: 'money-negative-margin',
    steps: [step],
    weight: weights.sinks,
    find({ money: { isReckonable, projections, economics } }) {
      if (!isReckonable || economics.contributionMargin > 0) return null
      return warn(
        economics.contributionMargin < 0 ? 'You lose money on every sale' : 'A sale leaves nothing',
        `At a price of ${sayMoney(projections.price)} and a cost of ${sayMoney(projections.cogs)} each sale leaves ${sayMoney(economics.contributionMargin)}. Raise the price, lower the cost or change the offer before you sell more of it: no loan can mend this.`,
        atFigure('price'),
      )
    },
  },
  {
    id: 'money-ratio-low',
    steps: [step],
    weight: weights.sinks,
    find({ money }) {
      const { cac } = money.projections
      const { lifetimeValue, lifetimeValueToCac: ratio } = money.economics
      if (!earns(money) || cac <= 0 || ratio >= healthyLifetimeValueToCac) return null
      return warn(
        ratio < 1 ? 'A customer costs more than they bring' : `LTV/CAC of ${formatRatio(ratio)} is thin`,
        `A customer brings ${sayMoney(lifetimeValue)} in all and costs ${sayMoney(cac)} to win, ${formatRatio(ratio)}; lenders look for ${formatRatio(healthyLifetimeValueToCac)}. Win one for ${sayMoney(lifetimeValue / healthyLifetimeValueToCac)} or less, keep them longer, or charge more.`,
        atFigure('cac'),
      )
    },
  },
  {
    id: 'money-payback-long',
    steps: [step],
    weight: weights.sinks - 1,
    find({ money }) {
      const { breakEvenMonths, contributionMargin } = money.economics
      if (!earns(money) || breakEvenMonths <= longestPaybackMonths) return null
      return warn(
        'It takes over a year to earn a customer back',
        `Winning one costs ${sayMoney(money.projections.cac)} and each month leaves ${sayMoney(contributionMargin)}, so it takes ${formatBreakEven(breakEvenMonths)}. Until then every new customer needs cash: ask for money up front, sell a larger first order, or find a cheaper channel.`,
        atFigure('cac'),
      )
    },
  },
  {
    id: 'money-churn-absurd',
    steps: [step],
    weight: weights.contradicts,
    find({ money }) {
      const { churnRate } = money.projections
      if (money.state !== 'real') return null
      if (churnRate < 0 || churnRate > 100) {
        return warn(
          'Churn cannot be that',
          `A monthly churn of ${sayPercent(churnRate)} is not possible: it is how many of 100 customers do not come back next month, so between 0 and 100.`,
          atFigure('churnRate'),
        )
      }
      if (churnRate === 0) {
        return recommend(
          'Nobody ever leaves?',
          'Churn stands at 0%, so one year is counted for each customer. Write how many of 100 do not come back in a month, even as a guess: every lender knows that some do not.',
          atFigure('churnRate'),
        )
      }
      const months = 100 / churnRate
      if (months > longestLifetimeMonths) {
        return warn(
          'Customers stay longer than the loan',
          `A churn of ${sayPercent(churnRate)} means a customer stays ${sayNumber(months / 12)} years, and the lifetime value rests on it. Use what you can show from a trial or the trade, usually 2 to 10% a month.`,
          atFigure('churnRate'),
        )
      }
      if (churnRate > 50) {
        return warn(
          'Most customers come once',
          `With ${sayPercent(churnRate)} leaving each month a customer stays ${sayNumber(months)} months, so you start again almost every month. If you sell single purchases, say so; if not, find out why they leave before you pay for more of them.`,
          atFigure('churnRate'),
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
      return warn(
        'Growth that nobody will believe',
        `${sayPercent(growth)} a month makes you ${sayNumber(times)} times as large after a year. Say who serves and finances that, or plan with a rate you have seen: 5 to 10% a month is already fast for a small business.`,
        atFigure('monthlyGrowthRate'),
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
        'A conversion rate beyond reach',
        `${sayPercent(conversionRate)} cannot be: of 100 people who visit, ask or try, between 0 and 100 buy.`,
        atFigure('conversionRate'),
      )
    },
  },
  {
    id: 'money-no-cost',
    steps: [step],
    weight: weights.missing,
    find({ money: { isReckonable, projections } }) {
      if (!isReckonable || projections.cogs > 0) return null
      return recommend(
        'No sale costs nothing',
        `At ${sayMoney(projections.price)} you count no cost of goods. Material, card fees of about 3%, delivery and the hour spent on it all belong there: a margin of 100% makes a reader doubt the rest.`,
        atFigure('cogs'),
      )
    },
  },
  {
    id: 'money-no-cac',
    steps: [step],
    weight: weights.missing,
    find({ money: { isReckonable, projections } }) {
      if (!isReckonable || projections.cac > 0) return null
      return recommend(
        'What does winning a customer cost?',
        'The cost to win a customer is 0, so nothing can be said about payback. Divide what you will spend on marketing in a month by the new customers you expect from it; even word of mouth costs the free coffee.',
        atFigure('cac'),
      )
    },
  },
  {
    id: 'money-margin-thin',
    steps: [step],
    weight: weights.weak,
    find({ money }) {
      const { grossMarginPercent, contributionMargin } = money.economics
      if (!earns(money) || grossMarginPercent >= thinMarginPercent) return null
      return recommend(
        'A thin margin needs many sales',
        `Of each ${sayMoney(money.projections.price)} only ${sayMoney(contributionMargin)} (${sayPercent(grossMarginPercent)}) is left for rent, wages and the loan. Work out how many sales a month that takes, and what a price 5% higher would change.`,
        atFigure('cogs'),
      )
    },
  },
  {
    id: 'money-ratio-by-margin',
    steps: [step],
    weight: weights.weak,
    find({ money }) {
      const { cac } = money.projections
      const { lifetimeValueToCac, lifetimeValue, grossMarginPercent } = money.economics
      const kept = (lifetimeValue * grossMarginPercent) / 100
      if (!earns(money) || cac <= 0 || lifetimeValueToCac < healthyLifetimeValueToCac) return null
      if (kept / cac >= healthyLifetimeValueToCac) return null
      return recommend(
        'Count what you keep, not what they pay',
        `LTV/CAC of ${formatRatio(lifetimeValueToCac)} counts sales. After the cost of goods a customer leaves ${sayMoney(kept)}, ${formatRatio(kept / cac)} of what winning one costs; a careful lender uses that figure, so know it.`,
        atFigure('cogs'),
      )
    },
  },
  {
    id: 'money-ratio-healthy',
    steps: [step],
    weight: weights.praise + 2,
    find({ money }) {
      const { cac } = money.projections
      const { lifetimeValueToCac, lifetimeValue } = money.economics
      if (!earns(money) || cac <= 0 || lifetimeValueToCac < healthyLifetimeValueToCac) return null
      return remark(
        `LTV/CAC of ${formatRatio(lifetimeValueToCac)} is healthy`,
        `A customer brings ${sayMoney(lifetimeValue)} and costs ${sayMoney(cac)} to win, above the ${formatRatio(healthyLifetimeValueToCac)} that lenders look for. It stays above even if winning one costs ${sayMoney(lifetimeValue / healthyLifetimeValueToCac)}: that is your room for mistakes.`,
        atFigure('cac'),
      )
    },
  },
  {
    id: 'money-lender-reads',
    steps: [step],
    weight: weights.praise + 1,
    find({ money, data }) {
      if (!earns(money) || money.startupTotal <= 0) return null
      if (sampleItems(data.financialProjections.startupCosts).some(isTemplateCost)) return null
      const { grossMarginPercent, breakEvenMonths } = money.economics
      const judged =
        grossMarginPercent >= healthyGrossMarginPercent
          ? 'a strong margin'
          : 'a margin to hold against your trade’s usual'
      return remark(
        'What a lender reads here',
        `${sayPercent(grossMarginPercent)} of each sale stays with you (${judged}), a customer is earned back in ${formatBreakEven(breakEvenMonths)}, and ${sayMoney(money.startupTotal)} is needed to start. Be able to say these three figures without looking.`,
        atFigure('price'),
      )
    },
  },
]
