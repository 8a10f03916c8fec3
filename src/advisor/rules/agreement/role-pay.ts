import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isAmong, isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listPayReadings } from '#advisor/rules/money/pay-readings.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** What a hire earns, where a text and the team step say it differently. */

const payFields: readonly FieldKey[] = [
  'businessModel.costStructure',
  'operationsPlan.keyProcesses',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
  'financialProjections.pricingTiers.features',
  'competitiveAnalysis.competitiveAdvantages.description',
  'competitiveAnalysis.pricingStrategy',
  'operationsPlan.quality',
  'riskAnalysis.risks.mitigation',
  'marketAnalysis.trends.description',
]
/** What an employer can add to the pay: taxes, insurance, benefits. */
const mostOnTop = 1.35
const mostHourly = 250
const heads = [1, 2, 3, 4, 5, 6]
/** What is said with its taxes has none on top. */
const withTaxes = /\b(?:with|including|incl\.?|after) (?:\p{L}+ ){0,2}(?:tax(?:es)?|contributions)\b/iu
const plainRoles = new Set(
  'staff employe time full part season second third senior junior head lead'.split(' '),
)
const otherAmount =
  /\b(?:train\w*|hiring|recruit\w*|bonus|commission|loan|rent|lease|insurance|software|ads)\b/i

interface HirePay {
  readonly role: string
  readonly words: readonly string[]
  /** No other job ends with the same word. */
  readonly isOnlyOne: boolean
  readonly said: readonly PlanClaim[]
  readonly readings: readonly number[]
}

/** 'Bookkeeper' of 'Full-charge bookkeeper with ten years in construction'. */
function listRoleWords(role: string): string[] {
  const [name = ''] = role.split(/[,(:;]|\b(?:with|who|for|from|to run)\b/u, 1)
  return listContextWords(name.slice(0, 80)).filter((word) => !plainRoles.has(word))
}

function listHires(facts: PlanFacts): HirePay[] {
  const heads = facts.team.hires.map(({ role }) => listRoleWords(role).at(-1))
  const salaries = listPhrases(facts, ['teamStructure.keyHires.salary'])
  const people = sampleItems(facts.data.financialProjections.forecast.people)
  return facts.team.hires.flatMap(({ id, role }): HirePay[] => {
    const words = listRoleWords(role)
    const isOnlyOne = heads.filter((head) => head === words.at(-1)).length === 1
    const said = salaries.flatMap(({ claim }) => {
      const item = claim.address[2]
      return typeof item === 'object' && item.id === id ? [claim] : []
    })
    if (words.length === 0 || said.length === 0) return []
    const paid = people.filter((person) => {
      const own = listContextWords(person.role.slice(0, 80))
      return words.some((word) => own.includes(word))
    })
    return [{ role, words, isOnlyOne, said, readings: paid.flatMap((person) => listPayReadings(person)) }]
  })
}

/** Whether the amount is right behind the role: 'Grower $3,300 a month', 'two bakers at $19 an hour'. */
function isPayOf({ lead, tail, claim }: Phrase, { words, isOnlyOne }: HirePay): boolean {
  const before = lead.split(/[,;]|\band\b|\bplus\b/u).at(-1) ?? ''
  const near = claim.period === 'hour' || claim.per === 'hour' ? lead : before
  if (otherAmount.test(near) || /\bminimum\b/i.test(tail)) return false
  const named = listContextWords(near.slice(-80))
  return (
    words.every((word) => named.includes(word)) ||
    (words.length > 1 && named.includes(words[0] ?? '') && named.includes(words[1] ?? '')) ||
    // 'Technician $4,400 a month' for the only sewing machine technician.
    (isOnlyOne && named.includes(words.at(-1) ?? '') && named.every((word) => words.includes(word)))
  )
}

function isHourly({ period, per }: PlanClaim): boolean {
  return period === 'hour' || per === 'hour'
}

/** 'Five tutor-hours at $22': the hour is named before the amount. */
function isPerNamedHour({ claim, lead }: Phrase): boolean {
  return claim.low < mostHourly && claim.per === null && /[a-z]-hours?\b|\bhours? (?:of|by) /i.test(lead)
}

function findOther(phrase: Phrase, { said, readings }: HirePay): PlanClaim | null {
  const { claim } = phrase
  const hourly = said.filter(isHourly)
  if (isHourly(claim) || isPerNamedHour(phrase)) {
    const [first] = hourly
    if (!first || hourly.some(({ low, high }) => claim.high >= low * 0.98 && claim.low <= high * mostOnTop))
      return null
    return first
  }
  const monthly = claim.period === 'month' || claim.period === 'year' ? readMonthly(claim) : null
  const first = said.find(({ period }) => period === 'month' || period === 'year')
  if (!monthly || !first) return null
  const amounts = said.flatMap((salary) => readMonthly(salary)?.low ?? [])
  const onTop = withTaxes.test(first.sentence) ? 1.03 : mostOnTop
  const isOf = (pay: number, amount: number) =>
    isNear(pay, amount, 0.03) || (pay > amount && pay < amount * onTop)
  if (amounts.some((amount) => heads.some((count) => isOf(monthly.low, amount * count)))) return null
  // What the forecast pays is of all heads already. It may have both: one of another person or of a later year.
  const isCounted = isAmong(monthly, [...readings, ...readings.map((pay) => pay * onTop)], 0.04)
  if (isCounted && readings.some((pay) => amounts.some((amount) => isOf(pay, amount) || isOf(amount, pay))))
    return null
  const most = Math.max(...amounts, 0)
  return monthly.low > most * 3 || monthly.low * 3 < most ? null : first
}

export const rolePayRule: Rule = {
  id: 'role-pay-differs',
  steps: [9, 3, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 18,
  find(facts) {
    const hires = listHires(facts)
    if (hires.length === 0) return null
    for (const phrase of listPhrases(facts, payFields)) {
      const hire = hires.find((candidate) => isPayOf(phrase, candidate))
      const other = hire && findOther(phrase, hire)
      if (!hire || !other) continue
      return show(
        recommend(
          'One job, two wages',
          `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but the team step pays ${quote(hire.role, 40)} ${quote(other.sentence, 60)}. Which is right? Use the higher one in the costs, with the taxes on top.`,
          phrase.claim.address,
        ),
        [textEvidence(phrase), textEvidence({ claim: other })],
        [`${phrase.claim.quote} ≠ ${other.quote}`],
      )
    }
    return null
  },
}
