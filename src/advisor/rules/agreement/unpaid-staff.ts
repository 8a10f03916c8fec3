import { toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import { addPairs, isAmong } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { Evidence } from '#advisor/advice/advice.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isPlainCost, readItemMonthly } from '#advisor/rules/money/named-costs.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** Wages that the plan tells, where the forecast pays nobody but the owner. */

const peopleList = at('financialProjections', 'forecast', 'people')
const staffWords =
  /\b(?:wages?|salar(?:y|ies)|payroll|staff|employees?|workers?|crew|assistants?|technicians?|drivers?|cooks?|chefs?|bakers?|baristas?|servers?|mechanics?|teachers?|instructors?|attendants?|packers?|stylists?|hygienists?|helpers?|apprentices?|receptionists?|clerks?|nurses?)\b(?![’']? (?:service|software|tax|taxes|comp|compensation|training|meals?|parking))/i
/** Pay of the owners has its own rule, and people of another firm are a running cost. */
const otherPay =
  /\b(?:owners?|founders?|partners?|directors?|my|our own|draws?|contract\w*|freelanc\w+|agency|subcontract\w*|outsourc\w+|volunteers?|unpaid|interns?|commission|tips only)\b|\b(?:once|when|if|until|after|instead)\b|\byear (?:four|five|[4-9])\b/i
const forecastMonths = 36

/** 'Wages: two people at $20 an hour, $13,000 a month': the head of a line is for all its amounts. */
function isPay(phrase: Phrase): boolean {
  const head = /^[^:\n]{1,80}(?=:\s)/u.exec(phrase.text)?.[0] ?? ''
  return (
    (staffWords.test(phrase.lead) || staffWords.test(head)) &&
    !otherPay.test(`${head} ${phrase.lead} ${phrase.tail}`) &&
    isPlainCost(phrase)
  )
}

function findWages(facts: PlanFacts): Evidence | null {
  const { running } = readCosts(facts)
  const possible = addPairs(running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly])))
  const phrase = listPhrases(facts, ['businessModel.costStructure']).find((candidate) => {
    const monthly = isPay(candidate) ? readItemMonthly(candidate) : null
    return monthly !== null && !isAmong(monthly, possible, 0.03)
  })
  return phrase ? textEvidence(phrase) : null
}

function findHire(facts: PlanFacts): Evidence | null {
  const hire = facts.team.hires.find(({ role, timeline, salary, yearlyPay, when }) => {
    if ((yearlyPay ?? 0) <= 0 || otherPay.test(`${role.slice(0, 200)} ${timeline.slice(0, 200)} ${salary}`))
      return false
    const time = when && toForecastMonths(facts, when)
    return Boolean(time) && (time?.start ?? forecastMonths) < forecastMonths
  })
  if (!hire) return null
  return {
    address: atItem('teamStructure', 'keyHires', hire.id, 'salary'),
    says: shorten(`${hire.role}: ${hire.salary}`),
  }
}

export const unpaidStaffRule: Rule = {
  id: 'staff-not-in-forecast',
  steps: [3, 8, 9],
  weight: weights.contradicts - 1,
  find(facts) {
    const { people } = facts.data.financialProjections.forecast
    if (!readForecast(facts) || sampleItems(people).some(({ pay, isOwner }) => !isOwner && (pay ?? 0) > 0))
      return null
    const { hasRunning, runningWords } = readCosts(facts)
    if (!hasRunning || staffWords.test(runningWords)) return null
    const said = findWages(facts) ?? findHire(facts)
    if (!said) return null
    return show(
      recommend(
        'The forecast pays no staff',
        `The plan says ${quote(said.says, 90)}, but the forecast pays nobody${people.length > 0 ? ' but the owner' : ''}. Without these wages, every month looks better than it is. Add the people with their pay and the taxes on top.`,
        peopleList,
      ),
      [said, { address: peopleList, says: people.length > 0 ? 'Pay for the owner only' : 'Nobody is paid' }],
    )
  },
}
