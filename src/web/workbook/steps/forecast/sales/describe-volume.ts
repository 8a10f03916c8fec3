import type { StreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'

/** One sentence of what a picture of sales shows: when it is full, or how far it grows. */
export function describeVolume({ months, fullMonths, stream }: StreamVolume, model: ForecastModel): string {
  const [first] = fullMonths
  if (first !== undefined) {
    const when = nameForecastMonth(model, first)
    return fullMonths.length === 1
      ? `Full in ${when}`
      : `Full in ${fullMonths.length} ${plural(fullMonths.length, 'month')}, first in ${when}`
  }
  const show = (value: number) =>
    stream.kind === 'amount'
      ? formatMoney(value, { currency: model.currency, cents: 'never' })
      : formatNumber(value, value < 10 ? 1 : 0)
  // Whole years are compared: two single months can be a quiet one and a busy one.
  const [firstYear, lastYear] = [Math.ceil(stream.start / 12), model.months / 12]
  const averageOf = (year: number) =>
    average(months.slice(Math.max((year - 1) * 12, stream.start - 1), year * 12))
  const last = show(averageOf(lastYear))
  return firstYear < lastYear
    ? `On average ${show(averageOf(firstYear))} in year ${firstYear} and ${last} in year ${lastYear}`
    : `On average ${last} in year ${lastYear}`
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
