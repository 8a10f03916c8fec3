import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { claimsOf, listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { at, atFigure, atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** Figures that follow from others: a limit from what makes it, an average from its mix, customers from a budget. */

const eachOf = /\beach\b|\bapiece\b|×/i
const otherLimit =
  /\b(?:about a third|at the same time|less|minus|half|share|%|besides|left after|of which)\b/i

/** Days, weeks and months that a limit may be told for. */
const spans = [4, 52 / 12, 5, 6, 7, 12, 20, 21, 22, 26, 30]
const factors = new Set<string>(['count', 'number', 'ratio', 'frequency'])

/** 'Two specialists look after 550 systems each' beside a limit of 1,100. */
function findCapacity(facts: PlanFacts): Difference | null {
  for (const { stream } of readSales(facts)?.streams ?? []) {
    const reason = claimsOf(facts, 'financialProjections.forecast.streams.capacityReason').filter(
      ({ address, kind, low, high }) =>
        typeof address[3] === 'object' &&
        address[3].id === stream.id &&
        factors.has(kind) &&
        low === high &&
        low > 1,
    )
    const [first, ...others] = reason
    const text = first?.sentence ?? ''
    if (!first || others.length === 0 || reason.length > 4 || !eachOf.test(text) || otherLimit.test(text))
      continue
    if (reason.some(({ period }) => period === 'year')) continue
    const named = claimsOf(facts, 'financialProjections.forecast.streams.name').filter(
      ({ address }) => typeof address[3] === 'object' && address[3].id === stream.id,
    )
    const sizes = [
      1,
      ...named.flatMap(({ low }) => [low, 1 / low]),
      ...(stream.kind === 'units' ? spans.flatMap((span) => [span, 1 / span]) : []),
    ]
    const products = listProducts(reason.map(({ low }) => low))
    if (products.some((product) => sizes.some((size) => isNear(product * size, stream.capacity, 0.04))))
      continue
    const all = reason.reduce((product, { low }) => product * low, 1)
    if (all > stream.capacity * 3 || all * 3 < stream.capacity) {
      // Many things at a time come in another unit: boxes of ten meals.
      const packed = named.some(
        ({ low }) => all / low <= stream.capacity * 3 && (all / low) * 3 >= stream.capacity,
      )
      if (!packed) continue
    }
    const sum = `${reason.map(({ low }) => sayNumber(low)).join(' × ')} = ${sayNumber(all)}`
    return {
      title: 'The limit does not follow from its reason',
      claim: first,
      place: atStream(stream.id, 'capacity'),
      counted: `the limit of “${stream.name.slice(0, 40)}” is ${sayNumber(stream.capacity)}, and ${sum}`,
      matters: 'A reader works it out, too.',
      sums: [`${sum}, not ${sayNumber(stream.capacity)}`],
    }
  }
  return null
}

/** Every product of some of the numbers. */
function listProducts(numbers: readonly number[]): number[] {
  return numbers.reduce<number[]>(
    (products, number) => products.concat(products.map((product) => product * number)),
    [1],
  )
}

/** '60% at $89, 35% at $149 and 5% at $309' beside the average price. */
function findMix(facts: PlanFacts): Difference | null {
  const { price } = facts.data.financialProjections.projections
  const tiers = sampleItems(facts.data.financialProjections.pricingTiers).filter((tier) => tier.price > 0)
  const main = readSales(facts)?.main.stream
  if (!price || tiers.length < 2 || tiers.length > 6 || !main) return null
  const byTier = tiers.map((tier) =>
    claimsOf(facts, 'financialProjections.pricingTiers.targetSegment').filter(
      ({ address, kind }) =>
        kind === 'percent' && typeof address[2] === 'object' && address[2].id === tier.id,
    ),
  )
  const said = byTier.every((claims) => claims.length === 1) ? byTier.flat() : listMix(facts, tiers.length)
  const shares = said.map(({ low }) => low)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const [first] = said
  if (!first || shares.length !== tiers.length || !isNear(total, 100, 0.015)) return null
  const average = tiers.reduce((sum, tier, index) => sum + (tier.price * (shares[index] ?? 0)) / total, 0)
  if ([price, main.price].some((known) => isNear(average, known, 0.06))) return null
  if (Math.min(...tiers.map((tier) => tier.price)) > price * 3) return null
  const sum = `${tiers.map((tier, index) => `${facts.sayMoney(tier.price)} × ${sayNumber(shares[index] ?? 0)}%`).join(' + ')} = ${facts.sayMoney(average)}`
  return {
    title: 'The mix gives another average',
    claim: first,
    place: atFigure('price'),
    counted: `the plan counts with ${facts.sayMoney(price)} on average, and the mix comes to ${facts.sayMoney(average)}`,
    matters: 'All sales rest on the average price.',
    sums: [sum],
  }
}

/** 'with the mix of 40%, 45% and 15%' in one sentence of the pricing. */
function listMix(facts: PlanFacts, count: number): PlanClaim[] {
  const shares = claimsOf(facts, 'competitiveAnalysis.pricingStrategy').filter(
    ({ kind }) => kind === 'percent',
  )
  const bySentence = shares.filter(({ sentence }) => sentence === shares[0]?.sentence)
  return bySentence.length === count && /\bmix\b|\baverage\b/i.test(bySentence[0]?.sentence ?? '')
    ? bySentence
    : []
}

const winsAt = /\b(?:at|for|cost(?:s|ing)?)\s+(?:about |roughly |around )?$/i

/** '$500 a month … twelve new clients a month at $42'. */
function findBought(facts: PlanFacts): Difference | null {
  const phrases = listPhrases(facts, ['marketingStrategy.budget'], ['money', 'count'])
  const [total] = phrases
  const monthly = total && total.claim.kind === 'money' ? readMonthly(total.claim) : null
  if (!total || !monthly || total.claim.period === null || total.claim.start > 40) return null
  const counts = phrases.filter(
    ({ claim }) =>
      claim.kind === 'count' &&
      (claim.period === 'month' || claim.period === 'year') &&
      /\bnew\b/i.test(claim.quote) &&
      claim.certainty !== 'at-most',
  )
  const [won] = counts
  if (!won || counts.length > 1) return null
  const each = phrases.filter(
    ({ claim, lead }) =>
      claim.kind === 'money' &&
      claim !== total.claim &&
      claim.sentence === won.claim.sentence &&
      claim.low < monthly.low &&
      (winsAt.test(lead) || claim.per === 'each'),
  )
  const [cost] = each
  if (!cost || each.length > 1 || /\b(?:and|besides|more|without|rest|launch)\b/i.test(won.claim.sentence))
    return null
  const spent = (won.claim.low * cost.claim.low) / (won.claim.period === 'year' ? 12 : 1)
  if (isNear(spent, monthly.low, 0.15)) return null
  // Some of the budget may be for other things, never the other way round.
  if (spent < monthly.low * 0.6 && spent > 0) return null
  const sum = `${sayNumber(won.claim.low)} × ${cost.claim.quote}${won.claim.period === 'year' ? ' ÷ 12' : ''} = ${facts.sayMoney(Math.round(spent))}`
  return {
    title: 'The budget wins another number',
    claim: won.claim,
    place: total.claim.address,
    counted: `the budget is ${total.claim.quote}, and ${sum}`,
    matters: 'Correct the budget, the number or the cost of each.',
    sums: [sum],
  }
}

const rentLike = /\b(?:rent|lease|commissary|premises|landlord)\b/i

/** 'Two months' as the deposit of a rent. */
function findDeposit(facts: PlanFacts): Difference | null {
  const { running } = readCosts(facts)
  const rents = running.filter(
    ({ name, monthly }) =>
      rentLike.test(name) &&
      monthly !== null &&
      !/\b(?:vans?|trucks?|cars?|vehicles?|equipment)\b/i.test(name),
  )
  const months = claimsOf(facts, 'financialProjections.startupCosts.description').filter(
    ({ kind, unit }) => kind === 'duration' && unit === 'month',
  )
  for (const { id, amount, category, description, kind } of sampleItems(
    facts.data.financialProjections.startupCosts,
  )) {
    const said = months.filter(({ address }) => typeof address[2] === 'object' && address[2].id === id)
    const [claim] = said
    if (kind !== 'deposit' || amount <= 0 || !claim || said.length > 1 || claim.low !== claim.high) continue
    if (!/\b(?:deposit|bond)/i.test(category.slice(0, 200)) || claim.low > 24) continue
    // 'Yard deposit' is of the yard.
    const words = listContextWords(category.slice(0, 100))
    const named = rents.filter(({ name }) => listContextWords(name).some((word) => words.includes(word)))
    const [rent, second] = named.length > 0 ? named : rents
    if (!rent || second || rent.monthly === null) continue
    const due = rent.monthly * claim.low
    const isAlone = !/\b(?:and|plus|utility|utilities|phone)\b|[,;]/i.test(description.slice(0, 300))
    if (isNear(due, amount, 0.2) || (!isAlone && due < amount)) continue
    const sum = `${sayNumber(claim.low)} × ${facts.sayMoney(rent.monthly)} = ${facts.sayMoney(due)}`
    return {
      title: 'The deposit is another number of months',
      claim,
      place: atItem('financialProjections', 'startupCosts', id, 'amount'),
      counted: `“${category.slice(0, 40)}” is ${facts.sayMoney(amount)}, and ${sum}`,
      matters: 'The lease says which.',
      sums: [`${sum}, not ${facts.sayMoney(amount)}`],
    }
  }
  return null
}

const areaFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessModel.keyResources',
  'operationsPlan.keyProcesses',
  'financialProjections.startupCosts.category',
  'financialProjections.startupCosts.description',
  'competitiveAnalysis.pricingStrategy',
]

/** 'The rent is $16 a square foot' on 5,200 square feet. */
function findRentByArea(facts: PlanFacts): Difference | null {
  const rent = readCosts(facts).running.find(({ name, monthly }) => rentLike.test(name) && monthly !== null)
  const areas = areaFields
    .flatMap((field) => claimsOf(facts, field))
    .filter(({ kind, unit }) => kind === 'count' && unit === 'square foot')
  const sizes = new Set(areas.map(({ low }) => low))
  const [area] = areas
  if (!rent || rent.monthly === null || !area || sizes.size > 1) return null
  const said = listPhrases(facts, [
    'businessModel.keyResources',
    'businessModel.costStructure',
    'competitiveAnalysis.pricingStrategy',
    'competitiveAnalysis.competitiveAdvantages.description',
    'implementationTimeline.milestones.description',
  ]).find(({ claim, lead }) => claim.per === 'square foot' && /\b(?:rent|lease)\b/i.test(lead))
  if (!said) return null
  const due = (said.claim.low * area.low) / (said.claim.period === 'month' ? 1 : 12)
  if (isNear(due, rent.monthly, 0.25)) return null
  const sum = `${said.claim.quote} × ${sayNumber(area.low)} ÷ 12 = ${facts.sayMoney(Math.round(due))}`
  return {
    title: 'The rent by area is another',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'runningCosts', { id: rent.id }, 'amount'),
    counted: `the forecast pays ${facts.sayMoney(rent.monthly)} a month, and ${sum}`,
    matters: 'The lease says which.',
    sums: [sum],
  }
}

/** What one pays, and how many pay together: '$29 a person, five people, $145'. */
function findGroupPrice(facts: PlanFacts): Difference | null {
  const prices = [
    ...(readSales(facts)?.streams ?? []).map(({ stream }) => stream.price),
    facts.data.financialProjections.projections.price ?? 0,
  ].filter((price) => price > 0)
  const claims = claimsOf(facts, 'competitiveAnalysis.pricingStrategy')
  const each = claims.filter(({ kind, per }) => kind === 'money' && per !== null && per !== 'each')
  for (const one of each) {
    const counts = claims.filter(
      ({ kind, unit, certainty, low, high }) =>
        kind === 'count' &&
        unit !== null &&
        isSameUnit(unit, one.per ?? '') &&
        certainty !== 'at-most' &&
        low === high &&
        low > 1,
    )
    const [count] = counts
    if (!count || counts.length > 1) continue
    const parts = count.period === 'year' ? 12 : 1
    const whole = (one.low * count.low) / parts
    const meant = claims.filter(
      (claim) =>
        claim.kind === 'money' && claim !== one && prices.some((price) => isNear(claim.low, price, 0.01)),
    )
    if (meant.length === 0 || meant.some(({ low }) => isNear(low, whole, 0.06))) continue
    const price = meant.find(({ low }) => low < whole * 1.6 && low > whole / 1.6)
    if (!price) continue
    const sum = `${one.quote} × ${count.quote}${parts === 12 ? ' ÷ 12' : ''} = ${facts.sayMoney(whole)}`
    return {
      title: 'The price of one does not make the price',
      claim: count,
      place: price.address,
      counted: `the price is ${price.quote}, and ${sum}`,
      matters: 'Correct the price of one, the number or the price.',
      sums: [`${sum}, not ${price.quote}`],
    }
  }
  return null
}

const persons = new Set('person people head player guest participant adult ticket'.split(' '))

function isSameUnit(unit: string, per: string): boolean {
  return unit === per || (persons.has(unit) && persons.has(per))
}

export const figuresWorkedOutRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['capacity-reason-differs', [8], findCapacity],
  ['price-mix-differs', [4, 8], findMix],
  ['budget-wins-differ', [6], findBought],
  ['deposit-months-differ', [8], findDeposit],
  ['rent-by-area-differs', [3, 4, 8, 12], findRentByArea],
  ['group-price-differs', [4], findGroupPrice],
])
