import { nameCalendarMonth, nameCalendarStretch } from '#domain/wording/calendar-months.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { PeriodKind, StatementColumn } from './periods.ts'

type Calendar = Pick<ForecastModel, 'firstMonth'>

/** 'Jun 2027', or 'Month 4' while the first month is not written. Month 0 is the start. */
export function nameForecastMonth({ firstMonth }: Calendar, month: number): string {
  if (month === 0) return 'Start'
  return firstMonth === null ? `Month ${month}` : nameCalendarMonth(firstMonth + month - 1)
}

/** Within words: 'Jun 2027', 'month 4' or 'the start'. */
export function nameMonthWithin(calendar: Calendar, month: number): string {
  if (month === 0) return 'the start'
  return calendar.firstMonth === null ? `month ${month}` : nameForecastMonth(calendar, month)
}

/** In a sentence: 'in Jun 2027', 'in month 4' or 'at the start'. */
export function placeForecastMonth(calendar: Calendar, month: number): string {
  if (month === 0) return 'at the start'
  return `in ${calendar.firstMonth === null ? `month ${month}` : nameForecastMonth(calendar, month)}`
}

export function nameColumn(calendar: Calendar, period: PeriodKind, column: StatementColumn): string {
  if (period === 'month') return nameForecastMonth(calendar, column.number)
  if (period === 'year') return `Year ${column.number}`
  const { firstMonth } = calendar
  if (firstMonth === null) return `Quarter ${column.number}`
  return nameCalendarStretch(firstMonth + column.to - 3, firstMonth + column.to)
}
