import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import type { Grid } from '#domain/forecast/engine/grid.ts'
import { asPlanned, type LeverName, type Levers } from '#domain/forecast/engine/levers.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash } from '#domain/forecast/figures/key-figures.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import type { AnswerContext, AnswerPlan } from './answer-context.ts'
import { readMonths, readPercent } from './read-asked-numbers.ts'

interface AskedChange {
  readonly lever: LeverName
  /** 'Sales volume 20% lower' */
  readonly words: string
  readonly levers: Levers
  /** 0.8 for 20% lower. */
  readonly factor: number
}

const subjects: readonly (readonly [RegExp, LeverName, string])[] = [
  [/\b(?:interest|rates?)\b/iu, 'interestPoints', 'Interest'],
  [/\b(?:open|opening|launch|start)\w*\b.*\blater\b|\bdelay/iu, 'monthsLater', 'Opening'],
  [/\b(?:pay|wages?|salar(?:y|ies)|payroll|staff costs?)\b/iu, 'pay', 'Pay'],
  [/\b(?:rent|overheads?|running costs?|fixed costs?|expenses)\b/iu, 'runningCosts', 'Running costs'],
  [/\b(?:costs?|cogs|materials?|ingredients|suppliers?)\b/iu, 'directCost', 'Direct costs'],
  [/\bpric(?:e|es|ing)\b/iu, 'price', 'Prices'],
  [
    /\b(?:sales|sell|revenue|volume|customers?|clients?|orders?|visits?|bookings?|demand|turnover)\b/iu,
    'volume',
    'Sales volume',
  ],
]
const rising = /\b(?:higher|more|rises?|increases?|up|grows?|better|above)\b/iu
const falling =
  /\b(?:lower|less|fewer|drops?|falls?|down|declines?|decreases?|cuts?|below|worse|lose|shrinks?)\b/iu
const costLevers: ReadonlySet<LeverName> = new Set(['directCost', 'pay', 'runningCosts', 'interestPoints'])

export const answerWhatIf: AnswerPlan = (context) => {
  const change = readChange(context.asked)
  if (!change) {
    return {
      text: 'Say what changes and by how much, such as “What if sales are 20% lower?”, “What if prices rise 5%?” or “What if we open three months later?”',
    }
  }
  const found = readForecast(context.facts)
  if (!found) return { text: answerFromUnits(context, change) }
  const { model, grid } = found.forecast
  const changed = computeModel(model, change.levers).grid
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

/** Whether the question names something to change and by how much. */
export function asksForChange(question: string): boolean {
  return readChange(question) !== null
}

function readChange(question: string): AskedChange | null {
  const found = subjects.find(([pattern]) => pattern.test(question.slice(0, 300)))
  if (!found) return null
  const [, lever, name] = found
  if (lever === 'monthsLater') {
    const months = Math.min(60, readMonths(question) ?? 0)
    if (months === 0) return null
    return {
      lever,
      words: `Opening ${months} months later`,
      levers: { ...asPlanned, monthsLater: months },
      factor: 1,
    }
  }
  const percent = readPercent(question) ?? readPoints(question)
  if (percent === null || percent > 1000) return null
  const isHigher = falling.test(question) ? false : rising.test(question) || costLevers.has(lever)
  const by = isHigher ? percent : -Math.min(100, percent)
  const direction = isHigher ? 'higher' : 'lower'
  if (lever === 'interestPoints') {
    const levers = { ...asPlanned, interestPoints: by / 100 }
    return { lever, words: `Interest ${formatNumber(percent, 2)} points ${direction}`, levers, factor: 1 }
  }
  const factor = 1 + by / 100
  const words = `${name} ${formatNumber(Math.abs(by), 2)}% ${direction}`
  return { lever, words, levers: { ...asPlanned, [lever]: factor }, factor }
}

function readPoints(question: string): number | null {
  const found = /(\d{1,2}(?:\.\d{1,2})?)\s(?:percentage\s)?points?\b/iu.exec(question.slice(0, 300))?.[1]
  return found === undefined ? null : Number(found)
}

/** Without a forecast, the step's own numbers still show what a sale leaves and how many sales cover the costs. */
function answerFromUnits({ facts: { money, showMoney } }: AnswerContext, change: AskedChange): string {
  const { price, cogs } = money.projections
  const { fixedMonthlyCosts: fixed } = money
  const next = `Write how much you sell in the forecast of ${nameStep('financialProjections')}, and I show cash and profit with this change.`
  const after = {
    price: change.lever === 'price' ? price * change.factor : price,
    cogs: change.lever === 'directCost' ? cogs * change.factor : cogs,
    fixed: change.lever === 'runningCosts' ? fixed * change.factor : fixed,
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
      ...(change.lever === 'volume' && margin > 0 && fixed > 0 && change.factor > 0
        ? [
            `To cover them even then, plan for ${count(fixed / margin)} ÷ ${formatNumber(change.factor, 2)} = ${count(fixed / margin / change.factor)} sales a month`,
          ]
        : []),
    ]),
    next,
  )
}
