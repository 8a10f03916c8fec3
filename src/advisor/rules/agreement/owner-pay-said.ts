import { findSaying, listAllTexts } from '#advisor/facts/agreement/own-texts.ts'
import { isAmong } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listOwnersPay, ownersPayFields } from '#advisor/facts/owners-pay.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { listPayReadings } from '#advisor/rules/money/pay-readings.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** What the owners take a month, in the texts and in the forecast. */

function find(facts: PlanFacts): Difference | null {
  const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, pay }) => isOwner && (pay ?? 0) > 0,
  )
  const [first] = owners
  if (!first || !readForecast(facts)) return null
  const single = owners.flatMap((owner) => listPayReadings(owner))
  // Two owners together, at any of their rates.
  const pairs = single.flatMap((one) => single.map((other) => one + other))
  const names = owners.map(({ role }) => role)
  for (const { phrase, monthly, named } of listOwnersPay(facts, names)) {
    const { claim } = phrase
    if (isAmong(monthly, [...single, ...pairs], 0.05)) continue
    const meant = owners[named ?? 0] ?? first
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
    if (!ownersPayFields.has(text.field)) continue
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
