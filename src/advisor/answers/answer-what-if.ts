import { type ForecastFacts, readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { upperFirst } from '#advisor/wording/sentences.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import type { Grid } from '#domain/forecast/engine/grid.ts'
import { computeDebtCover, monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { leastDebtCover, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { pickTightest } from '#domain/forecast/stress/stress-room.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import type { AnswerPlan } from './answer-context.ts'
import { sayCashGone, sayLowestCash } from './cash-words.ts'
import { askForSales } from './forecast-step.ts'
import { type AskedChange, readAskedChange } from './read-asked-change.ts'
import { readBase, resolveChange, toLevers } from './resolve-change.ts'
import { tryOnUnits } from './try-on-units.ts'

const askForChange =
  'Say what changes and by how much, such as “What if sales are 20% lower?”, “What if prices rise 5%?” or “What if we open three months later?”'

export const answerWhatIf: AnswerPlan = (context) => {
  const { asked, facts } = context
  const read = readAskedChange(asked)
  const found = readForecast(facts)
  const { price } = facts.money.projections
  const base = found ? readBase(found.forecast.model) : { price, ratePercent: null }
  const change = resolveChange(read, base)
  if (!change) return { text: read ? sayNoBase(read.lever) : askForChange }
  return { text: found ? tryOnForecast(found, change, facts) : tryOnUnits(change, facts) }
}

function sayNoBase(lever: string): string {
  return lever === 'price'
    ? 'Your plan has no single price that I could change to this. Ask in percent, such as “What if prices rise 5%?”'
    : 'Your plan has no loan whose rate could change to this. Ask in points, such as “What if interest rises 2 points?”'
}

function tryOnForecast(
  { forecast: { model, grid } }: ForecastFacts,
  change: AskedChange,
  facts: PlanFacts,
): string {
  const changed = computeModel(model, toLevers(change)).grid
  const stress = runStressTest(model).filter(({ lever }) => lever === change.lever)
  return paragraphs(
    judge(model, changed, change, facts),
    `**From your forecast to this case**`,
    bullets(compareRuns(model, grid, changed, facts)),
    stress.length > 0 && '**How far it may go**',
    stress.length > 0 && bullets(stress.map((result) => describeStress(result, model))),
    'Everything else stays as in the forecast. Your plan does not change.',
  )
}

function judge(model: ForecastModel, grid: Grid, { words }: AskedChange, facts: PlanFacts): string {
  const gone = sayCashGone(model, grid, facts)
  if (gone !== null) return `**${words}: the plan does not work.** ${upperFirst(gone)}.`
  const lowest = `The lowest cash is ${sayLowestCash(model, grid, facts)}.`
  const cover = computeDebtCover(grid, 2)?.afterOwner ?? null
  if (cover === null) return `**${words}: the plan still works.** ${lowest}`
  const covers = `Year 2 covers its loan payments ${formatCover(cover)} times`
  if (cover < leastDebtCover.value) {
    return `**${words}: the cash lasts, but the loan is not covered.** ${lowest} ${covers}, and lenders accept no less than ${leastDebtCover.value}.`
  }
  return cover < wantedDebtCover.value
    ? `**${words}: the plan still works, but barely.** ${lowest} ${covers}, and most banks want ${wantedDebtCover.value}.`
    : `**${words}: the plan still works.** ${lowest} ${covers}.`
}

/** Only what changes. */
function compareRuns(model: ForecastModel, before: Grid, after: Grid, facts: PlanFacts): string[] {
  const rows: readonly (readonly [string, (grid: Grid) => string])[] = [
    ...[1, 2].flatMap((year) => {
      const { from, to } = monthsOfYear(year)
      const sum = (row: 'sales' | 'netIncome') => (grid: Grid) =>
        facts.showMoney(sumRow(roundForecast({ model, grid }).grid, row, from, to))
      return [
        [`Sales in year ${year}`, sum('sales')],
        [`Profit in year ${year}`, sum('netIncome')],
      ] as const
    }),
    ['Lowest cash', (grid) => sayLowestCash(model, grid, facts)],
    ['Loan cover (DSCR) of year 2', sayCover],
  ]
  return rows.flatMap(([name, read]) => {
    const [one, other] = [read(before), read(after)]
    return one === other ? [] : [`${name}: ${one} → ${other}`]
  })
}

function sayCover(grid: Grid): string {
  const cover = computeDebtCover(grid, 2)
  return cover ? formatCover(cover.afterOwner) : 'none'
}

/** How far each thing may go wrong before the cash runs out or the loan is not covered. */
export const answerStress: AnswerPlan = ({ facts }) => {
  const found = readForecast(facts)
  if (!found) return { text: askForSales('I test how far each of your numbers may go wrong') }
  const { model } = found.forecast
  return {
    text: paragraphs(
      '**How far each number may go wrong, the tightest first**',
      bullets(pickTightest(runStressTest(model)).map((result) => describeStress(result, model))),
      'Each is tried alone. Several at the same time leave less room.',
    ),
  }
}
