/** The limits of one plan from any source: a file, a save, or a question about it. */

/** As JSON. A plan of 60,000 words is about 0.4 MB in Latin letters and three times that in others. */
export const maxPlanBytes = 4 * 1024 * 1024
/** 60 kB as base64, which every save sends with the plan. */
export const maxPictureLength = 82_000
/** In all lists together. Repairing a million entries would delay all other requests. */
export const maxListEntries = 10_000
/** Entries and fields together. Each entry has only a few fields. */
export const maxPlanValues = 100_000
/** An object with more fields than this counts as a list. */
export const maxFieldsOfOne = 100
/** A plan is five levels deep. */
export const maxPlanDepth = 100

export interface PlanExcess {
  readonly kind: 'too-large' | 'too-deep'
  /** The message for the person. */
  readonly message: string
}

export const tooDeep: PlanExcess = {
  kind: 'too-deep',
  message: `This plan is nested more than ${maxPlanDepth} levels deep, which is more than any plan needs.`,
}
