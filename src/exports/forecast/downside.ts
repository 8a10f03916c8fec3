import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { sayDrawn } from '#domain/forecast/figures/credit-line.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { nameForecastMonth, placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { describeNoRoomAtAll } from '#domain/forecast/stress/describe-no-room-at-all.ts'
import { describeScenario } from '#domain/forecast/stress/describe-scenario.ts'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { readScenario } from '#domain/forecast/stress/scenarios.ts'
import { pickTightest } from '#domain/forecast/stress/stress-room.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart, writeList } from '#exports/document/text-blocks.ts'
import type { PrintedForecast } from './printed-forecast.ts'

/** How much may go wrong before cash runs out or the loans are no longer covered, tightest first. */
export function describeStressTest({ forecast }: PrintedForecast): Block[] {
  const results = pickTightest(runStressTest(forecast.model))
  if (results.length === 0) return []
  const noRoom = describeNoRoomAtAll(results, forecast.model)
  if (noRoom !== null) return describePart('What May Go Wrong', [{ type: 'paragraph', text: noRoom }])
  const sentences = results.map((result) => describeStress(result, forecast.model))
  return describePart('What May Go Wrong', [
    {
      type: 'paragraph',
      text: 'Each line changes one thing for all months and keeps the rest of the plan. The tightest comes first.',
    },
    ...writeList(sentences),
  ])
}

/** The cases that the owner keeps, each in one sentence. */
export function describeScenarios({ data, forecast, money }: PrintedForecast): Block[] {
  const { model } = forecast
  const sentences = data.financialProjections.forecast.scenarios.map((scenario, index) => {
    const figures = computeKeyFigures(computeModel(model, readScenario(scenario).levers))
    const { lowestCash, firstProfitableMonth: first } = figures
    const drawn = sayDrawn(model, figures)
    const cover = figures.years[1]?.debtCover?.afterOwner
    const name = cleanLine(scenario.name) || `Case ${index + 1}`
    const profit =
      first === null ? 'no month makes a profit' : `the first profit is in ${nameForecastMonth(model, first)}`
    const debt = cover === undefined ? '' : `, and year 2 covers its payments ${formatCover(cover)} times`
    return `${name} (${lowerFirst(describeScenario(scenario))}): cash is lowest ${placeForecastMonth(model, lowestCash.month)} with ${money(figures.shownLowestCash)}${drawn === '' ? '' : ` and ${drawn}`}, ${profit}${debt}.`
  })
  return describePart('Cases', writeList(sentences))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
