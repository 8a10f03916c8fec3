import type { Entity } from '#domain/plan/forecast-choices.ts'

/** A number that someone else sets, with the text it is from and since when it holds. */
export interface DatedRule {
  readonly value: number
  readonly source: string
  /** The first day it holds, as an ISO date. */
  readonly since: string
}

/** The United States' federal rules, which apply when nothing is written. A person's own rate replaces them. */

export const corporateTaxPercent: DatedRule = {
  value: 21,
  source: '26 U.S.C. § 11(b)',
  since: '2018-01-01',
}

export const lossLimitPercent: DatedRule = {
  value: 80,
  source: '26 U.S.C. § 172(a)(2)',
  since: '2021-01-01',
}

/** The employer's share of Social Security (6.2%) and Medicare (1.45%). Unemployment insurance and benefits are extra. */
export const employersPayrollPercent: DatedRule = {
  value: 7.65,
  source: '26 U.S.C. § 3111',
  since: '1990-01-01',
}

/** Pass-through forms: their owners pay income tax on the profit, and the business pays none. */
export function isTaxedAtOwners(entity: Entity | ''): boolean {
  return entity !== '' && entity !== 'corporation'
}
