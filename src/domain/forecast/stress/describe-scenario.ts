import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { readScenario } from './scenarios.ts'
import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'

/** '20% fewer sold, prices 5% lower, opening 2 months later', or 'As planned'. */
export function describeScenario(scenario: Scenario): string {
  const { levers } = readScenario(scenario)
  const changes = [
    describeFactor(levers.volume, (by, isMore) => `${by} ${isMore ? 'more' : 'fewer'} sold`),
    describeFactor(levers.price, (by, isMore) => `prices ${by} ${isMore ? 'higher' : 'lower'}`),
    describeFactor(levers.directCost, (by, isMore) => `cost of sales ${by} ${isMore ? 'higher' : 'lower'}`),
    describeFactor(levers.pay, (by, isMore) => `pay ${by} ${isMore ? 'higher' : 'lower'}`),
    describeFactor(levers.runningCosts, (by, isMore) => `running costs ${by} ${isMore ? 'higher' : 'lower'}`),
    describePoints(levers.interestPoints * 100),
    levers.monthsLater > 0
      ? `opening ${levers.monthsLater} ${plural(levers.monthsLater, 'month')} later`
      : '',
  ].filter((change) => change !== '')
  const sentence = changes.join(', ')
  return sentence === '' ? 'As planned' : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function describeFactor(factor: number, say: (by: string, isMore: boolean) => string): string {
  const percent = formatNumber(Math.abs(factor - 1) * 100, 1)
  return percent === '0' ? '' : say(`${percent}%`, factor > 1)
}

function describePoints(points: number): string {
  const shown = formatNumber(Math.abs(points), 2)
  if (shown === '0') return ''
  return `interest ${shown} ${shown === '1' ? 'point' : 'points'} ${points > 0 ? 'higher' : 'lower'}`
}
