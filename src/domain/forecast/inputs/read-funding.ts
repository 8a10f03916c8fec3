import type { StartUpKind } from '#domain/plan/forecast-choices.ts'
import type { Contribution, Funding, Loan, StartUpLine, UnevenPayments } from './forecast-inputs.ts'
import type { ForecastModel, LoanSecurity, ModelLoan, RateChange } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import {
  amortizationRange,
  earnedRange,
  interestOnlyRange,
  monthFrom,
  ranges,
  termRange,
  yearsOfUse,
} from './number-ranges.ts'

const arrivalRange = monthFrom(0, 0)

/** Years that a thing is used when nothing is written. Kinds that are not listed never wear out. */
const usualYears: Partial<Record<StartUpKind, number>> = { equipment: 5, 'fit-out': 10 }

export function readStartUp(
  lines: readonly StartUpLine[],
  months: number,
  notes: ForecastNote[],
): ForecastModel['startUp'] {
  return lines.map((line) => {
    const reader: FieldReader = { notes, place: ['startUp'], item: line }
    const kind = line.kind === '' ? 'fee' : line.kind
    const usual = usualYears[kind]
    const years =
      usual === undefined ? 0 : readNumber(reader, 'yearsOfUse', line.yearsOfUse, yearsOfUse(usual))
    if (usual !== undefined && line.yearsOfUse === null && line.amount !== null && line.amount > 0) {
      addNote(
        reader,
        'yearsOfUse',
        'missing',
        `Until you write how long it is used, it counts as ${usual} years.`,
        usual,
      )
    }
    return {
      id: line.id,
      name: line.name,
      kind,
      amount: readNumber(reader, 'amount', line.amount, ranges.amount),
      month: readMonth(line.month, months, 'it is left out', reader),
      monthsOfUse: Math.round(years * 12),
    }
  })
}

export function readContributions(
  contributions: readonly Contribution[],
  months: number,
  notes: ForecastNote[],
): ForecastModel['contributions'] {
  return contributions.map((contribution) => {
    const reader: FieldReader = { notes, place: ['funding', 'contributions'], item: contribution }
    const earnedMonths = readNumber(reader, 'earnedMonths', contribution.earnedMonths, earnedRange)
    return {
      id: contribution.id,
      name: contribution.name,
      source: contribution.source === '' ? 'owner' : contribution.source,
      earnedMonths: contribution.source === 'grant' ? earnedMonths : 0,
      amount: readNumber(reader, 'amount', contribution.amount, ranges.amount),
      month: readMonth(contribution.month, months, 'its cash is left out', reader),
    }
  })
}

export function readLoans(funding: Funding, months: number, notes: ForecastNote[]): readonly ModelLoan[] {
  const loans = funding.loans.map((loan): ModelLoan => {
    const reader: FieldReader = { notes, place: ['funding', 'loans'], item: loan }
    const amount = readNumber(reader, 'amount', loan.amount, ranges.amount)
    const term = readTerm('termMonths', loan.termMonths, amount, reader)
    const interestOnly = readNumber(
      reader,
      'interestOnlyMonths',
      loan.interestOnlyMonths,
      interestOnlyRange(term - 1),
    )
    const fee = readNumber(reader, 'fee', loan.fee, ranges.amount)
    if (amount > 0 && fee > amount) {
      addNote(reader, 'fee', 'problem', 'The fee is larger than the loan. It counts as written.')
    }
    const month = readMonth(loan.month, months, 'its cash and payments are left out', reader)
    return {
      id: loan.id,
      name: loan.name,
      amount,
      month,
      rate: readNumber(reader, 'ratePercent', loan.ratePercent, ranges.rate) / 100,
      term,
      ...readUneven(loan, month, term, reader),
      interestOnly,
      fee,
      isExisting: false,
      security: readSecurity(loan, reader),
    }
  })
  const debts = funding.existingDebts.map((debt): ModelLoan => {
    const reader: FieldReader = { notes, place: ['funding', 'existingDebts'], item: debt }
    const amount = readNumber(reader, 'balance', debt.balance, ranges.amount)
    const term = readTerm('monthsLeft', debt.monthsLeft, amount, reader)
    return {
      id: debt.id,
      name: debt.name,
      amount,
      month: 0,
      rate: readNumber(reader, 'ratePercent', debt.ratePercent, ranges.rate) / 100,
      term,
      ...readUneven(debt, 0, term, reader),
      interestOnly: 0,
      fee: 0,
      isExisting: true,
      security: null,
    }
  })
  return [...loans, ...debts]
}

/** Null while nothing is written of it. */
function readSecurity(loan: Loan, reader: FieldReader): LoanSecurity | null {
  const { lien, collateral } = loan
  const value =
    loan.collateralValue === null
      ? null
      : readNumber(reader, 'collateralValue', loan.collateralValue, ranges.amount)
  return lien === '' && collateral.trim() === '' && value === null ? null : { lien, collateral, value }
}

function readUneven(
  loan: UnevenPayments,
  arrives: number,
  term: number,
  reader: FieldReader,
): Pick<ModelLoan, 'amortization' | 'rateChange'> {
  return {
    amortization: readNumber(reader, 'amortizationMonths', loan.amortizationMonths, amortizationRange(term)),
    rateChange: readRateChange(loan, arrives + term, reader),
  }
}

/** Null where nothing changes. */
function readRateChange(
  { rateChangeMonth, changedRatePercent }: UnevenPayments,
  lastPayment: number,
  reader: FieldReader,
): RateChange | null {
  if (rateChangeMonth === null && changedRatePercent === null) return null
  const stays = 'the rate stays as it is.'
  const rate = readNumber(reader, 'changedRatePercent', changedRatePercent, ranges.rate) / 100
  const month = readNumber(reader, 'rateChangeMonth', rateChangeMonth, monthFrom(1, 1))
  if (changedRatePercent === null) {
    addNote(reader, 'changedRatePercent', 'problem', `Write the new rate. Until then ${stays}`)
  } else if (rateChangeMonth === null) {
    addNote(reader, 'rateChangeMonth', 'problem', `Write from when the new rate holds. Until then ${stays}`)
  } else if (month > lastPayment) {
    addNote(reader, 'rateChangeMonth', 'problem', `Month ${month} is after the last payment, so ${stays}`)
  } else {
    return { month, rate }
  }
  return null
}

function readTerm(field: string, value: number | null, amount: number, reader: FieldReader): number {
  const term = readNumber(reader, field, value, termRange)
  if (value === null && amount > 0) {
    addNote(
      reader,
      field,
      'missing',
      `A loan needs a term. Until you write one, it counts as ${term} months.`,
      term,
    )
  }
  return term
}

function readMonth(value: number | null, months: number, ifTooLate: string, reader: FieldReader): number {
  const month = readNumber(reader, 'month', value, arrivalRange)
  if (month > months) {
    addNote(reader, 'month', 'problem', `Month ${month} is after the end of the forecast, so ${ifTooLate}.`)
  }
  return month
}
