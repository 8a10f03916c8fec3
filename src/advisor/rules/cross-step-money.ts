import { plural } from '#domain/wording/plural.ts'
import { countCustomersAfter } from '#advisor/facts/marketing-facts.ts'
import { beginsTooEarly } from '#advisor/facts/compare-times.ts'
import { countOf, sayMoney, sayNumber } from '#advisor/wording/figures.ts'
import { readBeginning } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { at, atFigure, atItem, recommend, type Rule, warn, weights } from './rule.ts'

/** Figures of one step that another step cannot live with. A template's numbers contradict nothing. */

/** SOM is what can be won in about three years. */
const somMonths = 36
const customersPattern =
  /(?<![\d.,])(\d{1,7}(?:,\d{3}){0,2})\s(?:[a-zà-ÿ-]{1,20}\s){0,2}(?:customers?|clients?|users?|subscribers?|members?|regulars|accounts?)\b/i
const cheapestPattern =
  /\b(?:cheapest|lowest price|lower prices?|undercut|below (?:all|every|the competition))\b/i

export const moneyContradictions: readonly Rule[] = [
  {
    id: 'cross-budget-below-cac',
    steps: [6, 8],
    weight: weights.contradicts,
    find({ marketing: { customersPerMonth, monthlyBudget }, money }) {
      if (customersPerMonth === null || monthlyBudget === null || customersPerMonth >= 1) return null
      return warn(
        'The budget does not win one customer a month',
        `${sayMoney(monthlyBudget)} a month against ${sayMoney(money.projections.cac)} for each customer wins one every ${sayNumber(1 / customersPerMonth)} months. Raise the budget, or show a cheaper way to customers: a lender does this division.`,
        at('marketingStrategy', 'budget'),
      )
    },
  },
  {
    id: 'cross-budget-against-som',
    steps: [6, 2],
    weight: weights.missing,
    find({ marketing: { customersPerMonth, monthlyBudget }, money, market, templateId }) {
      const { yearlySales } = market
      if (customersPerMonth === null || monthlyBudget === null || customersPerMonth < 1) return null
      if (yearlySales === null || !money.isReckonable) return null
      const { price, churnRate } = money.projections
      const customers = countCustomersAfter(somMonths, customersPerMonth, churnRate)
      const reached = customers * price * 12
      const share = reached / yearlySales
      if (share >= 0.6) return null
      // Only a subscription is sure to be paid once a month.
      const say = share < 0.25 && templateId === 'saas' ? warn : recommend
      return say(
        'The budget does not reach the SOM',
        `If each customer buys once a month, ${sayMoney(monthlyBudget)} a month wins about ${sayNumber(Math.floor(customersPerMonth))} customers a month and ${sayNumber(Math.round(customers))} after three years: ${sayMoney(reached)} a year against a SOM of ${sayMoney(yearlySales)}. If they buy more often, write what one pays in a month into the price; if not, raise the budget or lower SOM.`,
        at('marketingStrategy', 'budget'),
      )
    },
  },
  {
    id: 'cross-budget-against-milestones',
    steps: [12, 6],
    weight: weights.contradicts - 2,
    find({ marketing: { customersPerMonth }, timeline }) {
      if (customersPerMonth === null) return null
      for (const milestone of timeline.milestones) {
        const text = `${milestone.title.slice(0, 200)} ${milestone.description.slice(0, 400)}`
        const wanted = Number((customersPattern.exec(text)?.[1] ?? '0').replaceAll(',', ''))
        const months = milestone.when?.scale === 'plan' ? milestone.when.endMonth : 0
        const won = customersPerMonth * months
        if (months === 0 || wanted < 10 || wanted <= won * 1.5) continue
        const say = wanted > won * 3 ? warn : recommend
        return say(
          'A milestone needs more customers than you can win',
          `${quote(milestone.title, 32)} speaks of ${sayNumber(wanted)} customers at ${quote(milestone.timeline, 24)}. Your budget wins about ${sayNumber(Math.round(won))} by then: move the milestone, raise the budget, or write where the others come from.`,
          atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
        )
      }
      return null
    },
  },
  {
    id: 'cross-price-outside-tiers',
    steps: [8],
    weight: weights.contradicts,
    find({ money: { state, projections, tierPrices } }) {
      if (state !== 'real' || !tierPrices || projections.price <= 0) return null
      const { lowest, highest } = tierPrices
      if (projections.price >= lowest && projections.price <= highest) return null
      const range = lowest === highest ? sayMoney(lowest) : `${sayMoney(lowest)} to ${sayMoney(highest)}`
      return warn(
        'The price is not on your price list',
        `You calculate with ${sayMoney(projections.price)}, but your tiers cost ${range}. The average of what people choose lies between them, so one of the two is wrong, and every figure beside it too.`,
        atFigure('price'),
      )
    },
  },
  {
    id: 'cross-som-against-customers',
    steps: [2, 8],
    weight: weights.contradicts,
    find({ market: { yearlySales, namedCustomers }, money }) {
      if (yearlySales === null || namedCustomers === null || !money.isReckonable) return null
      const { price } = money.projections
      const counted = namedCustomers * price * 12
      const factor = Math.max(counted, yearlySales) / Math.max(1, Math.min(counted, yearlySales))
      if (factor < 2) return null
      // Customers who come once a day or once a year are both common; only beyond that the two must clash.
      const perCustomer = yearlySales / namedCustomers / price
      const say = perCustomer > 400 || perCustomer < 1 ? warn : recommend
      return say(
        'SOM and your price do not meet',
        `SOM speaks of ${sayNumber(namedCustomers)} customers and ${sayMoney(yearlySales)} a year: ${sayMoney(yearlySales / namedCustomers)} each, or ${countOf(perCustomer, 'sale')} a year at your price of ${sayMoney(price)}. If they buy that often, say so; if not, mend the figure that is off.`,
        at('marketAnalysis', 'som'),
      )
    },
  },
  {
    id: 'cross-costs-above-som',
    steps: [3, 8, 2],
    weight: weights.sinks,
    find({ market: { yearlySales }, money }) {
      if (yearlySales === null || money.breakEvenSales === null) return null
      const left = (yearlySales * money.economics.grossMarginPercent) / 100
      const fixed = money.fixedMonthlyCosts * 12
      if (fixed <= left) return null
      return warn(
        'Even the whole SOM does not pay the costs',
        `The monthly costs you name are ${sayMoney(fixed)} a year. SOM of ${sayMoney(yearlySales)} leaves ${sayMoney(left)} after the cost of goods, so the plan loses money even when everything works: lower the costs, raise the price, or find more customers.`,
        at('businessModel', 'costStructure'),
      )
    },
  },
  {
    id: 'cross-pay-above-margin',
    steps: [9, 8],
    weight: weights.contradicts,
    find({ market: { yearlySales }, money, team }) {
      if (yearlySales === null || team.yearlyPay <= 0 || !money.isReckonable) return null
      const left = Math.max(0, (yearlySales * money.economics.grossMarginPercent) / 100)
      if (team.yearlyPay <= left) return null
      return warn(
        'The hires cost more than the sales leave',
        `${quoteList(
          team.hires.map(({ role }) => role),
          'hire',
        )} ${plural(team.hires.length, 'costs', 'cost')} ${sayMoney(team.yearlyPay)} a year, but SOM leaves ${sayMoney(left)} after the cost of goods. Hire later or fewer, or show the sales that pay them.`,
        at('teamStructure', 'keyHires'),
      )
    },
  },
  {
    id: 'cross-pay-before-opening',
    steps: [9, 8],
    weight: weights.contradicts - 1,
    find({ team, timeline: { launch }, money }) {
      if (!launch?.when || money.state !== 'real' || money.startupTotal <= 0) return null
      const before = team.hires.reduce((sum, { when, yearlyPay }) => {
        if (!when || when.scale !== launch.when?.scale || yearlyPay === null) return sum
        return sum + (yearlyPay / 12) * Math.max(0, launch.when.startMonth - when.startMonth)
      }, 0)
      const { reserve } = money
      if (before <= 0 || reserve <= 0 || before <= reserve) return null
      return warn(
        'Wages before opening eat the reserve',
        `Until ${quote(launch.title, 32)} your hires cost ${sayMoney(before)}, and ${sayMoney(reserve)} is set aside as working capital. Let them start closer to opening, or ask for more: wages cannot wait for the first sale.`,
        at('teamStructure', 'keyHires'),
      )
    },
  },
  {
    id: 'cross-no-funding-milestone',
    steps: [12, 8],
    weight: weights.contradicts,
    find({ money, timeline: { funding, milestones } }) {
      if (funding || milestones.length === 0 || money.startupTotal <= 0) return null
      return warn(
        'No milestone brings the money',
        `You need ${sayMoney(money.startupTotal)} to start, but no milestone says when it is there. Add one for the loan, your own money or an investor, and let everything that costs money depend on it.`,
        at('implementationTimeline', 'milestones'),
      )
    },
  },
  {
    id: 'cross-spending-before-funding',
    steps: [12, 8],
    weight: weights.contradicts,
    find({ timeline: { funding, firstSpending } }) {
      if (!funding || !firstSpending) return null
      if (!beginsTooEarly(funding.when, firstSpending.when)) return null
      const isBefore = (firstSpending.when?.startMonth ?? 0) < (funding.when?.startMonth ?? 0)
      const say = isBefore ? warn : recommend
      return say(
        'Spending begins before the money is there',
        `${quote(firstSpending.title, 32)} starts at ${quote(firstSpending.timeline, 24)}, while ${quote(funding.title, 32)} is done at ${quote(funding.timeline, 24)}. Turn them round, or write who pays in between: a signed lease without a loan is how plans end early.`,
        atItem('implementationTimeline', 'milestones', firstSpending.id, 'timeline'),
      )
    },
  },
  {
    id: 'cross-cheapest-but-dear',
    steps: [4, 8],
    weight: weights.weak,
    find({ data, money }) {
      const strategy = readBeginning(data.competitiveAnalysis.pricingStrategy)
      const word = cheapestPattern.exec(strategy)?.[0]
      const { grossMarginPercent } = money.economics
      if (word === undefined || !money.isReckonable || grossMarginPercent >= 40) return null
      return recommend(
        'Cheapest, on a thin margin',
        `Your pricing strategy says ${quote(word)}, and of each ${sayMoney(money.projections.price)} you keep ${sayMoney(money.economics.contributionMargin)}. A rival’s next offer would take all of it: say where your costs are lower than theirs.`,
        at('competitiveAnalysis', 'pricingStrategy'),
      )
    },
  },
]
