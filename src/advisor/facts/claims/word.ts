import type { Period } from './periods.ts'
import type { Subject } from './subjects.ts'
import type { Role } from './role-words.ts'

/** A word that the reader knows. Every word has every field, so that all have the same shape and are fast to look at. */
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
  span: Period | 'minute' | null
  /** 'monthly' for a month. */
  adverb: Period | null
  unit: string | null
  month: number | null
  /** The first month and the number of months of a part of a year. */
  season: readonly [number, number] | null
  weekdays: readonly number[] | null
  /** Hours after midnight that it adds or names: 'am', 'pm', 'noon'. */
  clock: number | null
  subject: Subject | null
  roles: Set<Role>
  /** Whether it shows that a text is in English. */
  isEnglish: boolean
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
    span: null,
    adverb: null,
    unit: null,
    month: null,
    season: null,
    weekdays: null,
    clock: null,
    subject: null,
    roles: new Set(),
    isEnglish: false,
    isTrigger: false,
  }
}
