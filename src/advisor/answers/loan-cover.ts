import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { lowerFirst } from '#advisor/wording/sentences.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import type { Grid } from '#domain/forecast/engine/grid.ts'
import { computeDebtCover, monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { leastAmount, sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { sayCashGone, sayLowestCash } from './cash-words.ts'
import type { AskedChange } from './read-asked-change.ts'
import { toLevers } from './resolve-change.ts'

interface YearOfCover {
  readonly year: number
  readonly ebitda: number
  readonly tax: number
  readonly owner: number
  readonly left: number
  readonly payments: number
  readonly cover: number
}

/** Whether what each year leaves is enough for the payments of that year, and the arithmetic. */
export function describeCover(
  model: ForecastModel,
  change: AskedChange | null,
  facts: PlanFacts,
): { verdict: string | null; details: string } {
  const { grid } = computeModel(model, toLevers(change))
  const years = [1, 2, 3].flatMap((year) => readYear(model, grid, year) ?? [])
  const changed = change ? `, with ${lowerFirst(change.words)}` : ''
  return {
    verdict: judge(model, grid, years, change, facts),
    details: paragraphs(
      `**What your forecast leaves for the payments (DSCR)${changed}**`,
      bullets([
        'How: (profit before interest, tax and depreciation − tax − what the owner takes) ÷ (interest + principal)',
        ...years.map((year) => showYear(year, facts)),
      ]),
    ),
  }
}

/** The amounts are those of the statements, so that both say the same. */
function readYear(model: ForecastModel, grid: Grid, year: number): YearOfCover | null {
  const cover = computeDebtCover(grid, year)
  if (!cover) return null
  const { from, to } = monthsOfYear(year)
  const printed = roundForecast({ model, grid }).grid
  const sum = (...rows: Parameters<typeof sumRow>[1][]) =>
    rows.reduce((total, row) => total + sumRow(printed, row, from, to), 0)
  const ebitda = sum('ebitda')
  const tax = sum('taxPaid')
  const owner = sum('ownersPay', 'otherDraws')
  const payments = sum('loanInterest', 'principal', 'lineInterest')
  return { year, ebitda, tax, owner, left: ebitda - tax - owner, payments, cover: cover.afterOwner }
}

function showYear(
  { year, ebitda, tax, owner, payments, cover }: YearOfCover,
  { showMoney }: PlanFacts,
): string {
  const parts = [
    showMoney(ebitda),
    ...(Math.abs(tax) > leastAmount ? [`${showMoney(tax)} tax`] : []),
    ...(owner > leastAmount ? [`${showMoney(owner)} for the owner`] : []),
  ]
  const left = parts.length > 1 ? `(${parts.join(' − ')})` : parts.join('')
  return `Year ${year}: ${left} ÷ ${showMoney(payments)} = ${formatCover(cover)}`
}

function judge(
  model: ForecastModel,
  grid: Grid,
  years: readonly YearOfCover[],
  change: AskedChange | null,
  facts: PlanFacts,
): string | null {
  const [first] = years
  const decisive = years.find(({ year }) => year === 2) ?? first
  if (!decisive) return null
  const gone = sayCashGone(model, grid, facts)
  const covers = `year ${decisive.year} covers its payments ${formatCover(decisive.cover)} times`
  const early = first && first.year < decisive.year ? sayEarly(first, facts) : null
  const no = change ? `No, not with ${lowerFirst(change.words)}` : 'No, not as planned'
  if (gone !== null) {
    return `**${no}:** ${gone}. More money at the start, a longer term or lower costs would change that.`
  }
  if (decisive.cover < leastDebtCover.value) {
    return `**${no}:** ${covers}, and lenders accept no less than ${leastDebtCover.value} (${leastDebtCover.source}).`
  }
  const lowestCash = `The lowest cash is ${sayLowestCash(model, grid, facts)}.`
  if (decisive.cover < wantedDebtCover.value) {
    return join(`**Barely:** ${covers}, and most banks want ${wantedDebtCover.value}.`, lowestCash, early)
  }
  return join(
    `**${change ? `Yes, even with ${lowerFirst(change.words)}` : 'Yes, if sales come in as planned'}:** ${covers}, and most banks want ${wantedDebtCover.value}.`,
    lowestCash,
    early,
  )
}

/** A first year that does not carry its payments lives off the money it starts with. */
function sayEarly({ left, payments }: YearOfCover, { showMoney }: PlanFacts): string | null {
  if (left >= payments) return null
  const missing = showMoney(payments - left)
  return left < 0
    ? `Year 1 loses ${showMoney(-left)} before its payments, so ${showMoney(-left)} + ${showMoney(payments)} = ${missing} comes out of the cash you start with.`
    : `Year 1 leaves less than its payments, so ${showMoney(payments)} − ${showMoney(left)} = ${missing} comes out of the cash you start with.`
}

function join(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ')
}
