import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { canFindSmallestLoan } from './can-find-smallest-loan.ts'
import { describeSourcesAndUses } from './describe-sources-and-uses.ts'
import { findLowestCash } from './key-figures.ts'
import { describeSmallestLoan, findMoneyThatWorks, findSmallestLoan } from './smallest-loan.ts'
import { computeSourcesAndUses } from './sources-and-uses.ts'

function search({
  sales = 1000,
  cost = 12_000,
  costMonth = 0,
  ratePercent = 0,
  termMonths = 12,
  minimumCash = 0,
}) {
  const { model } = repairInputs(
    buildForecast({
      frame: { minimumCash },
      streams: [levelSales(sales)],
      startUp: [{ kind: 'fee', amount: cost, month: costMonth }],
      loans: [{ amount: 1, ratePercent, termMonths }],
    }),
  )
  return findSmallestLoan(model, asPlanned, 'a')
}

describe('the smallest loan that works', () => {
  test('is looked for only when there are sales and costs', () => {
    const sale = levelSales(1000)
    const cost = { amount: 500 }
    const canFind = (parts: ForecastParts) => canFindSmallestLoan(computeForecast(buildForecast(parts)))
    expect(canFind({ startUp: [{ kind: 'fee', amount: 9000, month: 0 }] })).toBe(false)
    expect(canFind({ runningCosts: [cost] })).toBe(false)
    expect(canFind({ streams: [sale] })).toBe(false)
    expect(canFind({ streams: [levelSales(0)], runningCosts: [cost] })).toBe(false)
    expect(canFind({ streams: [sale], runningCosts: [cost] })).toBe(true)
    expect(canFind({ streams: [sale], people: [{ pay: 900, isOwner: true }] })).toBe(true)
  })

  test('is what is missing when the business earns its payments', () => {
    expect(search({}).amount).toBeCloseTo(12_000, 1)
  })

  test('is more than what is missing when its own payments need cash', () => {
    // 10,000 are missing in month 24. At 0% over 60 months, 36 ÷ 60 of the loan are paid back by the end of month 36.
    expect(search({ sales: 0, cost: 10_000, costMonth: 24, termMonths: 60 }).amount).toBeCloseTo(25_000, 1)
  })

  test('keeps the smallest cash', () => {
    const result = search({ sales: 500, termMonths: 60, minimumCash: 2000 })
    expect(result.amount).toBeCloseTo(14_000, 1)
    expect(result.lowestCash.amount).toBeCloseTo(2000, 1)
  })

  test('is none when the plan works without', () => {
    const result = search({ cost: 0 })
    expect(result.amount).toBe(0)
    expect(describeSmallestLoan(result, 'USD')).toBe('The plan works without this loan.')
  })

  test('leaves a reserve when more is planned', () => {
    const result = search({ sales: 500, termMonths: 60, minimumCash: 2000 })
    expect(describeSmallestLoan(result, 'USD', 13_000)).toBe('The smallest loan that works is $14,000.')
    expect(describeSmallestLoan(result, 'USD', 20_000)).toBe(
      'Cash would last with $14,000. The other $6,000 is a reserve for a slow start.',
    )
  })

  test('is a whole amount with which the plan works', () => {
    const { model } = repairInputs(metalShop())
    const { amount } = findSmallestLoan(model, asPlanned, 'a')
    expect(Number.isInteger(amount)).toBe(true)
    expect(lowestWith({ loan: amount ?? 0 })).toBeGreaterThanOrEqual(-0.001)
    expect(lowestWith({ loan: (amount ?? 0) - 1 })).toBeLessThan(0)
  })

  test('does not exist when its payments use up all cash, and it says so', () => {
    const result = search({ sales: 500 })
    expect(result.amount).toBeNull()
    expect(describeSmallestLoan(result, 'EUR')).toMatch(
      /^No loan on these terms works: its own payments use up the cash\. At best, cash falls to −€/u,
    )
  })
})

/** A metal shop whose loan of $90,000 is too small, because customers pay late and sales begin slowly. */
function metalShop(loan = 90_000, own = 25_000) {
  return buildForecast({
    streams: [
      { kind: 'amount', inMonth1: 4000, inMonth6: 22_000, inMonth12: 34_000, costPercent: 38, startMonth: 3 },
    ],
    people: [{ pay: 6200, isOwner: true, employment: 'employee', payrollPercent: 8 }],
    runningCosts: [{ amount: 6900, period: 'month' }],
    startUp: [{ kind: 'equipment', amount: 88_000 }],
    contributions: [{ source: 'owner', amount: own }],
    loans: [{ name: 'Bank loan', amount: loan, ratePercent: 10.5, termMonths: 84 }],
    timing: { daysUntilCustomersPay: 45 },
  })
}

function lowestWith({ loan = 90_000, own = 25_000 }): number {
  return findLowestCash(computeForecast(metalShop(loan, own)).grid).amount
}

describe('the money that a plan is advised to ask for', () => {
  test('is more than what is missing, and works', () => {
    const missing = -lowestWith({})
    expect(missing).toBeGreaterThan(0)
    expect(lowestWith({ loan: 90_000 + Math.ceil(missing) })).toBeLessThan(0)
    const found = findMoneyThatWorks(repairInputs(metalShop()).model, asPlanned)
    expect(found?.loan?.name).toBe('Bank loan')
    expect(lowestWith({ loan: found?.amount ?? 0 })).toBeGreaterThanOrEqual(-0.001)
  })

  test('is the owner’s where there is no loan, and works', () => {
    const found = findMoneyThatWorks(repairInputs(metalShop(0)).model, asPlanned)
    expect(found?.loan).toBeNull()
    expect(lowestWith({ loan: 0, own: 25_000 + (found?.amount ?? 0) })).toBeGreaterThanOrEqual(-0.001)
  })

  test('is tried before sources and uses are balanced with it', () => {
    const { model } = repairInputs(metalShop(40_000))
    expect(describeSourcesAndUses(model, computeSourcesAndUses(model))).toMatch(
      /Make the loan \$63,000 to balance it\. With it, cash still falls to −\$[\d,]+ in month \d+\.$/u,
    )
  })
})
