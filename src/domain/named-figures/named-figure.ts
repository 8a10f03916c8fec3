import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** What a figure counts. A 'month' is one of the forecast, and 'months' are how long something takes. */
export type FigureUnit = 'money' | 'percent' | 'months' | 'days' | 'count' | 'times' | 'month'

/** A number of the plan with a name that a person would use. Its identity is its field, or the formula behind it. */
export interface NamedFigure {
  /** The address in one word, or the name of the formula. */
  readonly id: string
  /** 'Rent and utilities', or 'Bank loan: interest rate' */
  readonly name: string
  /** What it belongs to, as the person named it. Empty for a figure of the whole plan. */
  readonly item: string
  /** The one that is meant where only the item is named: the amount of a loan. */
  readonly isMain: boolean
  /** Words for what it is of its item: 'interest', 'rate'. */
  readonly aspectWords: readonly string[]
  /** Words for the kind of item: 'loan', 'borrow'. */
  readonly kindWords: readonly string[]
  readonly value: number
  readonly unit: FigureUnit
  /** 'a month', 'of sales', or nothing. */
  readonly per: string
  /** Where it is asked. Null for a result. */
  readonly address: FieldAddress | null
}
