import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { formatBreakEven, formatPercent, formatRate, formatRatio } from './format-figures.ts'
import { toPossibleInputs } from './number-ranges.ts'
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
}

type Inputs = Pick<Projections, 'price' | 'cogs' | 'cac' | 'churnRate'>
type Explain = (inputs: Inputs, figures: UnitEconomics) => FigureExplanation

/** Every figure of the unit economics with its formula, the person's own numbers in it, and what it means. */
export function explainUnitEconomics(typed: Inputs): FigureExplanation[] {
  const inputs = toPossibleInputs(typed)
  const figures = computeUnitEconomics(inputs)
  return explanations.map((explain) => explain(inputs, figures))
}

const explainContribution: Explain = ({ price, cogs }, { contributionMargin }) => ({
  key: 'contributionMargin',
  label: 'Contribution margin',
  value: formatMoney(contributionMargin, { cents: 'never' }),
  formula: 'Price − cost of goods',
  calculation: `${formatMoney(price)} − ${formatMoney(cogs)} = ${formatMoney(contributionMargin)}`,
  meaning:
    contributionMargin > 0
      ? 'What one sale leaves you to win customers, pay fixed costs and make a profit.'
      : 'A sale leaves nothing. Raise the price or lower the cost before you sell more of it.',
  isHealthy: false,
})

const explainGrossMargin: Explain = ({ price, cogs }, { grossMarginPercent }) => ({
  key: 'grossMarginPercent',
  label: 'Gross margin',
  value: formatPercent(grossMarginPercent),
  formula: '(Price − cost of goods) ÷ price × 100',
  calculation:
    price === 0
      ? 'No price yet, so it counts as 0'
      : `(${formatMoney(price)} − ${formatMoney(cogs)}) ÷ ${formatMoney(price)} × 100 = ${formatPercent(grossMarginPercent)}`,
  meaning: `${describeGrossMargin(price, grossMarginPercent)} Healthy at ${healthyGrossMarginPercent}% or more.`,
  isHealthy: grossMarginPercent >= healthyGrossMarginPercent,
})

function describeGrossMargin(price: number, percent: number): string {
  if (price <= 0) return 'Enter a price to see how much of it you keep.'
  const cents = formatNumber(percent, 0)
  return percent > 0
    ? `Of each dollar a customer pays, ${cents} ${cents === '1' ? 'cent is' : 'cents are'} left after the cost of the sale.`
    : 'Each sale costs at least as much as it brings in.'
}

const explainLifetimeValue: Explain = ({ price, churnRate }, { lifetimeValue }) => ({
  key: 'lifetimeValue',
  label: 'Lifetime value (LTV)',
  value: formatMoney(lifetimeValue, { cents: 'never' }),
  formula: churnRate > 0 ? 'Price ÷ monthly churn' : 'Price × 12, because churn is 0',
  calculation:
    churnRate > 0
      ? `${formatMoney(price)} ÷ ${formatRate(churnRate)} = ${formatMoney(lifetimeValue)}`
      : `${formatMoney(price)} × 12 = ${formatMoney(lifetimeValue)}`,
  meaning:
    churnRate > 0
      ? `What a customer pays you in total. With ${formatRate(churnRate)} leaving each month, a customer stays about ${formatNumber(100 / churnRate, 1)} months.`
      : 'No customer stays forever, so without churn a customer counts for one year.',
  isHealthy: false,
})

const explainRatio: Explain = ({ cac }, { contributionMargin, lifetimeValue, lifetimeValueToCac }) => ({
  key: 'lifetimeValueToCac',
  label: 'LTV / CAC',
  value: formatRatio(lifetimeValueToCac),
  formula: 'Lifetime value ÷ cost to win a customer',
  calculation:
    cac === 0
      ? 'No cost to win a customer yet, so it counts as 0'
      : `${formatMoney(lifetimeValue)} ÷ ${formatMoney(cac)} = ${formatRatio(lifetimeValueToCac)}`,
  meaning: `${describeRatio(cac, contributionMargin, lifetimeValueToCac)} Healthy at ${formatRatio(healthyLifetimeValueToCac)} or more.`,
  isHealthy: lifetimeValueToCac >= healthyLifetimeValueToCac,
})

function describeRatio(cac: number, contributionMargin: number, ratio: number): string {
  if (cac === 0) return 'Enter what a new customer costs you in marketing and sales.'
  const returned = `Each dollar you spend to win a customer comes back as ${formatMoney(ratio)} in sales.`
  // Lifetime value counts sales, so a business that loses money on each of them can still look good here.
  if (contributionMargin <= 0) return `${returned} But a sale leaves nothing, so none of it stays with you.`
  return ratio >= healthyLifetimeValueToCac
    ? returned
    : `${returned} Keep customers longer, charge more, or win them for less.`
}

const explainBreakEven: Explain = ({ cac }, { contributionMargin, breakEvenMonths }) => ({
  key: 'breakEvenMonths',
  label: 'Break-even',
  value: formatBreakEven(breakEvenMonths),
  formula: 'Cost to win a customer ÷ contribution margin',
  calculation:
    contributionMargin > 0
      ? `${formatMoney(cac)} ÷ ${formatMoney(contributionMargin)}${breakEvenMonths < 1 ? ' × 30 days' : ''} = ${formatBreakEven(breakEvenMonths)}`
      : 'No positive margin, so it counts as 0',
  meaning:
    contributionMargin > 0
      ? 'How long it takes a customer to pay back what it cost to win them. Your cash has to last that long.'
      : 'Without a margin, a sale never pays back what it cost to win the customer.',
  isHealthy: false,
})

const explainRevenue: Explain = ({ price }, { monthlyRecurringRevenue }) => ({
  key: 'monthlyRecurringRevenue',
  label: 'Monthly recurring revenue (MRR)',
  value: formatMoney(monthlyRecurringRevenue, { cents: 'never' }),
  formula: 'Price',
  calculation: `${formatMoney(price)} × 1 customer = ${formatMoney(monthlyRecurringRevenue)}`,
  meaning: `What one customer brings in per month. A hundred of them bring in ${formatMoney(price * 100, { cents: 'never' })}.`,
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
