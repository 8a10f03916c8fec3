import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** What investors pay, what the company is worth, and the share that they get for it. */

const worth =
  /\b(?:valu(?:ation|ed|es?|ing)|pre-?money|post-?money|(?:before|after) (?:the|this) (?:round|investment|money))\b/i
const before = /\bpre-?money\b|\bbefore (?:the|this) (?:round|investment|money)\b/i
const after = /\bpost-?money\b|\bafter (?:the|this) (?:round|investment|money)\b/i
const share = /\b(?:compan(?:y|ies)|shares?|equity|stock|stake|ownership|business|round|investors?)\b/i
const otherShare =
  /\b(?:discount|interest|coupon|dividends?|option pool|pool|options|grow\w*|margin|fees?)\b/i
/** Rounding, and an option pool that some count in. */
const tolerance = 0.12
const near = 36

interface Round {
  readonly valuation: PlanClaim
  readonly percent: PlanClaim
  readonly paid: readonly number[]
}

/** The figures of each sentence that speaks of what the company is worth. */
function listWorthSentences({ claims }: PlanFacts): PlanClaim[][] {
  const groups: PlanClaim[][] = []
  let last: PlanClaim | null = null
  for (const claim of claims) {
    if (claim.kind !== 'money' && claim.kind !== 'percent') continue
    const group = groups.at(-1)
    if (group && last?.address === claim.address && last.sentence === claim.sentence) group.push(claim)
    else groups.push([claim])
    last = claim
  }
  return groups.filter((group) => group.length > 1 && worth.test(group[0]?.sentence ?? ''))
}

function readRound(facts: PlanFacts, group: readonly PlanClaim[]): Round | null {
  const { sentence = '' } = group[0] ?? {}
  if (!share.test(sentence) || otherShare.test(sentence)) return null
  const amounts = group.filter(({ kind }) => kind === 'money')
  const shares = group.filter(({ kind }) => kind === 'percent')
  const [percent] = shares
  const valued = amounts.filter(({ quote: words }) => {
    const start = sentence.indexOf(words)
    return worth.test(sentence.slice(Math.max(0, start - near), start + words.length + near))
  })
  const valuation = valued.reduce<PlanClaim | null>(
    (most, claim) => (claim.low > (most?.low ?? 0) ? claim : most),
    null,
  )
  if (!valuation || !percent || shares.length > 1 || valuation.low !== valuation.high) return null
  const paid = amounts.flatMap((claim) => (claim === valuation ? [] : [claim.low]))
  if (paid.length === 0) paid.push(readFunding(facts).investorMoney)
  return { valuation, percent, paid: [...paid, paid.reduce((sum, amount) => sum + amount, 0)] }
}

/** The shares that the money buys, whether the company's worth includes it or not. */
function listBought({ valuation, paid }: Round): number[] {
  const { sentence } = valuation
  return paid.flatMap((amount) => [
    ...(after.test(sentence) ? [] : [(amount / (valuation.low + amount)) * 100]),
    ...(before.test(sentence) ? [] : [(amount / valuation.low) * 100]),
  ])
}

export const roundShareRule: Rule = {
  id: 'round-share-differs',
  steps: [8, 9, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 18,
  find(facts) {
    for (const group of listWorthSentences(facts)) {
      const round = readRound(facts, group)
      const bought = round ? listBought(round).filter((part) => part > 0 && part < 100) : []
      const [first] = bought
      if (!round || first === undefined) continue
      const { valuation, percent, paid } = round
      if (
        bought.some((part) => isNear(part, percent.low, tolerance) || isNear(part, percent.high, tolerance))
      )
        continue
      const sum = `${facts.sayMoney(paid[0] ?? 0)} at ${valuation.quote} = ${sayPercent(first)}`
      return show(
        recommend(
          'The share does not fit the price',
          `${quote(percent.sentence, 80)} gives ${percent.quote}, but ${facts.sayMoney(paid[0] ?? 0)} at ${valuation.quote} buys ${sayPercent(first)}. Which is right? An investor works it out before anything else.`,
          percent.address,
        ),
        [textEvidence({ claim: percent })],
        [sum],
      )
    }
    return null
  },
}
