import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listPricedItems } from '#advisor/facts/priced-items.ts'
import { toMonthly } from '#advisor/facts/periods.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { describeSmallestLoan, findSmallestLoan } from '#domain/forecast/figures/smallest-loan.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { leastOwnersSharePercent } from '#domain/forecast/figures/thresholds.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { answerMoneyNeeded } from './answer-finance.ts'
import {
  explainPayment,
  listPlanLoans,
  readModelWith,
  readTerms,
  sayAssumptions,
  toModelLoan,
  toPayment,
} from './loan-words.ts'
import { readMonths } from './read-asked-numbers.ts'

const financials = nameStep('financialProjections')

/** The smallest loan that keeps cash above the least to keep, or what the start costs when there is no forecast. */
export const answerBorrow: AnswerPlan = (context) => {
  const { data, facts } = context
  const { showMoney, showPayment } = facts
  const terms = readTerms(context, 0)
  const model = readModelWith(facts, toModelLoan(terms))
  if (!model) return { text: paragraphs(answerMoneyNeeded(context).text, describeOwnShare(context)) }
  const smallest = findSmallestLoan(model, asPlanned, 'asked')
  const amount = Math.ceil(smallest.amount ?? 0)
  const planned = listPlanLoans(data).reduce((sum, loan) => sum + loan.amount, 0)
  const found = { ...terms, amount }
  const { totalUses, ownersSharePercent } = computeSourcesAndUses(model)
  return {
    text: paragraphs(
      `**${describeSmallestLoan(smallest, facts.currency)}**`,
      amount > 0 &&
        bullets([
          `With it, cash never falls below ${showMoney(model.minimumCash)}; the lowest is ${showMoney(smallest.lowestCash.amount)} in month ${smallest.lowestCash.month}`,
          `Its payment: ${showPayment(toPayment(found))} a month over ${terms.months} months at ${formatNumber(terms.ratePercent, 2)}%`,
          ...explainPayment(found, facts),
        ]),
      planned > 0 &&
        `Your forecast has loans of ${showMoney(planned)}.${planned > amount ? ` The other ${showMoney(planned - amount)} is a reserve: with less, the money no longer covers what you listed as needed.` : ''}`,
      totalUses > 0 &&
        ownersSharePercent !== null &&
        `The start costs ${showMoney(totalUses)}, and your own money is ${formatNumber(ownersSharePercent, 1)}% of it. Lenders of start-ups want at least ${leastOwnersSharePercent.value}% (${leastOwnersSharePercent.source}).`,
      amount > 0 && sayAssumptions(terms),
      'Borrow some more than the smallest amount, because sales rarely start on time.',
    ),
  }
}

function describeOwnShare({ facts: { money, showMoney } }: AnswerContext): string | null {
  const { startupTotal: total } = money
  if (total <= 0) return null
  const share = leastOwnersSharePercent.value
  const own = (total * share) / 100
  return `With the least share of your own, ${share}% × ${showMoney(total)} = ${showMoney(own)}, at most ${showMoney(total - own)} is left to borrow. Write how much you sell in the forecast of ${financials}, and I find the smallest loan that works.`
}

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
      text: `Tell me both prices, such as “Should I lease a van at $650 a month for four years or buy it for $32,000?”, or list the equipment as a start-up cost in ${financials}.`,
    }
  }
  const read = readTerms(context, bought.amount)
  const months = readMonths(asked) ?? bought.months ?? read.months
  const terms = {
    ...read,
    amount: bought.amount,
    months,
    assumptions: read.assumptions.filter((words) => !words.includes('term')),
  }
  const payment = toPayment(terms)
  const leased = lease?.period ? toMonthly(lease.amount, lease.period) : null
  return {
    text: paragraphs(
      `**${bought.name === '' ? 'Buy' : `${bought.name}: buy`} for ${showMoney(bought.amount)} with a loan, ${showPayment(payment)} a month over ${months} months**`,
      bullets([
        ...explainPayment(terms, facts),
        ...(leased === null
          ? [`A lease over the same ${months} months costs less only below ${showPayment(payment)} a month.`]
          : [`Lease: ${months} × ${showPayment(leased)} = ${showMoney(leased * months)}`]),
      ]),
      leased !== null && compare(leased, payment, months, facts),
      sayAssumptions(terms),
      'A bought thing is yours at the end and can be collateral. A lease needs less cash at the start, and often covers repairs: compare what each one includes.',
    ),
  }
}

function compare(leased: number, payment: number, months: number, { showPayment }: PlanFacts): string {
  const difference = Math.abs(leased - payment) * months
  return leased > payment
    ? `**Buying costs ${showPayment(difference)} less** over ${months} months: (${showPayment(leased)} − ${showPayment(payment)}) × ${months}, and you own it at the end.`
    : `**Leasing costs ${showPayment(difference)} less** over ${months} months: (${showPayment(payment)} − ${showPayment(leased)}) × ${months}. Buying pays off only if it is worth more than that at the end.`
}

/** The plan's largest piece of equipment, over its years of use. */
function findEquipment({
  data,
  facts,
}: AnswerContext): { name: string; amount: number; months: number | null } | null {
  const planned = readForecast(facts)?.forecast.model.startUp ?? []
  const months = new Map(planned.map(({ id, monthsOfUse }) => [id, monthsOfUse]))
  const [largest] = data.financialProjections.startupCosts
    .filter(({ kind, amount }) => kind === 'equipment' && amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
  if (!largest) return null
  return {
    name: shorten(largest.category, 60) || 'The equipment',
    amount: largest.amount,
    months: months.get(largest.id) || null,
  }
}
