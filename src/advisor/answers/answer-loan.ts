import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { computeDebtCover, monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash } from '#domain/forecast/figures/key-figures.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import {
  explainPayment,
  listPlanLoans,
  type LoanTerms,
  readModelWith,
  readTerms,
  sayAssumptions,
  toModelLoan,
  toPayment,
} from './loan-words.ts'
import { readAskedLoan } from './read-asked-numbers.ts'

const financials = nameStep('financialProjections')
const askForLoan = `Tell me the loan, such as “What is the monthly payment on $85,000 over five years at 9%?”, or enter it as funding in ${financials}.`

export const answerMonthlyPayment: AnswerPlan = (context) => {
  const { asked, data, facts } = context
  const { showMoney, showPayment } = facts
  if (readAskedLoan(asked).amount !== null) return { text: describePayment(context, readTerms(context, 0)) }
  const loans = listPlanLoans(data)
  if (loans.length === 0) return { text: `Your plan has no loan yet. ${askForLoan}` }
  const described = loans.map(({ name, amount, rate, term, interestOnly }) => {
    const terms = { amount, ratePercent: rate * 100, months: term - interestOnly, assumptions: [] }
    const title = `**${shorten(name, 60) || 'A loan without a name'}: ${showPayment(toPayment(terms))} a month**`
    const pause =
      interestOnly > 0
        ? [
            `For the first ${interestOnly} months only interest is due: ${showMoney((amount * rate) / 12)} a month`,
          ]
        : []
    return paragraphs(title, bullets([...explainPayment(terms, facts), ...pause]))
  })
  const total = loans.reduce(
    (sum, { amount, rate, term, interestOnly }) =>
      sum + toPayment({ amount, ratePercent: rate * 100, months: term - interestOnly }),
    0,
  )
  return {
    text: paragraphs(...described, loans.length > 1 && `Together: ${showMoney(total)} a month.`),
  }
}

export const answerRepay: AnswerPlan = (context) => {
  const { data, facts } = context
  const planned = listPlanLoans(data).reduce((sum, { amount }) => sum + amount, 0)
  const terms = readTerms(context, planned)
  if (terms.amount <= 0) return { text: `Your plan has no loan yet. ${askForLoan}` }
  const model = readModelWith(facts, toModelLoan(terms))
  return {
    text: paragraphs(
      describePayment(context, terms),
      model ? describeCover(context, model) : describeSalesForPayment(context, terms),
      model !== null &&
        planned > 0 &&
        planned !== terms.amount &&
        'I put this loan in place of the loans in your forecast. Loans you already have stay.',
    ),
  }
}

function describePayment({ facts }: AnswerContext, terms: LoanTerms): string {
  const { showMoney, showPayment } = facts
  const payment = toPayment(terms)
  return paragraphs(
    `**${showMoney(terms.amount)} over ${terms.months} months: ${showPayment(payment)} a month, ${showMoney(payment * 12)} a year**`,
    bullets(explainPayment(terms, facts)),
    sayAssumptions(terms),
  )
}

/** What the business has left in each year, against the payments of that year. */
function describeCover({ facts }: AnswerContext, model: ForecastModel): string {
  const { showMoney } = facts
  const { grid } = computeModel(model, asPlanned)
  const lines = [1, 2, 3].flatMap((year) => {
    const cover = computeDebtCover(grid, year)
    if (!cover) return []
    const { from, to } = monthsOfYear(year)
    const ebitda = sumRow(grid, 'ebitda', from, to)
    const tax = sumRow(grid, 'taxPaid', from, to)
    const owner = sumRow(grid, 'ownersPay', from, to) + sumRow(grid, 'otherDraws', from, to)
    const left = ebitda - tax - owner
    const payments =
      sumRow(grid, 'loanInterest', from, to) +
      sumRow(grid, 'principal', from, to) +
      sumRow(grid, 'lineInterest', from, to)
    return [
      `Year ${year}: ${showMoney(ebitda)} before interest and wear − ${showMoney(tax)} tax − ${showMoney(owner)} for the owner = ${showMoney(left)}, ÷ ${showMoney(payments)} of payments = ${formatNumber(cover.afterOwner, 2)}`,
    ]
  })
  return paragraphs('**What your forecast leaves for it (DSCR)**', bullets(lines), judge(model, facts))
}

function judge(model: ForecastModel, { showMoney }: PlanFacts): string {
  const { grid } = computeModel(model, asPlanned)
  const lowest = findLowestCash(grid)
  const cover = computeDebtCover(grid, 2)?.afterOwner ?? 0
  const said = formatNumber(cover, 2)
  if (lowest.amount < -1) {
    return `**Not as planned:** cash falls to ${showMoney(lowest.amount)} in month ${lowest.month}. More money at the start, a longer term or lower costs would change that.`
  }
  if (cover < leastDebtCover.value) {
    return `**Not as planned:** year 2 covers the payments ${said} times. The least that lenders take is ${leastDebtCover.value} (${leastDebtCover.source}).`
  }
  if (cover < wantedDebtCover.value) {
    return `**Barely:** year 2 covers the payments ${said} times. Most banks want ${wantedDebtCover.value}.`
  }
  return `**Yes, on the numbers of your forecast:** year 2 covers the payments ${said} times, and banks want ${wantedDebtCover.value}. The lowest cash is ${showMoney(lowest.amount)} in month ${lowest.month}.`
}

/** Without a forecast, the sales that the payment alone takes. */
function describeSalesForPayment({ facts: { money, showMoney } }: AnswerContext, terms: LoanTerms): string {
  const payment = toPayment(terms)
  const { contributionMargin } = money.economics
  const next = `Write how much you sell in the forecast of ${financials}, and I compare the payments with what is left each year.`
  if (!money.canCalculate || contributionMargin <= 0) return next
  const { fixedMonthlyCosts: fixed } = money
  const sales = Math.ceil(payment / contributionMargin)
  return paragraphs(
    bullets([
      `For the payment alone: ${showMoney(payment)} ÷ ${showMoney(contributionMargin)} left on a sale = ${formatNumber(sales)} sales a month`,
      ...(fixed > 0
        ? [
            `With your fixed costs: (${showMoney(fixed)} + ${showMoney(payment)}) ÷ ${showMoney(contributionMargin)} = ${formatNumber(Math.ceil((fixed + payment) / contributionMargin))} sales a month`,
          ]
        : []),
    ]),
    next,
  )
}
