import { findPurchase } from '#advisor/facts/bought-business.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sellsToBusinesses } from '#advisor/facts/sold-to-businesses.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { joinTexts } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { formatRatio } from '#domain/finance/format-figures.ts'
import { atFigure, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** Margin and the worth of a customer, against what is usual in the trade. */

const step = 8
const onlineTemplates = new Set(['ecommerce', 'saas', 'marketplace', 'startup'])
const highRatioOnline = 25
const mostRatioOnline = 50
/** A price for a span of time is a subscription, and not bought again and again. */
const spans = new Set(['day', 'week', 'month', 'quarter', 'year', 'user', 'seat', 'customer'])
/** What a business that makes or resells goods can keep of a sale, in percent. */
const mostGoodsMargin = 88
const goodsPattern =
  /\b(?:bakery|bread|restaurant|caf[eé]|coffee|food truck|catering|pizzeria|deli|diner|bistro|grocer\w{0,4}|retail|boutique|store|shop sells|clothing|apparel|jewelry|furniture|candles?|soaps?|cosmetics|books?tore|hardware|brewery|meals?|wine|flowers?|florist)\b/i

export const unitFigureRules: readonly Rule[] = [
  {
    id: 'margin-unbelievable',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const { money, data, templateId } = facts
      const { price, cogs } = money.projections
      const { grossMarginPercent: margin } = money.economics
      if (!money.canCalculate || cogs <= 0 || margin <= mostGoodsMargin) return null
      const { oneLiner, name } = data.businessIdea
      const isForTrade = templateId === 'saas' || templateId === 'consulting' || templateId === 'marketplace'
      if (isForTrade || !(templateId === 'ecommerce' || goodsPattern.test(joinTexts([name, oneLiner]))))
        return null
      return show(
        recommend(
          `A margin of ${sayPercent(margin)} on goods`,
          `You sell at ${facts.sayMoney(price)} what costs you ${facts.sayMoney(cogs)}. Shops, kitchens and makers usually keep 30 to 75%. Add materials, packaging, waste, shipping, card fees and the hands that make it.`,
          atFigure('cogs'),
        ),
        [
          { address: atFigure('price'), says: facts.showMoney(price) },
          { address: atFigure('cogs'), says: facts.showMoney(cogs) },
        ],
        [
          `(${facts.showMoney(price)} − ${facts.showMoney(cogs)}) ÷ ${facts.showMoney(price)} = ${sayPercent(margin)}`,
        ],
      )
    },
  },
  {
    id: 'margin-claimed-too-high',
    steps: [3, 8, 4],
    weight: weights.weak,
    find(facts) {
      const claim = facts.claims.find(
        ({ kind, low, subjects, sentence, field }) =>
          kind === 'percent' &&
          low >= 92 &&
          low <= 100 &&
          subjects[0] === 'margin' &&
          /\b(?:gross|profit|net|our|we|a)\b/i.test(sentence) &&
          !field.startsWith('competitiveAnalysis.direct') &&
          !field.startsWith('competitiveAnalysis.indirect'),
      )
      if (!claim) return null
      return show(
        recommend(
          'A margin that high needs proof',
          `${quote(claim.sentence, 80)} leaves almost nothing for materials, hosting, card fees or the people who do the work. Show the cost of one sale line by line.`,
          claim.address,
        ),
        [{ address: claim.address, says: shorten(claim.sentence), mark: claim.quote }],
      )
    },
  },
  {
    id: 'ratio-unbelievable',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const { money, templateId, sayMoney } = facts
      const { cac, churnRate, priceUnit, purchasesPerMonth } = money.projections
      const { lifetimeValue, lifetimeValueToCac: ratio } = money.economics
      if (!money.canCalculate || cac <= 0 || churnRate <= 0 || ratio <= highRatioOnline) return null
      if (!onlineTemplates.has(templateId)) return null
      // Those who order again and again for years are worth many times the first order.
      const isBoughtAgain = priceUnit !== '' && !spans.has(priceUnit) && purchasesPerMonth > 0
      // A store that takes a case every week for years is no stranger from an ad.
      const isToBusinesses = sellsToBusinesses(facts)
      if (isBoughtAgain && (ratio <= mostRatioOnline || isToBusinesses)) return null
      const say = ratio > mostRatioOnline && !isToBusinesses ? warn : recommend
      return show(
        say(
          `LTV/CAC of ${formatRatio(ratio)} is too good`,
          `A customer who costs ${sayMoney(cac)} is to bring in ${sayMoney(lifetimeValue)}. Good online businesses reach 3 to 8. Check the cost to win a customer: it includes ads, discounts, fees and the hours of everyone who sells.`,
          atFigure('cac'),
        ),
        [
          { address: atFigure('cac'), says: sayMoney(cac) },
          { address: atFigure('churnRate'), says: sayPercent(churnRate) },
        ],
        [`${sayMoney(lifetimeValue)} ÷ ${sayMoney(cac)} = ${formatRatio(ratio)}`],
      )
    },
  },
  {
    id: 'acquisition-against-forecast',
    steps: [step, 6],
    weight: weights.weak,
    find(facts) {
      const sales = readSales(facts)
      const { cac } = facts.money.projections
      const { main } = sales ?? {}
      if (!sales || !main || facts.money.state !== 'real' || cac <= 0) return null
      // The customers of a business that is bought are there already.
      if (main.stream.kind !== 'recurring' && findPurchase(facts)) return null
      if (main.stream.kind !== 'recurring' && facts.data.marketingStrategy.channels.some(comesFree))
        return null
      const joined = countWon(main, facts)
      const spent = sumMarketing(facts, sales.years[0] ?? 0)
      if (spent === null || joined < 5 || spent <= 0 || cac * joined <= spent * 2.5) return null
      return show(
        recommend(
          'Too little marketing for so many customers',
          `${quoteList([main.stream.name], 'stream')} needs ${sayNumber(Math.round(joined))} new customers in year one. At ${facts.sayMoney(cac)} each that costs ${facts.sayMoney(cac * joined)}, but the forecast spends ${facts.sayMoney(spent)} on marketing. Raise the spending, or say which customers come for free.`,
          atStream(main.stream.id, 'inMonth12'),
        ),
        [{ address: atFigure('cac'), says: facts.showMoney(cac) }],
        [`${sayNumber(Math.round(joined))} × ${facts.showMoney(cac)} = ${facts.showMoney(cac * joined)}`],
      )
    },
  },
]

const freeWay =
  /\b(?:walk[- ]?ins?|walk(?:s|ed|ing)? (?:in|past|by)|foot traffic|pass(?:ers|ing)[- ]?by|pedestrians?|storefront|walk-on|seen by everyone)\b/i

/** A channel that brings customers who cost nothing each. */
function comesFree(channel: string): boolean {
  return freeWay.test(channel)
}

const customerWords =
  /\b(?:customers?|clients?|members?|patients?|students?|subscribers?|accounts?|famil(?:y|ies)|households?|patrons?)\b/i

/**
 * The customers that year one must win. Orders, visits and tickets are no customers: how many of them the same people
 * buy is not known. Where customers themselves are sold to by the piece, each buys as often as the unit figures say.
 */
function countWon({ stream, joined, volumes }: StreamFacts, { money }: PlanFacts): number {
  if (stream.kind === 'recurring') return joined.slice(0, 12).reduce((sum, count) => sum + count, 0)
  const { purchasesPerMonth, priceUnit } = money.projections
  if (stream.kind !== 'units' || purchasesPerMonth <= 0) return 0
  if (!customerWords.test(stream.name) && !customerWords.test(priceUnit)) return 0
  const sold = volumes.slice(0, 12).reduce((sum, count) => sum + count, 0)
  return sold / Math.max(1, purchasesPerMonth * 12)
}

/** What the forecast spends on marketing in year one. Null when it rises with each new customer. */
function sumMarketing({ data }: PlanFacts, sales: number): number | null {
  let sum = 0
  for (const { category, amount, period, startMonth } of data.financialProjections.forecast.runningCosts) {
    if (category !== 'marketing' || amount === null) continue
    if (period === 'new-customer') return null
    const months = Math.max(0, 13 - (startMonth ?? 1))
    if (period === 'percent-of-sales') sum += (sales * amount) / 100
    else if (period === 'once') sum += amount
    else sum += (amount * months) / (period === 'year' ? 12 : period === 'quarter' ? 3 : 1)
  }
  return sum
}
