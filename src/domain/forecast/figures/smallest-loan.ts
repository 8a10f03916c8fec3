import { createGrid } from '#domain/forecast/engine/grid.ts'
import type { Levers } from '#domain/forecast/engine/levers.ts'
import { rerunForecast } from '#domain/forecast/engine/run-forecast.ts'
import type { ForecastModel, ModelLoan } from '#domain/forecast/inputs/forecast-model.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { findLowestCash, type LowestCash } from './key-figures.ts'

/** The smallest amount that keeps the smallest cash in every month. Each one named was tried by running the plan with it. */
export interface SmallestLoan {
  /** Whole, unless only a part of a unit works. */
  readonly amount: number | null
  /** The lowest cash with that amount, or the best that any amount reaches. */
  readonly lowestCash: LowestCash
}

const steps = 100
const factor = 1.05
const halvings = 40
/** Less than a tenth of a cent is a rounding. */
const tolerance = 1e-3

/** Of one loan, with its own terms. */
export function findSmallestLoan(model: ForecastModel, levers: Levers, loanId: string): SmallestLoan {
  return searchAmount(model, levers, (amount) => ({
    ...model,
    loans: model.loans.map((loan) =>
      // A loan that is not taken has no fee.
      loan.id === loanId ? { ...loan, amount, fee: amount === 0 ? 0 : loan.fee } : loan,
    ),
  }))
}

/** A way out for a plan whose cash falls too low: one loan of another size, or more of the owner's money. */
export interface MoneyThatWorks {
  /** Null for money of the owner, which is added at the start. */
  readonly loan: ModelLoan | null
  /** The whole loan, or what the owner adds. */
  readonly amount: number
}

/** The largest loan comes first, because a person asks for that. Null when no amount of money helps. */
export function findMoneyThatWorks(model: ForecastModel, levers: Levers): MoneyThatWorks | null {
  const [loan] = model.loans
    .filter(({ isExisting, amount }) => !isExisting && amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
  const borrowed = loan ? findSmallestLoan(model, levers, loan.id).amount : null
  if (loan && borrowed !== null) return { loan, amount: borrowed }
  const owner = { id: '', name: '', source: 'owner', month: 0, earnedMonths: 0 } as const
  const { amount } = searchAmount(model, levers, (added) => ({
    ...model,
    contributions: [...model.contributions, { ...owner, amount: added }],
  }))
  return amount === null ? null : { loan: null, amount }
}

/**
 * What is missing is only a start, because a loan's own payments need cash as well. So the amount is searched: a grid
 * for the first amount that works, because a larger one may fail again, then bisection, then whole units.
 */
function searchAmount(
  model: ForecastModel,
  levers: Levers,
  withAmount: (amount: number) => ForecastModel,
): SmallestLoan {
  const grid = createGrid(model)

  function tryAmount(amount: number): LowestCash {
    rerunForecast(withAmount(amount), levers, grid)
    return findLowestCash(grid)
  }
  const works = ({ amount }: LowestCash) => amount >= model.minimumCash - tolerance

  const without = tryAmount(0)
  if (works(without)) return { amount: 0, lowestCash: without }
  let best = without
  let failing = model.minimumCash - without.amount
  for (let step = 0; step <= steps; step += 1) {
    const amount = (model.minimumCash - without.amount) * factor ** step
    const lowest = tryAmount(amount)
    if (works(lowest)) return toWhole(bisect(failing, amount))
    if (lowest.amount > best.amount) best = lowest
    failing = amount
  }
  return { amount: null, lowestCash: best }

  function bisect(low: number, high: number): number {
    let fails = low
    let holds = high
    for (let turn = 0; turn < halvings && holds - fails > tolerance; turn += 1) {
      const middle = (fails + holds) / 2
      if (works(tryAmount(middle))) holds = middle
      else fails = middle
    }
    return holds
  }

  function toWhole(exact: number): SmallestLoan {
    for (const amount of [Math.ceil(exact - tolerance), Math.ceil(exact)]) {
      const lowestCash = tryAmount(amount)
      if (works(lowestCash)) return { amount, lowestCash }
    }
    return { amount: exact, lowestCash: tryAmount(exact) }
  }
}

export function describeSmallestLoan(
  { amount, lowestCash }: SmallestLoan,
  currency: string,
  planned = 0,
): string {
  if (amount === 0) return 'The plan works without this loan.'
  const spare = amount === null ? 0 : planned - amount
  if (amount !== null && spare > 0) {
    return `Cash would last with ${formatMoney(amount, { currency })}. The other ${formatMoney(spare, { currency })} is a reserve for a slow start.`
  }
  if (amount !== null) {
    return `The smallest loan that works is ${formatMoney(amount, { currency })}.`
  }
  const lowest = formatMoney(lowestCash.amount, { currency, cents: 'never' })
  return `No loan on these terms works: its own payments use up the cash. At best, cash falls to ${lowest} in month ${lowestCash.month}.`
}
