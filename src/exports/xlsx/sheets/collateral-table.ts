import { readPledges } from '#domain/forecast/figures/collateral.ts'
import { pledgeKindLabels } from '#domain/plan/fields/choice-labels.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { above, add, divide, multiply, one, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { positive, when } from '#exports/xlsx/formulas/functions.ts'
import type { AssumptionSheet } from './assumption-sheet.ts'
import type { Assumptions } from './assumptions.ts'

/** What secures the loans, with inputs of its own: no statement depends on them. */
export function writeCollateral(
  sheet: AssumptionSheet,
  { funding, personal }: Pick<WorkbookData['financialProjections'], 'funding' | 'personal'>,
  { loans, lineLimit }: Assumptions,
): boolean {
  const rows = [
    ...readPledges(funding.pledges, 'funding', []),
    ...readPledges(personal.pledges, 'personal', []),
  ].filter(({ value }) => value > 0)
  if (rows.length === 0) return false
  sheet.section(
    'Collateral coverage',
    'What counts is the value less the discount for a forced sale and less what is owed on it to others.',
  )
  sheet.heads(['Collateral', 'Kind', 'Value', 'Discount', 'Owed before', 'Counts'])
  const counts = rows.map(({ name, kind, value, discount, owedBefore, isPersonal }, index) => {
    const row = sheet.row()
    row.name(`${cleanLine(name) || `Item ${index + 1}`}${isPersonal ? ' (personal)' : ''}`)
    row.word(pledgeKindLabels[kind])
    const worth = fixed(row.input(value, 'price'))
    const left = multiply(worth, subtract(one, fixed(row.input(discount, 'percent'))))
    return row.calculated(positive(subtract(left, fixed(row.input(owedBefore, 'price')))), 'price')
  })
  const asked = loans.flatMap(({ amount, isExisting }) => (isExisting ? [] : [amount]))
  const total = sheet.single('All collateral, after discounts', '')
  const counted = total.calculated(add(...counts.map(fixed)), 'price')
  const borrowed = sheet
    .single('New loans and the line of credit', '')
    .calculated(add(...asked.map(fixed), fixed(lineLimit)), 'price')
  const coverage = when(above(fixed(borrowed), zero), divide(fixed(counted), fixed(borrowed)), zero)
  sheet
    .single('Coverage', borrowed.value > 0 ? '' : 'n/a, because nothing is borrowed')
    .calculated(coverage, 'share')
  return true
}
