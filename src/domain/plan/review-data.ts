import { choice, code, list, reference, section, text } from './lenient-schema.ts'

/**
 * What a person says to the review of their plan. Neither belongs to a step. The ids of both lists are derived from
 * what they are about, so that two tabs that answer the same question merge into one answer.
 */

/** Where a figure comes from. `skipped` has no source, and the person does not want to be asked again. */
export const sourceKinds = ['measured', 'quoted', 'assumed', 'suggested', 'skipped'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Why a finding is right as it is. Its id is the finding's key. */
export const reviewAnswer = section({
  id: text(),
  /** The finding's title when it was answered. */
  title: text(),
  reason: text(),
  /** The day of the answer: '2027-03-31'. */
  date: code(),
  /** A fingerprint of the figures it is about. When they change, the finding is open again. */
  figures: reference(),
})

/** The source of a figure in a field. Its id is derived from both. */
export const figureSource = section({
  id: text(),
  /** The field's address, as `writeAddress` writes it. */
  field: reference(),
  /** The figure as the field says it. */
  figure: text(),
  kind: choice(sourceKinds),
  /** Where it is quoted from, or how it was measured. */
  where: text(),
  /** When it was published or measured, in the person's words. */
  when: text(),
})

export const review = section({
  answers: list(reviewAnswer, 'reason'),
  sources: list(figureSource, 'where'),
})
