import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { lowerFirst } from '#advisor/wording/sentences.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { findSmallestLoan, type SmallestLoan } from '#domain/forecast/figures/smallest-loan.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import {
  leastDebtCover,
  leastOwnersSharePercent,
  wantedDebtCover,
} from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { answerMoneyNeeded, describeReserve } from './answer-money-needed.ts'
import { askForSales } from './forecast-step.ts'
import {
  askedLoanId,
  listNewLoans,
  type LoanTerms,
  readModelWith,
  readTerms,
  toPayment,
} from './loan-terms.ts'
import { explainPayment, sayOrigins, sayTerm } from './loan-words.ts'
import { type AskedChange, readAskedChange } from './read-asked-change.ts'
import { readAskedLoan } from './read-asked-loan.ts'
import { readBase, resolveChange, toLevers } from './resolve-change.ts'

/** The usual doubt of a lender. */
const slowSales: AskedChange = { lever: 'volume', words: 'Sales volume 20% lower', value: 0.8 }
/** A loan so many times larger is not a cushion but a loss. */
const mostForDoubt = 1.5
/** What lenders want the owner to put in, in percent. */
const usualShares = [leastOwnersSharePercent.value, 30]

/** The smallest loan that keeps cash above the least to keep, or what the start costs when there is no forecast. */
export const answerBorrow: AnswerPlan = (context) => {
  const { asked, facts } = context
  const terms = readTerms(context, 0)
  const model = readModelWith(facts, { ...terms, amount: 0 })
  const named = readAskedLoan(asked, facts.currency).amount
  if (!model || named !== null) return { text: answerFromStart(context, terms, named, model) }
  const change = resolveChange(readAskedChange(asked), readBase(model))
  const smallest = findSmallestLoan(model, toLevers(change), askedLoanId)
  const isPlanned = change === null && smallest.amount !== null
  return {
    text: paragraphs(
      describeSmallest(smallest, change, model, facts),
      smallest.amount !== null &&
        smallest.amount > 0 &&
        bullets(explainLoan({ ...terms, amount: smallest.amount }, facts)),
      sayCover(smallest.amount ?? 0, change, model),
      isPlanned && describeSlowSales(smallest.amount ?? 0, model, facts),
      isPlanned && compareWithStart(smallest.amount ?? 0, model, facts),
      sayOwnersShare(model, facts),
      sayOrigins(terms, facts),
    ),
  }
}

function describeSmallest(
  { amount, lowestCash }: SmallestLoan,
  change: AskedChange | null,
  model: ForecastModel,
  { showMoney }: PlanFacts,
): string {
  const changed = change ? `With ${lowerFirst(change.words)}, the` : 'The'
  const lowest = `${showMoney(lowestCash.amount)} ${placeForecastMonth(model, lowestCash.month)}`
  if (amount === null) {
    return `**No loan on these terms works${change ? ` with ${lowerFirst(change.words)}` : ''}:** its own payments use up the cash. At best, cash falls to ${lowest}. A longer term, more of your own money or lower costs would change that.`
  }
  if (amount === 0) {
    return `**You need no loan${change ? ` even with ${lowerFirst(change.words)}` : ''}:** without one, the lowest cash is ${lowest}.`
  }
  return `**${changed} smallest loan that works is ${showMoney(amount)}.** With it, cash is at its lowest ${placeForecastMonth(model, lowestCash.month)} and never below ${showMoney(model.minimumCash)}.`
}

function explainLoan(terms: LoanTerms, facts: PlanFacts): string[] {
  const [how = '', total = ''] = explainPayment(terms, facts)
  return [`Its payment over ${sayTerm(terms)}: ${facts.showPayment(toPayment(terms))} a month`, how, total]
}

/** A loan can keep cash above the least by paying its own payments, and lenders see that. */
function sayCover(amount: number, change: AskedChange | null, model: ForecastModel): string | null {
  const loans = model.loans.map((loan) => (loan.id === askedLoanId ? { ...loan, amount } : loan))
  const { grid } = computeModel({ ...model, loans }, toLevers(change))
  const cover = amount > 0 ? computeDebtCover(grid, 2)?.afterOwner : undefined
  if (cover === undefined) return null
  const covers = `year 2 covers its loan payments ${formatCover(cover)} times`
  return cover < leastDebtCover.value
    ? `**But it does not pay for itself:** ${covers}, and lenders accept no less than ${leastDebtCover.value} (${leastDebtCover.source}).`
    : `With it, ${covers}. Most banks want ${wantedDebtCover.value}.`
}

function describeSlowSales(planned: number, model: ForecastModel, { showMoney }: PlanFacts): string {
  const { amount } = findSmallestLoan(model, toLevers(slowSales), askedLoanId)
  if (amount === null) {
    return 'If sales are 20% lower, no loan on these terms works, because its own payments use up the cash. Lenders ask about this case first.'
  }
  if (amount === 0) return 'Even if sales are 20% lower, you need no loan.'
  return amount > planned * mostForDoubt
    ? `If sales are 20% lower, it takes ${showMoney(amount)}, because the business then loses money. A larger loan does not solve that, so be ready to say which costs you would cut.`
    : `If sales are 20% lower, the smallest loan is ${showMoney(amount)}. Sales rarely start on time, so ask for something in between.`
}

/** The start-up list may ask for more than the forecast ever uses, or for less. */
function compareWithStart(smallest: number, model: ForecastModel, facts: PlanFacts): string | null {
  const { showMoney } = facts
  const { totalUses, totalSources } = computeSourcesAndUses(model)
  const planned = listNewLoans(facts).reduce((sum, { amount }) => sum + amount, 0)
  const needed = totalUses - totalSources
  const isPlanned = Math.abs(planned - needed) < 1
  const asked = planned > 0 && !isPlanned ? ` Your forecast has ${showMoney(planned)} of loans.` : ''
  if (totalUses <= 0 || needed <= 0) return asked.trim() || null
  const sum = `${showMoney(totalUses)} of start-up costs − ${showMoney(totalSources)} of other money = ${showMoney(needed)}${isPlanned ? ', the loan in your forecast' : ''}`
  const difference = showMoney(Math.abs(needed - smallest))
  return needed >= smallest
    ? `Your start-up list asks for more: ${sum}. That leaves a reserve of ${difference} that the forecast does not use.${asked}`
    : `Your start-up list alone takes ${sum}. The other ${difference} carries the months before sales cover the costs.${asked}`
}

function sayOwnersShare(model: ForecastModel, { showMoney }: PlanFacts): string | null {
  const { totalUses, ownersSharePercent, sources } = computeSourcesAndUses(model)
  if (totalUses <= 0 || ownersSharePercent === null) return null
  const own = sources.filter(({ kind }) => kind === 'owner').reduce((sum, { amount }) => sum + amount, 0)
  const { value, source } = leastOwnersSharePercent
  return `Your own money is ${showMoney(own)} ÷ ${showMoney(totalUses)} = ${formatNumber(ownersSharePercent, 1)}% of what the start costs. Lenders want at least ${value}% from the owner of a new business (${source}).`
}

/** What the question or the start-up list wants to pay for, less the owner's share. */
function answerFromStart(
  context: AnswerContext,
  terms: LoanTerms,
  named: number | null,
  model: ForecastModel | null,
): string {
  const { facts } = context
  const { money, showMoney, showPayment } = facts
  const total = named ?? money.startupTotal
  const next = model
    ? describeSmallest(findSmallestLoan(model, asPlanned, askedLoanId), null, model, facts)
    : askForSales('I find the smallest loan that works')
  if (total <= 0) return paragraphs(answerMoneyNeeded(context).text, next)
  const costs = `${showMoney(total)}${named === null ? ' of start-up costs' : ''}`
  const shares = usualShares.map((share) => ({ share, own: (total * share) / 100 }))
  const [most = 0, least = 0] = shares.map(({ own }) => total - own)
  const largest = { ...terms, amount: most }
  return paragraphs(
    `**Between ${showMoney(least)} and ${showMoney(most)}**, depending on how much of your own money you put in.`,
    bullets([
      ...shares.map(
        ({ share, own }) =>
          `With ${share}% of your own: ${costs} − ${showMoney(own)} = ${showMoney(total - own)}`,
      ),
      `${showMoney(most)} over ${sayTerm(largest)} costs ${showPayment(toPayment(largest))} a month`,
    ]),
    `Lenders want at least ${leastOwnersSharePercent.value}% from the owner of a new business (${leastOwnersSharePercent.source}).`,
    sayOrigins({ ...terms, amount: total }, facts),
    named === null && describeReserve(context),
    model ? `Your forecast as a whole: ${lowerFirst(next.replaceAll('**', ''))}` : next,
  )
}
