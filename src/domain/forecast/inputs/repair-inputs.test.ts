import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readCell, row } from '#domain/forecast/engine/grid.ts'
import { buildForecast, type ForecastParts, groomingVan } from '#tests/builders/forecast-builder.ts'
import { emptyForecast } from './empty-forecast.ts'

function notesOf(parts: ForecastParts) {
  return computeForecast(buildForecast(parts)).notes
}

describe('a forecast with a number that cannot be', () => {
  test('counts negative days of stock as none, and says so at the field', () => {
    expect(notesOf({ streams: [{ stockDays: -5 }] })).toEqual([
      {
        address: ['streams', { id: 'a' }, 'stockDays'],
        kind: 'impossible',
        countsAs: 0,
        why: 'A number of days cannot be negative, so it counts as 0.',
      },
    ])
  })

  test('counts what is no number as not written, and what is too large as the most there can be', () => {
    const notes = notesOf({ runningCosts: [{ amount: NaN }, { amount: Infinity }] })
    expect(notes.map(({ countsAs, why }) => [countsAs, why])).toEqual([
      [0, 'This is not a number, so it counts as 0.'],
      [1e12, 'A cost is at most 1,000,000,000,000, so it counts as 1,000,000,000,000.'],
    ])
  })

  test('takes a season with another mean than 1 as shares of its mean', () => {
    const [note] = notesOf({ streams: [{ season: Array.from({ length: 12 }, () => 2) }] })
    expect(note?.why).toBe('The months average 2, so each counts divided by that.')
    const [slight] = notesOf({ streams: [{ season: [1.05, ...Array.from({ length: 11 }, () => 1)] }] })
    expect(slight?.why).toBe('The months average 1.004, so each counts divided by that.')
  })
})

test('a month set by hand that cannot count says so, and one that counts says nothing', () => {
  const notes = notesOf({
    streams: [
      { kind: 'recurring', inMonth1: 10, startMonth: 4 },
      { kind: 'amount', percentOfStreamId: 'a', percentOfStream: 10 },
      { kind: 'units', inMonth1: 10, startMonth: 4 },
    ],
    overwrites: [
      { line: 'volume', itemId: 'a', month: 2, value: 500 },
      { line: 'volume', itemId: 'a', month: 4, value: 500 },
      { line: 'volume', itemId: 'b', month: 5, value: 500 },
      { line: 'volume', itemId: 'c', month: 2, value: 500 },
      { line: 'volume', itemId: 'a', month: 3, value: null },
    ],
  })
  expect(notes.map(({ address, why }) => [...address, why])).toEqual([
    [
      'overwrites',
      { id: 'a' },
      'month',
      'Customers are counted from month 4 on, so this number is not used.',
    ],
    [
      'overwrites',
      { id: 'c' },
      'value',
      'This is a percent of other sales, so its number is not used. Set its sales instead.',
    ],
  ])
})

test('what is used for no time counts as used for a month, in plain words', () => {
  const notes = notesOf({ startUp: [{ kind: 'equipment', yearsOfUse: 0 }] })
  expect(notes.map(({ why }) => why)).toEqual([
    'What lasts for years is used for at least a month, so it counts as one month.',
  ])
})

describe('a first month far from today', () => {
  test.each(['0001-05', '1989-12', '2101-01'])('%s counts as not written', (firstMonth) => {
    const { notes, model } = computeForecast(buildForecast({ frame: { firstMonth } }))
    expect(notes.map(({ address, why }) => [address.at(-1), why])).toEqual([
      ['firstMonth', 'A forecast starts between 1990 and 2100. Until then, it starts in a January.'],
    ])
    expect(model.firstMonth).toBeNull()
  })

  test.each(['1990-01', '2100-12'])('%s is possible', (firstMonth) => {
    expect(notesOf({ frame: { firstMonth } })).toEqual([])
  })
})

describe('a forecast whose answers do not fit together', () => {
  test.each([
    [
      { price: 10, costPerUnit: 10.5 },
      'costPerUnit',
      'A sale costs more than it brings in, so each one loses money.',
    ],
    [
      { price: 10, costPercent: 101 },
      'costPercent',
      'A sale costs more than it brings in, so each one loses money.',
    ],
    [
      { price: 10, costPerUnit: 6, costPercent: 50 },
      'costPercent',
      'With the cost of one sale, a sale costs more than it brings in, so each one loses money.',
    ],
    [
      { kind: 'amount', inMonth1: 100, costPercent: 120 },
      'costPercent',
      'A sale costs more than it brings in, so each one loses money.',
    ],
    [
      { kind: 'units', period: 'day', inMonth1: 3, daysPerMonth: 0 },
      'daysPerMonth',
      'Without a working day nothing is sold.',
    ],
  ] as const)('says at the field of %o what is wrong', (stream, field, why) => {
    expect(notesOf({ streams: [stream] }).map((note) => [note.address.at(-1), note.why])).toEqual([
      [field, why],
    ])
  })

  test('says nothing of a cost without a price, or of days that do not count', () => {
    expect(notesOf({ streams: [{ costPerUnit: 5 }, { price: 10, costPerUnit: 10 }] })).toEqual([])
    expect(notesOf({ streams: [{ kind: 'units', period: 'week', inMonth1: 3, daysPerMonth: 0 }] })).toEqual(
      [],
    )
  })

  test('says that a fee is larger than its loan, and that interest-only months leave none to pay it back', () => {
    const inputs = groomingVan()
    Object.assign(inputs.funding.loans[0]!, { fee: 90_000, interestOnlyMonths: 84 })
    Object.assign(inputs.funding.contributions[0]!, { amount: 105_000 })
    const { notes } = computeForecast(inputs)
    expect(notes.map(({ address, why }) => [address.at(-1), why])).toEqual([
      ['interestOnlyMonths', 'The number of interest-only months is at most 83, so it counts as 83.'],
      ['fee', 'The fee is larger than the loan. It counts as written.'],
    ])
  })

  test('says at each number above the capacity that the capacity counts', () => {
    const capacity = { kind: 'units', capacity: 900 } as const
    expect(notesOf({ streams: [{ ...capacity, inMonth1: 900, inMonth6: 901, inMonth12: 1200 }] })).toEqual([
      {
        address: ['streams', { id: 'a' }, 'inMonth6'],
        kind: 'problem',
        countsAs: 900,
        why: 'Counts as 900: that is your capacity.',
      },
      {
        address: ['streams', { id: 'a' }, 'inMonth12'],
        kind: 'problem',
        countsAs: 900,
        why: 'Counts as 900: that is your capacity.',
      },
    ])
    const customers = notesOf({ streams: [{ kind: 'recurring', capacity: 40, openingCustomers: 50 }] })
    expect(customers.map(({ address, why }) => [address.at(-1), why])).toEqual([
      ['openingCustomers', 'Counts as 40: that is your capacity.'],
    ])
    const amounts = notesOf({ streams: [{ kind: 'amount', capacity: 500, amounts: [400, 600, 700] }] })
    expect(amounts.map(({ address, why }) => [address.at(-1), why])).toEqual([
      ['amounts', 'An amount above 500 counts as 500: that is your capacity.'],
    ])
  })

  test('says nothing of a capacity that does not limit the numbers', () => {
    expect(notesOf({ streams: [{ kind: 'recurring', capacity: 40, inMonth1: 30 }] })).toEqual([])
    expect(notesOf({ streams: [{ kind: 'units', inMonth1: 30 }] })).toEqual([])
  })

  test('gives a loan without a term five years, says so, and still works', () => {
    const inputs = groomingVan()
    inputs.funding.loans[0]!.termMonths = null
    const { notes, grid } = computeForecast(inputs)
    expect(notes).toContainEqual({
      address: ['funding', 'loans', { id: 'a' }, 'termMonths'],
      kind: 'missing',
      countsAs: 60,
      why: 'A loan needs a term. Until you write one, it counts as 60 months.',
    })
    expect(readCell(grid, row.sales, 1)).toBeCloseTo(2550, 8)
  })

  test('says that pay and costs after the end are not counted', () => {
    const notes = notesOf({
      people: [{ pay: 1000, employment: 'contractor', startMonth: 40 }],
      runningCosts: [{ amount: 500, startMonth: 41 }],
    })
    expect(notes.map(({ address, why }) => [address.at(-1), why])).toEqual([
      ['startMonth', 'Month 40 is after the end of the forecast, so no pay is counted.'],
      ['startMonth', 'Month 41 is after the end of the forecast, so no cost is counted.'],
    ])
  })

  test('says that money and costs of a month after the end are left out, and leaves them out', () => {
    const inputs = groomingVan()
    inputs.funding.contributions[0]!.month = 37
    inputs.funding.loans[0]!.month = 38
    inputs.startUp[0]!.month = 39
    const { notes, grid } = computeForecast(inputs)
    expect(notes.map(({ address, why }) => [address.at(-3), why])).toEqual([
      ['startUp', 'Month 39 is after the end of the forecast, so it is left out.'],
      ['contributions', 'Month 37 is after the end of the forecast, so its cash is left out.'],
      ['loans', 'Month 38 is after the end of the forecast, so its cash and payments are left out.'],
    ])
    for (const left of [row.ownerMoney, row.loansReceived, row.principal, row.loanInterest]) {
      expect(readCell(grid, left, 36)).toBe(0)
    }
  })

  test('says that a start after the end sells nothing, and computes everything else', () => {
    const inputs = groomingVan()
    inputs.streams[0]!.startMonth = 40
    const { notes, grid } = computeForecast(inputs)
    expect(notes).toContainEqual({
      address: ['streams', { id: 'a' }, 'startMonth'],
      kind: 'problem',
      countsAs: null,
      why: 'Month 40 is after the end of the forecast, so nothing is sold in it.',
    })
    expect(readCell(grid, row.runningCosts, 1)).toBe(1200)
  })

  test('says by how much sources fall short of uses, at the field that would balance them', () => {
    const inputs = groomingVan()
    inputs.funding.loans[0]!.amount = 80_000
    expect(computeForecast(inputs).notes).toEqual([
      {
        address: ['funding', 'loans', { id: 'a' }, 'amount'],
        kind: 'problem',
        countsAs: null,
        why: 'The money is $5,000 short of what it is needed for. Make the loan $85,000 to balance it.',
      },
    ])
  })

  test('says that a percent of itself has nothing to be a percent of', () => {
    const notes = notesOf({
      streams: [{ kind: 'amount', percentOfStreamId: 'a', percentOfStream: 10, inMonth1: 50 }],
    })
    expect(notes.map(({ address }) => address)).toEqual([['streams', { id: 'a' }, 'percentOfStreamId']])
  })

  test('says that marketing is written twice, and counts both', () => {
    const notes = notesOf({
      streams: [{ kind: 'recurring', inMonth1: 1 }],
      runningCosts: [
        { category: 'marketing', amount: 100, period: 'month' },
        { amount: 20, period: 'new-customer' },
      ],
    })
    expect(notes.map(({ address }) => address)).toEqual([['runningCosts', { id: 'b' }, 'period']])
  })
})

test('an empty forecast has no notes and no sales', () => {
  const { notes, grid } = computeForecast(emptyForecast())
  expect(notes).toEqual([])
  expect(grid.cells.every((cell) => cell === 0)).toBe(true)
})

test('what is sold counts per month until a period is chosen, as the form shows it', () => {
  const { grid } = computeForecast(buildForecast({ streams: [{ kind: 'units', price: 10, inMonth1: 3 }] }))
  expect(readCell(grid, row.sales, 1)).toBe(30)
})

test('an empty forecast survives JSON', () => {
  expect(JSON.parse(JSON.stringify(emptyForecast()))).toEqual(emptyForecast())
})
