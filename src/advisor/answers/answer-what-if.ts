import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import type { Grid } from '#domain/forecast/engine/grid.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash } from '#domain/forecast/figures/key-figures.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { type AskedChange, readAskedChange } from './read-asked-change.ts'

export const answerWhatIf: AnswerPlan = (context) => {
  const change = readAskedChange(context.asked)
  if (!change) {
    return {
      text: 'Say what changes and by how much, such as “What if sales are 20% lower?”, “What if prices rise 5%?” or “What if we open three months later?”',
    }
  }
  const found = readForecast(context.facts)
  if (!found) return { text: answerFromUnits(context, change) }
  const { model, grid } = found.forecast
  const changed = computeModel(model, { ...asPlanned, [change.lever]: change.value }).grid
  const stress = runStressTest(model).filter(({ lever }) => lever === change.lever)
  return {
    text: paragraphs(
      `**${change.words}: what your forecast says**`,
      bullets(compareRuns(grid, changed, context.facts)),
      stress.length > 0 && '**How much worse it may get**',
      stress.length > 0 && bullets(stress.map((result) => describeStress(result, model))),
      'Everything else stays as in the forecast. Your plan does not change.',
    ),
  }
}

function compareRuns(before: Grid, after: Grid, { showMoney }: PlanFacts): string[] {
  const sum = (grid: Grid, name: 'sales' | 'netIncome', year: number) =>
    sumRow(grid, name, (year - 1) * 12 + 1, year * 12)
  const lowest = [before, after].map(findLowestCash)
  const cover = [before, after].map((grid) => computeDebtCover(grid, 2)?.afterOwner ?? null)
  const years = [1, 2].flatMap((year) => [
    `Sales in year ${year}: ${showMoney(sum(before, 'sales', year))} → ${showMoney(sum(after, 'sales', year))}`,
    `Profit in year ${year}: ${showMoney(sum(before, 'netIncome', year))} → ${showMoney(sum(after, 'netIncome', year))}`,
  ])
  const [cashBefore, cashAfter] = lowest
  const [coverBefore, coverAfter] = cover
  return [
    ...years,
    ...(cashBefore && cashAfter
      ? [
          `Lowest cash: ${showMoney(cashBefore.amount)} in month ${cashBefore.month} → ${showMoney(cashAfter.amount)} in month ${cashAfter.month}`,
        ]
      : []),
    ...(typeof coverBefore === 'number' && typeof coverAfter === 'number'
      ? [`Loan cover (DSCR) of year 2: ${formatNumber(coverBefore, 2)} → ${formatNumber(coverAfter, 2)}`]
      : []),
  ]
}

/** Without a forecast, the step's own numbers still show what a sale leaves and how many sales cover the costs. */
function answerFromUnits({ facts: { money, showMoney } }: AnswerContext, change: AskedChange): string {
  const { price, cogs } = money.projections
  const { fixedMonthlyCosts: fixed } = money
  const next = `Write how much you sell in the forecast of ${nameStep('financialProjections')}, and I show cash and profit with this change.`
  const after = {
    price: change.lever === 'price' ? price * change.value : price,
    cogs: change.lever === 'directCost' ? cogs * change.value : cogs,
    fixed: change.lever === 'runningCosts' ? fixed * change.value : fixed,
  }
  const margin = after.price - after.cogs
  const canSay =
    money.canCalculate && ['price', 'directCost', 'runningCosts', 'volume'].includes(change.lever)
  if (!canSay) return next
  const count = (amount: number) => formatNumber(Math.ceil(amount))
  return paragraphs(
    `**${change.words}: what step 8 says**`,
    bullets([
      `A sale leaves ${showMoney(price)} − ${showMoney(cogs)} = ${showMoney(price - cogs)} today, and ${showMoney(after.price)} − ${showMoney(after.cogs)} = ${showMoney(margin)} then`,
      ...(margin > 0 && after.fixed > 0
        ? [
            `Sales a month that cover your fixed costs: ${showMoney(after.fixed)} ÷ ${showMoney(margin)} = ${count(after.fixed / margin)}`,
          ]
        : []),
      ...(change.lever === 'volume' && margin > 0 && fixed > 0 && change.value > 0
        ? [
            `To cover them even then, plan for ${count(fixed / margin)} ÷ ${formatNumber(change.value, 2)} = ${count(fixed / margin / change.value)} sales a month`,
          ]
        : []),
    ]),
    next,
  )
}
