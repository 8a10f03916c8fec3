import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleList } from '#domain/plan/templates/examples/example-list.ts'
import { finishExample } from '#domain/plan/templates/examples/finish-example.ts'
import { judgeReadiness, findingsFor } from './readiness.ts'
import { reviewWhole } from './review-whole.ts'
import { addSources, hasSource } from './sources.ts'

const december2026 = 2026 * 12 + 11

describe.each(exampleList)('the finished plan of $name', (info) => {
  const finish = async (today = december2026) => (await finishExample(info, today)).data

  test.each([december2026, december2026 + 7, december2026 + 30])(
    'is ready for its reader, with nothing to warn of, in month %i',
    async (today) => {
      const data = await finish(today)
      const { findings } = reviewWhole(data, info.id, today)
      const open = findings.filter(({ level }) => level !== 'fine')
      expect(open.map(({ key, content }) => `${key}: ${content}`)).toEqual([])
      expect(judgeReadiness(info.reader, findingsFor(info.reader, findings)).state).toBe('ready')
    },
  )

  test('says where each of its key figures comes from, and of nothing else', async () => {
    const data = await finish()
    const { figures } = reviewWhole(data, info.id, december2026)
    const unsourced = addSources(figures, data.review.sources).filter((figure) => !hasSource(figure))
    expect(unsourced.map(({ id }) => id)).toEqual([])
    const known = new Set(figures.map(({ id }) => id))
    expect(data.review.sources.filter(({ id }) => !known.has(id))).toEqual([])
  })

  test('has a forecast that balances, never runs dry and pays its loans from year 2 on', async () => {
    const forecast = computeForecast(readForecastInputs(await finish()))
    const { lowestCash, years } = computeKeyFigures(forecast)
    expect(forecast.notes).toEqual([])
    expect(computeSourcesAndUses(forecast.model).difference).toBe(0)
    expect(lowestCash.amount).toBeGreaterThanOrEqual(0)
    for (const { debtCover } of years.slice(1)) {
      expect(debtCover === null).toBe(forecast.model.loans.length === 0)
      expect(debtCover?.afterOwner ?? Infinity).toBeGreaterThanOrEqual(wantedDebtCover.value)
    }
  })

  test('is the same plan after a round trip through JSON', async () => {
    const data = await finish()
    expect(restoreWorkbookData(JSON.parse(JSON.stringify(data)))).toEqual(data)
  })

  test('begins after today, in the month that its seasons were planned for', async () => {
    const [now, later] = await Promise.all([finish(), finish(december2026 + 30)])
    const monthOf = (data: typeof now) => data.financialProjections.forecast.frame.firstMonth
    expect(monthOf(now) >= '2027-01').toBe(true)
    expect(monthOf(later) > '2029-06').toBe(true)
    expect(monthOf(later).slice(4)).toBe(monthOf(now).slice(4))
  })
})
