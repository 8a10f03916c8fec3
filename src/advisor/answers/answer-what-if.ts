import { type ForecastFacts, readForecast } from '#advisor/facts/forecast-facts.ts'
import { type PlanFacts, readPlan } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { upperFirst } from '#advisor/wording/sentences.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import type { LeverName } from '#domain/forecast/engine/levers.ts'
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
import type { AnswerContext, AnswerPlan, PlanAnswer } from './answer-context.ts'
import { sayCashGone, sayLowestCash } from './cash-words.ts'
import { askForSales } from './forecast-step.ts'
import { type AskedChange, readAskedChange } from './read-asked-change.ts'
import { readLineChange } from './read-line-change.ts'
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

/** A question about one thing that the plan names: its rent, its pay, one more person. Null where it is none. */
export function answerLineChange({ asked, facts }: AnswerContext): PlanAnswer | null {
  const read = readAskedChange(asked)
  if (read && wholeLevers.has(read.lever)) return null
  const change = readLineChange(asked, facts.data, facts.showMoney)
  const found = change && readForecast(facts)
  const changed = change && readForecast(readPlan(change.data, facts.templateId, facts.today))
  if (!found || !changed) return null
  return {
    text: paragraphs(
      judge(changed.forecast, change.words, facts),
      compare(found.forecast, changed.forecast, facts),
      change.assumption,
      unchanged,
    ),
  }
}

/** What a question changes as a whole, even where one line has its name. */
const wholeLevers: ReadonlySet<LeverName> = new Set(['volume', 'price', 'interestPoints', 'monthsLater'])

const unchanged = 'Everything else stays as in the forecast. Your plan does not change.'

function tryOnForecast({ forecast }: ForecastFacts, change: AskedChange, facts: PlanFacts): string {
  const { model } = forecast
  const changed = { model, grid: computeModel(model, toLevers(change)).grid }
  const stress = runStressTest(model).filter(({ lever }) => lever === change.lever)
  return paragraphs(
    judge(changed, change.words, facts),
    compare(forecast, changed, facts),
    stress.length > 0 && '**How far it may go**',
    stress.length > 0 && bullets(stress.map((result) => describeStress(result, model))),
    unchanged,
  )
}

interface Run {
  readonly model: ForecastModel
  readonly grid: Grid
}

function compare(before: Run, after: Run, facts: PlanFacts): string {
  return paragraphs('**From your forecast to this case**', bullets(compareRuns(before, after, facts)))
}

function judge({ model, grid }: Run, words: string, facts: PlanFacts): string {
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

/** Only what changes by a dollar or more: two roundings of one amount are no change. */
function compareRuns(before: Run, after: Run, facts: PlanFacts): string[] {
  const sums = [1, 2].flatMap((year) => {
    const { from, to } = monthsOfYear(year)
    const compareSum = (name: string, row: 'sales' | 'netIncome') => {
      const read = ({ grid }: Run) => sumRow(grid, row, from, to)
      const show = (run: Run) => facts.showMoney(sumRow(roundForecast(run).grid, row, from, to))
      const isSame = Math.abs(read(after) - read(before)) < 1
      return isSame ? [] : [`${name} in year ${year}: ${show(before)} → ${show(after)}`]
    }
    return [...compareSum('Sales', 'sales'), ...compareSum('Profit', 'netIncome')]
  })
  const rows: readonly (readonly [string, (run: Run) => string])[] = [
    ['Lowest cash', ({ model, grid }) => sayLowestCash(model, grid, facts)],
    ['Loan cover (DSCR) of year 2', ({ grid }) => sayCover(grid)],
  ]
  const others = rows.flatMap(([name, read]) => {
    const [one, other] = [read(before), read(after)]
    return one === other ? [] : [`${name}: ${one} → ${other}`]
  })
  return [...sums, ...others]
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
