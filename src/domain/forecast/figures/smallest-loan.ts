import { createGrid } from '#domain/forecast/engine/grid.ts'
import type { Levers } from '#domain/forecast/engine/levers.ts'
import { rerunForecast } from '#domain/forecast/engine/run-forecast.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { findLowestCash, type LowestCash } from './key-figures.ts'

/** The smallest amount of one loan, with its own terms, that keeps the smallest cash in every month. */
export interface SmallestLoan {
  readonly amount: number | null
  /** The lowest cash with that loan, or the best that any amount reaches. */
  readonly lowestCash: LowestCash
}

const steps = 100
const factor = 1.05
const halvings = 40
/** Less than a tenth of a cent is a rounding. */
const tolerance = 1e-3

/**
 * What is missing without the loan is only a start, because the loan's own payments need cash as well. So the amount is
 * searched: a grid for the first amount that works, because a larger one may fail again, then bisection.
 */
export function findSmallestLoan(model: ForecastModel, levers: Levers, loanId: string): SmallestLoan {
  const grid = createGrid(model)

  function tryAmount(amount: number): LowestCash {
    const loans = model.loans.map((loan) =>
      // A loan that is not taken has no fee.
      loan.id === loanId ? { ...loan, amount, fee: amount === 0 ? 0 : loan.fee } : loan,
    )
    rerunForecast({ ...model, loans }, levers, grid)
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
    if (works(lowest)) return bisect(failing, amount)
    if (lowest.amount > best.amount) best = lowest
    failing = amount
  }
  return { amount: null, lowestCash: best }

  function bisect(low: number, high: number): SmallestLoan {
    let fails = low
    let holds = high
    for (let turn = 0; turn < halvings && holds - fails > tolerance; turn += 1) {
      const middle = (fails + holds) / 2
      if (works(tryAmount(middle))) holds = middle
      else fails = middle
    }
    return { amount: holds, lowestCash: tryAmount(holds) }
  }
}

export function describeSmallestLoan(
  { amount, lowestCash }: SmallestLoan,
  currency: string,
  planned = 0,
): string {
  if (amount === 0) return 'The plan works without this loan.'
  const spare = amount === null ? 0 : planned - Math.ceil(amount)
  if (amount !== null && spare > 0) {
    return `Cash would last with ${formatMoney(Math.ceil(amount), { currency })}. The other ${formatMoney(spare, { currency })} is a reserve for a slow start.`
  }
  if (amount !== null) {
    return `The smallest loan that works is ${formatMoney(Math.ceil(amount), { currency })}.`
  }
  const lowest = formatMoney(lowestCash.amount, { currency, cents: 'never' })
  return `No loan on these terms works: its own payments use up the cash. At best, cash falls to ${lowest} in month ${lowestCash.month}.`
}
