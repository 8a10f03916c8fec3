import type { Evidence } from '#advisor/advice/advice.ts'
import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** The customers whom a business has on its first day, in the texts and in the forecast. */

const buyers = new Set(
  'customer client user subscriber member guest account patient student family child tenant carrier regular'.split(
    ' ',
  ),
)
const serves =
  /\b(?:already|currently|today|now)\s+(?:have|has|serves?|look after|looks after|keeps?|suppl(?:y|ies)|teach(?:es)?|trains?|treats?|counts?|works? (?:for|with)|invoices?|bills?)\s*(?:about\s*)?$|\b(?:have|serve|look after|work for) already\s*$/i
const starts = /\b(?:start|starts|open|opens|launch|launches|begin|begins) with\s*(?:about\s*)?$/i
const fromStart =
  /^\s*(?:\p{L}+\s)?(?:from (?:the start|day one|the first day|the beginning)|on (?:day one|the first day)|at the start|already|today)\b/iu

interface Start {
  readonly count: number
  readonly said: string
  readonly evidence: Evidence
}

function readText({ claim, lead, tail }: Statement): Start[] {
  if (claim.kind !== 'count' || claim.low !== claim.high || claim.low < 2) return []
  if (claim.period !== null || /\b(?:new|more|other)\b/i.test(claim.quote)) return []
  const isBuyer = buyers.has(claim.unit ?? '')
  if (!serves.test(lead) && !(isBuyer && (starts.test(lead) || fromStart.test(tail)))) return []
  return [{ count: claim.low, said: claim.quote, evidence: textEvidence({ claim }) }]
}

function readForecast({ data }: PlanFacts): Start[] {
  const found = sampleItems(data.financialProjections.forecast.streams).flatMap(
    ({ id, kind, openingCustomers }): Start[] => {
      if (kind !== 'recurring' || openingCustomers === null || openingCustomers <= 0) return []
      const said = sayNumber(openingCustomers)
      const address = at('financialProjections', 'forecast', 'streams', { id }, 'openingCustomers')
      return [{ count: openingCustomers, said, evidence: { address, says: said } }]
    },
  )
  // Several streams may share their customers or not.
  return found.length === 1 ? found : []
}

export const startCustomersRule: Rule = {
  id: 'start-customers-differ',
  steps: [2, 3, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const said = listStatements(facts).flatMap(readText)
    if (said.length === 0) return null
    const all = [...readForecast(facts), ...said]
    const [first] = all
    const other = all.find(({ count }) => first !== undefined && !isNear(count, first.count, 0.03))
    if (!first || !other) return null
    return show(
      recommend(
        'How many customers do you start with?',
        `One place says ${quote(first.said, 40)}, another ${quote(other.said, 40)}. Which is right? Every later month builds on that number.`,
        other.evidence.address,
      ),
      [first.evidence, other.evidence],
      [`${sayNumber(first.count)} ≠ ${sayNumber(other.count)}`],
    )
  },
}
