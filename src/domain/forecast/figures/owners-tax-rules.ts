import type { DatedRule } from '#domain/forecast/inputs/tax-rules.ts'

/**
 * What the owner of a pass-through business pays in the United States, for one person with no other income. A year's
 * figures replace these when they are published, each autumn.
 */
export const ownersTaxYear = 2026

/** Of the part of the profit that counts: 12.4% Social Security and 2.9% Medicare. */
export const selfEmployment = {
  share: 0.9235,
  socialSecurity: 0.124,
  medicare: 0.029,
  source: '26 U.S.C. §§ 1401, 1402(a)(12)',
} as const

/** The most that Social Security is paid on. */
export const socialSecurityBase: DatedRule = {
  value: 184_500,
  source: 'Social Security Administration, contribution and benefit base for 2026',
  since: '2026-01-01',
}

export const standardDeduction: DatedRule = {
  value: 16_100,
  source: 'IRS Rev. Proc. 2025-32',
  since: '2026-01-01',
}

/** Up to which taxable income each rate holds for a single filer, from the same source. */
export const incomeBrackets: readonly { readonly upTo: number; readonly rate: number }[] = [
  { upTo: 12_400, rate: 0.1 },
  { upTo: 50_400, rate: 0.12 },
  { upTo: 105_700, rate: 0.22 },
  { upTo: 201_775, rate: 0.24 },
  { upTo: 256_225, rate: 0.32 },
  { upTo: 640_600, rate: 0.35 },
  { upTo: Infinity, rate: 0.37 },
]
