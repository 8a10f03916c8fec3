import type { Suggestion } from '#advisor/advice/advice.ts'
import type { ForecastFacts } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { atStreams } from '#advisor/rules/at-stream.ts'
import { at, show } from '#advisor/rules/rule.ts'
import { findCoverDeductions } from '#domain/forecast/figures/cover-deductions.ts'
import { monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'

export interface LoanCover {
  year: number
  cover: number
}

/** The cover that the results of the forecast lead with: of the second year, with the payments that are due in it. */
export function readShownCover({ figures }: ForecastFacts): LoanCover | null {
  const cover = figures.years[1]?.debtCover?.afterOwner
  return cover === undefined ? null : { year: 2, cover }
}

/** The best cover after the first year, with full payments. */
export function findBestCover({ figures }: ForecastFacts): LoanCover | null {
  const covers = figures.years
    .slice(1, 3)
    .flatMap(({ year, debtCover }) => (debtCover ? [{ year, cover: debtCover.afterOwnerInFull }] : []))
  return covers.toSorted((one, other) => other.cover - one.cover)[0] ?? null
}

/** '1.42 times in year 2' */
export function sayCover({ cover, year }: LoanCover): string {
  return `${formatCover(cover)} times in year ${year}`
}

/** The cover that the results lead with, then the year that decides where it is another figure. */
export function sayCovers(shown: LoanCover | null, best: LoanCover): string {
  const decides = sayCover(best)
  if (!shown) return decides
  const lead = sayCover(shown)
  if (lead === decides) return lead
  return `${lead}, and ${decides}${shown.year === best.year ? ' with full payments' : ''}`
}

/** 'After your own pay and tax, what the business earns covers the loan's payments' */
export function sayCovered({ forecast }: ForecastFacts, year: number): string {
  const { pay, tax } = findCoverDeductions(forecast, year)
  const taken = [...(pay ? ['your own pay'] : []), ...(tax ? ['tax'] : [])].join(' and ')
  const earned = 'hat the business earns covers the loan’s payments'
  return taken === '' ? `W${earned}` : `After ${taken}, w${earned}`
}

/** The finding with what is earned and what is due in a year. */
export function showCover(
  suggestion: Suggestion,
  { sayMoney }: PlanFacts,
  { forecast, figures }: ForecastFacts,
  year: number,
): Suggestion {
  const { from, to } = monthsOfYear(year)
  const due = (['loanInterest', 'principal', 'lineInterest'] as const).reduce(
    (sum, row) => sum + sumRow(forecast.grid, row, from, to),
    0,
  )
  const cover = figures.years[year - 1]?.debtCover?.afterOwner ?? 0
  const [earned, paid] = [sayMoney(cover * due), sayMoney(due)]
  return show(
    suggestion,
    [
      { address: atStreams, says: `${earned} is left for the loan in year ${year}` },
      { address: at('financialProjections', 'funding', 'loans'), says: `${paid} is due in year ${year}` },
    ],
    [`${earned} ÷ ${paid} = ${formatCover(cover)}`],
  )
}
