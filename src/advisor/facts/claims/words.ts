import type { Period } from './periods.ts'
import type { Subject } from './subjects.ts'

/** What a word does next to a figure. */
export type Role =
  | 'a'
  | 'about'
  | 'above'
  | 'am'
  | 'and'
  | 'at'
  | 'below'
  | 'between'
  | 'by'
  | 'each'
  | 'every'
  | 'except'
  | 'from'
  | 'half'
  | 'in'
  | 'least'
  | 'less'
  | 'more'
  | 'most'
  | 'name'
  | 'no'
  | 'not'
  | 'of'
  | 'off'
  | 'old'
  | 'once'
  | 'one-time'
  | 'or'
  | 'per'
  | 'percent'
  | 'pm'
  | 'point'
  | 'skip'
  | 'stop'
  | 'street'
  | 'target'
  | 'than'
  | 'time-of-day'
  | 'times'
  | 'to'
  | 'twice'
  | 'up'
  | 'without'

/** A word that the reader knows. Every word has every field, which keeps looking at them fast. */
export interface Word {
  readonly text: string
  number: number | null
  ordinal: number | null
  /** The parts that make a whole: 3 for 'third' and 'thirds'. */
  parts: number | null
  /** The zeros that it adds: 6 for 'million'. */
  zeros: number | null
  /** 'k', 'm' or 'b', which is a scale next to digits only. */
  isLetter: boolean
  currencies: readonly string[] | null
  /** One hundredth of the currency. */
  isCent: boolean
  span: Period | 'minute' | null
  /** 'monthly' for a month. */
  adverb: Period | null
  unit: string | null
  month: number | null
  /** The first month and the number of months of a part of the year. */
  season: readonly [number, number] | null
  weekdays: readonly number[] | null
  subject: Subject | null
  role: Role | null
  /** Whether a figure can begin here. */
  isTrigger: boolean
}

export function createWord(text: string): Word {
  return {
    text,
    number: null,
    ordinal: null,
    parts: null,
    zeros: null,
    isLetter: false,
    currencies: null,
    isCent: false,
    span: null,
    adverb: null,
    unit: null,
    month: null,
    season: null,
    weekdays: null,
    subject: null,
    role: null,
    isTrigger: false,
  }
}
