import { hasForecast } from './has-forecast.ts'
import type { WorkbookData } from './workbook-data.ts'

/** The tables that lenders ask for beside the plan, in their order on paper: the longest last. */
export const lenderTables = [
  'sensitivity',
  'collateral',
  'global-cash-flow',
  'monthly-balance-sheet',
  'loan-schedule',
] as const
export type LenderTable = (typeof lenderTables)[number]

export const lenderTableNames: Readonly<Record<LenderTable, string>> = {
  'loan-schedule': 'Loan schedule',
  'monthly-balance-sheet': 'Balance sheet by month',
  sensitivity: 'Sensitivity',
  collateral: 'Collateral coverage',
  'global-cash-flow': 'Personal budget and global cash flow',
}

/** What is said of one that does not apply. */
export const whyNotApplicable: Readonly<Record<LenderTable, string>> = {
  'loan-schedule': 'n/a, because the plan has no loan and no debt.',
  'monthly-balance-sheet': 'n/a, because the forecast has no sales and no costs yet.',
  sensitivity: 'n/a, because the forecast needs sales and costs first.',
  collateral: 'n/a, because nothing that secures the loans is listed with its value.',
  'global-cash-flow': 'n/a, because no owner or guarantor is listed with personal figures.',
}

/** Those that the plan has something for. They are in the lender's version unless the person leaves them out. */
export function findFilledTables(data: WorkbookData): readonly LenderTable[] {
  const { funding, personal } = data.financialProjections
  const hasAmount = (amounts: readonly (number | null)[]) => amounts.some((amount) => (amount ?? 0) > 0)
  const isFilled: Readonly<Record<LenderTable, boolean>> = {
    'loan-schedule': hasAmount([
      ...funding.loans.map(({ amount }) => amount),
      ...funding.existingDebts.map(({ balance }) => balance),
    ]),
    'monthly-balance-sheet': hasForecast(data),
    sensitivity: hasForecast(data),
    collateral: hasAmount([...funding.pledges, ...personal.pledges].map(({ value }) => value)),
    'global-cash-flow': hasForecast(data) && personal.people.length > 0,
  }
  return lenderTables.filter((table) => isFilled[table])
}
