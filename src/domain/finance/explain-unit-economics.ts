import { defaultCurrency } from '#domain/wording/currencies.ts'
import { formatMoney, type MoneyFormat } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { describeFrequency } from './purchase-frequency.ts'
import { formatBreakEven, formatPercent, formatRate, formatRatio } from './format-figures.ts'
import { toPossibleInputs } from './number-ranges.ts'
import {
  believableLifetimeValueToCac,
  isRatioDoubted,
  sayNeverPaysBack,
  sayUnbelievable,
} from './unit-truths.ts'
import {
  computeUnitEconomics,
  healthyGrossMarginPercent,
  healthyLifetimeValueToCac,
  type Projections,
  type UnitEconomics,
} from './unit-economics.ts'

export interface FigureExplanation {
  readonly key: keyof UnitEconomics
  readonly label: string
  readonly value: string
  /** How it is calculated, in words. */
  readonly formula: string
  /** The same with the plan's own numbers in it. */
  readonly calculation: string
  readonly meaning: string
  readonly isHealthy: boolean
  /** It passes its limit, but other numbers say that it means nothing, so it is never called healthy. */
  readonly isDoubted?: boolean
}

type Numbers = Pick<Projections, 'price' | 'cogs' | 'cac' | 'churnRate'>
type Explain = (inputs: Inputs, figures: UnitEconomics) => FigureExplanation

interface Inputs extends Numbers {
  /** 1 where a customer pays the price once a month, so that nothing is said about it. */
  readonly purchasesPerMonth: number
  /** Whether customers pay again by themselves, so that months need no explanation. */
  readonly recurs: boolean
  readonly money: (amount: number, format?: MoneyFormat) => string
  readonly currency: string
}

/** Every figure of the unit economics with its formula, the person's own numbers in it, and what it means. */
export function explainUnitEconomics(
  typed: Numbers & { purchasesPerMonth?: number },
  currency = defaultCurrency,
  recurs = true,
): FigureExplanation[] {
  const possible = toPossibleInputs({ ...typed, purchasesPerMonth: typed.purchasesPerMonth ?? 1 })
  const money: Inputs['money'] = (amount, format) => formatMoney(amount, { ...format, currency })
  const inputs: Inputs = { ...possible, recurs, money, currency }
  const figures = computeUnitEconomics(possible)
  return explanations.map((explain) => explain(inputs, figures))
}

/** ' × 0.72' where a customer does not buy once a month. */
function sayTimes(purchasesPerMonth: number): string {
  return purchasesPerMonth === 1 ? '' : ` × ${formatNumber(purchasesPerMonth, 4)}`
}

const explainContribution: Explain = ({ price, cogs, money }, { contributionMargin }) => ({
  key: 'contributionMargin',
  label: 'Contribution margin',
  value: money(contributionMargin, { cents: 'never' }),
  formula: 'Price − cost of goods',
  calculation: `${money(price)} − ${money(cogs)} = ${money(contributionMargin)}`,
  meaning:
    contributionMargin > 0
      ? 'What one sale leaves you to win customers, pay fixed costs and make a profit.'
      : 'A sale leaves nothing. Raise the price or lower the cost before you sell more of it.',
  isHealthy: false,
})

const explainGrossMargin: Explain = ({ price, cogs, money, currency }, { grossMarginPercent }) => ({
  key: 'grossMarginPercent',
  label: 'Gross margin',
  value: formatPercent(grossMarginPercent),
  formula: '(Price − cost of goods) ÷ price × 100',
  calculation:
    price === 0
      ? 'No price yet, so it counts as 0'
      : `(${money(price)} − ${money(cogs)}) ÷ ${money(price)} × 100 = ${formatPercent(grossMarginPercent)}`,
  meaning: `${describeGrossMargin(price, grossMarginPercent, currency)} Healthy at ${healthyGrossMarginPercent}% or more.`,
  isHealthy: grossMarginPercent >= healthyGrossMarginPercent,
})

function describeGrossMargin(price: number, percent: number, currency: string): string {
  if (price <= 0) return 'Enter a price to see how much of it you keep.'
  if (percent <= 0) return 'Each sale costs at least as much as it brings in.'
  const cents = formatNumber(percent, 0)
  return currency === 'USD'
    ? `Of each dollar a customer pays, ${cents} ${cents === '1' ? 'cent is' : 'cents are'} left after the cost of the sale.`
    : `Of each ${formatMoney(100, { currency })} customers pay, ${formatMoney(percent, { currency, cents: 'never' })} is left after the cost of the sale.`
}

const explainLifetimeValue: Explain = (
  { price, churnRate, purchasesPerMonth, recurs, money },
  { lifetimeValue },
) => {
  const often = purchasesPerMonth === 1 ? '' : ' × purchases a month'
  return {
    key: 'lifetimeValue',
    label: 'Lifetime value (LTV)',
    value: money(lifetimeValue, { cents: 'never' }),
    formula: churnRate > 0 ? `Price${often} ÷ monthly churn` : `Price${often} × 12, because churn is 0`,
    calculation:
      churnRate > 0
        ? `${money(price)}${sayTimes(purchasesPerMonth)} ÷ ${formatRate(churnRate)} = ${money(lifetimeValue)}`
        : `${money(price)}${sayTimes(purchasesPerMonth)} × 12 = ${money(lifetimeValue)}`,
    meaning:
      churnRate > 0
        ? `What a customer pays you in total. With ${formatRate(churnRate)} leaving each month, a customer ${describeStay(churnRate, purchasesPerMonth)}.${recurs ? '' : ' Churn is per customer and month here: how many of those who bought do not come back.'}`
        : 'No customer stays forever, so without churn a customer counts for one year.',
    isHealthy: false,
  }
}

/** Someone who comes every six weeks is better counted in visits than in months. */
function describeStay(churnRate: number, purchasesPerMonth: number): string {
  const months = 100 / churnRate
  if (purchasesPerMonth === 1) return `stays about ${formatNumber(months, 1)} months`
  const times = formatNumber(months * purchasesPerMonth, 1)
  return `buys about ${times} ${times === '1' ? 'time' : 'times'}, ${describeFrequency(purchasesPerMonth)}`
}

const explainRatio: Explain = (
  { cac, money, currency },
  { contributionMargin, lifetimeValue, lifetimeValueToCac },
) => ({
  key: 'lifetimeValueToCac',
  label: 'LTV / CAC',
  value: formatRatio(lifetimeValueToCac),
  formula: 'Lifetime value ÷ cost to win a customer',
  calculation:
    cac === 0
      ? 'No cost to win a customer yet, so it counts as 0'
      : `${money(lifetimeValue)} ÷ ${money(cac)} = ${formatRatio(lifetimeValueToCac)}`,
  meaning: `${describeRatio(cac, contributionMargin, lifetimeValueToCac, currency)} Healthy at ${formatRatio(healthyLifetimeValueToCac)} or more.`,
  isHealthy: lifetimeValueToCac >= healthyLifetimeValueToCac,
  isDoubted: isRatioDoubted({ contributionMargin, lifetimeValueToCac }),
})

function describeRatio(cac: number, contributionMargin: number, ratio: number, currency: string): string {
  if (cac === 0) return 'Enter what a new customer costs you in marketing and sales.'
  const spent = currency === 'USD' ? 'Each dollar' : `Every ${formatMoney(1, { currency })}`
  const returned = `${spent} you spend to win a customer comes back as ${formatMoney(ratio, { currency })} in sales.`
  // Lifetime value counts sales, so a business that loses money on each of them can still look good here.
  if (contributionMargin <= 0) return `${returned} But a sale leaves nothing, so none of it stays with you.`
  if (ratio > believableLifetimeValueToCac) return `${returned} ${sayUnbelievable(ratio)}`
  return ratio >= healthyLifetimeValueToCac
    ? returned
    : `${returned} Keep customers longer, charge more, or win them for less.`
}

const explainBreakEven: Explain = (
  { cac, purchasesPerMonth, money },
  { contributionMargin, breakEvenMonths },
) => {
  const isMonthly = purchasesPerMonth === 1
  const margin = `${money(contributionMargin)}${sayTimes(purchasesPerMonth)}`
  return {
    key: 'breakEvenMonths',
    label: 'Break-even per customer',
    value: formatBreakEven(breakEvenMonths),
    formula: isMonthly
      ? 'Cost to win a customer ÷ contribution margin'
      : 'Cost to win a customer ÷ (contribution margin × purchases a month)',
    calculation:
      contributionMargin > 0
        ? `${money(cac)} ÷ ${isMonthly ? margin : `(${margin})`}${breakEvenMonths < 1 ? ' × 30 days' : ''} = ${formatBreakEven(breakEvenMonths)}`
        : 'No positive margin, so it counts as 0',
    meaning:
      contributionMargin > 0
        ? 'How long it takes a customer to pay back what it cost to win them. Your cash has to last that long.'
        : sayNeverPaysBack(contributionMargin, money),
    isHealthy: false,
  }
}

const explainRevenue: Explain = (
  { price, purchasesPerMonth, recurs, money },
  { monthlyRecurringRevenue },
) => ({
  key: 'monthlyRecurringRevenue',
  label: 'Monthly recurring revenue (MRR)',
  value: money(monthlyRecurringRevenue, { cents: 'never' }),
  formula: purchasesPerMonth === 1 ? 'Price' : 'Price × purchases a month',
  calculation: `${money(price)}${sayTimes(purchasesPerMonth)} × 1 customer = ${money(monthlyRecurringRevenue)}`,
  meaning: `${recurs ? 'What one customer brings in per month.' : 'Per customer and month: no one has signed up for it, so it comes only if they come back.'} A hundred of them bring in ${money(monthlyRecurringRevenue * 100, { cents: 'never' })}.`,
  isHealthy: false,
})

const explanations: readonly Explain[] = [
  explainContribution,
  explainGrossMargin,
  explainLifetimeValue,
  explainRatio,
  explainBreakEven,
  explainRevenue,
]
