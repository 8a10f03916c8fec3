export type PeriodKind = 'month' | 'quarter' | 'year'

/** The months of a column, both inclusive. */
export interface StatementColumn {
  /** Counted from 1. As a month, 0 is the day the money arrives. */
  readonly number: number
  readonly from: number
  readonly to: number
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const

/** Month 0 has a column of its own among months, and belongs to the first quarter and the first year. */
export function listColumns(months: number, period: PeriodKind): readonly StatementColumn[] {
  const length = monthsIn[period]
  const columns: StatementColumn[] = period === 'month' ? [{ number: 0, from: 0, to: 0 }] : []
  for (let number = 1; number * length <= months; number += 1) {
    const from = (number - 1) * length + 1
    columns.push({ number, from: number === 1 && length > 1 ? 0 : from, to: number * length })
  }
  return columns
}
