import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { makeLargestForecast } from './plans/largest-forecast.ts'
import { reportComparison } from './report.ts'

const calls = 4000
const stressRounds = 20

function measureMs(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

const largest = readForecastInputs(makeLargestForecast())
const cells = Float64Array.from(computeForecast(largest).grid.cells)
let kept = 0

function sumCells(): void {
  let sum = 0
  for (let index = 0; index < cells.length; index += 1) sum += cells[index] ?? 0
  kept += sum
}

// Single calls by turns, and the best of each: both are as short as a neighbor's time slice, which would only add.
let computeMs = Infinity
let sumMs = Infinity
for (let call = 0; call < calls; call += 1) {
  sumMs = Math.min(sumMs, measureMs(sumCells))
  computeMs = Math.min(
    computeMs,
    measureMs(() => computeForecast(largest)),
  )
}
if (!Number.isFinite(kept)) throw new Error('The cells are no numbers')

reportComparison({
  name: `forecast: ms for 60 months with 30 streams, 40 people and 60 costs, ours : summing its ${cells.length} cells`,
  ours: computeMs,
  baseline: sumMs,
  limit: { atMost: 10 },
})

const { model } = computeForecast(readForecastInputs(exampleOf('local-service')))
let stressMs = Infinity
for (let round = 0; round < stressRounds; round += 1) {
  stressMs = Math.min(
    stressMs,
    measureMs(() => runStressTest(model)),
  )
}
reportComparison({
  name: 'forecast: ms for the whole stress test of an ordinary forecast, ours : 50 ms',
  ours: stressMs,
  baseline: 50,
  limit: { atMost: 1 },
})
