import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPlanned, type Levers } from '#domain/forecast/engine/levers.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { keepBooks } from './books.ts'
import { compareModels, compareStatements } from './compare-models.ts'

const percent = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => value / 100)

/** Everything that a scenario or the stress test can turn, and rather often nothing. */
const anyLevers: fc.Arbitrary<Levers> = fc.oneof(
  fc.constant(asPlanned),
  fc.record({
    volume: percent(0, 200),
    price: percent(25, 150),
    directCost: percent(0, 300),
    pay: percent(0, 300),
    runningCosts: percent(0, 300),
    interest: percent(0, 200),
    interestPoints: percent(-5, 20),
    monthsLater: fc.nat(24),
  }),
)

const numRuns = lawRuns({ always: 400, withNewCases: 100_000 })
/** 100,000 plans take about ten minutes of a processor. */
const longEnough = 120 * 60_000

describe('the forecast and a second model, written from its description alone', () => {
  test(
    'agree to the cent in every line of the statements and in the key figures of any plan and case',
    () => {
      fc.assert(
        fc.property(usualForecasts, anyLevers, (inputs, levers) => {
          expect(compareModels(inputs, levers)).toEqual([])
        }),
        { numRuns },
      )
    },
    longEnough,
  )

  test('agree on what the statements show by month, quarter and year', () => {
    fc.assert(
      fc.property(usualForecasts, (inputs) => {
        expect(compareStatements(inputs)).toEqual([])
      }),
      { numRuns: lawRuns({ always: 40, withNewCases: 1000 }) },
    )
  })

  test('differ when one of them is given another price', () => {
    const plan = groomingVan()
    const dearer = { ...plan, streams: plan.streams.map((stream) => ({ ...stream, price: 85.01 })) }

    expect(compareModels(plan)).toEqual([])
    expect(compareModels(plan, asPlanned, keepBooks(dearer)).join('\n')).toContain('sales, month 1: ')
  })

  test('are compared on plans that use every line of the statements', () => {
    const timesUsed = new Map<string, number>()
    for (const plan of fc.sample(usualForecasts, 300))
      for (const [name, line] of Object.entries(keepBooks(plan).lines))
        timesUsed.set(name, (timesUsed.get(name) ?? 0) + (line.some((amount) => amount !== 0) ? 1 : 0))

    expect([...timesUsed].filter(([, times]) => times < 20)).toEqual([])
  })
})
