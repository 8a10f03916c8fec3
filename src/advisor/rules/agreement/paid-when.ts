import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isReturnTime } from '#advisor/facts/return-times.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** When customers pay and when suppliers are paid, in the texts and in the forecast. */

const daysByUnit: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const paysBefore =
  /\b(?:pays?|paid|due|settled?|invoices?|terms|net)\b[^,;.]{0,30}(?:within|after|in|at|net|of|every|:)?\s*$/i
const paysAfter =
  /^\s*(?:net|terms|to pay|after (?:the )?(?:invoice|delivery|report)|from (?:the )?invoice|payment)\b/i
const notPaid =
  /\b(?:refund\w*|deposit|advance|workers?|wages?|payroll|staff|draw|loan|rent|half|late|if|90 days|notice|free)\b/i

/** Sooner than the forecast counts. That it is later has its own rule. */
function findSooner(facts: PlanFacts): Difference | null {
  const { daysUntilCustomersPay: days } = facts.data.financialProjections.forecast.timing
  if (days === null || days < 12 || !readForecast(facts)) return null
  const terms = listPhrases(
    facts,
    [
      'businessIdea.solution',
      'businessModel.revenueStreams',
      'businessModel.keyActivities',
      'competitiveAnalysis.pricingStrategy',
      'marketingStrategy.metrics',
      'operationsPlan.keyProcesses',
      'financialProjections.startupCosts.description',
      'implementationTimeline.milestones.description',
      'implementationTimeline.executiveSummary',
    ],
    ['duration'],
  ).filter(
    ({ claim, lead, tail }) =>
      claim.period === null &&
      daysByUnit[claim.unit ?? ''] !== undefined &&
      (paysBefore.test(lead) || paysAfter.test(tail)) &&
      !isReturnTime({ lead, tail }) &&
      !notPaid.test(claim.sentence) &&
      // 'Families in two weeks, insurers in four': the forecast has what is between.
      !/\b(?:in|after|within) (?:about )?[\p{L}\d]+/iu.test(
        claim.sentence.slice(claim.sentence.indexOf(claim.quote) + claim.quote.length),
      ) &&
      !/\b(?:we pay|i pay|suppliers?)\b/i.test(claim.sentence),
  )
  const lengths = terms.map(({ claim }) => claim.high * (daysByUnit[claim.unit ?? ''] ?? 1))
  const [said] = terms
  const longest = Math.max(...lengths, 0)
  if (!said || longest > days * 0.67 || days - longest < 7) return null
  return {
    title: 'Customers pay sooner than the forecast counts',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'timing', 'daysUntilCustomersPay'),
    counted: `the forecast gets the money after ${countOf(days, 'day', 'days')}`,
    matters: 'The cash of the first months depends on it.',
  }
}

const onCredit = /\b(?:net|terms|credit|invoice\w*|pays?|paid|payable)\b|,\s*\d+ days\s*$/i

function findSuppliers(facts: PlanFacts): Difference | null {
  const days = facts.data.financialProjections.forecast.timing.daysUntilSuppliersPaid ?? 0
  if (!readForecast(facts)) return null
  const terms = listPhrases(
    facts,
    ['operationsPlan.suppliers', 'businessModel.keyPartnerships'],
    ['duration'],
  ).filter(
    ({ claim, lead, tail }) =>
      claim.unit === 'day' &&
      claim.period === null &&
      (/(?:^|,|:|\bnet|\bin|\bafter|\bwithin|\bterms(?: of)?|\bpaid|\bpay)\s*$/i.test(lead) ||
        /^\s*(?:terms|net|to pay|credit)\b/i.test(tail)) &&
      onCredit.test(claim.sentence) &&
      !isReturnTime({ lead, tail }) &&
      !/\b(?:deliver\w*|ship\w*|lead time|notice|arrive\w*|back|repair\w*|replac\w*|response|respond\w*|service|parts within|returns?)\b/i.test(
        claim.sentence,
      ),
  )
  const lengths = terms.map(({ claim }) => claim.high)
  const [said] = terms
  if (!said || lengths.some((length) => Math.abs(length - days) <= Math.max(16, days * 0.6))) return null
  return {
    title: 'Suppliers are paid at another time',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'timing', 'daysUntilSuppliersPaid'),
    counted: `the forecast pays them after ${countOf(days, 'day', 'days')}`,
    matters: 'The cash of the first months depends on it.',
  }
}

export const paidWhenRules: readonly Rule[] = makeDifferenceRules(weights.weak + 12, [
  ['paid-sooner-than-counted', [7, 8, 1, 3, 4, 6, 12], findSooner],
  ['supplier-days-differ', [7, 8, 3], findSuppliers],
])
