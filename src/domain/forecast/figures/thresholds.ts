/**
 * What lenders ask for. The numbers move with each edition of their rules, so each has its source and its date, and
 * screens show them together.
 */
export interface Threshold {
  readonly value: number
  readonly source: string
  /** The first day of the edition, or the day on which a practice was looked up, as an ISO date. */
  readonly asOf: string
}

export const wantedDebtCover: Threshold = {
  value: 1.25,
  source: 'What most banks ask for in practice; no rule sets it',
  asOf: '2026-11-17',
}

/** Within two years of the loan. */
export const leastDebtCover: Threshold = {
  value: 1.15,
  source: 'SBA SOP 50 10 8, standard 7(a) loans',
  asOf: '2025-06-01',
}

/** Of all costs to become operational, for a business of one year or less. */
export const leastOwnersSharePercent: Threshold = {
  value: 10,
  source: 'SBA SOP 50 10 8, equity injection of start-ups',
  asOf: '2025-06-01',
}
