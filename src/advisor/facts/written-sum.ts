import type { PlanClaim } from './claims/claim.ts'

/** A sum that a text writes out, with the total that it names. */
export interface WrittenSum {
  readonly parts: readonly PlanClaim[]
  readonly total: PlanClaim
  /** What the parts come to. */
  readonly result: number
  /** The parts as they are added, if some are products. */
  readonly shown?: readonly string[]
}

export interface FieldText {
  readonly text: string
  readonly claims: readonly PlanClaim[]
}

export const sentenceEnd = /[.!?;]\s|\n/u

/** A product of an amount a day can be written as one a month or a year without saying so. */
export const hiddenFactors = [
  7, 4, 4.33, 5, 6, 12, 20, 21, 22, 26, 30, 30.4, 31, 50, 52, 250, 260, 300, 312, 360, 365,
]
