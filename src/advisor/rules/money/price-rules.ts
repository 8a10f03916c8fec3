import { addPairs, isAmong, isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { readDirectPay } from '#advisor/facts/direct-pay.ts'
import { isOfSeveral } from '#advisor/facts/other-unit.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, atFigure, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { isPriceRetold, listOwnPrices, type OwnPrice } from './own-prices.ts'
import { textEvidence } from './text-evidence.ts'

/** Prices, costs and churn that are said in one place and counted in another. */

const priceFields: readonly FieldKey[] = [
  'competitiveAnalysis.pricingStrategy',
  'businessModel.revenueStreams',
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'implementationTimeline.executiveSummary',
]
/** Where a price is named in passing. Only 'an order of $20' and 'at $20 an order' are read there. */
const otherFields: readonly FieldKey[] = [
  'marketAnalysis.som',
  'marketingStrategy.budget',
  'marketingStrategy.channels',
  // A goal for a metric may lie above today's price.
  'marketingStrategy.metrics',
  'operationsPlan.keyProcesses',
  'riskAnalysis.risks.mitigation',
  'riskAnalysis.risks.description',
  'implementationTimeline.milestones.description',
  'financialProjections.forecast.streams.capacityReason',
]
const notPrice =
  /\b(?:margins?|profit|keeps?|leaves?|costs?|contribut\w+|fees?|commission|goes|rises?|falls?|up|down|tips?|spends?|they|chain|rival\w*|competitor\w*|others?|credit|bonus|for each new|to win|ads?|discount|less|more|saves?|deposit|materials?|shipping|freight|parts|labor|wages?)\b/i
const mostApart = 2.5

/** The unit right beside the amount: 'orders of $34', 'the average $27 order', '$26 an order'. */
function isOfUnit({ lead, tail, claim }: Phrase, unit: string): boolean {
  if (unit === '' || spans.has(unit)) return false
  const [, before = ''] =
    /(\p{L}+)(?:\s(?:value|size|price))?\s(?:(?:of|at|is|are|brings?|was|for|price of|just|only|about|averag\w+)\s)+$/iu.exec(
      lead,
    ) ?? []
  const [, after = ''] = /^\s?(?:an?\s|per\s|each\s|every\s)?(\p{L}+)/iu.exec(tail) ?? []
  return (
    claim.per === unit ||
    toSingular(before.toLowerCase()) === unit ||
    toSingular(after.toLowerCase()) === unit
  )
}

/** 'Drives the van at $28 an hour, about $47 a visit': what the hour comes to, and no price. */
function isOfWage(facts: PlanFacts, { claim, tail }: Phrase): boolean {
  return (
    /^[^.;]{0,40}\b(?:wages?|payroll|pay)\b/iu.test(tail) ||
    claimsOf(facts, claim.field).some(
      ({ address, sentence, period, end }) =>
        period === 'hour' && address === claim.address && sentence === claim.sentence && end <= claim.start,
    )
  )
}

function isNamedInPassing(facts: PlanFacts, phrase: Phrase, prices: readonly OwnPrice[]): boolean {
  const unit = toSingular(facts.data.financialProjections.projections.priceUnit)
  const { low, high, certainty } = phrase.claim
  const [main] = prices
  return (
    main !== undefined &&
    low === high &&
    (certainty === 'stated' || certainty === 'about') &&
    isOfUnit(phrase, unit) &&
    !isOfWage(facts, phrase) &&
    !notPrice.test(`${phrase.lead.slice(-40)} ${phrase.tail.slice(0, 12)}`) &&
    prices.some(({ price }) => Math.max(price, low) <= mostApart * Math.min(price, low))
  )
}

const spans = new Set(['hour', 'day', 'week', 'month', 'quarter', 'year'])
const comparison =
  /^\s*(?:above|below|more|less|cheaper|off|under|over|higher|lower|extra|credit|discount|deposit|back|each way|to \$|saved|worth|of (?!the))/i
const otherAmount =
  /\b(?:saves?|saved|saving|worth|instead of|than|fees?|deposit|below|above|up to|from|until|introductory|opening|trial|first|later|was|were|rival\w*|competitor\w*|salon|budget|costs? (?:us|me|them)|costs? (?:of|per|to (?:win|get|gain|reach|acquire|bring))|(?:acquisition|marketing|advertising) costs?|cac|half of|credit|discount|surcharge|wrap|add-?on|extra)\b[^.]{0,30}$/i

/** 'A pair to a shop leaves $8.40, a pair online $17.80': the verb is of both amounts. */
const leftBefore =
  /\b(?:leaves?|left|keeps?|earns?|nets?|yields?|saves?|contributes?|brings? (?:us|me)|margins? (?:is|of))\b[^,;.\d]{0,20}\d[\d.,]*[^,;.\d]{0,40}(?:,|\band\b|\bwhile\b)(?: (?:and|but))? (?:\p{L}[\p{L}’'-]* ){1,5}$/iu

function isLeft({ claim: { sentence, quote: said } }: Phrase): boolean {
  return leftBefore.test(sentence.slice(0, Math.max(0, sentence.indexOf(said))))
}

/** Words beside a price that do not say what it is for. */
const plainWords = new Set(
  'cost costs price priced is are at only just about each one sold sell pay pays customer customers'.split(
    ' ',
  ),
)

/** The price that a phrase must be about, or null when it can be about anything. */
function findMeant(facts: PlanFacts, phrase: Phrase, prices: readonly OwnPrice[]): OwnPrice | null {
  const { claim, lead, tail } = phrase
  const [main] = prices
  if (!main) return null
  const unit = toSingular(facts.data.financialProjections.projections.priceUnit)
  const isTime = spans.has(unit)
  const near = lead.slice(-50)
  const isFarOff = Math.max(claim.low, main.price) > farOff * Math.min(claim.low, main.price)
  if (!isFarOff && /\baverage\b/i.test(`${near} ${tail.slice(0, 25)}`) && hasUnit(`${near} ${tail}`, unit))
    return main
  if (unit !== '' && !isTime) {
    if (claim.per === unit) return main
    if (
      !isFarOff &&
      new RegExp(String.raw`\b(?:an?|each|one|every|per)\s(?:\p{L}+\s)?${unit}\b[^,;.]{0,12}$`, 'iu').test(
        near,
      )
    )
      return main
  }
  if (
    unit === 'hour' &&
    claim.period === 'hour' &&
    /\b(?:at|charge|bill|costs?|is|(?:rate|price) of)\s*$|^\s*$/i.test(near)
  )
    return main
  if (claim.per !== null || claim.period !== null) return null
  if (payers.test(lead)) return findNearest(facts, claim, prices)
  const said = listWords(`${near.split(/[,:;]|\band\b/u).at(-1) ?? ''} ${tail.slice(0, 30)}`)
    .map(toSingular)
    .filter((word) => !plainWords.has(word))
  const words = new Set(said)
  const named = prices.filter(({ name }) => {
    const own = listWords(name)
      .map(toSingular)
      .filter((word) => word.length > 3)
    return own.length > 0 && own.every((word) => words.has(word)) && words.size <= own.length + 1
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** 'Households pay' */
const payers =
  /(?:^|[.;,:]\s*|\band )(?:our |all |the |private )?(?:households|famil(?:y|ies)|customers?|members?|guests?|clients?|stores|shops|restaurants|caf[eé]s|patients?|students?|schools?|everyone|visitors|compan(?:y|ies)|branches|parents|adults|children|homeowners|owners|riders|growers|farmers|tenants|you) (?:only |just |now )?pays? (?:us )?(?:only |just |about |a flat )?$/i
const mostOff = 1.5
/** So far from the price, an average is of something else. */
const farOff = 5

/** The price that the payers are most likely meant to pay: one that the same text does not name. */
function findNearest(facts: PlanFacts, claim: PlanClaim, prices: readonly OwnPrice[]): OwnPrice | null {
  const beside = claimsOf(facts, claim.field).filter(({ address }) => address === claim.address)
  const [nearest] = prices
    .filter(
      ({ price }) =>
        Math.max(price, claim.low) <= mostOff * Math.min(price, claim.low) &&
        !beside.some(({ low }) => isNear(low, price, 0.01)),
    )
    .toSorted((one, other) => Math.abs(one.price - claim.low) - Math.abs(other.price - claim.low))
  return nearest ?? null
}

function hasUnit(words: string, unit: string): boolean {
  if (unit === '' || spans.has(unit))
    return /\b(?:prices?|fees?|sales?|subscriptions?|customers?)\b/i.test(words)
  return (
    listWords(words).some((word) => toSingular(word) === unit) ||
    /\b(?:price|customer|purchase|ticket|sale)\b/i.test(words)
  )
}

/** 'Monthly fees, $1,240 on average' are the price, unlike the fees of a bank. */
function isAverageFee({ lead, tail }: Phrase): boolean {
  return /^\s*on average\b/iu.test(tail) && /\bfees?\b[^\p{L}]*$/iu.test(lead)
}

/** '12% of the average price of $483, or $58' and 'on an order of $72 that is $10.80 and $3.24' work the price out. */
function isWorkedOut(facts: PlanFacts, claim: PlanClaim, price: number): boolean {
  const beside = claimsOf(facts, claim.field)
    .filter((other) => other !== claim && other.sentence === claim.sentence && other.kind === 'money')
    .map(({ low }) => low)
  const isTakenFrom = claimsOf(facts, claim.field).some(
    ({ kind, low, address }) =>
      kind === 'percent' && address === claim.address && isNear((claim.low * low) / 100, price, 0.03),
  )
  return isTakenFrom || addPairs(beside).some((amount) => isNear(amount, price, 0.01))
}

/** '2.5 pairs to an order': the price of an order is that of so many pieces. */
function isOfSeveralPieces({ data, claims }: PlanFacts, amounts: readonly number[]): boolean {
  const { price, priceUnit } = data.financialProjections.projections
  const unit = toSingular(priceUnit).toLowerCase()
  if (unit === '') return false
  const counted = claims.filter(
    ({ kind, low, high, sentence }) =>
      (kind === 'count' || kind === 'number') &&
      low === high &&
      low > 1 &&
      low <= mostPieces &&
      sentence.toLowerCase().includes(unit),
  )
  return amounts.some((amount) => counted.some(({ low }) => isNear(amount * low, price, 0.02)))
}

const mostPieces = 60

export const priceRules: readonly Rule[] = [
  {
    id: 'price-text-differs',
    steps: [4, 8, 3, 1, 2, 6, 7, 11, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const { money, currency } = facts
      const prices = listOwnPrices(facts)
      if (!money.canCalculate || prices.length === 0) return null
      const rivals = [
        ...claimsOf(facts, 'competitiveAnalysis.directCompetitors.pricing'),
        ...claimsOf(facts, 'competitiveAnalysis.indirectCompetitors.pricing'),
      ].flatMap(({ low, high }) => [low, high])
      const own = prices.map(({ price }) => price)
      const known = [...own, ...rivals]
      for (const phrase of listPhrases(facts, [...priceFields, ...otherFields])) {
        const { claim, lead, tail } = phrase
        if (claim.currency !== null && !claim.currencies.includes(currency)) continue
        if (
          comparison.test(tail) ||
          isLeft(phrase) ||
          (otherAmount.test(lead.slice(-60)) && !isAverageFee(phrase)) ||
          isAmong(claim, payers.test(lead) ? own : known, 0.01)
        )
          continue
        const isInPassing = otherFields.includes(claim.field)
        if (isInPassing && !isNamedInPassing(facts, phrase, prices)) continue
        const meant = isInPassing ? prices[0] : findMeant(facts, phrase, prices)
        if (!meant || isNear(claim.low, meant.price * 12) || isNear(claim.low * 12, meant.price)) continue
        if (isWorkedOut(facts, claim, meant.price) || isPriceRetold(facts, claim, prices, meant)) continue
        const counted = facts.sayMoney(meant.price)
        return show(
          recommend(
            'Two prices for the same thing',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the numbers are worked out with ${counted}. Use the price that customers will pay in both places. Every other figure follows from it.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: meant.place, says: counted }],
          [`${claim.quote} ≠ ${counted}`],
        )
      }
      return null
    },
  },
  {
    id: 'price-forecast-differs',
    steps: [8],
    weight: weights.contradicts - 1,
    find(facts) {
      const { money, data, sayMoney } = facts
      const { price, priceUnit, purchasesPerMonth } = data.financialProjections.projections
      const priced = sampleItems(data.financialProjections.forecast.streams).filter(
        (stream) => stream.kind !== 'amount' && (stream.price ?? 0) > 0,
      )
      const [first] = priced
      if (!money.canCalculate || !first) return null
      const amounts = priced.map((stream) => stream.price ?? 0)
      const monthly = price * purchasesPerMonth
      const same = priced.find((stream) => isNear(stream.price ?? 0, price, 0.02))
      if (same) {
        return remark(
          'One price everywhere',
          `The unit economics and ${quote(same.name || 'the forecast')} both count with ${sayMoney(price)}.`,
          atFigure('price'),
        )
      }
      if (isAmong({ low: monthly, high: monthly }, amounts, 0.05) || isOfSeveralPieces(facts, amounts))
        return null
      if (price > Math.min(...amounts) && price < Math.max(...amounts)) return null
      if (isOfSeveral(priceUnit, price, first.name, first.price ?? 0)) return null
      const unit = toSingular(priceUnit)
      const isSame =
        listWords(first.name).some((word) => toSingular(word) === unit) ||
        (first.kind === 'recurring' && unit === 'month') ||
        (first.kind === 'hours' && unit === 'hour')
      return show(
        (isSame && priced.length === 1 ? warn : recommend)(
          'The forecast has another price',
          `The unit economics count with ${sayMoney(price)}${unit === '' ? '' : ` per ${unit}`}, but ${quote(first.name || 'the forecast')} sells at ${sayMoney(first.price ?? 0)}. If they are the same thing, use one price. If not, say in the name what is sold.`,
          atFigure('price'),
        ),
        [
          { address: atFigure('price'), says: sayMoney(price) },
          {
            address: at('financialProjections', 'forecast', 'streams', { id: first.id }, 'price'),
            says: sayMoney(first.price ?? 0),
          },
        ],
        [`${sayMoney(price)} ≠ ${sayMoney(first.price ?? 0)}`],
      )
    },
  },
  {
    id: 'cost-of-sale-differs',
    steps: [8],
    weight: weights.contradicts - 2,
    find(facts) {
      const { money, data, sayMoney } = facts
      const { price, cogs } = data.financialProjections.projections
      if (!money.canCalculate || cogs <= 0) return null
      const stream = sampleItems(data.financialProjections.forecast.streams).find(
        (candidate) => candidate.price !== null && isNear(candidate.price, price, 0.02),
      )
      if (!stream) return null
      const counted = (stream.costPerUnit ?? 0) + ((stream.costPercent ?? 0) / 100) * price
      if (counted <= 0 || isNear(counted, cogs, 0.12)) return null
      // The hours of a sale may be in the wages of those who do the work.
      if (readDirectPay(data) > 0) return null
      return show(
        recommend(
          'Two costs for the same sale',
          `The unit economics count ${sayMoney(cogs)} of cost for a sale at ${sayMoney(price)}, but the forecast counts ${sayMoney(counted)} for ${quote(stream.name || 'it')}. The margin is different in each. Use one.`,
          atFigure('cogs'),
        ),
        [
          { address: atFigure('cogs'), says: sayMoney(cogs) },
          {
            address: at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'costPerUnit'),
            says: sayMoney(counted),
          },
        ],
        [
          `${sayMoney(price)} − ${sayMoney(cogs)} = ${sayMoney(price - cogs)}`,
          `${sayMoney(price)} − ${sayMoney(counted)} = ${sayMoney(price - counted)}`,
        ],
      )
    },
  },
]
