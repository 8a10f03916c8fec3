import { explainUnitEconomics } from '#domain/finance/explain-unit-economics.ts'
import { computeUnitEconomics, type UnitEconomics } from '#domain/finance/unit-economics.ts'
import { formatBreakEven } from '#domain/finance/format-figures.ts'
import { templateCosts } from '#domain/plan/templates/template-numbers.ts'
import type { AnswerPlan, AnswerContext } from './answer-context.ts'
import {
  readFinancialsState,
  readFixedCosts,
  readHires,
  readMarketingBudget,
  readStartupCosts,
  sumOf,
} from './plan-numbers.ts'
import { bullets, nameStep, paragraphs } from './plan-words.ts'
import { countOf, showMoney, showNumber, showPercent } from './show-figures.ts'

const financials = nameStep('financialProjections')

/** Said before any figure that is not the person's own. */
function warnOfTemplate({ data }: AnswerContext): string | null {
  return readFinancialsState(data) === 'template'
    ? `These are still the template’s numbers, not yours. Put your own price and costs into ${financials} before you rely on them.`
    : null
}

function askForNumbers(): string {
  return `I cannot work this out yet: price, cost of goods and cost to win a customer are empty. Fill them in ${financials}; guesses will do, as long as you call them that.`
}

function answerWithFigures(...keys: readonly (keyof UnitEconomics)[]): AnswerPlan {
  return (context) => {
    if (readFinancialsState(context.data) === 'empty') return { text: askForNumbers() }
    const explained = explainUnitEconomics(context.data.financialProjections.projections)
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
    'The payback period is what the workbook calls break-even: the time until a customer has earned back what winning them cost.',
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
  const { cac, price } = context.data.financialProjections.projections
  if (cac <= 0)
    return {
      text: `Your plan names no cost to win a customer yet. Fill in CAC in ${financials}: marketing and sales spending in a month ÷ new customers in that month.`,
    }
  const budget = readMarketingBudget(context.data)
  const { contributionMargin, breakEvenMonths } = computeUnitEconomics(
    context.data.financialProjections.projections,
  )
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Cost to win a customer (CAC): ${showMoney(cac)}**, as you entered it.`,
      bullets([
        contributionMargin > 0
          ? `A customer leaves ${showMoney(contributionMargin)} a month, so winning one is paid back after ${showMoney(cac)} ÷ ${showMoney(contributionMargin)} = ${formatBreakEven(breakEvenMonths)}.`
          : `A sale at ${showMoney(price)} leaves nothing, so this cost never comes back.`,
        budget === null
          ? `No monthly marketing budget can be read in ${nameStep('marketingStrategy')}, so I cannot say how many customers it buys.`
          : `Your marketing budget of ${showMoney(budget)} a month buys ${showMoney(budget)} ÷ ${showMoney(cac)} = ${countOf(Math.floor(budget / cac), 'new customer')} a month.`,
      ]),
    ),
  }
}

export const answerChurn: AnswerPlan = (context) => {
  const { churnRate, price } = context.data.financialProjections.projections
  if (churnRate <= 0)
    return {
      text: `Churn is 0 in your plan, so a customer counts for one year. Nobody keeps everyone: enter the share that leaves each month in ${financials}.`,
    }
  const months = 100 / churnRate
  const stay = (1 - Math.min(churnRate, 100) / 100) ** 12
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Monthly churn: ${showNumber(churnRate, 2)}%**`,
      bullets([
        `Average stay: 1 ÷ ${showNumber(churnRate, 2)}% = ${showNumber(months, 1)} months.`,
        `Of 100 customers today, about ${showNumber(stay * 100)} are still there after a year.`,
        price > 0
          ? `Two points less would make the average customer worth ${showMoney(price / (Math.max(churnRate - 2, churnRate / 2) / 100))} instead of ${showMoney(price / (churnRate / 100))}.`
          : `Enter a price in ${financials} to see what a longer stay is worth.`,
      ]),
    ),
  }
}

/** Both break-evens, by name: people ask for one and mean the other. */
export const answerBreakEven: AnswerPlan = (context) => {
  const { data } = context
  if (readFinancialsState(data) === 'empty') return { text: askForNumbers() }
  const explained = explainUnitEconomics(data.financialProjections.projections)
  const payback = explained.find(({ key }) => key === 'breakEvenMonths')
  return {
    text: paragraphs(
      warnOfTemplate(context),
      payback &&
        `**One customer: ${payback.value}**\n\n${bullets([`How: ${payback.formula}`, `With your numbers: ${payback.calculation}`])}`,
      `**The whole business**`,
      describeSalesNeeded(context),
    ),
  }
}

export const answerCustomersNeeded: AnswerPlan = (context) => ({
  text: paragraphs(warnOfTemplate(context), describeSalesNeeded(context), describeHiresOnTop(context)),
})

function describeSalesNeeded({ data }: AnswerContext): string {
  const { contributionMargin } = computeUnitEconomics(data.financialProjections.projections)
  const { price, cogs } = data.financialProjections.projections
  if (contributionMargin <= 0) {
    return price <= 0
      ? `There is no price yet, so no number of customers can be worked out. Enter it in ${financials}.`
      : `No number of customers is enough: a sale at ${showMoney(price)} costs ${showMoney(cogs)}. Raise the price or lower the cost of goods in ${financials}.`
  }
  const costs = readFixedCosts(data)
  if (costs.length === 0) {
    return `To find how many sales cover your costs I need your fixed costs. Write them with an amount into the cost structure of ${nameStep('businessModel')}, such as “Rent: $1,800 a month, fixed”. Each $1,000 a month takes $1,000 ÷ ${showMoney(contributionMargin)} = ${showNumber(Math.ceil(1000 / contributionMargin))} sales a month.`
  }
  const total = sumOf(costs)
  const sales = Math.ceil(total / contributionMargin)
  return paragraphs(
    `You need about **${countOf(sales, 'sale')} a month** to cover your costs, or ${showNumber(Math.ceil(sales / 26))} on each of 26 working days.`,
    bullets([
      ...costs.map(({ words, amount }) => `${showMoney(amount)} a month: ${words}`),
      `Together: ${showMoney(total)} a month`,
      `Each sale leaves: ${showMoney(price)} − ${showMoney(cogs)} = ${showMoney(contributionMargin)}`,
      `${showMoney(total)} ÷ ${showMoney(contributionMargin)} = ${showNumber(total / contributionMargin, 1)}, rounded up to ${showNumber(sales)}`,
    ]),
    'I counted the lines of your cost structure that name an amount a month or a year. Costs without an amount, and your own pay if it is not listed, come on top. If a customer buys more than once a month, you need fewer customers than sales.',
  )
}

function describeHiresOnTop({ data }: AnswerContext): string | null {
  const { contributionMargin } = computeUnitEconomics(data.financialProjections.projections)
  const { costs } = readHires(data)
  if (costs.length === 0 || contributionMargin <= 0) return null
  const total = sumOf(costs)
  return `Your planned hires cost ${showMoney(total)} a month in all, unless they are in the list already. That is ${showMoney(total)} ÷ ${showMoney(contributionMargin)} = ${countOf(Math.ceil(total / contributionMargin), 'more sale')} a month.`
}

export const answerHires: AnswerPlan = (context) => {
  const { data } = context
  const { contributionMargin } = computeUnitEconomics(data.financialProjections.projections)
  const { costs, unpriced } = readHires(data)
  if (costs.length === 0 && unpriced.length === 0) {
    return {
      text: `Your plan has no key hires yet. Add them in ${nameStep('teamStructure')}, each with the month it starts and what it costs with taxes.`,
    }
  }
  return {
    text: paragraphs(
      warnOfTemplate(context),
      costs.length > 0 &&
        bullets(
          costs.map(({ words, amount }) =>
            contributionMargin > 0
              ? `${words}: ${showMoney(amount)} a month ÷ ${showMoney(contributionMargin)} a sale = ${countOf(Math.ceil(amount / contributionMargin), 'extra sale')} a month`
              : `${words}: ${showMoney(amount)} a month`,
          ),
        ),
      costs.length > 1 &&
        `All together: ${showMoney(sumOf(costs))} a month, ${showMoney(sumOf(costs) * 12)} a year.`,
      contributionMargin <= 0 &&
        `A sale leaves nothing yet, so no number of sales pays for them: see ${financials}.`,
      unpriced.length > 0 &&
        `No monthly cost can be read for: ${unpriced.slice(0, 5).join('; ')}. Write it as “$3,500 a month with taxes” in ${nameStep('teamStructure')}.`,
      'A hire is affordable when these extra sales are there, or when cash covers the first three months without them.',
    ),
  }
}

export const answerMoneyNeeded: AnswerPlan = ({ data }) => {
  const { items, total } = readStartupCosts(data)
  const fixed = sumOf(readFixedCosts(data))
  if (items.length === 0) {
    return {
      text: `Your plan has no start-up costs yet. List them in ${financials}: one-time purchases, deposits, opening stock, costs before opening, and working capital for the quiet months.`,
    }
  }
  const hasReserve = data.financialProjections.startupCosts.some(({ category, description }) =>
    /working capital|reserve|runway|buffer|cushion/iu.test(`${category} ${description}`.slice(0, 500)),
  )
  const isTemplate = data.financialProjections.startupCosts.some(
    ({ id, amount }) => templateCosts.get(id) === amount,
  )
  return {
    text: paragraphs(
      isTemplate &&
        `Some of these amounts still come from the template. Replace them with quotes in ${financials}.`,
      `**Start-up costs: ${showMoney(total)}**`,
      bullets([
        ...items.map(({ words, amount }) => `${words}: ${showMoney(amount)}`),
        `Sum: ${showMoney(total)}`,
      ]),
      hasReserve
        ? 'A reserve or working capital is in the list. Check that it lasts from the first payment to the month in which sales cover costs.'
        : 'There is no line for working capital. Lenders look for one: the losses until break-even, plus two to three months of fixed costs.',
      fixed > 0
        ? `Your fixed costs come to ${showMoney(fixed)} a month, so three months of reserve are 3 × ${showMoney(fixed)} = ${showMoney(fixed * 3)}.${hasReserve ? '' : ` With it you need ${showMoney(total)} + ${showMoney(fixed * 3)} = ${showMoney(total + fixed * 3)}.`}`
        : `Write your fixed costs a month into ${nameStep('businessModel')}, and I can add a reserve to this.`,
      `A tenth for surprises would be ${showMoney(total * 0.1)}; a lender usually wants 10% to 30% of the whole from you, here ${showMoney(total * 0.1)} to ${showMoney(total * 0.3)}.`,
    ),
  }
}

export const answerRevenue: AnswerPlan = (context) => {
  const { data } = context
  const { price, cac, churnRate } = data.financialProjections.projections
  if (price <= 0)
    return {
      text: `There is no price yet. Enter it in ${financials}, and every other figure follows from it.`,
    }
  const budget = readMarketingBudget(data)
  const newCustomers = budget !== null && cac > 0 ? budget / cac : null
  const kept = 1 - Math.min(Math.max(churnRate, 0), 100) / 100
  const afterYear =
    newCustomers === null ? null : newCustomers * (kept === 1 ? 12 : (1 - kept ** 12) / (1 - kept))
  return {
    text: paragraphs(
      warnOfTemplate(context),
      `**Monthly recurring revenue of one customer: ${showMoney(price)}**, which is your price. 100 customers bring ${showMoney(price * 100)} a month.`,
      newCustomers === null || budget === null || afterYear === null
        ? `With a monthly marketing budget in ${nameStep('marketingStrategy')} and a cost to win a customer in ${financials} I can also say how it grows.`
        : bullets([
            `New customers a month: ${showMoney(budget)} budget ÷ ${showMoney(cac)} = ${showNumber(newCustomers, 1)}`,
            `After twelve months, with ${showPercent(1 - kept)} leaving each month: about ${countOf(Math.round(afterYear), 'customer')}`,
            `Revenue in that month: ${showNumber(Math.round(afterYear))} × ${showMoney(price)} = ${showMoney(Math.round(afterYear) * price)}`,
            kept < 1
              ? `With the same budget it levels off at ${showNumber(newCustomers, 1)} ÷ ${showPercent(1 - kept)} = ${countOf(Math.round(newCustomers / (1 - kept)), 'customer')}, or ${showMoney(Math.round(newCustomers / (1 - kept)) * price)} a month`
              : 'Churn is 0, so it would grow for ever. Enter a real one.',
          ]),
      'This takes the price as what a customer pays each month. If yours is per visit, order or hour, multiply by how often one buys in a month.',
    ),
  }
}

export const answerCosts: AnswerPlan = ({ data }) => {
  const costs = readFixedCosts(data)
  const { cogs, cac } = data.financialProjections.projections
  const silent = data.businessModel.costStructure.length - costs.length
  return {
    text: paragraphs(
      costs.length > 0
        ? `**Fixed costs that your plan names: ${showMoney(sumOf(costs))} a month**\n\n${bullets(costs.map(({ words, amount }) => `${showMoney(amount)}: ${words}`))}`
        : `No fixed cost with an amount can be read in ${nameStep('businessModel')}. Write each as “Rent: $1,800 a month, fixed”.`,
      silent > 0 &&
        costs.length > 0 &&
        `${countOf(silent, 'more line')} of your cost structure ${silent === 1 ? 'names' : 'name'} no amount a month, or cost that comes with each sale.`,
      `For each sale: ${showMoney(cogs)} cost of goods. For each new customer: ${showMoney(cac)} to win them (${financials}).`,
    ),
  }
}
