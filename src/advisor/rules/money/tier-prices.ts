import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { textEvidence } from './text-evidence.ts'

/** The price list beside the forecast and the texts. */

const tierList = at('financialProjections', 'pricingTiers')
const notPrices =
  /^(?:competitiveAnalysis\.(?:in)?directCompetitors|customerPersonas|marketAnalysis\.(?:tam|trends)|financialProjections\.(?:startupCosts|funding)|teamStructure)/u
/** What one price can be of another: so many months, weeks or pieces. */
const multiples = [1, 12, 1 / 12, 10, 11, 4, 52, 1 / 52, 6, 2, 3, 0.5]
const mostApart = 2
const mostApartUnnamed = 1.4

interface Priced {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly words: readonly string[]
}

function listPriced(items: readonly { id: string; name: string; price: number | null }[]): Priced[] {
  return items.flatMap(({ id, name, price }) =>
    price !== null && price > 0
      ? [{ id, name, price, words: listContextWords(name.split(/[,:(;]/u, 1)[0]?.slice(0, 60) ?? '') }]
      : [],
  )
}

function isMultiple(one: number, other: number): boolean {
  return multiples.some((times) => isNear(one, other * times, 0.011))
}

/** Named alike: by all words of the shorter name. */
function isNamedAlike(one: Priced, other: Priced): boolean {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  return short.words.length > 0 && short.words.every((word) => long.words.includes(word))
}

/** Of those that are named alike, the one with just the same words: 'Books', and not 'Books and payroll'. */
function listNamed(one: Priced, others: readonly Priced[]): readonly Priced[] {
  const alike = others.filter((other) => isNamedAlike(one, other))
  const same = alike.filter(({ words }) => words.length === one.words.length)
  return same.length > 0 ? same : alike
}

/** Whether a text or the unit economics have the price, too. */
function isKnown({ data, claims }: PlanFacts, price: number): boolean {
  return (
    isNear(data.financialProjections.projections.price, price, 0.005) ||
    claims.some(
      ({ kind, low, field }) => kind === 'money' && isNear(low, price, 0.005) && !notPrices.test(field),
    )
  )
}

const isSame = (one: number, other: number): boolean => isNear(one, other, 0.005)

/** The only one that shares a word with it which no other has: 'Van tune-up' and 'Van visits'. */
function findByOneWord(
  tier: Priced,
  tiers: readonly Priced[],
  streams: readonly Priced[],
): readonly Priced[] {
  const isOwn = (word: string): boolean =>
    tiers.filter(({ words }) => words.includes(word)).length === 1 &&
    streams.filter(({ words }) => words.includes(word)).length === 1
  const own = tier.words.filter(isOwn)
  return streams.filter(({ words }) => own.some((word) => words.includes(word)))
}

/** 'Advisory hour', where the unit economics count hours and a stream has their price. */
function findByUnit({ data }: PlanFacts, tier: Priced, streams: readonly Priced[]): readonly Priced[] {
  const { price, priceUnit } = data.financialProjections.projections
  const isNamed = priceUnit.length > 2 && listWords(tier.name.slice(0, 60)).includes(priceUnit.toLowerCase())
  return isNamed && priceUnit !== 'month' ? streams.filter((stream) => isSame(stream.price, price)) : []
}

/** What is left on both sides when every other tier has a stream of its price. */
function findLeft(tier: Priced, tiers: readonly Priced[], streams: readonly Priced[]): readonly Priced[] {
  if (tiers.length !== streams.length) return []
  const left = streams.filter(({ price }) => !tiers.some((other) => isSame(other.price, price)))
  const isOnly = tiers.every(
    (other) => other === tier || streams.some(({ price }) => isSame(other.price, price)),
  )
  return isOnly && left.length === 1 ? left : []
}

/** Another name may be another thing, so the list must be the only place that has its price. */
function findOtherwiseNamed(
  facts: PlanFacts,
  tier: Priced,
  tiers: readonly Priced[],
  streams: readonly Priced[],
): readonly Priced[] {
  const byWord = findByOneWord(tier, tiers, streams)
  const byUnit = byWord.length > 0 ? byWord : findByUnit(facts, tier, streams)
  const found = byUnit.length > 0 ? byUnit : findLeft(tier, tiers, streams)
  return found.filter(
    ({ price }) =>
      Math.max(tier.price, price) <= mostApartUnnamed * Math.min(tier.price, price) &&
      !isKnown(facts, tier.price) &&
      isKnown(facts, price),
  )
}

/** Words that make a price of several, or one of some customers, days or sizes. */
const onTerms =
  /\b(?:averag\w+|avg|net of|after (?:fees?|tax|discounts?)|with(?:out)? tax|plus tax|wholesale|mix\w*|blended|discount\w*|first (?:visits?|months?|orders?|class(?:es)?|times?|sessions?|lessons?|year)|later|introduct\w+|weekends?|weekdays?|starting|small(?:er)?|large(?:r)?|half)\b|\bfrom \p{Sc}/iu

/** The words around an amount. */
function nearOf({ sentence, quote: said }: PlanClaim): string {
  const start = sentence.indexOf(said)
  return sentence.slice(Math.max(0, start - 30), start + said.length + 25)
}

/** Whether the names or what the texts say of either price tell why there are two. */
function isExplained({ data, claims }: PlanFacts, tier: Priced, stream: Priced): boolean {
  const features = data.financialProjections.pricingTiers.find(({ id }) => id === tier.id)?.features ?? []
  return (
    onTerms.test(`${tier.name} ${stream.name} ${features.slice(0, 8).join('. ')}`) ||
    claims.some(
      (claim) =>
        claim.kind === 'money' &&
        !notPrices.test(claim.field) &&
        (isNear(claim.low, tier.price, 0.005) || isNear(claim.low, stream.price, 0.005)) &&
        onTerms.test(nearOf(claim)),
    )
  )
}

/** A tier and the stream of its name at two prices, of which only one is known to the rest of the plan. */
function findPair(facts: PlanFacts): { tier: Priced; stream: Priced } | null {
  const { pricingTiers, forecast } = facts.data.financialProjections
  const tiers = listPriced(sampleItems(pricingTiers))
  const streams = listPriced(sampleItems(forecast.streams).filter(({ kind }) => kind !== 'amount'))
  for (const tier of tiers) {
    if (streams.some(({ price }) => isSame(tier.price, price))) continue
    const alike = listNamed(tier, streams)
    const named = alike.length > 0 ? alike : findOtherwiseNamed(facts, tier, tiers, streams)
    const [stream] = named
    // A stream of several tiers has their average.
    if (!stream || named.length > 1 || listNamed(stream, tiers).length > 1) continue
    if (isMultiple(tier.price, stream.price)) continue
    if (tiers.some(({ price }) => isSame(stream.price, price))) continue
    if (Math.max(tier.price, stream.price) > mostApart * Math.min(tier.price, stream.price)) continue
    if (isKnown(facts, tier.price) === isKnown(facts, stream.price)) continue
    if (!isExplained(facts, tier, stream)) return { tier, stream }
  }
  return null
}

const listFields: readonly FieldKey[] = [
  'competitiveAnalysis.pricingStrategy',
  'businessModel.revenueStreams',
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'competitiveAnalysis.marketPosition',
  'implementationTimeline.executiveSummary',
]
const between = /^[^.;:\d]{0,30}(?:,|\band\b|\bor\b|\/|\bto\b)[^.;:\d]{0,30}$/iu
const otherMoney =
  /\b(?:cost(?:s|ing)? (?:us|me|of)|rent|wages?|pay(?:roll|ment)?s?|loan|sales of|revenue|rivals?|competitors?|others?|they|chains?|shops? (?:ask|charge)|deposit|discount|save[sd]?|savings|ads?|fees? of|last year|until|used to|raised?|tips?|insur\w*|hosting|freight \$|goods|ingredients?|profit|margin|keep|leaves)\b/i

/** Prices of something else, of another time or on other terms. */
const otherTerms =
  /\b(?:pick-?up|wholesale|tried|tested|trial|survey\w*|test|named|would pay|gift|vouchers?|add-?ons?|extras?|net of|before tax|with(?:out)? (?:tax|delivery|shipping|install\w+|setup|parts|labor)|plus tax|students?|seniors?|weekends?|bulk|or more|off[- ]season|refills?)\b/i

/** 'The three bakeries in town ask' */
const ofOthers =
  /\b(?:the|these|those|most|all|other|both) (?:\p{L}+ ){1,5}(?:asks?|charges?|takes?|sells?)\b/iu

/** Amounts in a row: '$299, $479 and $799'. */
function listRows(facts: PlanFacts): Phrase[][] {
  const rows: Phrase[][] = []
  for (const phrase of listPhrases(facts, listFields)) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    const { claim, text } = phrase
    const isNext =
      before?.claim.address === claim.address && between.test(text.slice(before.claim.end, claim.start))
    if (row && isNext) row.push(phrase)
    else rows.push([phrase])
  }
  return rows
}

/** As many prices in a row as there are tiers, near them, and not theirs. */
function findOtherList(facts: PlanFacts): { row: readonly Phrase[]; prices: readonly number[] } | null {
  const { pricingTiers, forecast } = facts.data.financialProjections
  const prices = sampleItems(pricingTiers)
    .map(({ price }) => price)
    .filter((price) => price > 0)
    .toSorted((one, other) => one - other)
  if (prices.length < 2) return null
  const known = [
    ...prices,
    facts.data.financialProjections.projections.price,
    ...sampleItems(forecast.streams).map(({ price }) => price ?? 0),
    ...listRivalPrices(facts),
  ]
  for (const row of listRows(facts)) {
    if (row.length !== prices.length || !row.every(isPlain)) continue
    const said = row.map(({ claim }) => claim.low).toSorted((one, other) => one - other)
    const isApart = ([amount, price]: readonly [number, number]) =>
      Math.max(amount, price) > 1.35 * Math.min(amount, price)
    const pairs = said.map((amount, index) => [amount, prices[index] ?? 0] as const)
    const others = pairs.filter(([amount, price]) => !isNear(amount, price, 0.005))
    const isOther = ([amount]: readonly [number, number]) =>
      !known.some((price) => isNear(amount, price, 0.003))
    if (others.length > 0 && others.every(isOther) && !pairs.some(isApart)) return { row, prices }
  }
  return null
}

function isPlain({ claim, lead }: Phrase): boolean {
  return (
    claim.low === claim.high &&
    claim.certainty === 'stated' &&
    claim.time === null &&
    !otherMoney.test(lead.slice(-60)) &&
    !otherTerms.test(claim.sentence) &&
    !ofOthers.test(lead)
  )
}

function listRivalPrices(facts: PlanFacts): number[] {
  const claims: readonly PlanClaim[] = [
    ...claimsOf(facts, 'competitiveAnalysis.directCompetitors.pricing'),
    ...claimsOf(facts, 'competitiveAnalysis.indirectCompetitors.pricing'),
  ]
  return claims.flatMap(({ low, high }) => [low, high])
}

export const tierPriceRules: readonly Rule[] = [
  {
    id: 'tier-price-not-counted',
    steps: [8],
    weight: weights.contradicts - 1,
    find(facts) {
      const found = facts.money.canCalculate ? findPair(facts) : null
      if (!found) return null
      const { tier, stream } = found
      const [listed, counted] = [facts.sayMoney(tier.price), facts.sayMoney(stream.price)]
      const places = [
        { address: at('financialProjections', 'pricingTiers', { id: tier.id }, 'price'), says: listed },
        { address: atStream(stream.id, 'price'), says: counted },
      ]
      return show(
        recommend(
          'The price list has another price',
          `${quote(tier.name, 40)} costs ${listed} in the price list, but the forecast sells ${quote(stream.name, 40)} at ${counted}. If they are the same thing, use the price that customers will pay in both places.`,
          places[0]?.address,
        ),
        places,
        [`${listed} ≠ ${counted}`],
      )
    },
  },
  {
    id: 'price-list-differs',
    steps: [4, 8, 1, 3, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts - 1,
    find(facts) {
      const found = findOtherList(facts)
      const [first] = found?.row ?? []
      if (!found || !first) return null
      const said = joinWords(found.row.map(({ claim }) => claim.quote))
      const listed = joinWords(found.prices.map((price) => facts.sayMoney(price)))
      return show(
        recommend(
          'Two price lists',
          `${quote(first.claim.sentence, 80)} says ${said}, but the price list has ${listed}. Use the prices that customers will pay in both places.`,
          first.claim.address,
        ),
        [textEvidence(first), { address: tierList, says: listed }],
        [`${said} ≠ ${listed}`],
      )
    },
  },
]
