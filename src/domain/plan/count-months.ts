/** The month of a day as one number, year × 12 + month, so that months can be compared and subtracted. */
export function countMonths(day: Date): number {
  return day.getFullYear() * 12 + day.getMonth()
}
