import { formatPercent } from '#domain/finance/format-figures.ts'
import { leastDebtCover } from '#domain/forecast/figures/thresholds.ts'
import type { LeverName } from '#domain/forecast/engine/levers.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { quotedRate, type StressResult } from './stress-test.ts'

const subjects: Readonly<Record<LeverName, { name: string; worse: 'lower' | 'higher' }>> = {
  volume: { name: 'Sales volume', worse: 'lower' },
  price: { name: 'Prices', worse: 'lower' },
  directCost: { name: 'Direct costs', worse: 'higher' },
  pay: { name: 'Pay', worse: 'higher' },
  runningCosts: { name: 'Running costs', worse: 'higher' },
  interest: { name: 'Interest', worse: 'higher' },
  interestPoints: { name: 'Interest', worse: 'higher' },
  monthsLater: { name: 'Opening', worse: 'higher' },
}

/** "Prices may be 15.8% lower before cash runs out, first in month 9." Room is rounded down. */
export function describeStress(result: StressResult, model: ForecastModel): string {
  const { lever, unit, room, failsAsPlanned } = result
  const { name, worse } = subjects[lever]
  if (failsAsPlanned) return describeNoRoom(result, model)
  if (room === null) return describeAmpleRoom(result)
  if (unit === 'months') return describeDelay(result, room, model)
  if (unit === 'points') {
    const points = roundDown(room)
    const rate = quotedRate(model) * 100
    const to = `from ${formatNumber(rate, 2)}% to ${formatNumber(rate + points, 2)}%`
    return `Interest may rise by ${formatNumber(points, 1)} points, ${to}, before ${failureOf(result, model)}.`
  }
  const percent = room < 0.1 ? 'less than 0.1%' : formatPercent(roundDown(room))
  return `${name} may be ${percent} ${worse} before ${failureOf(result, model)}.`
}

function describeNoRoom({ lever, test, month }: StressResult, model: ForecastModel): string {
  const { name } = subjects[lever]
  return test === 'cash'
    ? `${name}: no room, because cash already runs out ${placeForecastMonth(model, month ?? 0)}.`
    : `${name}: no room, because loan cover (DSCR) of year 2 is already under ${leastDebtCover.value}.`
}

function describeDelay(result: StressResult, room: number, model: ForecastModel): string {
  const failure =
    result.test === 'cash'
      ? `cash runs out ${placeForecastMonth(model, result.month ?? 0)}`
      : failureOf(result, model)
  if (room === 0) return `Opening one month later is already too late: ${failure}.`
  return `Opening may be ${room} ${plural(room, 'month')} later. With ${room + 1}, ${failure}.`
}

function describeAmpleRoom({ lever, unit, tested, test }: StressResult): string {
  const { name, worse } = subjects[lever]
  const holds =
    test === 'cash'
      ? 'cash does not run out'
      : `loan cover of year 2 stays at ${leastDebtCover.value} or above`
  if (unit === 'months') return `Even if opening is ${tested} months later, ${holds}.`
  if (unit === 'points') return `Even if interest rises by ${tested} points, ${holds}.`
  return `${name} may be ${tested}% ${worse}, and ${holds}.`
}

function failureOf({ test, month }: StressResult, model: ForecastModel): string {
  return test === 'cash'
    ? `cash runs out, first ${placeForecastMonth(model, month ?? 0)}`
    : `loan cover (DSCR) of year 2 falls under ${leastDebtCover.value}`
}

function roundDown(value: number): number {
  return Math.floor(value * 10) / 10
}
