import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { FigureUnit, NamedFigure } from './named-figure.ts'

/** A field that holds a number: its name, unit, what it is per, and other words for it. The first of a group is its main one. */
type FieldRow = readonly [field: string, aspect: string, unit: FigureUnit, per: string, words: string]

interface Group {
  readonly path: readonly (string | { readonly id: string })[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly rows: readonly FieldRow[]
  readonly item?: string
  readonly kindWords?: string
}

const base = 'financialProjections'

const projectionRows: readonly FieldRow[] = [
  ['price', 'Price', 'money', '', 'charge'],
  ['cogs', 'Direct cost of a sale', 'money', '', 'cogs goods material'],
  ['cac', 'Cost to win a customer', 'money', '', 'cac acquisition acquire'],
  ['churnRate', 'Churn', 'percent', 'a month', 'leave cancel'],
  ['conversionRate', 'Conversion rate', 'percent', '', 'convert'],
  ['monthlyGrowthRate', 'Growth', 'percent', 'a month', 'grow'],
]

const streamRows: readonly FieldRow[] = [
  ['price', 'price', 'money', '', 'charge rate'],
  ['costPerUnit', 'direct cost of one', 'money', '', 'goods material'],
  ['costPercent', 'direct cost', 'percent', 'of the price', 'goods material share'],
  ['inMonth1', 'number in the first month', 'count', '', 'sell sold month1 start'],
  ['inMonth6', 'number in the sixth month', 'count', '', 'sell sold month6'],
  ['inMonth12', 'number in the twelfth month', 'count', '', 'sell sold month12'],
  ['capacity', 'capacity', 'count', '', 'most maximum max limit'],
  ['startMonth', 'first month', 'month', '', 'start open opening begin launch'],
  ['churnPercent', 'churn', 'percent', 'a month', 'leave cancel'],
  ['priceRisePercent', 'price rise', 'percent', 'a year', 'increase'],
  ['depositPercent', 'deposit', 'percent', 'of the price', 'upfront advance'],
  ['daysUntilCustomersPay', 'days until paid', 'days', '', 'term invoice'],
]

const peopleRows: readonly FieldRow[] = [
  ['pay', 'pay', 'money', '', 'paid wage salary earn make cost'],
  ['count', 'number', 'count', '', 'people staff'],
  ['startMonth', 'first month', 'month', '', 'start hire hired begin join'],
  ['payrollPercent', 'payroll taxes and benefits', 'percent', 'of the pay', 'burden'],
]

const loanRows: readonly FieldRow[] = [
  ['amount', 'amount', 'money', '', 'size'],
  ['ratePercent', 'interest rate', 'percent', 'a year', 'apr'],
  ['termMonths', 'term', 'months', '', 'long length run duration last'],
  ['interestOnlyMonths', 'interest-only months', 'months', '', ''],
  ['fee', 'fee', 'money', '', 'closing'],
  ['collateralValue', 'value of the collateral', 'money', '', 'worth'],
]

const debtRows: readonly FieldRow[] = [
  ['balance', 'balance', 'money', '', 'owe left'],
  ['ratePercent', 'interest rate', 'percent', 'a year', ''],
  ['monthsLeft', 'months left', 'months', '', 'long term run'],
]

const timingRows: readonly FieldRow[] = [
  ['daysUntilCustomersPay', 'Days until customers pay', 'days', '', 'paid invoice term'],
  ['badDebtPercent', 'Sales that are never paid', 'percent', 'of sales', 'bad debt'],
  ['daysUntilSuppliersPaid', 'Days until suppliers are paid', 'days', '', 'pay vendor term'],
  ['taxRatePercent', 'Income tax of the business', 'percent', 'of the profit', 'rate'],
  ['ownersDraws', 'Owner’s draws', 'money', 'a month', 'draw pay myself take salary'],
]

const lineRows: readonly FieldRow[] = [
  ['limit', 'Limit of the line of credit', 'money', '', ''],
  ['ratePercent', 'Interest rate of the line of credit', 'percent', 'a year', ''],
]

/** Every number that a person wrote into the unit economics, the forecast and the funding. */
export function listInputs({ financialProjections }: WorkbookData): NamedFigure[] {
  const { projections, pricingTiers, startupCosts, forecast, funding } = financialProjections
  const { frame, streams, people, runningCosts, timing } = forecast
  const groups: Group[] = [
    { path: ['projections'], fields: projections, rows: projectionRows },
    ...pricingTiers.map((tier) =>
      item(['pricingTiers'], tier, tier.name, [['price', '', 'money', '', 'price charge']], 'tier'),
    ),
    ...streams.map((stream) => item(['forecast', 'streams'], stream, stream.name, streamRows, 'sell')),
    ...people.map((person) =>
      item(
        ['forecast', 'people'],
        person,
        person.role,
        peopleRows.map((row) => (row[0] === 'pay' ? withPer(row, person.payPeriod || 'month') : row)),
        person.isOwner ? 'myself owner own i draw' : 'employee staff person',
      ),
    ),
    ...runningCosts.map((cost) =>
      item(['forecast', 'runningCosts'], cost, cost.name, [costRow(cost.period)], 'cost pay spend budget'),
    ),
    ...startupCosts.map((cost) =>
      item(
        ['startupCosts'],
        cost,
        cost.category,
        [['amount', '', 'money', 'once', 'price']],
        'cost pay spend startup',
      ),
    ),
    ...funding.contributions.map((one) =>
      item(['funding', 'contributions'], one, one.name, [['amount', '', 'money', '', '']], 'own invest'),
    ),
    ...funding.loans.map((loan) => item(['funding', 'loans'], loan, loan.name, loanRows, 'loan borrow bank')),
    ...funding.existingDebts.map((debt) =>
      item(['funding', 'existingDebts'], debt, debt.name, debtRows, 'debt owe'),
    ),
    { path: ['funding', 'lineOfCredit'], fields: funding.lineOfCredit, rows: lineRows },
    { path: ['forecast', 'timing'], fields: timing, rows: timingRows },
    {
      path: ['forecast', 'frame'],
      fields: frame,
      rows: [['minimumCash', 'Least cash to keep', 'money', '', 'minimum reserve']],
    },
  ]
  return groups.flatMap(readGroup)
}

type CostPeriod = WorkbookData['financialProjections']['forecast']['runningCosts'][number]['period']

function costRow(period: CostPeriod): FieldRow {
  if (period === 'percent-of-sales') return ['amount', '', 'percent', 'of sales', '']
  if (period === 'once') return ['amount', '', 'money', 'once', '']
  if (period === 'new-customer') return ['amount', '', 'money', 'for each new customer', '']
  return ['amount', '', 'money', `a ${period || 'month'}`, '']
}

function withPer([field, aspect, unit, , words]: FieldRow, period: string): FieldRow {
  return [field, aspect, unit, `a ${period}`, words]
}

function item(
  path: readonly string[],
  fields: { readonly id: string },
  name: string,
  rows: readonly FieldRow[],
  kindWords: string,
): Group {
  return { path: [...path, { id: fields.id }], fields: { ...fields }, rows, item: name.trim(), kindWords }
}

/** Only what is written: a number that is null is no figure. */
function readGroup({ path, fields, rows, item: name = '', kindWords = '' }: Group): NamedFigure[] {
  return rows.flatMap(([field, aspect, unit, per, words], index) => {
    const value = fields[field]
    if (typeof value !== 'number') return []
    const address = [base, ...path, field] as unknown as FieldAddress
    return {
      id: writeAddress(address),
      name: [name, aspect].filter((part) => part !== '').join(': '),
      item: name,
      isMain: name !== '' && index === 0,
      aspectWords: `${aspect} ${words}`.split(' '),
      kindWords: kindWords.split(' '),
      value,
      unit,
      per,
      address,
    }
  })
}
