import { formatPercent, formatRate } from '#domain/finance/format-figures.ts'
import { computeCollateral, type PledgeRow } from '#domain/forecast/figures/collateral.ts'
import { findMissingInputs } from '#domain/forecast/figures/find-missing-inputs.ts'
import { formatTimes } from '#domain/forecast/figures/format-cover.ts'
import {
  computeGlobalCashFlow,
  readBudgets,
  readOwnersShare,
} from '#domain/forecast/figures/global-cash-flow.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { roundToTotal } from '#domain/forecast/statements/round-to-total.ts'
import { computeSensitivity } from '#domain/forecast/stress/sensitivity.ts'
import { hasForecast } from '#domain/plan/has-forecast.ts'
import { pledgeKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { type LenderTable, lenderTables, whyNotApplicable } from '#domain/plan/lender-tables.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import { amountRow, buildAmountTable } from './amount-table.ts'
import { describeLoanSchedule } from './loan-schedule-tables.ts'
import { type PrintedForecast, readLine } from './printed-forecast.ts'
import { tabulateFirstYear } from './statement-tables.ts'

interface Description {
  readonly title: string
  /** Nothing where it does not apply. */
  readonly describe: (printed: PrintedForecast) => readonly Block[]
}

const descriptions: Readonly<Record<LenderTable, Description>> = {
  'loan-schedule': {
    title: 'Loan Schedule',
    describe: describeLoanSchedule,
  },
  'monthly-balance-sheet': {
    title: 'Balance Sheet, Year 1 by Month',
    describe: (printed) => (hasForecast(printed.data) ? [tabulateFirstYear(printed, 'balance-sheet')] : []),
  },
  sensitivity: { title: 'Sensitivity', describe: describeSensitivity },
  collateral: { title: 'Collateral Coverage', describe: describeCollateral },
  'global-cash-flow': { title: 'Personal Budget and Global Cash Flow', describe: describeGlobalCashFlow },
}

/** The chosen tables, each under its heading. One that does not apply says why. */
export function describeLenderTables(
  printed: PrintedForecast,
  chosen: readonly LenderTable[],
): readonly Block[] {
  return lenderTables
    .filter((table) => chosen.includes(table))
    .flatMap((table) => {
      const { title, describe } = descriptions[table]
      const found = describe(printed)
      const why: Block = { type: 'paragraph', text: whyNotApplicable[table] }
      return describePart(title, found.length > 0 ? found : [why])
    })
}

function describeSensitivity({ forecast, money }: PrintedForecast): readonly Block[] {
  if (findMissingInputs(forecast).length > 0) return []
  const { model } = forecast
  const rows = computeSensitivity(model)
  const years = rows[0]?.debtCover ?? []
  const hasLine = model.lineLimit > 0
  const table: Block = {
    type: 'table',
    caption: 'Lowest cash and debt service coverage with lower sales and higher interest',
    columns: [
      { title: 'Case', align: 'left', share: 0.27 },
      { title: 'Lowest cash', align: 'right', share: 0.16 },
      ...(hasLine ? [{ title: 'Drawn then', align: 'right' as const, share: 0.15 }] : []),
      { title: 'In', align: 'left', share: 0.13 },
      ...years.map((_, index) => ({
        title: `DSCR, year ${index + 1}`,
        align: 'right' as const,
        share: 0.11,
      })),
    ],
    rows: rows.map(({ name, lowestCash, debtCover }) => [
      name,
      money(lowestCash.amount),
      ...(hasLine ? [money(lowestCash.drawn)] : []),
      nameForecastMonth(model, lowestCash.month),
      ...debtCover.map((cover) => (cover === null ? 'n/a' : formatTimes(cover))),
    ]),
  }
  const noDebt = years.every((cover) => cover === null)
    ? ' DSCR is n/a, because there are no loan payments.'
    : ''
  return [
    {
      type: 'paragraph',
      text: `Each case runs the whole plan with one change in all months. Nothing else is cut when sales fall: pay and running costs stay as planned. DSCR is after tax and owner’s draws.${noDebt}`,
    },
    table,
  ]
}

function describeCollateral({ data, forecast, money }: PrintedForecast): readonly Block[] {
  const { rows, counts, borrowed, coverage } = computeCollateral(data.financialProjections, forecast.model)
  if (rows.length === 0) return []
  const shown = roundToTotal(
    rows.map((row) => row.counts),
    Math.round(counts),
  )
  const values = rows.map(({ value }) => Math.round(value))
  const table: Block = {
    type: 'table',
    caption: 'What secures the loans, with the discount of each',
    columns: [
      { title: 'Collateral', align: 'left', share: 0.28 },
      { title: 'Kind', align: 'left', share: 0.2 },
      { title: 'Value', align: 'right', share: 0.14 },
      { title: 'Discount', align: 'right', share: 0.11 },
      { title: 'Owed before', align: 'right', share: 0.13 },
      { title: 'Counts', align: 'right', share: 0.14 },
    ],
    rows: [
      ...rows.map((row, index) => [
        namePledge(row, index),
        pledgeKindLabels[row.kind],
        money(row.value),
        formatRate(row.discount * 100),
        money(row.owedBefore),
        money(shown[index] ?? 0),
      ]),
      ['In all', '', money(values.reduce((sum, value) => sum + value, 0)), '', '', money(Math.round(counts))],
    ],
    rowKinds: [...rows.map(() => 'line' as const), 'total'],
  }
  const verdict =
    coverage === null
      ? 'Coverage is n/a, because nothing is borrowed.'
      : `It covers ${formatPercent(coverage * 100)} of the ${money(borrowed)} of new loans and credit asked for${
          coverage < 1 ? `, ${money(Math.round(borrowed) - Math.round(counts))} less than all of it` : ''
        }.`
  return [
    table,
    {
      type: 'paragraph',
      text: `${verdict} What counts is the value less the discount for a forced sale and less what is owed on it to others. Each lender has discounts of its own.`,
    },
  ]
}

function namePledge({ name, isPersonal }: PledgeRow, index: number): string {
  return `${cleanLine(name) || `Item ${index + 1}`}${isPersonal ? ' (personal)' : ''}`
}

function describeGlobalCashFlow(printed: PrintedForecast): readonly Block[] {
  const { data, forecast, yearly } = printed
  const { personal } = data.financialProjections
  if (personal.people.length === 0 || !hasForecast(data)) return []
  const { currency } = forecast.model
  const years = computeGlobalCashFlow(forecast, personal)
  const columns = years.map(({ year }) => `Year ${year}`)
  const cash = yearly['cash-flow']
  const line = (id: string, from = cash) => years.map((_, index) => readLine(from, id)[index] ?? 0)
  const add = (...rows: readonly (readonly number[])[]) =>
    years.map((_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0))
  const whole = (read: (year: (typeof years)[number]) => number) =>
    years.map((year) => Math.round(read(year)))
  const business = add(line('ebitda', yearly['profit-and-loss']), line('taxPaid'), line('draws'))
  const owners = whole(({ ownersPay }) => ownersPay)
  const [income, tax, living] = [
    whole((year) => year.income),
    whole((year) => -year.tax),
    whole((year) => -year.living),
  ]
  const available = add(business, owners, income, tax, living)
  const businessPayments = whole((year) => year.businessPayments)
  const personalPayments = whole((year) => year.personalPayments)
  const table = buildAmountTable({
    caption: 'Global cash flow of the business, its owners and guarantors by year',
    corner: `In ${currency}`,
    columns,
    rows: [
      amountRow('Business: EBITDA less tax and draws', business),
      amountRow('Owners’ pay and draws', owners),
      amountRow('Income from elsewhere', income),
      amountRow('Income tax at home', tax),
      amountRow('Living costs', living),
      amountRow('Cash for all payments', available, 'total'),
      amountRow('Payments of the business', businessPayments),
      amountRow('Mortgage and other payments at home', personalPayments),
      amountRow('All payments', add(businessPayments, personalPayments), 'total'),
      {
        label: 'Global DSCR',
        kind: 'total',
        values: years.map(({ cover }) => (cover === null ? 'n/a' : formatTimes(cover))),
      },
    ],
  })
  const share = readOwnersShare(personal)
  const part = share < 1 ? ` Of the owners’ pay and draws, ${formatPercent(share * 100)} goes to them.` : ''
  const noPayments = years.every(({ cover }) => cover === null)
    ? ' Global DSCR is n/a, because there are no payments.'
    : ''
  return [
    describeBudgets(printed),
    {
      type: 'paragraph',
      text: `Figures at home are those of ${personal.people.length} ${plural(personal.people.length, 'person', 'people')}, the same in each year.${part}${noPayments}`,
    },
    table,
  ]
}

/** By person, because a household is longer in rows than in columns. */
function describeBudgets({ data, forecast }: PrintedForecast): Block {
  const budgets = readBudgets(data.financialProjections.personal)
  const read = (budget: (typeof budgets)[number]) => {
    const { income, tax, living, mortgage, otherPayments } = budget
    const [first, ...taken] = [income, -tax, -living, -mortgage, -otherPayments].map((value) =>
      Math.round(value),
    )
    const parts = [first ?? 0, ...taken]
    return [...parts, parts.reduce((sum, value) => sum + value, 0)]
  }
  const rows = budgets.map(read)
  const totals = (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  return buildAmountTable({
    caption: 'Personal budget of each owner and guarantor, a month',
    corner: `In ${forecast.model.currency}, a month`,
    columns: ['Income from elsewhere', 'Income tax', 'Living costs', 'Mortgage', 'Other payments', 'Left'],
    rows: [
      ...budgets.map(({ name }, index) =>
        amountRow(cleanLine(name) || `Person ${index + 1}`, rows[index] ?? []),
      ),
      ...(budgets.length > 1
        ? [{ label: 'Together', kind: 'total' as const, values: totals.map((value) => formatNumber(value)) }]
        : []),
    ],
  })
}
