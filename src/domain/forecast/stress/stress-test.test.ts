import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import { computeDebtCover } from '#domain/forecast/figures/debt-cover.ts'
import { findLowestCash } from '#domain/forecast/figures/key-figures.ts'
import { emptyScenario } from '#domain/forecast/inputs/new-items.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import {
  buildForecast,
  type ForecastParts,
  groomingVan,
  levelSales,
} from '#tests/builders/forecast-builder.ts'
import { describeStress } from './describe-stress.ts'
import { readScenario } from './scenarios.ts'
import { stressLevers } from './stress-levers.ts'
import { runStressTest } from './stress-test.ts'
import { computeTornado } from './tornado.ts'

const modelOf = (parts: ForecastParts) => repairInputs(buildForecast(parts)).model

/** Cash is 450 and grows by 100 a month, so prices may fall by 11.25% until month 36 ends at 0. */
const shop: ForecastParts = {
  streams: [levelSales(1000)],
  runningCosts: [{ amount: 900, period: 'month' }],
  contributions: [{ source: 'owner', amount: 450 }],
}

function sentencesOf(parts: ForecastParts) {
  const model = modelOf(parts)
  return runStressTest(model).map((result) => describeStress(result, model))
}

describe('the stress test', () => {
  test('says how far each driver may move, least room first, rounded down', () => {
    expect(sentencesOf(shop)).toEqual([
      'Opening one month later is already too late: cash runs out in month 1.',
      'Sales volume may be 11.2% lower before cash runs out, first in month 36.',
      'Prices may be 11.2% lower before cash runs out, first in month 36.',
      'Running costs may be 12.5% higher before cash runs out, first in month 36.',
    ])
  })

  test('lowers with the price only what depends on what is paid: card fees, and no material', () => {
    // Each month leaves 100 of 1,000, and 450 lie in the bank: 112.50 a month may go before month 36 ends at 0.
    const price = (part: Partial<ForecastParts>) =>
      sentencesOf({ ...shop, ...part }).find((sentence) => sentence.startsWith('Prices'))
    const rent = { amount: 500, period: 'month' as const }
    const goods = { ...levelSales(1000), costPercent: 40 }
    expect(price({ streams: [goods], runningCosts: [rent] })).toMatch(/^Prices may be 11\.2% lower/u)
    const paid = { ...goods, costPercentOf: 'paid' as const }
    expect(price({ streams: [paid], runningCosts: [rent] })).toMatch(/^Prices may be 18\.7% lower/u)
    const fees = { amount: 40, period: 'percent-of-sales' as const }
    expect(price({ runningCosts: [rent, fees] })).toMatch(/^Prices may be 18\.7% lower/u)
    const material = { ...fees, percentOf: 'list' as const }
    expect(price({ runningCosts: [rent, material] })).toMatch(/^Prices may be 11\.2% lower/u)
  })

  test('quotes the rate of the loan, and not that of the line of credit', () => {
    const loans = [{ amount: 10_000, ratePercent: 10, termMonths: 36 }]
    const startUp = [{ kind: 'fee' as const, amount: 10_000 }]
    const lineOfCredit = { limit: 500, ratePercent: 14 }
    const sentences = sentencesOf({ ...shop, streams: [levelSales(1260)], loans, startUp, lineOfCredit })
    expect(sentences.find((sentence) => /^Interest.*cash/u.test(sentence))).toMatch(/ points, from 10% to /u)
  })

  test('says that there is no room when the plan fails as it is', () => {
    const [first] = sentencesOf({ ...shop, contributions: [], streams: [levelSales(800)] })
    expect(first).toMatch(/: no room, because cash already runs out in month 1\.$/u)
  })

  test('says that there is almost no room', () => {
    const tight: ForecastParts = { ...shop, contributions: [], streams: [levelSales(900.5)] }
    expect(sentencesOf(tight)[1]).toMatch(/^Sales volume may be less than 0\.1% lower before cash runs out/u)
  })

  test('says with how many months the opening is too late', () => {
    // Two months without sales cost 1,800, and the owner has 2,000.
    const sentences = sentencesOf({ ...shop, contributions: [{ source: 'owner', amount: 2000 }] })
    expect(sentences).toContain('Opening may be 2 months later. With 3, cash runs out in month 3.')
  })

  test('says how far it looked when nothing fails', () => {
    const rich: ForecastParts = { ...shop, contributions: [{ source: 'owner', amount: 1e6 }] }
    expect(sentencesOf(rich)).toContain('Prices may be 100% lower, and cash does not run out.')
    expect(sentencesOf(rich)).toContain('Even if opening is 24 months later, cash does not run out.')
  })

  test('says from which rate to which interest may rise', () => {
    const loans = [{ amount: 10_000, ratePercent: 10, termMonths: 36 }]
    const startUp = [{ kind: 'fee' as const, amount: 10_000 }]
    const sentences = sentencesOf({ ...shop, streams: [levelSales(1260)], loans, startUp })
    expect(sentences.find((sentence) => /^Interest.*cash/u.test(sentence))).toMatch(
      /^Interest may rise by [\d.]+ points, from 10% to [\d.]+%, before cash runs out, first in month \d+\.$/u,
    )
  })

  test('tests the debt cover of year 2 only when there is debt', () => {
    expect(runStressTest(modelOf(shop)).map(({ test: name }) => name)).not.toContain('debt-cover')
    const { model } = repairInputs(groomingVan())
    expect(runStressTest(model).map(({ test: name }) => name)).toContain('debt-cover')
  })

  test('holds at the room that it gives, and fails a little beyond', () => {
    const { model } = repairInputs(groomingVan())
    const results = runStressTest(model).filter(({ room, unit }) => room !== null && unit !== 'months')
    expect(results.length).toBeGreaterThan(5)
    for (const { lever: name, test: test_, room } of results) {
      const lever = stressLevers.find((each) => each.name === name)!
      const fails = (by: number) => {
        const { grid } = computeModel(model, lever.turn(by))
        return test_ === 'cash'
          ? findLowestCash(grid).amount < -1e-3
          : computeDebtCover(grid, 2)!.afterOwner < 1.15
      }
      expect([name, test_, fails(room!), fails(room! + 0.02)]).toEqual([name, test_, false, true])
    }
  })
})

describe('the tornado', () => {
  test('begins with the driver that moves the lowest cash most', () => {
    const bars = computeTornado(repairInputs(groomingVan()).model)
    expect(bars[0]?.lever).toBe('price')
    expect(bars[0]?.lower.lowestCash.amount).toBeLessThan(bars[0]?.higher.lowestCash.amount ?? 0)
    const interest = bars.find(({ lever }) => lever === 'interest')
    expect(interest?.higher.debtCover).toBeLessThan(interest?.lower.debtCover ?? 0)
  })
})

describe('a scenario', () => {
  test('changes a run and not the inputs, and is as planned when empty', () => {
    expect(readScenario(emptyScenario('s')).levers).toEqual(asPlanned)
    const { levers } = readScenario({ ...emptyScenario('s'), pricePercent: 90, monthsLater: 2 })
    const { grid } = computeForecast(buildForecast(shop), levers)
    const sales = (month: number) => grid.cells[month] ?? 0
    expect([sales(2), sales(3)]).toEqual([0, 900])
  })

  test('says what an impossible number counts as', () => {
    const { levers, notes } = readScenario({ ...emptyScenario('s'), volumePercent: -5 })
    expect(levers.volume).toBe(0)
    expect(notes[0]?.address).toEqual(['scenarios', { id: 's' }, 'volumePercent'])
  })
})
