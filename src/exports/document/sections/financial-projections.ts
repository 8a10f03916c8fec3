import { explainUnitEconomics } from '#domain/finance/explain-unit-economics.ts'
import { formatRate } from '#domain/finance/format-figures.ts'
import {
  type NumberKey,
  sumStartupCosts,
  toPossibleInputs,
  toPossibleNumber,
} from '#domain/finance/number-ranges.ts'
import { classifyFinancials, computeUnitEconomics } from '#domain/finance/unit-economics.ts'
import { doSalesRecur, listUnitTruths, monthsExplained } from '#domain/finance/unit-truths.ts'
import { describeFrequency } from '#domain/finance/purchase-frequency.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { financialProjectionsCopy as copy } from '#domain/plan/fields/financial-projections.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { joinLines } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'
import { describePart, writeFacts, writeParagraphs } from '#exports/document/text-blocks.ts'
import { describePayback } from './payback.ts'

type Financials = WorkbookData['financialProjections']

type SayMoney = (amount: number) => string

export function describeUnitFigures(financials: Financials): Block[] {
  return describePart('Unit Economics', describeUnitEconomics(financials, { isForLender: false }))
}

/** A lender stumbles over recurring revenue and churn where no one subscribes. */
export function describeUnitFiguresForLender(financials: Financials): Block[] {
  return describePart('Unit Economics', describeUnitEconomics(financials, { isForLender: true }))
}

function sayMoneyOf(financials: Financials): SayMoney {
  const currency = currencyOf({ financialProjections: financials })
  return (amount) => formatMoney(amount, { currency })
}

/** Whether the person has entered nothing. A new plan already has a template's numbers. */
export function isUntouched({ projections, pricingTiers, startupCosts }: Financials): boolean {
  const state = classifyFinancials(projections, templateProjections)
  return state === 'template' && pricingTiers.length === 0 && startupCosts.length === 0
}

/** As on the screen, a template's figures are shown but never marked as healthy. */
function describeUnitEconomics(financials: Financials, { isForLender }: { isForLender: boolean }): Block[] {
  const { projections } = financials
  const currency = currencyOf({ financialProjections: financials })
  const state = classifyFinancials(projections, templateProjections)
  if (state === 'empty') return []
  const recurs = doSalesRecur(financials)
  const hasMonths = recurs || !isForLender
  const figures = explainUnitEconomics(projections, currency)
    .filter(({ key }) => hasMonths || key !== 'monthlyRecurringRevenue')
    .map(({ label, value, isHealthy, isDoubted }) => ({
      label,
      value,
      isHealthy: isHealthy && state === 'real',
      ...(isDoubted && { isDoubted }),
    }))
  const truths = [
    ...(state === 'real' ? listUnitTruths(financials, currency) : []),
    ...(recurs || isForLender ? [] : [monthsExplained]),
  ]
  const { price, cogs, cac, churnRate, purchasesPerMonth, conversionRate, monthlyGrowthRate } = projections
  const money: SayMoney = (amount) => formatMoney(amount, { currency })
  return [
    { type: 'figures', figures },
    ...writeParagraphs(truths.join(' ')),
    ...describePayback(toPossibleInputs(projections).cac, computeUnitEconomics(projections), currency),
    { type: 'heading', level: 3, text: 'Unit Assumptions' },
    ...writeFacts([
      {
        label: 'Price',
        value: sayNumber('financialProjections.projections.price', price, (amount) =>
          sayPrice(money(amount), projections.priceUnit),
        ),
      },
      // Once a month is how everyone reads it, so only other answers are shown.
      {
        label: 'How often a customer buys',
        value:
          purchasesPerMonth === 1
            ? ''
            : sayNumber(
                'financialProjections.projections.purchasesPerMonth',
                purchasesPerMonth,
                describeFrequency,
              ),
      },
      {
        label: 'Cost of goods (COGS)',
        value: sayNumber('financialProjections.projections.cogs', cogs, money),
      },
      {
        label: 'Cost to win a customer (CAC)',
        value: sayNumber('financialProjections.projections.cac', cac, money),
      },
      {
        label: 'Monthly churn',
        value: hasMonths
          ? sayNumber('financialProjections.projections.churnRate', churnRate, formatRate)
          : '',
      },
      // These two are not used in the figures above, so a zero means an empty field.
      { label: 'Conversion rate', value: conversionRate === 0 ? '' : formatRate(conversionRate) },
      { label: 'Monthly growth', value: monthlyGrowthRate === 0 ? '' : formatRate(monthlyGrowthRate) },
    ]),
  ]
}

/** '$85 per visit'. */
function sayPrice(price: string, unit: string): string {
  return unit.trim() === '' ? price : `${price} per ${unit.trim()}`
}

export function describePricingTiers(financials: Financials): Block[] {
  const money = sayMoneyOf(financials)
  return describeItems({
    heading: 'Pricing Tiers',
    caption: 'Pricing tiers, with the features and target segment of each',
    itemName: 'Tier',
    items: keepFilledItems(financials.pricingTiers, copy.pricingTiers.createBlank),
    columns: [
      { title: 'Tier', share: 19, read: ({ name }) => name },
      { title: 'Price', share: 12, align: 'right', read: ({ price }) => money(price) },
      { title: 'Features', share: 40, read: ({ features }) => joinLines(features) },
      { title: 'Target segment', share: 29, read: ({ targetSegment }) => targetSegment },
    ],
  })
}

export function describeStartupCosts(financials: Financials): Block[] {
  const money = sayMoneyOf(financials)
  const items = keepFilledItems(financials.startupCosts, copy.startupCosts.createBlank)
  const total = sumStartupCosts(items)
  return describeItems({
    heading: 'Start-up Costs',
    caption: 'Start-up costs, with the total',
    itemName: 'Cost',
    items,
    columns: [
      { title: 'Category', share: 28, read: ({ category }) => category },
      {
        title: 'Amount',
        share: 16,
        align: 'right',
        read: ({ amount }) => sayNumber('financialProjections.startupCosts.amount', amount, money),
      },
      { title: 'What it covers', share: 56, read: ({ description }) => description },
    ],
    closingRow: ['Total', money(total), ''],
  })
}

/** The typed value, and the value used instead if it is impossible, so that readers can check the sums. */
function sayNumber(key: NumberKey, value: number, format: (value: number) => string): string {
  const possible = toPossibleNumber(key, value)
  return possible === value ? format(value) : `${format(value)} (counted as ${format(possible)})`
}
