import { isAverageSale } from '#advisor/facts/average-sale.ts'
import { beginsTooEarly } from '#advisor/facts/compare-times.ts'
import { isOfSeveral } from '#advisor/facts/other-unit.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { countCustomers } from '#advisor/facts/counted.ts'
import { readDirectPay } from '#advisor/facts/direct-pay.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { countCustomersAfter } from '#advisor/facts/marketing-facts.ts'
import { readBeginning, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, atFigure, atItem, recommend, type Rule, show, warn, weights } from './rule.ts'

/** Numbers in one step that contradict another step. A template's numbers contradict nothing. */

/** SOM is what can be won in about three years. */
const somMonths = 36
const cheapestPattern =
  /\b(?:cheapest|lowest price|lower prices?|undercut|below (?:all|every|the competition))\b/i

const smallUnit = /\b(?:hour|day|minute|mile|night|item|piece|unit|seat|user|truck)s?\b/i
const basketUnit = /\b(?:order|visit|customer|basket|ticket|check|guest|table|month|job|project|event)s?\b/i

const largeSale = 1000
/** Who is won by a budget. Offices and shops can be anything else. */
const people: ReadonlySet<string> = new Set(
  'customer client user subscriber member guest account regular'.split(' '),
)
/** Guests of a day come again. */
const dailyWords =
  /\b(?:an?|each|per|every|average|normal|typical|busy) (?:(?:average|normal|typical|busy|week|work)[ -]?)?(?:day|night|evening|weekday)\b|\bdaily\b/i

/** Guests of a trial and those who are known already cost no budget: 'two trial evenings with 80 guests from the list'. */
const knownAlready =
  /\b(?:trials?|tests?|tested|rehearsals?|dry run|dress|soft opening|previews?|open house|invited?|invitations?|friends and family|tastings?|pilot\w*|from (?:the|our|my|a|his|her) (?:[\w-]+ ){0,2}(?:list|waitlist)|waiting list|waitlist|letters? of intent|(?:have |already )signed|pre-?orders?|pre-?sold|existing|taken over|of the (?:seller|former))\b/i

function isWonByBudget(clause: string): boolean {
  return !knownAlready.test(clause)
}

export const moneyContradictions: readonly Rule[] = [
  {
    id: 'cross-budget-below-cac',
    steps: [6, 8],
    weight: weights.contradicts,
    find({ marketing: { customersPerMonth, monthlyBudget }, money, sayMoney }) {
      if (customersPerMonth === null || monthlyBudget === null || customersPerMonth >= 1) return null
      // A few large orders a year are enough for some.
      if (customersPerMonth >= 0.25 && money.projections.price >= largeSale) return null
      // '$680 for each yard won', '12% of sales, about $7 an order': the amount is of one sale, and not of a month.
      if (monthlyBudget * 12 <= money.projections.cac * 1.02) return null
      return show(
        recommend(
          'The budget wins less than one customer a month',
          `${sayMoney(monthlyBudget)} a month at ${sayMoney(money.projections.cac)} per customer wins one every ${sayNumber(1 / customersPerMonth)} months. Raise the budget, or show a cheaper way to reach customers. A lender does this math.`,
          at('marketingStrategy', 'budget'),
        ),
        [
          { address: at('marketingStrategy', 'budget'), says: `${sayMoney(monthlyBudget)} a month` },
          { address: atFigure('cac'), says: `${sayMoney(money.projections.cac)} per customer` },
        ],
        [
          `${sayMoney(monthlyBudget)} ÷ ${sayMoney(money.projections.cac)} = ${sayNumber(customersPerMonth)} customers a month`,
        ],
      )
    },
  },
  {
    id: 'cross-budget-against-som',
    steps: [6, 2],
    weight: weights.missing,
    find(facts) {
      const { marketing, money, market, sayMoney } = facts
      const { customersPerMonth, monthlyBudget } = marketing
      const { yearlySales } = market
      // A forecast says better how many customers come, and not all of them are paid for.
      if (readForecast(facts)) return null
      if (customersPerMonth === null || monthlyBudget === null || customersPerMonth < 1) return null
      if (yearlySales === null || !money.canCalculate) return null
      const { price, churnRate } = money.projections
      const customers = countCustomersAfter(somMonths, customersPerMonth, churnRate)
      const reached = customers * price * 12
      const share = reached / yearlySales
      if (share >= 0.6) return null
      // Only a subscription is sure to be paid once a month.
      return show(
        recommend(
          'The budget does not reach the SOM',
          `If each customer buys once a month, ${sayMoney(monthlyBudget)} a month wins about ${sayNumber(Math.floor(customersPerMonth))} customers a month and ${sayNumber(Math.round(customers))} after three years: ${sayMoney(reached)} a year, but your SOM is ${sayMoney(yearlySales)}. If they buy more often, enter what a customer pays in a month as the price. If not, raise the budget or lower SOM.`,
          at('marketingStrategy', 'budget'),
        ),
        [
          { address: at('marketingStrategy', 'budget'), says: `${sayMoney(monthlyBudget)} a month` },
          { address: at('marketAnalysis', 'som'), says: `${sayMoney(yearlySales)} a year` },
        ],
        [
          `${sayNumber(Math.round(customers))} customers × ${sayMoney(price)} × 12 months = ${sayMoney(reached)} a year`,
          `${sayMoney(yearlySales)} − ${sayMoney(reached)} = ${sayMoney(yearlySales - reached)} a year is not reached`,
        ],
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
        const text = `${milestone.title.slice(0, 200)}. ${milestone.description.slice(0, 400)}`
        const wanted =
          countCustomers(
            text
              .split(/(?<=[.;:])\s/u)
              .filter(isWonByBudget)
              .join(' '),
            people,
          ) ?? 0
        const months = milestone.when?.scale === 'plan' ? milestone.when.endMonth : 0
        const won = customersPerMonth * months
        if (months === 0 || wanted < 10 || wanted <= won * 1.5) continue
        return show(
          recommend(
            'A milestone needs more customers than you can win',
            `${quote(milestone.title, 32)} calls for ${sayNumber(wanted)} customers at ${quote(milestone.timeline, 24)}. Your budget wins about ${sayNumber(Math.round(won))} by then. Move the milestone, raise the budget, or say where the others come from.`,
            atItem('implementationTimeline', 'milestones', milestone.id, 'timeline'),
          ),
          [
            {
              address: atItem('implementationTimeline', 'milestones', milestone.id, 'title'),
              says: `${quote(milestone.title, 60)}, ${quote(milestone.timeline, 24)}`,
            },
            {
              address: at('marketingStrategy', 'budget'),
              says: `about ${sayNumber(customersPerMonth)} new customers a month`,
            },
          ],
          [
            `${sayNumber(customersPerMonth)} customers × ${sayNumber(months)} months = ${sayNumber(won)}, not ${sayNumber(wanted)}`,
          ],
        )
      }
      return null
    },
  },
  {
    id: 'cross-price-outside-tiers',
    steps: [8],
    weight: weights.contradicts,
    find(facts) {
      const { data, sayMoney } = facts
      const { state, projections, tierPrices } = facts.money
      if (state !== 'real' || !tierPrices || projections.price <= 0) return null
      const { lowest, highest } = tierPrices
      if (projections.price >= lowest && projections.price <= highest) return null
      const { priceUnit } = data.financialProjections.projections
      // A package has many hours, and a basket has many items.
      if (projections.price < lowest && smallUnit.test(priceUnit)) return null
      if (projections.price > highest && basketUnit.test(priceUnit)) return null
      const isBought = ({ name, price }: { name: string; price: number }) =>
        isOfSeveral(priceUnit, projections.price, name, price)
      if (sampleItems(data.financialProjections.pricingTiers).some(isBought)) return null
      // The price list may be for something else that is sold beside it, such as a membership.
      const isSold = sampleItems(data.financialProjections.forecast.streams).some(
        ({ price }) => price !== null && isNear(price, projections.price),
      )
      if (isSold && lowest === highest) return null
      const isAverage = isAverageSale(facts, projections.price, projections.price > highest)
      if (isAverage === true) return null
      const range = lowest === highest ? sayMoney(lowest) : `${sayMoney(lowest)} to ${sayMoney(highest)}`
      return show(
        (isSold || isAverage === false ? recommend : warn)(
          'The price is not on your price list',
          `You calculate with ${sayMoney(projections.price)}, but your tiers cost ${range}. The average of what people choose is somewhere in that range, so one of the two is wrong, and so is every figure that uses it.`,
          atFigure('price'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(projections.price) },
          { address: at('financialProjections', 'pricingTiers'), says: range },
        ],
        [
          projections.price < lowest
            ? `${sayMoney(lowest)} − ${sayMoney(projections.price)} = ${sayMoney(lowest - projections.price)} below the lowest tier`
            : `${sayMoney(projections.price)} − ${sayMoney(highest)} = ${sayMoney(projections.price - highest)} above the highest tier`,
        ],
      )
    },
  },
  {
    id: 'cross-som-against-customers',
    steps: [2, 8],
    weight: weights.contradicts,
    find({ market, money, sayMoney }) {
      const { yearlySales, namedCustomers } = market
      if (yearlySales === null || namedCustomers === null || !money.canCalculate) return null
      const { price } = money.projections
      if (dailyWords.test(market.som.text.slice(0, 400))) return null
      const { purchasesPerMonth } = money.projections
      const isSame = (counted: number) =>
        Math.max(counted, yearlySales) / Math.max(1, Math.min(counted, yearlySales)) < 2
      const counted = namedCustomers * price * 12
      if (isSame(counted) || isSame(counted * purchasesPerMonth)) return null
      // Customers who come once a day or once a year are both common. Only beyond that can the two not both be true.
      const perCustomer = yearlySales / namedCustomers / price
      return show(
        recommend(
          'SOM and your price do not match',
          `Your SOM has ${sayNumber(namedCustomers)} customers and ${sayMoney(yearlySales)} a year: ${sayMoney(yearlySales / namedCustomers)} each, or ${countOf(perCustomer, 'sale')} a year at your price of ${sayMoney(price)}. If they buy that often, say so. If not, fix the number that is off.`,
          at('marketAnalysis', 'som'),
        ),
        [
          {
            address: at('marketAnalysis', 'som'),
            says: `${sayNumber(namedCustomers)} customers, ${sayMoney(yearlySales)} a year`,
          },
          { address: atFigure('price'), says: sayMoney(price) },
        ],
        [
          `${sayMoney(yearlySales)} ÷ ${sayNumber(namedCustomers)} customers ÷ ${sayMoney(price)} = ${countOf(perCustomer, 'sale')} a year each`,
        ],
      )
    },
  },
  {
    id: 'cross-costs-above-som',
    steps: [3, 8, 2],
    weight: weights.sinks,
    find({ data, market: { yearlySales }, money, sayMoney }) {
      if (yearlySales === null || money.breakEvenSales === null) return null
      const left = (yearlySales * money.economics.grossMarginPercent) / 100
      const fixed = money.fixedMonthlyCosts * 12
      // The pay of those who do the work is in the cost of a sale already.
      if (fixed - readDirectPay(data) <= left) return null
      return show(
        recommend(
          'Even the whole SOM does not cover the costs',
          `The monthly costs you list are ${sayMoney(fixed)} a year. A SOM of ${sayMoney(yearlySales)} leaves ${sayMoney(left)} after the cost of goods, so the plan loses money even if everything works. Lower the costs, raise the price, or find more customers.`,
          at('businessModel', 'costStructure'),
        ),
        [
          { address: at('businessModel', 'costStructure'), says: `${sayMoney(fixed)} a year` },
          { address: at('marketAnalysis', 'som'), says: `${sayMoney(yearlySales)} a year` },
        ],
        [
          `${sayMoney(yearlySales)} × ${sayPercent(money.economics.grossMarginPercent)} = ${sayMoney(left)} after the cost of goods`,
          `${sayMoney(fixed)} − ${sayMoney(left)} = ${sayMoney(fixed - left)} a year is missing`,
        ],
      )
    },
  },
  {
    id: 'cross-pay-above-margin',
    steps: [9, 8],
    weight: weights.contradicts,
    find({ data, market: { yearlySales }, money, team, sayMoney }) {
      if (yearlySales === null || team.yearlyPay <= 0 || !money.canCalculate) return null
      const left = Math.max(0, (yearlySales * money.economics.grossMarginPercent) / 100)
      if (team.yearlyPay - readDirectPay(data) <= left) return null
      return show(
        recommend(
          'The hires cost more than sales can pay',
          `${quoteList(
            team.hires.map(({ role }) => role),
            'hire',
          )} ${plural(team.hires.length, 'costs', 'cost')} ${sayMoney(team.yearlyPay)} a year, but your SOM leaves ${sayMoney(left)} after the cost of goods. Hire later, hire fewer people, or show the sales that pay them.`,
          at('teamStructure', 'keyHires'),
        ),
        [
          { address: at('teamStructure', 'keyHires'), says: `${sayMoney(team.yearlyPay)} a year` },
          { address: at('marketAnalysis', 'som'), says: `${sayMoney(yearlySales)} a year` },
        ],
        [
          `${sayMoney(yearlySales)} × ${sayPercent(money.economics.grossMarginPercent)} = ${sayMoney(left)} after the cost of goods`,
          `${sayMoney(team.yearlyPay)} − ${sayMoney(left)} = ${sayMoney(team.yearlyPay - left)} a year is missing`,
        ],
      )
    },
  },
  {
    id: 'cross-pay-before-opening',
    steps: [9, 8],
    weight: weights.contradicts - 1,
    find({ team, timeline: { launch }, money, sayMoney }) {
      if (!launch?.when || money.state !== 'real' || money.startupTotal <= 0) return null
      const before = team.hires.reduce((sum, { when, yearlyPay }) => {
        if (!when || when.scale !== launch.when?.scale || yearlyPay === null) return sum
        return sum + (yearlyPay / 12) * Math.max(0, launch.when.startMonth - when.startMonth)
      }, 0)
      const { reserve } = money
      if (before <= 0 || reserve <= 0 || before <= reserve) return null
      return show(
        recommend(
          'Wages before opening use up the reserve',
          `Your hires cost ${sayMoney(before)} until ${quote(launch.title, 32)}, but you set aside ${sayMoney(reserve)} as working capital. Have them start closer to opening, or ask for more. Wages cannot wait for the first sale.`,
          at('teamStructure', 'keyHires'),
        ),
        [
          { address: at('teamStructure', 'keyHires'), says: `${sayMoney(before)} before opening` },
          {
            address: at('financialProjections', 'startupCosts'),
            says: `${sayMoney(reserve)} as working capital`,
          },
        ],
        [`${sayMoney(before)} − ${sayMoney(reserve)} = ${sayMoney(before - reserve)} is missing`],
      )
    },
  },
  {
    id: 'cross-no-funding-milestone',
    steps: [12, 8],
    weight: weights.contradicts,
    find(facts) {
      const { money, timeline, sayMoney } = facts
      const { raised, ownMoney } = readFunding(facts)
      if (timeline.funding || timeline.milestones.length === 0 || money.startupTotal <= 0) return null
      // Nobody waits for savings that are there.
      if (raised > 0 && ownMoney >= raised) return null
      return show(
        recommend(
          'No milestone for the money',
          `You need ${sayMoney(money.startupTotal)} to start, but no milestone says when you will have it. Add one for the loan, your own money or an investor, and make everything that costs money depend on it.`,
          at('implementationTimeline', 'milestones'),
        ),
        [
          { address: at('financialProjections', 'startupCosts'), says: sayMoney(money.startupTotal) },
          { address: at('implementationTimeline', 'milestones'), says: 'No milestone for the money' },
        ],
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
      return show(
        recommend(
          'Spending starts before the money comes in',
          `${quote(firstSpending.title, 32)} starts at ${quote(firstSpending.timeline, 24)}, but ${quote(funding.title, 32)} is not done until ${quote(funding.timeline, 24)}. Switch them, or say who pays in between. A signed lease without a loan can end a business before it opens.`,
          atItem('implementationTimeline', 'milestones', firstSpending.id, 'timeline'),
        ),
        [
          {
            address: atItem('implementationTimeline', 'milestones', firstSpending.id, 'timeline'),
            says: firstSpending.timeline.slice(0, 80),
          },
          {
            address: atItem('implementationTimeline', 'milestones', funding.id, 'timeline'),
            says: funding.timeline.slice(0, 80),
          },
        ],
      )
    },
  },
  {
    id: 'cross-cheapest-but-dear',
    steps: [4, 8],
    weight: weights.weak,
    find({ data, money, sayMoney }) {
      const strategy = readBeginning(data.competitiveAnalysis.pricingStrategy)
      const word = cheapestPattern.exec(strategy)?.[0]
      const { grossMarginPercent } = money.economics
      if (word === undefined || !money.canCalculate || grossMarginPercent >= 40) return null
      return show(
        recommend(
          'Cheapest, on a thin margin',
          `Your pricing strategy says ${quote(word)}, but you keep only ${sayMoney(money.economics.contributionMargin)} of each ${sayMoney(money.projections.price)}. A rival’s next discount would wipe that out. Say where your costs are lower than theirs.`,
          at('competitiveAnalysis', 'pricingStrategy'),
        ),
        [
          {
            address: at('competitiveAnalysis', 'pricingStrategy'),
            says: shorten(strategy),
            ...(shorten(strategy).includes(word) && { mark: word }),
          },
          { address: atFigure('cogs'), says: sayMoney(money.projections.cogs) },
        ],
        [
          `${sayMoney(money.projections.price)} − ${sayMoney(money.projections.cogs)} = ${sayMoney(money.economics.contributionMargin)} a sale`,
        ],
      )
    },
  },
]
