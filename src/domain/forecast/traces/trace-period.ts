import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { listItemLines } from '#domain/forecast/statements/item-lines.ts'
import { findLine } from '#domain/forecast/statements/line-definitions.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { StatementColumn } from '#domain/forecast/statements/periods.ts'
import { traceOf } from './trace-of.ts'
import { fromLine, minus, plus, type Trace } from './trace.ts'

export interface PeriodTrace extends Trace {
  /** Money that goes out is negative on a statement, and its sum is not. */
  readonly isOutgoing: boolean
}

/** How a figure of any column comes about: that of its month, or the sum of its months. */
export function tracePeriod(
  forecast: ComputedForecast,
  lineId: string,
  { from, to }: Pick<StatementColumn, 'from' | 'to'>,
): PeriodTrace | null {
  const item = listItemLines(forecast).find(({ id }) => id === lineId)
  const line = findLine(lineId)
  const over = item ? 'sum' : line?.over
  const isOutgoing = (item?.sign ?? line?.sign) === -1
  if (over !== 'sum' || from === to) {
    const trace = traceOf(forecast, lineId, over === 'first' ? from : to)
    return trace && { ...trace, isOutgoing }
  }
  const months = Array.from({ length: to - from + 1 }, (_, index) => traceOf(forecast, lineId, from + index))
  const traces = months.filter((trace): trace is Trace => trace !== null)
  return {
    line: lineId,
    label: item?.label ?? line?.label ?? '',
    month: to,
    value: traces.reduce((sum, { value }) => sum + value, 0),
    terms: traces
      .filter(({ value }) => value !== 0)
      .map(({ value, month }) => {
        const factor = fromLine(nameForecastMonth(forecast.model, month), Math.abs(value), lineId, month)
        return value < 0 ? minus(factor) : plus(factor)
      }),
    isOutgoing,
  }
}
