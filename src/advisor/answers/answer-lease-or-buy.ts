import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { toMonthly } from '#advisor/facts/claims/periods.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listPricedItems } from '#advisor/facts/priced-items.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { financials } from './forecast-step.ts'
import { type LoanTerms, readTerms, toPayment } from './loan-terms.ts'
import { explainPayment, sayOrigins, sayTerm } from './loan-words.ts'

interface Purchase {
  readonly name: string
  readonly amount: number
  /** How long it is used. Null when nothing says so. */
  readonly months: number | null
}

const vehiclePattern = /\b(?:vans?|vehicles?|trucks?|cars?|trailers?)\b/u
const equipmentPattern =
  /\b(?:vans?|vehicles?|trucks?|cars?|trailers?|equipment|machines?|machinery|ovens?|tools?|computers?|furniture|fixtures)\b/iu

/** The same thing leased or bought with a loan, over the same months. */
export const answerLeaseOrBuy: AnswerPlan = (context) => {
  const { asked, facts } = context
  const { showMoney, showPayment } = facts
  const items = listPricedItems(asked)
  const lease = items.find(({ period }) => period !== null && period !== 'hour')
  const price = Math.max(0, ...items.filter(({ period }) => period === null).map(({ amount }) => amount))
  const bought = price > 0 ? { name: '', amount: price, months: null } : findEquipment(context)
  if (!bought) {
    return {
      text: `Tell me both prices, such as “Should I lease a van at ${showMoney(650)} a month for four years or buy it for ${showMoney(32_000)}?”, or list the equipment as a start-up cost in ${financials}.`,
    }
  }
  const read = readTerms(context, bought.amount)
  const isForUse = bought.months !== null && read.termFrom !== 'question'
  const terms: LoanTerms = {
    ...read,
    amount: bought.amount,
    ...(isForUse ? { months: bought.months, termFrom: 'question' } : {}),
  }
  const { months } = terms
  const payment = toPayment(terms)
  const leased = lease?.period ? toMonthly(lease.amount, lease.period) : null
  return {
    text: paragraphs(
      leased !== null && compare(leased, payment, months, facts),
      `**${bought.name === '' ? 'Buy' : `${bought.name}: buy`} for ${showMoney(bought.amount)} with a loan over ${sayTerm(terms)}: ${showPayment(payment)} a month**`,
      bullets([
        ...explainPayment(terms, facts),
        leased === null
          ? `A lease over the same ${months} months costs less only below ${showPayment(payment)} a month`
          : `Lease: ${months} × ${showPayment(leased)} = ${showMoney(leased * months)}`,
      ]),
      isForUse && `I took the ${months} months of use in your forecast as the term.`,
      sayOrigins(terms, facts),
      'What you buy is yours at the end and can serve as collateral. A lease takes less cash at the start and often covers repairs, so compare what each one includes.',
    ),
  }
}

function compare(
  leased: number,
  payment: number,
  months: number,
  { showMoney, showPayment }: PlanFacts,
): string {
  const difference = showMoney(Math.abs(leased - payment) * months)
  const [more, less] = [Math.max(leased, payment), Math.min(leased, payment)].map(showPayment)
  const sum = `(${more} − ${less}) × ${months} months = ${difference}`
  if (leased === payment)
    return `**Both cost the same** over ${months} months, and what you buy is yours at the end.`
  return leased > payment
    ? `**Buying costs ${difference} less:** ${sum}, and it is yours at the end.`
    : `**Leasing costs ${difference} less:** ${sum}. Buying pays off only if what you bought is still worth more than that at the end.`
}

/** What the question names, or the plan's largest piece of equipment. */
function findEquipment({ asked, data, facts }: AnswerContext): Purchase | null {
  const costs = data.financialProjections.startupCosts
    .filter(({ amount, kind }) => amount > 0 && kind !== 'cash-reserve')
    .toSorted((one, other) => other.amount - one.amount)
  const question = asked.slice(0, 300).toLowerCase()
  const named = costs.find(({ category }) => isNamed(category, question))
  // A van that the plan does not list is not its espresso machine.
  if (!named && vehiclePattern.test(question)) return null
  const found =
    named ??
    costs.find(({ kind }) => kind === 'equipment') ??
    costs.find(({ category }) => equipmentPattern.test(category.slice(0, 100)))
  if (!found) return null
  const line = readForecast(facts)?.forecast.model.startUp.find(({ id }) => id === found.id)
  return {
    name: shorten(found.category, 60) || 'The equipment',
    amount: found.amount,
    months: line?.monthsOfUse || null,
  }
}

function isNamed(category: string, question: string): boolean {
  const words =
    category
      .slice(0, 60)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  return words.some((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(question))
}
