import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toMonthly } from '#advisor/facts/claims/periods.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** Those who come, times the share of them who buy, beside what the forecast sells. */

const fields: readonly FieldKey[] = [
  'marketingStrategy.metrics',
  'marketingStrategy.channels',
  'marketingStrategy.budget',
]
const comers =
  /\b(?:visits?|visitors?|sessions?|page ?views|clicks?|leads?|inquir(?:y|ies)|enquir(?:y|ies)|trials?|sign-?ups|quotes?|estimates?|proposals?|demos?|walk-?ins|passers-?by|consultations?|calls?)\b/i
const buying =
  /\b(?:buy|buys|order|orders|book|books|bought|purchase|become|becomes|convert\w*|conversion|turn into|lead to|pay|paying|sign|win|won|close rate|accepted|that end)\b/i
const otherGoal =
  /\b(?:repeat|again|return\w*|return|refer\w*|stay|renew\w*|open rate|of all|email|newsletter)\b/i
const fewTimes = 2.5

function findComers(facts: PlanFacts): { claim: PlanClaim; monthly: number; noun: string } | null {
  for (const { claim, text, lead } of listPhrases(facts, fields, ['count', 'number'])) {
    if (claim.period === null || claim.period === 'once' || claim.period === 'hour') continue
    if (claim.certainty === 'at-least' || claim.time || otherGoal.test(lead)) continue
    const noun = comers.exec(claim.kind === 'count' ? claim.quote : lead)?.[0]
    if (noun === undefined || /\bfree\b/i.test(text.slice(0, 200))) continue
    return { claim, monthly: toMonthly(claim.high, claim.period), noun: noun.toLowerCase() }
  }
  return null
}

function findShare(facts: PlanFacts, noun: string): PlanClaim | null {
  const stem = noun.slice(0, 4)
  for (const { claim, lead, tail } of listPhrases(facts, fields, ['percent'])) {
    const around = `${lead} ${tail}`
    if (otherGoal.test(around) || !buying.test(around)) continue
    const isOfThem =
      /\b(?:of (?:them|whom|these|those)|who|conversion)\b/i.test(around) ||
      around.toLowerCase().includes(stem)
    if (isOfThem) return claim
  }
  return null
}

export const funnelRule: Rule = {
  id: 'funnel-below-sales',
  steps: [6, 8],
  weight: weights.contradicts - 4,
  find(facts) {
    const sales = readSales(facts)
    const coming = findComers(facts)
    if (!sales || !coming) return null
    const found = findShare(facts, coming.noun)
    const { main } = sales
    // Customers who pay every month come once, and other streams may sell without a visit.
    if (!found || main.share < 0.6 || (main.stream.kind !== 'units' && main.stream.kind !== 'recurring'))
      return null
    const bought = (coming.monthly * found.high) / 100
    const counts = (main.stream.kind === 'recurring' ? main.joined : main.volumes).slice(0, 12)
    const needed = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
    if (bought <= 0 || needed < 5 || needed < bought * fewTimes) return null
    const sum = `${sayNumber(coming.monthly)} × ${found.quote} = ${sayNumber(Math.round(bought))} a month`
    return show(
      recommend(
        'Too few come for what you sell',
        `${quote(coming.claim.sentence, 60)} and ${quote(found.sentence, 60)} make ${sayNumber(Math.round(bought))} a month, but ${quote(main.stream.name, 32)} has ${sayNumber(Math.round(needed))} a month on average in year one. Which is right? Say where the others come from, or lower the forecast.`,
        coming.claim.address,
      ),
      [
        textEvidence(coming),
        textEvidence({ claim: found }),
        { address: atStream(main.stream.id, 'inMonth12'), says: `${sayNumber(Math.round(needed))} a month` },
      ],
      [sum],
    )
  },
}
