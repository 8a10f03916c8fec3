import type { Claim } from './claim.ts'

/** What is read at one place of a text, before the words around it are. */
export interface Draft extends Pick<Claim, 'kind' | 'low' | 'high'> {
  readonly currencies?: readonly string[]
  readonly unit?: string | null
  readonly period?: Claim['period']
  readonly per?: string | null
  readonly of?: string | null
  readonly time?: Claim['time']
  readonly openingHours?: Claim['openingHours']
  readonly certainty?: Claim['certainty'] | undefined
  /** The tokens of the figure with its unit. */
  readonly first: number
  readonly next: number
  /** The token after everything that was read of it, such as 'a month'. */
  readonly after: number
}

/** The tokens up to `next` are no figure. */
export interface Skipped {
  readonly skipTo: number
}
