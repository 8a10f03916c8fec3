import { findSaying, listAllTexts } from '#advisor/facts/agreement/own-texts.ts'
import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
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
const payFields: ReadonlySet<FieldKey> = new Set(fields)
const ownPay =
  /\b(?:(?:owners?|founders?|directors?|partners?)[’']?s? (?:pay|draws?|salar(?:y|ies)|wages?)|(?:my|our|own) (?:pay|draws?|salar(?:y|ies))|draws?\b|pays? (?:myself|ourselves|himself|herself|themselves)|salar(?:y|ies) of|[’']s (?:pay|draw|salary|own pay))/iu
const otherPay =
  /\b(?:husband|wife|spouse|partner[’']s job|savings|household|family|until then|earlier|former|at the (?:school|hospital|bank)|line of credit|loan|profit|distribution|bonus|instead|saves?|less|more|below|above|employee|staff|driver|clerk|assistant)\b/iu

/** 'Pay drops by $1,500' is what is cut, and 'drops to $900' is for a bad month. */
const change = /\bby (?:about |up to |another )?$/iu
const cutTo =
  /\b(?:drops?|falls?|cuts?|goes down|go down|reduced?|lowers?|lowered|shrinks?|down|back) (?:\p{L}+ ){0,4}to (?:about )?$/iu

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
    if (change.test(near) || (cutTo.test(near) && claim.field === 'riskAnalysis.risks.mitigation')) continue
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

const ownPaySubject =
  /\b(?:(?:my|our|own|owners?[’']?s?|founders?[’']?s?) (?:own )?(?:pay|draws?|salar(?:y|ies)|wages?)|pays? (?:myself|ourselves)|i (?:draw|take|pay myself))\b/i
const fromOpening =
  /\bfrom (?:the (?:day|month|moment|week) (?:we|i|the (?:\p{L}+ )?(?:doors?|shop|store|studio|site|place)) opens?|(?:the )?(?:opening|start|launch|beginning)(?: day| on| onward)?|day one|the (?:very )?first (?:day|month))\b/iu
const notPaid = /\b(?:no|not|nothing|never|without|until|if|reserve|loan|staff|saved?)\b/i
const lateStart = 3

/** 'My pay from the day we open', in a forecast that pays it months after the first sale. */
function findFromOpening(facts: PlanFacts): Difference | null {
  const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, pay }) => isOwner && (pay ?? 0) > 0,
  )
  const sales = owners.length > 0 ? readSales(facts) : null
  const [first] = owners.toSorted((one, other) => (one.startMonth ?? 1) - (other.startMonth ?? 1))
  const start = first?.startMonth ?? 1
  if (!first || !sales || start < sales.firstMonth + lateStart) return null
  for (const text of listAllTexts(facts)) {
    if (!payFields.has(text.field)) continue
    const saying = findSaying(text, fromOpening, true)
    if (
      !saying ||
      !ownPaySubject.test(saying.sentence) ||
      notPaid.test(saying.sentence.split(saying.mark)[0] ?? '')
    )
      continue
    return {
      title: 'When does the owner’s pay start?',
      claim: { address: text.address, sentence: saying.sentence, quote: saying.mark },
      isInWords: true,
      place: at('financialProjections', 'forecast', 'people', { id: first.id }, 'startMonth'),
      counted: `the forecast sells from month ${sales.firstMonth} and pays “${first.role.slice(0, 40)}” from month ${start}`,
      matters: 'Each month of pay is cash of the start.',
    }
  }
  return null
}

export const ownerPaySaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['owner-pay-said-differs', [3, 8, 9, 11, 12], find],
  ['owner-pay-from-opening', [3, 8, 9, 11, 12], findFromOpening],
])
