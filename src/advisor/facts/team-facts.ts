import { readWhen, type When } from '#domain/plan/read-when.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readKnownText } from './claims/known-texts.ts'
import { readWeeklyHours } from './counted.ts'
import { type Period, toYearly } from './claims/periods.ts'
import { listReadings, readPricedItem } from './priced-items.ts'
import { isWritten, joinTexts, sampleItems } from './texts.ts'

export interface PlannedHire {
  id: string
  role: string
  timeline: string
  salary: string
  when: When | null
  yearlyPay: number | null
}

export interface TeamFacts {
  founderCount: number
  hires: readonly PlannedHire[]
  yearlyPay: number
  /** What everyone on the team does or knows, including planned hires and advisors. */
  skills: string
}

export function readTeam(data: WorkbookData, currency: string): TeamFacts {
  const { founders, keyHires, advisors } = data.teamStructure
  const hires = sampleItems(keyHires).map(({ id, role, timeline, salary }) => ({
    id,
    role,
    timeline,
    salary,
    when: readWhen(timeline),
    yearlyPay: readYearlyPay(salary, currency, role),
  }))
  return {
    founderCount: founders.filter(({ name, role, background }) => isWritten(name + role + background)).length,
    hires,
    yearlyPay: hires.reduce((sum, { yearlyPay }) => sum + (yearlyPay ?? 0), 0),
    skills: joinTexts([
      ...sampleItems(founders).flatMap(({ role, background }) => [role, background]),
      ...hires.map(({ role }) => role),
      ...sampleItems(advisors).flatMap(({ name, expertise }) => [name, expertise]),
    ]),
  }
}

/** 'Instructors, 38 classes a week': the forecast counts the work and not the heads. Hours are those of each person. */
export function countsWork(role: string): boolean {
  return readKnownText(role.slice(0, 200)).some(
    ({ kind, unit, period }) => kind === 'count' && period !== null && unit !== 'hour',
  )
}

const partTime = /\b(?:part|half)[- ]time\b/i

/**
 * '$48,000 a year', '$22/hour', '4k a month'. Without a period, the size shows which one is meant. An hourly rate counts
 * for a full-time year unless the text gives the hours. When the pay is given twice, the larger one includes taxes.
 */
export function readYearlyPay(salary: string, currency: string, role = ''): number | null {
  const item = readPricedItem(salary, currency)
  if (!item || item.amount <= 0) return null
  const hours = readWeeklyHours(salary)?.low ?? null
  const yearly = listReadings(item).flatMap(({ amount, period }) => {
    if (period === 'hour') return hours === null ? [] : [toYearly(amount * hours, 'week')]
    return period === null ? [] : [toYearly(amount, period)]
  })
  if (yearly.length > 0) return Math.max(...yearly)
  const period = item.period ?? guessPeriod(item.amount)
  const isUnknown = period === 'hour' && partTime.test(`${role.slice(0, 200)} ${salary.slice(0, 400)}`)
  return isUnknown ? null : toYearly(item.amount, period)
}

function guessPeriod(amount: number): Period {
  if (amount < 200) return 'hour'
  return amount < 10_000 ? 'month' : 'year'
}
