import type { NumberAddress } from '#domain/plan/address/field-address.ts'
import { type KeyOf, toFieldKey } from '#domain/plan/address/field-key.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

export type NumberKey = KeyOf<NumberAddress>

interface NumberRange {
  readonly least: number
  readonly most: number
  /** What the number can be, in plain words. */
  readonly rule: string
  /** What a number that is not positive counts as, if not as the least. */
  readonly instead?: number
}

const notNegative = { least: 0, most: Infinity }

/** What the financial step's numbers can be. A number without a range can be anything. */
const ranges: Readonly<Partial<Record<NumberKey, NumberRange>>> = {
  'financialProjections.projections.price': { ...notNegative, rule: 'A price cannot be negative' },
  'financialProjections.projections.cogs': { ...notNegative, rule: 'A cost cannot be negative' },
  'financialProjections.projections.cac': { ...notNegative, rule: 'A cost cannot be negative' },
  'financialProjections.projections.churnRate': {
    least: 0,
    most: 100,
    rule: 'Churn is between 0 and 100%',
  },
  'financialProjections.projections.conversionRate': {
    least: 0,
    most: 100,
    rule: 'A conversion rate is between 0 and 100%',
  },
  'financialProjections.projections.monthlyGrowthRate': {
    least: -100,
    most: Infinity,
    rule: 'Sales cannot fall by more than 100%',
  },
  'financialProjections.projections.purchasesPerMonth': {
    least: 0,
    most: 1000,
    instead: 1,
    rule: 'A customer buys more than never and at most 1,000 times a month',
  },
  'financialProjections.pricingTiers.price': { ...notNegative, rule: 'A price cannot be negative' },
  'financialProjections.startupCosts.amount': { ...notNegative, rule: 'A cost cannot be negative' },
}

/** The nearest possible number. The plan keeps what was typed, and calculations use this one. */
export function toPossibleNumber(key: NumberKey, value: number): number {
  const range = ranges[key]
  if (!range) return value
  if (range.instead !== undefined && value <= 0) return range.instead
  return Math.min(range.most, Math.max(range.least, value))
}

/** Why a number is impossible, and what it counts as: 'Churn is between 0 and 100%, so it counts as 100.' */
export function findNumberFault(address: NumberAddress, value: number): string | null {
  const key = toFieldKey(address)
  const possible = toPossibleNumber(key, value)
  const rule = ranges[key]?.rule
  return rule === undefined || possible === value ? null : `${rule}, so it counts as ${possible}.`
}

type Projections = WorkbookData['financialProjections']['projections']
type Inputs = Pick<Projections, 'price' | 'cogs' | 'cac' | 'churnRate' | 'purchasesPerMonth'>

export function toPossibleInputs({ price, cogs, cac, churnRate, purchasesPerMonth }: Inputs): Inputs {
  const possible = (field: keyof Inputs, value: number) =>
    toPossibleNumber(`financialProjections.projections.${field}`, value)
  return {
    price: possible('price', price),
    cogs: possible('cogs', cogs),
    cac: possible('cac', cac),
    churnRate: possible('churnRate', churnRate),
    purchasesPerMonth: possible('purchasesPerMonth', purchasesPerMonth),
  }
}

export function sumStartupCosts(costs: readonly { amount: number }[]): number {
  return costs.reduce(
    (sum, { amount }) => sum + toPossibleNumber('financialProjections.startupCosts.amount', amount),
    0,
  )
}
