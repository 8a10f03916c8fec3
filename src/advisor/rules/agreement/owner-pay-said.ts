import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { listPayReadings } from '#advisor/rules/money/pay-readings.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** What the owners take a month, in the texts and in the forecast. */

const fields: readonly FieldKey[] = [
  'businessModel.costStructure',
  'teamStructure.founders.role',
  'teamStructure.founders.background',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
const ownPay =
  /\b(?:(?:owners?|founders?|directors?|partners?)[’']?s? (?:pay|draws?|salar(?:y|ies)|wages?)|(?:my|our|own) (?:pay|draws?|salar(?:y|ies))|draws?\b|pays? (?:myself|ourselves|himself|herself|themselves)|salar(?:y|ies) of|[’']s (?:pay|draw|salary|own pay))/iu
const otherPay =
  /\b(?:husband|wife|spouse|partner[’']s job|savings|household|family|until then|earlier|former|at the (?:school|hospital|bank)|line of credit|loan|profit|distribution|bonus|instead|saves?|less|more|below|above|employee|staff|driver|clerk|assistant)\b/iu

function nameWords(role: string): string[] {
  return listWords(role.slice(0, 60).split(/[,;(]/u, 1)[0] ?? '').filter((word) => word.length > 2)
}

function find(facts: PlanFacts): Difference | null {
  const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, pay }) => isOwner && (pay ?? 0) > 0,
  )
  const [first] = owners
  if (!first || !readForecast(facts)) return null
  const single = owners.flatMap((owner) => listPayReadings(owner))
  // Two owners together, at any of their rates.
  const pairs = single.flatMap((one) => single.map((other) => one + other))
  for (const { claim, lead, tail } of listPhrases(facts, fields)) {
    const monthly = claim.period === 'month' || claim.period === 'year' ? readMonthly(claim) : null
    const near = lead.slice(-70)
    if (!monthly || otherPay.test(`${near} ${tail.slice(0, 30)}`) || claim.certainty === 'at-most') continue
    const said = new Set(listWords(near.split(/,\s|;/u).at(-1) ?? ''))
    const named = owners.find(({ role }) => nameWords(role).some((word) => said.has(word)))
    if (
      !ownPay.test(near) ||
      (claim.field !== 'businessModel.costStructure' &&
        !named &&
        !/\b(?:owner|founder|my|our|own)/iu.test(near))
    )
      continue
    if (isAmong(monthly, [...single, ...pairs], 0.05)) continue
    const meant = named ?? first
    const pay = listPayReadings(meant)[0] ?? 0
    if (monthly.low > pay * 3 || monthly.low * 3 < pay) continue
    const counted = `${facts.sayMoney(pay)} a month`
    return {
      title: 'The owner’s pay has two amounts',
      claim,
      place: at('financialProjections', 'forecast', 'people', { id: meant.id }, 'pay'),
      counted: `the forecast pays “${meant.role.slice(0, 40)}” ${counted}`,
      matters: 'It is cash that leaves the business every month.',
      sums: [`${claim.quote} ≠ ${counted}`],
    }
  }
  return null
}

export const ownerPaySaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['owner-pay-said-differs', [3, 8, 9, 11, 12], find],
])
