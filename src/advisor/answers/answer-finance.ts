import { countOf, sayPercent } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { explainUnitEconomics } from '#domain/finance/explain-unit-economics.ts'
import { formatBreakEven } from '#domain/finance/format-figures.ts'
import type { UnitEconomics } from '#domain/finance/unit-economics.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import type { AnswerContext, AnswerPlan, AnswerPlanLater } from './answer-context.ts'
import { loadForecastAnswers } from './load-forecast-answers.ts'

const financials = nameStep('financialProjections')
/** In a month of six-day weeks. */
const workingDays = 26

/** Comes before any figure that is not the person's own. */
function warnOfTemplate({ facts }: AnswerContext): string | null {
  return facts.money.state === 'template'
    ? `These are still the template’s numbers, not yours. Enter your own price and costs in ${financials} before you rely on them.`
    : null
}

function askForNumbers(): string {
  return `I cannot work this out yet because price, cost of goods and cost to win a customer are empty. Enter them in ${financials}. Guesses are fine, as long as you call them guesses.`
}

function answerWithFigures(...keys: readonly (keyof UnitEconomics)[]): AnswerPlan {
  return (context) => {
    if (context.facts.money.state === 'empty') return { text: askForNumbers() }
    const explained = explainUnitEconomics(
      context.data.financialProjections.projections,
      context.facts.currency,
    )
    const figures = keys.flatMap((key) => explained.filter((figure) => figure.key === key))
    const lines = figures.map(({ label, value, formula, calculation, meaning }) =>
      paragraphs(
        `**${label}: ${value}**`,
        bullets([`How: ${formula}`, `With your numbers: ${calculation}`, meaning]),
      ),
    )
    return { text: paragraphs(warnOfTemplate(context), ...lines) }
  }
}

export const answerMargin = answerWithFigures('grossMarginPercent', 'contributionMargin')
export const answerLifetimeValue = answerWithFigures('lifetimeValue')
export const answerRatio = answerWithFigures('lifetimeValueToCac', 'lifetimeValue')
const answerBreakEvenFigure = answerWithFigures('breakEvenMonths')

export const answerPayback: AnswerPlan = (context) => ({
  text: paragraphs(
    'The payback period is what the workbook calls break-even per customer: the time until a customer has paid back what it cost to win them.',
    answerBreakEvenFigure(context).text,
  ),
})

export const answerUnitEconomics = answerWithFigures(
  'grossMarginPercent',
  'lifetimeValue',
  'lifetimeValueToCac',
  'breakEvenMonths',
  'monthlyRecurringRevenue',
)

export const answerAcquisitionCost: AnswerPlan = (context) => {
  const { showMoney } = context.facts
  const { cac, price } = context.data.financialProjections.projections
  if (cac <= 0)
    return {
      text: `Your plan has no cost to win a customer yet. Enter CAC in ${financials}: marketing and sales spending in a month ÷ new customers in that month.`,
    }
  const budget = context.facts.marketing.monthlyBudget
  const { monthlyContribution, breakEvenMonths } = context.facts.money.economics
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Cost to win a customer (CAC): ${showMoney(cac)}**, as you entered it.`,
      bullets([
        monthlyContribution > 0
          ? `A customer leaves ${showMoney(monthlyContribution)} a month, so it takes ${showMoney(cac)} ÷ ${showMoney(monthlyContribution)} = ${formatBreakEven(breakEvenMonths)} to get back the cost of winning one.`
          : `A sale at ${showMoney(price)} leaves nothing, so this cost never comes back.`,
        budget === null
          ? `I cannot find a monthly marketing budget in ${nameStep('marketingStrategy')}, so I cannot say how many customers it wins.`
          : `Your marketing budget of ${showMoney(budget)} a month wins ${showMoney(budget)} ÷ ${showMoney(cac)} = ${countOf(Math.floor(budget / cac), 'new customer')} a month.`,
      ]),
    ),
  }
}

export const answerChurn: AnswerPlan = (context) => {
  const { showMoney } = context.facts
  const { churnRate, price } = context.data.financialProjections.projections
  if (churnRate <= 0)
    return {
      text: `Churn is 0 in your plan, so a customer counts for one year. No business keeps every customer. Enter the share that leaves each month in ${financials}.`,
    }
  const months = 100 / churnRate
  const stay = (1 - Math.min(churnRate, 100) / 100) ** 12
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Monthly churn: ${formatNumber(churnRate, 2)}%**`,
      bullets([
        `Average stay: 1 ÷ ${formatNumber(churnRate, 2)}% = ${formatNumber(months, 1)} months.`,
        `Of 100 customers today, about ${formatNumber(stay * 100)} are still with you after a year.`,
        price > 0
          ? `With churn two points lower, the average customer would be worth ${showMoney(price / (Math.max(churnRate - 2, churnRate / 2) / 100))} instead of ${showMoney(price / (churnRate / 100))}.`
          : `Enter a price in ${financials} to see what a longer stay is worth.`,
      ]),
    ),
  }
}

/** Both break-evens, because people ask for one and mean the other. */
export const answerBreakEven: AnswerPlanLater = async (context) => {
  const inForecast = await findForecastBreakEven(context)
  if (context.facts.money.state === 'empty') return { text: inForecast ?? askForNumbers() }
  const explained = explainUnitEconomics(
    context.data.financialProjections.projections,
    context.facts.currency,
  )
  const payback = explained.find(({ key }) => key === 'breakEvenMonths')
  return {
    text: paragraphs(
      warnOfTemplate(context),
      payback &&
        `**Break-even per customer: ${payback.value}**\n\n${bullets([`How: ${payback.formula}`, `With your numbers: ${payback.calculation}`])}`,
      `**Break-even sales of the whole business**`,
      inForecast ?? describeSalesNeeded(context),
    ),
  }
}

/** A plan that forecasts no sales does not need the forecast to be loaded. */
async function findForecastBreakEven({ data, facts }: AnswerContext): Promise<string | null> {
  if (data.financialProjections.forecast.streams.length === 0) return null
  const { describeForecastBreakEven } = await loadForecastAnswers()
  return describeForecastBreakEven(facts)
}

export const answerCustomersNeeded: AnswerPlanLater = async (context) => ({
  text:
    (await findForecastBreakEven(context)) ??
    paragraphs(warnOfTemplate(context), describeSalesNeeded(context), describeHiresOnTop(context)),
})

function describeSalesNeeded({ facts: { money, showMoney } }: AnswerContext): string {
  const { contributionMargin } = money.economics
  const { price, cogs } = money.projections
  if (contributionMargin <= 0) {
    return price <= 0
      ? `There is no price yet, so I cannot work out how many customers you need. Enter it in ${financials}.`
      : `No number of customers is enough. A sale at ${showMoney(price)} costs ${showMoney(cogs)}. Raise the price or lower the cost of goods in ${financials}.`
  }
  const { fixedCosts, fixedMonthlyCosts: total } = money
  if (fixedCosts.length === 0) {
    return `To find how many sales cover your costs, I need your fixed costs. Write each with an amount in the cost structure of ${nameStep('businessModel')}, such as “Rent: ${showMoney(1800)} a month, fixed.” Each ${showMoney(1000)} a month takes ${showMoney(1000)} ÷ ${showMoney(contributionMargin)} = ${formatNumber(Math.ceil(1000 / contributionMargin))} sales a month.`
  }
  const sales = Math.ceil(total / contributionMargin)
  return paragraphs(
    `You need about **${countOf(sales, 'sale')} a month** to cover your costs${sales > workingDays ? `, or ${formatNumber(Math.ceil(sales / workingDays))} on each of ${workingDays} working days` : ''}.`,
    bullets([
      ...fixedCosts.map(({ line, monthly }) => `${showMoney(monthly)} a month: ${shorten(line, 70)}`),
      ...(fixedCosts.length > 1 ? [`Together: ${showMoney(total)} a month`] : []),
      `Each sale leaves: ${showMoney(price)} − ${showMoney(cogs)} = ${showMoney(contributionMargin)}`,
      `${showMoney(total)} ÷ ${showMoney(contributionMargin)} = ${formatNumber(total / contributionMargin, 1)}, rounded up to ${formatNumber(sales)}`,
    ]),
    'I counted the lines of your cost structure that give an amount a month or a year. Costs without an amount come on top, and so does your own pay if it is not listed. If a customer buys more than once a month, you need fewer customers than sales.',
  )
}

function describeHiresOnTop({ facts: { money, team, showMoney } }: AnswerContext): string | null {
  const { contributionMargin } = money.economics
  if (team.yearlyPay <= 0 || contributionMargin <= 0) return null
  const total = team.yearlyPay / 12
  return `Your planned hires cost ${showMoney(total)} a month in total, unless they are already in the list. That is ${showMoney(total)} ÷ ${showMoney(contributionMargin)} = ${countOf(Math.ceil(total / contributionMargin), 'more sale')} a month.`
}

export const answerHires: AnswerPlan = (context) => {
  const { money, team, showMoney } = context.facts
  const { contributionMargin } = money.economics
  const costs = team.hires.flatMap(({ role, yearlyPay }) =>
    yearlyPay === null ? [] : [{ words: nameHire(role), monthly: yearlyPay / 12 }],
  )
  const unpriced = team.hires.filter(({ yearlyPay }) => yearlyPay === null).map(({ role }) => nameHire(role))
  if (team.hires.length === 0) {
    return {
      text: `Your plan has no key hires yet. Add them in ${nameStep('teamStructure')}, each with the start month and the cost with payroll taxes.`,
    }
  }
  return {
    text: paragraphs(
      warnOfTemplate(context),
      costs.length > 0 &&
        bullets(
          costs.map(({ words, monthly }) =>
            contributionMargin > 0
              ? `${words}: ${showMoney(monthly)} a month ÷ ${showMoney(contributionMargin)} a sale = ${countOf(Math.ceil(monthly / contributionMargin), 'extra sale')} a month`
              : `${words}: ${showMoney(monthly)} a month`,
          ),
        ),
      costs.length > 1 &&
        `Together: ${showMoney(team.yearlyPay / 12)} a month, ${showMoney(team.yearlyPay)} a year.`,
      contributionMargin <= 0 &&
        `A sale leaves nothing yet, so no number of sales pays for them. See ${financials}.`,
      unpriced.length > 0 &&
        `I cannot find a monthly cost for: ${unpriced.slice(0, 5).join('; ')}. Write it as “${showMoney(3500)} a month with taxes” in ${nameStep('teamStructure')}.`,
      'You can afford a hire when you have these extra sales, or when cash covers the first three months without them. An hourly rate without hours counts as full time.',
    ),
  }
}

function nameHire(role: string): string {
  return shorten(role, 60) || 'A hire without a role'
}

export const answerRevenue: AnswerPlan = (context) => {
  const { showMoney } = context.facts
  const { price, cac, churnRate } = context.data.financialProjections.projections
  if (price <= 0)
    return {
      text: `There is no price yet. Enter it in ${financials}. Every other figure follows from it.`,
    }
  const budget = context.facts.marketing.monthlyBudget
  const newCustomers = budget !== null && cac > 0 ? budget / cac : null
  const kept = 1 - Math.min(Math.max(churnRate, 0), 100) / 100
  const afterYear =
    newCustomers === null ? null : newCustomers * (kept === 1 ? 12 : (1 - kept ** 12) / (1 - kept))
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Monthly recurring revenue from one customer: ${showMoney(price)}**, which is your price. 100 customers bring in ${showMoney(price * 100)} a month.`,
      newCustomers === null || budget === null || afterYear === null
        ? `Add a monthly marketing budget in ${nameStep('marketingStrategy')} and a cost to win a customer in ${financials}, and I can also say how it grows.`
        : bullets([
            `New customers a month: ${showMoney(budget)} budget ÷ ${showMoney(cac)} = ${formatNumber(newCustomers, 1)}`,
            `After twelve months, with ${sayPercent((1 - kept) * 100)} leaving each month: about ${countOf(Math.round(afterYear), 'customer')}`,
            `Revenue in that month: ${formatNumber(Math.round(afterYear))} × ${showMoney(price)} = ${showMoney(Math.round(afterYear) * price)}`,
            kept < 1
              ? `With the same budget it levels off at ${formatNumber(newCustomers, 1)} ÷ ${sayPercent((1 - kept) * 100)} = ${countOf(Math.round(newCustomers / (1 - kept)), 'customer')}, or ${showMoney(Math.round(newCustomers / (1 - kept)) * price)} a month`
              : 'Churn is 0, so it would grow forever. Enter a real number.',
          ]),
      'This treats the price as what a customer pays each month. If yours is per visit, order or hour, multiply by how often a customer buys in a month.',
    ),
  }
}

export const answerCosts: AnswerPlan = ({ data, facts: { money, showMoney } }) => {
  const { fixedCosts: costs } = money
  const { cogs, cac } = data.financialProjections.projections
  const silent = data.businessModel.costStructure.length - costs.length
  return {
    text: paragraphs(
      costs.length > 0
        ? `**Fixed costs in your plan: ${showMoney(money.fixedMonthlyCosts)} a month**\n\n${bullets(costs.map(({ line, monthly }) => `${showMoney(monthly)}: ${shorten(line, 70)}`))}`
        : `I cannot find a fixed cost with an amount in ${nameStep('businessModel')}. Write each as “Rent: ${showMoney(1800)} a month, fixed.”`,
      silent > 0 &&
        costs.length > 0 &&
        `${countOf(silent, 'more line')} of your cost structure ${plural(silent, 'gives', 'give')} no amount a month, or ${plural(silent, 'is', 'are')} a cost of each sale.`,
      `For each sale: ${showMoney(cogs)} cost of goods. For each new customer: ${showMoney(cac)} to win them (${financials}).`,
    ),
  }
}
