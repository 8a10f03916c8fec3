import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney, type MoneyFormat } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { computeUnitEconomics, type UnitEconomics } from './unit-economics.ts'

/** Beyond it, the cost to win a customer is missing something. */
export const believableLifetimeValueToCac = 20

type Financials = Pick<WorkbookData['financialProjections'], 'projections' | 'forecast'>
type SayMoney = (amount: number, format?: MoneyFormat) => string

/** Lifetime value counts sales, so the ratio is large also where each sale loses money. */
export function isRatioDoubted({
  contributionMargin,
  lifetimeValueToCac,
}: Pick<UnitEconomics, 'contributionMargin' | 'lifetimeValueToCac'>): boolean {
  return contributionMargin <= 0 || lifetimeValueToCac > believableLifetimeValueToCac
}

export function sayNeverPaysBack(contributionMargin: number, money: SayMoney): string {
  return contributionMargin < 0
    ? `Each sale loses ${money(-contributionMargin)}: never pays back.`
    : 'A sale leaves nothing: never pays back.'
}

/** '472× means that CAC leaves something out'. */
export function sayUnbelievable(ratio: number): string {
  return `${formatNumber(ratio, 0)}× means that CAC leaves something out, such as the pay of those who sell, or discounts for first orders.`
}

/**
 * Whether customers pay month by month without deciding again. What is planned to be sold says it best, then what the
 * price is for. A plan that says neither gets the words without an explanation.
 */
export function doSalesRecur({ projections, forecast }: Financials): boolean {
  const kinds = forecast.streams.map(({ kind }) => kind).filter((kind) => kind !== '')
  if (kinds.length > 0) return kinds.includes('recurring')
  const unit = projections.priceUnit.trim().toLowerCase()
  return unit === '' || /\b(?:month|year|subscri\w*|member\w*|seat|user)\b/u.test(unit)
}

/** What the figures do not say by themselves, in whole sentences. */
export function listUnitTruths(financials: Financials, currency: string): string[] {
  const figures = computeUnitEconomics(financials.projections)
  const { contributionMargin, lifetimeValueToCac } = figures
  const money: SayMoney = (amount, format) => formatMoney(amount, { ...format, currency })
  return [
    ...(contributionMargin > 0 ? [] : [sayNeverPaysBack(contributionMargin, money)]),
    ...(contributionMargin > 0 && lifetimeValueToCac > believableLifetimeValueToCac
      ? [sayUnbelievable(lifetimeValueToCac)]
      : []),
  ]
}

/** For readers who see MRR and churn of a business without subscriptions. */
export const monthsExplained =
  'MRR and churn are per customer and month here: what a customer who comes back brings in, and how many do not come back.'
