import type { Evidence } from '#advisor/advice/advice.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { readSales, type SalesFacts } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { findUsualGoods, type UsualGoods } from '#advisor/facts/usual-goods-share.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { atFigure, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { sellsToTrade } from '#domain/plan/lists/customers-trade.ts'

/** What goods cost a whole trade, such as the ingredients of a restaurant, against what the plan counts with. */

const tradesForOthers = new Set(['saas', 'marketplace', 'consulting'])
/** Sales with hardly any goods in them. */
const noGoods =
  /\b(?:rent\w*|hire|class\w*|lessons?|workshops?|courses?|tours?|tickets?|fees?|commission\w*|member\w*|gift cards?|licens\w+|franchis\w+|repairs?|services?|coaching|hours?|admissions?|entr(?:y|ies)|desks?|shows?|passes)\b/i
/** Goods that the forecast pays for as a running cost. */
const goodsCost =
  /\b(?:ingredients?|food(?! (?:licen|permit|safety|inspect|handler))|goods|materials|stock|inventory|groceries|beverages|produce|flowers|meat)\b/i
const fields: readonly FieldKey[] = [
  'businessModel.costStructure',
  'businessModel.keyActivities',
  'competitiveAnalysis.pricingStrategy',
  'operationsPlan.keyProcesses',
  'operationsPlan.quality',
]
const goodsWord =
  /\b(?:(?:food|ingredient|beverage|pour|goods|plate|product|recipe|menu) costs?|cost of (?:goods|food|ingredients|sales)|ingredients|purchase price)\b/i
const notWhole =
  /\b(?:waste|spoil\w*|loss|shrink\w*|rises?|rose|more|less|cheaper|discount|save[sd]?|cut|below|above|within|of (?:the )?(?:ingredients|goods|food))\b/i

const sellsToOthers = rememberTexts(sellsToTrade)

interface LowShare {
  readonly percent: number
  readonly evidence: Evidence
  readonly sum: string
}

/** The forecast, where it counts goods with the sales and nowhere else. */
function readForecastShare(facts: PlanFacts, { streams }: SalesFacts): LowShare | null {
  const { runningCosts } = facts.data.financialProjections.forecast
  if (sampleItems(runningCosts).some(({ name }) => goodsCost.test(name.slice(0, 120)))) return null
  const counted = streams.filter(({ stream, share }) => share > 0 && !noGoods.test(stream.name))
  const sold = counted.reduce((sum, { share }) => sum + share, 0)
  if (sold < 0.5) return null
  const shareOf = ({ stream }: (typeof counted)[number]) =>
    stream.costShare + (stream.price > 0 ? stream.costPerUnit / stream.price : 0)
  const percent = (counted.reduce((sum, one) => sum + shareOf(one) * one.share, 0) / sold) * 100
  const main = counted.reduce((most, one) => (one.share > most.share ? one : most))
  const field = main.stream.costPerUnit > 0 ? 'costPerUnit' : 'costPercent'
  const said = sayPercent(shareOf(main) * 100)
  return {
    percent,
    evidence: { address: atStream(main.stream.id, field), says: `${main.stream.name}: ${said}` },
    sum: `Goods of all sales: ${sayPercent(percent)}`,
  }
}

/** The cost of one sale, where the forecast says nothing. */
function readUnitShare({ money, showMoney }: PlanFacts): LowShare | null {
  const { price, cogs } = money.projections
  if (!money.canCalculate || price <= 0 || cogs <= 0) return null
  const percent = (cogs / price) * 100
  return {
    percent,
    evidence: { address: atFigure('cogs'), says: showMoney(cogs) },
    sum: `${showMoney(cogs)} ÷ ${showMoney(price)} = ${sayPercent(percent)}`,
  }
}

/** 'Food cost of 14%', 'priced at about 16% ingredients' */
function findWritten(facts: PlanFacts, { leastPercent }: UsualGoods): PlanClaim | null {
  const found = listPhrases(facts, fields, ['percent']).find(({ claim, lead, tail }) => {
    if (claim.high >= leastPercent || claim.low < 3 || claim.certainty !== 'stated') return false
    const before = lead.slice(-45)
    const after = tail.slice(0, 30)
    return (goodsWord.test(before) || goodsWord.test(after)) && !notWhole.test(`${before} ${after}`)
  })
  return found?.claim ?? null
}

export const goodsShareRules: readonly Rule[] = [
  {
    id: 'goods-share-below-trade',
    steps: [8, 3, 4],
    weight: weights.contradicts - 14,
    find(facts) {
      const { ownText } = facts.kind
      if (tradesForOthers.has(facts.templateId) || sellsToOthers(ownText)) return null
      const trade = findUsualGoods(ownText)
      if (!trade) return null
      const sales = readSales(facts)
      const counted = sales ? readForecastShare(facts, sales) : readUnitShare(facts)
      const isLow = counted !== null && counted.percent > 0 && counted.percent < trade.leastPercent
      const written = findWritten(facts, trade)
      if (!isLow && !written) return null
      const said = isLow ? sayPercent(Math.round(counted.percent)) : (written?.quote ?? '')
      return show(
        recommend(
          'Goods that cost less than in the trade',
          `${written ? quote(written.sentence, 80) : 'The plan'} counts with ${said} of the sales for goods. ${trade.trade} usually pays ${trade.usual}. Work out the five things you sell most from a supplier’s price list, with waste and staff meals, or show the books that prove it. Every sale earns this margin.`,
          isLow ? counted.evidence.address : written?.address,
        ),
        [
          ...(isLow ? [counted.evidence] : []),
          ...(written
            ? [{ address: written.address, says: shorten(written.sentence), mark: written.quote }]
            : []),
        ],
        isLow ? [counted.sum] : [],
      )
    },
  },
]
