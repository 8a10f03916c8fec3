import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { PlanClaim } from './claims/claim.ts'
import { isNear } from './compare-amounts.ts'
import { claimsOf } from './phrases.ts'
import type { PlanFacts } from './plan-facts.ts'
import { type FieldText, sentenceEnd, type WrittenSum } from './written-sum.ts'

/** Sums are short. What comes later in a long text is told in words. */
const readLength = 600
const times = /[×*]|(?:^|\s)x\s|\btimes\b/u
const totalAhead =
  /(?::|=|\b(?:total(?:s|ing|ling)?(?: of)?|together|altogether|in all|add(?:s|ing)? up to|com(?:e|es|ing) to))\s*(?:about|roughly|around)?\s*$/i
const comparison = /^\s*(?:more|less|above|below|off|cheaper|under|over|per)\b/i
/** How often a period comes in a year, with and without holidays, and in a month. */
const yearlyFactors = [
  { month: 12, week: 52, day: 365 },
  { month: 12, week: 50, day: 250 },
  { month: 12, week: 48, day: 300 },
  { month: 1, week: 4.33, day: 22 },
  { month: 1, week: 4, day: 30 },
]

/** What every written sum has. Most texts have none of it. */
const sumSign =
  /[=×*÷+]|[\d)][^.;]{0,60}:\s|\d\s?%\sof\s|\s(?:at|x|times|less|minus|plus|divided|tot\w+|(?:al)?together|in all|adds?|comes?)\s/iu

/** The texts that may write out a sum, each with its figures. */
export function listSums(facts: PlanFacts, isRead: (field: FieldKey) => boolean): FieldText[] {
  const known = new Set(facts.claims.map(({ field }) => field))
  return Array.from(known)
    .filter(isRead)
    .flatMap((field) => {
      const texts = new Map<PlanClaim['address'], PlanClaim[]>()
      for (const claim of claimsOf(facts, field)) {
        const claims = texts.get(claim.address)
        if (claims) claims.push(claim)
        else texts.set(claim.address, [claim])
      }
      return Array.from(texts, ([address, claims]) => readSum(facts, address, claims))
    })
    .filter(({ text }) => text !== '')
}

function readSum(
  { data }: PlanFacts,
  address: PlanClaim['address'],
  claims: readonly PlanClaim[],
): FieldText {
  const value = claims.length > 1 ? readAt(data, address) : ''
  const text = typeof value === 'string' ? value.slice(0, readLength) : ''
  if (!sumSign.test(text)) return { text: '', claims: [] }
  return { text, claims: claims.filter(({ end }) => end <= readLength) }
}

/** '$500 a month: $220 ads, $180 cards, $100 photos', and 'Insurance $390, repairs $450 a month: $840'. */
export function findWrongLists({ text, claims }: FieldText): WrittenSum[] {
  const money = claims.filter(({ kind }) => kind === 'money')
  return money.flatMap((total, index) => {
    const read = readPartsAfter(text, money, index) ?? readPartsBefore(text, money, index)
    if (!read) return []
    const found = read.filter((part, at) => !isWorkedOut(text, claims, part, read[at + 1]))
    const plain = found.reduce((sum, { low }) => sum + low, 0)
    const terms = found.map((part) => readTerm(text, claims, part))
    if (found.length < 2 && !isWhole(text, total, found[0], terms[0])) return []
    const result = terms.reduce((sum, { value }) => sum + value, 0)
    const isRight = [plain, result, ...addOverTime(found, terms)].some((sum) => isNear(sum, total.low, 0.015))
    // Parts of several periods are added up in a way that the text does not say.
    const periods = new Set(found.flatMap(({ period }) => (period === null ? [] : [period])))
    if (isRight || periods.size > 1) return []
    if (periods.has('month') && isOfYear(total)) return [spreadOverYear(found, terms, total)]
    return [{ parts: found, total, result, shown: terms.map(({ shown }) => shown) }]
  })
}

/** '$1,800: 12 lessons at $150', and nothing else. */
function isWhole(
  text: string,
  total: PlanClaim,
  part: PlanClaim | undefined,
  term: Term | undefined,
): boolean {
  if (!part || !term?.isProduct || part.start < total.start) return false
  const opening = text.slice(total.end, part.start)
  const [rest = ''] = text.slice(part.end).split(/[.;]\s|\n/u, 1)
  return !/[,+]|\b(?:and|plus|with|at|less|more)\b/iu.test(`${opening.replace(/\sat\s[^\s]*$/u, '')} ${rest}`)
}

function isOfYear({ period, time }: PlanClaim): boolean {
  return period === 'year' || (period === null && time !== null && time.endMonth - time.startMonth >= 12)
}

function spreadOverYear(parts: readonly PlanClaim[], terms: readonly Term[], total: PlanClaim): WrittenSum {
  const isMonthly = (index: number) => parts[index]?.period === 'month'
  return {
    parts,
    total,
    result: terms.reduce((sum, { value }, index) => sum + value * (isMonthly(index) ? 12 : 1), 0),
    shown: terms.map(({ shown }, index) => (isMonthly(index) ? `${shown} × 12` : shown)),
  }
}

/** In '$241,000 in year three: 24 proposals at $4,800 and 4.4 retainers at $2,400 a month', months are part of a year. */
function addOverTime(parts: readonly PlanClaim[], terms: readonly Term[]): number[] {
  if (parts.every(({ period }) => period === null)) return []
  return yearlyFactors.map(({ month, week, day }) =>
    terms.reduce((sum, { value }, index) => {
      const period = parts[index]?.period
      const factor = period === 'month' ? month : period === 'week' ? week : period === 'day' ? day : 1
      return sum + value * factor
    }, 0),
  )
}

const resultAfter =
  /^\s?(?:each|apiece|a piece)?,?\s?(?:=|is|are|makes?|gives?|comes? to|that is|which is|or)\s(?:about\s)?$/iu
const besideAfter =
  /^\s?(?:each|apiece|a piece)?[,:]?\s?(?:\(=?|in all|together|altogether)?\s?(?:about\s)?$/iu

/** '14 tanks at $1,250 ($17,500)' and '8 hours at $40 is $320': the next amount is what the first one comes to. */
export function isWorkedOut(
  text: string,
  claims: readonly PlanClaim[],
  part: PlanClaim,
  next: PlanClaim | undefined,
): boolean {
  if (!next) return false
  const between = text.slice(part.end, next.start)
  const isResult = resultAfter.test(between)
  if (!isResult && !besideAfter.test(between)) return false
  // Words say that it is the result, right or wrong. Without them, the product must show it.
  return isResult
    ? readTerm(text, claims, part).isProduct
    : claims.some(
        ({ address, low, kind, end }) =>
          address === part.address &&
          (kind === 'count' || kind === 'number' || kind === 'duration') &&
          end <= part.start &&
          isNear(low * part.low, next.low, 0.015),
      )
}

/** A price, times how many there are. */
export interface Term {
  readonly value: number
  /** '30 adult e-bikes × $1,900' */
  readonly shown: string
  readonly isProduct: boolean
}

const priceOfEach =
  /^[^,;.:=]{0,50}?\b(?:at|costing|priced at|@)\s*(?:about\s*)?$|^[^,;.:=]{0,50}[×@*]\s*$|^[^,;.:=]{0,50}\sx\s$/i

/** '30 adult e-bikes at $1,900' is 57,000, and '$4,600 for paint' is what it says. */
export function readTerm(text: string, claims: readonly PlanClaim[], part: PlanClaim): Term {
  const index = claims.indexOf(part)
  const count = claims[index - 1]
  const between = count ? text.slice(count.end, part.start) : ''
  const isCounted =
    count !== undefined &&
    count.address === part.address &&
    (count.kind === 'count' || count.kind === 'number' || count.kind === 'duration') &&
    count.low === count.high &&
    (priceOfEach.test(between) || (part.per === 'each' && /^[^,;.:=$]{0,50}$/u.test(between)))
  if (!isCounted) return { value: part.low, shown: part.quote, isProduct: false }
  const counts = [count]
  // '30 bikes and 4 trailers at $900'
  for (let at = index - 2; isJoined(text, claims[at], counts[0]); at -= 1)
    counts.unshift(...claims.slice(at, at + 1))
  const times = counts.reduce((sum, { low }) => sum + low, 0)
  const shown = counts.map(({ quote }) => quote).join(' + ')
  return {
    value: part.low * times,
    shown: `${counts.length > 1 ? `(${shown})` : shown} × ${part.quote}`,
    isProduct: true,
  }
}

function isJoined(text: string, before: PlanClaim | undefined, count: PlanClaim | undefined): boolean {
  if (!before || !count || before.kind !== 'count' || before.address !== count.address) return false
  return /^[^,;.:=]{0,40}\band\s*$/u.test(text.slice(before.end, count.start))
}

function readPartsAfter(text: string, money: readonly PlanClaim[], index: number): PlanClaim[] | null {
  const total = money[index]
  const first = money[index + 1]
  if (!total || !first || total.per !== null) return null
  const opening = text.slice(total.end, first.start)
  if (!/^[^,;.(]{0,60}:\s[^.;]*$/u.test(opening)) return null
  const parts: PlanClaim[] = []
  let from = total.end
  for (const part of money.slice(index + 1)) {
    const between = text.slice(from, part.start)
    if (sentenceEnd.test(between)) break
    // 'Dumping $103 (1.9 tons at $54)' breaks one part down.
    if (parts.length > 0 && isWithin(text.slice(total.end, part.start))) continue
    if (times.test(between) || between.includes('=')) return null
    // In 'On an order of $94: parts $36, freight $9, together $45' another total comes.
    if (totalAhead.test(between)) return null
    parts.push(part)
    from = part.end
  }
  return areParts(text, parts, total) ? parts : null
}

function readPartsBefore(text: string, money: readonly PlanClaim[], index: number): PlanClaim[] | null {
  const total = money[index]
  const last = money[index - 1]
  if (!total || !last || !totalAhead.test(text.slice(last.end, total.start))) return null
  const parts: PlanClaim[] = []
  let from = total.start
  for (const part of money.slice(0, index).toReversed()) {
    const between = text.slice(part.end, from)
    if (sentenceEnd.test(between)) break
    if (times.test(between)) return null
    // 'On an order of $94: parts $36, freight $9, together $45'
    if (parts.length > 0 && /^[^,;:]{0,60}:\s/u.test(between)) break
    parts.unshift(part)
    from = part.start
  }
  const [first] = parts
  // '$395 on average (about half $375 and half $415): $195,000'
  if (first && averaged.test(text.slice(first.start, total.start))) return null
  return areParts(text, parts, total) ? parts : null
}

function isWithin(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** Prices of which the text gives the middle are not added up. */
const averaged = /\b(?:on average|averag(?:e|es|ing)|half and half|in between|a mix)\b/i

/** Parts are smaller than the whole, and none of them is a price of one thing or a comparison. */
function areParts(text: string, parts: readonly PlanClaim[], total: PlanClaim): boolean {
  return parts.every(
    ({ low, high, per, period, end }) =>
      low === high &&
      low < total.low &&
      (per === null || per === 'each') &&
      (period === null || period === total.period || total.period === null || total.period === 'year') &&
      !comparison.test(text.slice(end, end + 20)),
  )
}
