import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { readSharedTerms } from '#advisor/facts/shared-terms.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { isReturnTime } from '#advisor/facts/return-times.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { findMoneyThatWorks } from '#domain/forecast/figures/smallest-loan.ts'
import { leastAmount, sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { findBestCover, readShownCover, sayCover, sayCovered, sayCovers, showCover } from './loan-cover.ts'
import { addLoanPayments, reserveLastsRule } from './reserve-lasts.ts'
import { textEvidence } from './text-evidence.ts'

/** Whether the cash of the forecast lasts, and pays the loan. */

const earlyWords =
  /\bdeposits?\b|\bdown payments?\b|\bpre-?pa(?:id|y)|\b(?:in|as an?) advance\b|\b(?:with|on) (?:the )?(?:order|signing|booking|delivery|pickup|site)\b|\bhalf\b[^.;]{0,20}\b(?:order|start|signing|kick-?off)|\bup ?front\b|\bby card\b|\bat the (?:counter|door|register)\b|\bat once\b/i

const loanList = at('financialProjections', 'funding', 'loans')
const startupCosts = at('financialProjections', 'startupCosts')

function nameMonth(facts: PlanFacts, month: number): string {
  const first = readFirstMonth(facts)
  if (month === 0) return 'before the first month'
  return first === null ? `in month ${month}` : `in ${nameCalendarMonth(first + month - 1)} (month ${month})`
}

/** What to do about it, with an amount that the plan was tried with. */
function sayWayOut({ sayMoney }: PlanFacts, model: ForecastModel): string {
  const found = findMoneyThatWorks(model, asPlanned)
  const others = 'start with less, or spend later.'
  if (!found) return `No loan and no money of your own makes it last: cut costs, ${others}`
  const { loan, amount } = found
  const least = sayMoney(model.minimumCash)
  const noLoan = model.loans.some(({ isExisting, amount: planned }) => !isExisting && planned > 0)
    ? 'No larger loan on these terms helps, because its payments use up the cash. '
    : ''
  if (!loan) {
    return `${noLoan}Put in ${sayMoney(amount)} more of your own, ${others} With it, cash never falls below ${least}.`
  }
  const more = amount - loan.amount
  const ask = more > 0 ? `Ask for ${sayMoney(more)} more` : `Ask for ${sayMoney(-more)} less`
  return `${ask}, start with less, or spend later. With ${sayMoney(amount)} from ${quote(loan.name || 'the loan')} instead of ${sayMoney(loan.amount)}, cash never falls below ${least}.`
}

export const cashRules: readonly Rule[] = [
  {
    id: 'cash-runs-out',
    steps: [8],
    weight: weights.sinks,
    find(facts) {
      const found = readForecast(facts)
      const { raised } = readFunding(facts)
      if (!found) return null
      const { month } = found.figures.lowestCash
      const amount = found.figures.shownLowestCash
      const { sayMoney } = facts
      const when = nameMonth(facts, month)
      const { shownDrawn } = found.figures
      const owed = shownDrawn < 1 ? '' : ` with ${sayMoney(shownDrawn)} drawn on the line of credit`
      if (amount < -1) {
        return show(
          (raised > 0 ? warn : recommend)(
            'The cash runs out',
            `By the forecast, cash falls to ${sayMoney(amount)} ${when}. ${raised > 0 ? sayWayOut(facts, found.forecast.model) : 'No loan or own money is entered yet. Enter it, and check again.'} A plan that needs money it does not have is refused.`,
            raised > 0 ? loanList : at('financialProjections', 'funding', 'contributions'),
          ),
          [
            { address: loanList, says: `${sayMoney(raised)} in all` },
            {
              address: at('financialProjections', 'forecast', 'streams'),
              says: `${sayMoney(amount)} ${when}`,
            },
          ],
        )
      }
      const smallest = found.forecast.model.minimumCash
      if (amount < smallest - 1) {
        return recommend(
          'Cash falls below what you want to keep',
          `You want to keep ${sayMoney(smallest)}, but cash falls to ${sayMoney(amount)} ${when}. ${sayWayOut(facts, found.forecast.model)} Or lower the limit.`,
          at('financialProjections', 'forecast', 'frame', 'minimumCash'),
        )
      }
      return raised > 0
        ? remark(
            'The cash lasts',
            `The lowest cash is ${sayMoney(amount)} ${when}${owed}, no less than the ${sayMoney(smallest)} that you want to keep.`,
            loanList,
          )
        : null
    },
  },
  {
    id: 'cash-no-margin',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      const found = readForecast(facts)
      if (!found || readFunding(facts).raised <= 0) return null
      const { month } = found.figures.lowestCash
      const amount = found.figures.shownLowestCash
      const monthly = readMonthlyCosts(facts)
      if (amount < 0 || monthly <= 0 || month === 0 || amount >= monthly * 0.15) return null
      return show(
        recommend(
          'No room for a bad month',
          `The lowest cash is ${facts.sayMoney(amount)} ${nameMonth(facts, month)}, but a month costs ${facts.sayMoney(monthly)}. One slow week uses it up. Raise the reserve to at least one month of costs.`,
          startupCosts,
        ),
        [{ address: startupCosts, says: facts.sayMoney(facts.money.reserve) }],
        [
          `${facts.sayMoney(amount)} ÷ ${facts.sayMoney(monthly)} a month = ${sayNumber(amount / monthly)} months`,
        ],
      )
    },
  },
  {
    id: 'loan-not-covered',
    steps: [8],
    weight: weights.sinks - 1,
    readers: ['bank'],
    find(facts) {
      const found = readForecast(facts)
      if (!found || readFunding(facts).borrowed <= 0) return null
      const best = findBestCover(found)
      if (!best) return null
      const shown = readShownCover(found)
      const year = shown?.year ?? best.year
      const said = sayCovers(shown, best)
      const covered = sayCovered(found, year)
      if (best.cover < 1) {
        return showCover(
          warn(
            'Profit does not pay the loan',
            `${covered} only ${said}. Lenders ask for ${wantedDebtCover.value}. Borrow less or for longer, raise prices, or cut costs.`,
            loanList,
          ),
          facts,
          found,
          year,
        )
      }
      if (best.cover < leastDebtCover.value) {
        return showCover(
          recommend(
            'The loan is covered just about',
            `${covered} ${said}. Lenders ask for ${wantedDebtCover.value}. A longer term or a smaller loan would get you there.`,
            loanList,
          ),
          facts,
          found,
          year,
        )
      }
      const early = found.figures.years[0]?.debtCover?.afterOwner ?? 1
      const { minimumCash } = found.forecast.model
      // A plan that keeps the cash it set aside has made provision for a slow first year.
      const isProvided = minimumCash > 0 && found.figures.lowestCash.amount >= minimumCash
      if (early < 1 && !isProvided && sumRow(found.forecast.grid, 'principal', 0, 12) > leastAmount) {
        const first = early < 0 ? 'not at all' : `${formatCover(early)} times`
        return showCover(
          recommend(
            'Year 1 does not earn the loan’s payments',
            `${sayCovered(found, 1)} ${first} in year 1, ${said.includes(', and ') ? '' : 'and '}${said}. Lenders ask for ${wantedDebtCover.value}. The rest of year 1 is paid from the cash you start with. Say so in the plan, or ask for months in which only interest is due.`,
            loanList,
          ),
          facts,
          found,
          1,
        )
      }
      const isLate = shown !== null && shown.cover < leastDebtCover.value
      return showCover(
        remark(
          isLate ? `The loan is covered from year ${best.year}` : 'The loan is covered',
          `${covered} ${isLate ? said : sayCover(shown ?? best)}. Lenders ask for ${wantedDebtCover.value}.`,
          loanList,
        ),
        facts,
        found,
        year,
      )
    },
  },
  reserveLastsRule,
  {
    id: 'payment-days-differ',
    steps: [8, 11],
    weight: weights.weak,
    find(facts) {
      const { customerDays: days } = readSharedTerms(facts)
      if (days === null || !readForecast(facts)) return null
      const phrase = listPhrases(
        facts,
        [
          'financialProjections.startupCosts.description',
          'businessModel.revenueStreams',
          'customerPersonas.personas.buyingBehavior',
          'businessModel.keyPartnerships',
          'operationsPlan.keyProcesses',
        ],
        ['duration'],
      ).find(
        ({ claim, lead, tail }) =>
          claim.unit === 'day' &&
          claim.low >= 14 &&
          !isReturnTime({ lead, tail }) &&
          /\b(?:clients?|customers?|buyers?|compan(?:y|ies)|employers?|insurers?|schools?|stores|shops|restaurants|hotels|agenc(?:y|ies)|they|who|pays?|paid|invoices?|terms)\b[^,;]{0,25}\b(?:pays?|paid|due|settle[sd]?)?\s*(?:within|after|in|at|net)?\s*(?:about |roughly |up to )?$/i.test(
            lead,
          ) &&
          /\bpay|\bpaid|\bdue|\bsettle|\binvoice/i.test(lead) &&
          // What is left after a deposit comes later than the average.
          !/\b(?:deposits?|half|balance|rest|remainder|on top|\d+%)/i.test(claim.sentence),
      )
      if (
        !phrase ||
        isPaidEarly(facts, phrase) ||
        Math.abs(phrase.claim.high - days) < Math.max(10, days * 0.4) ||
        phrase.claim.high < days
      )
        return null
      return show(
        recommend(
          'Customers pay later than the forecast counts',
          `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but the forecast gets the money after ${countOf(days, 'day')}. The gap has to be paid from the reserve. Enter the longer time.`,
          at('financialProjections', 'forecast', 'timing', 'daysUntilCustomersPay'),
        ),
        [
          textEvidence(phrase),
          {
            address: at('financialProjections', 'forecast', 'timing', 'daysUntilCustomersPay'),
            says: countOf(days, 'day'),
          },
        ],
      )
    },
  },
]

/** A deposit, or customers who pay at once beside those who pay later, shorten the average. */
function isPaidEarly(facts: PlanFacts, { claim }: Phrase): boolean {
  const { revenueStreams } = facts.data.businessModel
  const { keyProcesses } = facts.data.operationsPlan
  const { personas } = facts.data.customerPersonas
  const words = joinTexts([...sampleItems(revenueStreams), ...sampleItems(keyProcesses), claim.sentence])
  if (earlyWords.test(words)) return true
  // One kind of customer of several.
  return (
    claim.field === 'customerPersonas.personas.buyingBehavior' &&
    sampleItems(personas).length > 1 &&
    !sampleItems(personas).every(({ buyingBehavior }) => /\binvoice|\bdays\b|\bterms\b/i.test(buyingBehavior))
  )
}

/** Running costs, wages and loan payments a month. */
function readMonthlyCosts(facts: PlanFacts): number {
  const running = readCosts(facts).running.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)
  const pay = facts.data.financialProjections.forecast.people
    .slice(0, 80)
    .filter(({ startMonth }) => (startMonth ?? 1) <= 1)
    .reduce(
      (sum, person) =>
        sum + ((person.pay ?? 0) / (person.payPeriod === 'year' ? 12 : 1)) * (person.count ?? 1),
      0,
    )
  return running + addLoanPayments(facts) + pay
}
