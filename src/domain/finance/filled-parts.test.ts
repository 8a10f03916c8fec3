import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { isPartFilled } from './filled-parts.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import { localService } from '#domain/plan/templates/local-service.ts'

const isFilled = (part: PartKey, financialProjections: object) =>
  isPartFilled(part, restoreWorkbookData({ financialProjections }))

describe('a part of the financial projections is filled', () => {
  test.each(['unit-economics', 'sales', 'costs-and-people', 'start-up-and-funding'] as const)(
    'in an example and not in a new plan or a template: %s',
    (part) => {
      expect(isPartFilled(part, exampleOf('local-service'))).toBe(true)
      expect(isPartFilled(part, restoreWorkbookData({}))).toBe(false)
      expect(isPartFilled(part, restoreWorkbookData(localService))).toBe(false)
    },
  )

  test('never for the results, which follow', () => {
    expect(isPartFilled('results', exampleOf('local-service'))).toBe(false)
  })

  test('for the unit economics once the price is the person’s own', () => {
    expect(isFilled('unit-economics', { projections: { price: 85, cogs: 12, cac: 20 } })).toBe(true)
    expect(isFilled('unit-economics', { projections: { price: 0, cogs: 12, cac: 20 } })).toBe(false)
  })

  test.each([
    ['an empty row', {}, false],
    ['a price without a number', { price: 85 }, false],
    ['a number without a price', { inMonth1: 3 }, false],
    ['a number of zero', { price: 85, inMonth1: 0 }, false],
    ['a price and a number', { price: 85, inMonth12: 3 }, true],
    ['subscribers it already has', { kind: 'recurring', price: 9, openingCustomers: 4 }, true],
    ['people who bill no hours', { kind: 'hours', price: 90, inMonth1: 1 }, false],
    ['people who bill hours', { kind: 'hours', price: 90, inMonth1: 1, hoursPerMonth: 120 }, true],
    ['an amount in one month', { kind: 'amount', amounts: [0, 500] }, true],
    ['amounts of nothing', { kind: 'amount', amounts: [0] }, false],
    ['a percent of others', { kind: 'amount', percentOfStreamId: 'x', percentOfStream: 5 }, true],
  ])('for the sales with %s: %o is %s', (_name, stream, expected) => {
    expect(isFilled('sales', { forecast: { streams: [{ id: 'a', ...stream }] } })).toBe(expected)
  })

  test('for the sales only while every named row has numbers', () => {
    const grooms = { id: 'a', name: 'Grooms', price: 85, inMonth1: 3 }
    const sales = (streams: object[], overwrites: object[] = []) =>
      isFilled('sales', { forecast: { streams, overwrites } })
    const nails = { id: 'b', name: 'Nails' }
    expect(sales([grooms, nails])).toBe(false)
    expect(sales([grooms, { id: 'b' }])).toBe(true)
    expect(sales([grooms, nails], [{ id: 'o', itemId: 'b', line: 'sales', month: 1, value: 90 }])).toBe(true)
  })

  test('for costs and people once each of them has an amount', () => {
    const costs = (people: object[], runningCosts: object[]) =>
      isFilled('costs-and-people', { forecast: { people, runningCosts } })
    expect(costs([{ role: 'Groomer' }], [{ name: 'Rent' }, { name: 'Insurance', amount: 0 }])).toBe(false)
    expect(costs([{ role: 'Groomer', pay: 3000 }], [])).toBe(true)
    expect(costs([], [{ name: 'Rent', amount: 1200 }])).toBe(true)
    expect(costs([], [{ name: 'Rent', amount: 1200 }, { name: 'Insurance' }])).toBe(false)
    expect(costs([{ role: 'Groomer', pay: 3000 }], [{ name: 'Insurance' }])).toBe(false)
    expect(costs([{ role: 'Owner', pay: 0 }], [{ name: 'Rent', amount: 1200 }, {}])).toBe(true)
  })
})

describe('start-up and funding are filled', () => {
  const van = { id: 'van', category: 'Van', amount: 80_000 }
  const savings = { id: 'own', name: 'Savings', amount: 15_000 }
  const loan = { id: 'bank', name: 'Bank', amount: 66_000, termMonths: 84, fee: 1000 }
  const fill = (costs: object[], contributions: object[], loans: object[]) =>
    isFilled('start-up-and-funding', { startupCosts: costs, funding: { contributions, loans } })

  test('once the money covers what it is needed for, fees included', () => {
    expect(fill([van], [savings], [loan])).toBe(true)
    expect(fill([van], [savings], [{ ...loan, amount: 65_500 }])).toBe(false)
    expect(fill([van], [], [])).toBe(false)
    expect(fill([], [], [])).toBe(false)
  })

  test('only while every named row has an amount and every loan a term', () => {
    expect(fill([van, { id: 'x', category: 'Permits' }], [savings], [loan])).toBe(false)
    expect(fill([van, { id: 'x' }], [savings], [loan])).toBe(true)
    expect(fill([van], [savings, { id: 'g', name: 'Grant' }], [loan])).toBe(false)
    expect(fill([van], [savings], [{ ...loan, termMonths: null }])).toBe(false)
  })

  test('only while no amount is still a template’s', () => {
    const proposed = { id: 'local-cost-permits---', category: 'Permits', amount: 5000 }
    const enough = { ...savings, amount: 90_000 }
    expect(fill([van, proposed], [enough], [])).toBe(false)
    expect(fill([van, { ...proposed, amount: 4800 }], [enough], [])).toBe(true)
  })
})
