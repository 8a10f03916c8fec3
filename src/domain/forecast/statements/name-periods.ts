import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'

type Calendar = Pick<ForecastModel, 'firstMonth'>

/** 'Jun 2027', or 'Month 4' while the first month is not written. Month 0 is the start. */
export function nameForecastMonth({ firstMonth }: Calendar, month: number): string {
  if (month === 0) return 'Start'
  return firstMonth === null ? `Month ${month}` : nameCalendarMonth(firstMonth + month - 1)
}
