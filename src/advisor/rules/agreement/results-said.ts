import { readFirstMonth, toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { atStream, atStreams } from '#advisor/rules/at-stream.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** What the forecast comes to, and what the texts say it comes to: units of a year, shares of sales, places filled. */

const goalFields: readonly FieldKey[] = [
  'marketAnalysis.som',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'marketingStrategy.metrics',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
const notSold =
  /\b(?:booked|signed|waiting|before|deposits?|below|fewer|at most|capacity|limit|could|if|only|instead|pilot|test\w*|season|break-?even|new customers|leads|inquir\w+)\b/i

function sumOf(amounts: readonly number[], year: number): number {
  return amounts.slice(year * 12 - 12, year * 12).reduce((sum, amount) => sum + amount, 0)
}

/** The year of the forecast that a claim, its field or its milestone names. */
function readYear(facts: PlanFacts, claim: PlanClaim): number | null {
  const time = claim.time ?? findTitleTime(facts, claim) ?? findFieldTime(facts, claim)
  const months = time && !time.isOpenEnded ? toForecastMonths(facts, time) : null
  if (!months || Math.abs(months.end - months.start - 12) > 0.5 || months.start < -0.5) return null
  const year = months.start / 12 + 1
  return Math.abs(year - Math.round(year)) < 0.05 ? Math.round(year) : null
}

function findTitleTime(facts: PlanFacts, { field, address }: PlanClaim): PlanClaim['time'] {
  const item = address[2]
  if (field !== 'implementationTimeline.milestones.description' || typeof item !== 'object') return null
  const title = claimsOf(facts, 'implementationTimeline.milestones.title').find(
    ({ address: other, kind }) => kind === 'date' && typeof other[2] === 'object' && other[2].id === item.id,
  )
  return title?.time ?? null
}

/** '€157,000 in year three: about 1,510 room nights' */
function findFieldTime(facts: PlanFacts, { field }: PlanClaim): PlanClaim['time'] {
  if (field !== 'marketAnalysis.som') return null
  const dates = claimsOf(facts, field).filter(({ kind, time }) => kind === 'date' && time)
  return dates.length === 1 ? (dates[0]?.time ?? null) : null
}

/** The stream whose units a count is of, if it can be only one. */
function findSold(
  facts: PlanFacts,
  { claim, text }: Phrase,
  streams: readonly StreamFacts[],
): StreamFacts | null {
  const named = streams.filter((one) => {
    const nouns = listStreamNouns(one, facts)
    if (claim.unit !== null) return nouns.has(claim.unit) || isSoldTwoWords(one, claim)
    const [first = ''] = listWords(text.slice(0, 60))
    return nouns.has(toSingular(first))
  })
  const own = named.filter(({ stream }) =>
    listWords(stream.name).some((word) => toSingular(word) === claim.unit),
  )
  const [only] = own.length > 0 ? own : named
  return only && Math.max(own.length, 1) === (own.length > 0 ? 1 : named.length) ? only : null
}

/** 'room nights' are read as rooms. */
function isSoldTwoWords({ stream }: StreamFacts, { unit, quote, sentence }: PlanClaim): boolean {
  const rest = sentence.slice(sentence.indexOf(quote) + quote.length)
  const [next = ''] = listWords(rest.slice(0, 30))
  return listWords(stream.name)
    .map(toSingular)
    .join(' ')
    .includes(`${unit ?? ''} ${toSingular(next)}`)
}

function findUnits(facts: PlanFacts): Difference | null {
  const sales = readSales(facts)
  const streams = (sales?.streams ?? []).filter(({ stream }) => stream.kind === 'units')
  if (!sales || streams.length === 0) return null
  for (const phrase of listPhrases(facts, goalFields, ['count', 'number'])) {
    const { claim } = phrase
    const year = readYear(facts, claim)
    if (year === null || year > sales.years.length || claim.low !== claim.high || claim.low < 5) continue
    if (claim.period !== null && claim.period !== 'year') continue
    if (claim.certainty === 'at-least' || claim.certainty === 'at-most' || notSold.test(claim.sentence))
      continue
    if (fromStart.test(claim.sentence)) continue
    const one = findSold(facts, phrase, streams)
    if (!one) continue
    const sold = sumOf(one.volumes, year)
    // The pace at the end of a year is told as that year's, too.
    const last = one.stream.season ? 0 : (one.volumes[year * 12 - 1] ?? 0)
    const fits = [sold, last * 12, last, one.stream.inMonth12, ...sumFromStart(one.volumes)].some(
      (amount) => Math.abs(amount - claim.low) <= amount * 0.12 + 0.6,
    )
    if (fits || claim.low > sold * 5 || claim.low * 5 < sold) continue
    return {
      title: 'The forecast sells another number',
      claim,
      place: atStream(one.stream.id, 'inMonth12'),
      counted: `the forecast comes to ${sayNumber(Math.round(sold))} “${one.stream.name.slice(0, 40)}” in year ${year}`,
      matters: 'Use the same number in both.',
      sums: [`${sayNumber(claim.low)} ≠ ${sayNumber(Math.round(sold))}`],
    }
  }
  return null
}

/** 'In twelve months of sales' are the first twelve that sell. The calendar year may have begun before them. */
function sumFromStart(volumes: readonly number[]): number[] {
  const start = volumes.findIndex((amount) => amount > 0)
  return start > 0 ? [1, 2].map((year) => sumOf(volumes.slice(start), year)) : []
}

/** A span that need not be a year of the forecast. */
const fromStart =
  /\b(?:since (?:we |the |our )?(?:open|start|launch|begin)\w*|so far|to date|in all|in total|altogether|cumulative\w*)\b/i

const apartPoints = 8

/** The part of sales that each line of the revenue streams claims. */
function findShares(facts: PlanFacts): Difference | null {
  const sales = readSales(facts)
  if (!sales || sales.streams.length < 2) return null
  const lines = listPhrases(facts, ['businessModel.revenueStreams'], ['percent'])
  for (const { claim, text, tail } of lines) {
    if (claim.of !== null && claim.of !== 'sale' && claim.of !== 'revenue') continue
    const [head = ''] = text.split(/[,:;(]|\bat\b|\p{Sc}|\d/u, 1)
    const words = new Set(listWords(head).map(toSingular))
    const named = sales.streams.filter(({ stream }) =>
      listWords(stream.name).some((word) => words.has(toSingular(word))),
    )
    const [one] = named
    if (!one || named.length > 1 || claim.low < 3 || claim.low !== claim.high) continue
    const isOfSales =
      claim.of !== null ||
      /^\s*(?:of (?:all )?(?:sales|revenue|income)|of (?:first|second|third)-year|in (?:the )?(?:first |year )|$|[.,;])/i.test(
        tail,
      )
    if (
      !isOfSales ||
      /\b(?:of (?:guests|customers|clients|orders|patients|members)|margin|commission|take|fee)\b/i.test(text)
    )
      continue
    const years = sales.years.map((total, index) => (sumOf(one.sales, index + 1) / total) * 100)
    // Two lines may be of one stream: rounds 17% and the market 6%.
    const others = lines
      .filter(({ claim: other }) => other.address !== claim.address)
      .map(({ claim: { low } }) => low)
    const possible = [claim.low, ...others.map((low) => low + claim.low)]
    if (years.some((share) => possible.some((said) => Math.abs(share - said) <= apartPoints))) continue
    const [first = 0] = years
    return {
      title: 'Another share of sales',
      claim,
      place: atStreams,
      counted: `“${one.stream.name.slice(0, 40)}” is ${sayPercent(Math.round(first))} of the forecast’s sales in year one`,
      matters: 'Which stream carries the business is the first thing a reader asks.',
      sums: [`${claim.quote} ≠ ${sayPercent(Math.round(first))}`],
    }
  }
  return null
}

const filled =
  /\b(?:occupancy|occupied|(?:places|seats|rooms|slots|spots|beds|desks|hours|capacity) (?:are )?(?:filled|full|used|booked|taken)|utili[sz]ation|(?:filled|full|booked) to)\b/i

/** How full the place is. */
function findFilled(facts: PlanFacts): Difference | null {
  const main = readSales(facts)?.main
  const most = main?.monthlyCapacity ?? null
  if (!main || most === null || most <= 0) return null
  const { volumes } = main
  const full = volumes.map((volume) => (volume / most) * 100)
  const possible = [12, 24, 36].flatMap((end) => {
    const year = full.slice(end - 12, end)
    return year.length < 12
      ? []
      : [
          year.reduce((sum, share) => sum + share, 0) / 12,
          year.at(-1) ?? 0,
          year.at(-2) ?? 0,
          Math.max(...year),
        ]
  })
  const said = listPhrases(facts, goalFields, ['percent']).find(
    ({ claim, lead, tail }) =>
      filled.test(`${lead.slice(-40)} ${tail.slice(0, 30)}`) &&
      claim.certainty !== 'at-least' &&
      claim.certainty !== 'at-most' &&
      claim.of !== 'sam' &&
      claim.low > 15 &&
      !(/\b(?:first year|year one)\b/i.test(claim.sentence) ? possible.slice(0, 1) : possible).some(
        (share) => Math.abs(share - claim.low) <= 6,
      ),
  )
  const [year = 0] = possible
  if (!said) return null
  return {
    title: 'How full is it?',
    claim: said.claim,
    place: atStream(main.stream.id, 'capacity'),
    counted: `the forecast fills ${sayPercent(Math.round(year))} of what “${main.stream.name.slice(0, 40)}” can hold in year one`,
    matters: 'Use the same in both.',
  }
}

const turnsPositive =
  /\b(?:(?:positive cash[- ]?flow|cash[- ]?flow (?:is |turns )?positive|cash[- ]?positive)|(?<!fixed )costs (?:are )?covered|(?:covers?|pays?|paying|covering) (?:all )?(?:of )?(?:its |our |the |my )?(?:running |monthly )?costs|break(?:s|ing)?[- ]?even|turns? a profit|profitable)\b/i

/** When it pays for itself. A date before the forecast's is a promise that the numbers do not keep. */
function findTurn(facts: PlanFacts): Difference | null {
  const found = readForecast(facts)
  const first = readFirstMonth(facts)
  if (!found || first === null) return null
  const { firstProfitableMonth, firstMonthOfPositiveOperatingCash } = found.figures
  const months = [firstProfitableMonth, firstMonthOfPositiveOperatingCash].filter((month) => month !== null)
  const earliest = months.length === 0 ? Infinity : Math.min(...months)
  const said = listTurns(facts).find(({ time }) => {
    const span = toForecastMonths(facts, time)
    return span !== null && span.start >= 0 && Math.max(span.end, span.start + 1) + 3 < earliest
  })
  if (!said) return null
  return {
    title: 'It pays for itself later',
    claim: said.claim,
    place: atStreams,
    counted:
      earliest === Infinity
        ? 'the forecast does not get there within its months'
        : `the forecast gets there in ${nameCalendarMonth(first + earliest - 1)}`,
    matters: 'A lender reads the date and the table side by side.',
  }
}

function listTurns(facts: PlanFacts): { claim: PlanClaim; time: NonNullable<PlanClaim['time']> }[] {
  const spoken = (
    ['implementationTimeline.executiveSummary', 'businessIdea.solution', 'marketAnalysis.summary'] as const
  ).flatMap((field) => claimsOf(facts, field).filter(({ sentence }) => turnsPositive.test(sentence)))
  const milestones = sampleItems(facts.data.implementationTimeline.milestones).filter(
    ({ title, description }) =>
      turnsPositive.test(title.slice(0, 200)) &&
      !/\bif|below|decision\b/i.test(`${title} ${description}`.slice(0, 400)),
  )
  const dated = claimsOf(facts, 'implementationTimeline.milestones.timeline').filter(
    ({ address }) =>
      typeof address[2] === 'object' &&
      milestones.some(({ id }) => typeof address[2] === 'object' && address[2].id === id),
  )
  return [...spoken, ...dated].flatMap((claim) =>
    claim.kind === 'date' && claim.time && isAfterTurn(claim) ? [{ claim, time: claim.time }] : [],
  )
}

/** In a sentence, the date that follows the words. */
function isAfterTurn({ field, sentence, quote }: PlanClaim): boolean {
  if (field.endsWith('.timeline')) return true
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(quote)))
  return turnsPositive.test(before.slice(-60))
}

const lowest =
  /\b(?:lowest (?:planned |expected )?(?:cash|balance|point|month|level|bank balance)|low point|cash (?:never|does not|will not|won[’']t) (?:falls?|drops?|go(?:es)?|sinks?|gets?)(?: below| under)?|never (?:falls?|drops?|go(?:es)?|sinks?|(?:have|has|hold|holds|keep|keeps)) (?:below|under|less than)|always (?:keeps?|holds?|ha(?:s|ve)|stays? above)|at all times|at any time|at every moment)\b/i
const ofCash = /\b(?:cash|bank|account|balance|reserve|till|liquidity)\b/i
const notPlanned =
  /\b(?:coverage|insur\w*|if|would|without|line of credit|stock|inventory|sales|customers?|orders?|price|worth|policy|liability)\b/i

/** 'Even at its lowest the plan keeps $55,000 in the bank' */
function findLowest(facts: PlanFacts): Difference | null {
  const found = readForecast(facts)
  if (!found) return null
  const { lowestCash, shownLowestCash } = found.figures
  for (const { claim } of listPhrases(facts, cashFields)) {
    const { sentence } = claim
    if (claim.period !== null || claim.per !== null || claim.certainty === 'at-most') continue
    if (!lowest.test(sentence) || !ofCash.test(sentence) || notPlanned.test(sentence)) continue
    const amounts = claimsOf(facts, claim.field).filter(
      (other) => other.kind === 'money' && other.address === claim.address && other.sentence === sentence,
    )
    // Less than the lowest is true as well, where it is a limit.
    const isLimit = !/\blow(?:est)?\b/i.test(sentence)
    const isWrong =
      claim.low > lowestCash.amount * 1.2 + 1500 || (!isLimit && claim.high < lowestCash.amount * 0.75 - 1500)
    if (amounts.length > 1 || !isWrong) continue
    const counted = facts.sayMoney(shownLowestCash)
    return {
      title: 'How low does the cash get?',
      claim,
      place: atStreams,
      counted: `the forecast falls to ${counted} in month ${lowestCash.month}`,
      matters: 'A lender looks at this month first.',
      sums: [`${claim.quote} ≠ ${counted}`],
    }
  }
  return null
}

const cashFields: readonly FieldKey[] = [
  'businessIdea.solution',
  'businessModel.keyResources',
  'businessModel.costStructure',
  'operationsPlan.quality',
  'financialProjections.startupCosts.description',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]

export const resultsSaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 2, [
  ['year-units-differ', [8, 2, 3, 6, 12], findUnits],
  ['stream-share-differs', [3, 8], findShares],
  ['filled-share-differs', [6, 8, 2, 3, 12], findFilled],
  ['turn-date-differs', [12, 8, 1, 2], findTurn],
  ['lowest-cash-said-differs', [11, 8, 1, 3, 7, 12], findLowest],
])
