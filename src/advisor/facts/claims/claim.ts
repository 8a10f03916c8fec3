import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import type { Period } from './periods.ts'
import type { Subject } from './subjects.ts'

/**
 * What a figure is. A percentage counts as it is said (20 for '20%'), a fraction is a percentage ('a third'), a
 * frequency counts the times in one period ('every six weeks' is 1/6 a week), an absence is 'no loan' and counts zero,
 * and a number is one that says neither its unit nor its currency.
 */
export type ClaimKind =
  | 'money'
  | 'percent'
  | 'count'
  | 'duration'
  | 'frequency'
  | 'date'
  | 'time'
  | 'hours'
  | 'age'
  | 'ratio'
  | 'absence'
  | 'number'

/** How firmly the text says it. A denied figure is one that the text rules out: 'not 40'. */
export type Certainty = 'stated' | 'about' | 'at-least' | 'at-most' | 'target' | 'denied'

/**
 * The time that a figure speaks of, in months: of the plan (month 1 lasts from 0 to 1), of the calendar (year × 12 +
 * month), or of any year (0 is January).
 */
export interface ClaimTime {
  readonly scale: 'plan' | 'calendar' | 'any-year'
  readonly startMonth: number
  readonly endMonth: number
  readonly isOpenEnded: boolean
}

/** '7am–6pm, Tue–Sun' */
export interface OpeningHours {
  /** Hours since midnight, with halves: 7.5 is half past seven. */
  readonly opens: number
  readonly closes: number
  readonly hoursPerDay: number
  /** 0 is Monday. Empty when the text names no days. */
  readonly weekdays: readonly number[]
  readonly daysPerWeek: number | null
}

/** One figure that a text states, and everything the words around it say about it. */
export interface Claim {
  readonly kind: ClaimKind
  /** The ends of a range, or the same number twice. */
  readonly low: number
  readonly high: number
  /** The ISO 4217 code of money with a sign, code or word. Of several that a sign can stand for, the plan's own. */
  readonly currency: string | null
  /** Every code that the sign can stand for, the most likely first. */
  readonly currencies: readonly string[]
  /** What is counted, in the singular and in lower case: 'customer', 'seat', 'hour', 'bag'. */
  readonly unit: string | null
  /** '60 bags a day', 'monthly rent of $900'. */
  readonly period: Period | 'once' | null
  /** '$18 per bag', '$12 a seat', in the singular. */
  readonly per: string | null
  /** What a percentage is a share of, in the singular: 'sale' for '3% of sales'. */
  readonly of: string | null
  /** 'in year one', 'by month 6', 'March 2027'. A date's own time, or the time that the figure's clause names. */
  readonly time: ClaimTime | null
  /** What the words around it are about, the nearest first. */
  readonly subjects: readonly Subject[]
  readonly certainty: Certainty
  readonly openingHours: OpeningHours | null
  /** The words of the figure, `text.slice(start, end)`, with its unit but not what surrounds it. */
  readonly quote: string
  readonly start: number
  readonly end: number
  /** The sentence that the figure is in, or what is near it in a long one. */
  readonly sentence: string
}

export interface ReadOptions {
  /** The plan's currency, which decides between the meanings of '$'. */
  readonly currency?: string
}

/** A claim and the field of the plan that makes it. */
export interface PlanClaim extends Claim {
  readonly address: FieldAddress
  /** The same for every item of a list: 'teamStructure.keyHires.salary'. */
  readonly field: FieldKey
}
