import { toForecastMonths, readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { addPairs, isAmong, isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { claimsOf, listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { at, atFigure, type Rule, weights } from '#advisor/rules/rule.ts'
import { listOwnPrices } from '#advisor/rules/money/own-prices.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** Single lines of the forecast that a text repeats with another figure: a price, a cost, all wages, a first month. */

/** The price that a revenue stream names, beside the stream of the forecast with its name. */
function findPrice(facts: PlanFacts): Difference | null {
  const streams = (readSales(facts)?.streams ?? []).filter(
    ({ stream }) => stream.kind !== 'amount' && stream.price > 0,
  )
  const known = listOwnPrices(facts).map(({ price }) => price)
  const asked = new Set<unknown>()
  for (const { claim, text, tail } of listPhrases(facts, ['businessModel.revenueStreams'])) {
    if (asked.has(claim.address)) continue
    asked.add(claim.address)
    const [head = ''] = text.split(/[,:;(]|\bat\b|\p{Sc}|\d/u, 1)
    const words = new Set(listWords(head).map(toSingular))
    const named = streams.filter(({ stream }) => {
      const own = listWords(stream.name).map(toSingular)
      return own.some((word) => words.has(word))
    })
    const [one] = named
    if (!one || named.length > 1 || claim.certainty === 'at-least' || claim.certainty === 'at-most') continue
    const { price } = one.stream
    const prices = [...known, price].flatMap((amount) => [
      amount,
      amount * 12,
      amount / 12,
      (amount * 52) / 12,
    ])
    if (isAmong(claim, prices, 0.03) || claim.low > price * 3 || claim.high * 3 < price) continue
    if (/\b(?:sales|revenue|in year|a year)\b/i.test(tail)) continue
    // '$19 and half of them with $6 shoes, $22 on average'
    const all = claimsOf(facts, claim.field).filter(
      ({ kind, address }) => kind === 'money' && address === claim.address,
    )
    if (all.some((other) => isAmong(other, prices, 0.03))) continue
    return {
      title: 'The forecast has another price',
      claim,
      place: atStream(one.stream.id, 'price'),
      counted: `the forecast sells “${one.stream.name.slice(0, 40)}” at ${facts.sayMoney(price)}`,
      matters: 'Every sale counts with it.',
      sums: [`${claim.quote} ≠ ${facts.sayMoney(price)}`],
    }
  }
  return null
}

const perhaps =
  /\b(?:up to|more|less|save[sd]?|saving|if|rental|rents?|instead|cheaper|below|above|extra|loan|each|customers?|members?|price|per|draw|pay|wages?|salary|paid|sales|until|covers?|rise[sd]?|from)\b/i

/** By its first words, 'Insurance' of 'Insurance: liability and stock', or by half of all of them. */
function isNamed(name: string, words: ReadonlySet<string>, isWhole: boolean): boolean {
  const own = listContextWords(name)
  const head = listContextWords(name.split(/[:,;(]/u, 1)[0] ?? '')
  if (head.length > 0 && head.every((word) => words.has(word))) return true
  return own.filter((word) => words.has(word)).length >= (isWhole ? 1 : Math.max(1, own.length / 2))
}

/** A running cost that another step than the cost structure names with its amount. */
function findCost(facts: PlanFacts): Difference | null {
  const { running, hasRunning } = readCosts(facts)
  if (!hasRunning) return null
  const amounts = running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
  const phrases = listPhrases(facts, [
    'riskAnalysis.risks.mitigation',
    'competitiveAnalysis.competitiveAdvantages.description',
    'operationsPlan.keyProcesses',
    'operationsPlan.technology',
    'operationsPlan.suppliers',
    'operationsPlan.quality',
    'businessModel.keyResources',
    'businessModel.keyPartnerships',
    'businessIdea.solution',
    'businessModel.keyActivities',
    'competitiveAnalysis.pricingStrategy',
    'marketingStrategy.channels',
    'legalStructure.regulations',
    'legalStructure.licenses',
    'financialProjections.startupCosts.description',
    'implementationTimeline.appendix.note',
    'riskAnalysis.risks.description',
    'implementationTimeline.milestones.description',
    'implementationTimeline.executiveSummary',
  ])
  for (const { claim, lead, tail } of phrases) {
    if (claim.period !== 'month' && claim.period !== 'year') continue
    const around = `${lead.slice(-60)} ${tail.slice(0, 40)}`
    const monthly = readMonthly(claim)
    if (!monthly || claim.per !== null || perhaps.test(around)) continue
    const words = new Set(listContextWords(around))
    const isWhole = /\b(?:budget|set aside|fixed at|contract)\b/i.test(around)
    const named = running.filter(({ name }) => isNamed(name, words, isWhole))
    const [cost] = named
    // Several lines may be paid together.
    const related = running.flatMap(({ name, monthly: other }) =>
      other !== null && listContextWords(name).some((word) => words.has(word)) ? [other] : [],
    )
    if (
      !cost ||
      named.length > 1 ||
      cost.monthly === null ||
      isAmong(monthly, [...amounts, ...addPairs(related)], 0.04)
    )
      continue
    // A part is less than the whole, unless it is called the budget.
    if (monthly.low < cost.monthly && !isWhole) continue
    if (monthly.low > cost.monthly * 3 || monthly.low * 3 < cost.monthly) continue
    const counted = `${facts.sayMoney(cost.monthly)} a month`
    return {
      title: 'A cost with two amounts',
      claim,
      place: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'amount'),
      counted: `the forecast counts ${counted} for “${cost.name.slice(0, 40)}”`,
      matters: 'Use the amount of the quote or contract in both places.',
      sums: [`${claim.quote} ≠ ${counted}`],
    }
  }
  return null
}

const allWages =
  /^\s*(?:all |total )?(?:salar(?:y|ies)|wages|payroll|staff|team|people|personnel)(?: costs?)?\b[^,;]{0,30}$/i

/** 'Salaries: about $33,600 a month at the end of year one' */
function findWages(facts: PlanFacts): Difference | null {
  const found = readForecast(facts)
  const { people } = facts.data.financialProjections.forecast
  if (!found || people.length === 0) return null
  const said = listPhrases(facts, ['businessModel.costStructure']).find(
    ({ claim, lead, text }) =>
      claim.start < 60 && allWages.test(lead) && !/\beach\b/i.test(text) && claim.period !== null,
  )
  const monthly = said && readMonthly(said.claim)
  if (!said || !monthly) return null
  const months = Array.from({ length: 36 }, (_, index) => index + 1)
  const sums = months.flatMap((month) => sumPay(people, month))
  if (isAmong(monthly, sums, 0.07) || sums.every((sum) => sum === 0)) return null
  const counted = Math.max(...sumPay(people, 12))
  if (counted === 0 || monthly.low > counted * 3 || monthly.low * 3 < counted) return null
  return {
    title: 'The forecast pays other wages',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'people'),
    counted: `the people of the forecast cost ${facts.sayMoney(Math.round(counted))} in month 12`,
    matters: 'Wages are the largest cost of most plans.',
    sums: [`${said.claim.quote} ≠ ${facts.sayMoney(Math.round(counted))}`],
  }
}

/** What everyone costs in a month: with and without payroll taxes, with and without owners, with the raises so far. */
function sumPay(
  people: PlanFacts['data']['financialProjections']['forecast']['people'],
  month: number,
): number[] {
  return [true, false].flatMap((withOwners) =>
    [true, false].map((withTaxes) =>
      sampleItems(people)
        .filter(
          ({ isOwner, startMonth, endMonth }) =>
            (withOwners || !isOwner) && (startMonth ?? 1) <= month && (endMonth ?? month) >= month,
        )
        .reduce((sum, { pay, payPeriod, count, payrollPercent, raisePercent }) => {
          const raised = (1 + (raisePercent ?? 0) / 100) ** Math.floor((month - 1) / 12)
          const taxes = withTaxes ? 1 + (payrollPercent ?? 0) / 100 : 1
          return sum + ((pay ?? 0) / (payPeriod === 'year' ? 12 : 1)) * (count ?? 1) * taxes * raised
        }, 0),
    ),
  )
}

/** 'March 2028: first keg deliveries', for a stream that the forecast sells from December. */
function findFirst(facts: PlanFacts): Difference | null {
  const streams = (readSales(facts)?.streams ?? []).filter(({ stream }) => stream.start > 1)
  const first = readFirstMonth(facts)
  if (first === null || streams.length === 0) return null
  for (const claim of claimsOf(facts, 'marketingStrategy.timeline')) {
    if (claim.kind !== 'date' || !claim.time) continue
    const after = claim.sentence.slice(claim.sentence.indexOf(claim.quote) + claim.quote.length)
    const event = /^:\s*([^.,;]{3,60})/u.exec(after)?.[1] ?? ''
    if (!/\bfirst\b|\b(?:starts?|begins?|opens?|launch\w*|on sale)\b/i.test(event)) continue
    const words = new Set(listWords(event).map(toSingular))
    const named = streams.filter(({ stream }) => words.has(toSingular(listWords(stream.name)[0] ?? '')))
    const [one] = named
    const time = toForecastMonths(facts, claim.time)
    if (!one || named.length > 1 || !time || time.end - time.start > 1.5) continue
    if (Math.abs(Math.floor(time.start) - (one.stream.start - 1)) <= 1) continue
    return {
      title: 'Two dates for the first sale',
      claim,
      place: atStream(one.stream.id, 'startMonth'),
      counted: `the forecast sells “${one.stream.name.slice(0, 40)}” from ${nameCalendarMonth(first + one.stream.start - 1)}`,
      matters: 'The cash of those months depends on it.',
    }
  }
  return null
}

const ofPrice = new Set('check price bill ticket fare fee sale order'.split(' '))

/** 'Food $8.10 a guest, 30% of the check' beside a check of $27. */
function findCostShare(facts: PlanFacts): Difference | null {
  const streams = readSales(facts)?.streams ?? []
  for (const { claim } of listPhrases(facts, ['businessModel.costStructure'], ['percent'])) {
    if (claim.of === null || !ofPrice.has(claim.of)) continue
    const amounts = claimsOf(facts, 'businessModel.costStructure').filter(
      ({ kind, address, per, end }) =>
        kind === 'money' && address === claim.address && per !== null && end <= claim.start,
    )
    const amount = amounts.at(-1)
    const one = streams.find(
      ({ stream }) =>
        amount &&
        stream.price > amount.low &&
        isNear(stream.costPerUnit + stream.costShare * stream.price, amount.low, 0.1),
    )
    if (!amount || amounts.length > 1 || !one) continue
    const share = (amount.low / one.stream.price) * 100
    if (Math.abs(share - claim.low) <= Math.max(1.5, share * 0.08)) continue
    const sum = `${amount.quote} ÷ ${facts.sayMoney(one.stream.price)} = ${sayPercent(Math.round(share))}`
    return {
      title: 'A share that does not fit the price',
      claim,
      place: atFigure('price'),
      counted: sum,
      matters: 'Correct the share or the amount.',
      sums: [`${sum}, not ${claim.quote}`],
    }
  }
  return null
}

/** 'Wash $4, dry $3.60, $7.60 together' */
function findTogether(facts: PlanFacts): Difference | null {
  for (const { claim, tail } of listPhrases(facts, [
    'competitiveAnalysis.pricingStrategy',
    'businessModel.revenueStreams',
  ])) {
    if (!/^\s*(?:together|in all|in total|altogether)\b/i.test(tail)) continue
    const parts = claimsOf(facts, claim.field).filter(
      ({ kind, address, sentence, end }) =>
        kind === 'money' && address === claim.address && sentence === claim.sentence && end <= claim.start,
    )
    const total = parts.reduce((sum, { low }) => sum + low, 0)
    if (parts.length < 2 || isNear(total, claim.low, 0.01) || parts.some(({ low }) => low >= claim.low))
      continue
    const sum = `${parts.map(({ quote }) => quote).join(' + ')} = ${facts.sayMoney(total)}`
    return {
      title: 'The parts are not the price',
      claim,
      place: claim.address,
      counted: sum,
      matters: 'Correct a part or the whole.',
      sums: [`${sum}, not ${claim.quote}`],
    }
  }
  return null
}

const hourOr = /\b(?:takes?|visits? of|sessions? of|lessons? of|needs?|lasts?)\b|\beach\b/i

/** How long one sale takes, in the processes and in the reason for the limit. */
function findUnitTime(facts: PlanFacts): Difference | null {
  const reasons = claimsOf(facts, 'financialProjections.forecast.streams.capacityReason').filter(
    ({ kind, period, sentence }) => kind === 'duration' && period === null && hourOr.test(sentence),
  )
  const processes = claimsOf(facts, 'operationsPlan.keyProcesses')
  for (const reason of reasons) {
    const item = reason.address[3]
    const one = readSales(facts)?.streams.find(
      ({ stream }) => typeof item === 'object' && stream.id === item.id,
    )
    if (
      !one ||
      reasons.filter(({ address, unit }) => address === reason.address && unit === reason.unit).length > 1
    )
      continue
    const nouns = new Set(listContextWords(one.stream.name))
    for (const claim of processes) {
      const parts = processes.filter(
        ({ address, kind, unit }) => address === claim.address && kind === 'duration' && unit === reason.unit,
      )
      if (claim !== parts[0] || !listContextWords(claim.sentence).some((word) => nouns.has(word))) continue
      const total = parts.reduce((sum, { low }) => sum + low, 0)
      if (parts.some(({ period }) => period !== null) || total <= reason.high * 1.2) continue
      if (/\b(?:within|before|after|notice|ahead|until|every|answered|warranty)\b/i.test(claim.sentence))
        continue
      const said =
        parts.length === 1
          ? claim.quote
          : `${parts.map(({ low }) => sayNumber(low)).join(' + ')} = ${sayNumber(total)} ${reason.unit ?? ''}s`
      return {
        title: 'It takes longer than the limit counts',
        claim,
        place: reason.address,
        counted: `the limit of “${one.stream.name.slice(0, 40)}” counts ${reason.quote}`,
        matters: 'More time for each means fewer sales a month.',
        sums: [`${said} > ${reason.quote}`],
      }
    }
  }
  return null
}

export const linesSaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['stream-price-differs', [3, 8], findPrice],
  ['cost-said-elsewhere-differs', [8, 3, 4, 7, 11, 12], findCost],
  ['all-wages-differ', [3, 8], findWages],
  ['first-sale-differs', [6, 8], findFirst],
  ['cost-share-differs', [3, 8], findCostShare],
  ['price-parts-differ', [4, 3], findTogether],
  ['unit-time-differs', [7, 8], findUnitTime],
])
