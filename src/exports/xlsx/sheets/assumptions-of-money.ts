import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import { lienOrderLabels, moneySourceLabels, startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import { fixed, type FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import { above, add, divide, num, one, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { largest, loanPayment, loanRest, positive, when } from '#exports/xlsx/formulas/functions.ts'
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
  /** Null where no loan has a balloon. */
  readonly amortization: FixedCell | null
  readonly change: RateChangeAssumptions | null
  /** An existing debt was spent before the start, so it brings no cash. */
  readonly isExisting: boolean
}

/** From which month on, at which rate, and what follows from both. */
export interface RateChangeAssumptions {
  readonly month: FixedCell
  readonly rate: FixedCell
  /** The last month whose balance the new payment is calculated from. */
  readonly base: FixedCell
  readonly owed: FixedCell
  readonly payment: FixedCell
}

type WrittenLoan = Omit<LoanAssumptions, 'change'>

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
  const hasBalloon = loans.some(({ amortization, term }) => amortization > term)
  sheet.heads([
    'Name',
    'Kind',
    'Amount',
    'Month',
    'Interest a year',
    'Term in months',
    ...(hasBalloon ? ['Months that payments are spread over'] : []),
    'Interest-only months',
    'Fee',
    'Full payment a month',
    'Lien',
    'Collateral',
    'Its value',
  ])
  const written = loans.map((loan, index): WrittenLoan => {
    const row = sheet.row()
    const name = row.name(loan.name.trim() || `Loan ${index + 1}`)
    row.word(loan.isExisting ? 'Existing debt' : 'New loan')
    const amount = row.input(loan.amount, 'price')
    const month = row.input(loan.month, 'month')
    const rate = row.input(loan.rate, 'percent')
    const term = row.input(loan.term, 'month')
    const amortization = hasBalloon ? row.input(loan.amortization, 'month') : null
    const interestOnly = row.input(loan.interestOnly, 'month')
    const fee = row.input(loan.fee, 'price')
    const payments = subtract(fixed(amortization ?? term), fixed(interestOnly))
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
    const { isExisting } = loan
    return { name, amount, month, rate, term, amortization, interestOnly, fee, payment, isExisting }
  })
  const changes = writeRateChanges(sheet, loans, written)
  return written.map((loan, index) => ({ ...loan, change: changes[index] ?? null }))
}

function writeRateChanges(
  sheet: AssumptionSheet,
  loans: ForecastModel['loans'],
  written: readonly WrittenLoan[],
): readonly (RateChangeAssumptions | null)[] {
  if (loans.every(({ rateChange }) => rateChange === null)) return []
  sheet.section(
    'Rates that change',
    'The new rate counts from its month on, and the full payment is calculated again from what is owed then.',
  )
  sheet.heads([
    'Name',
    'From month',
    'Interest a year',
    'Owed before, end of month',
    'Owed before',
    'Full payment a month',
  ])
  return written.map((loan, index) => {
    const change = loans[index]?.rateChange
    if (!change) return null
    const row = sheet.row()
    row.reference(loan.name)
    const month = row.input(change.month, 'month')
    const rate = row.input(change.rate, 'percent')
    const restEnds = add(fixed(loan.month), fixed(loan.interestOnly))
    const base = row.calculated(largest(subtract(fixed(month), one), restEnds), 'month')
    const paid = subtract(fixed(base), restEnds)
    const rest = loanRest(divide(fixed(loan.rate), num(12)), paid, fixed(loan.payment), fixed(loan.amount))
    const owed = row.calculated(positive(rest), 'price')
    const left = subtract(add(fixed(loan.month), fixed(loan.amortization ?? loan.term)), fixed(base))
    const payment = row.calculated(
      // Whoever shortens the term here may leave no month at the new rate.
      when(above(left, zero), loanPayment(divide(fixed(rate), num(12)), left, fixed(owed)), zero),
      'price',
    )
    return { month, rate, base, owed, payment }
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
