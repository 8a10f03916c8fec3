import { describe, expect, expectTypeOf, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { KnownFields } from '#domain/plan/address/field-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Person, RunningCost } from './cost-inputs.ts'
import { emptyForecast } from './empty-forecast.ts'
import type {
  Contribution,
  ExistingDebt,
  Frame,
  LineOfCredit,
  Loan,
  Overwrite,
  Scenario,
  Timing,
} from './forecast-inputs.ts'
import { readForecastInputs } from './read-forecast-inputs.ts'
import type { Stream } from './stream-inputs.ts'
import { toPlanAddress } from './to-plan-address.ts'

type Finances = WorkbookData['financialProjections']
type Forecast = Finances['forecast']
type Funding = Finances['funding']

test('the plan’s schema and the engine’s inputs have the same fields', () => {
  expectTypeOf<KnownFields<Forecast['frame']>>().toEqualTypeOf<Omit<Frame, 'currency'>>()
  expectTypeOf<KnownFields<Forecast['streams'][number]>>().toEqualTypeOf<Stream>()
  expectTypeOf<KnownFields<Forecast['people'][number]>>().toEqualTypeOf<Person>()
  expectTypeOf<KnownFields<Forecast['runningCosts'][number]>>().toEqualTypeOf<RunningCost>()
  expectTypeOf<KnownFields<Forecast['timing']>>().toEqualTypeOf<Timing>()
  expectTypeOf<KnownFields<Forecast['overwrites'][number]>>().toEqualTypeOf<Overwrite>()
  expectTypeOf<KnownFields<Forecast['scenarios'][number]>>().toEqualTypeOf<Scenario>()
  expectTypeOf<KnownFields<Funding['contributions'][number]>>().toEqualTypeOf<Contribution>()
  expectTypeOf<KnownFields<Funding['loans'][number]>>().toEqualTypeOf<Loan>()
  expectTypeOf<KnownFields<Funding['existingDebts'][number]>>().toEqualTypeOf<ExistingDebt>()
  expectTypeOf<KnownFields<Funding['lineOfCredit']>>().toEqualTypeOf<LineOfCredit>()
})

describe('the inputs of a plan', () => {
  test('without a forecast are those of an empty forecast', () => {
    expect(readForecastInputs(restoreWorkbookData({}))).toEqual(emptyForecast())
  })

  test('take the start-up costs from the plan’s one list, and its currency', () => {
    const data = restoreWorkbookData({
      financialProjections: {
        currency: 'EUR',
        startupCosts: [{ id: 'c1', category: 'Van', amount: 40_000, kind: 'equipment', yearsOfUse: 5 }],
      },
    })
    const { frame, startUp } = readForecastInputs(data)
    expect(frame.currency).toBe('EUR')
    expect(startUp).toEqual([
      { id: 'c1', name: 'Van', kind: 'equipment', amount: 40_000, month: null, yearsOfUse: 5 },
    ])
  })

  test.each([
    ['', 's-corp', 's-corporation'],
    ['', 'b-corp', 'corporation'],
    ['llc', 's-corp', 'llc'],
    ['', 'non-profit', ''],
    ['', 'constructor', ''],
  ])('with entity "%s" and the legal form "%s" are taxed as "%s"', (entity, businessEntity, expected) => {
    const data = restoreWorkbookData({
      financialProjections: { forecast: { frame: { entity } } },
      legalStructure: { businessEntity },
    })
    expect(readForecastInputs(data).frame.entity).toBe(expected)
  })
})

describe('a note of the forecast', () => {
  test('leads to a field of the plan', () => {
    const data = structuredClone(exampleOf('local-service'))
    const [stream] = data.financialProjections.forecast.streams
    if (stream) stream.price = -1
    const { notes } = computeForecast(readForecastInputs(data))
    const price = notes.find(({ kind }) => kind === 'impossible')
    const address = toPlanAddress(price?.address ?? [])
    expect(address).toEqual(['financialProjections', 'forecast', 'streams', { id: stream?.id }, 'price'])
    expect(readAt(data, address ?? [])).toBe(-1)
  })

  test.each([
    [
      ['startUp', { id: 'c1' }, 'name'],
      ['startupCosts', { id: 'c1' }, 'category'],
    ],
    [
      ['funding', 'loans', { id: 'l1' }, 'termMonths'],
      ['funding', 'loans', { id: 'l1' }, 'termMonths'],
    ],
    [['frame', 'currency'], ['currency']],
    [
      ['frame', 'firstMonth'],
      ['forecast', 'frame', 'firstMonth'],
    ],
  ])('about %j is shown at %j', (address, expected) => {
    expect(toPlanAddress(address)).toEqual(['financialProjections', ...expected])
  })

  test('about no field of the plan has no place', () => {
    expect(toPlanAddress(['weather'])).toBeNull()
  })
})
