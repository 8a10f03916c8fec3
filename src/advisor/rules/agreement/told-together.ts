import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** Figures of one sentence that follow from each other in words: a whole with its rest, and an amount for so many. */

const figureKinds = new Set(['money', 'count', 'number', 'percent'])
const cue = /\b(?:so|leaves?|leaving|the other|rest|remain\w*|each|apiece|at|or)\b/i
/** Far more than any real plan has. */
const mostClaims = 4000

/** The figures of each sentence that may follow from each other. */
function listSentences(facts: PlanFacts): PlanClaim[][] {
  const sentences: PlanClaim[][] = []
  let last: PlanClaim | null = null
  for (const claim of facts.claims.slice(0, mostClaims)) {
    if (!figureKinds.has(claim.kind)) continue
    if (last?.address === claim.address && last.sentence === claim.sentence) sentences.at(-1)?.push(claim)
    else sentences.push([claim])
    last = claim
  }
  return sentences.filter((claims) => claims.length > 1 && cue.test(claims[0]?.sentence ?? ''))
}

/** The words of their sentence between two figures. */
function readBetween({ sentence, end, quote: said }: PlanClaim, next: PlanClaim): string {
  const from = sentence.indexOf(said) + said.length
  const to = from + next.start - end
  // A figure that stands there twice is not the one that was found.
  return from >= said.length && sentence.startsWith(next.quote, to) ? sentence.slice(from, to) : ''
}

function readAfter({ sentence, quote: said }: PlanClaim): string {
  const from = sentence.lastIndexOf(said)
  return from < 0 ? '' : sentence.slice(from + said.length)
}

const rough = String.raw`(?:about |roughly |around |some |only |just |a )?`
const restBefore = new RegExp(
  String.raw`\b(?:leaving|leaves|which leaves|that leaves|the other|the remaining|the rest,?)\s${rough}$`,
  'iu',
)
const soBefore = new RegExp(
  String.raw`(?:,|\band) so (?:that )?(?:the (?:other |remaining )?|there (?:are|were) |we have )?${rough}$`,
  'iu',
)
const restAfter =
  /^\s*(?:\p{L}+ ){0,2}?(?:were|was|are|is|stay|stayed|went|go)?\s*(?:late|left|missing|open|over|overdue|unserved|unsold|empty|free|short|vacant|undone|to go|without|still|not yet|remain\w*)\b/iu
/** Between the whole and its part. */
const partJoint = /\b(?:only|just|but|of|and|while|though)\b|,/iu
const otherSum = /\b(?:more|each|per|every|times|plus|minus|if|half|average|twice)\b|[×*=+%]/i

const everyPeriod = /\b(?:each|per|every) (?:year|month|week|day|season)\b/giu

/** '7,200 are due and 5,060 were done, so 2,140 are late' */
function findRest(claims: readonly PlanClaim[]): { shown: string; rest: PlanClaim; right: number } | null {
  for (const [index, rest] of claims.entries()) {
    const [one, other] = [claims[index - 2], claims[index - 1]]
    if (!one || !other || rest.kind === 'percent' || one.kind === 'percent' || other.kind === 'percent')
      continue
    const between = readBetween(other, rest)
    const isSo = soBefore.test(between) && restAfter.test(readAfter(rest))
    if (!isSo && !restBefore.test(between)) continue
    const joint = readBetween(one, other)
    if (!partJoint.test(joint) || otherSum.test(`${joint} ${between}`.replaceAll(everyPeriod, ''))) continue
    const [whole, part] = one.low > other.low ? [one, other] : [other, one]
    if (!areOfOne(whole, part, rest)) continue
    const right = whole.low - part.low
    const tolerance = rest.certainty === 'about' ? 0.06 : 0.02
    if (canMake(claims.slice(0, index), rest)) continue
    if (right < 2 || isNear(right, rest.low, tolerance) || rest.low > whole.low) continue
    return { shown: `${whole.quote} − ${part.quote}`, rest, right }
  }
  return null
}

/** Whether some figures of the sentence, less some others, come to the rest. */
function canMake(figures: readonly PlanClaim[], rest: PlanClaim): boolean {
  const values = figures.filter(({ kind }) => kind !== 'percent').map(({ low }) => low)
  return values
    .slice(-mostParts)
    .reduce<number[]>((sums, value) => sums.flatMap((sum) => [sum, sum + value, sum - value]), [0])
    .some((sum) => sum > 0 && isNear(sum, rest.low, 0.02))
}

const mostParts = 5

function areOfOne(whole: PlanClaim, part: PlanClaim, rest: PlanClaim): boolean {
  const isMoney = [whole, part, rest].map(({ kind }) => kind === 'money')
  if (new Set(isMoney).size > 1 || [whole, part, rest].some(({ low, high }) => low !== high)) return false
  const [of, ofPart, ofRest] = [nameUnit(whole), nameUnit(part), nameUnit(rest)]
  const isUnit = ofRest === null || ofRest === of || ofRest === ofPart
  const units = new Set([of, ofPart, ofRest].filter((unit) => unit !== null))
  // 'Of 40 guests, 30 eat fish and the other 12 meat' has guests, eaters and no unit.
  return isMoney[0] || (isUnit && units.size < 3)
}

/** '360 open' and '51 signed' name no thing. */
function nameUnit({ unit }: PlanClaim): string | null {
  return unit === null || restAfter.test(unit) || /ed$|^(?:done|got|went|came)$/u.test(unit) ? null : unit
}

const othersBefore = /\b(?:the (?:other|remaining)|the rest,|remaining)\s(?:about |roughly )?$/iu

/** '62% come from shops and the other 28% order online' */
function findOthers(claims: readonly PlanClaim[]): { shown: string; rest: PlanClaim; right: number } | null {
  const shares = claims.filter(({ kind }) => kind === 'percent')
  const rest = shares.at(-1)
  const [first] = shares
  if (!rest || !first || shares.length < 2 || shares.length > 5 || rest.low !== rest.high) return null
  if (/\bof (?:the|these|those|them|which)\b|\d%? (?:more|less)\b/iu.test(readBetween(first, rest)))
    return null
  if (!othersBefore.test(readBetween(shares.at(-2) ?? first, rest))) return null
  if (/^\s*of what\b/iu.test(readAfter(rest))) return null
  const sum = shares.slice(0, -1).reduce((total, { low }) => total + low, 0)
  const isAbout = shares.some(({ certainty }) => certainty === 'about')
  if (sum >= 100 || Math.abs(100 - sum - rest.low) <= (isAbout ? 6 : 2)) return null
  return {
    shown: `100% − ${shares
      .slice(0, -1)
      .map(({ quote: said }) => said)
      .join(' − ')}`,
    rest,
    right: 100 - sum,
  }
}

const forBefore = new RegExp(String.raw`\bfor (?:about |roughly |around |some )?$`, 'iu')
const atBefore = /(?:^|\s)(?:at|or|that is|which is|i\.e\.)(?: about| roughly| only)?\s*$/iu
const eachAfter = /^\s*(?:each|apiece|a (?:piece|head)|per \p{L}+)?(?=\s*(?:[,.;:)]|$))/iu
const otherEach =
  /\b(?:otherwise|instead|alone|single|normally|singly|plus|deposit|more|extra|from|down|already|month|hours?|days?|weeks?)\b|[×*=+]/iu

/** '$10,000 for 400 customers at $25': an amount, so many, and what one costs. */
function findSpread(claims: readonly PlanClaim[]): { shown: string; rest: PlanClaim; right: number } | null {
  for (const [index, each] of claims.entries()) {
    const [total, count] = [claims[index - 2], claims[index - 1]]
    if (!total || total.kind !== 'money' || count?.kind !== 'count' || each.kind !== 'money') continue
    if ([total, count, each].some(({ low, high }) => low !== high) || count.low < 2) continue
    if (total.per !== null || /^(?:month|hour|day|week|year)$/u.test(count.unit ?? '')) continue
    const [before, between] = [readBetween(total, count), readBetween(count, each)]
    const isEach =
      atBefore.test(between) || each.per === 'each' || /^\s*(?:each|apiece)\b/iu.test(readAfter(each))
    if (!forBefore.test(before) || before.length > 60 || between.length > 60 || !isEach) continue
    if (!eachAfter.test(readAfter(each)) || otherEach.test(`${before.replace(forBefore, '')} ${between}`))
      continue
    if (each.low * 3 > total.low * 2) continue
    const right = total.low / count.low
    const isAbout = [total, count, each].some(({ certainty }) => certainty === 'about')
    // A price in whole dollars may be rounded.
    if (isNear(right, each.low, isAbout ? 0.1 : 0.06) || Math.abs(right - each.low) <= 0.5) continue
    if (right > each.low * 6 || each.low > right * 6) continue
    // A monthly amount for the customers of a year, and the other way round.
    if ([12, 1 / 12].some((factor) => isNear(right * factor, each.low, 0.1))) continue
    return { shown: `${total.quote} ÷ ${sayNumber(count.low)}`, rest: each, right }
  }
  return null
}

function makeRule(id: string, title: string, find: typeof findRest): Rule {
  return {
    id,
    steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts - 2,
    find(facts) {
      for (const claims of listSentences(facts)) {
        const found = find(claims)
        if (!found) continue
        const { shown, rest, right } = found
        const says =
          rest.kind === 'money'
            ? facts.sayMoney(right)
            : rest.kind === 'percent'
              ? sayPercent(right)
              : sayNumber(right)
        return show(
          recommend(
            title,
            `${quote(rest.sentence, 100)} says ${rest.quote}, but ${shown} is ${says}. Which figure is right? A reader works it out in the head.`,
            rest.address,
          ),
          [textEvidence({ claim: rest })],
          [`${shown} = ${says}, not ${rest.quote}`],
        )
      }
      return null
    },
  }
}

export const toldTogetherRules: readonly Rule[] = [
  makeRule('rest-differs', 'The rest does not come out', (claims) => findRest(claims) ?? findOthers(claims)),
  makeRule('each-of-total-differs', 'So many at that price come to another amount', findSpread),
]
