import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { type FieldReader, type ForecastNote, readNumber } from '#domain/forecast/inputs/notes.ts'
import { ranges } from '#domain/forecast/inputs/number-ranges.ts'
import type { PledgeKind } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/**
 * By how many percent lenders usually count each kind lower, looked up on 2026-11-19: the factors that SBA 7(a) lenders
 * use under SOP 50 10 (75% of new equipment, 50% of used, 85% of buildings, 50% of bare land, 10% of furniture and of
 * trading assets). For vehicles and all else, half is a careful usage. Every lender has its own.
 */
export const usualDiscounts: Readonly<Record<PledgeKind, number>> = {
  'real-estate': 15,
  'vacant-land': 50,
  'new-equipment': 25,
  'used-equipment': 50,
  vehicle: 50,
  furniture: 90,
  stock: 90,
  receivables: 90,
  cash: 0,
  other: 50,
}

export interface PledgeRow {
  readonly id: string
  readonly name: string
  readonly kind: PledgeKind
  readonly value: number
  /** A share of 1. */
  readonly discount: number
  readonly owedBefore: number
  /** What is left for this lender: never less than nothing. */
  readonly counts: number
  readonly isPersonal: boolean
}

export interface Collateral {
  readonly rows: readonly PledgeRow[]
  readonly counts: number
  /** All new loans, and the limit of the line of credit. */
  readonly borrowed: number
  /** Null when nothing is borrowed. */
  readonly coverage: number | null
}

type Finances = WorkbookData['financialProjections']

/** Existing debts are not counted: what is owed on a thing to someone else is subtracted from it. */
export function computeCollateral(
  { funding, personal }: Pick<Finances, 'funding' | 'personal'>,
  { loans, lineLimit }: ForecastModel,
): Collateral {
  const rows = [
    ...readPledges(funding.pledges, 'funding', []),
    ...readPledges(personal.pledges, 'personal', []),
  ].filter(({ value }) => value > 0)
  const counts = rows.reduce((sum, row) => sum + row.counts, 0)
  const borrowed = loans.reduce((sum, loan) => (loan.isExisting ? sum : sum + loan.amount), lineLimit)
  return { rows, counts, borrowed, coverage: borrowed > 0 ? counts / borrowed : null }
}

export function readPledges(
  pledges: Finances['funding']['pledges'],
  owner: 'funding' | 'personal',
  notes: ForecastNote[],
): readonly PledgeRow[] {
  return pledges.map((pledge) => {
    const reader: FieldReader = { notes, place: [owner, 'pledges'], item: pledge }
    const kind = pledge.kind === '' ? 'other' : pledge.kind
    const value = readNumber(reader, 'value', pledge.value, ranges.amount)
    const range = { ...ranges.share, missing: usualDiscounts[kind], name: 'A discount' }
    const discount = readNumber(reader, 'discountPercent', pledge.discountPercent, range) / 100
    const owedBefore = readNumber(reader, 'owedBefore', pledge.owedBefore, ranges.amount)
    const counts = Math.max(0, value * (1 - discount) - owedBefore)
    const { id, name } = pledge
    return { id, name, kind, value, discount, owedBefore, counts, isPersonal: owner === 'personal' }
  })
}
