import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import { lienOrderLabels, moneySourceLabels, startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { divide, num, subtract } from '#exports/xlsx/formulas/formula.ts'
import { loanPayment } from '#exports/xlsx/formulas/functions.ts'
import type { TextCell } from '#exports/xlsx/formulas/line.ts'
import type { AssumptionSheet } from './assumption-sheet.ts'

export interface MoneyAssumptions {
  readonly startUp: readonly StartUpAssumptions[]
  readonly contributions: readonly GivenAssumptions[]
  readonly loans: readonly LoanAssumptions[]
  readonly lineLimit: FixedCell
  readonly lineRate: FixedCell
}

export interface ContributionAssumptions {
  readonly name: TextCell
  readonly kind: TextCell
  readonly amount: FixedCell
  readonly month: FixedCell
}

export interface GivenAssumptions extends ContributionAssumptions {
  /** Null for what is no grant, and for one that is earned when it arrives. */
  readonly earnedMonths: FixedCell | null
  readonly isGrant: boolean
}

export interface StartUpAssumptions extends ContributionAssumptions {
  /** Null for what never wears out. */
  readonly monthsOfUse: FixedCell | null
}

export interface LoanAssumptions {
  readonly name: TextCell
  readonly amount: FixedCell
  readonly month: FixedCell
  readonly rate: FixedCell
  readonly term: FixedCell
  readonly interestOnly: FixedCell
  readonly fee: FixedCell
  readonly payment: FixedCell
  /** An existing debt was spent before the start, so it brings no cash. */
  readonly isExisting: boolean
}

export function writeMoney(sheet: AssumptionSheet, model: ForecastModel): MoneyAssumptions {
  return {
    startUp: writeStartUp(sheet, model),
    contributions: writeContributions(sheet, model),
    loans: writeLoans(sheet, model),
    ...writeLine(sheet, model),
  }
}

function writeStartUp(sheet: AssumptionSheet, { startUp }: ForecastModel): readonly StartUpAssumptions[] {
  if (startUp.length === 0) return []
  sheet.section(
    'Start-up costs',
    'Month 0 is the day the money arrives. Wear begins in the month after, in equal parts.',
  )
  sheet.heads(['Name', 'Kind', 'Amount', 'Month', 'Months of use'])
  return startUp.map((line, index) => {
    const row = sheet.row()
    return {
      name: row.name(line.name.trim() || `Start-up cost ${index + 1}`),
      kind: row.word(startUpKindLabels[line.kind]),
      amount: row.input(line.amount, 'price'),
      month: row.input(line.month, 'month'),
      monthsOfUse: line.monthsOfUse > 0 ? row.input(line.monthsOfUse, 'month') : row.skip(),
    }
  })
}

function writeContributions(
  sheet: AssumptionSheet,
  { contributions }: ForecastModel,
): readonly GivenAssumptions[] {
  if (contributions.length === 0) return []
  sheet.section('Money that is not paid back', 'A grant is income and no owner’s money.')
  sheet.heads(['Name', 'From', 'Amount', 'Month', 'Months to earn a grant'])
  return contributions.map((contribution, index) => {
    const row = sheet.row()
    return {
      name: row.name(contribution.name.trim() || `Money ${index + 1}`),
      kind: row.word(moneySourceLabels[contribution.source]),
      amount: row.input(contribution.amount, 'price'),
      month: row.input(contribution.month, 'month'),
      earnedMonths:
        contribution.earnedMonths > 0 ? row.input(contribution.earnedMonths, 'month') : row.skip(),
      isGrant: contribution.source === 'grant',
    }
  })
}

function writeLoans(sheet: AssumptionSheet, { loans }: ForecastModel): readonly LoanAssumptions[] {
  if (loans.length === 0) return []
  sheet.section('Loans and existing debts', 'The first payment is due in the month after the loan arrives.')
  sheet.heads([
    'Name',
    'Kind',
    'Amount',
    'Month',
    'Interest a year',
    'Term in months',
    'Interest-only months',
    'Fee',
    'Full payment a month',
    'Lien',
    'Collateral',
    'Its value',
  ])
  return loans.map((loan, index) => {
    const row = sheet.row()
    const name = row.name(loan.name.trim() || `Loan ${index + 1}`)
    row.word(loan.isExisting ? 'Existing debt' : 'New loan')
    const amount = row.input(loan.amount, 'price')
    const month = row.input(loan.month, 'month')
    const rate = row.input(loan.rate, 'percent')
    const term = row.input(loan.term, 'month')
    const interestOnly = row.input(loan.interestOnly, 'month')
    const fee = row.input(loan.fee, 'price')
    const payments = subtract(fixed(term), fixed(interestOnly))
    const payment = row.calculated(
      loanPayment(divide(fixed(rate), num(12)), payments, fixed(amount)),
      'price',
    )
    if (loan.security) {
      const { lien, collateral, value } = loan.security
      row.word(lien === '' ? '' : lienOrderLabels[lien])
      row.word(cleanLine(collateral))
      if (value !== null) row.input(value, 'price')
    }
    return { name, amount, month, rate, term, interestOnly, fee, payment, isExisting: loan.isExisting }
  })
}

function writeLine(sheet: AssumptionSheet, { lineLimit, lineRate }: ForecastModel) {
  sheet.section(
    'Line of credit',
    'Drawn at the end of a month, and interest is on what was owed when the month began.',
  )
  return {
    lineLimit: sheet.single('Limit', '').input(lineLimit, 'price', 'Line_limit'),
    lineRate: sheet.single('Interest a year', '').input(lineRate, 'percent', 'Line_rate'),
  }
}
