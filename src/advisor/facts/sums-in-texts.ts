import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { PlanClaim } from './claims/claim.ts'
import { isNear } from './compare-amounts.ts'
import { claimsOf } from './phrases.ts'
import type { PlanFacts } from './plan-facts.ts'

/** A sum that a text writes out, with the total that it names. */
export interface WrittenSum {
  readonly parts: readonly PlanClaim[]
  readonly total: PlanClaim
  /** What the parts come to. */
  readonly result: number
  /** The parts as they are added, if some are products. */
  readonly shown?: readonly string[]
}

interface FieldText {
  readonly text: string
  readonly claims: readonly PlanClaim[]
}

/** Sums are short. What comes later in a long text is told in words. */
const readLength = 600
const sentenceEnd = /[.!?;]\s|\n/u
const times = /[×*]|(?:^|\s)x\s|\btimes\b/u
const totalAhead =
  /(?::|=|\b(?:total(?:s|ing|ling)?(?: of)?|together|altogether|in all|add(?:s|ing)? up to|com(?:e|es|ing) to))\s*(?:about|roughly|around)?\s*$/i
const comparison = /^\s*(?:more|less|above|below|off|cheaper|under|over|per)\b/i
const numeric = new Set(['money', 'count', 'number', 'percent', 'duration'])
/** A product of an amount a day can be written as one a month or a year without saying so. */
const hiddenFactors = [
  7, 4, 4.33, 5, 6, 12, 20, 21, 22, 26, 30, 30.4, 31, 50, 52, 250, 260, 300, 312, 360, 365,
]

/** The texts of some fields that have figures, each with its figures. */
export function listTexts(facts: PlanFacts, fields: readonly FieldKey[]): FieldText[] {
  return fields.flatMap((field) => {
    const texts = new Map<PlanClaim['address'], PlanClaim[]>()
    for (const claim of claimsOf(facts, field)) {
      const claims = texts.get(claim.address)
      if (claims) claims.push(claim)
      else texts.set(claim.address, [claim])
    }
    return Array.from(texts, ([address, claims]) => {
      const text = readAt(facts.data, address)
      return {
        text: typeof text === 'string' ? text.slice(0, readLength) : '',
        claims: claims.filter(({ end }) => end <= readLength),
      }
    })
  })
}

/** '$500 a month: $220 ads, $180 cards, $100 photos', and 'Insurance $390, repairs $450 a month: $840'. */
export function findWrongLists({ text, claims }: FieldText): WrittenSum[] {
  const money = claims.filter(({ kind }) => kind === 'money')
  return money.flatMap((total, index) => {
    const found = readPartsAfter(text, money, index) ?? readPartsBefore(text, money, index)
    if (!found || found.length < 2) return []
    const plain = found.reduce((sum, { low }) => sum + low, 0)
    const terms = found.map((part) => readTerm(text, claims, part))
    const result = terms.reduce((sum, { value }) => sum + value, 0)
    const isRight = [plain, result].some((sum) => isNear(sum, total.low, 0.015))
    return isRight ? [] : [{ parts: found, total, result, shown: terms.map(({ shown }) => shown) }]
  })
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
    if (times.test(between) || between.includes('=')) return null
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
    parts.unshift(part)
    from = part.start
  }
  return areParts(text, parts, total) ? parts : null
}

/** Parts are smaller than the whole, and none of them is a price of one thing or a comparison. */
function areParts(text: string, parts: readonly PlanClaim[], total: PlanClaim): boolean {
  return parts.every(
    ({ low, high, per, period, end }) =>
      low === high &&
      low < total.low &&
      (per === null || per === 'each') &&
      (period === null || period === total.period || total.period === null) &&
      !comparison.test(text.slice(end, end + 20)),
  )
}

/** '190 customers × $12 × 312 days = $711,360', and '$57.9 million: 31,000 homes × $1,867'. */
export function findWrongProducts({ text, claims }: FieldText): WrittenSum[] {
  const figures = claims.filter(({ kind, low, high }) => numeric.has(kind) && low === high)
  const wrong: WrittenSum[] = []
  for (let from = 0; from < figures.length; from += 1) {
    const chain = readChain(text, figures, from)
    if (chain.length < 2) continue
    const found = findTotal(text, figures, from, chain)
    const added = readAdded(text, figures, from)
    if (found && added) {
      const parts = [...added.parts, ...chain]
      const result = added.sum + multiply(chain)
      const shown = [...added.shown, sayChain(chain)]
      if (isWrong({ parts, total: found.total, result }))
        wrong.push({ parts, total: found.total, result, shown })
      from += chain.length - 1
      continue
    }
    const sums = found?.chains.map((parts) => ({ parts, total: found.total, result: multiply(parts) })) ?? []
    const [first] = sums
    if (first && sums.every((sum) => isWrong(sum))) wrong.push(first)
    from += chain.length - 1
  }
  return wrong
}

interface Added {
  readonly parts: readonly PlanClaim[]
  readonly sum: number
  readonly shown: readonly string[]
}

const addedBefore = /^[^.;=:]{0,40}(?:\+|\bplus\b)[^.;=:]{0,20}$/u

/** What is added before a product: '12 offices × $400 +'. Null when nothing is. */
function readAdded(text: string, figures: readonly PlanClaim[], from: number): Added | null {
  const last = figures[from - 1]
  const head = figures[from]
  if (!last || !head || !addedBefore.test(text.slice(last.end, head.start))) return null
  const chain = [last]
  let at = from - 2
  for (; ; at -= 1) {
    const before = figures[at]
    const [next] = chain
    const between = before && next ? text.slice(before.end, next.start) : ''
    if (!before || !times.test(between) || sentenceEnd.test(between) || /[=+]/u.test(between)) break
    chain.unshift(before)
  }
  // In '= $147,840, plus' the sum before it is finished.
  const ahead = figures[at]
  if (ahead && chain[0] && text.slice(ahead.end, chain[0].start).includes('=')) return null
  const earlier = readAdded(text, figures, at + 1)
  return {
    parts: [...(earlier?.parts ?? []), ...chain],
    sum: (earlier?.sum ?? 0) + multiply(chain),
    shown: [...(earlier?.shown ?? []), sayChain(chain)],
  }
}

function sayChain(chain: readonly PlanClaim[]): string {
  return chain.map(({ quote }) => quote).join(' × ')
}

function multiply(chain: readonly PlanClaim[]): number {
  return chain.reduce((product, { kind, low }) => product * (kind === 'percent' ? low / 100 : low), 1)
}

function readChain(text: string, figures: readonly PlanClaim[], from: number): PlanClaim[] {
  const chain = figures.slice(from, from + 1)
  for (const next of figures.slice(from + 1)) {
    const between = text.slice(chain.at(-1)?.end, next.start)
    if (!times.test(between) || sentenceEnd.test(between) || between.includes('=')) break
    // 'plants × $12,000 of $90,000' or 'seats and rooms × $20' hide another sum.
    if (/\bplus\b|\+/u.test(between)) return []
    chain.push(next)
  }
  return chain
}

interface FoundTotal {
  readonly total: PlanClaim
  /** The chains that can be meant. '31,000 homes in three suburbs × $1,867' may begin with either number. */
  readonly chains: readonly (readonly PlanClaim[])[]
}

const hidesSum = /\bplus\b|[+×*=]|\band\b|\bless\b|\bminus\b/u

function findTotal(
  text: string,
  figures: readonly PlanClaim[],
  from: number,
  chain: readonly PlanClaim[],
): FoundTotal | null {
  const end = chain.at(-1)?.end ?? 0
  const after = figures[from + chain.length]
  if (after && /^[^.;,=:]{0,30}=\s*(?:about |roughly |around )?$/u.test(text.slice(end, after.start))) {
    return { total: after, chains: [chain] }
  }
  const [total] = figures
  const first = figures[1]
  if (from < 1 || !total || !first || total.start > 20) return null
  const between = text.slice(total.end, chain[0]?.start)
  const [clause = ''] = text.slice(end).split(/[.;]\s|\n/u, 1)
  if (!/^[^,;.(×*=]{0,60}:\s[^.;=(]*$/u.test(between) || hidesSum.test(between) || hidesSum.test(clause))
    return null
  const heads = figures.slice(1, from + 1)
  return { total, chains: heads.map((head) => [head, ...chain.slice(1)]) }
}

function isWrong({ parts: chain, total, result }: WrittenSum): boolean {
  if (total.kind === 'percent' || total.kind === 'duration' || total.low <= 0 || result <= 0) return false
  if ((total.kind === 'money') !== chain.some(({ kind }) => kind === 'money')) return false
  if (isNear(result, total.low, total.certainty === 'about' ? 0.06 : 0.03)) return false
  const ratio = total.low / result
  const hasPeriod = total.period !== null || chain.some(({ period }) => period !== null)
  return !(
    hasPeriod &&
    hiddenFactors.some((factor) => isNear(ratio, factor, 0.03) || isNear(ratio, 1 / factor, 0.03))
  )
}
