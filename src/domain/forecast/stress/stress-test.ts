import { createGrid, type Grid } from '#domain/forecast/engine/grid.ts'
import type { LeverName } from '#domain/forecast/engine/levers.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { rerunForecast } from '#domain/forecast/engine/run-forecast.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { readRow } from '#domain/forecast/figures/sum-rows.ts'
import { leastDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { type StressLever, stressLevers } from './stress-levers.ts'

/** What must not happen: cash runs out, or the debt cover of year 2 falls under the least that lenders take. */
export const stressTests = ['cash', 'debt-cover'] as const
export type StressTestName = (typeof stressTests)[number]

export interface StressResult {
  readonly lever: LeverName
  readonly unit: StressLever['unit']
  readonly test: StressTestName
  /** How far it may turn before the test fails, always a bit less. Null when it never fails as far as tested. */
  readonly room: number | null
  /** How far it was tested. */
  readonly tested: number
  /** The first month without cash at the point of failure. */
  readonly month: number | null
  /** Whether the plan fails without any change. */
  readonly failsAsPlanned: boolean
}

const halvings = 14
const coverYear = 2
/** Less than a tenth of a cent is a rounding. */
const tolerance = 1e-3

/**
 * How much may go wrong. Each lever is scanned for its first failure and then bisected, because failure need not be
 * monotone: fewer sales of something sold at a loss can help. Ordered by how little room there is.
 */
export function runStressTest(model: ForecastModel): readonly StressResult[] {
  const grid = createGrid(model)
  rerunForecast(model, asPlanned, grid)
  const tests = stressTests.filter((test) => test === 'cash' || computeDebtCover(grid, coverYear) !== null)
  const failing = new Set(tests.filter((test) => fails(test, grid)))
  const month = findEmptyMonth(grid)
  const results = stressLevers
    .filter((lever) => turnsSomething(lever, model))
    .flatMap((lever) => testLever(lever, model, grid, tests, failing, month))
  return results.toSorted((one, other) => toShare(one, model) - toShare(other, model))
}

function testLever(
  lever: StressLever,
  model: ForecastModel,
  grid: Grid,
  tests: readonly StressTestName[],
  failing: ReadonlySet<StressTestName>,
  monthAsPlanned: number | null,
): readonly StressResult[] {
  const found = new Map<StressTestName, { room: number; month: number | null }>()
  const run = (by: number) => rerunForecast(model, lever.turn(by), grid)
  for (const test of failing) found.set(test, { room: 0, month: monthAsPlanned })
  for (let step = 1; step <= lever.steps && found.size < tests.length; step += 1) {
    const by = (lever.most * step) / lever.steps
    const before = (lever.most * (step - 1)) / lever.steps
    run(by)
    const failed = tests.filter((test) => !found.has(test) && fails(test, grid))
    const month = findEmptyMonth(grid)
    for (const test of failed) {
      found.set(test, lever.unit === 'months' ? { room: before, month } : bisect(test, before, by, month))
    }
  }

  function bisect(test: StressTestName, passes: number, fallsAt: number, month: number | null) {
    let [room, failure, failureMonth] = [passes, fallsAt, month]
    for (let turn = 0; turn < halvings; turn += 1) {
      const middle = (room + failure) / 2
      run(middle)
      if (fails(test, grid)) [failure, failureMonth] = [middle, findEmptyMonth(grid)]
      else room = middle
    }
    return { room, month: failureMonth }
  }

  return tests.map((test) => ({
    lever: lever.name,
    unit: lever.unit,
    test,
    room: found.get(test)?.room ?? null,
    tested: lever.most,
    month: test === 'cash' ? (found.get(test)?.month ?? null) : null,
    failsAsPlanned: failing.has(test),
  }))
}

function fails(test: StressTestName, grid: Grid): boolean {
  if (test === 'cash') return findEmptyMonth(grid) !== null
  const cover = computeDebtCover(grid, coverYear)
  return cover !== null && cover.afterOwner < leastDebtCover.value
}

function findEmptyMonth(grid: Grid): number | null {
  for (let month = 0; month < grid.width; month += 1) {
    if (readRow(grid, 'cash', month) < -tolerance) return month
  }
  return null
}

/** A lever that moves nothing has no room to speak of: interest without a loan, pay without people. */
function turnsSomething({ name }: StressLever, model: ForecastModel): boolean {
  if (name === 'interestPoints') return model.loans.some(({ amount }) => amount > 0) || model.lineLimit > 0
  if (name === 'pay') return model.people.length > 0
  if (name === 'runningCosts') return model.costs.length > 0
  if (name === 'directCost') {
    return model.streams.some(({ costPerUnit, costShare }) => costPerUnit > 0 || costShare > 0)
  }
  return model.streams.length > 0
}

/** Percent, points and months on one scale: points against the loan's rate, months against a year. */
export function toShare({ room, unit }: StressResult, model: ForecastModel): number {
  if (room === null) return Infinity
  if (unit === 'months') return (room / 12) * 100
  return unit === 'points' ? room / Math.max(0.01, quotedRate(model)) : room
}

/** The rate of the largest loan. The line of credit's counts only without a loan: it is small, and often not drawn. */
export function quotedRate({ loans, lineRate }: ForecastModel): number {
  const largest = loans
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)[0]
  return largest?.rate ?? lineRate
}
