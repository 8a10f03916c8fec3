import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { loanRow, row, rowsPerLoan, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { computeKeyFigures, type KeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { type Books, keepBooks } from './books.ts'
import { changePlan } from './change-plan.ts'
import { figuresOf, sourcesAndUses } from './figures.ts'
import { amountOnPaper } from './statements.ts'
import type { ByMonth } from './written.ts'

/** Half a cent: amounts closer than that are the same when shown in cents. */
const halfACent = 0.005
/** Figures are divisions, so they agree to a millionth. */
const millionth = 1e-6
const million = 1e6
const wholeAmount = 1

/** In which lines and figures the product differs from the books kept here, in words. Empty is what it should be. */
export function compareModels(
  inputs: ForecastInputs,
  levers = asPlanned,
  books = keepBooks(changePlan(inputs, levers)),
): string[] {
  const forecast = computeForecast(inputs, levers)
  const figures = computeKeyFigures(forecast)
  return [
    ...compareLines(forecast, books),
    ...compareFigures('figures', figures, figuresOf(books)),
    ...compareHighestDraw(figures.highestDraw, books),
    ...compareFigures('sources and uses', computeSourcesAndUses(forecast.model), sourcesAndUses(books)),
  ]
}

type Forecast = ReturnType<typeof computeForecast>

function compareLines({ grid }: Forecast, books: Books): string[] {
  const pairs: { name: string; rowNumber: number; line: ByMonth }[] = []
  for (const [name, line] of Object.entries(books.lines))
    pairs.push({ name, rowNumber: row[name as keyof typeof books.lines], line })
  books.sold.forEach((stream, index) => {
    const first = grid.streams + index * rowsPerStream
    // The product counts the volume of a stream in money at list prices.
    if (books.plan.streams[index]?.kind !== 'amount')
      pairs.push({
        name: `stream ${index}, volume`,
        rowNumber: first + streamRow.volume,
        line: stream.volume,
      })
    pairs.push({ name: `stream ${index}, sales`, rowNumber: first + streamRow.sales, line: stream.sales })
    pairs.push({ name: `stream ${index}, cost`, rowNumber: first + streamRow.directCost, line: stream.cost })
  })
  books.loans.forEach((loan, index) => {
    const first = grid.loans + index * rowsPerLoan
    pairs.push({ name: `loan ${index}, balance`, rowNumber: first + loanRow.balance, line: loan.balance })
    pairs.push({ name: `loan ${index}, interest`, rowNumber: first + loanRow.interest, line: loan.interest })
  })
  const differences: string[] = []
  for (const { name, rowNumber, line } of pairs) {
    for (let month = 0; month < line.length; month += 1) {
      const product = grid.cells[rowNumber * grid.width + month] ?? Number.NaN
      const here = line[month] ?? 0
      if (Math.abs(product - here) < halfACent) continue
      differences.push(`${name}, month ${month}: ${product}, and here ${here}`)
      break
    }
  }
  return differences
}

/**
 * Every figure that was computed here has to be the product's. The product may have more, such as words, and what is
 * undefined here is a figure that nothing can be said about.
 */
function compareFigures(name: string, product: unknown, here: unknown): string[] {
  if (here === undefined) return []
  if (Array.isArray(here) && Array.isArray(product) && here.length !== product.length)
    return [`${name}: ${product.length} of them, and here ${here.length}`]
  if (isObject(here) && isObject(product))
    return Object.keys(here).flatMap((key) => compareFigures(`${name} ${key}`, product[key], here[key]))
  return product === here || isClose(product, here)
    ? []
    : [`${name}: ${JSON.stringify(product)}, and here ${JSON.stringify(here)}`]
}

/** A figure beyond a million is a division by next to nothing, where the last digits of doubles decide. */
function isClose(product: unknown, here: unknown): boolean {
  if (typeof here !== 'number' || typeof product !== 'number') return isBeyond(product) || isBeyond(here)
  return (
    Math.abs(product - here) <= millionth * Math.max(1, Math.abs(here)) ||
    (isBeyond(product) && isBeyond(here))
  )
}

const isBeyond = (figure: unknown): boolean =>
  isObject(figure)
    ? Object.values(figure).every((each) => isBeyond(each))
    : typeof figure === 'number' && Math.abs(figure) > million

/**
 * The highest draw is the one figure of the product that is read from the printed statements, in whole amounts, so that
 * its month is the first in which a reader finds the amount.
 */
function compareHighestDraw(shown: KeyFigures['highestDraw'], books: Books): string[] {
  const highest = Math.max(...books.lines.line)
  const inItsMonth = books.lines.line[shown?.month ?? 0] ?? 0
  const isSame =
    shown === null
      ? highest < wholeAmount
      : Math.abs(shown.amount - highest) <= wholeAmount && highest - inItsMonth < 2 * wholeAmount
  return isSame ? [] : [`highest draw: ${JSON.stringify(shown)}, and here ${highest}`]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The same for the statements as they are shown, by month, quarter and year. */
export function compareStatements(inputs: ForecastInputs): string[] {
  const forecast = computeForecast(inputs)
  const books = keepBooks(inputs)
  return statementIds.flatMap((id) =>
    (['month', 'quarter', 'year'] as const).flatMap((period) => {
      const { columns, lines } = buildStatement(forecast, id, period)
      return lines
        .filter(({ kind }) => kind !== 'item')
        .flatMap((line) =>
          columns.flatMap(({ number, from, to }, index) => {
            const here = amountOnPaper(books, line.id, from, to)
            const isSame = Math.abs((line.values[index] ?? Number.NaN) - here) < halfACent
            return isSame
              ? []
              : [`${line.label}, ${period} ${number}: ${line.values[index]}, and here ${here}`]
          }),
        )
    }),
  )
}
